// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>

#include "engine/naruto/decks/random_deck.h"
#include "tests/ui/match_fixture.h"
#include "ui/series/series_desk.h"
#include "ui/series/series_words.h"
#include "ui/series/swap_dialog.h"
#include "ui/series/swap_list.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// A match of several games on the window: N-SIDE-02 to N-SIDE-06, N-MULL-05.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class SeriesOnScreen : public MatchWindowTest {
 protected:
  static MatchPlan bestOfThree(Secrecy secrecy, bool sideboards) {
    MatchPlan plan = planOf(secrecy);
    plan.bestOf = 3;
    if (!sideboards) return plan;
    plan.edition = QStringLiteral("panini");
    plan.seats[PlayerId::south].deck = shippedDeck("panini-clones");
    plan.seats[PlayerId::north].deck = shippedDeck("panini-embers");
    return plan;
  }

  void beginMatch(const MatchPlan& plan) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {plan.seats[PlayerId::south].deck, plan.seats[PlayerId::north].deck};
    needs.recorder = [this] {
      ++records_;
      return std::make_unique<ListRecorder>();
    };
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->startMatch(plan);
    QCoreApplication::processEvents();
  }

  void concede(PlayerId player) {
    match().concede(player);
    QCoreApplication::processEvents();
    ASSERT_TRUE(end().isVisible());
  }
  /// The game is over; presses what leads on.
  void pressNext() {
    QTest::mouseClick(end().firstButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void answer() {
    QTest::mouseClick(dialog().playButton(), Qt::LeftButton);
    QCoreApplication::processEvents();
  }

  EndSheet& end() { return *table().endSheet(); }
  SeriesDesk& desk() { return *window_->series(); }
  SwapDialog& dialog() { return *desk().dialog(); }
  QString score() const {
    const auto& line = window_->table()->endSheet()->facts().lines.front();
    return line.values[PlayerId::south] + QLatin1Char(':') + line.values[PlayerId::north];
  }

  static int rowOf(const SwapList* list, const QString& code) {
    const auto& rows = list->rows();
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i].code == code) return static_cast<int>(i);
    return -1;
  }
  static int countOf(const SwapList* list, const QString& code) {
    const int row = rowOf(list, code);
    return row < 0 ? 0 : list->rows()[static_cast<std::size_t>(row)].count;
  }
  static void click(SwapList* list, const QString& code) {
    auto* item = list->item(rowOf(list, code));
    ASSERT_NE(item, nullptr) << code.toStdString();
    list->scrollToItem(item);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
  }

  int records_ = 0;
};

TEST_F(SeriesOnScreen, ConcededGamesRunThroughToTheResult) {
  const MatchPlan plan = bestOfThree(Secrecy::Hold, false);
  beginMatch(plan);
  EXPECT_EQ(match().match().setup().seed, plan.seed);
  concede(PlayerId::north);
  EXPECT_EQ(score(), "1:0");
  EXPECT_EQ(end().series()->title, "Naomi wins game 1");
  EXPECT_EQ(end().firstButton()->text(), "Next game");
  pressNext();
  EXPECT_EQ(records_, 2) << "each game has a record of its own";
  EXPECT_FALSE(match().over());
  EXPECT_EQ(asked(), ChoiceKind::call_toss) << "a new toss";
  EXPECT_NE(match().match().setup().seed, plan.seed);
  EXPECT_FALSE(match().match().can_undo()) << "take-back stays in its game";
  EXPECT_EQ(match().plan().seats[PlayerId::south].name, "Naomi") << "seats stay";
  concede(PlayerId::south);
  EXPECT_EQ(score(), "1:1");
  pressNext();
  concede(PlayerId::south);
  EXPECT_EQ(score(), "1:2");
  EXPECT_EQ(end().series()->title, "Tiago wins the match");
  EXPECT_EQ(end().firstButton()->text(), "Rematch");
  EXPECT_EQ(records_, 3);
}

TEST_F(SeriesOnScreen, TwoWinsAreEnough) {
  beginMatch(bestOfThree(Secrecy::Open, false));
  concede(PlayerId::north);
  pressNext();
  concede(PlayerId::north);
  EXPECT_EQ(score(), "2:0");
  EXPECT_FALSE(end().series()->goesOn);
}

TEST_F(SeriesOnScreen, OneGameIsAsItWas) {
  begin(Secrecy::Hold);
  match().concede(PlayerId::north);
  EXPECT_FALSE(table().endSheet()->series().has_value());
  EXPECT_EQ(table().endSheet()->firstButton()->text(), "Rematch");
}

/// An end that is taken back was none: the game is played on, and nothing has been counted.
TEST_F(SeriesOnScreen, AnEndThatIsTakenBackDoesNotCount) {
  beginMatch(bestOfThree(Secrecy::Hold, false));
  concede(PlayerId::north);
  EXPECT_TRUE(desk().goesOn(state()));
  EXPECT_TRUE(desk().series().games().empty()) << "it counts when it is left";
  if (match().match().can_undo_freely()) {
    match().press({CommandKind::Undo});
    EXPECT_FALSE(desk().goesOn(state()));
    concede(PlayerId::south);
    EXPECT_EQ(score(), "0:1");
  }
}

TEST_F(SeriesOnScreen, ASwapIsPlayedAndTheRegisteredDeckComesBack) {
  const MatchPlan plan = bestOfThree(Secrecy::Open, true);
  beginMatch(plan);
  concede(PlayerId::south);
  pressNext();
  ASSERT_NE(desk().dialog(), nullptr);
  EXPECT_EQ(dialog().player(), PlayerId::south);
  click(dialog().deckList(), "J-001");
  click(dialog().sideboardList(), "N-303");
  EXPECT_EQ(dialog().totals(), "Out 1, in 1");
  EXPECT_EQ(dialog().swap(), (naruto::Swap{{{"J-001", 1}}, {{"N-303", 1}}}));
  answer();
  ASSERT_NE(desk().dialog(), nullptr);
  EXPECT_EQ(dialog().player(), PlayerId::north);
  answer();
  EXPECT_EQ(desk().dialog(), nullptr);
  const auto& seats = match().match().setup().seats;
  EXPECT_NE(seats[PlayerId::south].deck, plan.seats[PlayerId::south].deck);
  EXPECT_EQ(seats[PlayerId::north].deck, plan.seats[PlayerId::north].deck);
  EXPECT_FALSE(match().over());
  concede(PlayerId::north);
  pressNext();
  EXPECT_EQ(countOf(dialog().deckList(), "N-303"), 1) << "as the last game was played";
  QTest::mouseClick(dialog().registeredButton(), Qt::LeftButton);
  EXPECT_EQ(countOf(dialog().deckList(), "N-303"), 0);
  EXPECT_EQ(countOf(dialog().deckList(), "J-001"), 3);
  QTest::mouseClick(dialog().beforeButton(), Qt::LeftButton);
  EXPECT_EQ(countOf(dialog().deckList(), "N-303"), 1);
  answer();
  answer();
  concede(PlayerId::north);
  EXPECT_EQ(window_->plan().seats[PlayerId::south].deck, plan.seats[PlayerId::south].deck);
  window_->startMatch(window_->plan());
  EXPECT_EQ(match().match().setup().seats[PlayerId::south].deck, plan.seats[PlayerId::south].deck);
}

TEST_F(SeriesOnScreen, AnUnevenSwapCannotBeConfirmed) {
  beginMatch(bestOfThree(Secrecy::Open, true));
  concede(PlayerId::south);
  pressNext();
  EXPECT_TRUE(dialog().playButton()->isEnabled()) << "no swap is a swap, too";
  EXPECT_FALSE(dialog().beforeButton()->isEnabled());
  dialog().deckList()->setCurrentRow(rowOf(dialog().deckList(), "J-001"));
  QTest::keyClick(dialog().deckList(), Qt::Key_Return);
  QTest::keyClick(dialog().deckList(), Qt::Key_Right);
  EXPECT_EQ(countOf(dialog().deckList(), "J-001"), 1);
  EXPECT_EQ(dialog().message(), "Out: 2, in: 0. The numbers must be equal.");
  EXPECT_EQ(dialog().rules(), "N-SIDE-03");
  EXPECT_FALSE(dialog().playButton()->isEnabled());
  QTest::mouseClick(dialog().playButton(), Qt::LeftButton);
  EXPECT_TRUE(dialog().isVisible());
  dialog().sideboardList()->setCurrentRow(rowOf(dialog().sideboardList(), "N-303"));
  QTest::keyClick(dialog().sideboardList(), Qt::Key_Left);
  QTest::keyClick(dialog().sideboardList(), Qt::Key_Left);
  EXPECT_TRUE(dialog().rules().isEmpty()) << dialog().message().toStdString();
  EXPECT_TRUE(dialog().playButton()->isEnabled());
  EXPECT_EQ(countOf(dialog().sideboardList(), "N-303"), 0);
  QTest::keyClick(dialog().sideboardList(), Qt::Key_Left);  // there is none left
  EXPECT_EQ(dialog().totals(), "Out 2, in 2");
}

TEST_F(SeriesOnScreen, ClosingTheDialogChangesNothingAndForgetsNoSwap) {
  beginMatch(bestOfThree(Secrecy::Open, true));
  concede(PlayerId::south);
  pressNext();
  click(dialog().deckList(), "J-001");
  click(dialog().sideboardList(), "N-303");
  answer();
  QTest::keyClick(&dialog(), Qt::Key_Escape);
  QCoreApplication::processEvents();
  EXPECT_EQ(desk().dialog(), nullptr);
  EXPECT_TRUE(match().over());
  EXPECT_TRUE(end().isVisible());
  pressNext();
  EXPECT_EQ(dialog().player(), PlayerId::south);
  EXPECT_EQ(dialog().swap(), (naruto::Swap{{{"J-001", 1}}, {{"N-303", 1}}})) << "as it was left";
  QTest::mouseClick(dialog().beforeButton(), Qt::LeftButton);
  EXPECT_EQ(dialog().swap(), naruto::Swap{});
}

/// All that can be read in the dialog.
QStringList textsOf(const SwapDialog& dialog) {
  QStringList texts;
  for (const auto* label : dialog.findChildren<QLabel*>()) texts.append(label->text());
  for (const auto* list : {dialog.deckList(), dialog.sideboardList()}) {
    texts.append(list->accessibleName());
    for (int i = 0; i < list->count(); ++i) texts.append(list->item(i)->text());
  }
  texts.append(dialog.playButton()->text());
  return texts;
}

TEST_F(SeriesOnScreen, HeldTheCardsAreSeenOnlyWhileTheOwnKeyIsDown) {
  beginMatch(bestOfThree(Secrecy::Hold, true));
  concede(PlayerId::south);
  pressNext();
  SwapList* deck = dialog().deckList();
  EXPECT_EQ(deck->count(), 0);
  EXPECT_EQ(dialog().sideboardList()->count(), 0);
  QTest::keyPress(deck, Qt::Key_L);  // the other one's key
  EXPECT_EQ(deck->count(), 0);
  QTest::keyRelease(deck, Qt::Key_L);
  QTest::keyPress(deck, Qt::Key_S);
  EXPECT_GT(deck->count(), 0);
  click(deck, "J-001");
  EXPECT_FALSE(dialog().playButton()->isEnabled());
  const QImage open = dialog().grab().toImage();
  QTest::keyRelease(deck, Qt::Key_S);
  EXPECT_EQ(deck->count(), 0);
  EXPECT_NE(dialog().grab().toImage(), open);
  QTest::mouseClick(dialog().showButton(), Qt::LeftButton);  // until the other one's turn
  EXPECT_GT(deck->count(), 0);
  EXPECT_EQ(dialog().totals(), "Out 1, in 0");
}

/// Covered, a swap that has been made cannot be told from one that has not, nor an even one from an uneven one.
TEST_F(SeriesOnScreen, ACoveredDialogTellsNothing) {
  for (const Secrecy level : {Secrecy::Hold, Secrecy::Curtain}) {
    beginMatch(bestOfThree(level, true));
    concede(PlayerId::south);
    pressNext();
    const auto open = [&] {
      if (level == Secrecy::Curtain)
        emit dialog().curtain()->opened();
      else
        QTest::mouseClick(dialog().showButton(), Qt::LeftButton);
    };
    const auto cover = [&] {
      QEvent away(QEvent::WindowDeactivate);
      QCoreApplication::sendEvent(&dialog(), &away);
      QTest::mouseMove(&dialog(), QPoint(3, 3));  // a button under the pointer looks different
      QCoreApplication::processEvents();
    };
    EXPECT_FALSE(dialog().secrecy().handShown(PlayerId::south));
    EXPECT_EQ(dialog().curtain()->isVisible(), level == Secrecy::Curtain);
    EXPECT_EQ(dialog().deckList()->count(), 0);
    open();
    EXPECT_GT(dialog().deckList()->count(), 0);
    cover();
    const QStringList texts = textsOf(dialog());
    const QImage picture = dialog().grab().toImage();
    open();
    click(dialog().deckList(), "J-001");
    cover();
    EXPECT_EQ(textsOf(dialog()), texts);
    EXPECT_EQ(dialog().grab().toImage(), picture);
    EXPECT_FALSE(dialog().playButton()->isEnabled());
    if (level == Secrecy::Curtain) {
      EXPECT_EQ(dialog().curtain()->geometry(), dialog().rect());
    }
  }
}

TEST_F(SeriesOnScreen, TheSecondPlayerHasACurtainOfTheirOwn) {
  beginMatch(bestOfThree(Secrecy::Curtain, true));
  concede(PlayerId::south);
  pressNext();
  emit dialog().curtain()->opened();
  answer();
  EXPECT_EQ(dialog().player(), PlayerId::north);
  EXPECT_TRUE(dialog().curtain()->isVisible());
  QTest::keyPress(dialog().curtain(), Qt::Key_S);
  QTest::qWait(Curtain::kHoldMilliseconds + 120);
  EXPECT_TRUE(dialog().curtain()->isVisible());
  QTest::keyRelease(dialog().curtain(), Qt::Key_S);
  QTest::keyPress(dialog().curtain(), Qt::Key_L);
  QTest::qWait(Curtain::kHoldMilliseconds + 120);
  EXPECT_FALSE(dialog().curtain()->isVisible());
  EXPECT_GT(dialog().deckList()->count(), 0);
}

TEST_F(SeriesOnScreen, AnAnnouncedSideboardIsToldBeforeTheMatchAndAfterAGame) {
  MatchPlan plan = bestOfThree(Secrecy::Hold, false);
  const auto deck = naruto::random_deck(shippedCards(), *naruto::find_edition("usa-1.3"), 5, true);
  ASSERT_TRUE(deck.has_value());
  plan.seats[PlayerId::north].deck = *deck;
  plan.seats[PlayerId::north].deck.id = "luck";
  plan.seats[PlayerId::north].deckId = "luck";
  beginMatch(plan);
  auto* form = window_->startPage()->form();
  EXPECT_TRUE(form->sideboardNote().startsWith("Tiago has a sideboard of 10 card"));
  form->lengthBox()->setCurrentIndex(0);
  EXPECT_TRUE(form->sideboardNote().isEmpty()) << "in one game nothing is swapped";
  concede(PlayerId::north);
  const auto& lines = end().facts().lines;
  EXPECT_EQ(lines[1].values[PlayerId::south], "none");
  EXPECT_EQ(lines[1].values[PlayerId::north], "10 cards");
  pressNext();
  EXPECT_EQ(dialog().player(), PlayerId::north) << "who has none is not asked";
  answer();
  EXPECT_EQ(desk().dialog(), nullptr);
}

TEST_F(SeriesOnScreen, WhereTheRulesDoNotAskForItNothingIsAnnounced) {
  MatchPlan plan = bestOfThree(Secrecy::Hold, true);
  const naruto::Series series(seriesSetupOf(plan));
  EXPECT_TRUE(sideboardNotice(series, PlayerId::south, shippedCards(), "en").isEmpty());
}

TEST(SwapWords, EveryBreachHasASentenceInEveryLanguage) {
  for (std::size_t code = 1; code < table::EnumNames<naruto::SwapBreach>::names.size(); ++code) {
    naruto::SwapRefusal refusal;
    refusal.code = static_cast<naruto::SwapBreach>(code);
    refusal.rule = "N-SIDE-03";
    refusal.card = "J-001";
    QStringList texts;
    for (const QString& language : seatLanguages()) {
      const QString text = swapText(refusal, shippedCards(), language);
      EXPECT_FALSE(text.isEmpty() || text.contains(QLatin1Char('%'))) << text.toStdString();
      EXPECT_FALSE(texts.contains(text)) << text.toStdString();
      texts.append(text);
    }
  }
}

}  // namespace
}  // namespace playsheet::testing

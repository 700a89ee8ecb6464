// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

#include "tests/ui/access_reader.h"
#include "tests/ui/invented_fixture.h"
#include "tests/ui/keyboard_player.h"
#include "ui/log/log_view.h"
#include "ui/naruto/reader_page.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shelf_offer.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_voice.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/news_access.h"

/// What is said aloud of a match: everything once, in its order, and nothing of a hidden hand.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

/// Hears what is said aloud while it lives.
class Aloud {
 public:
  explicit Aloud(std::function<void(const QString&)> each = {}) : each_(std::move(each)) {
    listenInstead([this](const QAccessibleEvent& event) {
      const QString text = announced(event);
      if (text.isEmpty()) return;
      said_ << text;
      if (each_) each_(text);
    });
  }
  ~Aloud() { listenInstead({}); }
  Aloud(const Aloud&) = delete;
  Aloud& operator=(const Aloud&) = delete;

  const QStringList& said() const { return said_; }
  void forget() { said_.clear(); }
  int beginningWith(const QString& text) const {
    return static_cast<int>(
        std::count_if(said_.begin(), said_.end(), [&](const QString& one) { return one.startsWith(text); }));
  }

 private:
  std::function<void(const QString&)> each_;
  QStringList said_;
};

class HeardTable : public InventedMatchTest {
 protected:
  void activate() {
    window_->activateWindow();
    table().curtain()->setHoldTime(0);
    table().curtain()->setLingerTime(0);
    table().sheet()->setFocus();
    QCoreApplication::processEvents();
  }
  QString nameOf(int card) {
    const auto definition = state()[static_cast<CardId>(card)].definition;
    return match().words().face(definition, match().language()).name;
  }
  QString question() {
    const Prompt& prompt = match().prompt();
    return spokenQuestion(prompt, match().plan().seats[prompt.player].name);
  }
  QStringList logLines() {
    QStringList lines;
    for (const LogRow& row : table().side()->log()->rows())
      if (row.kind == LogRow::Kind::Line || row.kind == LogRow::Kind::Heading) lines << row.text;
    return lines;
  }
  /// Names of cards that the screen shows nowhere now, and that stand in no name and no text of one that it shows.
  QSet<QString> hiddenNames() {
    QSet<QString> hidden;
    QString open = logLines().join(QLatin1Char('\n'));
    for (std::size_t i = 0; i < state().card_count; ++i) {
      const int card = static_cast<int>(i);
      if (match().seen(card))
        open += spokenCard(makeReaderPage(match(), card), match().words(), match().language()) + QLatin1Char('\n');
      else
        hidden.insert(nameOf(card));
    }
    hidden.removeIf([&](const QString& name) { return open.contains(name); });
    return hidden;
  }
};

class HeardAloud : public HeardTable, public ::testing::WithParamInterface<Secrecy> {};

TEST_P(HeardAloud, EachDecisionIsAskedOnceAndEachLineOfTheLogIsSaidOnce) {
  Aloud aloud;
  begin(GetParam(), 3);
  table().curtain()->setLingerTime(0);
  QStringList before;
  int asked = 0, lines = 0;
  for (int i = 0; i < 240 && !match().over() && !HasFailure(); ++i) {
    match().goOn();
    if (match().secrecy().curtain()) {
      match().openCurtain();
      ASSERT_TRUE(QTest::qWaitFor([&] { return !table().curtain()->isVisible(); }));
    }
    before = logLines();
    aloud.forget();
    ASSERT_TRUE(stepOn());
    const QStringList now = logLines();
    ASSERT_EQ(now.mid(0, before.size()), before);
    QStringList news = now.mid(before.size()), heard;
    for (const QString& said : aloud.said())
      if (news.contains(said)) heard << said;
    EXPECT_EQ(heard, news);
    lines += static_cast<int>(news.size());
    if (match().secrecy().curtain()) {
      EXPECT_EQ(aloud.beginningWith(question()), 0) << "nothing is asked under the curtain";
      EXPECT_EQ(aloud.said().count(table().curtain()->sentence()), 1);
      continue;
    }
    EXPECT_EQ(aloud.beginningWith(question()), 1) << question().toStdString() << "\n"
                                                  << aloud.said().join("\n").toStdString();
    ++asked;
    if (!match().over() && match().prompt().primary.enabled && !match().prompt().primary.key.isEmpty()) {
      const QString key = match().prompt().primary.key + QStringLiteral(": ") + match().prompt().primary.label;
      EXPECT_TRUE(aloud.said().join(QLatin1Char('\n')).contains(key)) << key.toStdString();
    }
  }
  EXPECT_GT(asked, 20);
  EXPECT_GT(lines, 20);
}

TEST_P(HeardAloud, NothingOfAHiddenHandIsSaidAndEveryRefusalIs) {
  QStringList reasons;
  Aloud aloud([&](const QString& text) {
    if (!window_ || !window_->table()) return;  // of a match that is being laid out: its hands are not dealt
    for (const QString& name : hiddenNames()) EXPECT_FALSE(text.contains(name)) << text.toStdString();
  });
  begin(GetParam(), 11);
  activate();
  QObject::connect(&match(), &NarutoDesk::explained, &match(),
                   [&](int, const QString& reason, const QString&) { reasons << reason; });
  KeyboardPlayer player(*window_, 5);
  int refusals = 0, showdowns = 0;
  bool stood = false;
  for (int i = 0; i < 500 && !match().over() && !HasFailure(); ++i) {
    aloud.forget();
    reasons.clear();
    player.act();
    player.press(Qt::Key_R);
    for (const QString& reason : reasons) EXPECT_GE(aloud.said().count(reason), reasons.count(reason));
    refusals += static_cast<int>(reasons.size());
    if (match().still() && !stood) {
      const QStringList battles = table().sheet()->battleLedgers();
      EXPECT_FALSE(battles.isEmpty());
      for (const QString& battle : battles) EXPECT_EQ(aloud.said().count(battle), battles.count(battle));
      ++showdowns;
    }
    stood = match().still();
  }
  EXPECT_GT(refusals, 0);
  RecordProperty("showdowns", showdowns);
}

INSTANTIATE_TEST_SUITE_P(Levels, HeardAloud, ::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain));

TEST_F(HeardTable, ALedgerIsSaidWithEveryAddend) {
  toExchange();
  const QStringList battles = table().sheet()->battleLedgers();
  ASSERT_EQ(battles.size(), 1);
  const auto& battle = match().view().battles.front();
  EXPECT_TRUE(battles.front().startsWith(QStringLiteral("Battle 1: ") + nameOf(goro_)))
      << battles.front().toStdString();
  EXPECT_TRUE(battles.front().contains(nameOf(goro_) + QStringLiteral(", head"))) << battles.front().toStdString();
  EXPECT_TRUE(battles.front().contains(nameOf(battle.blockers.front()) + QStringLiteral(", head")));
}

/// In a mirror match both heads may have one name: whose each team and each addend is, is said.
TEST_F(HeardTable, ALedgerSaysWhoseEachSumIs) {
  toExchange();
  const QString ledger = table().sheet()->battleLedgers().value(0);
  const int sums = static_cast<int>(ledger.indexOf(QStringLiteral(". ")));
  ASSERT_GT(sums, 0);
  for (const QString& name : {QStringLiteral("Naomi"), QStringLiteral("Tiago")}) {
    EXPECT_EQ(ledger.left(sums).count(QStringLiteral("(%1)").arg(name)), 1) << ledger.toStdString();
    EXPECT_EQ(ledger.mid(sums).count(name + QStringLiteral(": ")), 1) << ledger.toStdString();
  }
}

/// A card that is picked for what is asked is not used.
TEST_F(HeardTable, ACardToDiscardCanBeChosenAndACardToPlayCanBeUsed) {
  begin(Secrecy::Open);
  const auto said = [&](const QString& words) {
    int cards = 0;
    for (const Told& told : readTree(table().sheet())) cards += told.name.endsWith(words) ? 1 : 0;
    return cards;
  };
  ASSERT_GE(goOnToPlayable(), 0);
  EXPECT_GT(said(QStringLiteral(", can be used")), 0);
  EXPECT_EQ(said(QStringLiteral(", can be chosen")), 0);
  ASSERT_TRUE(goOnTo(ChoiceKind::hand_adjustment, PlayerId::north) ||
              goOnTo(ChoiceKind::hand_adjustment, PlayerId::south));
  const PlayerId player = match().prompt().player;
  EXPECT_EQ(said(QStringLiteral(", can be used")), 0);
  EXPECT_EQ(said(QStringLiteral(", can be chosen")), static_cast<int>(state()[player].hand.size()));
}

/// A match that ends behind the curtain lifts it: the keys stay with the sheet that tells the end.
TEST_F(HeardTable, TheEndBehindTheCurtainKeepsTheKeys) {
  begin(Secrecy::Curtain);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::north));
  activate();
  Aloud aloud;
  match().concede(PlayerId::south);
  QTest::qWait(1500);  // the curtain has lifted
  EXPECT_FALSE(table().curtain()->isVisible());
  ASSERT_TRUE(table().endSheet()->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), table().endSheet()->firstButton());
  EXPECT_EQ(aloud.beginningWith(table().endSheet()->accessibleName()), 1);
}

/// What is asked of somebody who plays by ear speaks of keys.
TEST_F(HeardTable, WhatIsSaidOfAChosenCardSpeaksOfNoMouse) {
  for (const QString language : {"en", "it", "pt_BR"}) {
    SCOPED_TRACE(language.toStdString());
    begin(Secrecy::Open, 7, language);
    const int playable = goOnToPlayable();
    ASSERT_GE(playable, 0);
    activate();
    Aloud aloud;
    ASSERT_TRUE(table().sheet()->pointAt(playable));
    QTest::keyClick(table().sheet(), Qt::Key_Return);
    ASSERT_EQ(match().selected(), playable);
    const QString all = aloud.said().join(QLatin1Char(' '));
    EXPECT_TRUE(all.contains(match().prompt().spoken)) << all.toStdString();
    EXPECT_TRUE(match().prompt().spoken.contains(nameOf(playable)));
    EXPECT_TRUE(all.contains(match().prompt().primary.label)) << "what the key does";
    static const QRegularExpression mouse(QStringLiteral("click|clic|drag|trascin|arrast"),
                                          QRegularExpression::CaseInsensitiveOption);
    EXPECT_FALSE(all.contains(mouse)) << all.toStdString();
    EXPECT_TRUE(match().prompt().sentence.contains(mouse)) << "what is read speaks of it";
  }
}

TEST_F(HeardTable, AQuestionIsNotSaidAgainUntilItIsWanted) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
  activate();
  Aloud aloud;
  match().clearSelection();  // the first that is heard of a match in the middle of it
  EXPECT_EQ(aloud.beginningWith(question()), 1);
  EXPECT_EQ(aloud.said().size(), 1) << "the log up to here is no news";
  aloud.forget();
  match().clearSelection();
  EXPECT_TRUE(aloud.said().isEmpty());
  QTest::keyClick(table().sheet(), Qt::Key_R);
  EXPECT_EQ(aloud.beginningWith(question()), 1);
}

TEST_F(HeardTable, TheCardUnderTheFocusIsReadInFullWhileItsOwnersKeyAsksForIt) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  activate();
  const auto card = state()[PlayerId::south].hand.front();
  const CardFace face = match().words().face(state()[card].definition, match().language());
  Aloud aloud;
  QTest::keyClick(table().sheet(), Qt::Key_Tab);
  QTest::keyClick(table().sheet(), Qt::Key_R);
  for (const QString& text : aloud.said()) EXPECT_FALSE(text.contains(face.name)) << text.toStdString();
  QTest::keyPress(table().sheet(), Qt::Key_S);
  ASSERT_TRUE(table().sheet()->pointAt(card));
  aloud.forget();
  QTest::keyClick(table().sheet(), Qt::Key_R);
  ASSERT_EQ(aloud.said().size(), 1);
  EXPECT_TRUE(aloud.said().front().startsWith(face.name)) << aloud.said().front().toStdString();
  EXPECT_TRUE(aloud.said().front().contains(face.typeLine));
  for (const QString& line : face.text.split(QLatin1Char('\n'))) EXPECT_TRUE(aloud.said().front().contains(line));
  aloud.forget();
  QTest::keyClick(table().sheet(), Qt::Key_R);
  EXPECT_EQ(aloud.beginningWith(question()), 1) << "once more, it is the question";
  QTest::keyRelease(table().sheet(), Qt::Key_S);
}

TEST_F(HeardTable, ACardIsDiscardedByKeysAndEachOfItsStepsIsSaid) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::hand_adjustment, PlayerId::north) ||
              goOnTo(ChoiceKind::hand_adjustment, PlayerId::south));
  activate();
  const PlayerId player = match().prompt().player;
  const auto own = player == PlayerId::south ? Qt::Key_S : Qt::Key_L;
  const auto size = state()[player].hand.size();
  Aloud aloud;
  QTest::keyClick(table().sheet(), Qt::Key_Tab);
  match().clearSelection();
  ASSERT_EQ(aloud.beginningWith(question()), 1);
  EXPECT_TRUE(aloud.said().join(QLatin1Char(' ')).contains(match().prompt().primary.label)) << "how many";
  const QString key = QKeySequence(own).toString() + QStringLiteral(": ");
  EXPECT_TRUE(aloud.said().join(QLatin1Char(' ')).contains(key)) << "how the hand is seen";
  QTest::keyPress(table().sheet(), own);
  QTest::keyClick(table().sheet(), Qt::Key_N);
  const int card = table().sheet()->focusedCard();
  ASSERT_GE(card, 0);
  aloud.forget();
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  ASSERT_EQ(match().marked().size(), 1U);
  EXPECT_TRUE(aloud.said().join(QLatin1Char(' ')).contains(match().prompt().primary.label)) << "what Enter does now";
  EXPECT_TRUE(match().prompt().primary.label.contains(nameOf(card)));
  aloud.forget();
  QTest::keyClick(table().sheet(), Qt::Key_N);
  const int other = table().sheet()->focusedCard();
  ASSERT_NE(other, card);
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  EXPECT_EQ(match().marked(), std::vector<naruto::CardId>{static_cast<naruto::CardId>(other)}) << "in its place";
  EXPECT_TRUE(aloud.said().join(QLatin1Char(' ')).contains(match().prompt().primary.label)) << "and that is said";
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  EXPECT_EQ(state()[player].hand.size(), size - 1);
  QTest::keyRelease(table().sheet(), own);
}

TEST_F(HeardTable, WhereTheFocusDoesNotGoIsSaidToo) {
  begin(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  activate();
  Aloud aloud;
  QTest::keyClick(table().sheet(), Qt::Key_N);
  EXPECT_EQ(aloud.beginningWith(QStringLiteral("No card can be chosen now.")), 1);
  QTest::keyPress(table().sheet(), Qt::Key_S);
  QTest::keyClick(table().sheet(), Qt::Key_N);
  const int card = table().sheet()->focusedCard();
  ASSERT_GE(card, 0);
  QTest::keyClick(table().sheet(), Qt::Key_C);
  EXPECT_EQ(match().selected(), card) << "what is pointed at is chosen, and the question says what C does";
  QTest::keyRelease(table().sheet(), Qt::Key_S);
}

TEST_F(HeardTable, OneThingAloneHasTheFocus) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  activate();
  const auto focused = [this] {
    QStringList names;
    for (const Told& told : readTree(window_.get()))
      if (told.state.focused) names << told.whole();
    return names;
  };
  QTest::keyClick(table().sheet(), Qt::Key_Tab);
  ASSERT_GE(table().sheet()->focusedCard(), 0);
  EXPECT_EQ(focused().size(), 1) << focused().join("; ").toStdString();
  LogView* log = table().side()->log();
  log->setFocus(Qt::TabFocusReason);
  QTest::keyClick(log, Qt::Key_Up);
  ASSERT_TRUE(log->hasFocus());
  EXPECT_EQ(focused().size(), 1) << focused().join("; ").toStdString();
}

/// Whoever reads the screen gets no more than it can follow: a table is laid out several times while it opens, and
/// among hundreds of names that had not changed Orca lost the first question.
TEST(AccessNews, IsWhatHasChangedOfWhatIsShown) {
  AccessNews news;
  const auto isNews = [&](QWidget* widget, QAccessible::Event kind) {
    return news.isNews(QAccessibleEvent(widget, kind));
  };
  QWidget page;
  auto* field = new QPushButton(&page);
  field->setAccessibleName(QStringLiteral("Deck"));
  EXPECT_FALSE(isNews(field, QAccessible::NameChanged)) << "nobody sees it yet";
  page.show();
  EXPECT_TRUE(isNews(field, QAccessible::ObjectShow));
  EXPECT_FALSE(isNews(field, QAccessible::NameChanged)) << "it was read when it was shown";
  EXPECT_FALSE(isNews(field, QAccessible::DescriptionChanged));
  field->setAccessibleName(QStringLiteral("Rules"));
  EXPECT_TRUE(isNews(field, QAccessible::NameChanged));
  EXPECT_FALSE(isNews(field, QAccessible::NameChanged)) << "once";
  field->setAccessibleDescription(QStringLiteral("All of them"));
  EXPECT_TRUE(isNews(field, QAccessible::DescriptionChanged));
  field->hide();
  field->setAccessibleName(QStringLiteral("Decks"));
  EXPECT_TRUE(isNews(field, QAccessible::NameChanged)) << "a reader may have kept what it was called";
  EXPECT_TRUE(isNews(field, QAccessible::Focus));
}

TEST(HeardFields, ABoxSaysItsLabelAndItsValue) {
  ChoiceBox box;
  box.addItems({QStringLiteral("Clones"), QStringLiteral("Embers")});
  box.setAccessibleName(QStringLiteral("Deck"));
  const auto* access = QAccessible::queryAccessibleInterface(&box);
  EXPECT_EQ(access->role(), QAccessible::ComboBox);
  EXPECT_EQ(access->text(QAccessible::Name), QStringLiteral("Deck: Clones"));
  box.show();
  box.activateWindow();
  box.setFocus();
  EXPECT_TRUE(QTest::qWaitFor([&] { return box.hasFocus(); }));
  const Aloud aloud;
  QTest::keyClick(&box, Qt::Key_Down);
  EXPECT_EQ(aloud.said(), QStringList{QStringLiteral("Embers")});
}

TEST(HeardFields, TheFieldsOfASeatSayWhoseTheyAre) {
  DeckShelf shelf;
  for (const PlayerId player : table::kPlayers) {
    ShelfOffer offer(shelf);
    const SeatForm form(player, offer);
    const QString seat = player == PlayerId::south ? QStringLiteral("South: ") : QStringLiteral("North: ");
    int boxes = 0;
    for (const auto* box : form.findChildren<ChoiceBox*>()) {
      EXPECT_TRUE(box->accessibleName().startsWith(seat)) << box->accessibleName().toStdString();
      ++boxes;
    }
    EXPECT_EQ(boxes, 2);
  }
}

}  // namespace
}  // namespace playsheet::testing

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QLabel>
#include <QPainter>

#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/words_watch.h"
#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"
#include "ui/lessons/lessons_page.h"
#include "ui/matches/match_store.h"
#include "ui/shell/deck_note.h"
#include "ui/shell/first_window.h"
#include "ui/shell/gormiti_rules_dialog.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/curtain.h"

/// No word is cut at any size, in any language, but those that may be (ui/faces/cut_words.h).
namespace playsheet::testing {
namespace {

class WordsFit : public MatchWindowTest {
 protected:
  /// Moments of random games: each kind of question, early and late.
  std::vector<naruto::Match> moments() {
    std::vector<naruto::Match> found;
    for (const std::uint64_t seed : {3U, 8U}) {
      naruto::MatchSetup setup = match().match().setup();
      setup.seed = seed;
      naruto::Match played(shippedCards(), setup);
      players::RandomPlayer player(seed);
      std::map<naruto::ChoiceKind, int> met;
      for (int i = 0; i < 900 && !played.over(); ++i) {
        const int times = ++met[played.state().choice.kind];
        if (times == 3 || i % 90 == 60) found.push_back(played);
        if (played.act(played.decider(), player.choose(played.state(), played.rules()))) break;
      }
    }
    return found;
  }

  void put(const naruto::Match& other) {
    const_cast<naruto::Match&>(match().match()) = other;
    match().clearSelection();
  }

  void look(const naruto::Match& moment) {
    put(moment);
    match().holdKey(match().match().decider(), true);  // a hand that is raised, where hands are covered
    for (const auto tab : {SidePanel::Tab::Log, SidePanel::Tab::Chain, SidePanel::Tab::Decks}) {
      table().side()->setTab(tab);
      if (tab != SidePanel::Tab::Log) {
        table().side()->grab();
        continue;
      }
      window_->grab();
    }
  }
};

TEST_F(WordsFit, OnTheTableAtEverySizeInEveryLanguage) {
  CutWords watch;
  std::size_t next = 0;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    begin(Secrecy::Hold, 7, language);
    const auto all = moments();
    ASSERT_GT(all.size(), 20U);
    for (const QSize& size : kWordWindows)
      for (const int percent : {100, 150}) {
        watch.where = QStringLiteral("%1 %2x%3 %4 %").arg(language).arg(size.width()).arg(size.height()).arg(percent);
        window_->resize(size);
        WordSizes words;
        for (const Surface surface : kSurfaces) words.set(surface, percent);
        table().setWordSizes(words);
        QCoreApplication::processEvents();
        for (int i = 0; i < 6; ++i) look(all[next++ % all.size()]);
      }
  }
  EXPECT_TRUE(watch.faults.isEmpty()) << faultsOf(watch);
}

/// In the open game both hands lie face up: the sheet is fullest.
TEST_F(WordsFit, WithBothHandsOpen) {
  CutWords watch;
  std::size_t next = 3;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    begin(Secrecy::Open, 7, language);
    const auto all = moments();
    for (const QSize& size : {kWordWindows[0], kWordWindows[2], kWordWindows[3]}) {
      window_->resize(size);
      QCoreApplication::processEvents();
      watch.where = QStringLiteral("%1 %2x%3").arg(language).arg(size.width()).arg(size.height());
      for (int i = 0; i < 8; ++i) look(all[next++ % all.size()]);
    }
  }
  EXPECT_TRUE(watch.faults.isEmpty()) << faultsOf(watch);
}

/// Every word of a label or a button has room in it.
QStringList cramped(const QWidget& top) {
  QStringList faults;
  for (const QLabel* label : top.findChildren<QLabel*>()) {
    if (!label->isVisibleTo(&top) || label->text().isEmpty()) continue;
    const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                        : label->sizeHint().width() <= label->width() + 1;
    if (!fits) faults << label->text();
  }
  for (const QAbstractButton* button : top.findChildren<QAbstractButton*>())
    if (button->isVisibleTo(&top) && !button->text().isEmpty() && button->sizeHint().width() > button->width() + 1)
      faults << button->text();
  return faults;
}

TEST_F(WordsFit, OnTheStartPageInDialogsAndInTheListOfLessons) {
  CutWords watch;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    for (const QSize& size : {kWordWindows[0], kWordWindows[2], kWordWindows[3]}) {
      WindowNeeds needs;
      needs.cards = &shippedCards();
      needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
      MatchPlan plan = planOf(Secrecy::Hold);
      for (auto& seat : plan.seats.values) seat.language = language;
      window_ = std::make_unique<Shell>(std::move(needs), plan);
      window_->resize(size);
      window_->show();
      QCoreApplication::processEvents();
      watch.where = QStringLiteral("%1 %2x%3").arg(language).arg(size.width()).arg(size.height());
      const auto look = [&](QWidget& shown, const char* what) {
        shown.show();
        QCoreApplication::processEvents();
        shown.grab();
        EXPECT_EQ(cramped(shown), QStringList()) << watch.where.toStdString() << ", " << what;
      };
      look(*window_, "start page");
      DeckShelf shelf;
      shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
      MatchDialog match_dialog(shippedCards(), shelf, plan, Look{}, window_.get());
      look(match_dialog, "new match");
      RulingsDialog rulings({naruto::editions().front(), shippedCards(), {}, language, false}, Look{}, window_.get());
      look(rulings, "house rulings");
      for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
        GormitiRulesDialog options({mode, {}, language}, Look{}, window_.get());
        look(options, "house rules of Gormiti");
      }
      KeysDialog keys(Look{}, window_.get());
      look(keys, "keys");
      window_->showLessons();
      look(*window_->lessonsPage(), "lessons");
    }
  }
  EXPECT_TRUE(watch.faults.isEmpty()) << faultsOf(watch);
}

/// Whatever stands below the form: a match to go on with, a notice of faulty cards.
TEST_F(WordsFit, TheNotesOfAllReadyDecksOnTheSmallestWindow) {
  DeckShelf shelf;
  for (const auto& each : std::filesystem::directory_iterator(support::source_path("resources/decks")))
    if (each.path().extension() == ".toml") shelf.ready.push_back(shippedDeck(each.path().stem().string()));
  ASSERT_GT(shelf.ready.size(), 5U);
  int whole = 0;
  for (const QString& language : kWordLanguages) {
    const ProgramLanguage speaks(language);
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf = shelf;
    MatchPlan plan = planOf(Secrecy::Hold);
    for (auto& seat : plan.seats.values) seat.language = language;
    window_ = std::make_unique<Shell>(std::move(needs), plan);
    window_->resize(kLeastWindow);
    window_->show();
    for (const bool crowded : {false, true}) {
      if (crowded) {
        KeptMatch kept;
        kept.names = {QStringLiteral("Naomi"), QStringLiteral("Tiago")};
        window_->startPage()->setUnfinished(kept);
        window_->startPage()->setNotice(QStringLiteral("1 card source has a fault."));
      }
      for (auto* seat : window_->startPage()->findChildren<SeatForm*>())
        for (std::size_t deck = 0; deck < shelf.ready.size(); ++deck) {
          seat->chooseDeck(static_cast<int>(deck));
          QCoreApplication::processEvents();
          const auto* note = dynamic_cast<const DeckNote*>(seat->findChild<QLabel*>(QStringLiteral("note")));
          ASSERT_NE(note, nullptr);
          const QStringList lines = note->lines();
          ASSERT_FALSE(lines.isEmpty());
          EXPECT_LE(lines.size() * note->fontMetrics().lineSpacing(), note->height())
              << language.toStdString() << (crowded ? ", crowded: " : ": ") << note->text().toStdString();
          whole += lines.join(u' ').endsWith(QChar(0x2026)) ? 0 : 1;
          EXPECT_EQ(note->toolTip(), note->text());
          EXPECT_EQ(note->accessibleName(), note->text());
        }
    }
  }
  EXPECT_GT(whole, 0) << "where there is room, nothing is left out";
}

// --- the test of the test -------------------------------------------------------------------------------------------

TEST(WordsWatch, SeesWhatIsCutAndWhatLeavesItsPicture) {
  CutWords watch;
  const QFont font = fonts::ui(14);
  fitLine(QStringLiteral("Organization of the teams"), font, 60);
  fitParagraphs(QStringLiteral("one two three four five six"), font, 40, 2);
  elided(QStringLiteral("Decks"), font, 12);
  EXPECT_EQ(watch.faults.size(), 3);
  fitLine(QStringLiteral("Shikamaru Nara"), font, 40, MayCut::CardName);
  EXPECT_EQ(watch.faults.size(), 3);
  EXPECT_EQ(watch.allowed(), QSet<MayCut>{MayCut::CardName});
  QImage picture(50, 20, QImage::Format_ARGB32_Premultiplied);
  QPainter painter(&picture);
  drawFitted(painter, {QStringLiteral("wide"), 30, 1}, font, Qt::black, 10, 15, TextAlign::Left);
  EXPECT_EQ(watch.faults.size(), 3);
  drawFitted(painter, {QStringLiteral("too wide"), 60, 1}, font, Qt::black, 10, 15, TextAlign::Left);
  EXPECT_EQ(watch.faults.size(), 4);
}

TEST(WordsWatch, EveryLicenceToCutHasAReason) {
  QSet<MayCut> licensed;
  for (const CutReason& each : kCutReasons) {
    EXPECT_NE(each.what, MayCut::Never);
    EXPECT_GT(QString::fromUtf8(each.reason).size(), 20);
    licensed.insert(each.what);
  }
  EXPECT_EQ(licensed.size(), static_cast<qsizetype>(kCutReasons.size()));
}

}  // namespace
}  // namespace playsheet::testing

// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own cards of Gormiti in the whole program: collected, searched, built with, played with, and told where
// they have faults.
#include <QLabel>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimer>
#include <fstream>

#include "app/storage/text_file.h"
#include "tests/ui/whole_program.h"
#include "ui/collection/card_details.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/gormiti_deck_bar.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/problems/problem_notice.h"
#include "ui/problems/problems_dialog.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;

std::string foam(int number) {
  const std::string name = "Foam " + std::to_string(number);
  return "[[card]]\ncode = \"OW-" + std::to_string(10 + number) + "\"\nname = { en = \"" + name +
         "\", it = \"Schiuma " + std::to_string(number) + "\", pt = \"Espuma " + std::to_string(number) +
         "\" }\ntype = \"fighter\"\nelement = \"water\"\ncategory = \"gormiti\"\natk = 20\nhp = 60\n"
         "[[card.ability]]\nkind = \"triggered\"\non = { event = \"enters_play\", who = \"self\" }\n"
         "do = [{ op = \"draw\", who = \"you\", n = 1 }]\n";
}

class OwnGormitiCardsTest : public WholeProgramTest {
 protected:
  static constexpr const char* kHead = "format = 1\ngame = \"gormiti\"\n";

  /// Ten Fighters and a ready deck of them in the quick mode.
  void fill() override {
    std::string text = kHead, codes;
    for (int i = 0; i < 10; ++i) {
      text += foam(i);
      codes += "\"OW-" + std::to_string(10 + i) + "\", ";
    }
    put("own.toml", text +
                        "[[deck]]\ncode = \"OQ\"\nmode = \"quick\"\nname = { en = \"All Foam\", it = \"Schiuma\", pt = "
                        "\"Espuma\" }\ncards = [" +
                        codes + "]\n");
  }
  void put(const char* name, const std::string& text) { std::ofstream(data_ / "cards" / name) << text; }

  CollectionPage& collection() {
    window_->showCollection(GameKind::Gormiti);
    found();
    return *window_->collectionPage(GameKind::Gormiti);
  }
  void found() {
    auto* page = window_->collectionPage(GameKind::Gormiti);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page->answered(); }, 60000));
  }
  int rowsOf(const QString& query) {
    collection().setQuery(query);
    found();
    return collection().model().rowCount();
  }

  /// Opens the page of problems; gives its rows and leaves it, having read the cards again if that is wanted.
  std::vector<QStringList> problems(bool again = false) {
    std::vector<QStringList> rows;
    bool seen = false;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] {
      auto* dialog = window_->findChild<ProblemsDialog*>();
      if (dialog == nullptr || seen) return;
      seen = true;
      if (again) dialog->againButton()->click();
      for (int row = 0; row < dialog->shownRows(); ++row) {
        rows.emplace_back();
        for (int column = 0; column < dialog->list()->columnCount(); ++column)
          rows.back() << dialog->list()->item(row, column)->text();
      }
      dialog->accept();
    });
    watch.start(0);
    QTest::mouseClick(window_->startPage()->notice()->button(), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen && window_->findChild<ProblemsDialog*>() == nullptr; }, 60000));
    return rows;
  }
  static std::vector<QStringList> of(const char* file, const std::vector<QStringList>& rows) {
    std::vector<QStringList> out;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(out),
                 [&](const QStringList& row) { return row.front() == QLatin1String(file); });
    return out;
  }

  /// A match of the own ready deck against one of the program, which has begun; gives its record.
  fs::path begin() {
    GormitiPlan plan;
    plan.mode = gormiti::Mode::quick;
    plan.seats[PlayerId::south] = {"Cora", "en", "peak", QStringLiteral("OQ")};
    plan.seats[PlayerId::north] = {"Bruno", "it", "moon", QStringLiteral("Q1")};
    plan.secrecy = Secrecy::Open;
    plan.seed = 3;
    plan.pace = 0;
    window_->startGormiti(plan);
    EXPECT_NE(window_->table(), nullptr);
    for (const auto& entry : fs::directory_iterator(data_ / "matches"))
      if (entry.path() != record_) return entry.path();
    ADD_FAILURE() << "no record";
    return {};
  }
};

TEST_F(OwnGormitiCardsTest, TheyAreFoundReadCountedAndBuiltWith) {
  EXPECT_EQ(rowsOf(QStringLiteral("foam")), 10);
  EXPECT_EQ(rowsOf(QStringLiteral("schiuma")), 10) << "in each language";
  ASSERT_EQ(rowsOf(QStringLiteral("OW-13")), 1);
  CollectionPage& page = collection();
  page.grid()->setFocus();
  QTest::keyClick(page.grid(), Qt::Key_Home);
  const QString text = page.details()->facts()->toPlainText();
  EXPECT_TRUE(text.contains(QStringLiteral("draw"), Qt::CaseInsensitive)) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("All Foam"))) << "the ready decks that have it: " << text.toStdString();
  QTest::keyClick(page.grid(), Qt::Key_Plus);
  EXPECT_EQ(page.details()->owned()->text(), QStringLiteral("1"));
  auto* bar = static_cast<GormitiDeckBar*>(page.deckBar());
  const int copy = bar->decks()->findText(QStringLiteral("Copy of “All Foam”"));
  ASSERT_GE(copy, 0);
  emit bar->decks()->activated(copy);
  EXPECT_TRUE(bar->message().startsWith(QStringLiteral("This deck is legal."))) << bar->message().toStdString();
  start();
  EXPECT_EQ(rowsOf(QStringLiteral("is:owned")), 1) << "kept by its code";
}

TEST_F(OwnGormitiCardsTest, AMatchIsPlayedWithThemAndItsRecordNamesThem) {
  window_->setGame(GameKind::Gormiti);
  const fs::path record = begin();
  EXPECT_NE(read_text_file(record)->find("\n  OW-10  # Foam 0\n"), std::string::npos) << *read_text_file(record);
  window_->showReplay(QString::fromStdString(record.string()));
  read();
  ASSERT_TRUE(window_->replayPage()->story());
  // Without the card it says which one is missing, and what would be right.
  fs::remove(data_ / "cards" / "own.toml");
  start();
  showRecord();
  QSignalSpy told(window_->replayPage(), &ReplayPage::trouble);
  window_->showReplay(QString::fromStdString(record.string()));
  read();
  ASSERT_EQ(told.count(), 1);
  const QString sentence = told.first().first().toString();
  EXPECT_TRUE(
      sentence.contains(QStringLiteral("there is no longer a card with the code “OW-10”. If it is one of your own "
                                       "cards, its file is missing or has a fault: see Help, Card problems.")))
      << sentence.toStdString();
  // With its file it is there again.
  fill();
  start();
  window_->showReplay(QString::fromStdString(record.string()));
  read();
  EXPECT_TRUE(window_->replayPage()->story());
}

TEST_F(OwnGormitiCardsTest, FaultsAreToldOnThePageOfProblemsAndStopNothing) {
  put("bad.toml", std::string(kHead) +
                      "[[card]]\ncode = \"FI-01\"\nname = { en = \"x\", it = \"x\", pt = \"x\" }\n"
                      "type = \"fighter\"\n[[card]]\ncode = \"N-9901\"\nname = \"Neo\"\ntype = "
                      "\"ninja\"\n");
  start();
  const auto rows = of("bad.toml", problems());
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0],
            (QStringList{"bad.toml", "line 4 · FI-01 · code", "duplicate-code",
                         "This code is already taken: FI-01: River Ferrywoman", "A code that no other card has"}));
  EXPECT_EQ(rows[1][1], QStringLiteral("line 10 · N-9901 · type"));
  EXPECT_EQ(rows[1][3], QStringLiteral("This is for another game or a later version: \"ninja\", a card of naruto"));
  EXPECT_EQ(rowsOf(QStringLiteral("foam")), 10) << "the others are there";
  EXPECT_EQ(rowsOf(QStringLiteral("River Ferrywoman")), 1);
}

TEST_F(OwnGormitiCardsTest, ReadAgainWhileTheProgramRuns) {
  ASSERT_EQ(rowsOf(QStringLiteral("foam")), 10);
  window_->closeCollection();
  put("more.toml", std::string(kHead) + foam(20) + foam(21).replace(0, 8, "[[cart]]"));
  EXPECT_EQ(of("more.toml", problems(true)).size(), 1U);
  EXPECT_EQ(rowsOf(QStringLiteral("foam")), 11);
  EXPECT_EQ(collection().deckBar() != nullptr, true);
  // A match keeps the cards it began with.
  window_->closeCollection();
  begin();
  const auto hand = gormitiDeskOf(window_->table())->match().setup().seats[PlayerId::south].cards;
  EXPECT_EQ(hand.size(), 10U);
  ASSERT_FALSE(gormitiDeskOf(window_->table())->over());
}

}  // namespace
}  // namespace playsheet::testing

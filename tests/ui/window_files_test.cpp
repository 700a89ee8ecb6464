// SPDX-License-Identifier: GPL-3.0-or-later
// What the window writes where a person says, and what it calls what it has read.
#include <sys/stat.h>

#include <QMenuBar>
#include <QTreeWidget>

#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "tests/ui/invented_fixture.h"
#include "tests/ui/program_language.h"
#include "tests/ui/whole_program.h"
#include "ui/collection/card_list_model.h"
#include "ui/collection/query_bar.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/reader_page.h"
#include "ui/replay/replay_page.h"
#include "ui/table/card_reader.h"
#include "ui/table/decks_panel.h"
#include "ui/table/side_panel.h"
#include "ui/wording/coins.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;

int rightsOf(const fs::path& file) {
  struct stat facts {};
  return ::lstat(file.c_str(), &facts) == 0 ? static_cast<int>(facts.st_mode & 0777) : -1;
}

class WindowFiles : public WholeProgramTest {
 protected:
  fs::path at(const char* name) const { return data_ / name; }
};

/// Both hands are in it: it is for its owner alone, and a link is no way to another file.
TEST_F(WindowFiles, ACopyOfARecordIsItsOwnersAlone) {
  JournalRecorder recorder(data_ / "matches");
  window_->startMatch(plan());
  recorder.begun(narutoDeskOf(window_->table())->match());
  std::ofstream(at("theirs")) << "theirs";
  fs::create_symlink(at("theirs"), at("copy.match.new"));
  EXPECT_EQ(recorder.saveCopy(QString::fromStdString(at("copy.match").string())), QString());
  EXPECT_EQ(rightsOf(at("copy.match")), 0600);
  MatchFiles files(data_);
  EXPECT_FALSE(files.copy("kept.match", at("other.match")));
  EXPECT_EQ(rightsOf(at("other.match")), 0600);
  std::ifstream theirs(at("theirs"));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(theirs), {}), "theirs");
}

TEST_F(WindowFiles, AReportSaysUnderWhichNameItWasSaved) {
  JobThread jobs;
  RecordDesk desk(jobs, data_);
  std::ofstream(at("mine.match")) << "mine";
  QString saved;
  EXPECT_EQ(desk.saveReport(QString::fromStdString(at("mine.match").string()), "text", saved), QString());
  EXPECT_EQ(saved.toStdString(), at("mine-2.match").string());
  EXPECT_EQ(desk.saveReport(QString::fromStdString(at("free.match").string()), "text", saved), QString());
  EXPECT_EQ(saved.toStdString(), at("free.match").string());
}

/// A record has one name of a deck; it is told in the language of the program.
TEST_F(WindowFiles, DecksOfRecordsAreCalledInTheLanguageOfTheProgram) {
  const ProgramLanguage italian("it");
  QCoreApplication::processEvents();
  window_->showMatches();
  read();
  const QString decks = window_->matchesPage()->list()->topLevelItem(0)->text(1);
  std::string all = decks.toStdString();
  showRecord();
  for (int row = 0; row < window_->replayPage()->side()->decks()->accessibleRows(); ++row)
    all += '\n' + window_->replayPage()->side()->decks()->accessibleRow(row).toStdString();
  for (const PlayerId player : table::kPlayers) {
    const naruto::LocalText name = plan().seats[player].deck.name;
    ASSERT_NE(name.it, name.en);
    EXPECT_NE(all.find(name.it), std::string::npos) << all;
    EXPECT_EQ(all.find(name.en), std::string::npos) << all;
  }
}

/// The rules lie over whatever was there: another language closes nothing under them.
TEST_F(WindowFiles, TheCollectionUnderTheRulesStaysOpenInAnotherLanguage) {
  window_->showCollection();
  window_->showRules({});
  {
    const ProgramLanguage italian("it");
    QCoreApplication::processEvents();
    window_->closeRules();
    ASSERT_NE(window_->collectionPage(), nullptr);
    EXPECT_TRUE(window_->collectionPage()->isVisible());
  }
  QCoreApplication::processEvents();
  EXPECT_TRUE(window_->collectionPage()->isVisible());
}

/// Where a heading can be clicked, the rows stand in its order, equal ones together, and the other way round.
TEST_F(WindowFiles, EveryColumnOfTheCollectionSorts) {
  window_->showCollection();
  CollectionPage& page = *window_->collectionPage();
  page.showTable(true);
  page.setQuery(QStringLiteral("naruto"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return page.answered(); }, 60000));
  CardListModel& model = page.model();
  ASSERT_GT(model.rowCount(), 10);
  const auto texts = [&](int column) {
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row) all.append(model.index(row, column).data().toString());
    return all;
  };
  for (int column = 0; column < CardListModel::Columns; ++column) {
    if (column == CardListModel::Symbols || column == CardListModel::Figures) continue;  // by their first sign
    model.sort(column, Qt::AscendingOrder);
    const QStringList up = texts(column);
    QStringList runs = up;
    runs.erase(std::unique(runs.begin(), runs.end()), runs.end());
    EXPECT_EQ(runs.removeDuplicates(), 0) << "column " << column << ": equal ones stand together";
    model.sort(column, Qt::DescendingOrder);
    const QStringList down = texts(column);
    EXPECT_EQ(up.first(), down.last()) << "column " << column;
    EXPECT_EQ(up.last(), down.first()) << "column " << column;
  }
}

class CalledCoins : public InventedMatchTest {};

TEST_F(CalledCoins, HaveTheirWordsInTheReader) {
  using naruto::CoinKind;
  struct Called {
    const char* language;
    const char* name;
  };
  for (const Called& called :
       {Called{"en", "Curse Mark"}, Called{"it", "Segno Maledetto"}, Called{"pt_BR", "Selo Amaldiçoado"}}) {
    toMission(QStringLiteral("usa-1.3"), Secrecy::Open, QString::fromLatin1(called.language));
    const CardId ninja = put("T-11", naruto::Zone::village);
    naruto::apply_event(position(), naruto::CoinsChanged{ninja, CoinKind::curse_mark, 2});
    showPosition();
    const ReaderPage page = makeReaderPage(match(), ninja);
    QString lines;
    for (const ReaderLine& line : page.lines) lines += line.text + QLatin1Char('\n');
    EXPECT_TRUE(lines.contains(QString::fromUtf8(called.name))) << lines.toStdString();
    EXPECT_FALSE(lines.contains(u'_')) << lines.toStdString();
    window_.reset();
  }
}

TEST_F(CalledCoins, AreNeverCalledByTheirCode) {
  for (std::size_t i = 0; i < naruto::kCoinKindCount; ++i)
    for (const auto language : {wording::Language::en, wording::Language::it, wording::Language::pt_BR}) {
      const std::string name = wording::coin_name(static_cast<naruto::CoinKind>(i), language);
      EXPECT_EQ(name.find('_'), std::string::npos) << name;
    }
}

}  // namespace
}  // namespace playsheet::testing

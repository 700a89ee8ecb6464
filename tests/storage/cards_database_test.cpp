// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/cards_database.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/cards_command.h"
#include "engine/naruto/cards/card_reader.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class CardsDatabase : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("cards_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path built() {
    const auto path = folder_ / "cards.db";
    const auto result = build_cards_database(*read_card_sources(support::source_path("resources/cards")), path);
    EXPECT_TRUE(result) << text_of(result.problem());
    return path;
  }
  static std::string bytes(const fs::path& path) { return *read_file_bytes(path); }
  fs::path with_bytes(const std::string& content) {
    const auto path = folder_ / "other.db";
    std::ofstream(path, std::ios::binary) << content;
    return path;
  }
  static StorageProblem refused(const fs::path& path) {
    naruto::Catalog catalog;
    const auto result = open_cards_database(path, catalog);
    EXPECT_FALSE(result) << path;
    if (result) return {};
    EXPECT_NE(text_of(result.problem()).find(path.filename().string()), std::string::npos);
    return result.problem();
  }

  fs::path folder_;
};

TEST_F(CardsDatabase, TextToDatabaseToTextIsIdentical) {
  const auto path = built();
  naruto::Catalog catalog;
  const auto opened = open_cards_database(path, catalog);
  ASSERT_TRUE(opened) << text_of(opened.problem());
  EXPECT_EQ(*opened, 4140U);
  const auto sources = *read_card_sources(support::source_path("resources/cards"));
  const auto again = card_sources_of(catalog);
  ASSERT_EQ(again.size(), sources.size());
  for (std::size_t i = 0; i < sources.size(); ++i) EXPECT_EQ(again[i].text, sources[i].text) << sources[i].name;
}

TEST_F(CardsDatabase, KeepsStrategicValuesAndForms) {
  const TextSource source{"40-invented.toml",
                          "format = 1\nset = \"Invented\"\n\n"
                          "[[card]]\ncode = \"N-9001\"\nname = \"Nagi\"\ntype = \"ninja\"\nsymbols = [\"Wind\"]\n"
                          "entrance_cost = 1\nhand_cost = 0\nhealthy = [1, 1]\ninjured = [0, 0]\n"
                          "attributes = [\"Fang\"]\ncharacteristics = [\"Genin\", \"Mastery\"]\ntext = \"none\"\n\n"
                          "[[card]]\ncode = \"N-9002\"\nname = \"Nagi\"\ntype = \"ninja\"\nsymbols = [\"Wind\"]\n"
                          "entrance_cost = 1\nhand_cost = 0\nhealthy = [3, 1]\ninjured = [2, 0]\n"
                          "attributes = [\"Fang\"]\ncharacteristics = [\"Genin\"]\nform_of = \"N-9001\"\n"
                          "text = \"none\"\n\n"
                          "[[card]]\ncode = \"M-9001\"\nname = \"Ration Day\"\ntype = \"mission\"\n"
                          "symbols = [\"Fire\"]\nentrance_cost = 1\nhand_cost = 1\nstrategic_value = 0\n"
                          "summary = \"Draw a card\"\n"};
  const auto path = folder_ / "cards.db";
  const auto result = build_cards_database({source}, path);
  ASSERT_TRUE(result) << text_of(result.problem());
  for (const auto& message : result->messages) ADD_FAILURE() << naruto::text_of(message);
  naruto::Catalog catalog;
  const auto opened = open_cards_database(path, catalog);
  ASSERT_TRUE(opened) << text_of(opened.problem());
  EXPECT_EQ(catalog[*catalog.find("M-9001")].strategic_value, 0);
  EXPECT_EQ(catalog[*catalog.find("N-9001")].strategic_value, std::nullopt);
  EXPECT_EQ(catalog[*catalog.find("N-9002")].form_of, "N-9001");
  naruto::Catalog from_text;
  naruto::read_cards(source.text, source.name, from_text);
  EXPECT_EQ(card_sources_of(catalog)[0].text, card_sources_of(from_text)[0].text);

  SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
      .exec("UPDATE cards SET strategic_value = 'many' WHERE code = 'M-9001'");
  EXPECT_EQ(refused(path).found, "column strategic_value");
}

TEST_F(CardsDatabase, SameSourcesGiveTheSameBytes) {
  const std::string first = bytes(built());
  EXPECT_EQ(bytes(built()), first);
}

/// The file in the top folder is what people get: it holds these cards, and the words that are made of them.
TEST_F(CardsDatabase, TheOneInTheRepositoryIsOfTheseSources) {
  const auto path = folder_ / "cards.db";
  std::ostringstream err;
  const auto games = entries_of_games({{},
                                       {},
                                       false,
                                       support::source_path("resources/gormiti/cards.toml"),
                                       support::source_path("resources/rising_clan/cards.toml")},
                                      err);
  ASSERT_TRUE(games) << err.str();
  const auto result =
      build_cards_database(*read_card_sources(support::source_path("resources/cards")), path, index_texts, *games);
  ASSERT_TRUE(result) << text_of(result.problem());
  EXPECT_TRUE(bytes(path) == bytes(support::source_path("cards.db")))
      << "cards.db is out of date: run build/dev/playsheet-cli cards build in the top folder, and commit it";
}

/// What docs/formats.md asks with `sqlite3` has an answer, and its tables are these.
TEST_F(CardsDatabase, TheQuestionsAndTablesOfItsPageAreThoseOfTheFile) {
  const std::string page = *read_text_file(support::source_path("docs/formats.md"));
  SQLite::Database db(support::source_path("cards.db").string(), SQLite::OPEN_READONLY);
  const std::string_view ask = "sqlite3 -readonly cards.db \"";
  int asked = 0;
  for (std::size_t at = page.find(ask); at != std::string::npos; at = page.find(ask, at + 1), ++asked) {
    const std::size_t from = at + ask.size();
    const std::string question = page.substr(from, page.find('"', from) - from);
    SQLite::Statement rows(db, question);
    EXPECT_TRUE(rows.executeStep()) << question;
  }
  EXPECT_EQ(asked, 5);
  for (const auto& [table, count] : {std::pair{"cards", 27}, {"game_entries", 10}}) {
    const std::size_t begin = page.find(std::string("CREATE TABLE ") + table + " (");
    ASSERT_NE(begin, std::string::npos) << table;
    const std::string shown = page.substr(begin, page.find(");", begin) - begin);
    SQLite::Statement columns(db, std::string("SELECT name FROM pragma_table_info('") + table + "')");
    int found = 0;
    for (std::size_t at = 0; columns.executeStep(); ++found) {  // in the same order
      const std::size_t next = shown.find(columns.getColumn(0).getString(), at);
      EXPECT_NE(next, std::string::npos) << columns.getColumn(0).getString();
      if (next != std::string::npos) at = next;
    }
    EXPECT_EQ(found, count) << table;
  }
  for (const auto& [view, count] : {std::pair{"gormiti_cards", 17}, {"gormiti_decks", 9}, {"rising_clan_cards", 12}}) {
    SQLite::Statement columns(db, std::string("SELECT name FROM pragma_table_info('") + view + "')");
    int found = 0;
    const std::size_t line = page.find(std::string("| `") + view + "` |");
    ASSERT_NE(line, std::string::npos) << view;
    const std::string row = page.substr(line, page.find('\n', line) - line);
    for (; columns.executeStep(); ++found)
      EXPECT_NE(row.find('`' + columns.getColumn(0).getString() + '`'), std::string::npos) << row;
    EXPECT_EQ(found, count) << view;
  }
}

TEST_F(CardsDatabase, TheVersionOfSqliteIsNotInTheBytes) {
  const std::string head = bytes(built()).substr(96, 4);
  EXPECT_EQ(head, std::string("\x00\x2e\x63\x01", 4)) << "3.40.1, whichever wrote it";
}

TEST_F(CardsDatabase, NothingIsWrittenFromWrongSources) {
  const auto path = folder_ / "cards.db";
  const auto result = build_cards_database({{"bad.toml", "format = 1\nset = \"x\"\n[[card]]\n"}}, path);
  ASSERT_TRUE(result);
  EXPECT_TRUE(naruto::has_errors(result->messages));
  EXPECT_FALSE(fs::exists(path));
  EXPECT_FALSE(build_cards_database({}, folder_ / "no such folder" / "cards.db"));
}

TEST_F(CardsDatabase, RefusesWhatIsNoCardDatabase) {
  EXPECT_EQ(refused(folder_ / "absent.db").fault, StorageFault::missing);
  EXPECT_EQ(refused(folder_).fault, StorageFault::no_file);
  EXPECT_EQ(refused(with_bytes("")).fault, StorageFault::not_a_database);
  EXPECT_EQ(refused(with_bytes("not a database at all")).fault, StorageFault::not_a_database);
  EXPECT_EQ(refused(with_bytes(std::string(20000, '\xa5'))).fault, StorageFault::not_a_database);
}

TEST_F(CardsDatabase, RefusesATruncatedFile) {
  const std::string whole = bytes(built());
  for (const std::size_t length : {std::size_t{50}, std::size_t{4096}, whole.size() / 2, whole.size() - 4096})
    refused(with_bytes(whole.substr(0, length)));
}

TEST_F(CardsDatabase, RefusesADamagedFile) {
  const std::string whole = bytes(built());
  // A changed letter of a summary is found by the hash, a broken page by the library.
  std::string changed = whole;
  const auto at = changed.find("Heal one of your injured ninjas");
  ASSERT_NE(at, std::string::npos);
  changed[at] = 'S';
  EXPECT_EQ(refused(with_bytes(changed)).fault, StorageFault::damaged);
  for (std::size_t page = 1; page < whole.size() / 4096; page += 37) {
    std::string broken = whole;
    broken.replace(page * 4096, 4096, std::string(4096, '\x5a'));
    naruto::Catalog catalog;
    (void)open_cards_database(with_bytes(broken), catalog);  // pages of an index are not read; it must not crash
  }
}

TEST_F(CardsDatabase, RefusesOlderAndNewerSchemas) {
  const auto path = built();
  const auto with_version = [&](const std::string& statement) {
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(statement);
    return refused(path);
  };
  EXPECT_EQ(with_version("PRAGMA user_version = 1").fault, StorageFault::older);
  const auto newer = with_version("PRAGMA user_version = 7");
  EXPECT_EQ(newer.fault, StorageFault::newer);
  EXPECT_EQ(newer.found, "7");
  EXPECT_EQ(newer.expected, "6");
  EXPECT_EQ(with_version("PRAGMA user_version = 6; PRAGMA application_id = 7").fault, StorageFault::not_a_database);
}

TEST_F(CardsDatabase, RefusesCardsThatCannotBeRead) {
  const auto path = built();
  SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
      .exec("UPDATE cards SET abilities = '{\"ability\":[{\"kind\":\"use\"}]}' WHERE code = 'J-001'");
  const auto problem = refused(path);
  EXPECT_EQ(problem.fault, StorageFault::bad_content);
  EXPECT_EQ(problem.place, "card J-001");
}

TEST_F(CardsDatabase, OpensUnderAnyFileName) {
  const auto path = built();
  const auto odd = folder_ / "a b?c#d%20\xC3\xA8.db";
  fs::rename(path, odd);
  naruto::Catalog catalog;
  const auto opened = open_cards_database(odd, catalog);
  EXPECT_TRUE(opened) << text_of(opened.problem());
}

TEST_F(CardsDatabase, CommandsGiveExitCodes) {
  std::ostringstream out;
  std::ostringstream err;
  const auto db = folder_ / "cards.db";
  const CardsBuildOptions build{support::source_path("resources/cards"), db, false, "", ""};
  EXPECT_EQ(run_cards_build(build, out, err), 0);
  CardsBuildOptions absent = build;
  absent.sources = folder_ / "absent";
  EXPECT_EQ(run_cards_build(absent, out, err), 1);
  absent = build;
  absent.gormiti = folder_ / "absent.toml";
  EXPECT_EQ(run_cards_build(absent, out, err), 1);
  EXPECT_NE(err.str().find("absent.toml: missing"), std::string::npos) << err.str();
  EXPECT_EQ(run_cards_status({db, false, true}, out, err), 0);
  EXPECT_NE(out.str().find("\"cards\": 4140"), std::string::npos);
  EXPECT_EQ(run_cards_check({{}, {}}, out, err), 2);
  EXPECT_EQ(run_cards_check({{support::source_path("resources/cards/01-the-path-to-hokage.toml")}, db}, out, err), 0);
  EXPECT_EQ(run_cards_check({{support::source_path("tests/cards/broken/bad-code.toml")}, {}}, out, err), 1);
}

}  // namespace
}  // namespace playsheet

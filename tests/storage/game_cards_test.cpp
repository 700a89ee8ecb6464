// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of Gormiti and Rising Clan out of the card database.
#include "app/storage/game_cards.h"

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <sstream>

#include <SQLiteCpp/SQLiteCpp.h>

#include "app/gormiti/gormiti_cards.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/storage/cards_database.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/cards/card_reader.h"
#include "engine/rising_clan/cards/card_reader.h"
#include "engine/table/source_digest.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSmallSource =
    "format = 1\nset = \"A\"\n\n[[card]]\ncode = \"N-001\"\nname = \"A\"\ntype = \"ninja\"\nsymbols = "
    "[\"Fire\"]\nhealthy = [0, 0]\ninjured = [0, 0]\n";

const fs::path kGormiti = support::source_path("resources/gormiti/cards.toml");
const fs::path kRisingClan = support::source_path("resources/rising_clan/cards.toml");

class GameCards : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("game_cards_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::ostringstream err;
    games_ = {gormiti_entries(kGormiti, err).value(), rising_clan_entries(kRisingClan, err).value()};
    ASSERT_EQ(err.str(), "");
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path built() const { return built(games_); }
  fs::path built(const std::vector<GameEntries>& games) const {
    const fs::path path = folder_ / "cards.db";
    const auto result = build_cards_database({{"a.toml", std::string(kSmallSource)}}, path, {}, games);
    EXPECT_TRUE(result) << text_of(result.problem());
    return path;
  }
  static void changed(const fs::path& path, const std::string& statements) {
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(statements);
  }
  /// Both games tell the same of this file.
  static StorageProblem refused(const fs::path& path) {
    const auto one = load_gormiti(path);
    const auto other = load_rising_clan(path);
    EXPECT_FALSE(one) << path;
    EXPECT_FALSE(other) << path;
    if (one || other) return {};
    EXPECT_EQ(one.problem().fault, other.problem().fault);
    EXPECT_TRUE(text_of(one.problem()).starts_with(path.string() + ": ")) << text_of(one.problem());
    return one.problem();
  }

  fs::path folder_;
  std::vector<GameEntries> games_;
};

/// Every word, number and key, lines aside: what was read is the source, and so the digests in old records hold.
TEST_F(GameCards, WhatTheSourcesSayIsReadAgain) {
  const fs::path path = built();
  for (const GameEntries& game : games_) {
    const auto root = read_game_entries(path, game.game);
    ASSERT_TRUE(root) << text_of(root.problem());
    EXPECT_EQ(root->table()->size(), game.root.table()->size()) << game.game;
    EXPECT_EQ(table::digest_of(*root, {}), table::digest_of(game.root, {})) << game.game;
  }
  const auto gormiti = load_gormiti(path);
  ASSERT_TRUE(gormiti) << text_of(gormiti.problem());
  const gormiti::ReadCards from_text = gormiti::read_cards(*read_text_file(kGormiti));
  ASSERT_EQ(gormiti->size(), from_text.catalog.size());
  for (std::size_t i = 0; i < gormiti->size(); ++i) {
    const auto id = static_cast<gormiti::DefinitionId>(i);
    EXPECT_EQ((*gormiti)[id].code, from_text.catalog[id].code);
    EXPECT_EQ((*gormiti)[id].digest, from_text.catalog[id].digest);
  }
  ASSERT_EQ(gormiti->decks().size(), 6U);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(gormiti->decks()[i].cards, from_text.catalog.decks()[i].cards);
    EXPECT_EQ(gormiti->decks()[i].guide, from_text.catalog.decks()[i].guide);
  }
  EXPECT_EQ(gormiti->counters().size(), from_text.catalog.counters().size());
  const auto rising_clan = load_rising_clan(path);
  ASSERT_TRUE(rising_clan) << text_of(rising_clan.problem());
  EXPECT_EQ(rising_clan->digest(), rising_clan::read_cards(*read_text_file(kRisingClan)).catalog.digest());
}

TEST_F(GameCards, TheSameSourcesGiveTheSameBytes) {
  const std::string first = *read_file_bytes(built());
  EXPECT_EQ(*read_file_bytes(built()), first);
}

TEST_F(GameCards, ARowShowsWhatTheCardSaysAndItsLines) {
  const fs::path path = built();
  SQLite::Database db(path.string(), SQLite::OPEN_READONLY);
  SQLite::Statement card(db, "SELECT name_it, atk, hp, text_pt FROM gormiti_cards WHERE code = 'FI-02'");
  ASSERT_TRUE(card.executeStep());
  EXPECT_EQ(card.getColumn(0).getString(), "Ondara, Scion dell'Onda");
  EXPECT_EQ(card.getColumn(1).getInt(), 25);
  EXPECT_EQ(card.getColumn(2).getInt(), 110);
  EXPECT_NE(card.getColumn(3).getString().find("cure 5 PV de cada um"), std::string::npos);
  EXPECT_EQ(db.execAndGet("SELECT count(*) FROM gormiti_cards").getInt(), 87);
  EXPECT_EQ(db.execAndGet("SELECT count(*) FROM rising_clan_cards WHERE deck = 'goal'").getInt(), 13);
  EXPECT_EQ(db.execAndGet("SELECT count(*) FROM rising_clan_cards WHERE text_it IS NULL").getInt(), 0);
  EXPECT_EQ(db.execAndGet("SELECT count(*) FROM game_entries WHERE code IS NOT NULL AND source IS NULL").getInt(), 0);
  const auto lines = source_of_entry(path, "gormiti", "D4");
  ASSERT_TRUE(lines);
  EXPECT_TRUE(lines->starts_with("[[deck]]\ncode = \"D4\"\n")) << *lines;
  EXPECT_TRUE(
      lines->ends_with("defend. Fear a fast start and thick walls, for most of your Fighters do little damage.\"\n"))
      << *lines;
  EXPECT_EQ(*source_of_entry(path, "gormiti", "XX-99"), "");
}

TEST_F(GameCards, WhatIsNoCardDatabaseIsRefused) {
  EXPECT_EQ(refused(folder_ / "absent.db").fault, StorageFault::missing);
  EXPECT_EQ(refused(folder_).fault, StorageFault::no_file);
  EXPECT_EQ(refused(kGormiti).fault, StorageFault::not_a_database) << "a card source is none";
  const fs::path path = built();
  changed(path, "PRAGMA application_id = 7");
  EXPECT_EQ(refused(path).fault, StorageFault::not_a_database);
}

TEST_F(GameCards, AnOlderNewerOrPoorerOneIsRefused) {
  const fs::path path = built();
  changed(path, "PRAGMA user_version = 5; DROP TABLE game_entries");
  EXPECT_EQ(refused(path).fault, StorageFault::older);
  EXPECT_EQ(text_of(refused(path)), path.string() + ": older: schema version: found 5; expected 6");
  changed(path, "PRAGMA user_version = 7");
  EXPECT_EQ(refused(path).fault, StorageFault::newer);
  const StorageProblem without = refused(built({}));
  EXPECT_EQ(without.fault, StorageFault::bad_content);
  EXPECT_EQ(without.found, "no cards of this game");
  const auto only_gormiti = built({games_[0]});
  EXPECT_TRUE(load_gormiti(only_gormiti));
  EXPECT_FALSE(load_rising_clan(only_gormiti));
}

TEST_F(GameCards, WhatHasChangedIsDamaged) {
  for (const std::string statement :
       {"DELETE FROM game_entries WHERE code IN ('Q2', 'G10')", "DELETE FROM game_entries",
        "UPDATE game_entries SET text_it = 'Pesca.' WHERE code IN ('FI-01', 'A01')",
        "UPDATE game_entries SET entry = replace(entry, '\"art\":\"a', '\"art\":\"b')"}) {
    const fs::path path = built();
    changed(path, statement);
    EXPECT_EQ(refused(path).fault, StorageFault::damaged) << statement;
  }
  const fs::path path = built();
  changed(path, "DELETE FROM cards");
  EXPECT_TRUE(load_gormiti(path)) << "it is the cards of another game that are damaged";
}

TEST_F(GameCards, WhatCannotBeReadIsToldWithItsPlace) {
  const auto of_gormiti = [&](const std::string& entry) {
    const fs::path path = built();
    changed(path, "UPDATE game_entries SET entry = '" + entry + "' WHERE game = 'gormiti' AND code = 'FI-02'");
    const auto loaded = load_gormiti(path);
    EXPECT_FALSE(loaded) << entry;
    return loaded ? StorageProblem{} : loaded.problem();
  };
  EXPECT_EQ(of_gormiti("{").place, "gormiti, card FI-02");
  EXPECT_EQ(of_gormiti("{").fault, StorageFault::bad_content);
  EXPECT_EQ(of_gormiti(std::string(5000, '[')).fault, StorageFault::bad_content);
  EXPECT_EQ(of_gormiti(std::string(5000, '[') + std::string(5000, ']')).fault, StorageFault::damaged);
  // Whole, but not what the game can read: the strict reader finds it, as in a source.
  auto games = games_;
  for (auto& section : std::get<table::SourceValue::Table>(games[0].root.value))
    if (section.key == "card")
      for (auto& fact :
           std::get<table::SourceValue::Table>(std::get<table::SourceValue::List>(section.value.value)[1].value))
        if (fact.key == "atk") fact.value.value = -5LL;
  const auto loaded = load_gormiti(built(games));
  ASSERT_FALSE(loaded);
  EXPECT_EQ(loaded.problem().fault, StorageFault::bad_content);
  EXPECT_EQ(loaded.problem().place, "gormiti, FI-02, atk");
  EXPECT_EQ(loaded.problem().found, "-5");
}

/// Whatever page is broken: the cards are those of the sources, or there are none.
TEST_F(GameCards, ABrokenPageNeverChangesACard) {
  const fs::path path = built();
  const std::string whole = *read_file_bytes(path);
  const std::uint64_t cards = rising_clan::read_cards(*read_text_file(kRisingClan)).catalog.digest();
  std::size_t told = 0;
  for (std::size_t page = 0; page < whole.size() / 4096; ++page) {
    std::string broken = whole;
    broken.replace(page * 4096 + 100, 3996, std::string(3996, '\x5a'));
    std::ofstream(path, std::ios::binary) << broken;
    if (!load_gormiti(path)) ++told;
    const auto loaded = load_rising_clan(path);
    if (loaded)
      EXPECT_EQ(loaded->digest(), cards) << page;
    else
      ++told;
  }
  EXPECT_GT(told, 50U);
  for (const std::size_t length : {std::size_t{50}, std::size_t{4096}, whole.size() / 2}) {
    std::ofstream(path, std::ios::binary) << whole.substr(0, length);
    refused(path);
  }
}

}  // namespace
}  // namespace playsheet

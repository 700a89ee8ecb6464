// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/own_cards.h"

#include <gtest/gtest.h>

#include <fstream>

#include "app/cards_command.h"
#include "app/storage/card_search.h"
#include "app/storage/game_cards.h"
#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/search/reader.h"
#include "tests/support/source_path.h"
#include "ui/wording/problem_text.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class OwnCardsFolder : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    data_ = fs::path(testing::TempDir()) / (std::string("own_cards_") + info->name());
    fs::remove_all(data_);
    fs::create_directories(data_ / "cards");
    naruto::read_cards(ninja("N-001", "Shipped"), "shipped.toml", catalog_);
  }
  void TearDown() override { fs::remove_all(data_); }

  static std::string ninja(const std::string& code, const std::string& name) {
    return "format = 1\nset = \"Own\"\n[[card]]\ncode = \"" + code + "\"\nname = \"" + name +
           "\"\ntype = \"ninja\"\nsymbols = [\"Fire\"]\nentrance_cost = 0\nhand_cost = 0\n"
           "healthy = [1, 0]\ninjured = [0, 0]\ntext = \"none\"\n";
  }
  void put(const std::string& file, const std::string& text) {
    std::ofstream(data_ / "cards" / file, std::ios::binary) << text;
  }

  fs::path data_;
  naruto::Catalog catalog_;
};

TEST_F(OwnCardsFolder, OwnCardsStandBesideTheShippedOnes) {
  put("mine.toml", ninja("N-9901", "Neo"));
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards, 1U);
  EXPECT_TRUE(own.messages.empty());
  EXPECT_TRUE(own.problems.empty());
  ASSERT_TRUE(catalog_.find("N-9901"));
  EXPECT_EQ(catalog_[*catalog_.find("N-9901")].readiness, naruto::Readiness::ready);
  EXPECT_TRUE(fs::exists(data_ / "own-cards.db"));
}

TEST_F(OwnCardsFolder, AFaultStopsNoOtherCard) {
  put("bad.toml", "format = 1\nset = \"Own\"\n[[card]]\ncode = \"N-9902\"\nname = \"Half\"\ntype = \"ninja\"\n");
  put("good.toml", ninja("N-9901", "Neo"));
  put("open.toml", "format = [\n");
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards, 1U);
  EXPECT_FALSE(catalog_.find("N-9902"));
  ASSERT_FALSE(own.messages.empty());
  EXPECT_EQ(own.messages.front().source, "bad.toml");
}

TEST_F(OwnCardsFolder, CodesOfShippedCardsAreTaken) {
  put("mine.toml", ninja("N-001", "Impostor"));
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards, 0U);
  ASSERT_EQ(own.messages.size(), 1U);
  EXPECT_EQ(own.messages.front().code, naruto::MessageCode::duplicate_code);
  EXPECT_EQ(catalog_.words().text(catalog_[*catalog_.find("N-001")].name), "Shipped");
}

TEST_F(OwnCardsFolder, WithoutTheFolderNothingHappens) {
  fs::remove_all(data_ / "cards");
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards + own.messages.size() + own.problems.size(), 0U);
  EXPECT_FALSE(fs::exists(data_ / "own-cards.db"));
}

TEST_F(OwnCardsFolder, ADatabaseThatCannotBeWrittenIsTold) {
  put("mine.toml", ninja("N-9901", "Neo"));
  fs::create_directories(data_ / "own-cards.db" / "in the way");
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards, 0U);
  ASSERT_EQ(own.problems.size(), 1U);
  EXPECT_EQ(own.problems.front().fault, StorageFault::cannot_write);
}

TEST_F(OwnCardsFolder, TheIndexFindsNamesTraitsAndTextsInEveryLanguage) {
  put("mine.toml",
      "format = 1\nset = \"Own\"\n[[card]]\ncode = \"N-9901\"\nname = \"Núñez\"\ntype = \"ninja\"\n"
      "symbols = [\"Fire\"]\nentrance_cost = 0\nhand_cost = 0\nhealthy = [1, 0]\ninjured = [0, 0]\n"
      "characteristics = [\"Bounty Hunter\"]\n[[card.ability]]\nkind = \"triggered\"\n"
      "on = { event = \"enters_play\", who = \"self\" }\ndo = [{ op = \"draw\" }]\n");
  add_own_cards(data_, catalog_, index_texts);
  const auto search = CardSearch::open(catalog_, {data_ / "own-cards.db"});
  ASSERT_TRUE(search) << text_of(search.problem());
  const auto found = [&](const std::string& words) {
    std::vector<std::string> codes;
    const auto reading = naruto::search::read_query(words, search->vocabulary());
    const auto cards = search->find(*reading.query, 10);
    for (const auto id : *cards) codes.push_back(catalog_[id].code);
    return codes;
  };
  const std::vector<std::string> neo{"N-9901"};
  EXPECT_EQ(found("nunez"), neo);
  EXPECT_EQ(found("BOUNTY hunt"), neo);
  EXPECT_EQ(found("n-9901"), neo);
  EXPECT_EQ(found("draw 1"), neo);
  EXPECT_EQ(found("pesca"), neo);
  EXPECT_EQ(found("compre"), neo);
  EXPECT_TRUE(found("nunez absent").empty());
  EXPECT_EQ(found("cacciatore"), neo) << "a trait in Italian";
  EXPECT_EQ(found("t:ninja s:fogo does:draw"), neo);
  EXPECT_EQ(found(""), neo);
  EXPECT_TRUE(found("\"OR * NEAR^ {code} : absent\"").empty());
  EXPECT_FALSE(CardSearch::open(catalog_, {data_ / "absent.db"}));
}

// --- of two games ---------------------------------------------------------------------------------------------------

class OwnCardsOfBothGames : public OwnCardsFolder {
 protected:
  void SetUp() override {
    OwnCardsFolder::SetUp();
    auto cards = load_gormiti(support::source_path("cards.db"));
    ASSERT_TRUE(cards) << text_of(cards.problem());
    gormiti_ = std::move(*cards);
  }
  static std::string fighter(const std::string& code, const std::string& more = {}) {
    return "[[card]]\ncode = \"" + code +
           "\"\nname = { en = \"Foam\", it = \"Schiuma\", pt = \"Espuma\" }\ntype = \"fighter\"\nelement = \"water\"\n"
           "category = \"gormiti\"\natk = 20\nhp = 60\n" +
           more;
  }
  static std::string of_gormiti(const std::string& cards) { return "format = 1\ngame = \"gormiti\"\n" + cards; }
  static std::string card_of(const std::string& source) { return source.substr(source.find("[[card]]")); }

  gormiti::Catalog gormiti_;
};

TEST_F(OwnCardsOfBothGames, FilesOfTheTwoGamesLieSideBySide) {
  put("a.toml", of_gormiti(fighter("OW-01")));
  put("b.toml", ninja("N-9901", "Neo"));
  put("c.toml", "game = \"naruto\"\n" + ninja("N-9902", "Trin"));
  const OwnCards own = add_own_cards(data_, catalog_);
  EXPECT_EQ(own.cards, 2U);
  EXPECT_TRUE(own.messages.empty()) << naruto::text_of(own.messages.front());
  const OwnGormitiCards others = add_own_gormiti_cards(data_, gormiti_);
  EXPECT_EQ(others.cards, 1U);
  EXPECT_TRUE(others.messages.empty());
  EXPECT_TRUE(catalog_.find("N-9901"));
  EXPECT_FALSE(catalog_.find("OW-01"));
  EXPECT_TRUE(gormiti_.find("OW-01"));
  EXPECT_FALSE(gormiti_.find("N-9901"));
}

TEST_F(OwnCardsOfBothGames, AFileWithCardsOfBothIsNamedWithTheLine) {
  put("mine.toml", of_gormiti(fighter("OW-01") + card_of(ninja("N-9901", "Neo"))));
  put("yours.toml", ninja("N-9902", "Trin") + fighter("OW-02"));
  const OwnCards own = add_own_cards(data_, catalog_);
  ASSERT_EQ(own.messages.size(), 1U);
  EXPECT_EQ(own.messages[0].source, "yours.toml");
  EXPECT_EQ(own.messages[0].code, naruto::MessageCode::unknown_game);
  EXPECT_EQ(own.messages[0].line, 16);
  EXPECT_EQ(own.messages[0].card, "OW-02");
  EXPECT_EQ(own.messages[0].found, "\"fighter\", a card of gormiti");
  EXPECT_TRUE(wording::is_reader_phrase(own.messages[0].expected));
  EXPECT_EQ(own.cards, 1U) << "the cards of its own game are read";
  const OwnGormitiCards others = add_own_gormiti_cards(data_, gormiti_);
  ASSERT_EQ(others.messages.size(), 1U);
  EXPECT_EQ(others.messages[0].file, "mine.toml");
  EXPECT_EQ(others.messages[0].message.code, gormiti::MessageCode::other_game);
  EXPECT_EQ(others.messages[0].message.line, 14);
  EXPECT_EQ(others.messages[0].message.about, "N-9901");
  EXPECT_EQ(others.cards, 1U);
}

/// Whatever is wrong is told once, by the game that the file names.
TEST_F(OwnCardsOfBothGames, AFaultIsToldOnce) {
  put("a.toml", of_gormiti("[[card\n"));
  put("b.toml", "format = [\n");
  put("c.toml", "format = 1\ngame = \"pokemon\"\nset = \"x\"\n[[card]]\ncode = 3\n");
  put("d.toml", std::string("\0\xff\xfe", 3));
  const OwnCards own = add_own_cards(data_, catalog_);
  const OwnGormitiCards others = add_own_gormiti_cards(data_, gormiti_);
  ASSERT_EQ(own.messages.size(), 2U);
  EXPECT_EQ(own.messages[0].source, "b.toml");
  EXPECT_EQ(own.messages[1].source, "c.toml");
  EXPECT_EQ(own.messages[1].code, naruto::MessageCode::unknown_game);
  EXPECT_EQ(own.problems.size(), 1U);
  ASSERT_EQ(others.messages.size(), 1U);
  EXPECT_EQ(others.messages[0].file, "a.toml");
  EXPECT_EQ(others.messages[0].message.code, gormiti::MessageCode::syntax);
}

TEST_F(OwnCardsOfBothGames, TheShippedCardsOfGormitiStayAsTheyAre) {
  const auto before = read_file_bytes(support::source_path("cards.db"));
  const std::size_t cards = gormiti_.size();
  put("mine.toml", of_gormiti(fighter("FI-01") + fighter("OW-01")));
  const OwnGormitiCards own = add_own_gormiti_cards(data_, gormiti_);
  EXPECT_EQ(own.cards, 1U);
  ASSERT_EQ(own.messages.size(), 1U);
  EXPECT_EQ(own.messages[0].message.found, "FI-01: River Ferrywoman");
  EXPECT_EQ(gormiti_.size(), cards + 1);
  EXPECT_EQ(*read_file_bytes(support::source_path("cards.db")), *before);
  EXPECT_FALSE(fs::exists(data_ / "own-cards.db")) << "they are in no database";
}

TEST_F(OwnCardsOfBothGames, WithoutTheFolderThereAreNone) {
  fs::remove_all(data_ / "cards");
  const OwnGormitiCards own = add_own_gormiti_cards(data_, gormiti_);
  EXPECT_EQ(own.cards + own.decks + own.messages.size(), 0U);
}

TEST(GameOfACardSource, IsWhatItsHeadSaysAlsoOfADamagedFile) {
  EXPECT_EQ(game_of_card_source("format = 1\ngame = \"gormiti\"\n"), "gormiti");
  EXPECT_EQ(game_of_card_source("format = 1\n[[card]]\ngame = \"gormiti\"\n"), "") << "of a card, not of the file";
  EXPECT_EQ(game_of_card_source("game = 3\n"), "");
  EXPECT_EQ(game_of_card_source(""), "");
  EXPECT_EQ(game_of_card_source(" game=\"gormiti\" # x\n[[card\n"), "gormiti");
  EXPECT_EQ(game_of_card_source("game = \"\n[[card\n"), "");
  EXPECT_EQ(game_of_card_source("games\ngame\n="), "");
}

}  // namespace
}  // namespace playsheet

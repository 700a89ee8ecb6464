// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/own_cards.h"

#include <gtest/gtest.h>

#include <fstream>

#include "app/cards_command.h"
#include "app/storage/card_search.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/search/reader.h"

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

}  // namespace
}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
// Twenty questions that a player asks, put to the search: what must be found, and what must not.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "app/storage/card_search.h"
#include "app/storage/cards_database.h"
#include "engine/naruto/search/reader.h"

namespace playsheet {
namespace {

struct PlayersQuestion {
  const char* asked;
  const char* query;
  std::vector<std::string> found;      ///< at least these
  std::vector<std::string> not_found;  ///< and none of these
};

const std::vector<PlayersQuestion>& players_questions() {
  static const std::vector<PlayersQuestion> all{
      {"Water Jutsu that I can pay with two chakra and that touch an injured Ninja",
       "t:jutsu s:water cost<=2 touches:injured",
       {"J-US036"},
       {"J-011", "J-113", "J-034"}},
      {"Platoons of the Leaf with power 5 or more by turn 3",
       "is:platoon trait:leaf power>=5 turn<=3",
       {"N-633"},
       {"N-172"}},
      {"Jutsu that my Byakugan Ninja can use",
       "needs:byakugan",
       {"J-042", "J-103", "J-108", "J-143"},
       {"J-040", "J-023"}},
      {"What Kakashi alone can use", "needs:\"kakashi hatake\"", {"J-030", "J-131"}, {"J-007", "J-010"}},
      {"Ninja that are stronger injured than healthy", "ipower>power", {"N-001", "N-085", "N-007"}, {"N-031", "N-049"}},
      {"Ninja that support better than they fight", "support>power t:ninja", {"N-070", "N-146"}, {"N-031", "N-145"}},
      {"Jutsu that negate a Jutsu for at most two chakra",
       "t:jutsu does:negate touches:jutsu cost<=2",
       {"J-007", "J-013", "J-054"},
       {"J-001", "J-034"}},
      {"Missions that draw cards and can be used by turn 2",
       "t:mission does:draw turn<=2",
       {"M-006", "M-031"},
       {"M-018", "M-096"}},
      {"What can two Water chakra and one more pay",
       "t:jutsu pay:WW1 s:water -is:pending",
       {"J-011", "J-032", "J-051", "J-053"},
       {"J-014", "J-123"}},
      {"Genin for the first turn with power 3", "rank:genin turn:0 power>=3", {"N-002", "N-116"}, {"N-137", "N-028"}},
      {"Clients that draw a card", "t:client does:draw", {"C-018", "C-019", "C-004"}, {"C-005", "C-003"}},
      {"What heals a Ninja, but is no Ninja itself",
       "does:heal -t:ninja",
       {"M-001", "M-021", "M-122", "J-051"},
       {"N-063", "M-006"}},
      {"Women of the Sand", "trait:sand trait:female t:ninja", {"N-060", "N-146"}, {"N-145", "N-070"}},
      {"Ninja of two symbols that can pay Fire or Lightning", "s:LF t:ninja", {"N-172"}, {"N-031", "N-002"}},
      {"What discards cards of the other hand", "does:discard touches:hand", {"J-042"}, {"M-006", "J-001"}},
      {"Jutsu with X in their cost", "t:jutsu cost:X", {"J-005", "J-096", "J-108"}, {"J-025", "J-001"}},
      {"Taijutsu Ninja that may use the Jutsu of Taijutsu, and these Jutsu",
       "(t:ninja trait:taijutsu) OR needs:taijutsu",
       {"N-031", "N-039", "J-026", "J-027"},
       {"N-001", "J-001"}},
      {"Permanent Missions that are no counters",
       "is:permanent -is:counter",
       {"M-061", "M-134", "M-013"},
       {"M-150", "M-001"}},
      {"What grows onto Naruto", "is:growth name:\"naruto uzumaki\"", {"N-085"}, {"N-001", "N-093"}},
      {"Cheap Wind Jutsu that do damage, asked in Portuguese",
       "tipo:jutsu simbolo:vento custo<=3 faz:dano",
       {"J-123", "J-078"},
       {"J-057", "J-010"}},
  };
  return all;
}

class SearchQuestions : public testing::Test {
 protected:
  struct Opened {
    naruto::Catalog cards;
    std::unique_ptr<CardSearch> search;
    Opened() {
      const std::filesystem::path database = std::filesystem::path(PLAYSHEET_BINARY_DIR) / "cards.db";
      if (!open_cards_database(database, cards)) return;
      if (auto opened = CardSearch::open(cards, {database})) search = std::make_unique<CardSearch>(std::move(*opened));
    }
  };
  static Opened& opened() {
    static Opened instance;
    return instance;
  }
  void SetUp() override { ASSERT_TRUE(opened().search); }
  static std::vector<std::string> codes(const std::string& query) {
    const auto reading = naruto::search::read_query(query, opened().search->vocabulary());
    EXPECT_TRUE(reading.query) << query;
    if (!reading.query) return {};
    const auto found = opened().search->find(*reading.query, 5000);
    std::vector<std::string> out;
    if (found)
      for (const auto id : *found) out.push_back(opened().cards[id].code);
    return out;
  }
};

TEST_F(SearchQuestions, EachFindsWhatItMustAndNothingElse) {
  EXPECT_EQ(players_questions().size(), 20U);
  for (const PlayersQuestion& question : players_questions()) {
    const auto found = codes(question.query);
    const auto has = [&](const std::string& code) {
      return std::find(found.begin(), found.end(), code) != found.end();
    };
    for (const std::string& code : question.found) EXPECT_TRUE(has(code)) << question.asked << ": " << code;
    for (const std::string& code : question.not_found) {
      EXPECT_TRUE(opened().cards.find(code)) << code;
      EXPECT_FALSE(has(code)) << question.asked << ": " << code;
    }
    EXPECT_LT(found.size(), opened().cards.size() / 3) << question.asked << ": that is no answer";
  }
}

TEST_F(SearchQuestions, EachIsTheSameWhenItIsReadBackFromItsChips) {
  for (const PlayersQuestion& question : players_questions()) {
    const auto reading = naruto::search::read_query(question.query, opened().search->vocabulary());
    ASSERT_TRUE(reading.query) << question.query;
    EXPECT_EQ(codes(naruto::search::canonical_text(*reading.query)), codes(question.query)) << question.query;
  }
}

TEST_F(SearchQuestions, FiguresAreComparedOnlyWithFigures) {
  const auto fault = [](const char* query) {
    const auto reading = naruto::search::read_query(query, opened().search->vocabulary());
    return reading.problem ? std::optional(reading.problem->fault) : std::nullopt;
  };
  EXPECT_EQ(fault("power>rank"), naruto::search::Fault::not_a_figure);
  EXPECT_EQ(fault("owned>power"), naruto::search::Fault::not_a_figure) << "a number of copies is no figure of a card";
  EXPECT_EQ(fault("power>support"), std::nullopt);
  EXPECT_EQ(fault("needs:nonsense"), naruto::search::Fault::unknown_value);
  EXPECT_TRUE(codes("power>combat").empty()) << "nothing is more than itself";
}

}  // namespace
}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/tournament/tournament_json.h"
#include "tests/tournament/hall.h"

namespace tournament_tests {
namespace {

const nlohmann::ordered_json& round_of(const nlohmann::ordered_json& event, std::size_t number) {
  return event.at("rounds").at(number - 1);
}

/// What is shown of a draft is what it was made of, whoever has left since: another program can reckon the cost again.
TEST(Shown, TheLotsOfADraftAreThoseOfItsMoment_T527) {
  Hall hall(7);
  hall.pair();
  hall.win_all();
  hall.pair();
  const auto before = playsheet::event_json(hall.journal);
  ASSERT_EQ(round_of(before, 2).at("bye_lots").size(), 7U);
  hall.win_all();
  for (const char left : {'A', 'B', 'C'}) hall.give(Drop{Hall::id(left)});
  const auto after = playsheet::event_json(hall.journal);
  EXPECT_EQ(round_of(after, 2).at("bye_lots"), round_of(before, 2).at("bye_lots"));
  EXPECT_EQ(round_of(after, 2).at("cost"), round_of(before, 2).at("cost"));
  const auto& matches = round_of(after, 2).at("matches");
  const auto bye = std::find_if(matches.begin(), matches.end(), [](const auto& one) { return one.at("b").is_null(); });
  ASSERT_NE(bye, matches.end());
  EXPECT_EQ(round_of(after, 2).at("bye_lots").at(std::to_string(bye->at("a").template get<int>())),
            round_of(after, 2).at("cost").at("bye_lot"));
}

TEST(Shown, ARoundThatWasNotPairedByLotsShowsNone) {
  Hall hall(4);
  hall.seat("AB CD");
  hall.win_all();
  const auto event = playsheet::event_json(hall.journal);
  EXPECT_TRUE(round_of(event, 1).at("bye_lots").empty());
}

}  // namespace
}  // namespace tournament_tests

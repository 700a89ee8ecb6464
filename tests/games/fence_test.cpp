// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/match.h"
#include "tests/support/catalogs.h"
#include "tests/support/table_fixture.h"

/// The undo fence: free take-back ends where somebody has seen what was hidden, whatever way it was shown in.
namespace playsheet::support {
namespace {

constexpr std::string_view kFenceCards = R"(
format = 1
set = "Fence"

[[card]]
code = "S-01"
name = "Blind Grip"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "move", what = { random = 1, of = { zone = "hand", controller = "opponent" } }, to = "discard" }]

[[card]]
code = "S-02"
name = "Empty Hands"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "move", what = { each = { zone = "hand", controller = "opponent" } }, to = "discard" }]

[[card]]
code = "S-03"
name = "Own Pick"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "discard_from_hand", who = "you", n = 1 }]

[[card]]
code = "S-04"
name = "Any of Them"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "damage", to = { random = 1, of = { type = "ninja" } } }]

[[card]]
code = "S-05"
name = "Own Grip"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "move", what = { random = 1, of = { zone = "hand", controller = "you" } }, to = "discard" }]

[[card]]
code = "S-06"
name = "Peek"
type = "jutsu"
symbols = ["Earth"]
jutsu_cost = "0"
[[card.ability]]
kind = "use"
do = [{ op = "look", at = "hand" }]

[[card]]
code = "S-07"
name = "Glass House"
type = "client"
symbols = ["Earth"]
entrance_cost = 0
hand_cost = 0
[[card.ability]]
kind = "static"
rules = [{ op = "open_hand", of = "opponent" }]
)";

const Catalog& fence_cards() {
  static const Catalog cards = scenario_cards_and(kFenceCards);
  return cards;
}

class ShownCards : public TableFixture {
 protected:
  ShownCards() : TableFixture(fence_cards()) { leaves_question_open(); }

  /// A attacks, nobody blocks, and A uses this Jutsu; passes until the chain is empty or the effect asks.
  Match use(const char* jutsu) {
    village(A, {"T01"});
    village(D, {"T02"});
    hand(A, {jutsu, "T04", "T06"});
    hand(D, {"T03", "T08", "T09"});
    battle_phase(A);
    battle({{"T01"}});
    MatchSetup setup;
    setup.edition = find_edition("usa-1.3");
    Match match(fence_cards(), setup, state);
    EXPECT_FALSE(match.act(A.id, Play{card(A, Zone::hand, jutsu), card(A, Zone::village, "T01")}));
    while (!match.over() && match.state().choice.kind == ChoiceKind::answer)
      EXPECT_FALSE(match.act(match.decider(), Pass{}));
    return match;
  }
};

TEST_F(ShownCards, ARandomCardOfTheOtherHandIsAFence) {
  const Match match = use("S-01");
  EXPECT_EQ(match.state()[D.id].hand.size(), 2U);
  EXPECT_TRUE(match.moments().back().known.lot);
  EXPECT_TRUE(match.moments().back().known.reveal);
  EXPECT_FALSE(match.moments().back().known.toss);
  EXPECT_FALSE(match.can_undo_freely());
}

TEST_F(ShownCards, AWholeHandOfTheOtherPlayerIsAFence) {
  const Match match = use("S-02");
  EXPECT_TRUE(match.state()[D.id].hand.empty());
  EXPECT_TRUE(match.moments().back().known.reveal);
  EXPECT_FALSE(match.moments().back().known.lot);
  EXPECT_FALSE(match.can_undo_freely());
}

TEST_F(ShownCards, TheLotIsOneWhateverItFallsUpon) {
  const Match own = use("S-05");
  EXPECT_TRUE(own.moments().back().known.lot);
  EXPECT_FALSE(own.can_undo_freely());
}

TEST_F(ShownCards, TheLotAmongOpenCardsLikewise) {
  const Match match = use("S-04");
  EXPECT_TRUE(match.moments().back().known.lot);
  EXPECT_FALSE(match.moments().back().known.reveal);
  EXPECT_FALSE(match.can_undo_freely());
}

TEST_F(ShownCards, ALookIsOne) {
  const Match match = use("S-06");
  EXPECT_TRUE(match.moments().back().known.look);
  EXPECT_FALSE(match.moments().back().known.reveal);
  EXPECT_FALSE(match.can_undo_freely());
}

TEST_F(ShownCards, TheOwnCardThatIsPickedTellsNothing) {
  Match match = use("S-03");
  ASSERT_EQ(match.state().choice.kind, ChoiceKind::pick);
  ASSERT_FALSE(match.act(A.id, Pick{match.state()[A.id].hand.front()}));
  EXPECT_FALSE(match.moments().back().known.any());
  EXPECT_TRUE(match.can_undo_freely());
}

TEST_F(ShownCards, TheOwnCardsThatArePlayedAndPaidTellNothing) {
  hand(A, {"T03", "T01", "T18"});
  hand(D, {"T02"});
  marker(A, 3);
  mission_phase(A);
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  Match match(fence_cards(), setup, state);
  ASSERT_FALSE(match.act(A.id, Play{card(A, Zone::hand, "T03"), kNoCard}));  // both others pay for it
  EXPECT_EQ(match.state()[A.id].chakra.size(), 2U);
  EXPECT_FALSE(match.moments().back().known.any());
  EXPECT_TRUE(match.can_undo_freely());
}

TEST_F(ShownCards, ATextThatLaysTheOtherHandOpenIsAFence) {
  hand(A, {"S-07", "T01"});
  hand(D, {"T02", "T03"});
  mission_phase(A);
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  Match match(fence_cards(), setup, state);
  ASSERT_FALSE(match.act(A.id, Play{card(A, Zone::hand, "S-07"), kNoCard}));
  EXPECT_TRUE(match.moments().back().known.reveal);
  EXPECT_FALSE(match.can_undo_freely());
}

/// What the engine calls seen is what the views show.
TEST_F(ShownCards, FacesAreThoseOfTheViews) {
  const Match match = use("S-06");
  const PlayerView seen = match.view(A.id);
  EXPECT_EQ(seen.looked_at.size(), 3U);
  EXPECT_TRUE(match.view(D.id).looked_at.empty());
}

}  // namespace
}  // namespace playsheet::support

// SPDX-License-Identifier: GPL-3.0-or-later
// What each option of R-14 changes, and that without it the rule is as it stands (R-1401).
#include <gtest/gtest.h>

#include <vector>

#include "tests/rising_clan/board.h"

namespace rising_clan_tests::options_cases {
namespace {

Options with(std::string_view name, int value) {
  Options options;
  EXPECT_TRUE(set_option(options, name, value)) << name;
  return options;
}

GameState dealt(int players, const Options& options, std::uint64_t seed = 3, int group = 0) {
  return new_game({&shipped_cards(), options}, {players, group, seed});
}

// R-O01, R-202: down to this number at the end of the own turn, or not at all.
TEST(RisingClanOptions, O01HandLimit) {
  for (const int limit : {kAsData, 5, kNone}) {
    Board b(4, limit == kAsData ? Options{} : with("handLimit", limit));
    for (const char* id : {"A01", "A01", "A02", "A02", "A03", "A03", "A04", "A04"}) b.hand(A, id);
    b.to_action();
    b.act(A, Done{});
    b.act(A, Done{});  // no exchange
    int dropped = 0;
    for (; b.asks(QuestionKind::hand_limit, A); ++dropped) b.act(Pick{b.state[A].hand.front()});
    EXPECT_EQ(dropped, limit == kAsData ? 1 : limit == 5 ? 3 : 0);
  }
  Options options;
  EXPECT_FALSE(set_option(options, "handLimit", 4));
  EXPECT_FALSE(set_option(options, "handLimits", 5));
  EXPECT_EQ(options, Options{});
}

// R-O02, R-202.
TEST(RisingClanOptions, O02StartHand) {
  EXPECT_EQ(dealt(4, {})[A].hand.size(), 5U);
  EXPECT_EQ(dealt(4, with("startHand", 7))[A].hand.size(), 7U);
}

// R-O03, R-215: without the rule of the hands everything fits.
TEST(RisingClanOptions, O03HandsRule) {
  for (const bool rule : {true, false}) {
    Board b(4, with("handsRule", rule ? 1 : 0));
    b.play(A, "A07");
    const CardId blade = b.hand(A, "A06");
    EXPECT_EQ(b.allows(A, Play{blade, {}}), !rule);
  }
}

// R-O04, R-F09, R-217: so many cards for one die.
TEST(RisingClanOptions, O04CardsPerRoll) {
  for (const int most : {1, 2, kNone}) {
    Board b(4, with("cardsPerRoll", most));
    const std::vector<CardId> cards{b.hand(A, "A27"), b.hand(A, "A27"), b.hand(A, "A34")};
    b.top("E13");
    b.dice({3, 4});
    b.to_event();
    b.until(QuestionKind::window, A);
    b.act(Pass{});
    for (int used = 0; used < 3; ++used) {
      b.until(QuestionKind::window, A);
      const bool allowed = used < most;
      EXPECT_EQ(b.allows(A, Use{cards[static_cast<std::size_t>(used)], 0}), allowed);
      if (!allowed) {
        EXPECT_EQ(b.refused(A, Use{cards[static_cast<std::size_t>(used)], 0}), "cardLimit");
        break;
      }
      b.use(A, cards[static_cast<std::size_t>(used)]);
    }
  }
}

// R-O05, R-205: the turn player too says whether he faces an open event.
TEST(RisingClanOptions, O05OpenObliged) {
  for (const bool obliged : {true, false}) {
    Board b(4, with("openObliged", obliged ? 1 : 0));
    b.top("E04");
    b.to_event();
    EXPECT_EQ(b.asks(QuestionKind::join, A), !obliged);
    if (obliged) continue;
    for (const SeatId seat : {A, B, C, D}) b.act(seat, Answer{Reply::no});
    EXPECT_TRUE(b.asks(QuestionKind::act, A));
    EXPECT_EQ(b.state.event_discard.size(), 1U);
  }
}

// R-O06, R-208: no markers: only the first who passes has the event.
TEST(RisingClanOptions, O06AllMarkers) {
  for (const bool markers : {true, false}) {
    Board b(4, with("allMarkers", markers ? 1 : 0));
    b.top("E06");
    b.dice({3, 4, 5, 3});
    b.to_event();
    b.until(QuestionKind::act, A);
    EXPECT_EQ(b.state[A].conquered.size(), 1U);
    EXPECT_EQ(b.state[C].markers.size(), markers ? 1U : 0U);
  }
}

// R-O07, R-224.
TEST(RisingClanOptions, O07RestAction) {
  Board b(4, with("restAction", 0));
  b.to_action();
  EXPECT_EQ(b.refused(A, Rest{RestKind::draw, kNoCard}), "cannotRest");
}

// R-O08, R-224: Free besides the action, once a turn.
TEST(RisingClanOptions, O08FreeIsAction) {
  Board b(4, with("freeIsAction", 0));
  b.captured(B);
  b.to_action();
  b.act(A, Rest{RestKind::draw, kNoCard});
  b.dice({2});
  b.act(A, Free{B});
  b.until(QuestionKind::act, A);
  EXPECT_TRUE(b.state[B].captured_marker);
  EXPECT_EQ(b.refused(A, Free{B}), "cannotFree");
}

// R-O09, R-226.
TEST(RisingClanOptions, O09Exchange) {
  Board b(4, with("exchange", 0));
  b.hand(A, "A31");
  b.to_action();
  b.act(A, Done{});
  EXPECT_NE(b.state.question.kind, QuestionKind::exchange);
}

// R-O10, R-231.
TEST(RisingClanOptions, O10Substitutions) {
  EXPECT_EQ(dealt(4, {})[A].substitutions, 2);
  EXPECT_EQ(dealt(9, {})[A].substitutions, 3);
  EXPECT_EQ(dealt(4, with("substitutions", 0))[A].substitutions, 0);
  EXPECT_EQ(dealt(4, with("substitutions", 4))[A].substitutions, 4);
}

// R-O11, R-231: nobody looks.
TEST(RisingClanOptions, O11SubstitutionLook) {
  Board b(4, with("substitutionLook", 0));
  b.state.players[B].substitutions = 1;
  b.to_action();
  b.dice({6});
  b.act(A, Attack{B});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state[B].substitutions, 0);
  EXPECT_FALSE(knows_role(b.state, A, B));
}

// R-O12, R-232: the pair alone completes the goal.
TEST(RisingClanOptions, O12GoalSize) {
  for (const bool alone : {false, true}) {
    Board b(4, alone ? with("goalSize", 0) : Options{});
    b.goal(A, "G01");
    b.conquered(A, "E01");
    b.top("E02");
    b.dice({4});
    b.to_event();
    b.until(QuestionKind::act, A);
    EXPECT_EQ(b.state.over(), alone);
  }
}

// R-O13, R-233: so many disadvantages; with none the role is not revealed either.
TEST(RisingClanOptions, O13Dishonour) {
  for (const int n : {0, 1, 3}) {
    Board b(4, with("dishonour", n));
    b.clan(B, "SAI");
    for (const char* id : {"D08", "D17", "D05"}) b.top(id);
    b.to_action();
    b.dice({6});
    b.act(A, Attack{B});
    b.until(QuestionKind::act, A);
    EXPECT_FALSE(b.state[B].in_game);
    EXPECT_EQ(b.state[A].revealed, n > 0);
    EXPECT_EQ(b.state.disadvantage_discard.size() + b.state[A].area.size(), static_cast<std::size_t>(n));
  }
}

// R-O14, R-234.
TEST(RisingClanOptions, O14Truce) {
  Board b(4, with("truce", 0));
  b.state.turn = 1;
  b.to_action();
  EXPECT_TRUE(b.allows(A, Attack{B}));
}

// R-O15, R-235: at dawn those with the most events win; points as winners, but none for a goal or a rival.
TEST(RisingClanOptions, O15Dawn) {
  Board b(2, with("dawn", 1));
  b.conquered(A, "E02");
  b.state.round_holder = B;
  b.state.round = 40;
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.state.outcome.cause, EndCause::dawn);
  EXPECT_EQ(b.state.outcome.winners(), SeatSet::of(A));
  EXPECT_EQ(score({b.state, b.rules}, {}).gain[A], 5);
}

// R-O16, R-236: the game ends at once, or after five turns.
TEST(RisingClanOptions, O16LastStand) {
  for (const int turns : {0, 5}) {
    Board b(2, with("lastStand", turns));
    b.goal(A, "G01");
    b.act(B, Concede{});
    EXPECT_EQ(b.state.over(), turns == 0);
    EXPECT_EQ(b.state.last_stand_turns, turns);
  }
}

// R-O17, R-219: under Recall he acts in every window.
TEST(RisingClanOptions, O17RecallActs) {
  for (const bool everywhere : {false, true}) {
    Board b(4, with("recallActs", everywhere ? 1 : 0));
    b.recalled(C);
    b.hand(C, "A26");
    b.to_action();
    b.dice({2});
    b.act(A, Attack{B});
    EXPECT_EQ(b.asks(QuestionKind::window, C), everywhere);
  }
}

// R-O18, R-409: a single winner by the primary rival is supreme; not with two players.
TEST(RisingClanOptions, O18SoleWinnerSupreme) {
  for (const bool on : {false, true})
    for (const int players : {2, 4}) {
      Board b(players, with("soleWinnerSupreme", on ? 1 : 0));
      b.to_action();
      b.dice({6});
      b.act(A, Attack{B});  // Hiraku and Mariposa
      b.until(QuestionKind::act, A);
      ASSERT_TRUE(b.state.outcome.by_rival.has(A));
      EXPECT_EQ(b.state.outcome.supreme.has(A), on && players == 4);
    }
}

// R-O19, R-410: who is left alone wins.
TEST(RisingClanOptions, O19LastClanWins) {
  Board b(2, with("lastClanWins", 1));
  b.goal(A, "G01");
  b.clan(B, "XEN");
  b.conquered(A, "E02");
  b.act(B, Concede{});
  EXPECT_EQ(b.state.outcome.cause, EndCause::last_clan);
  EXPECT_EQ(b.state.outcome.winners(), SeatSet::of(A));
  EXPECT_EQ(score({b.state, b.rules}, {}).gain[A], 5);  // a winner for R-1004, no 15; two players: no point
}

// R-O20, R-508, R-F18, R-F23: others use cards in a challenge, for the roll that they name, but do not cancel it.
TEST(RisingClanOptions, O20ChallengeOthers) {
  Board b(4, with("challengeOthers", 1));
  b.clan(C, "MAR");
  const CardId dart = b.hand(C, "A28"), vehicle = b.hand(C, "A21");
  b.top("E30");
  b.dice({4, 4});
  b.to_event();
  b.act(A, Choose{B});
  b.until(QuestionKind::window, C);
  EXPECT_EQ(b.refused(C, Use{vehicle, 0}), "cancelsTooLate");
  for (int i = 0; i < 12 && !b.allows(C, Use{dart, 0, kNoSeat, 1}); ++i)
    b.act(b.asks(QuestionKind::natural_six, A) ? Action(Answer{Reply::no}) : Action(Pass{}));
  EXPECT_EQ(b.refused(C, Use{dart, 0, kNoSeat, 2}), "notAnOption");
  b.act(C, Use{dart, 0, kNoSeat, 1});
  const std::size_t last = b.state.rolls.size() - 1;
  EXPECT_EQ(b.state.rolls[last].amount, -2);
  EXPECT_EQ(b.state.rolls[last - 1].amount, 0);
}

// R-O21, R-805: any two of the seven roles: sometimes neither hunts the other.
TEST(RisingClanOptions, O21TwoDeal) {
  int strangers = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const GameState s = dealt(2, with("twoDeal", 1), seed);
    const auto& roles = shipped_cards().roles();
    const bool hunts = roles[s[A].role].two == s[B].role || roles[s[B].role].two == s[A].role;
    strangers += hunts ? 0 : 1;
  }
  EXPECT_GT(strangers, 0);
}

// R-O22, R-802: with three the group is drawn, and none can be chosen.
TEST(RisingClanOptions, O22ThreeGroup) {
  const Rulebook rules{&shipped_cards(), with("threeGroup", 1)};
  EXPECT_EQ(check_setup(rules, {3, 1, 1}).rule, "R-802");
  int first = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) first += dealt(3, rules.options, seed).group == 1 ? 1 : 0;
  EXPECT_GT(first, 0);
  EXPECT_LT(first, 20);
}

// R-O23, R-807, R-806, R-402: dealt again until everybody has a rival in the game; without it somebody may have none.
TEST(RisingClanOptions, O23EnsureRival) {
  const auto without = [](const GameState& s) {
    int n = 0;
    for (const SeatId seat : {A, B, C, D}) {
      bool has = false;
      for (const SeatId other : {A, B, C, D}) {
        const RoleDefinition& role = shipped_cards().roles()[s[seat].role];
        has = has || role.primary == s[other].role || role.secondary == s[other].role;
      }
      n += has ? 0 : 1;
    }
    return n;
  };
  int lonely = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    lonely += without(dealt(4, {}, seed));
    EXPECT_EQ(without(dealt(4, with("ensureRival", 1), seed)), 0) << seed;
  }
  EXPECT_GT(lonely, 0);
}

// R-O24, R-1017.
TEST(RisingClanOptions, O24TargetScore) {
  Options options;
  EXPECT_EQ(options.target_score, 60);
  EXPECT_TRUE(set_option(options, "targetScore", 150));
  EXPECT_FALSE(set_option(options, "targetScore", 29));
  EXPECT_FALSE(set_option(options, "targetScore", 151));
  EXPECT_EQ(options.target_score, 150);
}

// R-O25, R-1007: the point of the last clan; with two players not by itself.
TEST(RisingClanOptions, O25LastClanPoint) {
  for (const int wanted : {kAsData, 0, 1})
    for (const int players : {2, 3}) {
      Board b(players, wanted == kAsData ? Options{} : with("lastClanPoint", wanted));
      for (std::size_t i = 1; i < b.state.seats; ++i) b.state.players.values[i].in_game = false;
      b.state.outcome.cause = EndCause::last_stand;
      const bool point = wanted == 1 || (wanted == kAsData && players == 3);
      EXPECT_EQ(score({b.state, b.rules}, {}).gain[A], point ? 1 : 0);
    }
}

// R-O26, R-1104: a way of the screen to ask; the game is the same.
TEST(RisingClanOptions, O26WindowCall) {
  EXPECT_EQ(find_option("windowCall")->rule, "R-1104");
  EXPECT_EQ(dealt(4, with("windowCall", 1)), dealt(4, {}));
}

// R-O28, R-203: the very first turn draws as the others.
TEST(RisingClanOptions, O28FirstDraw) {
  for (const bool draws : {false, true}) {
    Board b(4);
    b.rules.options = draws ? with("firstDraw", 1) : Options{};
    b.state = new_game(b.rules, {4, 0, 3});
    b.until(QuestionKind::prepare);
    const SeatId other = table::seat_at((table::index(b.state.active) + 1) % 4);
    const std::size_t others = b.state[other].hand.size();
    EXPECT_EQ(b.state[b.state.active].hand.size(), others + (draws ? 1 : 0));
  }
}

// R-1401: options change nothing but what the table says; a value outside it is refused, and so is the game.
TEST(RisingClanOptions, ValuesOutsideTheTable) {
  for (const OptionRow& row : option_rows()) {
    Options options;
    EXPECT_EQ(set_option(options, row.name, 98), row.name == "targetScore") << row.name;
    if (row.name == "targetScore") continue;
    EXPECT_EQ(options, Options{});
    EXPECT_TRUE(row.rule.starts_with("R-"));
  }
  Options wrong;
  wrong.hand_limit = 1000;
  EXPECT_EQ(check_setup({&shipped_cards(), wrong}, {4, 0, 1}).rule, "R-1401");
}

}  // namespace
}  // namespace rising_clan_tests::options_cases

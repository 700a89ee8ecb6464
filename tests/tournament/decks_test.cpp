// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/deck_check.h"
#include "tests/tournament/hall.h"

/// Deck lists of an event, spot checks, and matches at the table of the program (T-P24, T-P27, T-901).
namespace tournament_tests {
namespace {

TEST(DeckLists, CanBeChangedUntilRoundOneOpens) {  // T-P27, T-901
  Hall hall(4);
  hall.give(CheckDeck{1, "PS1-first", {}, false}, {});
  hall.give(CheckDeck{1, "PS1-second", {}, false}, {});
  hall.pair();
  hall.give(CheckDeck{1, "PS1-second", {"N-DECK-01 49"}, false}, {});  // the same list, looked at again
  hall.refuse(CheckDeck{1, "PS1-third", {}, false}, RefusalCode::reason_missing);
  hall.refuse(CheckDeck{1, "", {}, false}, RefusalCode::reason_missing);
  EXPECT_EQ(hall.event().entry(1).deck, "PS1-second");
  hall.give(CheckDeck{1, "PS1-third", {}, false}, "slip of the pen");
  EXPECT_EQ(hall.event().entry(1).deck, "PS1-third");
  hall.give(CheckDeck{2, "PS1-late", {}, false}, {});  // a first list may still come
  EXPECT_EQ(hall.event().entry(2).deck, "PS1-late");
}

TEST(DeckLists, SpotChecksAreDrawnByLot) {  // T-P27, T-105
  Hall hall(8);
  EXPECT_TRUE(propose_deck_checks(hall.event(), 0).empty());
  EXPECT_EQ(propose_deck_checks(hall.event(), 20).size(), 8U);
  hall.pair();
  const auto drawn = propose_deck_checks(hall.event(), 3);
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_EQ(propose_deck_checks(hall.event(), 3), drawn);
  for (const EntryId id : drawn) {  // fewer of the same lots
    const auto four = propose_deck_checks(hall.event(), 4);
    EXPECT_NE(std::find(four.begin(), four.end(), id), four.end());
  }
  hall.give(Drop{drawn.front()});
  const auto left = propose_deck_checks(hall.event(), 8);
  EXPECT_EQ(std::find(left.begin(), left.end(), drawn.front()), left.end()) << "who has left is not looked for";
  bool others = false;  // another event, another round: other lots
  for (std::uint64_t seed = 2; seed < 6; ++seed) {
    Hall other(8, {}, seed);
    other.pair();
    others = others || propose_deck_checks(other.event(), 3) != drawn;
  }
  EXPECT_TRUE(others);
}

TEST(DeckChecks, WhatIsFoundHasItsName) {  // T-901 to T-903
  EXPECT_EQ(infraction_of({}, true), std::nullopt);
  EXPECT_EQ(infraction_of({true, false, true, false}, true), Infraction::illegal_list) << "the real deck is legal";
  EXPECT_EQ(infraction_of({true, true, false, false}, false), Infraction::illegal_list) << "both are put right";
  EXPECT_EQ(infraction_of({true, true, false, false}, true), Infraction::illegal_deck) << "T-901 sends to T-902";
  EXPECT_EQ(infraction_of({false, false, true, false}, true), Infraction::illegal_deck) << "a card of somebody else";
  EXPECT_EQ(infraction_of({false, true, true, true}, false), Infraction::illegal_deck);
  EXPECT_EQ(infraction_of({false, true, false, true}, true), Infraction::illegal_sideboard);
}

TEST(DeckChecks, TheGradeFollowsFromWhenItWasFound) {  // T-901 to T-904
  for (const bool begun : {false, true})
    for (const bool during : {false, true}) {
      EXPECT_EQ(penalty_for_deck(Infraction::illegal_list, begun, during), Grade::V);
      EXPECT_EQ(penalty_for_deck(Infraction::illegal_deck, begun, during), during ? Grade::G : Grade::V);
      EXPECT_EQ(penalty_for_deck(Infraction::illegal_sideboard, begun, during), begun ? Grade::O : Grade::V);
      EXPECT_EQ(penalty_for_deck(Infraction::deck_not_restored, begun, during), Grade::G);
      for (const Infraction infraction : {Infraction::illegal_list, Infraction::illegal_deck,
                                          Infraction::illegal_sideboard, Infraction::deck_not_restored})
        EXPECT_TRUE(is_allowed(infraction, penalty_for_deck(infraction, begun, during))) << "the matrix has the word";
    }
}

TEST(DeckChecks, TheListGivesWayOnlyIfItWasWrong) {  // T-901, T-902
  Hall hall(4);
  const CheckedDeck listed{"PS1-listed", {}}, found{"PS1-found", {"N-DECK-01 49"}};
  EXPECT_EQ(after_deck_check(hall.event(), 1, std::nullopt, listed, found).deck, "PS1-listed");
  EXPECT_EQ(after_deck_check(hall.event(), 1, Infraction::illegal_deck, listed, found).deck, "PS1-listed");
  const CheckDeck corrected = after_deck_check(hall.event(), 1, Infraction::illegal_list, listed, found);
  EXPECT_EQ(corrected.deck, "PS1-found");
  EXPECT_EQ(corrected.breaches, found.breaches);
}

TEST(DeckChecks, AWrongSideboardIsGoneOnceRoundOneIsOpen) {  // T-903
  Hall hall(4);
  const CheckedDeck deck{"PS1-listed", {}};
  EXPECT_FALSE(after_deck_check(hall.event(), 1, Infraction::illegal_sideboard, deck, deck).sideboard_barred);
  hall.pair();
  hall.give(after_deck_check(hall.event(), 1, Infraction::illegal_sideboard, deck, deck));
  EXPECT_TRUE(hall.event().entry(1).sideboard_barred);
  EXPECT_TRUE(after_deck_check(hall.event(), 1, std::nullopt, deck, deck).sideboard_barred)
      << "for the rest of the event";
}

TEST(AtTheProgram, AMatchBeginsAndMayBeginAnew) {  // T-P24
  Hall hall(5);
  hall.pair();
  const Round& round = hall.event().rounds.back();
  const int table = round.matches.front().table;
  hall.refuse(Play{1, table, 0}, RefusalCode::value_bad);
  hall.refuse(Play{2, table, 7}, RefusalCode::no_round);
  hall.refuse(Play{1, 99, 7}, RefusalCode::no_table);
  hall.give(Play{1, table, 7}, {});
  EXPECT_EQ(hall.event().rounds.back().matches.front().seed, 7U);
  hall.give(Play{1, table, 8}, {});
  EXPECT_EQ(hall.event().rounds.back().matches.front().seed, 8U);
  hall.give(tournament::Result{1, table, {2, 0, 0, Cause::played}, WordOf::organiser, "x.match"}, {});
  EXPECT_EQ(hall.event().rounds.back().matches.front().record, "x.match");
  hall.refuse(Play{1, table, 9}, RefusalCode::match_final);
}

TEST(AtTheProgram, NobodySitsDownBeforeTheRoundOpens) {  // T-P05
  Hall hall(4);
  const auto draft = propose_round(hall.event());
  hall.give(std::get<Draft>(draft));
  hall.refuse(Play{1, 1, 7}, RefusalCode::no_round);
  hall.give(Publish{1, {}});
  hall.refuse(Play{1, 1, 7}, RefusalCode::no_round);
}

}  // namespace
}  // namespace tournament_tests

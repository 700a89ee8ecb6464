// SPDX-License-Identifier: GPL-3.0-or-later
// Slips that are entered twice.
#include <algorithm>

#include "engine/tournament/journal/file.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/outcome.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::second_reading_cases {
namespace {

class SecondReading : public testing::Test {
 protected:
  /// Round 1; who sits first at its two tables is called `x` and `y`.
  void seat() {
    hall.pair();
    x = Hall::name(hall.event().rounds[0].matches[0].a);
    y = Hall::name(hall.event().rounds[0].matches[1].a);
  }
  int table(char player) const { return hall.match(player).table; }
  bool complete() const { return is_complete(hall.event(), hall.event().rounds.back()); }
  void read(char player, Score score) { hall.give(ReadAgain{1, table(player), score}, ""); }

  char x = 0, y = 0;
  Hall hall{4, {{"second_reading", "yes"}, {"rounds", "3"}}};
};

TEST_F(SecondReading, ARoundIsCompleteWhenEverySlipWasReadTwice_TP10) {
  seat();
  hall.result(x, {2, 0, 0, Cause::played}, "");
  hall.result(y, {2, 1, 0, Cause::played}, "");
  EXPECT_FALSE(complete());
  EXPECT_EQ(incomplete_round(hall.event()), 1);
  EXPECT_EQ(next_step(hall.event()), NextStep::enter_results);
  EXPECT_EQ(hall.points(x), 30) << "a result counts from its first reading on";
  read(x, {2, 0, 0, Cause::played});
  EXPECT_FALSE(complete());
  read(y, {2, 1, 0, Cause::played});
  EXPECT_TRUE(complete());
  hall.give(Undo{hall.journal.to_undo()}, "");
  EXPECT_FALSE(complete());
  hall.give(Redo{hall.journal.to_redo()}, "");
  EXPECT_TRUE(complete());
  EXPECT_EQ(read_journal(journal_text(hall.journal)).journal.event(), hall.event());
}

TEST_F(SecondReading, ADifferenceStopsAndSaysBoth_TP10) {
  seat();
  hall.result(x, {2, 0, 0, Cause::played}, "");
  const Event before = hall.event();
  for (const Score& other : {Score{2, 1, 0, Cause::played}, Score{0, 2, 0, Cause::played},
                             Score{2, 0, 0, Cause::penalty}, Score{2, 0, 1, Cause::played}}) {
    Journal journal = hall.journal;
    const auto refusal = journal.add(ReadAgain{1, table(x), other});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, RefusalCode::reading_differs);
    EXPECT_EQ(refusal->meant, "2-0");
    EXPECT_NE(refusal->found, "2-0");
    EXPECT_EQ(journal.event(), before);
  }
  // The slip says what the second reading said: the first is put right, and what it says now is read again.
  hall.result(x, {2, 1, 0, Cause::played}, "misread");
  hall.refuse(ReadAgain{1, table(x), {2, 0, 0, Cause::played}}, RefusalCode::reading_differs);
  read(x, {2, 1, 0, Cause::played});
  EXPECT_TRUE(is_final(hall.event(), hall.event().rounds[0], hall.match(x)));
}

TEST_F(SecondReading, Refusals_TP10) {
  seat();
  const Score score{2, 0, 0, Cause::played};
  hall.refuse(ReadAgain{1, table(x), score}, RefusalCode::not_reported);
  hall.refuse(ReadAgain{2, 1, score}, RefusalCode::no_round);
  hall.refuse(ReadAgain{1, 99, score}, RefusalCode::no_table);
  hall.result(x, score, "");
  hall.refuse(Confirm{1, table(x), 0}, RefusalCode::match_final);
  read(x, score);
  hall.refuse(ReadAgain{1, table(x), score}, RefusalCode::reading_done);
  Hall once(4, {{"rounds", "3"}});
  once.pair();
  once.result('A', score, "");
  once.refuse(ReadAgain{1, once.match('A').table, score}, RefusalCode::reading_once);
}

TEST_F(SecondReading, ACorrectionOfWhatWasReadTwiceIsTheReferees_TP10) {
  seat();
  for (const char player : {x, y}) {
    hall.result(player, {2, 0, 0, Cause::played}, "");
    read(player, {2, 0, 0, Cause::played});
  }
  hall.result(x, {1, 2, 0, Cause::played}, "the slip was wrong");
  EXPECT_TRUE(complete()) << "with a reason, and read as often as it has to be";
}

TEST_F(SecondReading, WhatHasNoSlipIsReadOnce_TP10) {
  seat();
  Result played{1, table(x), {2, 0, 0, Cause::played}, WordOf::organiser, "a.match"};
  hall.give(played, "");
  EXPECT_TRUE(is_final(hall.event(), hall.event().rounds[0], hall.match(x))) << "played in the program";
  hall.give(Drop{hall.match(y).b}, "");
  EXPECT_TRUE(complete()) << "lost by leaving";
}

TEST_F(SecondReading, TheOptionCountsFromTheNextRoundThatIsStarted_TP10) {
  Hall later(4, {{"rounds", "3"}});
  later.seat("AB CD");
  later.refuse(ChooseOption{"second_reading", "yes"}, RefusalCode::reason_missing);
  later.give(ChooseOption{"second_reading", "yes"}, "too many errors");
  later.win("A");
  later.win("C");
  EXPECT_TRUE(is_complete(later.event(), later.event().rounds[0])) << "began before (T-108)";
  later.pair();
  const Match first = later.event().rounds[1].matches[0];
  later.result(Hall::name(first.a), {2, 0, 0, Cause::played}, "");
  EXPECT_FALSE(is_final(later.event(), later.event().rounds[1], later.event().rounds[1].matches[0]));
}

TEST(SecondReadings, HoldTheLawsInEventsByChance_TP10) {
  for (const Type type : {Type::swiss, Type::elimination})
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const Simulated event = simulate({9, seed, type, true, {{"second_reading", "yes"}}});
      EXPECT_TRUE(event.refused.empty()) << seed << ": " << event.refused.front();
      EXPECT_TRUE(broken_laws(event.journal.event()).empty()) << seed;
      EXPECT_TRUE(broken_journal_laws(event.journal).empty()) << seed;
      for (const Round& round : event.journal.event().rounds)
        for (const Match& match : round.matches) EXPECT_FALSE(wants_second_reading(round, match)) << seed;
    }
}

}  // namespace
}  // namespace tournament_tests::second_reading_cases

// SPDX-License-Identifier: GPL-3.0-or-later
// Phases of an event, and what comes next.
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/laws/organiser.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::step_cases {
namespace {

TEST(Steps, PhasesFollowTheCommands_T106) {
  Hall hall(4, {{"rounds", "1"}, {"computed_ties", "meetings"}});
  EXPECT_EQ(phase_of(hall.event()), Phase::registration);
  hall.give(std::get<Draft>(propose_round(hall.event())));
  EXPECT_EQ(phase_of(hall.event()), Phase::drafted);
  hall.refuse(Start{1}, RefusalCode::draft_none);  // T-P05
  hall.give(Publish{1, {}});
  hall.refuse(Publish{1, {}}, RefusalCode::draft_none);
  EXPECT_EQ(phase_of(hall.event()), Phase::published);
  hall.give(Start{1});
  hall.refuse(Start{1}, RefusalCode::already_open);
  hall.refuse(MakeCut{{1, 2}}, RefusalCode::swiss_running);  // after the Swiss rounds (T-601)
  EXPECT_EQ(phase_of(hall.event()), Phase::round_open);
  for (const Match& match : std::vector<Match>(hall.event().rounds[0].matches))
    hall.win(std::string(1, Hall::name(match.a)));
  EXPECT_EQ(phase_of(hall.event()), Phase::round_closed);
  hall.refuse(MakeCut{{1, 2, 3}}, RefusalCode::cut_wrong);
  hall.give(MakeCut{make_cut(hall.event()).order}, "");
  EXPECT_EQ(phase_of(hall.event()), Phase::cut);
  hall.pair();
  EXPECT_EQ(phase_of(hall.event()), Phase::round_open);
  hall.refuse(MakeCut{make_cut(before_round(hall.event(), 2)).order}, RefusalCode::cut_started);  // T-534
  hall.win(std::string(1, Hall::name(hall.event().rounds[1].matches[0].a)));
  hall.give(End{});
  EXPECT_EQ(phase_of(hall.event()), Phase::ended);
  hall.give(SendReport{});
  EXPECT_EQ(phase_of(hall.event()), Phase::reported);
  hall.refuse(Cancel{}, RefusalCode::event_reported, "no");
}

TEST(Steps, ARehearsalIsNeverReported_TP31) {
  Simulated event = simulate({8, 3, Type::swiss, false, {}});
  ASSERT_TRUE(event.refused.empty());
  EXPECT_TRUE(event.journal.event().rehearsal && event.journal.event().ended);
  EXPECT_EQ(event.journal.add(SendReport{})->code, RefusalCode::report_rehearsal);
}

TEST(Steps, TheLastResultClosesNoEvent_TP36) {
  Hall hall(4, {{"rounds", "1"}, {"playoff_rounds", "0"}, {"computed_ties", "meetings"}});
  hall.played("AB CD");
  EXPECT_EQ(phase_of(hall.event()), Phase::round_closed);
  EXPECT_EQ(next_step(hall.event()), NextStep::end);
  hall.give(End{}, "");
  EXPECT_FALSE(hall.event().reported);
  hall.give(Undo{hall.journal.to_undo()}, "");
  EXPECT_FALSE(hall.event().ended);
  hall.give(Redo{hall.journal.to_redo()}, "");
  hall.give(SendReport{}, "");
  hall.give(Undo{hall.journal.to_undo()}, "a name was wrong");  // T-106
  EXPECT_FALSE(hall.event().reported);
  EXPECT_TRUE(hall.event().ended);
}

TEST(Steps, TheNextStepIsKnownAtEveryMoment_TP01) {
  Hall hall(4, {{"rounds", "1"}});
  EXPECT_EQ(next_step(Hall(1).event()), NextStep::enter_players);
  EXPECT_EQ(next_step(Hall(64).event()), NextStep::deal_groups);
  const auto step = [&](NextStep meant) {
    EXPECT_EQ(next_step(hall.event()), meant);
    const auto command = command_of(meant, hall.event());
    if (const auto* given = std::get_if<Command>(&command)) hall.give(*given);
    return std::holds_alternative<Command>(command);
  };
  EXPECT_TRUE(step(NextStep::draft_round));
  EXPECT_TRUE(step(NextStep::publish));
  EXPECT_TRUE(step(NextStep::start));
  EXPECT_FALSE(step(NextStep::enter_results));
  hall.win_all();
  EXPECT_TRUE(step(NextStep::make_cut));
  EXPECT_TRUE(step(NextStep::draft_round));
  EXPECT_TRUE(step(NextStep::publish));
  EXPECT_TRUE(step(NextStep::start));
  hall.win_all();
  EXPECT_TRUE(step(NextStep::draw_ties));  // third place: it has points of its own
  EXPECT_FALSE(step(NextStep::play_ties));
  const TieStep tie = hall.event().ties.back();
  hall.give(TieResult{tie.line, tie.pairs[0].first, tie.pairs[0].second});
  EXPECT_TRUE(step(NextStep::end));
  EXPECT_TRUE(step(NextStep::report));
  EXPECT_EQ(next_step(hall.event()), NextStep::none);
}

}  // namespace
}  // namespace tournament_tests::step_cases

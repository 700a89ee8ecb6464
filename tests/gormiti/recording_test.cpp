// SPDX-License-Identifier: GPL-3.0-or-later
// Records that are watched: every position of the story, and how far one goes that is not whole or not of today.
#include "engine/table/recording.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/gormiti/matches.h"
#include "tests/support/record_faults.h"

namespace gormiti_tests::recording_cases {
namespace {

using namespace gormiti;
using playsheet::support::replaced;
using table::RecordFault;
using table::RecordStep;
using Recording = table::Recording<Game>;

Recording watched(std::string_view record) { return {record, shipped_cards()}; }

TEST(GormitiRecording, HasEveryPositionOfAGame) {
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    const Match match = played(mode, 4);
    const Recording recording = watched(table::record_of(match));
    ASSERT_TRUE(recording);
    EXPECT_TRUE(recording.problems().empty());
    EXPECT_FALSE(recording.truncated());
    EXPECT_TRUE(recording.over());
    ASSERT_EQ(recording.frames().size(), match.moments().size());
    int line = 0;
    for (std::size_t i = 0; i < match.moments().size(); ++i) {
      EXPECT_EQ(recording.at(i).moment.state, match.moments()[i].state) << i;
      EXPECT_EQ(recording.at(i).moment.events, match.moments()[i].events) << i;
      EXPECT_EQ(recording.frames()[i].step, i == 0 ? RecordStep::deal : RecordStep::decision);
      EXPECT_GT(recording.frames()[i].line, line);
      line = recording.frames()[i].line;
    }
  }
}

TEST(GormitiRecording, AnyPointCanBePlayedOnFrom) {
  const Match match = played(Mode::strategic, 6);
  const Recording recording = watched(table::record_of(match));
  for (std::size_t i = 0; i + 1 < match.moments().size(); i += 13) {
    Match branch = recording.match_at(i);
    ASSERT_EQ(branch.moments().size(), i + 1);
    const auto& next = match.moments()[i + 1];
    ASSERT_FALSE(branch.act(next.by, next.action));
    EXPECT_EQ(branch.state(), next.state);
  }
  EXPECT_EQ(recording.frames().size(), match.moments().size()) << "branches change nothing";
}

TEST(GormitiRecording, ShowsWhatWasTakenBack) {
  const Match match = played(Mode::strategic, 3, 10);
  const std::string undo(table::kRecordUndo), redo(table::kRecordRedo);
  std::string record = table::record_of(match) + undo + undo + redo + undo;
  record += table::record_moment<Game>(match.moments()[9], shipped_cards());
  const Recording recording = watched(record);
  ASSERT_TRUE(recording.problems().empty());
  const auto& frames = recording.frames();
  ASSERT_EQ(frames.size(), 16U);
  EXPECT_EQ(frames[11].step, RecordStep::undo);
  EXPECT_EQ(frames[13].step, RecordStep::redo);
  EXPECT_EQ(recording.at(12).moment.state, match.moments()[8].state);
  EXPECT_EQ(recording.at(13).moment.state, match.moments()[9].state);
  EXPECT_EQ(recording.at(14).moment.state, match.moments()[8].state);
  EXPECT_EQ(recording.at(15).moment.state, match.moments()[9].state);
  EXPECT_EQ(recording.path_to(15).size(), 10U);
  EXPECT_NE(recording.path_to(15), recording.path_to(9)) << "it was decided anew";
}

/// Cut at every byte behind its head: what is whole is watched, and a decision that breaks off is one as well.
TEST(GormitiRecording, ARecordOfACrashIsWatchedAsFarAsItGoes) {
  const std::string record = table::record_of(played(Mode::quick, 4));
  const Recording whole = watched(record);
  const auto head = record.find("\nbegin\n") + 7;
  for (std::size_t cut = head + 1; cut < record.size(); ++cut) {
    const Recording part = watched(std::string_view(record).substr(0, cut));
    ASSERT_TRUE(part) << cut;
    EXPECT_TRUE(part.problems().empty()) << cut;
    ASSERT_LE(part.frames().size(), whole.frames().size());
    for (std::size_t i = 0; i < part.frames().size(); ++i)
      ASSERT_EQ(part.at(i).moment.state, whole.at(i).moment.state) << cut;
  }
}

TEST(GormitiRecording, ARecordOfOtherCardsIsWatchedAndSaysSo) {
  std::string record = table::record_of(played(Mode::strategic, 7));
  record.replace(record.find("\ncards ") + 7, 16, "0123456789abcdef");
  const Recording recording = watched(record);
  ASSERT_TRUE(recording);
  ASSERT_EQ(recording.problems().size(), 1U);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::cards_changed);
  EXPECT_EQ(recording.problems()[0].line, 5);
  EXPECT_TRUE(recording.over());
}

/// What is shown ends in front of the line where it differs, or that says nothing.
TEST(GormitiRecording, GoesAsFarAsTheRulesGiveWhatIsRecorded) {
  const Match match = played(Mode::strategic, 7);
  const std::string record = table::record_of(match);
  const auto decision = record.find("\n> ", record.size() / 2);
  const auto line =
      1 + static_cast<int>(std::count(record.begin(), record.begin() + static_cast<long>(decision), '\n'));
  const auto event = record.find("\n  card_moved", decision);
  const auto in_event = [&](const char* with) { return record.substr(0, event) + with + record.substr(event + 13); };
  const std::vector<std::pair<std::string, RecordFault>> broken{
      {record.substr(0, decision) + "\n> south eat 3" + record.substr(decision), RecordFault::decision},
      {record.substr(0, decision) + "\nredo" + record.substr(decision), RecordFault::step},
      {in_event("\n  card_mvoed"), RecordFault::unreadable},
      {in_event("\n  turn_began turn=99 player=south\n  card_moved"), RecordFault::event}};
  for (const auto& [text, fault] : broken) {
    const Recording recording = watched(text);
    ASSERT_TRUE(recording);
    ASSERT_EQ(recording.problems().size(), 1U);
    const table::RecordProblem& problem = recording.problems()[0];
    EXPECT_TRUE(problem.fault == fault || problem.fault == RecordFault::unreadable)
        << table::text_of(problem, "a.match");
    EXPECT_GE(problem.line, line);
    EXPECT_LT(recording.frames().back().line, problem.line);
    EXPECT_LT(recording.frames().size(), match.moments().size());
    for (std::size_t i = 0; i < recording.frames().size(); ++i)
      EXPECT_EQ(recording.at(i).moment.state, match.moments()[i].state);
  }
}

TEST(GormitiRecording, WhatIsNoRecordOfThisGameIsNotWatched) {
  const std::string record = table::record_of(played(Mode::quick, 1, 1));
  const auto refused = [](const std::string& text) {
    const Recording recording = watched(text);
    EXPECT_FALSE(recording);
    return recording.problems().size() == 1 ? recording.problems()[0].fault : RecordFault::too_long;
  };
  EXPECT_EQ(refused(""), RecordFault::no_record);
  EXPECT_EQ(refused(replaced(record, "game gormiti", "game naruto")), RecordFault::other_game);
  EXPECT_EQ(refused(replaced(record, "match 1", "match 2")), RecordFault::version);
  EXPECT_EQ(refused(replaced(record, "seed ", "sed ")), RecordFault::head);
}

}  // namespace
}  // namespace gormiti_tests::recording_cases

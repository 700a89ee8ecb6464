// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/recording.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/match/record_head.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// Records that are watched: every position of the story, what was taken back, and what becomes of a record that is
/// older than the rules, or not whole, or not a record at all.
namespace playsheet::support {
namespace {

using namespace naruto;
using Kind = RecordFrame::Kind;

Match random_match(std::uint64_t seed, std::size_t decisions) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck("clones")};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = seed;
  Match match(shipped_cards(), std::move(setup));
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  return match;
}

int line_of(const std::string& text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// The record with one occurrence of `what` replaced, the first one behind `after`; its line in `line`.
std::string edited(std::string record, std::string_view what, std::string_view with, int& line,
                   std::string_view after = {}) {
  const auto at = record.find(what, record.find(after));
  EXPECT_NE(at, std::string::npos) << what;
  if (at == std::string::npos) return record;
  line = line_of(record, at);
  return record.replace(at, what.size(), with);
}

/// The first kept hand is decided by the other player; its line in `line`.
std::string decided_by_other(std::string record, int& line) {
  const auto at = record.find(" keep hand") - std::string_view("south").size();
  const bool south = record.substr(at, 5) == "south";
  line = line_of(record, at);
  return record.replace(at, 5, south ? "north" : "south");
}

std::string problems_of(const Recording& recording) {
  std::string out;
  for (const auto& problem : recording.problems()) out += text_of(problem, "game") + "\n";
  return out;
}

/// Every frame can be shown to everybody.
void show_all(const Recording& recording) {
  for (std::size_t frame = 0; frame < recording.frames().size(); ++frame) {
    const auto& state = recording.at(frame).moment.state;
    for (const PlayerId player : table::kPlayers) {
      const PlayerView view = view_for(state, recording.rules(), player);
      EXPECT_EQ(view.players[player].hand.count, state[player].hand.size());
    }
    view_for(state, recording.rules(), PlayerId::south, Hands::open);
  }
}

TEST(Recording, HasEveryPositionOfAGame) {
  const Match match = random_match(3, 4000);
  const Recording recording(record_of(match), shipped_cards());
  ASSERT_TRUE(recording) << problems_of(recording);
  EXPECT_TRUE(recording.problems().empty()) << problems_of(recording);
  EXPECT_FALSE(recording.truncated());
  EXPECT_TRUE(recording.over());
  ASSERT_EQ(recording.frames().size(), match.moments().size());
  for (std::size_t i = 0; i < match.moments().size(); ++i) {
    EXPECT_EQ(recording.at(i).moment.state, match.moments()[i].state) << i;
    EXPECT_EQ(recording.at(i).moment.events, match.moments()[i].events) << i;
    EXPECT_EQ(recording.at(i).moment.fence, match.moments()[i].fence) << i;
  }
}

TEST(Recording, AnyPointCanBePlayedOnFrom) {
  const Match match = random_match(3, 4000);
  const Recording recording(record_of(match), shipped_cards());
  for (std::size_t i = 0; i + 1 < match.moments().size(); i += 17) {
    Match branch = recording.match_at(i);
    ASSERT_EQ(branch.moments().size(), i + 1);
    const auto& next = match.moments()[i + 1];
    ASSERT_FALSE(branch.act(next.by, next.action));
    EXPECT_EQ(branch.state(), next.state);
    branch.undo();
    EXPECT_EQ(branch.state(), match.moments()[i].state);
  }
  EXPECT_EQ(recording.frames().size(), match.moments().size()) << "branches change nothing";
}

TEST(Recording, ShowsWhatWasTakenBack) {
  const Match match = random_match(3, 10);
  const std::string undo(kRecordUndo);
  const std::string redo(kRecordRedo);
  std::string record = record_of(match) + undo + undo + redo + undo;
  record += record_moment(match.moments()[9], shipped_cards());
  const Recording recording(record, shipped_cards());
  ASSERT_TRUE(recording.problems().empty()) << problems_of(recording);
  const auto& frames = recording.frames();
  ASSERT_EQ(frames.size(), 16U);
  EXPECT_EQ(frames[11].kind, Kind::undo);
  EXPECT_EQ(frames[13].kind, Kind::redo);
  EXPECT_EQ(recording.at(13).moment.state, match.moments()[9].state);
  EXPECT_EQ(recording.at(14).moment.state, match.moments()[8].state);
  EXPECT_EQ(recording.at(15).moment.state, match.moments()[9].state);
  EXPECT_EQ(recording.path_to(15).size(), 10U) << "two ways to the same position, each as long as its decisions";
  EXPECT_NE(recording.path_to(15), recording.path_to(9)) << "it was decided anew";
}

TEST(Recording, ARecordOfOtherCardsIsShownAndSaysSo) {
  int line = 0;
  const std::string record = edited(record_of(random_match(3, 4000)), "\ncards ", "\ncards 0", line);
  const Recording recording(record, shipped_cards());
  ASSERT_TRUE(recording);
  ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
  EXPECT_EQ(recording.problems()[0].line, 5);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::cards_changed);
  EXPECT_TRUE(recording.over());
  EXPECT_FALSE(recording.at(recording.frames().size() - 1).told);
}

/// The rules of then drew another card: its line is told, and what is shown from there on is what was recorded.
TEST(Recording, WhereTheRulesDifferTheRecordedResultsAreShown) {
  const Match match = random_match(3, 4000);
  std::string record = record_of(match);
  int line = 0;
  // the first draw of the second turn is of another card of the same deck
  const std::string_view draw = "to=hand player=";
  const auto turn = record.find("turn=2");
  const auto at = record.rfind("  card_moved card=", record.find(draw, turn));
  const auto card_at = at + std::string_view("  card_moved card=").size();
  const auto length = record.find(' ', card_at) - card_at;
  const auto drawn = static_cast<CardId>(std::stoi(record.substr(card_at, length)));
  std::size_t frame = 0;
  while (match.moments()[frame].state.turn < 2) ++frame;
  const auto& deck = match.moments()[frame].state[match.state()[drawn].owner].deck;
  ASSERT_FALSE(deck.empty());
  const CardId other = deck.front();
  line = line_of(record, at);
  record.replace(card_at, length, std::to_string(other));
  const Recording recording(record, shipped_cards());
  ASSERT_TRUE(recording);
  ASSERT_FALSE(recording.problems().empty());
  EXPECT_EQ(recording.problems()[0].line, line);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::event);
  EXPECT_NE(recording.problems()[0].meant.find("card=" + std::to_string(drawn)), std::string::npos);
  EXPECT_EQ(recording.frames().size(), match.moments().size());
  EXPECT_FALSE(recording.at(frame - 1).told);
  ASSERT_TRUE(recording.at(frame).told);
  EXPECT_EQ(recording.at(frame).moment.state[other].zone, Zone::hand);
  EXPECT_EQ(recording.at(frame).moment.state[drawn].zone, Zone::deck);
  const auto& end = recording.at(recording.frames().size() - 1).moment.state;
  EXPECT_EQ(end.winner, match.state().winner);
  EXPECT_EQ(end.end, match.state().end);
  EXPECT_EQ(end.turn, match.state().turn);
  show_all(recording);
}

TEST(Recording, ADecisionThatTheRulesRefuseIsShownWithItsResults) {
  const Match match = random_match(3, 4000);
  int line = 0;
  const std::string record = decided_by_other(record_of(match), line);
  const Recording recording(record, shipped_cards());
  ASSERT_FALSE(recording.problems().empty());
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::refused);
  EXPECT_EQ(recording.problems()[0].line, line);
  EXPECT_EQ(recording.problems()[0].rule, "N-GEN-05");
  EXPECT_EQ(recording.frames().size(), match.moments().size());
  EXPECT_EQ(recording.at(recording.frames().size() - 1).moment.state.turn, match.state().turn);
  show_all(recording);
}

TEST(Recording, WhoDecidedNextIsKnownWhereTheRulesDiffer) {
  const Match match = random_match(3, 200);
  int line = 0;
  const std::string record = decided_by_other(record_of(match), line);
  const Recording recording(record, shipped_cards());
  for (std::size_t i = 1; i + 1 < recording.frames().size(); ++i) {
    if (!recording.at(i).told) continue;
    EXPECT_EQ(recording.at(i).moment.state.choice.player, recording.at(i + 1).moment.by) << i;
  }
}

TEST(Recording, ABrokenEventCostsNothingButItsLine) {
  const Match match = random_match(3, 4000);
  int line = 0;
  const std::string record = edited(record_of(match), "  card_moved card=", "  card_mvoed card=", line, "turn_began");
  const Recording recording(record, shipped_cards());
  ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
  EXPECT_EQ(recording.problems()[0].line, line);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::unreadable);
  EXPECT_TRUE(recording.problems()[0].meant.starts_with("card_moved card="));
  EXPECT_FALSE(recording.at(recording.frames().size() - 1).told) << "what the rules give stands in its place";
  EXPECT_EQ(recording.at(recording.frames().size() - 1).moment.state, match.state());
}

TEST(Recording, ABrokenDecisionIsShownByItsResults) {
  const Match match = random_match(3, 4000);
  int line = 0;
  const std::string record = edited(record_of(match), "\n> south charge", "\n> south chrage", line);
  const Recording recording(record, shipped_cards());
  ASSERT_FALSE(recording.problems().empty());
  EXPECT_EQ(recording.problems()[0].line, line + 1);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::decision);
  EXPECT_EQ(recording.frames().size(), match.moments().size());
  const auto odd = std::find_if(recording.frames().begin(), recording.frames().end(), [&](const RecordFrame& frame) {
    return !recording.moment(frame.moment).unread.empty();
  });
  ASSERT_NE(odd, recording.frames().end());
  EXPECT_EQ(odd->line, line + 1);
  EXPECT_TRUE(recording.moment(odd->moment).unread.starts_with("south chrage"));
  const auto i = static_cast<std::size_t>(odd - recording.frames().begin());
  EXPECT_EQ(recording.at(i).moment.state[PlayerId::south].chakra, match.moments()[i].state[PlayerId::south].chakra);
  show_all(recording);
}

TEST(Recording, AfterATakeBackTheRulesHoldAgain) {
  const Match match = random_match(3, 8);
  std::string record = record_of(match);
  const std::string last = record_moment(match.moments().back(), shipped_cards());
  record.resize(record.size() - last.size());
  record += "> south dance\n.\n" + std::string(kRecordUndo) + last;
  const Recording recording(record, shipped_cards());
  ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
  EXPECT_TRUE(recording.at(8).told);
  EXPECT_FALSE(recording.at(10).told);
  EXPECT_EQ(recording.at(10).moment.state, match.state());
}

TEST(Recording, NumbersOfTheCatalogAreNotCompared) {
  EXPECT_TRUE(
      same_event("  transformed card=3 definition=812 is_ninja=1", "  transformed card=3 definition=9 is_ninja=1"));
  EXPECT_FALSE(
      same_event("  transformed card=3 definition=812 is_ninja=1", "  transformed card=3 definition=9 is_ninja=0"));
  EXPECT_FALSE(
      same_event("  transformed card=4 definition=9 is_ninja=1", "  transformed card=3 definition=9 is_ninja=1"));
  EXPECT_TRUE(
      same_event("  card_named player=south by=2 name=55 tracks=0", "  card_named player=south by=2 name=7 tracks=0"));
  EXPECT_FALSE(same_event("  shuffled player=south", "  shuffled player=south "));
  EXPECT_FALSE(same_event("", "  shuffled player=south"));
}

// --- what cannot be watched -----------------------------------------------------------------------------------------

/// Nothing to watch, and one problem, in this line.
void expect_refused(const std::string& record, RecordFault fault, int line, std::string_view expected) {
  const Recording recording(record, shipped_cards());
  EXPECT_FALSE(recording);
  ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
  const RecordProblem& problem = recording.problems()[0];
  EXPECT_EQ(problem.fault, fault) << problems_of(recording);
  EXPECT_EQ(problem.line, line);
  EXPECT_NE(problem.expected.find(expected), std::string::npos) << problem.expected;
}

TEST(Recording, WhatIsNoRecordIsRefused) {
  for (const std::string text : {"", "\n", "hello",
                                 "\x7f"
                                 "ELF\x01\x02\xff",
                                 "playsheet", "[card]\ncode = 1\n"})
    expect_refused(text, RecordFault::no_record, 1, "playsheet match");
  expect_refused(std::string(1000, '\0'), RecordFault::no_record, 1, "playsheet match");
}

/// Told before its version is looked at: each game counts its own.
TEST(Recording, ARecordOfAnotherGameIsRefused) {
  for (const std::string version : {"1", "5", "9"}) {
    const std::string text = "playsheet match " + version + "\ngame gormiti\nmode quick\nbegin\n.\n";
    expect_refused(text, RecordFault::other_game, 2, "a match of naruto");
    EXPECT_EQ(replay(text, shipped_cards()).problem->line, 2);
    EXPECT_FALSE(replay(text, shipped_cards()).match);
  }
}

TEST(Recording, ANewerVersionIsRefused) {
  int line = 0;
  expect_refused(edited(record_of(random_match(3, 4)), "playsheet match 5", "playsheet match 6", line),
                 RecordFault::version, 1, "version 2 to 5");
}

TEST(Recording, AnUnknownEditionOrCardIsRefusedWithTheNearest) {
  int line = 0;
  const std::string record = record_of(random_match(3, 4));
  expect_refused(edited(record, "edition usa-1.3", "edition usa-9", line), RecordFault::edition, 3, "usa-1.3");
  expect_refused(edited(record, "  1 N-001", "  1 N-99999", line), RecordFault::card, 13, "known card");
  const std::string no_begin = edited(record, "\nbegin\n", "\nbegn\n", line);
  expect_refused(no_begin, RecordFault::head, line + 1, "begin");
}

/// The same decks by the rules of another edition: the first decision that they do not allow is named.
TEST(Recording, AnotherEditionIsToldWhereItsRulesDiffer) {
  int line = 0;
  const Match match = random_match(3, 4000);
  const Recording recording(edited(record_of(match), "edition usa-1.3", "edition panini", line), shipped_cards());
  ASSERT_TRUE(recording);
  ASSERT_FALSE(recording.problems().empty());
  EXPECT_GT(recording.problems()[0].line, 63);
  show_all(recording);
}

TEST(Recording, ARecordOfACrashIsWatchedAsFarAsItGoes) {
  const std::string record = record_of(random_match(3, 40));
  const Recording whole(record, shipped_cards());
  for (std::size_t at = record.find("\n>") + 2; at < record.size(); at += 11) {
    const Recording part(std::string_view(record).substr(0, at), shipped_cards());
    ASSERT_TRUE(part);
    EXPECT_TRUE(part.problems().empty()) << "cut at " << at << ": " << problems_of(part);
    EXPECT_LE(part.frames().size(), whole.frames().size());
  }
}

TEST(Recording, MoreDecisionsThanAnyGameHasAreNotKept) {
  const Match match = random_match(3, 1);
  std::string record = record_of(match);
  const std::string last = record_moment(match.moments().back(), shipped_cards());
  for (std::size_t i = 0; i < kMostDecisions + 10; ++i) record += std::string(kRecordUndo) + last;
  const Recording recording(record, shipped_cards());
  ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
  EXPECT_EQ(recording.problems()[0].fault, RecordFault::too_long);
  EXPECT_LT(recording.frames().size(), 2 * kMostDecisions + 10);
}

TEST(Recording, AFileOfFaultsNamesTheFirstOnes) {
  std::string record = record_of(random_match(3, 1));
  for (int i = 0; i < 1000; ++i) record += "nonsense\n";
  const Recording recording(record, shipped_cards());
  EXPECT_EQ(recording.problems().size(), Recording::kMostProblems);
}

/// Whatever stands in it: it is shown, or told, and every position that it gives can be looked at.
TEST(Recording, AnyChangedNumberIsHarmless) {
  const std::string record = record_of(random_match(3, 90));
  int told = 0;
  for (std::size_t at = record.find("\nbegin"); at < record.size(); at += 163) {
    const auto digit = record.find_first_of("0123456789", at);
    if (digit == std::string::npos) break;
    for (const char* with : {"9", "0", "255", "-7", "hand"}) {
      std::string broken = record;
      broken.replace(digit, 1, with);
      const Recording recording(broken, shipped_cards());
      ASSERT_TRUE(recording);
      told += recording.at(recording.frames().size() - 1).told ? 1 : 0;
      show_all(recording);
    }
  }
  EXPECT_GT(told, 20);
}

TEST(Recording, AnyChangedWordIsHarmless) {
  const std::string record = record_of(random_match(7, 120));
  const std::array<std::pair<const char*, const char*>, 9> words{{{"=village", "=hand"},
                                                                  {"=hand", "=rewards"},
                                                                  {"=deck", "=village"},
                                                                  {"=south", "=north"},
                                                                  {"attack=1", "attack=0"},
                                                                  {"card_moved", "team_sent"},
                                                                  {"\n.\n", "\n"},
                                                                  {"team_returned", "teams_returned"},
                                                                  {"> north", "> south"}}};
  for (const auto& [what, with] : words)
    for (std::size_t at = record.find("\nbegin"); (at = record.find(what, at)) != std::string::npos; at += 900) {
      std::string broken = record;
      broken.replace(at, std::string_view(what).size(), with);
      const Recording recording(broken, shipped_cards());
      ASSERT_TRUE(recording);
      show_all(recording);
    }
}

// --- reports of a ruling --------------------------------------------------------------------------------------------

TEST(RulingReport, OpensAtItsPointWithItsNote) {
  const Match match = random_match(5, 60);
  const std::string note = "N-BLK-03: blocking should have been refused.\nThe head was injured.  # really";
  const std::string report = record_report(match, note);
  EXPECT_TRUE(report.starts_with("playsheet match 5\n"));
  const Recording recording(report, shipped_cards());
  ASSERT_TRUE(recording.problems().empty()) << problems_of(recording);
  ASSERT_EQ(recording.notes().size(), 1U);
  EXPECT_EQ(recording.notes()[0].text, note);
  EXPECT_EQ(recording.notes()[0].frame, recording.frames().size() - 1);
  EXPECT_EQ(recording.at(recording.notes()[0].frame).moment.state, match.state());
  const Replay strict = replay(report, shipped_cards());
  EXPECT_FALSE(strict.problem) << text_of(*strict.problem, "report");
  EXPECT_EQ(strict.match->state(), match.state());
}

TEST(RulingReport, AnEmptyNoteIsOne) {
  const Recording recording(record_report(random_match(5, 6), ""), shipped_cards());
  ASSERT_TRUE(recording.problems().empty()) << problems_of(recording);
  ASSERT_EQ(recording.notes().size(), 1U);
  EXPECT_EQ(recording.notes()[0].text, "");
}

TEST(RulingReport, APositionThatTheDecisionsDoNotGiveIsTold) {
  int line = 0;
  const std::string report = record_report(random_match(5, 60), "?");
  for (const auto& [what, with] : {std::pair{"  north deck ", "  north deck 1"}, {"\n  asks ", "\n  asks nobody "}}) {
    const std::string broken = edited(report, what, with, line, "\nposition\n");
    const Recording recording(broken, shipped_cards());
    ASSERT_EQ(recording.problems().size(), 1U) << problems_of(recording);
    EXPECT_EQ(recording.problems()[0].fault, RecordFault::position);
    EXPECT_FALSE(recording.problems()[0].meant.empty());
    EXPECT_TRUE(replay(broken, shipped_cards()).problem);
  }
  const auto end = report.rfind("\n  ", report.size() - 2);
  EXPECT_EQ(Recording(report.substr(0, end + 1), shipped_cards()).problems().size(), 1U) << "its last line is missing";
  EXPECT_EQ(Recording(report + "  south hand 4\n", shipped_cards()).problems().size(), 1U) << "one line too many";
}

TEST(RulingReport, OnlyItsVersionHasNotes) {
  int line = 0;
  std::string record = edited(record_of(random_match(5, 6)), "playsheet match 5", "playsheet match 2", line);
  for (auto at = record.find("answers "); at != std::string::npos; at = record.find("answers "))
    record.erase(at, record.find('\n', at) + 1 - at);
  EXPECT_TRUE(Recording(record, shipped_cards()).problems().empty()) << "older records have no such lines";
  record += "note\n  here\n";
  EXPECT_EQ(Recording(record, shipped_cards()).problems().size(), 1U);
  EXPECT_TRUE(replay(record, shipped_cards()).problem);
}

}  // namespace
}  // namespace playsheet::support

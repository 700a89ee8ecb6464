// SPDX-License-Identifier: GPL-3.0-or-later
// Match records (docs/formats.md, section 5).
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/gormiti/matches.h"
#include "tests/support/record_faults.h"

namespace gormiti_tests::record_cases {
namespace {

using namespace gormiti;
using playsheet::support::replaced;
using table::RecordFault;

Replay replayed(std::string_view record) { return table::replay<Game>(record, shipped_cards()); }

void expect_problem(const std::string& record, RecordFault fault, int line, std::string_view expected = {}) {
  SCOPED_TRACE(record.substr(0, 200));
  playsheet::support::expect_problem(replayed(record), fault, line, expected);
}

TEST(GormitiRecord, HasAHeadAndWhatCameOfEachDecision) {
  MatchSetup setup = match_setup(Mode::strategic, 7);
  setup.options.fighter_zones = 3;
  setup.options.quick_tie = QuickTie::draw;
  setup.secrecy = table::Secrecy::Hold;
  const std::string record = table::record_of(Match(shipped_cards(), setup));
  const std::string head =
      "playsheet match 1\ngame gormiti\nmode strategic\noption fighterZones 3\noption quickTie 1\n"
      "secrecy hold\nseed 7\ncards " +
      digest_of_cards(setup, shipped_cards()) + "\nsouth Naomi\ndeck " + shipped_cards().deck("D1")->name.en + "\n  " +
      shipped_cards().deck("D1")->cards.front();
  EXPECT_EQ(record.substr(0, head.size()), head);
  EXPECT_NE(record.find("\nbegin\n.\n"), std::string::npos) << record;
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
  EXPECT_EQ(replay.match->setup(), setup);
}

/// A match of several games stands in the record of each of them; a draw is a game that nobody won, and in the quick
/// mode nobody begins.
TEST(GormitiRecord, AGameOfAMatchOfSeveralSaysWhatStandsBeforeIt) {
  MatchSetup setup = match_setup(Mode::quick, 7);
  setup.series = SeriesPart{3, 7, {}};
  setup.series->games.push_back({table::PlayerId::north, EndReason::conceded, table::PlayerId::south, 7});
  setup.series->games.push_back({std::nullopt, EndReason::rounds, std::nullopt, 8});
  const std::string record = table::record_of(Match(shipped_cards(), setup));
  EXPECT_NE(record.find("mode quick\nseries 3 seed 7\ngame winner=north reason=conceded starter=south seed=7\n"
                        "game winner=none reason=rounds starter=none seed=8\nseed 7\n"),
            std::string::npos)
      << record;
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
  EXPECT_EQ(replay.match->setup(), setup);
}

TEST(GormitiRecord, LinesAboutSeveralGamesThatAreNoneAreToldWithTheirLine) {
  MatchSetup setup = match_setup(Mode::strategic, 7);
  setup.series = SeriesPart{3, 7, {{table::PlayerId::north, EndReason::conceded, table::PlayerId::south, 7}}};
  const std::string good = table::record_of(Match(shipped_cards(), setup));
  const auto fault = [&](std::string_view what, std::string_view with, int line, std::string_view expected) {
    expect_problem(replaced(good, what, with), RecordFault::head, line, expected);
  };
  fault("series 3 seed 7", "series 5 seed 7", 4, "a match of several games such as \"series 3 seed 1\"");
  fault("series 3 seed 7", "series 3", 4, "a match of several games such as \"series 3 seed 1\"");
  const std::string game = "a game such as \"game winner=south reason=hero_defeated starter=north seed=1\"";
  fault("winner=north", "winner=west", 5, game);
  fault("reason=conceded", "reason=boredom", 5, game);
  fault("starter=south seed=7", "starter=south", 5, game);
  fault("starter=south seed=7", "starter=south seed=7 more", 5, game);
  const std::string line = "game winner=north reason=conceded starter=south seed=7\n";
  fault(line, line + line, 6, "games that do not decide the match yet");
}

/// Seed and answers alone give the match again.
TEST(GormitiRecord, RandomGamesAreReplayedAsRecorded) {
  for (const Mode mode : {Mode::strategic, Mode::quick})
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Match match = played(mode, seed);
      const std::string record = table::record_of(match);
      const Replay replay = replayed(record);
      ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
      EXPECT_FALSE(replay.truncated);
      EXPECT_EQ(replay.match->state(), match.state());
      EXPECT_EQ(replay.decisions, static_cast<int>(match.moments().size()) - 1);
      EXPECT_EQ(table::record_of(*replay.match), record);
      EXPECT_EQ(table::whole_part(record), record);
    }
}

/// Cut at every byte: a crash costs the decision that was being written, nothing before it, and is never a fault.
TEST(GormitiRecord, ATornRecordIsUsableUpToItsLastWholeDecision) {
  const std::string record = table::record_of(played(Mode::quick, 4));
  const auto head = record.find("\nbegin\n") + 7;
  for (std::size_t cut = head; cut < record.size(); ++cut) {
    const Replay replay = replayed(record.substr(0, cut));
    ASSERT_FALSE(replay.problem) << cut << ": " << table::text_of(*replay.problem, "a.match");
    const std::string_view whole = table::whole_part(std::string_view(record).substr(0, cut));
    ASSERT_TRUE(record.starts_with(whole));
    const Replay again = replayed(whole.empty() ? std::string_view(record).substr(0, head) : whole);
    ASSERT_FALSE(again.problem) << cut;
    EXPECT_EQ(replay.truncated, cut != whole.size()) << cut;
    if (!whole.empty()) {
      EXPECT_EQ(table::record_of(*again.match), whole) << cut;
    }
  }
  for (std::size_t cut = 0; cut + 1 < head; ++cut)
    EXPECT_TRUE(replayed(record.substr(0, cut)).problem) << cut << ": there is no game without its head";
}

TEST(GormitiRecord, TakingBackIsRecordedAndReplayed) {
  Match match = played(Mode::strategic, 6, 12);
  std::string record = table::record_of(match);
  const auto decide = [&](const Action& action) {
    ASSERT_FALSE(match.act(match.decider(), action));
    record += table::record_moment<Game>(match.moments().back(), match.cards());
  };
  match.undo();
  match.undo();
  record += std::string(table::kRecordUndo) + std::string(table::kRecordUndo);
  match.redo();
  record += table::kRecordRedo;
  RandomPlayer player(99);
  decide(player.choose(match.state(), match.rules()));
  decide(Concede{});
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem) << table::text_of(*replay.problem, "a.match");
  EXPECT_EQ(replay.match->state(), match.state());
  EXPECT_EQ(replay.decisions, 13);
}

TEST(GormitiRecord, UndoAndRedoNeedSomethingToStepOver) {
  const std::string record = table::record_of(played(Mode::quick, 1, 1));
  expect_problem(record + "redo\n", RecordFault::step, 0, "an \"undo\" before it");
  expect_problem(record + "undo\nundo\n", RecordFault::step, 0, "a decision before it");
  EXPECT_FALSE(replayed(record + "undo\nredo\n").problem);
}

TEST(GormitiRecord, APassOfTheProgramIsMarkedAndReadBack) {
  Match match = played(Mode::strategic, 5, 0);
  RandomPlayer player(5);
  while (!match.over() && match.state().question.kind != QuestionKind::play_move)
    ASSERT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  ASSERT_FALSE(match.act(match.decider(), Pass{}, table::Press::until_phase));
  const std::string record = table::record_of(match);
  EXPECT_NE(record.find(" pass  # by itself: until the phase ends\n"), std::string::npos);
  const Replay replay = replayed(record);
  ASSERT_FALSE(replay.problem);
  EXPECT_EQ(replay.match->moments().back().press, table::Press::until_phase);
}

TEST(GormitiRecord, ARecordOfAnotherGameOrOfNoneIsRefused) {
  const std::string record = table::record_of(played(Mode::quick, 1, 1));
  expect_problem("", RecordFault::no_record, 1, "a match record");
  expect_problem("Dear Naomi,\n", RecordFault::no_record, 1, "a match record");
  expect_problem("playsheet match 5\ngame naruto\nedition usa-1.3\n", RecordFault::other_game, 2, "a match of gormiti");
  expect_problem(replaced(record, "match 1", "match 2"), RecordFault::version, 1,
                 "version 1 of the records of gormiti");
  EXPECT_EQ(table::game_of_record(record), "gormiti");
  EXPECT_EQ(table::game_of_record("playsheet match 5\ngame naruto\n"), "naruto");
  EXPECT_FALSE(table::game_of_record("game gormiti\n"));
}

TEST(GormitiRecord, EachLineOfTheHeadIsReadStrictly) {
  MatchSetup setup = match_setup(Mode::strategic, 7);
  setup.options.fighter_zones = 3;
  const std::string record = table::record_of(Match(shipped_cards(), setup));
  const std::string first = "\n  " + setup.seats[PlayerId::south].cards.front();
  expect_problem(replaced(record, "mode strategic", "mode slow"), RecordFault::head, 3, "\"strategic\", \"quick\"");
  expect_problem(replaced(record, "fighterZones 3", "fighterzones 3"), RecordFault::head, 4, "name of an option");
  expect_problem(replaced(record, "fighterZones 3", "fighterZones 9"), RecordFault::head, 4, "2 to 8 (G-309)");
  expect_problem(replaced(record, "option fighterZones 3", "option quietTurns 0\noption turnLimit 0"),
                 RecordFault::head, 5, "G-710");
  expect_problem(replaced(record, "seed 7", "seed seven"), RecordFault::head, 5, "a whole number");
  expect_problem(replaced(record, "south Naomi", "nord Naomi"), RecordFault::head, 7, "\"south ...\"");
  expect_problem(replaced(record, first, "\n  X-999"), RecordFault::card, 9, "the code of a known card");
  expect_problem(replaced(record, first, "\n "), RecordFault::card, 9);
  expect_problem(replaced(record, "\nbegin\n", "\nstart\n"), RecordFault::head, 0, "\"begin\"");
  // G-202: the same print twice; G-201: a card too few
  const std::string second = "\n  " + setup.seats[PlayerId::south].cards[1];
  expect_problem(replaced(record, second, first), RecordFault::deck, 0, "G-202: duplicate");
  std::string fewer = record;
  fewer.erase(record.find(first), record.find('\n', record.find(first) + 1) - record.find(first));
  expect_problem(fewer, RecordFault::deck, 0, "G-201: deckSize");
}

TEST(GormitiRecord, ChangedCardsAreNoticed) {
  const std::string record = table::record_of(played(Mode::strategic, 7, 3));
  const auto at = record.find("\ncards ") + 7;
  std::string other = record;
  other.replace(at, 16, "0123456789abcdef");
  expect_problem(other, RecordFault::cards_changed, 5, "a card of these decks has changed since");
  // a value of one card; a name tells a person, and means nothing
  const std::string code = shipped_cards().deck("D1")->cards.front();
  const auto digest = [&](const std::string& cards) {
    return digest_of_cards(match_setup(Mode::strategic, 7), read_cards(cards).catalog);
  };
  const std::string cards = cards_text();
  const auto card = cards.find("code = \"" + code + "\"");
  ASSERT_NE(card, std::string::npos);
  std::string stronger = cards;
  const auto hp = stronger.find("hp = ", card) + 5;
  stronger[hp] = stronger[hp] == '9' ? '8' : '9';
  EXPECT_NE(digest(stronger), digest(cards));
  std::string renamed = cards;
  renamed.insert(renamed.find("en = \"", card) + 6, "Old ");
  EXPECT_EQ(digest(renamed), digest(cards));
  ASSERT_TRUE(read_cards(renamed).messages.empty());
}

TEST(GormitiRecord, SaysWhereTheRulesGiveSomethingElse) {
  const std::string record = table::record_of(played(Mode::strategic, 7, 3));
  const auto shuffle = std::string_view("\n  shuffled player=south\n");
  expect_problem(replaced(record, shuffle, "\n  shuffled player=north\n"), RecordFault::event, 0,
                 "shuffled player=south");
  expect_problem(replaced(record, shuffle, "\n  shufled player=south\n"), RecordFault::unreadable, 0);
  expect_problem(replaced(record, shuffle, "\n"), RecordFault::event, 0, "shuffled player=south");
  expect_problem(replaced(record, shuffle, std::string(shuffle) + "  shuffled player=south\n"), RecordFault::event, 0);
  expect_problem(replaced(record, "\n.\n", "\n  passed player=south\n.\n"), RecordFault::event_more, 0);
  expect_problem(record + "> south\n", RecordFault::decision, 0, "> south pass");
  expect_problem(record + "> east pass\n", RecordFault::decision, 0);
  expect_problem(record + "hello\n", RecordFault::decision, 0);
  const Replay refused = replayed(record + "> south answer yes\n> north yes\n");
  ASSERT_TRUE(refused.problem);
  const Replay pass = replayed(record + "> north pass\n.\n");
  ASSERT_TRUE(pass.problem);
  EXPECT_EQ(pass.problem->fault, RecordFault::refused);
  EXPECT_FALSE(pass.problem->rule.empty());
  EXPECT_NE(pass.problem->expected.find(pass.problem->rule), std::string::npos);
}

TEST(GormitiRecord, FewerEventsThanTheRulesGive) {
  std::string record = table::record_of(played(Mode::strategic, 7, 2));
  const auto end = record.rfind("\n  ");
  record.erase(end, record.find('\n', end + 1) - end);
  expect_problem(record, RecordFault::event_less, 0, "as the rules give it now");
}

/// A file that was made to fill the memory ends.
TEST(GormitiRecord, HasAMostOfSteps) {
  std::string record = table::record_of(played(Mode::quick, 1, 1));
  for (std::size_t i = 0; i <= table::kMostSteps / 2; ++i) record += "undo\nredo\n";
  expect_problem(record, RecordFault::too_long, 0, "at most");
}

}  // namespace
}  // namespace gormiti_tests::record_cases

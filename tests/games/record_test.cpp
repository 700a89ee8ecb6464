// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/match/record_head.h"
#include "engine/naruto/match/record_summary.h"
#include "engine/players/random_player.h"
#include "tests/support/catalogs.h"

/// Records that are not what they should be: each gives one message with its line. Whole recorded games are in
/// corpus_test.cpp.
namespace playsheet::support {
namespace {

using namespace naruto;

MatchSetup setup_of_two(const char* south, const char* north, std::uint64_t seed) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {"Ada", ready_deck(south)};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck(north)};
  setup.seed = seed;
  return setup;
}

/// The record of a random game of this setup; `decisions` of it, or all.
std::string record_of_setup(MatchSetup setup, std::size_t decisions = 100000) {
  const std::uint64_t seed = setup.seed;
  Match match(shipped_cards(), std::move(setup));
  players::RandomPlayer player(seed);
  while (!match.over() && match.moments().size() <= decisions)
    EXPECT_FALSE(match.act(match.decider(), player.choose(match.state(), match.rules())));
  std::string text = record_header(match.setup(), shipped_cards());
  for (const Match::Moment& moment : match.moments()) text += record_moment(moment, shipped_cards());
  return text;
}

std::string record_of_game(std::uint64_t seed, std::size_t decisions = 100000) {
  return record_of_setup(setup_of_two("clones", "embers", seed), decisions);
}

/// With two rulings, a sideboard and a reinforcement deck.
MatchSetup full_setup(std::uint64_t seed) {
  MatchSetup setup = setup_of_two("clones", "embers", seed);
  setup.rulings = {{find_ruling("A-85"), 0}, {find_ruling("A-06"), 0}};
  setup.seats[PlayerId::south].deck.sideboard = {{"N-303", 2}, {"J-001", 8}};
  setup.seats[PlayerId::north].deck.reinforcement = {{"N-684", 3}};
  return setup;
}

std::string text_of_problem(const Replay& replayed) {
  return replayed.problem ? text_of(*replayed.problem, "game") : std::string();
}

/// Exactly one problem, in this line, told in one line of text.
void expect_problem(const std::string& record, int line, std::string_view expected) {
  const Replay replayed = replay(record, shipped_cards());
  ASSERT_TRUE(replayed.problem) << "no problem, " << replayed.decisions << " decisions";
  EXPECT_EQ(replayed.problem->line, line) << text_of(*replayed.problem, "game");
  EXPECT_NE(replayed.problem->expected.find(expected), std::string::npos) << text_of(*replayed.problem, "game");
  const std::string text = text_of(*replayed.problem, "game");
  EXPECT_TRUE(text.starts_with("game:" + std::to_string(line) + ": ")) << text;
  EXPECT_EQ(text.find('\n'), std::string::npos) << text;
}

/// The record with the first occurrence of `what` replaced; its line in `line`.
std::string changed(std::string record, std::string_view what, std::string_view with, int& line) {
  const auto at = record.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  if (at == std::string::npos) return record;
  line = 1 + static_cast<int>(std::count(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  return record.replace(at, what.size(), with);
}

TEST(Record, AChangedResultIsFoundWithItsLine) {
  int line = 0;
  const std::string record = changed(record_of_game(3), "  shuffled player=south", "  shuffled player=north", line);
  expect_problem(record, line, "shuffled player=south");
}

TEST(Record, AnExtraEventIsFound) {
  int line = 0;
  const std::string record = changed(record_of_game(3), ".\n>", "  tossed player=south heads=1\n.\n>", line);
  expect_problem(record, line, "\".\" after the events");
}

TEST(Record, AnotherSeedIsAnotherGame) {
  int line = 0;
  const std::string record = changed(record_of_game(3), "seed 3\n", "seed 4\n", line);
  const Replay replayed = replay(record, shipped_cards());
  EXPECT_TRUE(replayed.problem);
}

TEST(Record, HoldsRulingsAndAllPilesOfADeck) {  // N-SIDE-05, N-REINF-01
  const std::string record = record_of_setup(full_setup(5), 60);
  EXPECT_NE(record.find("edition usa-1.3\nruling A-06 no\nruling A-85 never\nseed 5\n"), std::string::npos) << record;
  EXPECT_NE(record.find("\nsideboard\n  2 N-303"), std::string::npos);
  EXPECT_NE(record.find("\nreinforcement\n  3 N-684"), std::string::npos);
  const Replay replayed = replay(record, shipped_cards());
  ASSERT_FALSE(replayed.problem) << text_of_problem(replayed);
  const MatchSetup& setup = replayed.match->setup();
  EXPECT_EQ(setup.rulings, (std::vector<HouseRuling>{{find_ruling("A-06"), 0}, {find_ruling("A-85"), 0}}));
  for (const PlayerId player : table::kPlayers) {
    EXPECT_EQ(setup.seats[player].deck.cards, full_setup(5).seats[player].deck.cards);
    EXPECT_EQ(setup.seats[player].deck.sideboard, full_setup(5).seats[player].deck.sideboard);
    EXPECT_EQ(setup.seats[player].deck.reinforcement, full_setup(5).seats[player].deck.reinforcement);
  }
  EXPECT_EQ(setup_of(setup, shipped_cards()).reinforcements[PlayerId::north].size(), 3U);
  std::string again = record_header(setup, shipped_cards());
  for (const Match::Moment& moment : replayed.match->moments()) again += record_moment(moment, shipped_cards());
  EXPECT_EQ(again, record);
}

TEST(Record, AMatchPlaysItsRulingsWhereverItIsMoved) {
  Match match(shipped_cards(), full_setup(5));
  EXPECT_FALSE(match.rules().edition->hand_cost_mixes_symbols);
  EXPECT_TRUE(match.setup().edition->hand_cost_mixes_symbols);
  const Edition* played = match.rules().edition;
  std::vector<Match> moved;
  moved.push_back(std::move(match));
  moved.reserve(100);
  const Match copy = moved.front();
  EXPECT_EQ(moved.front().rules().edition, played);
  moved.clear();
  EXPECT_FALSE(copy.rules().edition->hand_cost_mixes_symbols);
  EXPECT_FALSE(copy.options(copy.decider()).empty());
}

TEST(Record, ARulingAsTheEditionHasItIsNotWritten) {
  MatchSetup setup = setup_of_two("clones", "embers", 5);
  setup.rulings = {{find_ruling("A-06"), 1}};
  EXPECT_EQ(record_header(setup, shipped_cards()).find("ruling"), std::string::npos);
}

TEST(Record, UnknownRulingsAreRefusedWithWhatWasMeant) {
  const std::string record = record_of_setup(full_setup(3), 3);
  int line = 0;
  expect_problem(changed(record, "ruling A-06", "ruling A-006", line), 4, "did you mean \"A-06\"?");
  expect_problem(changed(record, "ruling A-06 no", "ruling A-06 nope", line), 4, "a value of ruling A-06");
  expect_problem(changed(record, "A-85 never", "A-85 nevr", line), 5, "did you mean \"never\"?");
  expect_problem(changed(record, "ruling A-06 no", "ruling A-06", line), 4, "a value of ruling A-06");
  expect_problem(changed(record, "ruling A-85 never", "ruling A-06 no", line), 5, "each ruling once");
  expect_problem(changed(record, "ruling A-06 no", "rulings A-06 no", line), 4, "seed");
  expect_problem(changed(record, "edition usa-1.3", "edition panino", line), 3, "did you mean \"panini\"?");
}

/// So that a match is never gone on with more openly than it began.
TEST(Record, SaysHowTheHandsAreKept) {
  for (const auto level : {table::Secrecy::Open, table::Secrecy::Hold, table::Secrecy::Curtain}) {
    MatchSetup setup = full_setup(5);
    setup.secrecy = level;
    setup.series = SeriesPart{{3, 5, {}}, {}};
    for (const PlayerId player : table::kPlayers) setup.series->registered[player] = setup.seats[player].deck;
    const std::string record = record_of_setup(setup, 20);
    EXPECT_TRUE(record.starts_with("playsheet match 5\n"));
    EXPECT_NE(record.find("\nsecrecy " + std::string(table::name_of(level)) + "\nseries 3 seed 5\n"),
              std::string::npos);
    const Replay replayed = replay(record, shipped_cards());
    ASSERT_FALSE(replayed.problem) << text_of_problem(replayed);
    EXPECT_EQ(replayed.match->setup().secrecy, level);
    EXPECT_EQ(record_of(*replayed.match), record);
    const std::string report = record_report(*replayed.match, "?");
    EXPECT_TRUE(is_report(report) && !is_report(record));
    EXPECT_FALSE(replay(report, shipped_cards()).problem);
    std::optional<RecordProblem> problem;
    EXPECT_TRUE(summarize(record, problem));
  }
  EXPECT_FALSE(replay(record_of_game(3), shipped_cards()).match->setup().secrecy) << "an older record does not say";
}

TEST(Record, AnUnknownWayToKeepHandsIsRefused) {
  MatchSetup setup = full_setup(5);
  setup.secrecy = table::Secrecy::Curtain;
  const std::string record = record_of_setup(setup, 3);
  int line = 0;
  const auto in_line = [&](std::string_view what, std::string_view with, std::string_view expected) {
    const std::string broken = changed(record, what, with, line);
    expect_problem(broken, line + (with.find('\n') == std::string_view::npos ? 0 : 1), expected);
  };
  in_line("secrecy curtain", "secrecy drape", "\"open\", \"hold\", \"curtain\"");
  in_line("secrecy curtain", "secrecy curtain\nsecrecy open", "seed");
  expect_problem(changed(record, "playsheet match 5", "playsheet match 3", line), 6, "seed");
}

TEST(Record, TheSameDealIsTheSameMatchUnderWhateverNames) {
  const MatchSetup match = full_setup(5);
  MatchSetup other = match;
  other.seats[PlayerId::south].name = "Nobody";
  other.rulings.clear();
  other.edition = &editions().back();
  EXPECT_TRUE(same_match(match, other));
  other.seed = 6;
  EXPECT_FALSE(same_match(match, other)) << "another shuffle";
  other = match;
  other.seats[PlayerId::north].deck.cards.pop_back();
  EXPECT_FALSE(same_match(match, other)) << "other cards";
  MatchSetup first = match, second = other;
  first.series = SeriesPart{{3, 5, {}}, {}};
  second.series = SeriesPart{{3, 5, {{PlayerId::south, EndReason::concession, PlayerId::north, 5}}}, {}};
  second.seed = 77;
  EXPECT_TRUE(same_match(first, second)) << "two games of one match";
  second.series->seed = 9;
  EXPECT_FALSE(same_match(first, second));
}

TEST(Record, FurtherPilesAreReadStrictly) {
  const std::string record = record_of_setup(full_setup(3), 3);
  int line = 0;
  const auto in_line = [&](std::string_view what, std::string_view with, int offset, std::string_view expected) {
    const std::string broken = changed(record, what, with, line);
    expect_problem(broken, line + offset, expected);
  };
  in_line("  2 N-303", "  2 N-3033", 0, "known card");
  in_line("  2 N-303", "  0 N-303", 0, "a number of copies");
  in_line("\nsideboard\n", "\nsidebord\n", 1, "north");
  in_line("  3 N-684", "  30 N-684", 0, "1 to 66 cards");
  EXPECT_TRUE(
      replay(changed(record, "\nreinforcement\n", "\nreinforcement\nsideboard\n", line), shipped_cards()).problem);
}

TEST(Record, AnotherVersionIsRefused) {
  int line = 0;
  const std::string record = changed(record_of_game(3), "playsheet match 5", "playsheet match 9", line);
  expect_problem(record, 1, "version 2 to 5");
  EXPECT_FALSE(replay(record, shipped_cards()).match);
}

TEST(Record, AnotherGameAndAnotherEditionAreRefused) {
  int line = 0;
  expect_problem(changed(record_of_game(3), "game naruto", "game chess", line), 2, "naruto");
  expect_problem(changed(record_of_game(3), "edition usa-1.3", "edition usa-9", line), 3, "usa-1.3");
  expect_problem(changed(record_of_game(3), "seed 3", "seed three", line), 4, "whole number");
}

TEST(Record, GarbageIsRefusedInTheFirstLine) {
  for (const char* text : {"", "\n", "hello",
                           "\x7f"
                           "ELF\x01\x02\xff",
                           "playsheet", "[card]\ncode = 1\n"})
    expect_problem(text, 1, "playsheet match");
}

TEST(Record, AnUnknownCardIsNamed) {
  int line = 0;
  const std::string record = changed(record_of_game(3), "  1 N-001", "  1 N-99999", line);
  expect_problem(record, line, "known card");
  EXPECT_EQ(replay(record, shipped_cards()).problem->found, "N-99999");
}

TEST(Record, ANumberOfCopiesOutOfRangeIsRefused) {
  int line = 0;
  for (const char* wrong : {"  0 N-001", "  100 N-001", "  -1 N-001", "  x N-001", "  1"})
    expect_problem(changed(record_of_game(3), "  1 N-001", wrong, line), 13, "");
}

TEST(Record, ACardThatHasChangedIsFound) {
  int line = 0;
  const std::string record = changed(record_of_game(3), "\ncards ", "\ncards 0", line);
  expect_problem(record, 5, "has changed since");
}

TEST(Record, AnIllegalDecisionIsFoundWithItsRule) {
  int line = 0;
  std::string record = record_of_game(3, 0);
  record += "> south pass\n.\n";
  line = static_cast<int>(std::count(record.begin(), record.end(), '\n')) - 1;
  expect_problem(record, line, "a decision that the rules allow (N-");
}

TEST(Record, ALineThatIsNoDecisionIsFound) {
  std::string record = record_of_game(3, 0);
  const int line = static_cast<int>(std::count(record.begin(), record.end(), '\n')) + 1;
  for (const char* wrong : {"> east pass\n", "> south dance\n", "south pass\n", "> south\n"})
    expect_problem(record + wrong, line, "a decision such as");
}

TEST(Record, AnUndoTakesTheLastDecisionBack) {
  const std::string two = record_of_game(3, 2);
  const std::string three = record_of_game(3, 3);
  const std::string third = three.substr(two.size());
  const Replay replayed = replay(two + third + std::string(kRecordUndo) + third, shipped_cards());
  ASSERT_FALSE(replayed.problem) << text_of(*replayed.problem, "game");
  EXPECT_EQ(replayed.decisions, 3);
  EXPECT_EQ(replayed.match->state(), replay(three, shipped_cards()).match->state());
}

TEST(Record, AnUndoBeforeTheFirstDecisionIsRefused) {
  const std::string deal = record_of_game(3, 0);
  const int line = static_cast<int>(std::count(deal.begin(), deal.end(), '\n')) + 1;
  expect_problem(deal + std::string(kRecordUndo), line, "a decision before it");
}

TEST(Record, TheLineEndsOfAnotherSystemAreFine) {
  std::string windows;
  for (const char c : record_of_game(3)) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const Replay replayed = replay(windows, shipped_cards());
  EXPECT_FALSE(replayed.problem);
  EXPECT_TRUE(replayed.match && replayed.match->over());
}

/// Cut off in the results of a decision, a record is usable up to there.
TEST(Record, ARecordOfACrashIsUsable) {
  const std::string record = record_of_game(3, 40);
  const Replay whole = replay(record, shipped_cards());
  for (std::size_t at = record.find("\n>") + 2; at < record.size(); at += 7) {
    const Replay part = replay(std::string_view(record).substr(0, at), shipped_cards());
    ASSERT_FALSE(part.problem) << "cut at " << at << ": " << text_of(*part.problem, "game");
    ASSERT_TRUE(part.match);
    ASSERT_LE(part.decisions, whole.decisions);
    EXPECT_TRUE(part.truncated || record[at - 1] == '\n' || record[at - 1] == '.') << "cut at " << at;
  }
}

/// Whatever byte is changed: a problem, or nothing that matters. Never a crash.
TEST(Record, AnyChangedByteIsHarmless) {
  const std::string record = record_of_game(3, 60);
  for (std::size_t at = 0; at < record.size(); at += 97)
    for (const char byte : {'\0', '\n', '9', '\xff'}) {
      std::string broken = record;
      broken[at] = byte;
      const Replay replayed = replay(broken, shipped_cards());
      EXPECT_TRUE(!replayed.problem || replayed.problem->line > 0) << "byte " << at;
    }
}

// --- what the digest of the cards covers
// ------------------------------------------------------------------------------

/// The digest of a match without cards: what is left is who is asked (N-CR-02).
std::string digest_of_pool(std::string_view source) {
  Catalog cards;
  EXPECT_TRUE(read_cards(source, "pool", cards).empty());
  MatchSetup setup;
  setup.answers = cards.answers();
  return digest_of_cards(setup, cards);
}

std::string counter(std::string_view figures) {
  return "format = 1\nset = \"S\"\n[[card]]\ncode = \"S-01\"\nname = \"No\"\ntype = \"mission\"\nsymbols = "
         "[\"Fire\"]\nentrance_cost = 3\n"
         "hand_cost = 1\n" +
         std::string(figures) +
         "mission = { counter = true }\n[[card.ability]]\nkind = \"use\"\ndo = [{ op = \"draw\", n = 1 }]\n";
}

TEST(RecordDigest, KnowsTheLeastStrategicValueOfACounter) {
  EXPECT_EQ(digest_of_pool(counter("strategic_value = 2\n")), digest_of_pool(counter("strategic_value = 2\n")));
  EXPECT_NE(digest_of_pool(counter("strategic_value = 2\n")), digest_of_pool(counter("strategic_value = 1\n")));
}

std::string hand_text(std::string_view when, std::string_view condition = "") {
  return "format = 1\nset = \"S\"\n[[card]]\ncode = \"S-02\"\nname = \"Sleeve\"\ntype = \"ninja\"\nsymbols = "
         "[\"Fire\"]\nentrance_cost = 3\n"
         "hand_cost = 1\nhealthy = [1, 0]\ninjured = [0, 0]\n[[card.ability]]\nkind = \"activated\"\nfrom = "
         "\"hand\"\nwhen = \"" +
         std::string(when) + "\"\n" + std::string(condition) + "do = [{ op = \"draw\", n = 1 }]\n";
}

TEST(RecordDigest, KnowsTheTextsOfTheHand) {
  EXPECT_EQ(digest_of_pool(hand_text("exchange")), digest_of_pool(hand_text("exchange")));
  EXPECT_NE(digest_of_pool(hand_text("exchange")), digest_of_pool(hand_text("own_turn_end")));
  EXPECT_NE(digest_of_pool(hand_text("exchange")),
            digest_of_pool(hand_text("exchange", "if = { hand = [\"you\", \">=\", 3] }\n")));
}

}  // namespace
}  // namespace playsheet::support

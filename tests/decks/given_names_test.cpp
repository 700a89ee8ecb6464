// SPDX-License-Identifier: GPL-3.0-or-later
// Names of players and decks, whatever they hold: made clean in one way, and every writer writes what its reader reads.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/naruto/decks/deck_reader.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/match/record_summary.h"
#include "engine/naruto/match/recording.h"
#include "engine/table/clean_name.h"
#include "engine/table/random.h"
#include "tests/support/catalogs.h"

namespace playsheet::support {
namespace {

using namespace naruto;
using table::clean_name;

const CardIndex& cards_by_name() {
  static const CardIndex cards(shipped_cards());
  return cards;
}

/// What people and programs put into a name: blanks of every kind, marks of every format, what nobody sees.
std::string lucky_name(std::uint64_t seed) {
  constexpr auto kParts = std::to_array<const char*>({" ",
                                                      "  ",
                                                      "#",
                                                      "  # ",
                                                      "\t",
                                                      "\n",
                                                      "\r\n",
                                                      "\"",
                                                      "\"\"\"",
                                                      "'",
                                                      "\\",
                                                      "=",
                                                      ":",
                                                      ",",
                                                      ";",
                                                      "//",
                                                      "[",
                                                      "]",
                                                      "{",
                                                      "}",
                                                      "(",
                                                      "A",
                                                      "Clones",
                                                      "River patrol",
                                                      "begin",
                                                      "deck",
                                                      "south",
                                                      "code",
                                                      "count",
                                                      "name",
                                                      "Sideboard",
                                                      "N-001",
                                                      "3",
                                                      "%1",
                                                      "%2",
                                                      "...",
                                                      ".",
                                                      "/",
                                                      "\x01",
                                                      "\x1B[31m",
                                                      "\x7F",
                                                      "\xC2\x80",
                                                      "\xC2\xA0",
                                                      "\xC3\xA9",
                                                      "e\xCC\x81",
                                                      "\xE2\x80\x8B",
                                                      "\xE2\x80\x8D",
                                                      "\xE2\x80\xAE",
                                                      "\xE2\x80\x8F",
                                                      "\xE2\x81\xA6",
                                                      "\xE2\x80\xA8",
                                                      "\xE3\x80\x80",
                                                      "\xEF\xBB\xBF",
                                                      "\xEF\xBF\xBE",
                                                      "\xD7\xA9\xD7\x9C",
                                                      "\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9",
                                                      "\xE2\x9D\xA4\xEF\xB8\x8F",
                                                      "\xF0\x9F\x8D\xA5",
                                                      "\xFF",
                                                      "\xE2\x80",
                                                      "<b>",
                                                      "'; DROP TABLE decks; --"});
  table::RandomStream luck(seed, 9);
  std::string name;
  const auto parts = luck.below(luck.below(40) == 0 ? 400 : 9);
  for (std::uint32_t i = 0; i < parts; ++i) name += kParts[luck.below(static_cast<std::uint32_t>(kParts.size()))];
  return name;
}

std::string shown(const std::string& name) {
  std::string out;
  for (const char c : name)
    out += static_cast<unsigned char>(c) < 32 || static_cast<unsigned char>(c) > 126
               ? fmt::format("\\x{:02x}", static_cast<unsigned char>(c))
               : std::string(1, c);
  return out;
}

Deck named_deck(const std::string& name) {
  Deck deck = ready_deck("clones");
  deck.id = "file";
  deck.name = {name, name, name};
  deck.note = {clean_name(name), {}, {}};
  deck.edition = "usa-1.3";
  return deck;
}

MatchSetup named_setup(const std::string& south, const std::string& deck) {
  MatchSetup setup;
  setup.edition = find_edition("usa-1.3");
  setup.seats[PlayerId::south] = {south, named_deck(deck)};
  setup.seats[PlayerId::north] = {"Bruno", ready_deck("embers")};
  setup.seed = 7;
  return setup;
}

TEST(GivenNames, AreOneLineOfWhatCanBeSeen) {
  EXPECT_EQ(clean_name(" # A"), "# A");
  EXPECT_EQ(clean_name("  Ada   \t of\nRio \r\n"), "Ada of Rio");
  EXPECT_EQ(clean_name("Ada\xC2\xA0\xE3\x80\x80Lee"), "Ada Lee");
  EXPECT_EQ(clean_name("\xE2\x80\xAE"
                       "Ada\xE2\x81\xA9"),
            "Ada")
      << "nothing turns the words behind a name";
  EXPECT_EQ(clean_name("\x1B[31mAda\x7F"), "[31mAda");
  for (const char* nothing : {"", " ", "\t\n", "\xE2\x80\x8B", "\xE2\x80\x8D", "\xC2\xA0 \xEF\xBB\xBF", "\xE3\x85\xA4"})
    EXPECT_EQ(clean_name(nothing), "") << shown(nothing);
  // what is read in one direction or made of several characters is a name like others
  for (const char* name : {"\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D", "\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9",
                           "\xE2\x9D\xA4\xEF\xB8\x8F", "e\xCC\x81", "\"A\" 'B' \\ # C", "O'Neill, Ada; 3"})
    EXPECT_EQ(clean_name(name), name);
  EXPECT_EQ(clean_name(std::string(5000, 'x')), std::string(79, 'x') + "\xE2\x80\xA6");
  EXPECT_EQ(clean_name(std::string(80, 'x')), std::string(80, 'x'));
  EXPECT_EQ(clean_name("Ada Lee", 5), "Ada\xE2\x80\xA6");
}

TEST(GivenNames, WhatIsCleanStaysAsItIs) {
  for (std::uint64_t seed = 1; seed <= 5000; ++seed) {
    const std::string name = lucky_name(seed);
    for (const std::size_t most : {table::kLongestName, std::size_t{24}, std::size_t{3}}) {
      const std::string clean = clean_name(name, most);
      ASSERT_EQ(clean_name(clean, most), clean) << shown(name);
      ASSERT_EQ(clean.find_first_of("\n\r\t\x01\x1B\x7F"), std::string::npos) << shown(name);
      ASSERT_EQ(clean.find("  "), std::string::npos) << shown(name);
    }
  }
}

TEST(GivenNames, OfDecksComeBackFromEveryFormThatKeepsThem) {
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    const std::string name = lucky_name(seed);
    const Deck deck = named_deck(name);
    const std::string clean = clean_name(name);
    for (const DeckFormat format : {DeckFormat::text, DeckFormat::json, DeckFormat::list, DeckFormat::code}) {
      const std::string text = export_deck(deck, format, shipped_cards());
      const auto back = import_deck(text, "file.txt", cards_by_name());
      ASSERT_TRUE(back.good() && back.questions.empty()) << table::name_of(format) << shown(name) << "\n" << text;
      ASSERT_EQ(back.format, format) << shown(name);
      ASSERT_EQ(back.deck.name.en, clean.empty() ? "file" : clean) << table::name_of(format) << shown(name);
      ASSERT_EQ(back.deck.cards, deck.cards) << table::name_of(format) << shown(name);
      if (format == DeckFormat::list || format == DeckFormat::code) continue;
      ASSERT_EQ(back.deck.name.it, clean);
      ASSERT_EQ(back.deck.name.pt_br, clean);
    }
    const auto own = read_deck(write_deck(deck), "file.toml");
    ASSERT_TRUE(own.deck) << shown(name) << text_of(own.messages.front());
    ASSERT_EQ(own.deck->name.en, clean.empty() ? "file" : clean) << shown(name);
    // and what came in is clean: it comes back as it is
    ASSERT_EQ(read_deck(write_deck(*own.deck), "file.toml").deck->name, own.deck->name) << shown(name);
  }
}

/// A note is no name: it keeps its lines and signs, and a deck with any note can be read back.
TEST(GivenNames, NotesComeBackAsTheyAre) {
  for (const std::string& note : {std::string(60, '.'), std::string("One. Two.\n# Three \"four\" 'five' \\ \x01\x7F"),
                                  std::string(50, '"') + "...", std::string("a.b.c = 'x'\n\"\"\"\n[cards]\n"),
                                  std::string("Draw. ") + std::string(100, '.')}) {
    Deck deck = named_deck(std::string(80, '.'));
    deck.note = {note, note, note};
    const auto back = read_deck(write_deck(deck), "file.toml");
    ASSERT_TRUE(back.deck) << shown(note) << text_of(back.messages.front());
    EXPECT_EQ(back.deck->note, deck.note);
    EXPECT_EQ(back.deck->name.en, std::string(80, '.'));
  }
  std::string endless = "format = 1\na";
  for (int i = 0; i < 100'000; ++i) endless += ".a";
  for (const char* front : {"", "x = \"\"\"\"y\"\"\"\"\n", "x = '''y'''''\n", "# \" \n", "x = \"\\\\\"\n"})
    EXPECT_FALSE(read_deck(std::string(front) + endless + " = 1\n", "file.toml").deck) << front;
}

TEST(GivenNames, OfPlayersAndDecksComeBackFromTheRecord) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const std::string player = lucky_name(seed), deck = lucky_name(seed + 1000);
    MatchSetup setup = named_setup(player, deck);
    if (seed % 3 == 0) {  // a match of three, with a deck that was swapped
      setup.series.emplace(SeriesPart{{3, 7, {}}, {}});
      for (const PlayerId each : table::kPlayers) setup.series->registered[each] = setup.seats[each].deck;
      setup.series->registered[PlayerId::south].sideboard = {{"N-303", 10}};
    }
    const Match match(shipped_cards(), setup);
    for (const std::string& record : {record_of(match), record_report(match, player + "\n" + deck)}) {
      const std::string told = fmt::format("{} | {}\n{}", shown(player), shown(deck), record.substr(0, 400));
      const Replay replayed = replay(record, shipped_cards());
      ASSERT_FALSE(replayed.problem) << text_of(*replayed.problem, "record") << "\n" << told;
      const Recording watched(record, shipped_cards());
      ASSERT_TRUE(watched && watched.problems().empty()) << told;
      std::optional<RecordProblem> wrong;
      const auto summary = summarize(record, wrong);
      ASSERT_TRUE(summary) << told;
      const std::string wanted = clean_name(deck).empty() ? "file" : clean_name(deck);
      for (const std::string& name : {replayed.match->setup().seats[PlayerId::south].name,
                                      watched.setup().seats[PlayerId::south].name, summary->names[PlayerId::south]})
        ASSERT_EQ(name, clean_name(player)) << told;
      for (const std::string& name :
           {replayed.match->setup().seats[PlayerId::south].deck.name.en,
            watched.setup().seats[PlayerId::south].deck.name.en, summary->decks[PlayerId::south].name.en})
        ASSERT_EQ(name, wanted) << told;
    }
    ASSERT_EQ(record_of(*replay(record_of(match), shipped_cards()).match), record_of(match));
  }
}

/// As it was written before names were made clean.
TEST(GivenNames, OfOldRecordsAreRead) {
  const std::string record = record_of(Match(shipped_cards(), named_setup("Ada", "River")));
  const auto with = [&](const std::string& south, const std::string& deck) {
    std::string old = record;
    old.replace(old.find("south Ada"), 9, south);
    return old.replace(old.find("deck River"), 10, deck);
  };
  struct Case {
    const char *south, *deck, *name, *deck_name;
  };
  for (const Case& each :
       {Case{"south Ada", "deck  # A", "Ada", "# A"}, Case{"south   ", "deck     ", "", ""},
        Case{"south", "deck", "", ""}, Case{"south A  # B", "deck River  ", "A # B", "River"},
        Case{"south Ada\r", "deck \x7F", "Ada", ""}, Case{"south begin", "deck 1 N-001", "begin", "1 N-001"}}) {
    const Replay replayed = replay(with(each.south, each.deck), shipped_cards());
    ASSERT_FALSE(replayed.problem) << each.deck << text_of(*replayed.problem, "record");
    EXPECT_EQ(replayed.match->setup().seats[PlayerId::south].name, each.name);
    EXPECT_EQ(replayed.match->setup().seats[PlayerId::south].deck.name.en, each.deck_name);
    std::optional<RecordProblem> wrong;
    EXPECT_EQ(summarize(with(each.south, each.deck), wrong)->decks[PlayerId::south].name.en, each.deck_name);
  }
  // what is no name at all says its line, and never that rules are others now
  for (const char* damaged : {"dek River", "River", "", "decks River"}) {
    const Replay replayed = replay(with("south Ada", damaged), shipped_cards());
    ASSERT_TRUE(replayed.problem) << damaged;
    EXPECT_EQ(replayed.problem->line, 12) << damaged;
    EXPECT_EQ(replayed.problem->meant, "deck ...") << damaged;
    EXPECT_FALSE(is_of_today(replayed.problem->fault)) << damaged;
  }
}

TEST(GivenNames, ALineThatIsNoEventIsDamageAndNotTheRulesOfToday) {
  const std::string record = record_of(Match(shipped_cards(), named_setup("Ada", "River")));
  const auto changed = [&](const char* what, const char* with) {
    std::string out = record;
    out.replace(out.find(what), std::string_view(what).size(), with);
    return replay(out, shipped_cards()).problem;
  };
  EXPECT_EQ(changed("  shuffled player=south", "  shufled player=south")->fault, RecordFault::unreadable);
  EXPECT_EQ(changed("  shuffled player=south", "shuffled player=south")->fault, RecordFault::unreadable);
  EXPECT_EQ(changed("  shuffled player=south", "  shuffled player=north")->fault, RecordFault::event);
  EXPECT_EQ(changed("seed 7", "seed seven")->fault, RecordFault::head);
}

}  // namespace
}  // namespace playsheet::support

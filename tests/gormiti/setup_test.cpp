// SPDX-License-Identifier: GPL-3.0-or-later
// Decks, set-up, options: G-1 to G-4, G-12, examples G-E24 to G-E26, G-E72, G-E89.
#include <gtest/gtest.h>

#include "engine/gormiti/decks/deck_check.h"
#include "engine/gormiti/match/card_game.h"
#include "tests/gormiti/board.h"
#include "tests/gormiti/cards_file.h"

namespace gormiti_tests::setup_cases {
namespace {

/// A deck of 20 different cards: Heroes-to-be H0 to H3, and Magic.
std::string twenty() {
  std::string text;
  for (int i = 0; i < 4; ++i) text += fighter("H" + std::to_string(i), 10, 50 + i);
  for (int i = 10; i < 26; ++i) text += card("magic", "S" + std::to_string(i));
  return text;
}
std::vector<DefinitionId> first_cards(const Catalog& cards, std::size_t n) {
  std::vector<DefinitionId> out;
  for (DefinitionId id = 0; id < cards.size() && out.size() < n; ++id)
    if (!cards[id].token) out.push_back(id);
  return out;
}

struct Table {
  explicit Table(const std::string& text, const Options& options = {}, std::uint64_t seed = 3)
      : read(read_cards(text)) {
    for (const CardMessage& message : read.messages) ADD_FAILURE() << text_of(message);
    rules = {&read.catalog, options};
    setup.decks[A] = setup.decks[B] = first_cards(read.catalog, 20);
    setup.seed = seed;
    state = new_game(rules, setup);
  }
  void act(PlayerId by, const Action& action) {
    const Refusal r = apply(state, rules, by, action);
    EXPECT_FALSE(r) << to_text(action) << table::name_of(r.code);
  }
  void act(const Action& action) { act(state.question.player, action); }
  std::string refused(PlayerId by, const Action& action) const {
    return std::string(table::name_of(applied(state, rules, by, action).refusal.code));
  }
  ReadCards read;
  Rulebook rules;
  Setup setup;
  GameState state;
};

std::string check(const Catalog& cards, const std::vector<std::string>& codes, Options options = {},
                  Mode mode = Mode::strategic) {
  std::vector<DefinitionId> deck;
  for (const std::string& code : codes) deck.push_back(*cards.find(code));
  return std::string(table::name_of(check_deck(cards, options, mode, deck).code));
}

std::vector<std::string> codes_of(const std::string& prefix, int from, int to) {
  std::vector<std::string> out;
  for (int i = from; i < to; ++i) out.push_back(prefix + std::to_string(i));
  return out;
}

// G-E25, G-E26, G-E89, G-201 to G-203, G-206 to G-208, G-211, G-R05 to G-R07.
TEST(GormitiDecks, Strategic) {
  const ReadCards read =
      read_cards(twenty() + fighter("X1", 1, 1) + fighter("X1v", 1, 1, "card = \"X1\"\n") +
                 fighter("Y1", 1, 1, "set = \"same name\"\n") + fighter("fus", 1, 1, "trait = \"fusion\"\n") +
                 fighter("lord", 1, 1, "trait = \"overlord\"\n") +
                 card("weapon", "useless", "needs = { element = [\"dark_air\"] }"));
  ASSERT_TRUE(read.messages.empty());
  const Catalog& cards = read.catalog;
  auto deck = codes_of("S", 10, 26);
  EXPECT_EQ(check(cards, deck), "deckSize");
  const auto with = [&](std::vector<std::string> more) {
    auto all = deck;
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  EXPECT_EQ(check(cards, with({"H0", "H1", "H2", "useless"})), "none");
  EXPECT_EQ(check(cards, with({"H0", "X1", "X1", "H1"})), "duplicate");
  EXPECT_EQ(check(cards, with({"H0", "X1", "X1v", "H1"})), "none");
  EXPECT_EQ(check(cards, with({"H0", "X1", "Y1", "H1"})), "none");
  Options strict;
  strict.variants_count_as_copies = true;
  EXPECT_EQ(check(cards, with({"H0", "X1", "X1v", "H1"}), strict), "duplicate");
  EXPECT_EQ(check(cards, with({"H0", "X1", "Y1", "H1"}), strict), "none");
}

// G-E25, G-208: only Fighters with a trait.
TEST(GormitiDecks, E25NoHero) {
  const ReadCards read =
      read_cards(twenty() + fighter("fus", 1, 1, "trait = \"fusion\"\n") +
                 fighter("lord", 1, 1, "trait = \"overlord\"\n") + card("magic", "T1") + card("magic", "T2"));
  auto deck = codes_of("S", 10, 26);
  deck.insert(deck.end(), {"fus", "lord", "T1", "T2"});
  EXPECT_EQ(check(read.catalog, deck), "noHero");
}

// G-209, G-R08, G-C30: ten Fighters; traits are allowed.
TEST(GormitiDecks, Quick) {
  const ReadCards read = read_cards(twenty() + fighter("fus", 1, 1, "trait = \"fusion\"\n") + [] {
    std::string text;
    for (int i = 0; i < 9; ++i) text += fighter("Q" + std::to_string(i), 10, 10);
    return text;
  }());
  auto deck = codes_of("Q", 0, 9);
  EXPECT_EQ(check(read.catalog, deck, {}, Mode::quick), "deckSize");
  deck.push_back("S10");
  EXPECT_EQ(check(read.catalog, deck, {}, Mode::quick), "deckSize");
  deck.back() = "fus";
  EXPECT_EQ(check(read.catalog, deck, {}, Mode::quick), "none");
  deck.back() = "Q0";
  EXPECT_EQ(check(read.catalog, deck, {}, Mode::quick), "duplicate");
}

// The ready decks are legal (G-810).
TEST(GormitiDecks, ReadyDecksAreLegal) {
  const Catalog& cards = shipped_cards();
  for (const ReadyDeck& deck : cards.decks()) {
    EXPECT_FALSE(check_deck(cards, {}, deck.mode, cards_of_deck(cards, deck.code))) << deck.code;
    EXPECT_TRUE(deck.mode == Mode::quick || cards[*cards.find(deck.hero)].may_be_hero());
  }
}

// G-D01, G-204, G-210, G-205, G-401, G-402, G-R09, G-R10, G-317: secret until both have chosen; the Hero is one of
// the 20.
TEST(GormitiSetup, Heroes) {
  Table t(twenty());
  EXPECT_EQ(t.state.question.kind, QuestionKind::choose_hero);
  EXPECT_EQ(t.state.question.player, A);
  EXPECT_EQ(t.refused(B, ChooseHero{20}), "notYourDecision");
  EXPECT_EQ(t.refused(A, ChooseHero{20}), "notYours");
  EXPECT_EQ(t.refused(A, ChooseHero{10}), "wrongType");
  t.act(A, ChooseHero{2});
  EXPECT_EQ(view_for(t.state, t.rules, B).players[A].chosen, kNoCard);
  EXPECT_EQ(view_for(t.state, t.rules, B).players[A].deck_count, 20U);
  EXPECT_EQ(view_for(t.state, t.rules, A).players[A].chosen, 2);
  t.act(B, ChooseHero{21});
  EXPECT_EQ(t.state[A].hero, 2);
  EXPECT_EQ(t.state[B].hero, 21);
  EXPECT_EQ(t.state[A].deck.size(), 19U);
}

TEST(GormitiSetup, TraitsAreForbidden) {  // G-206, G-207, G-R10
  Table t(fighter("fus", 1, 1, "trait = \"fusion\"\n") + twenty());
  EXPECT_EQ(t.refused(A, ChooseHero{0}), "heroForbidden");
}

// G-E72, G-403, G-408, G-411, G-D02, G-D03, G-R11, G-405.
TEST(GormitiSetup, E72Numbers) {
  for (const bool draw : {true, false}) {
    Options options;
    options.start_draw = draw;
    Table t(twenty(), options);
    t.act(ChooseHero{0});
    t.act(ChooseHero{20});
    EXPECT_EQ(t.state.question.player, B);  // seat 2 cuts the deck of seat 1
    EXPECT_EQ(t.refused(B, Cut{0}), "outOfRange");
    EXPECT_EQ(t.refused(B, Cut{19}), "outOfRange");
    const Pile before = t.state[A].deck;
    t.act(Cut{5});
    t.act(Cut{1});
    const Pile& hand = t.state[A].hand;
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(hand[i], before[18 - 5 - i]);
    const PlayerId starter = t.state.starter;
    EXPECT_EQ(t.state.active, starter);
    EXPECT_EQ(t.state[starter].deck.size(), draw ? 13U : 14U);
    EXPECT_EQ(t.state[starter].hand.size(), draw ? 6U : 5U);
    EXPECT_EQ(t.state[table::other(starter)].hand.size(), 5U);
    EXPECT_EQ(t.state.turn, 1);
  }
}

// G-111, G-405: the lot falls both ways, and with the same seed the same way.
TEST(GormitiSetup, Lot) {
  std::array<int, 2> started{};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    PerPlayer<PlayerId> starters;
    for (const PlayerId again : table::kPlayers) {
      Table t(twenty(), {}, seed);
      for (const Action& action : {Action(ChooseHero{0}), Action(ChooseHero{20}), Action(Cut{3}), Action(Cut{3})})
        t.act(action);
      starters[again] = t.state.starter;
    }
    EXPECT_EQ(starters[A], starters[B]);
    ++started[table::index(starters[A])];
  }
  EXPECT_GT(started[0], 5);
  EXPECT_GT(started[1], 5);
}

// G-404, G-D15, G-R12, G-319: both are asked; only a hand without a Fighter may be exchanged.
TEST(GormitiSetup, OpeningExchange) {
  Options options;
  options.opening_exchange = true;
  bool exchanged = false, refused = false;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Table t(twenty(), options, seed);
    for (const Action& action : {Action(ChooseHero{0}), Action(ChooseHero{20}), Action(Cut{3}), Action(Cut{3})})
      t.act(action);
    for (const PlayerId player : table::kPlayers) {
      ASSERT_EQ(t.state.question.kind, QuestionKind::exchange);
      ASSERT_EQ(t.state.question.player, player);
      const Pile before = t.state[player].hand;
      if (t.refused(player, Exchange{true}) == "handHasFighter") {
        refused = true;
        t.act(Exchange{false});
      } else {
        exchanged = true;
        t.act(Exchange{true});
        EXPECT_NE(t.state[player].hand, before);
        EXPECT_GE(t.state[player].hand.size(), 5U);
      }
    }
    EXPECT_EQ(t.state.step, Step::main1);
  }
  EXPECT_TRUE(exchanged);
  EXPECT_TRUE(refused);
}

// G-409.
TEST(GormitiSetup, SecondPlayersExtraCards) {
  Options options;
  options.second_player_extra_card = 2;
  Table t(twenty(), options);
  for (const Action& action : {Action(ChooseHero{0}), Action(ChooseHero{20}), Action(Cut{3}), Action(Cut{3})})
    t.act(action);
  EXPECT_EQ(t.state[table::other(t.state.starter)].hand.size(), 7U);
}

// G-E24, G-406, G-407, G-821: no deployment ability of the Hero; the others from the first turn on.
TEST(GormitiSetup, E24HeroAbilities) {
  const std::string both =
      triggered(R"({ event = "enters_play", who = "self" })", R"({ op = "draw", who = "you", n = 2 })") +
      activated(R"({ op = "heal", who = "self", n = 5 })");
  Table t(fighter("HX", 10, 60, both) + twenty());
  for (const Action& action : {Action(ChooseHero{0}), Action(ChooseHero{20}), Action(Cut{3}), Action(Cut{3})})
    t.act(action);
  EXPECT_EQ(t.state[t.state.starter].hand.size(), 6U);
  const CardId hero = t.state[t.state.active].hero;
  t.act(UseAbility{hero, 1});
  EXPECT_EQ(t.refused(t.state.active, UseAbility{hero, 1}), "used");
  t.act(EndTurn{});
  t.act(UseAbility{t.state[t.state.active].hero, 1});
}

// G-12, G-710: rows with their values; the two limits are not both left out.
TEST(GormitiOptions, Rows) {
  EXPECT_EQ(option_rows().size(), 19U);
  Options options;
  for (const OptionRow& row : option_rows()) EXPECT_EQ(row.get(options), row.standard) << row.name;
  EXPECT_TRUE(is_playable(options));
  EXPECT_TRUE(set_option(options, "fighterZones", 8));
  EXPECT_FALSE(set_option(options, "fighterZones", 9));
  EXPECT_FALSE(set_option(options, "zones", 4));
  EXPECT_TRUE(set_option(options, "quietTurns", 0));
  EXPECT_FALSE(set_option(options, "quietTurns", 3));
  EXPECT_TRUE(is_playable(options));
  EXPECT_TRUE(set_option(options, "turnLimit", 0));
  EXPECT_FALSE(is_playable(options));
  EXPECT_EQ(options.fighter_zones, 8);
}

// What is refused gives a game that is over (G-E25).
TEST(GormitiSetup, NoGame) {
  Table t(twenty());
  t.setup.decks[B].pop_back();
  EXPECT_EQ(check_setup(t.rules, t.setup).code, RefusalCode::deck_size);
  const GameState none = new_game(t.rules, t.setup);
  EXPECT_TRUE(none.over());
  EXPECT_EQ(none.end, EndReason::no_game);
}

}  // namespace
}  // namespace gormiti_tests::setup_cases

// SPDX-License-Identifier: GPL-3.0-or-later
// Who sees what, what becomes known, texts of actions: G-3, G-U, example G-E80.
#include <gtest/gtest.h>

#include "engine/gormiti/match/card_game.h"
#include "tests/gormiti/board.h"

namespace gormiti_tests::view_cases {
namespace {

struct Seen : TwoHeroes {
  explicit Seen(const std::string& more = {})
      : TwoHeroes(fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("M", 10, 40) + card("weapon", "W") +
                  card("arena", "R") +
                  fighter("scout", 10, 40, triggered(R"({ event = "enters_play", who = "self" })", kDraw1)) +
                  card("move", "push", use(R"({ op = "modify_power", who = "user", atk = 5, until = "battle_end" })")) +
                  more) {}
};

// G-301 to G-308, G-316, G-317: everything on the fields and in the discard piles; of hands and decks the number.
TEST(GormitiView, WhoSeesWhat) {
  Seen b;
  const CardId m = b.field(A, "M"), w = b.weapon(A, "W", m), r = b.arena(A, "R"), gone = b.discard(A, "M");
  const CardId held = b.hand(A, "push");
  b.stands_at(m, 25);
  const PlayerView theirs = view_for(b.state, b.rules, B);
  const SeenPlayer& seen = theirs.players[A];
  std::vector<CardId> field;
  for (const SeenCard& card : seen.field) field.push_back(card.id);
  EXPECT_EQ(field, (std::vector<CardId>{b.ha, m, w, r}));
  EXPECT_EQ(seen.field[1].current_hp, 25);
  EXPECT_EQ(seen.field[1].max_hp, 40);
  EXPECT_EQ(seen.field[2].attached_to, m);
  EXPECT_EQ(seen.discard[0].id, gone);
  EXPECT_EQ(seen.hand_count, 1U);
  EXPECT_TRUE(seen.hand.empty());
  EXPECT_EQ(seen.deck_count, 8U);
  EXPECT_TRUE(seen.deck_list.empty());
  const PlayerView own = view_for(b.state, b.rules, A);
  EXPECT_EQ(own.players[A].hand[0].id, held);
  EXPECT_EQ(own.players[A].deck_list.size(), 8U);
}

// G-317: the order of the own deck is hidden too.
TEST(GormitiView, NoOrderOfADeck) {
  Seen b;
  b.deck(A, "M");
  b.deck(A, "R");
  GameState other = b.state;
  std::swap(other.players[A].deck[0], other.players[A].deck[9]);
  std::swap(other.players[A].deck[3], other.players[A].deck[8]);
  for (const PlayerId player : table::kPlayers)
    EXPECT_EQ(view_for(b.state, b.rules, player), view_for(other, b.rules, player));
}

// G-313, G-528: a Move lies open while the defender decides.
TEST(GormitiView, MovesLieOpen) {
  Seen b;
  const CardId m = b.field(A, "M"), push = b.hand(A, "push");
  b.hand(B, "filler");
  b.attack(m, b.hb);
  b.act(PlayMove{push});
  const PlayerView theirs = view_for(b.state, b.rules, B);
  ASSERT_EQ(theirs.open_cards.size(), 1U);
  EXPECT_EQ(theirs.open_cards[0].id, push);
  EXPECT_EQ(theirs.clash.attacker.card, m);
}

/// The match that goes on from this position.
Match match_from(const Board& b) {
  MatchSetup setup;
  setup.options = b.rules.options;
  return {*b.rules.cards, setup, b.state};
}
/// What became known by it.
Disclosed decide(Match& match, const Action& action) {
  EXPECT_FALSE(match.act(match.decider(), action)) << to_text(action);
  return match.moments().back().known;
}
bool free_for(PlayerId player, const Match& match) { return table::way_back(match, player).free; }

// G-E80, G-U02, G-U04, G-U07, G-U20, G-R43.
TEST(GormitiView, E80TakingBack) {
  Seen b;
  const CardId m = b.hand(A, "M"), scout = b.hand(A, "scout"), push = b.hand(A, "push");
  b.hand(B, "filler");
  Match match = match_from(b);
  EXPECT_TRUE(decide(match, Deploy{m}).learned[B]);
  EXPECT_TRUE(free_for(A, match));
  decide(match, Deploy{scout});
  EXPECT_FALSE(free_for(A, match));
  decide(match, ToCombat{});
  decide(match, DeclareAttacker{b.ha});
  decide(match, PlayMove{push});
  EXPECT_TRUE(free_for(A, match));
  decide(match, Pass{});
  EXPECT_FALSE(free_for(A, match));
  EXPECT_TRUE(free_for(B, match));
}

// G-U05, G-U06: chance decides; a search tells the owner nothing.
TEST(GormitiView, ChanceAndSearch) {
  Seen b(card("magic", "lot", use(R"({ op = "discard_from_hand", who = "opponent", n = 1, chosen_by = "random" })")) +
         card("magic", "seek", use(R"({ op = "search", of = { type = "weapon" }, n = 1 })")));
  b.hand(B, "M");
  b.hand(B, "M");
  const CardId lot = b.hand(A, "lot"), seek = b.hand(A, "seek"), w = b.deck(A, "W");
  Match match = match_from(b);
  EXPECT_TRUE(decide(match, PlayMagic{lot}).chance);
  EXPECT_FALSE(free_for(A, match));
  decide(match, PlayMagic{seek});
  const Disclosed found = decide(match, Pick{w});
  EXPECT_FALSE(found.chance);
  EXPECT_FALSE(found.learned[A]);
  EXPECT_TRUE(found.learned[B]);
}

// G-U20: a game that is over is taken back only with consent, whoever ended it.
TEST(GormitiView, TheEndIsNotFree) {
  Seen b;
  b.stands_at(b.hb, 5);
  Match match = match_from(b);
  decide(match, ToCombat{});
  EXPECT_TRUE(free_for(A, match));
  EXPECT_FALSE(decide(match, DeclareAttacker{b.ha}).learned[A]);
  ASSERT_TRUE(match.over());
  EXPECT_FALSE(free_for(A, match));

  Seen d;
  Match conceded = match_from(d);
  decide(conceded, Concede{});
  EXPECT_FALSE(free_for(A, conceded));
}

// Texts that are no action (G-D22).
TEST(GormitiView, TextsOfActions) {
  Payment two;
  two.push_back(3);
  two.push_back(4);
  EXPECT_EQ(to_text(Equip{5, 7, two}), "equip 5 on 7 paying 3 4");
  EXPECT_EQ(read_action("equip 5 on 7 paying 3 4"), Action(Equip{5, 7, two}));
  for (const std::string_view text :
       {"", "equip 5", "equip 5 on", "deploy", "deploy 256", "deploy -1", "deploy 5 paying", "end", "end turn now",
        "pick 1 2", "use 3", "move 1 paying 1 2 3 4 5 6 7", " pass", "pass ", "trigger x"})
    EXPECT_FALSE(read_action(text)) << text;
}

}  // namespace
}  // namespace gormiti_tests::view_cases

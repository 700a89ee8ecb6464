// SPDX-License-Identifier: GPL-3.0-or-later
// HP, boosts, Heroes, tokens, Weapons: G-6, examples G-E08 to G-E10, G-E21, G-E22, G-E30, G-E66 to G-E71, G-E88.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::heroes_cases {
namespace {

const std::string kBase =
    fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("P", 20, 50) +
    card(
        "arena", "ten",
        statics(
            R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", element = ["water"], hero = false } }, hp = 10 })")) +
    card("magic", "breakArena", use(R"({ op = "destroy", what = { choose = 1, of = { type = "arena" } } })")) +
    card(
        "magic", "hit20",
        use(R"({ op = "damage", to = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, n = 20 })"));

struct Field : TwoHeroes {
  explicit Field(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

// G-E08, G-603, G-604, G-432, G-456.
TEST(GormitiHeroes, E08BoostAndItsEnd) {
  Field b;
  const CardId p = b.field(A, "P");
  b.act(PlayArena{b.hand(A, "ten")});
  EXPECT_EQ(b.hp(p), 60);
  b.stands_at(p, 45);
  EXPECT_EQ(b.max(p), 60);
  b.act(PlayMagic{b.hand(A, "breakArena")});
  EXPECT_EQ(b.hp(p), 35);
  EXPECT_EQ(b.max(p), 50);
  EXPECT_EQ(b.state[A].discard.size(), 2U);
}

// G-E09, G-604: with the option it keeps 1 HP, in a check too.
TEST(GormitiHeroes, E09EndingBoostKills) {
  for (const bool may_destroy : {true, false}) {
    Options options;
    options.boost_end_may_destroy = may_destroy;
    Field b({}, options);
    const CardId p = b.field(A, "P");
    b.arena(A, "ten");
    b.stands_at(p, 5);
    b.act(PlayMagic{b.hand(A, "breakArena")});
    EXPECT_EQ(b.zone(p), may_destroy ? Zone::discard : Zone::fighters);
    EXPECT_EQ(may_destroy ? 1 : b.hp(p), 1);
  }
}

// G-E10, G-602, G-616: at most what is there; without damage nothing is healed.
TEST(GormitiHeroes, E10HealIsCapped) {
  Field b(card("magic", "heal",
               use(R"({ op = "heal", who = { each = { type = "fighter", controller = "you" } }, n = 25 })")));
  const CardId p = b.field(A, "P");
  b.stands_at(p, 40);
  b.act(PlayMagic{b.hand(A, "heal")});
  EXPECT_EQ(b.hp(p), 50);
  b.state.hp_changed = false;
  b.act(PlayMagic{b.hand(A, "heal")});
  EXPECT_FALSE(b.state.hp_changed);
}

const std::string kBack = card("weapon", "back",
                               triggered(R"({ event = "leaves_play", who = "attached", cause = "destroyed" })",
                                         R"({ op = "move", what = "self", to = "hand" })"));

// G-E21, G-434, G-626.
TEST(GormitiHeroes, E21WeaponLostWithItsBearer) {
  Field b(kBack + card("weapon", "plus15", statics(R"({ op = "modify_power", who = "attached", atk = 15 })")));
  const CardId p = b.field(B, "P"), w = b.weapon(B, "plus15", p), back = b.weapon(B, "back", p);
  EXPECT_EQ(b.atk(p), 35);
  b.stands_at(p, 20);
  b.act(PlayMagic{b.hand(A, "hit20")});
  EXPECT_EQ(b.zone(p), Zone::discard);
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_EQ(b.zone(back), Zone::hand);
}

// G-E22, G-433, G-R16 to G-R18, G-310.
TEST(GormitiHeroes, E22WeaponRestriction) {
  Options one;
  one.weapons_per_fighter = 1;
  Field b(card("weapon", "torch", "needs = { type = \"fighter\", controller = \"you\", element = [\"fire\"] }") +
              fighter("F", 10, 40, "element = \"fire\"\n"),
          one);
  const CardId p = b.field(A, "P"), torch = b.hand(A, "torch"), second = b.hand(A, "torch");
  EXPECT_EQ(b.refused(Equip{torch, p}), "noBearer");
  const CardId f = b.field(A, "F");
  EXPECT_EQ(b.refused(Equip{torch, p}), "bearerUnfit");
  EXPECT_EQ(b.refused(Equip{torch, b.hb}), "notYours");
  b.act(Equip{torch, f});
  EXPECT_EQ(b.zone(torch), Zone::weapons);
  EXPECT_EQ(b.refused(Equip{second, f}), "weaponLimit");
}

// G-433, G-R15: the condition of a support card.
TEST(GormitiHeroes, SupportCardsHaveConditions) {
  Field b(
      card("arena", "picky", R"(playable_if = { exists = { type = "fighter", controller = "you", hero = false } })"));
  const CardId picky = b.hand(A, "picky");
  EXPECT_EQ(b.refused(PlayArena{picky}), "condition");
  b.field(A, "P");
  b.act(PlayArena{picky});
}

// G-E30, G-438, G-608.
TEST(GormitiHeroes, E30AbilityDestroys) {
  Field b(card("weapon", "W"));
  const CardId p = b.field(B, "P"), w = b.weapon(B, "W", p);
  b.stands_at(p, 15);
  b.act(PlayMagic{b.hand(A, "hit20")});
  EXPECT_EQ(b.state[B].discard.size(), 2U);
  EXPECT_EQ(b.zone(w), Zone::discard);
}

// G-E66, G-607, G-610, G-612.
TEST(GormitiHeroes, E66BothHeroesByOneMagic) {
  const std::string magic =
      card("magic", "both", use(R"({ op = "damage", to = { each = { type = "fighter", hero = true } }, n = 15 })")) +
      card("weapon", "ward", statics(R"({ op = "reduce_damage", who = "attached", n = 5, cause = "effect" })"));
  const auto outcome = [&](int hp, bool ward) {
    Field b(magic);
    if (ward) b.weapon(A, "ward", b.ha);
    b.stands_at(b.ha, hp);
    b.stands_at(b.hb, 10);
    b.act(PlayMagic{b.hand(A, "both")});
    return b.state.outcome;
  };
  EXPECT_EQ(outcome(10, true), Outcome::south);
  EXPECT_EQ(outcome(10, false), Outcome::draw);
  EXPECT_EQ(outcome(11, true), Outcome::south);
}

// G-E67, G-610.
TEST(GormitiHeroes, E67BothHeroesWithoutDamage) {
  Field b(card("arena", "heroes",
               statics(R"({ op = "modify_power", who = { each = { type = "fighter", hero = true } }, hp = 10 })")));
  b.arena(A, "heroes");
  b.stands_at(b.ha, 5);
  b.stands_at(b.hb, 8);
  b.act(PlayMagic{b.hand(A, "breakArena")});
  EXPECT_EQ(b.state.outcome, Outcome::draw);
}

// G-E68, G-315, G-615.
TEST(GormitiHeroes, E68TheHeroStays) {
  Field b(
      card(
          "magic", "home",
          use(R"({ op = "move", what = { choose = 1, of = { type = "fighter", controller = "opponent" } }, to = "hand" })")) +
      card("magic", "doom", use(R"({ op = "destroy", what = { each = { type = "fighter" } } })")) +
      card(
          "magic", "shrink",
          use(R"({ op = "modify_power", who = { choose = 1, of = { type = "fighter", controller = "opponent" } }, hp = -90, until = "turn_end" })")));
  const CardId p = b.field(B, "P");
  b.act(PlayMagic{b.hand(A, "home")});
  EXPECT_EQ(b.zone(p), Zone::hand);
  b.act(PlayMagic{b.hand(A, "doom")});
  EXPECT_EQ(b.zone(b.ha), Zone::hero);
  EXPECT_EQ(b.zone(b.hb), Zone::hero);
  b.act(PlayMagic{b.hand(A, "shrink")});
  EXPECT_EQ(b.state.outcome, Outcome::south);
  EXPECT_EQ(b.hp(b.hb), 0);
}

const std::string kTwoTokens = card(
    "magic", "two",
    use(R"({ op = "put_into_play", n = 2, token = { name = { en = "T", it = "T", pt = "T" }, atk = 15, hp = 25 } })"));

// G-E69, G-624, G-425, G-804, G-869: deployed by its ability, and waits.
TEST(GormitiHeroes, E69TokensAndZones) {
  Field b(kTwoTokens + card("weapon", "W") +
          card("arena", "gate",
               triggered(R"({ event = "enters_play", who = { type = "fighter", controller = "you" } })",
                         R"({ op = "draw", who = "you", n = 1 })")));
  for (int i = 0; i < 3; ++i) b.field(A, "P");
  b.arena(A, "gate");
  b.act(PlayMagic{b.hand(A, "two")});
  const CardId t = b.state[A].fighters[3];
  ASSERT_NE(t, kNoCard);
  EXPECT_EQ(b.hp(t), 25);
  EXPECT_EQ(b.in_hand(A), 1U);  // one entered
  b.act(Equip{b.hand(A, "W"), t});
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{t}), "waiting");
  b.end_turn();
  b.clash(b.hb, t);
  b.until_turn(7);
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{t}), "none");
  Field full(kTwoTokens);
  for (int i = 0; i < 4; ++i) full.field(A, "P");
  full.act(PlayMagic{full.hand(A, "two")});
  EXPECT_EQ(full.state.cards[40].zone, Zone::nowhere);
}

// G-E70, G-621, G-844.
TEST(GormitiHeroes, E70WeaponThatNoLongerFits) {
  Field b(card("weapon", "light",
               "needs = { type = \"fighter\", controller = \"you\", hero = false, atk = { at_most = 20 } }\n" +
                   statics(R"({ op = "modify_power", who = "attached", atk = 15 })")));
  const CardId p = b.field(A, "P"), first = b.hand(A, "light"), second = b.hand(A, "light");
  b.act(Equip{first, p});
  EXPECT_EQ(b.atk(p), 35);
  EXPECT_EQ(b.zone(first), Zone::weapons);
  EXPECT_EQ(b.refused(Equip{second, p}), "noBearer");
  b.field(A, "P");
  EXPECT_EQ(b.refused(Equip{second, p}), "bearerUnfit");
}

// G-E71, G-321, G-434, G-626, G-832.
TEST(GormitiHeroes, E71WeaponThatComesBack) {
  const std::string thief = card(
      "arena", "thief",
      triggered(
          R"({ event = "leaves_play", who = { type = "fighter", controller = "opponent" }, cause = "destroyed" })",
          R"({ op = "move", what = { each = { type = "weapon", controller = "opponent", zone = "discard" } }, to = "deck" })"));
  Field b(kBack + card("weapon", "V") + thief);
  const CardId p = b.field(B, "P"), w = b.weapon(B, "back", p), v = b.weapon(B, "V", p);
  b.arena(A, "thief");
  b.stands_at(p, 20);
  b.act(PlayMagic{b.hand(A, "hit20")});
  ASSERT_TRUE(b.asks(QuestionKind::pick_trigger, A));
  EXPECT_EQ(std::vector<CardId>(b.state[B].discard.begin(), b.state[B].discard.end()), (std::vector<CardId>{p, w, v}));
  Field other = b;
  b.act(PickTrigger{1});  // back first: A's arena is 0
  EXPECT_EQ(b.zone(w), Zone::hand);
  EXPECT_EQ(b.zone(v), Zone::deck);
  other.rules.cards = &other.read.catalog;
  other.act(PickTrigger{0});
  EXPECT_EQ(other.zone(w), Zone::deck);  // nothing happens any more
}

// G-E88, G-440 to G-442: W was no longer on the field.
TEST(GormitiHeroes, E88TheWeaponWentFirst) {
  Field b(
      card("weapon", "W",
           statics(R"({ op = "modify_power", who = "attached", hp = 10 })") +
               triggered(R"({ event = "leaves_play", who = "attached", cause = "destroyed" })",
                         R"({ op = "move", what = "self", to = "hand" })")) +
      fighter("mite", 10, 40,
              triggered(
                  R"({ event = "enters_play", who = "self" })",
                  R"({ op = "destroy", what = { choose = 1, of = { type = "weapon", controller = "opponent" } } })")));
  const CardId p = b.field(B, "P"), w = b.weapon(B, "W", p);
  b.stands_at(p, 5);
  b.act(Deploy{b.hand(A, "mite")});
  EXPECT_EQ(std::vector<CardId>(b.state[B].discard.begin(), b.state[B].discard.end()), (std::vector<CardId>{w, p}));
}

// G-314, G-435, G-622, G-874: a Weapon moves to another own Fighter that fits and has room; it keeps its turns.
TEST(GormitiHeroes, MovedWeapon) {
  Field b(
      card("weapon", "W", "duration = 3\nneeds = { hero = false }\n") +
      card(
          "magic", "hand over",
          use(R"({ op = "attach", what = { choose = 1, of = { type = "weapon", controller = "you" } }, to = { choose = 1, of = { type = "fighter", controller = "you" } } })")));
  const CardId p = b.field(A, "P"), q = b.field(A, "P"), r = b.field(A, "P");
  const CardId w = b.weapon(A, "W", p), v = b.weapon(A, "W", q);
  b.act(PlayMagic{b.hand(A, "hand over")});
  EXPECT_EQ(b.offered(), (std::vector<CardId>{w, v}));
  b.act(Pick{w});
  EXPECT_EQ(b.offered(), (std::vector<CardId>{q, r}));  // no Hero: it does not fit
  EXPECT_EQ(b.refused(Pick{w}), "wrongNumber");
  EXPECT_EQ(b.refused(Pick{b.ha}), "notAnOption");
  b.act(Pick{r});
  EXPECT_EQ(b.state[w].attached_to, r);
  EXPECT_EQ(b.state[w].duration, 3);
}

// G-619: all static abilities at once; two copies count twice; "other" leaves out the own card.
TEST(GormitiHeroes, StaticAbilitiesAddUp) {
  Field b(fighter(
      "herder", 10, 40,
      statics(
          R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", other = true } }, atk = 5 })")));
  const CardId one = b.field(A, "herder"), two = b.field(A, "herder");
  EXPECT_EQ(b.atk(b.ha), 20);
  EXPECT_EQ(b.atk(one), 15);
  EXPECT_EQ(b.atk(two), 15);
}

// G-613: once each, at the same moment, although reductions end with a card that dies.
TEST(GormitiHeroes, OneStepHitsOnce) {
  Field b(
      fighter(
          "guard", 10, 10,
          statics(
              R"({ op = "reduce_damage", who = { each = { type = "fighter", controller = "you", hero = true } }, n = 10, cause = "effect" })")) +
      card("magic", "storm",
           use(R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent" } }, n = 10 })")));
  const CardId g = b.field(B, "guard");
  b.act(PlayMagic{b.hand(A, "storm")});
  EXPECT_EQ(b.zone(g), Zone::discard);
  EXPECT_EQ(b.hp(b.hb), 90);
}

}  // namespace
}  // namespace gormiti_tests::heroes_cases

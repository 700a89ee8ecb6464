// SPDX-License-Identifier: GPL-3.0-or-later
// Playing and paying: G-413, G-421 to G-439, examples G-E23, G-E35 to G-E46, G-E73, G-E87, G-E90.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::playing_cases {
namespace {

const std::string kGormiti = "category = \"gormiti\"\n";
const std::string kTwoLines =
    "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\", category = [\"gormiti\"] } }, "
    "{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n";
const std::string kBase = fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("G", 10, 40, kGormiti) +
                          fighter("M", 10, 40) + fighter("dear", 30, 60, kTwoLines);

struct Play : TwoHeroes {
  explicit Play(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

// G-E23, G-431, G-R02: any number in the own turn, none in the other's.
TEST(GormitiPlaying, E23MagicAnyNumber) {
  Play b(card("magic", "spell", use(kDraw1)));
  const CardId f = b.field(A, "M");
  for (int i = 0; i < 3; ++i) b.act(PlayMagic{b.hand(A, "spell")});
  EXPECT_EQ(b.in_hand(A), 3U);
  const CardId last = b.hand(A, "spell"), more = b.hand(A, "spell");
  b.clash(f);
  b.act(EndCombat{});
  b.act(PlayMagic{last});
  EXPECT_EQ(b.zone(last), Zone::discard);
  b.end_turn();
  EXPECT_EQ(b.refused(A, PlayMagic{more}), "notYourDecision");
}

// G-431: it lies in the Magic zone while it is resolved.
TEST(GormitiPlaying, MagicIsDiscardedWhenResolved) {
  Play b(card("magic", "spell", use(R"({ op = "discard_from_hand", who = "you", n = 1, chosen_by = "you" })")));
  const CardId spell = b.hand(A, "spell"), x = b.hand(A, "M");
  b.hand(A, "M");
  b.act(PlayMagic{spell});
  EXPECT_EQ(b.zone(spell), Zone::magic);
  b.act(Pick{x});
  EXPECT_EQ(b.zone(spell), Zone::discard);
  EXPECT_EQ(b.state[A].discard, (Pile([&] {
              Pile p;
              p.push_back(x);
              p.push_back(spell);
              return p;
            }())));
}

// G-E35, G-427, G-429, G-320.
TEST(GormitiPlaying, E35ZoneMadeByPayment) {
  Play b;
  b.field(A, "M");
  const CardId g = b.field(A, "G");
  b.field(A, "M");
  const CardId m = b.field(A, "M");
  const CardId dear = b.hand(A, "dear"), plain = b.hand(A, "M");
  EXPECT_EQ(b.refused(Deploy{plain}), "noZone");
  b.act(Deploy{dear, paying({g, m})});
  EXPECT_EQ(b.zone(g), Zone::discard);
  EXPECT_EQ(b.state[dear].place, 2);
  EXPECT_TRUE(b.state[dear].entered_this_turn);
}

// G-E36, G-428, G-315, G-R04, G-R22, G-R23: lines of a cost, the Hero pays nothing.
TEST(GormitiPlaying, E36LinesOfACost) {
  Play b(
      fighter("HG", 10, 90, kGormiti) +
      card(
          "magic", "maker",
          use(R"({ op = "put_into_play", n = 1, token = { name = { en = "T", it = "T", pt = "T" }, atk = 5, hp = 10 } })")));
  b.state.players[A].hero = kNoCard;
  b.state.cards[b.ha].zone = Zone::nowhere;
  const CardId h = b.hero(A, "HG"), g = b.field(A, "G");
  const CardId dear = b.hand(A, "dear");
  EXPECT_EQ(b.refused(Deploy{dear, paying({g, h})}), "cannotPay");
  const CardId t = b.token(A, "maker/1");
  EXPECT_EQ(b.refused(Deploy{dear, paying({t, g})}), "wrongPayment");
  EXPECT_EQ(b.refused(Deploy{dear, paying({g, g})}), "wrongPayment");
  EXPECT_EQ(b.refused(Deploy{dear, paying({g})}), "wrongPayment");
  EXPECT_EQ(b.refused(Deploy{dear, paying({g, h})}), "wrongPayment");
  EXPECT_EQ(b.refused(Deploy{dear, paying({g, b.hb})}), "notYours");
  b.act(Deploy{dear, paying({g, t})});
  EXPECT_EQ(b.zone(t), Zone::nowhere);  // G-609
}

// G-E37, G-623: given up is not destroyed.
TEST(GormitiPlaying, E37GivenUpIsNotDestroyed) {
  const std::string more =
      fighter("avenger", 10, 40,
              kGormiti +
                  triggered(
                      R"({ event = "leaves_play", who = "self", cause = "destroyed" })",
                      R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent" } }, n = 15 })")) +
      card("weapon", "back",
           triggered(R"({ event = "leaves_play", who = "attached", cause = "destroyed" })",
                     R"({ op = "move", what = "self", to = "hand" })"));
  Play b(more);
  const CardId g = b.field(A, "avenger"), m = b.field(A, "M"), w = b.weapon(A, "back", g);
  b.act(Deploy{b.hand(A, "dear"), paying({g, m})});
  EXPECT_EQ(b.hp(b.hb), 90);
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_EQ(b.zone(g), Zone::discard);
}

// G-E38, G-422, G-430, G-R14: the card played is not on the field; in a count of hands it counts.
TEST(GormitiPlaying, E38MoreFightersThanYou) {
  const std::string more =
      fighter(
          "late", 10, 40,
          R"(playable_if = { compare = [{ count = { type = "fighter", controller = "opponent" } }, ">", { count = { type = "fighter", controller = "you" } }] })") +
      fighter(
          "thin", 10, 40,
          R"(playable_if = { compare = [{ count = { zone = "hand", controller = "opponent" } }, ">", { count = { zone = "hand", controller = "you" } }] })");
  Play b(more);
  b.field(A, "M");
  b.field(B, "M");
  b.field(B, "M");
  b.act(Deploy{b.hand(A, "late")});
  EXPECT_EQ(b.refused(Deploy{b.hand(A, "late")}), "condition");
  const CardId thin = b.hand(A, "thin");  // two in A's hand
  b.hand(B, "M");
  b.hand(B, "M");
  EXPECT_EQ(b.refused(Deploy{thin}), "condition");
  b.hand(B, "M");
  b.act(Deploy{thin});
}

// G-E39, G-D17: the condition is looked at before the payment.
TEST(GormitiPlaying, E39ConditionBeforePayment) {
  Play b(fighter("boss", 30, 60,
                 "playable_if = { exists = { type = \"fighter\", controller = \"you\", category = [\"gormiti\"] }, "
                 "at_least = 2 }\n"
                 "pay = [{ op = \"in_play\", n = 1, of = { category = [\"gormiti\"] } }]\n"));
  const CardId g = b.field(A, "G");
  const CardId boss = b.hand(A, "boss");
  EXPECT_EQ(b.refused(Deploy{boss, paying({g})}), "condition");
  b.field(A, "G");
  b.act(Deploy{boss, paying({g})});
  EXPECT_EQ(b.zone(boss), Zone::fighters);
}

// G-E40, G-430, G-841: Heroes and tokens count unless excluded.
TEST(GormitiPlaying, E40TheHeroCounts) {
  Play b(
      fighter(
          "two", 10, 40,
          R"(playable_if = { exists = { type = "fighter", controller = "you", element = ["water"] }, at_least = 2 })") +
      fighter("three", 10, 40,
              R"(playable_if = { exists = { type = "fighter", controller = "you", hero = false }, at_least = 3 })") +
      card(
          "magic", "maker",
          use(R"({ op = "put_into_play", n = 1, token = { name = { en = "T", it = "T", pt = "T" }, atk = 5, hp = 10 } })")));
  const CardId two = b.hand(A, "two"), three = b.hand(A, "three");
  EXPECT_EQ(b.refused(Deploy{two}), "condition");
  b.field(A, "M");
  EXPECT_EQ(b.refused(Deploy{two}), "none");
  b.field(A, "M");
  EXPECT_EQ(b.refused(Deploy{three}), "condition");
  b.token(A, "maker/1");
  b.act(Deploy{three});
}

// G-E41, G-444 to G-446: a step without object is skipped.
TEST(GormitiPlaying, E41NothingToHit) {
  Play b(card(
      "magic", "spell",
      use(R"({ op = "damage", to = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, n = 30 }, )" +
          kDraw1)));
  const std::size_t before = b.in_hand(A);
  b.act(PlayMagic{b.hand(A, "spell")});
  EXPECT_EQ(b.in_hand(A), before + 1);
}

// G-E42, G-438, G-441 to G-443, G-866: X is destroyed at once, its ability waits until the Magic is done.
TEST(GormitiPlaying, E42TheTriggerWaitsForTheDraw) {
  Play b(
      card(
          "magic", "spell",
          use(R"({ op = "damage", to = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, n = 30 }, )" +
              kDraw1)) +
      fighter("X", 20, 40,
              triggered(R"({ event = "leaves_play", who = "self", cause = "destroyed" })",
                        R"({ op = "discard_from_hand", who = "opponent", n = 1, chosen_by = "opponent" })")));
  const CardId x = b.field(B, "X");
  b.stands_at(x, 25);
  const CardId spell = b.hand(A, "spell");
  const CardId top = b.state[A].deck.back();
  b.act(PlayMagic{spell});
  EXPECT_EQ(b.zone(x), Zone::discard);
  EXPECT_EQ(b.in_hand(A), 0U);
  EXPECT_EQ(b.state[A].discard.back(), top);  // after the Magic
}

// G-E43, G-618, G-623, G-867, G-318, G-U01.
TEST(GormitiPlaying, E43Returned) {
  Play b(
      card(
          "magic", "home",
          use(R"({ op = "move", what = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, to = "hand" })")) +
      fighter("X", 30, 90) + card("weapon", "W") +
      card("magic", "mark",
           use(R"({ op = "add_coin", on = { each = { type = "fighter", hero = false } }, kind = "chime", n = 2 })")));
  const CardId x = b.field(B, "X"), w = b.weapon(B, "W", x);
  b.stands_at(x, 20);
  b.act(PlayMagic{b.hand(A, "mark")});
  EXPECT_EQ(b.counters(x), 2);
  b.act(PlayMagic{b.hand(A, "home")});
  EXPECT_EQ(b.zone(x), Zone::hand);
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_TRUE(view_for(b.state, b.rules, A).players[B].hand.empty());
  b.end_turn();
  b.act(Deploy{x});
  EXPECT_EQ(b.hp(x), 90);  // G-426
  EXPECT_EQ(b.counters(x), 0);
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{x}), "waiting");
  b.until_turn(8);
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{x}), "none");
}

TEST(GormitiPlaying, E43ATokenCeasesToExist) {
  Play b(
      card(
          "magic", "home",
          use(R"({ op = "move", what = { choose = 1, of = { type = "fighter", controller = "opponent", hero = false } }, to = "hand" })")) +
      card(
          "magic", "maker",
          use(R"({ op = "put_into_play", n = 1, token = { name = { en = "T", it = "T", pt = "T" }, atk = 5, hp = 10 } })")));
  const CardId t = b.token(B, "maker/1");
  b.act(PlayMagic{b.hand(A, "home")});
  EXPECT_EQ(b.zone(t), Zone::nowhere);
  EXPECT_EQ(b.in_hand(B), 0U);
}

// G-E44, G-439, G-R19, G-R20, G-413: at once, once per turn.
TEST(GormitiPlaying, E44AbilityOfANewcomer) {
  Play b(fighter(
      "Z", 10, 40,
      activated(
          R"({ op = "modify_power", who = { choose = 1, of = { type = "fighter", controller = "you", other = true } }, atk = 10, until = "turn_end" })")));
  b.turn(A, 1);
  const CardId z = b.hand(A, "Z");
  b.act(Deploy{z});
  b.act(UseAbility{z, 0});
  EXPECT_EQ(b.atk(b.ha), 20);
  EXPECT_EQ(b.refused(UseAbility{z, 0}), "used");
  EXPECT_EQ(b.refused(UseAbility{z, 1}), "noAbility");
  b.end_turn();
  EXPECT_EQ(b.atk(b.ha), 10);
  EXPECT_EQ(b.refused(B, UseAbility{z, 0}), "notYours");
}

// G-439, G-R21: the condition of an ability, and more uses than one.
TEST(GormitiPlaying, AbilityWithConditionAndLimit) {
  Play b(fighter(
      "Z", 10, 40,
      activated(kDraw1,
                "limit = 2\nif = { exists = { type = \"fighter\", controller = \"opponent\", hero = false } }")));
  const CardId z = b.field(A, "Z");
  EXPECT_EQ(b.refused(UseAbility{z, 0}), "condition");
  b.field(B, "M");
  b.act(UseAbility{z, 0});
  b.act(UseAbility{z, 0});
  EXPECT_EQ(b.refused(UseAbility{z, 0}), "used");
}

// G-E45, G-625, G-428, G-871, G-893, G-D05.
TEST(GormitiPlaying, E45Counters) {
  Play b(card(
      "arena", "bell",
      triggered(R"({ event = "turn_ends", whose = "you" })",
                R"({ op = "add_coin", on = "self", kind = "chime", n = 1 })") +
          activated(
              R"({ op = "damage", to = { choose = 1, of = { type = "fighter", controller = "opponent" } }, n = 15 })",
              "pay = [{ op = \"coins\", kind = \"chime\", n = 3 }]")));
  const CardId bell = b.hand(A, "bell");
  b.act(PlayArena{bell});
  b.until_turn(9);
  EXPECT_EQ(b.counters(bell), 2);
  EXPECT_EQ(b.refused(UseAbility{bell, 1}), "cannotPay");
  b.until_turn(11);
  b.act(UseAbility{bell, 1});
  EXPECT_EQ(b.counters(bell), 0);
  EXPECT_EQ(b.hp(b.hb), 75);
  b.end_turn();
  EXPECT_EQ(b.counters(bell), 1);
}

// G-E46, G-868, G-U06, G-D34: by code, always asked, shuffled also if nothing is found.
TEST(GormitiPlaying, E46Search) {
  Play b(card("magic", "seek", use(R"({ op = "search", of = { type = "weapon" }, n = 1 })")) + card("weapon", "W1") +
         card("weapon", "W0"));
  const CardId w1 = b.deck(A, "W1"), w0 = b.deck(A, "W0");
  b.act(PlayMagic{b.hand(A, "seek")});
  EXPECT_TRUE(b.asks(QuestionKind::choose_found, A));
  EXPECT_EQ(b.offered(), (std::vector<CardId>{w0, w1}));
  EXPECT_TRUE(options(b.state, b.rules, B).empty());
  EXPECT_EQ(b.refused(NothingMore{}), "wrongNumber");
  EXPECT_EQ(b.refused(Pick{b.state[A].deck[0]}), "notAnOption");
  b.act(Pick{w1});
  EXPECT_EQ(b.zone(w1), Zone::hand);
  const auto has = [&]<class E>(std::type_identity<E>) {
    return std::any_of(b.events.begin(), b.events.end(), [](const Event& e) { return std::holds_alternative<E>(e); });
  };
  EXPECT_TRUE(has(std::type_identity<CardShown>{}));
  EXPECT_TRUE(has(std::type_identity<Shuffled>{}));
  b.act(PlayMagic{b.hand(A, "seek")});
  b.act(Pick{w0});
  b.act(PlayMagic{b.hand(A, "seek")});
  EXPECT_TRUE(b.asks(QuestionKind::choose_found, A));
  b.act(NothingMore{});
  EXPECT_TRUE(has(std::type_identity<Shuffled>{}));
}

// G-E73, G-427, G-R13: the first reason.
TEST(GormitiPlaying, E73FirstReason) {
  Play b(fighter("both", 10, 40,
                 "playable_if = { exists = { controller = \"opponent\", type = \"arena\" } }\npay = [{ op = \"hand\", "
                 "n = 2 }]\n") +
         card("arena", "AR"));
  for (int i = 0; i < 4; ++i) b.field(A, "M");
  const CardId both = b.hand(A, "both");
  EXPECT_EQ(b.refused(Deploy{both}), "condition");
  b.arena(B, "AR");
  EXPECT_EQ(b.refused(Deploy{both}), "cannotPay");
  const CardId x = b.hand(A, "M"), y = b.hand(A, "M");
  EXPECT_EQ(b.refused(Deploy{both, paying({x, both})}), "wrongPayment");  // not the card itself
  EXPECT_EQ(b.refused(Deploy{both, paying({x, y})}), "noZone");
  EXPECT_EQ(b.refused(PlayArena{both}), "wrongType");
  EXPECT_EQ(b.refused(Deploy{b.state[A].deck[0]}), "notYours");
}

// G-E87, G-802.
TEST(GormitiPlaying, E87DarkWaterIsNotWater) {
  Board b(fighter("HD", 10, 90, "element = \"dark_water\"\n") + fighter("HB", 10, 90) +
          fighter("needs", 10, 40,
                  R"(playable_if = { exists = { type = "fighter", controller = "you", element = ["water"] } })"));
  b.hero(A, "HD");
  b.hero(B, "HB");
  b.field(A, "HD");
  EXPECT_EQ(b.refused(Deploy{b.hand(A, "needs")}), "condition");
}

// G-E90, G-427, G-441, G-610.
TEST(GormitiPlaying, E90GivenUpTheHeroFalls) {
  Play b(
      fighter(
          "L", 10, 40,
          statics(
              R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", other = true } }, hp = 10 })")) +
      fighter("cost", 10, 40, "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n"));
  const CardId l = b.field(A, "L"), cost = b.hand(A, "cost");
  b.stands_at(b.ha, 5);
  b.act(Deploy{cost, paying({l})});
  EXPECT_EQ(b.state.outcome, Outcome::north);
  EXPECT_EQ(b.zone(cost), Zone::hand);
}

// G-427 (5): the payment makes the bearer leave; the Weapon was never on the field.
TEST(GormitiPlaying, BearerLeavesByThePayment) {
  Play b(
      fighter(
          "L", 10, 40,
          statics(
              R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you", other = true } }, hp = 10 })")) +
      card("weapon", "W",
           "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n" +
               triggered(R"({ event = "enters_play", who = "self" })", kDraw1)));
  const CardId l = b.field(A, "L"), m = b.field(A, "M"), w = b.hand(A, "W");
  b.stands_at(m, 5);
  EXPECT_EQ(b.refused(Equip{w, m, paying({m})}), "wrongPayment");  // the bearer pays nothing
  b.act(Equip{w, m, paying({l})});
  EXPECT_EQ(b.zone(m), Zone::discard);
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_EQ(b.in_hand(A), 0U);
}

}  // namespace
}  // namespace gormiti_tests::playing_cases

// SPDX-License-Identifier: GPL-3.0-or-later
// The words of texts up to what they do: G-801 to G-853, and the conventions of G-106 to G-112.
#include <gtest/gtest.h>

#include "tests/gormiti/words.h"

namespace gormiti_tests::vocabulary_cases {
namespace {

// G-108, G-836: "you" is the owner of the card with the text.
TEST(GormitiVocabulary, YouIsTheOwner) {
  Words b(fighter("D", 10, 10,
                  triggered(R"({ event = "leaves_play", who = "self", cause = "destroyed" })",
                            R"({ op = "draw", who = "opponent", n = 2 }, )" + kDraw1)) +
          spell(R"({ op = "destroy", what = { each = { type = "fighter", controller = "opponent" } } })"));
  b.field(B, "D");
  b.spell();
  EXPECT_EQ(b.in_hand(A), 2U);
  EXPECT_EQ(b.in_hand(B), 1U);
}

// G-109: below 0 counts as 0.
TEST(GormitiVocabulary, AmountsBelowZero) {
  Words b(spell(
      R"({ op = "damage", to = { each = { type = "fighter", hero = true } }, n = -5 }, { op = "heal", who = { each = { type = "fighter" } }, n = -5 }, { op = "draw", who = "you", n = -1 })"));
  b.stands_at(b.ha, 50);
  b.spell();
  EXPECT_EQ(b.hp(b.ha), 50);
  EXPECT_EQ(b.hp(b.hb), 90);
  EXPECT_EQ(b.in_hand(A), 0U);
}

// G-110, G-D18: active player first; Hero, Fighters by zone each with its Weapons, Arenas.
TEST(GormitiVocabulary, FieldOrder) {
  Words b(card("weapon", "W") + card("arena", "R") +
          spell(R"({ op = "add_coin", on = { choose = 1, of = { } }, kind = "chime", n = 1 })"));
  const CardId bm = b.field(B, "M"), r = b.arena(A, "R"), p = b.field(A, "M"), q = b.field(A, "M");
  const CardId wq = b.weapon(A, "W", q), wp = b.weapon(A, "W", p), wp2 = b.weapon(A, "W", p);
  b.spell();
  EXPECT_EQ(b.offered(), (std::vector<CardId>{b.ha, p, wp, wp2, q, wq, r, b.hb, bm}));
  b.act(Pick{wq});
  EXPECT_EQ(b.counters(wq), 1);  // G-871
}

// G-112, G-835, G-444, G-D32: the opponent chooses where the text says so; one object once; n of them.
TEST(GormitiVocabulary, ChooseBy) {
  Words b(spell(
      R"({ op = "destroy", what = { choose = 2, of = { type = "fighter", controller = "opponent", hero = false }, by = "opponent" } })"));
  const CardId x = b.field(B, "M"), y = b.field(B, "M"), z = b.field(B, "M");
  b.spell();
  EXPECT_TRUE(b.asks(QuestionKind::choose_objects, B));
  EXPECT_EQ(b.state.question.n, 2);
  b.act(B, Pick{z});
  EXPECT_EQ(b.refused(B, Pick{z}), "wrongNumber");     // G-R40
  EXPECT_EQ(b.refused(B, Pick{b.hb}), "notAnOption");  // G-R41
  b.act(B, Pick{x});
  EXPECT_EQ(b.zone(y), Zone::fighters);
  EXPECT_EQ(b.state[B].discard.size(), 2U);
}

// G-311: several Arenas, of the same card too.
TEST(GormitiVocabulary, SeveralArenas) {
  Words b(
      card("arena", "R",
           statics(R"({ op = "modify_power", who = { each = { type = "fighter", controller = "you" } }, atk = 5 })")));
  for (int i = 0; i < 3; ++i) b.act(PlayArena{b.hand(A, "R")});
  EXPECT_EQ(b.atk(b.ha), 25);
}

// G-801, G-803, G-841: printed facts; a list asks for one of its words, several fields for all.
TEST(GormitiVocabulary, Facts) {
  Words b(
      spell(
          R"({ op = "damage", to = { each = { type = "fighter", element = ["fire", "air"], category = ["human"], controller = "opponent" } }, n = 5 })") +
      fighter("N", 10, 40, "element = \"fire\"\ncategory = \"scion\"\n"));
  const CardId k = b.field(B, "K"), m = b.field(B, "M"), n = b.field(B, "N"), own = b.field(A, "K");
  b.spell();
  EXPECT_EQ(b.hp(k), 35);
  EXPECT_EQ(b.hp(m), 40);
  EXPECT_EQ(b.hp(n), 40);
  EXPECT_EQ(b.hp(own), 40);  // G-842
}

// G-844, G-845, G-834: current values, injured or unhurt.
TEST(GormitiVocabulary, Values) {
  Words b(
      spell(R"({ op = "damage", to = { each = { type = "fighter", hp = { at_least = 20, at_most = 30 } } }, n = 5 })") +
      card(
          "magic", "hurt",
          use(R"({ op = "heal", who = { each = { health = "injured" } }, n = 1 }, { op = "damage", to = { each = { health = "unhurt", hero = false } }, n = 2 })")) +
      card("magic", "weak",
           use(R"({ op = "damage", to = { each = { type = "fighter", atk = { at_most = 12 } } }, n = 3 })")));
  const CardId m = b.field(B, "M"), k = b.field(B, "K"), n = b.field(A, "M");
  b.stands_at(m, 30);
  b.stands_at(n, 19);
  b.spell();
  EXPECT_EQ(b.hp(m), 25);
  EXPECT_EQ(b.hp(n), 19);
  b.spell("hurt");
  EXPECT_EQ(b.hp(m), 26);
  EXPECT_EQ(b.hp(n), 20);
  EXPECT_EQ(b.hp(k), 38);
  b.spell("weak");
  EXPECT_EQ(b.hp(m), 23);
  EXPECT_EQ(b.hp(k), 38);
}

// G-831 to G-833, G-846, G-847, G-873: self, attached, user, against, other, ref; if and else.
TEST(GormitiVocabulary, Words) {
  const std::string topple = card(
      "move", "topple",
      use(R"({ op = "if", cond = { exists = { ref = "against", hp = { at_least = 70 } } }, then = [{ op = "damage", to = "against", n = 30 }], else = [{ op = "damage", to = "against", n = 10 }] }, { op = "heal", who = "user", n = 5 })"));
  for (const bool big : {true, false}) {
    Words b(topple + fighter("big", 5, 100));
    const CardId m = b.field(A, "M"), other = b.field(B, big ? "big" : "M"), move = b.hand(A, "topple");
    b.stands_at(m, 20);
    b.attack(m, other);
    b.act(PlayMove{move});
    EXPECT_EQ(b.hp(other), big ? 60 : 20);  // less 10 of the clash
    EXPECT_EQ(b.hp(m), big ? 20 : 15);
  }
  Words b(
      fighter(
          "nurse", 10, 40,
          triggered(
              R"({ event = "turn_ends", whose = "you" })",
              R"({ op = "heal", who = { each = { type = "fighter", controller = "you", other = true } }, n = 10 })")) +
      card("weapon", "balm",
           triggered(R"({ event = "turn_ends", whose = "you" })", R"({ op = "heal", who = "attached", n = 5 })")));
  const CardId nurse = b.field(A, "nurse"), m = b.field(A, "M");
  b.weapon(A, "balm", nurse);
  b.stands_at(nurse, 20);
  b.stands_at(m, 20);
  b.end_turn();
  b.act(PickTrigger{0});
  EXPECT_EQ(b.hp(nurse), 25);
  EXPECT_EQ(b.hp(m), 30);
}

// G-851, G-852: bounds and comparisons.
TEST(GormitiVocabulary, Conditions) {
  const auto deployed = [](const std::string& condition, int fighters) {
    Words b(fighter("C", 1, 1, "playable_if = " + condition + "\n"));
    for (int i = 0; i < fighters; ++i) b.field(A, "M");
    return b.refused(Deploy{b.hand(A, "C")}) == "none";
  };
  const std::string filter = R"(exists = { type = "fighter", controller = "you", hero = false })";
  EXPECT_FALSE(deployed("{ " + filter + " }", 0));
  EXPECT_TRUE(deployed("{ " + filter + " }", 1));
  EXPECT_TRUE(deployed("{ " + filter + ", at_most = 1 }", 0));
  EXPECT_FALSE(deployed("{ " + filter + ", at_most = 1 }", 2));
  EXPECT_FALSE(deployed("{ " + filter + ", at_least = 2 }", 1));
  const std::string count = R"({ count = { type = "fighter", controller = "you", hero = false } })";
  const std::array<std::pair<const char*, std::array<bool, 3>>, 5> ops{{{">", {false, false, true}},
                                                                        {">=", {false, true, true}},
                                                                        {"<", {true, false, false}},
                                                                        {"<=", {true, true, false}},
                                                                        {"==", {false, true, false}}}};
  for (const auto& [op, expected] : ops)
    for (int n = 1; n <= 3; ++n)
      EXPECT_EQ(deployed("{ compare = [" + count + ", \"" + op + "\", 2] }", n),
                expected[static_cast<std::size_t>(n - 1)])
          << op << n;
}

// G-853, G-843: counted, times, at most; in a discard pile.
TEST(GormitiVocabulary, Counts) {
  Words b(spell(
      R"({ op = "damage", to = { each = { type = "fighter", controller = "opponent" } }, n = { count = { type = "fighter", controller = "you", zone = "discard" }, times = 5, max = 12 } })"));
  for (int i = 0; i < 2; ++i) b.discard(A, "M");
  b.discard(B, "M");
  b.spell();
  EXPECT_EQ(b.hp(b.hb), 80);
  b.discard(A, "M");
  b.spell();
  EXPECT_EQ(b.hp(b.hb), 68);
}

// G-811, G-456: static with `while`; it ends with its card.
TEST(GormitiVocabulary, StaticWhile) {
  Words b(fighter("lone", 10, 40,
                  statics(R"({ op = "modify_power", who = "self", atk = 20 })",
                          "while = { exists = { type = \"fighter\", controller = \"you\", hero = false, other = true "
                          "}, at_most = 0 }")));
  const CardId lone = b.field(A, "lone");
  EXPECT_EQ(b.atk(lone), 30);
  b.field(A, "M");
  EXPECT_EQ(b.atk(lone), 10);
}

// G-821, G-827: a filter: once for each; not when a Weapon is moved; Weapons and Arenas too.
TEST(GormitiVocabulary, EntersPlay) {
  Words b(
      card("arena", "watch",
           triggered(R"({ event = "enters_play", who = { type = ["weapon", "fighter"], controller = "you" } })",
                     kDraw1)) +
      card("weapon", "W") +
      card(
          "magic", "two",
          use(R"({ op = "put_into_play", n = 2, token = { name = { en = "T", it = "T", pt = "T" }, atk = 5, hp = 10 } })")) +
      card(
          "magic", "over",
          use(R"({ op = "attach", what = { each = { type = "weapon" } }, to = { each = { type = "fighter", controller = "you", hero = false } } })")));
  b.arena(A, "watch");
  const CardId w = b.hand(A, "W");
  b.act(Equip{w, b.ha});
  EXPECT_EQ(b.in_hand(A), 1U);
  b.act(PlayMagic{b.hand(A, "two")});
  b.act(PickTrigger{0});
  EXPECT_EQ(b.in_hand(A), 3U);
  b.act(PlayMagic{b.hand(A, "over")});
  EXPECT_EQ(b.state[w].attached_to, b.state[A].fighters[0]);
  EXPECT_EQ(b.in_hand(A), 3U);
}

// G-822, G-823: roles; a filter of somebody else's clash.
TEST(GormitiVocabulary, ClashEvents) {
  Words b(card(
      "arena", "cheer",
      triggered(R"({ event = "battle_joined", who = { type = "fighter", controller = "you" }, as = "defender" })",
                R"({ op = "modify_power", who = "user", atk = 7, until = "battle_end" })") +
          triggered(
              R"({ event = "battle_result", who = { type = "fighter", controller = "you" }, as = "defender", result = "survived" })",
              R"({ op = "damage", to = "against", n = 2 }, { op = "heal", who = "user", n = 3 })")));
  b.arena(B, "cheer");
  const CardId m = b.field(A, "M"), d = b.field(B, "M");
  b.clash(m, d);
  EXPECT_EQ(b.hp(m), 21);  // 17 and 2
  EXPECT_EQ(b.hp(d), 33);
  EXPECT_EQ(b.atk(d), 10);
  b.act(EndCombat{});
  b.end_turn();
  b.clash(d, m);
  EXPECT_EQ(b.hp(m), 11);
}

// G-824, G-623: causes.
TEST(GormitiVocabulary, LeavesPlay) {
  const auto drawn = [](const std::string& cause, const std::string& doing) {
    Words b(fighter("L", 1, 10, triggered("{ event = \"leaves_play\", who = \"self\"" + cause + " }", kDraw1)) +
            spell(doing));
    b.field(B, "L");
    b.spell();
    return b.in_hand(B);
  };
  const std::string each = R"({ each = { type = "fighter", hero = false } })";
  EXPECT_EQ(drawn("", R"({ op = "destroy", what = )" + each + " }"), 1U);
  EXPECT_EQ(drawn(", cause = \"destroyed\"", R"({ op = "destroy", what = )" + each + " }"), 1U);
  EXPECT_EQ(drawn(", cause = \"returned\"", R"({ op = "destroy", what = )" + each + " }"), 0U);
  EXPECT_EQ(drawn(", cause = \"returned\"", R"({ op = "move", what = )" + each + R"(, to = "deck" })"), 1U);
  EXPECT_EQ(drawn(", cause = \"destroyed\"", R"({ op = "move", what = )" + each + R"(, to = "hand" })"),
            1U);  // itself, back in the hand
}

// G-826, G-825: `whose` left out: both players' turns.
TEST(GormitiVocabulary, TurnEvents) {
  Words b(card("arena", "clock",
               triggered(R"({ event = "turn_ends" })", R"({ op = "add_coin", on = "self", kind = "chime", n = 1 })")));
  const CardId clock = b.arena(A, "clock");
  b.until_turn(8);
  EXPECT_EQ(b.counters(clock), 3);
}

}  // namespace
}  // namespace gormiti_tests::vocabulary_cases

// SPDX-License-Identifier: GPL-3.0-or-later
// Combat and clashes: G-5, examples G-E01 to G-E16, G-E56, G-E57, G-E61 to G-E63, G-E76.
#include <gtest/gtest.h>

#include "tests/gormiti/board.h"

namespace gormiti_tests::clash_cases {
namespace {

const std::string kMoves =
    card("move", "plus20", use(R"({ op = "modify_power", who = "user", atk = 20, until = "battle_end" })")) +
    card("move", "minus15", use(R"({ op = "modify_power", who = "against", atk = -15, until = "battle_end" })")) +
    card("move", "minus25", use(R"({ op = "modify_power", who = "against", atk = -25, until = "battle_end" })")) +
    card("move", "heal25", use(R"({ op = "heal", who = "user", n = 25 })")) +
    card("move", "hit10", use(R"({ op = "damage", to = "against", n = 10 })"));

std::string heroes() { return fighter("HA", 10, 90) + fighter("HB", 10, 90); }

/// Two Heroes and one Fighter each.
struct Duel : TwoHeroes {
  Duel(int p_atk, int p_hp, int q_atk, int q_hp, const std::string& more = {}, Options options = {})
      : TwoHeroes(heroes() + kMoves + fighter("P", p_atk, p_hp) + fighter("Q", q_atk, q_hp) + more, options) {
    p = field(A, "P");
    q = field(B, "Q");
  }
  CardId p, q;
};

// G-E01, G-511, G-515, G-518, G-601.
TEST(GormitiClash, E01DamageIsSimultaneous) {
  Duel b(20, 50, 30, 40);
  b.clash(b.p, b.q);
  EXPECT_EQ(b.hp(b.p), 20);
  EXPECT_EQ(b.hp(b.q), 20);
  EXPECT_EQ(b.max(b.p), 50);
}

// G-E02, G-516: HP persist, and both are destroyed and discarded.
TEST(GormitiClash, E02HpPersist) {
  Duel b(20, 50, 30, 40);
  b.clash(b.p, b.q);
  b.end_turn();
  b.clash(b.q, b.p);
  EXPECT_EQ(b.zone(b.p), Zone::discard);
  EXPECT_EQ(b.zone(b.q), Zone::discard);
}

// G-E03.
TEST(GormitiClash, E03OneSurvivor) {
  Duel b(20, 50, 10, 60);
  b.stands_at(b.q, 20);
  b.clash(b.p, b.q);
  EXPECT_EQ(b.zone(b.q), Zone::discard);
  EXPECT_EQ(b.hp(b.p), 40);
}

// G-E04, G-501 to G-503, G-504, G-507: the target is the opponent, who chooses; defending does not tire.
TEST(GormitiClash, E04SameDefenderAgain) {
  Duel b(20, 60, 15, 60, fighter("X", 25, 60) + fighter("Y", 10, 60) + fighter("V", 20, 60));
  const CardId x = b.field(A, "X"), y = b.field(A, "Y"), v = b.field(A, "V");
  const std::array<int, 3> left{40, 15, 5};
  int i = 0;
  for (const CardId each : {b.p, x, y}) {
    b.clash(each, b.q);
    EXPECT_EQ(b.hp(b.q), left[static_cast<std::size_t>(i++)]);
    EXPECT_EQ(b.hp(each), 45);
  }
  b.clash(v, b.q);
  EXPECT_EQ(b.zone(b.q), Zone::discard);
  EXPECT_EQ(b.hp(v), 45);
}

// G-E05, G-512, G-514, G-517, G-523, G-D08, G-D09, G-D10: the defender's Move first; both are discarded; ATK falls
// back.
TEST(GormitiClash, E05OrderOfMoves) {
  Duel b(30, 40, 20, 45);
  const CardId mine = b.hand(A, "plus20"), theirs = b.hand(B, "minus15");
  b.attack(b.p, b.q);
  b.act(A, PlayMove{mine});
  EXPECT_EQ(b.zone(mine), Zone::clash);
  b.act(B, PlayMove{theirs});
  EXPECT_EQ(b.hp(b.q), 10);
  EXPECT_EQ(b.hp(b.p), 20);
  EXPECT_EQ(b.atk(b.p), 30);
  EXPECT_EQ(b.zone(mine), Zone::discard);
  EXPECT_EQ(b.zone(theirs), Zone::discard);
}

// G-E06, G-513, G-525, G-528: also without a Move of the attacker.
TEST(GormitiClash, E06DefendersMoveAlone) {
  Duel b(10, 60, 10, 60);
  b.stands_at(b.q, 50);
  b.hand(A, "plus20");
  const CardId heal = b.hand(B, "heal25");
  b.attack(b.p, b.q);
  b.act(A, Pass{});
  EXPECT_TRUE(b.asks(QuestionKind::play_move, B));
  b.act(B, PlayMove{heal});
  EXPECT_EQ(b.hp(b.q), 50);  // 60, less 10
}

// G-E07, G-524.
TEST(GormitiClash, E07MoveKillsBeforeDamage) {
  Duel b(30, 40, 20, 45);
  b.stands_at(b.p, 10);
  const CardId mine = b.hand(A, "plus20"), theirs = b.hand(B, "hit10");
  b.attack(b.p, b.q);
  b.act(A, PlayMove{mine});
  b.act(B, PlayMove{theirs});
  EXPECT_EQ(b.zone(b.p), Zone::discard);
  EXPECT_EQ(b.zone(mine), Zone::discard);
  EXPECT_EQ(b.hp(b.q), 45);
}

// G-E11, G-R29, G-D06, G-D20, G-417, G-418, G-424, G-425.
TEST(GormitiClash, E11NoCombatInTurns1And2) {
  Duel b(20, 50, 10, 50, fighter("N", 10, 40));
  const CardId n = b.hand(A, "N");
  b.turn(A, 1);
  b.act(Deploy{n});
  EXPECT_EQ(b.refused(ToCombat{}), "tooEarly");
  b.end_turn();
  EXPECT_EQ(b.refused(ToCombat{}), "tooEarly");
  b.end_turn();
  const CardId late = b.hand(A, "N");
  b.act(Deploy{late});
  b.act(ToCombat{});
  EXPECT_EQ(b.refused(DeclareAttacker{late}), "waiting");
  b.clash(n, b.q);
  b.clash(b.ha, b.q);  // G-508
  b.until_turn(5);
  b.act(ToCombat{});
  b.act(DeclareAttacker{late});
}

// G-418: the option.
TEST(GormitiClash, SecondPlayerMayAttackInTurn2) {
  Options options;
  options.second_player_may_attack_turn2 = true;
  Duel b(20, 50, 10, 50, {}, options);
  b.turn(A, 1);
  EXPECT_EQ(b.refused(ToCombat{}), "tooEarly");
  b.end_turn();
  b.act(ToCombat{});
}

// G-E12, G-413, G-414, G-423, G-D11.
TEST(GormitiClash, E12DeployAfterCombat) {
  Duel b(20, 20, 30, 60, fighter("R", 10, 60) + fighter("N", 5, 5));
  const CardId r = b.field(A, "R"), n = b.hand(A, "N");
  b.clash(b.p, b.q);
  EXPECT_EQ(b.zone(b.p), Zone::discard);
  b.clash(r, b.q);
  EXPECT_EQ(b.refused(Deploy{n}), "wrongPhase");  // G-509: no strategic actions between clashes
  b.act(EndCombat{});
  b.act(Deploy{n});
  EXPECT_EQ(b.state[n].place, 1);  // the zone that P left (G-320)
}

// G-E13, G-309, G-R24.
TEST(GormitiClash, E13ZonesFull) {
  Duel b(20, 20, 30, 60, fighter("R", 10, 60) + fighter("N", 5, 5));
  for (int i = 0; i < 3; ++i) b.field(A, "R");
  const CardId n = b.hand(A, "N");
  EXPECT_EQ(b.refused(Deploy{n}), "noZone");
  b.clash(b.p, b.q);
  b.act(EndCombat{});
  b.act(Deploy{n});
}

// G-E14, G-505: not asked, for there is no other.
TEST(GormitiClash, E14HeroForcedToDefend) {
  Board b(heroes() + fighter("P", 25, 30) + fighter("HX", 40, 80));
  b.hero(A, "HA");
  const CardId h = b.hero(B, "HX"), p = b.field(A, "P");
  b.clash(p);
  EXPECT_EQ(b.hp(h), 55);
  EXPECT_EQ(b.zone(p), Zone::discard);
}

// G-E15, G-506.
TEST(GormitiClash, E15HeroDefendsByChoice) {
  for (const bool alone : {false, true}) {
    Options options;
    options.hero_defends_only_alone = alone;
    Duel b(35, 60, 10, 50, fighter("HX", 40, 80), options);
    b.state.players[B].hero = kNoCard;
    b.state.cards[b.hb].zone = Zone::nowhere;
    const CardId h = b.hero(B, "HX");
    b.act(ToCombat{});
    b.act(DeclareAttacker{b.p});
    if (alone) {
      EXPECT_FALSE(b.asks(QuestionKind::choose_defender, B));  // only Q is legal (G-D07)
      continue;
    }
    b.act(ChooseDefender{h});
    while (b.state.question.kind == QuestionKind::play_move) b.act(Pass{});
    EXPECT_EQ(b.hp(h), 45);
    EXPECT_EQ(b.hp(b.p), 20);
  }
}

// G-506, G-R33: the choice is refused while two others can defend.
TEST(GormitiClash, HeroOnlyAlone) {
  Options options;
  options.hero_defends_only_alone = true;
  Duel b(35, 60, 10, 50, {}, options);
  b.field(B, "Q");
  b.act(ToCombat{});
  b.act(DeclareAttacker{b.p});
  EXPECT_EQ(b.refused(ChooseDefender{b.hb}), "heroOnlyAlone");
}

// G-E16, G-101, G-103, G-606.
TEST(GormitiClash, E16WinInTheMiddle) {
  Duel b(20, 60, 10, 50, fighter("R", 20, 60));
  const CardId r = b.field(A, "R");
  b.stands_at(b.hb, 30);
  b.clash(b.p, b.hb);
  b.clash(r, b.hb);
  EXPECT_TRUE(b.state.over());
  EXPECT_EQ(b.state.outcome, Outcome::south);
  EXPECT_EQ(b.state.end, EndReason::hero_defeated);  // G-104
  EXPECT_EQ(b.refused(A, EndTurn{}), "gameOver");
}

// G-E56, G-526, G-614: below 0 the sum is kept, and counts as 0.
TEST(GormitiClash, E56AtkBelowZero) {
  Duel b(20, 60, 10, 60);
  b.turn(B, 6);
  const CardId plus = b.hand(B, "plus20"), minus = b.hand(A, "minus25");
  b.attack(b.q, b.p);
  b.act(PlayMove{plus});
  b.act(PlayMove{minus});
  EXPECT_EQ(b.hp(b.p), 55);
}

TEST(GormitiClash, AtkReadBelowZeroIsZero) {  // G-526, G-614
  Duel b(20, 60, 10, 60);
  b.turn(B, 6);
  const CardId minus = b.hand(A, "minus25");
  b.attack(b.q, b.p);
  b.act(PlayMove{minus});
  EXPECT_EQ(b.hp(b.p), 60);
}

// G-E57, G-611, G-612: reductions add up, against each damage anew; 0 is no damage.
TEST(GormitiClash, E57Reductions) {
  const std::string extra =
      card("weapon", "shield", statics(R"({ op = "reduce_damage", who = "attached", n = 5, cause = "any" })")) +
      card("move", "guard",
           use(R"({ op = "reduce_damage", who = "user", n = 25, cause = "battle", until = "battle_end" })")) +
      card(
          "magic", "hit5",
          use(R"({ op = "damage", to = { choose = 1, of = { controller = "opponent", hero = false, type = "fighter" } }, n = 5 })"));
  Duel b(20, 60, 35, 200, extra);
  b.weapon(A, "shield", b.p);
  b.turn(B, 6);
  const CardId r = b.field(B, "Q"), guard = b.hand(A, "guard"), hit = b.hand(B, "hit5");
  b.attack(b.q, b.p);
  b.act(Pass{});
  b.act(PlayMove{guard});
  EXPECT_EQ(b.hp(b.p), 55);
  b.clash(r, b.p);
  EXPECT_EQ(b.hp(b.p), 25);
  b.act(EndCombat{});
  b.act(PlayMagic{hit});
  EXPECT_EQ(b.hp(b.p), 25);
}

// G-E76, G-522: two Moves of each side, each side's in the order played, the defender's first.
TEST(GormitiClash, E76TwoMoves) {
  Options options;
  options.moves_per_side = 2;
  const std::string more =
      card("move", "plus10", use(R"({ op = "modify_power", who = "user", atk = 10, until = "battle_end" })")) +
      card("move", "minus10", use(R"({ op = "modify_power", who = "against", atk = -10, until = "battle_end" })")) +
      card("move", "heal10", use(R"({ op = "heal", who = "user", n = 10 })"));
  Duel b(30, 60, 20, 60, more, options);
  b.stands_at(b.q, 55);
  const CardId one = b.hand(A, "plus10"), two = b.hand(A, "minus10"), three = b.hand(A, "plus10");
  const CardId heal = b.hand(B, "heal10"), hit = b.hand(B, "hit10");
  b.attack(b.p, b.q);
  b.act(A, PlayMove{one});
  b.act(A, PlayMove{two});
  EXPECT_TRUE(b.asks(QuestionKind::play_move, B));  // the series of A is over
  b.act(B, PlayMove{heal});
  b.act(B, PlayMove{hit});
  std::vector<CardId> order;
  for (const Event& event : b.events)
    if (const auto* moved = std::get_if<WorkPushed>(&event); moved && moved->work.kind == WorkKind::finish_move)
      order.push_back(moved->work.context.source.card);
  EXPECT_EQ(order, (std::vector<CardId>{heal, hit, one, two}));
  EXPECT_EQ(b.hp(b.q), 20);  // 55 healed to 60, less 40
  EXPECT_EQ(b.hp(b.p), 40);  // less 10 by the Move, less 10
  EXPECT_EQ(b.zone(three), Zone::hand);
}

// G-E63, G-R34, G-R35, G-R37, G-R38, G-521, G-534, G-535, G-D21.
TEST(GormitiClash, E63MovesRefused) {
  const std::string more =
      card("move", "fire", "needs = { element = [\"fire\"] }\n" + use(R"({ op = "draw", who = "you", n = 1 })")) +
      card("move", "attackers", "side = \"attacker\"\n" + use(R"({ op = "draw", who = "you", n = 1 })")) +
      fighter("F", 20, 60, statics(R"({ op = "forbid_move", whose = "opponent", fighter = "self" })"));
  {
    Duel b(20, 60, 10, 60, more);
    const CardId fire = b.hand(A, "fire"), filler = b.hand(A, "filler");
    const CardId side = b.hand(B, "attackers");
    b.attack(b.p, b.q);
    EXPECT_EQ(b.refused(PlayMove{fire}), "moveUnfit");
    EXPECT_EQ(b.refused(PlayMove{filler}), "wrongType");
    b.act(Pass{});
    EXPECT_EQ(b.refused(PlayMove{side}), "wrongSide");
  }
  for (const bool pass : {true, false}) {
    Options options;
    options.auto_pass = pass;
    Duel b(20, 60, 10, 60, more, options);
    const CardId f = b.field(A, "F"), theirs = b.hand(B, "hit10"), mine = b.hand(A, "plus20");
    b.attack(f, b.q);
    b.act(A, PlayMove{mine});  // the own Move is not touched
    if (pass) {
      EXPECT_TRUE(b.asks(QuestionKind::combat, A));
    } else {
      EXPECT_EQ(b.refused(B, PlayMove{theirs}), "moveForbidden");
      b.act(B, Pass{});
    }
  }
  Duel b(20, 60, 10, 60, more);
  b.hand(B, "filler");
  b.attack(b.p, b.q);
  EXPECT_TRUE(b.asks(QuestionKind::play_move, B));  // whatever the hand holds (G-319)
}

// G-522, G-R36.
TEST(GormitiClash, NoMovesAtAll) {
  Options options;
  options.moves_per_side = 0;
  options.auto_pass = false;
  Duel b(20, 60, 10, 60, {}, options);
  const CardId mine = b.hand(A, "plus20");
  b.attack(b.p, b.q);
  EXPECT_EQ(b.refused(PlayMove{mine}), "moveLimit");
}

// G-E61, G-R32, G-532, G-533, G-505.
TEST(GormitiClash, E61WhoMayDefend) {
  Options options;
  options.hero_defends_only_alone = true;
  const std::string more =
      fighter(
          "F", 20, 60,
          statics(
              R"({ op = "block_rule", who = { each = { type = "fighter", controller = "opponent", hero = false, hp = { at_least = 80 } } }, against = "self" })")) +
      fighter("X", 10, 95);
  for (const bool alone : {false, true}) {
    Duel b(20, 60, 10, 60, more, alone ? options : Options{});
    const CardId f = b.field(A, "F"), x = b.field(B, "X"), y = b.field(B, "X");
    b.stands_at(x, 85);
    b.stands_at(y, 75);
    b.act(ToCombat{});
    b.act(DeclareAttacker{f});
    EXPECT_EQ(b.refused(ChooseDefender{x}), "cannotDefend");
    EXPECT_EQ(b.refused(ChooseDefender{y}), "none");
    EXPECT_EQ(b.refused(ChooseDefender{b.hb}), alone ? "heroOnlyAlone" : "none");
  }
  Board b(heroes() + more, options);
  b.hero(A, "HA");
  const CardId h = b.hero(B, "HB"), f = b.field(A, "F"), x = b.field(B, "X");
  b.stands_at(x, 85);
  b.clash(f);
  EXPECT_EQ(b.hp(h), 70);
  EXPECT_EQ(b.hp(x), 85);
}

// G-E62: ATK outside the clash decides, that of the role fights.
TEST(GormitiClash, E62AtkOutsideTheClash) {
  const std::string more =
      fighter(
          "G", 20, 60,
          statics(
              R"({ op = "block_rule", who = { each = { type = "fighter", controller = "opponent", hero = false, atk = { at_least = 30 } } }, against = "self" })")) +
      fighter("Z", 25, 60, statics(R"({ op = "modify_power", who = "self", atk = 5, as = "defender" })"));
  Duel b(20, 60, 35, 60, more);
  const CardId g = b.field(A, "G"), z = b.field(B, "Z");
  b.act(ToCombat{});
  b.act(DeclareAttacker{g});
  EXPECT_EQ(b.refused(ChooseDefender{b.q}), "cannotDefend");
  b.act(ChooseDefender{z});
  EXPECT_EQ(b.hp(g), 30);
}

}  // namespace
}  // namespace gormiti_tests::clash_cases

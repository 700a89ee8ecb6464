// SPDX-License-Identifier: GPL-3.0-or-later
// Corners: orders of piles and batches, counters, what is full, who is asked how many.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/gormiti/board.h"

namespace gormiti_tests::corners_cases {
namespace {

const std::string kToken = R"(token = { name = { en = "T", it = "T", pt = "T" }, atk = 10, hp = 10 })";
const std::string kBase = fighter("HA", 0, 80) + fighter("HB", 0, 80) + fighter("M", 10, 40) + fighter("N", 10, 40) +
                          card("magic", "maker", use(R"({ op = "put_into_play", n = 1, )" + kToken + " }"));

std::string heal_hero(int n) {
  return "{ op = \"heal\", who = { each = { type = \"fighter\", controller = \"you\", hero = true } }, n = " +
         std::to_string(n) + " }";
}

template <class E>
std::ptrdiff_t told(const Board& b) {
  return std::count_if(b.events.begin(), b.events.end(), [](const Event& e) { return std::holds_alternative<E>(e); });
}

Options fixed_order() {
  Options options;
  options.trigger_order = TriggerOrder::fixed;
  return options;
}

struct Corner : TwoHeroes {
  explicit Corner(const std::string& more = {}, Options options = {}) : TwoHeroes(kBase + more, options) {}
};

// G-620, G-811: a reduction may depend on HP as they are now.
TEST(GormitiCorners, AReductionThatReadsHp) {
  Corner b(
      fighter("wary", 10, 60,
              statics(R"({ op = "reduce_damage", who = "self", n = 5 })",
                      R"(while = { exists = { type = "fighter", controller = "you", hp = { at_most = 40 } } })")) +
      card("magic", "bolt", use("{ op = \"damage\", to = { each = " + std::string(kOpposingOther) + " }, n = 20 }")));
  const CardId wary = b.field(B, "wary");
  b.act(PlayMagic{b.hand(A, "bolt")});
  EXPECT_EQ(b.hp(wary), 40);
  b.act(PlayMagic{b.hand(A, "bolt")});
  EXPECT_EQ(b.hp(wary), 25);
}

// G-321, G-444, G-867: out of a discard pile as they lay, whatever was picked first.
TEST(GormitiCorners, CardsComeBackAsTheyLay) {
  Corner b(card(
      "magic", "fetch",
      use(R"({ op = "move", what = { choose = 2, of = { type = "fighter", controller = "you", zone = "discard" } }, to = "hand" })")));
  b.discard(A, "M");
  const CardId second = b.discard(A, "M"), third = b.discard(A, "N");
  b.act(PlayMagic{b.hand(A, "fetch")});
  b.act(Pick{third});
  b.act(Pick{second});
  ASSERT_EQ(b.in_hand(A), 2U);
  EXPECT_EQ(b.state[A].hand[0], second);
  EXPECT_EQ(b.state[A].hand[1], third);
}

// G-315, G-609, G-624, G-867: nothing has come into the deck, so it is not shuffled (G-111).
TEST(GormitiCorners, ShuffledOnlyIfSomethingCame) {
  const std::string home =
      card("magic", "home",
           use(R"({ op = "move", what = { each = { type = "fighter", controller = "you" } }, to = "deck" })"));
  Corner b(home);
  const CardId token = b.token(A, "maker/1");
  b.act(PlayMagic{b.hand(A, "home")});
  EXPECT_EQ(b.zone(token), Zone::nowhere);
  EXPECT_EQ(b.zone(b.ha), Zone::hero);
  EXPECT_EQ(told<Shuffled>(b), 0);
  const CardId m = b.field(A, "M");
  b.act(PlayMagic{b.hand(A, "home")});
  EXPECT_EQ(b.zone(m), Zone::deck);
  EXPECT_EQ(told<Shuffled>(b), 1);
}

// G-442, G-443: of more than can wait, those wait for which there is room, and the game says so.
TEST(GormitiCorners, ForTooManyThereIsNoRoom) {
  Options options = fixed_order();
  options.fighter_zones = 8;
  Corner b(
      fighter("mourner", 10, 40,
              triggered("{ event = \"leaves_play\", who = " + std::string(kOpposingOther) + " }", heal_hero(1))) +
          card("magic", "storm", use("{ op = \"destroy\", what = { each = " + std::string(kOpposingOther) + " } }")),
      options);
  for (int i = 0; i < 5; ++i) b.field(A, "mourner");
  for (int i = 0; i < 8; ++i) b.token(B, "maker/1");
  b.stands_at(b.ha, 10);
  b.act(PlayMagic{b.hand(A, "storm")});  // 40 trigger
  EXPECT_EQ(told<TriggerTaken>(b), static_cast<std::ptrdiff_t>(kMaxTriggers));
  EXPECT_EQ(told<CapReached>(b), 1);
  EXPECT_EQ(b.hp(b.ha), 10 + static_cast<int>(kMaxTriggers));
}

// G-428, G-439, G-625: the bearer pays for its Weapon; the counters are spent before they go with it.
TEST(GormitiCorners, TheBearerPaysForItsWeapon) {
  Corner b(card("weapon", "W",
                activated(kDraw1,
                          "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }, "
                          "{ op = \"coins\", kind = \"chime\", n = 2 }]")));
  const CardId m = b.field(A, "M"), w = b.weapon(A, "W", m);
  apply_event(b.state, CountersChanged{w, 0, 3});
  b.act(UseAbility{w, 0, paying({m})});
  EXPECT_EQ(b.zone(m), Zone::discard);
  EXPECT_EQ(b.zone(w), Zone::discard);
  EXPECT_EQ(b.counters(w), 0);
  EXPECT_EQ(b.in_hand(A), 1U);
  const auto spent = std::find_if(b.events.begin(), b.events.end(),
                                  [](const Event& e) { return std::holds_alternative<CountersChanged>(e); });
  ASSERT_NE(spent, b.events.end());
  EXPECT_EQ(std::get<CountersChanged>(*spent), (CountersChanged{w, 0, 1}));
}

// G-428, G-R22: lines of one kind of counter are paid together.
TEST(GormitiCorners, TwoLinesOfOneKindAddUp) {
  Corner b(fighter("miser", 10, 40,
                   activated(kDraw1,
                             "pay = [{ op = \"coins\", kind = \"chime\", n = 2 }, "
                             "{ op = \"coins\", kind = \"chime\", n = 2 }]")));
  const CardId miser = b.field(A, "miser");
  apply_event(b.state, CountersChanged{miser, 0, 3});
  EXPECT_EQ(b.refused(UseAbility{miser, 0}), "cannotPay");
  EXPECT_EQ(b.counters(miser), 3);
  apply_event(b.state, CountersChanged{miser, 0, 4});
  b.act(UseAbility{miser, 0});
  EXPECT_EQ(b.counters(miser), 0);
  EXPECT_EQ(b.in_hand(A), 1U);
}

// G-501, G-529, G-530: extra attacks end, however many there were; what is too much is told.
TEST(GormitiCorners, ExtraAttacksEnd) {
  std::string again = R"({ op = "extra_attack", who = { each = { type = "fighter", controller = "you" } } })";
  std::string sixteen = again;
  for (int i = 1; i < 16; ++i) sixteen += ", " + again;
  Corner b(card("magic", "again", use(sixteen)));
  b.act(PlayMagic{b.hand(A, "again")});
  EXPECT_EQ(told<CapReached>(b), 16 - static_cast<std::ptrdiff_t>(kMostExtraAttacks));
  int attacks = 0;
  for (; attacks < 40 && b.state.step != Step::main2; ++attacks) b.clash(b.ha);
  EXPECT_EQ(attacks, 1 + static_cast<int>(kMostExtraAttacks));
}

// G-110, G-427 (8), G-443: who left a zone comes before who took it, wherever their texts stand.
TEST(GormitiCorners, WhoLeftComesFirst) {
  Corner b(fighter("X", 10, 40,
                   statics(R"({ op = "modify_power", who = "self", atk = 5 })") +
                       triggered(R"({ event = "leaves_play", who = "self" })", heal_hero(3))) +
               fighter("Y", 10, 40,
                       "pay = [{ op = \"in_play\", n = 1, of = { type = \"fighter\" } }]\n" +
                           triggered(R"({ event = "enters_play", who = "self" })", heal_hero(7))),
           fixed_order());
  b.field(A, "M");
  const CardId x = b.field(A, "X"), y = b.hand(A, "Y");
  b.stands_at(b.ha, 40);
  b.act(Deploy{y, paying({x})});
  EXPECT_EQ(b.state[y].place, 2);
  std::vector<int> healed;
  for (const Event& e : b.events)
    if (const auto* each = std::get_if<Healed>(&e)) healed.push_back(each->n);
  EXPECT_EQ(healed, (std::vector<int>{3, 7}));
}

// G-444, G-622, G-D32: which Weapon, and then which Fighter: one card each time.
TEST(GormitiCorners, OneWeaponThenOneFighter) {
  Corner b(
      card("weapon", "W") +
      card(
          "magic", "hand-over",
          use(R"({ op = "attach", what = { choose = 1, of = { type = "weapon", controller = "you" } }, to = { choose = 1, of = { type = "fighter", controller = "you" } } })")));
  const CardId m = b.field(A, "M"), n = b.field(A, "N"), w = b.weapon(A, "W", m), v = b.weapon(A, "W", m);
  b.act(PlayMagic{b.hand(A, "hand-over")});
  EXPECT_EQ(b.offered(), (std::vector<CardId>{w, v}));
  EXPECT_EQ(b.state.question.n, 1);
  b.act(Pick{v});
  ASSERT_TRUE(b.asks(QuestionKind::choose_objects, A));
  EXPECT_EQ(b.offered(), (std::vector<CardId>{b.ha, n}));
  EXPECT_EQ(b.state.question.n, 1);
  b.act(Pick{n});
  EXPECT_EQ(b.state[v].attached_to, n);
  EXPECT_EQ(b.state[w].attached_to, m);
}

// G-312, G-321: of the hand, in the order of their choice; field cards before, each Fighter before its Weapons.
TEST(GormitiCorners, OrderInTheDiscardPile) {
  Corner b(fighter("dear2", 10, 40,
                   "pay = [{ op = \"hand\", n = 2 }, { op = \"in_play\", n = 2, of = { type = \"fighter\" } }]\n") +
           card("weapon", "W"));
  const CardId p = b.field(A, "M"), q = b.field(A, "M"), w = b.weapon(A, "W", p);
  const CardId x = b.hand(A, "M"), y = b.hand(A, "M");
  b.act(Deploy{b.hand(A, "dear2"), paying({y, x, q, p})});
  const Pile& pile = b.state[A].discard;
  EXPECT_EQ(std::vector<CardId>(pile.begin(), pile.end()), (std::vector<CardId>{p, w, q, y, x}));
}

}  // namespace
}  // namespace gormiti_tests::corners_cases

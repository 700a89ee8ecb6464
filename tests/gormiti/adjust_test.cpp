// SPDX-License-Identifier: GPL-3.0-or-later
// The judge's desk: what both players agree on is changed outside the rules.
#include "engine/gormiti/actions/adjust.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/gormiti/board.h"

namespace gormiti_tests::adjust_cases {
namespace {

const std::string kCards = fighter("HA", 20, 40) + fighter("HB", 20, 40) + fighter("F1", 15, 30) +
                           fighter("F2", 10, 20, triggered(R"({ event = "enters_play", who = "self" })", kDraw1)) +
                           card("weapon", "W1") + card("arena", "A1") + card("magic", "M1");

struct AtTheDesk : TwoHeroes {
  AtTheDesk() : TwoHeroes(kCards) {}

  Adjust move(CardId card, Zone to, CardId bearer = kNoCard) const {
    return {.what = Adjustment::move, .card = card, .to = to, .bearer = bearer};
  }
  Adjust damage(CardId card, int n) const {
    return {.what = Adjustment::damage, .card = card, .n = static_cast<std::int16_t>(n)};
  }
  bool listed(const Adjust& change) const {
    const auto list = adjustments(state, rules, change.card);
    return std::find(list.begin(), list.end(), change) != list.end();
  }
  /// Is offered, is accepted from either player, and the question is asked again.
  void agree(const Adjust& change) {
    EXPECT_TRUE(listed(change)) << to_text(Action(change));
    const Question asked = state.question;
    GameState other = state;
    EXPECT_FALSE(apply(other, rules, table::other(state.question.player), change));
    act(state.question.player, change);
    EXPECT_EQ(state, other) << "it does not matter who says it";
    EXPECT_TRUE(std::any_of(events.begin(), events.end(),
                            [](const Event& event) { return std::holds_alternative<Agreed>(event); }));
    if (!state.over()) {
      EXPECT_EQ(state.question, asked);
    }
  }
};

// G-307, G-308, G-306: from anywhere to hand, deck and discard pile
TEST(AdjustGormiti, ACardGoesWhereBothSay) {
  AtTheDesk t;
  const CardId card = t.field(A, "F1");
  const CardId weapon = t.weapon(A, "W1", card);
  t.agree(t.move(card, Zone::hand));
  EXPECT_EQ(t.zone(card), Zone::hand);
  EXPECT_EQ(t.zone(weapon), Zone::discard) << "G-434: its bearer has left";
  t.agree(t.move(card, Zone::deck));
  EXPECT_EQ(t.state[A].deck.back(), card) << "G-321: on top";
  t.agree(t.move(card, Zone::discard));
  EXPECT_EQ(t.state[A].discard.back(), card);
}

// G-421, G-442: what waits for a Fighter to enter notices
TEST(AdjustGormiti, AFighterThatIsPutOntoTheFieldEnters) {
  AtTheDesk t;
  const CardId card = t.hand(A, "F2");
  const std::size_t hand = t.in_hand(A);
  t.agree(t.move(card, Zone::fighters));
  EXPECT_EQ(t.zone(card), Zone::fighters);
  EXPECT_EQ(t.in_hand(A), hand) << "one has gone, one was drawn";
}

// G-310, G-433, G-622
TEST(AdjustGormiti, AWeaponIsPutOntoAFighter) {
  AtTheDesk t;
  const CardId first = t.field(A, "F1");
  const CardId weapon = t.discard(A, "W1");
  t.agree(t.move(weapon, Zone::weapons, first));
  EXPECT_EQ(t.state[weapon].attached_to, first);
  t.agree(t.move(weapon, Zone::weapons, t.ha));
  EXPECT_EQ(t.state[weapon].attached_to, t.ha);
  EXPECT_EQ(t.refused(A, t.move(weapon, Zone::weapons, t.hb)), "notAnOption") << "of the other player";
  EXPECT_EQ(t.refused(A, t.move(weapon, Zone::weapons, t.ha)), "notAnOption") << "it is there";
}

// G-601, G-610: damage as both say; at 0 HP a Fighter is destroyed, and a Hero has lost
TEST(AdjustGormiti, DamageIsSet) {
  AtTheDesk t;
  const CardId card = t.field(B, "F1");
  t.agree(t.damage(card, 5));
  EXPECT_EQ(t.hp(card), 25);
  t.act(A, t.damage(card, 20));
  EXPECT_EQ(t.hp(card), 10);
  t.agree(t.damage(card, 0));
  EXPECT_EQ(t.hp(card), 30);
  t.act(A, t.damage(card, 30));
  EXPECT_EQ(t.zone(card), Zone::discard);
  t.act(A, t.damage(t.hb, 40));
  EXPECT_TRUE(t.state.over());
  EXPECT_EQ(t.winner(), A);
}

// G-111
TEST(AdjustGormiti, ADeckIsShuffled) {
  AtTheDesk t;
  const Adjust shuffle{.what = Adjustment::shuffle, .player = B};
  EXPECT_EQ(adjustments(t.state, t.rules, B), std::vector<Adjust>{shuffle});
  t.act(A, shuffle);
  t.empty_decks();
  EXPECT_TRUE(adjustments(t.state, t.rules, B).empty());
  EXPECT_EQ(t.refused(A, shuffle), "notAnOption");
}

TEST(AdjustGormiti, WhatCannotBeIsRefused) {
  AtTheDesk t;
  const CardId card = t.field(A, "F1");
  const CardId magic = t.hand(A, "M1");
  EXPECT_EQ(t.rule(t.move(t.ha, Zone::hand)), "G-315");
  EXPECT_EQ(t.refused(t.move(card, Zone::fighters)), "notAnOption") << "it stands there";
  EXPECT_EQ(t.refused(t.move(card, Zone::arenas)), "notAnOption");
  EXPECT_EQ(t.refused(t.move(magic, Zone::fighters)), "notAnOption");
  EXPECT_EQ(t.refused(t.move(magic, Zone::magic)), "notAnOption") << "G-305: only while it is resolved";
  EXPECT_EQ(t.refused(t.move(200, Zone::hand)), "notAnOption");
  EXPECT_EQ(t.rule(t.damage(magic, 5)), "G-601");
  EXPECT_EQ(t.refused(t.damage(card, 31)), "notAnOption");
  EXPECT_EQ(t.refused(t.damage(card, -5)), "notAnOption");
  for (const Adjust& each : adjustments(t.state, t.rules, t.ha)) EXPECT_NE(each.what, Adjustment::move);
}

// G-309: eight zones at most, five as a rule
TEST(AdjustGormiti, AFullFieldTakesNobody) {
  AtTheDesk t;
  const CardId card = t.hand(A, "F1");
  while (free_zone({t.state, t.rules}, A) != 0) t.field(A, "F1");
  EXPECT_FALSE(t.listed(t.move(card, Zone::fighters)));
  EXPECT_EQ(t.rule(t.move(card, Zone::fighters)), "G-309");
}

// G-D07, G-D32: nothing is half done
TEST(AdjustGormiti, TheDeskOpensBetweenAttacksOnly) {
  AtTheDesk t;
  const CardId card = t.field(A, "F1");
  t.field(B, "F1");
  EXPECT_TRUE(desk_may_open({t.state, t.rules}));
  t.act(ToCombat{});
  EXPECT_TRUE(desk_may_open({t.state, t.rules}));
  t.agree(t.damage(card, 5));
  t.act(DeclareAttacker{card});
  ASSERT_TRUE(t.asks(QuestionKind::choose_defender, B));
  EXPECT_FALSE(desk_may_open({t.state, t.rules}));
  EXPECT_EQ(t.refused(t.damage(card, 10)), "wrongPhase");
}

// The form of records.
TEST(AdjustGormiti, ReadsBackFromItsText) {
  for (const std::string text : {"adjust move 3 to hand", "adjust move 3 to weapons on 12", "adjust damage 40 to 15",
                                 "adjust counters 4 kind 0 to 2", "adjust shuffle seat 2"}) {
    const auto action = read_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(to_text(*action), text);
  }
  for (const std::string text :
       {"adjust", "adjust move 3", "adjust move 3 to nowhere_at_all", "adjust move 3 to weapons", "adjust damage 40 to",
        "adjust damage 40 to x", "adjust counters 4 to 2", "adjust shuffle seat 3", "adjust shuffle",
        "adjust move 3 to hand at once"})
    EXPECT_FALSE(read_action(text)) << text;
}

}  // namespace
}  // namespace gormiti_tests::adjust_cases

// SPDX-License-Identifier: GPL-3.0-or-later
// How effects are carried out, status cards; states R-D18 to R-D22, R-D25 to R-D35;
// example R-E31.
#include <gtest/gtest.h>

#include "engine/rising_clan/events/change.h"
#include "tests/rising_clan/board.h"

namespace rising_clan_tests::effects_cases {
namespace {

/// A turns this news up.
Board news(const char* id) {
  Board b(4);
  b.top(id);
  return b;
}

void fails(Board& b, std::string_view disadvantage, std::initializer_list<int> dice) {
  b.top("E02");
  b.top(disadvantage);
  b.dice(dice);
  b.to_event();
}

// a node without an object does nothing, the others happen; with a target there must be one (R-F12).
TEST(RisingClanEffects, MissingObjects) {
  Board b(4);
  b.clan(A, "SAI");
  const CardId spirit = b.hand(A, "A59");  // heals a wound, and cures
  const CardId stun = b.area(A, "D05");
  b.act(A, Use{spirit, 0});
  EXPECT_EQ(b.zone(stun), Zone::disadvantage_discard);
  EXPECT_EQ(b.state[A].wounds, 0);
  b.clan(A, "ROS");
  const CardId kiss = b.hand(A, "A58");
  EXPECT_EQ(b.refused(A, Use{kiss, 0, B, 0}), "noTarget");  // he has no hand card
  EXPECT_EQ(b.rule(A, Use{kiss, 0, B, 0}), "R-241");
  b.hand(B, "A31");
  EXPECT_EQ(b.refused(A, Use{kiss, 0, A, 0}), "noTarget");
  EXPECT_EQ(b.refused(A, Use{kiss, 0, kNoSeat, 0}), "noTarget");
  b.captured(B);
  EXPECT_EQ(b.refused(A, Use{kiss, 0, B, 0}), "noTarget");
}

// R-242, R-D31: one legal answer is given by the program, of several the player chooses.
TEST(RisingClanEffects, ForcedChoices) {
  Board one(4);
  const CardId only = one.play(A, "A15");
  fails(one, "D10", {2});
  one.until(QuestionKind::act, A);
  EXPECT_EQ(one.zone(only), Zone::advantage_discard);
  Board two(4);
  const CardId first = two.play(A, "A15"), second = two.play(A, "A16");
  fails(two, "D10", {2});
  two.until(QuestionKind::discard_play, A);
  EXPECT_EQ(two.refused(Pick{200}), "notAnOption");
  EXPECT_EQ(two.rule(A, Pick{200}), "R-242");
  two.act(Pick{second});
  EXPECT_EQ(two.zone(second), Zone::advantage_discard);
  EXPECT_EQ(two.zone(first), Zone::play);
}

// R-242, R-D31: a list is chosen by the user.
TEST(RisingClanEffects, ChoosingAList) {
  Board b(4);
  const CardId antidote = b.hand(A, "A29");
  b.state.players[A].wounds = 1;
  b.area(A, "D05");
  b.act(A, Use{antidote, 0});
  ASSERT_TRUE(b.asks(QuestionKind::choose_list, A));
  EXPECT_EQ(b.refused(ChooseList{2}), "notAnOption");
  b.act(ChooseList{0});
  EXPECT_EQ(b.state[A].wounds, 0);
  EXPECT_EQ(b.state[A].area.size(), 1U);
}

// a guard stops the effect wholly; with the limit of a round the first one only.
TEST(RisingClanEffects, Guards) {
  Board b(4);
  b.clan(B, "MUR");
  b.status(B, "S04");
  b.state.players[B].revealed = true;
  b.clan(A, "ROS");
  const CardId scourge = b.hand(A, "A53");
  b.dice({1});
  b.act(A, Use{scourge, 0, B, 0});
  b.until(QuestionKind::prepare, A);
  EXPECT_EQ(b.state[B].wounds, 0);
  Board unseen(4);
  unseen.status(B, "S10");
  unseen.hand(B, "A31");
  unseen.clan(A, "ROS");
  const CardId kiss = unseen.hand(A, "A58");
  EXPECT_EQ(unseen.refused(A, Use{kiss, 0, B, 0}), "noTarget");
  Board healer(4);
  healer.clan(A, "SAI");
  healer.status(A, "S12");
  healer.state.players[A].revealed = true;
  fails(healer, "D05", {2});
  healer.until(QuestionKind::act, A);
  EXPECT_EQ(healer.value(A, Stat::INT), 3);
}

// a marker worth the same as the card; who has it already gets no second one.
TEST(RisingClanEffects, ImposedMarkers) {
  Board b(4);
  b.clan(A, "MAR");
  fails(b, "D34", {2, 2, 5});  // DIF 10; ATT 7 + 5 against DIF 11 - 1
  b.until(QuestionKind::flee, A);
  b.act(Answer{Reply::fight});
  b.until(QuestionKind::prepare, B);
  EXPECT_TRUE(b.state[A].in_game);
  EXPECT_TRUE(b.state[A].captured_marker);
  EXPECT_EQ(b.value(A, Stat::ATT), 5);
}

// the sixth takes base CST for good instead of eliminating.
TEST(RisingClanEffects, DrainTakesBaseCst) {
  Board b(4);
  b.state.players[A].substitutions = 1;
  fails(b, "D36", {2, 2, 6});
  b.until(QuestionKind::act, A);
  EXPECT_EQ(view_for(b.state, b.rules, B).players[0].base[2], 3);
  EXPECT_EQ(b.state[A].substitutions, 1);
}

// a span "turn" ends with the turn in hand, "step" with the attack.
TEST(RisingClanEffects, Spans) {
  Board b(4);
  const CardId serum = b.hand(A, "A26"), grenade = b.hand(A, "A30");
  b.hand(B, "A31");  // so that the windows go on
  b.use(A, serum);
  EXPECT_EQ(b.value(A, Stat::INT), 4);
  b.to_action();
  b.dice({2});
  b.act(A, Attack{B});
  b.until(QuestionKind::window, A);
  b.use(A, grenade);
  EXPECT_EQ(b.value(B, Stat::DIF), 9);
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.value(B, Stat::DIF), 11);
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.value(A, Stat::INT), 3);
}

// R-250, R-F04: under silence only its user acts.
TEST(RisingClanEffects, Silence) {
  Board b(4);
  b.clan(A, "HIR");
  const CardId ghost = b.hand(A, "A43");
  b.hand(B, "A26");
  b.act(A, Use{ghost, 0});
  EXPECT_EQ(b.refused(B, AskToAct{}), "cannotAct");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{B});
  EXPECT_FALSE(b.asks(QuestionKind::window, B));
}

// R-228, R-F04: Frozen with fear: no window asks him.
TEST(RisingClanEffects, ForbiddenToReact) {
  Board b(4);
  b.area(B, "D16");
  b.hand(B, "A35");
  EXPECT_EQ(b.refused(B, AskToAct{}), "cannotAct");
  b.to_action();
  b.dice({2});
  b.act(A, Attack{B});
  EXPECT_FALSE(b.asks(QuestionKind::window, B));
}

// R-D34: all in play, clockwise; somebody captured is left out.
TEST(RisingClanEffects, NewsForAll) {
  Board b = news("E41");
  b.captured(C);
  b.to_event();
  b.until(QuestionKind::act, A);
  for (const SeatId seat : {A, B, D}) EXPECT_EQ(b.state[seat].hand.size(), 1U);
  EXPECT_TRUE(b.state[C].hand.empty());
  EXPECT_EQ(b.state.event_discard.size(), 1U);
}

// R-D31, R-D33: the turn player names an able player; the look is his alone.
TEST(RisingClanEffects, NewsWithATarget) {
  Board b = news("E42");
  b.recalled(C);
  b.to_event();
  ASSERT_TRUE(b.asks(QuestionKind::choose_target, A));
  EXPECT_NE(b.refused(Choose{C}), "none");
  EXPECT_NE(b.refused(Choose{A}), "none");
  b.act(Choose{D});
  ASSERT_TRUE(b.asks(QuestionKind::look, A));
  EXPECT_TRUE(knows_role(b.state, A, D));
  EXPECT_FALSE(knows_role(b.state, B, D));
}

// R-248, R-F24: Curfew forbids attacks in this turn, Full moon gives one more.
TEST(RisingClanEffects, CurfewAndFullMoon) {
  Board curfew = news("E43");
  curfew.to_event();
  curfew.until(QuestionKind::act, A);
  EXPECT_EQ(curfew.refused(A, Attack{B}), "cannotAttack");
  EXPECT_EQ(curfew.rule(A, Attack{B}), "R-248");
  Board moon = news("E45");
  moon.to_event();
  moon.until(QuestionKind::act, A);
  for (const SeatId victim : {B, C}) {
    moon.dice({2});
    moon.act(A, Attack{victim});
    moon.until(QuestionKind::act, A);
  }
  EXPECT_EQ(moon.rule(A, Attack{D}), "R-224");
  EXPECT_EQ(moon.refused(A, Attack{A}), "cannotAttack");
}

// R-252, R-D33: the top events are looked at and put back in another order, as many as there are.
TEST(RisingClanEffects, OrderOfEvents) {
  Board b(4);
  b.clan(A, "MUR");
  const CardId instinct = b.hand(A, "A44");
  b.top("E02");
  b.top("E05");
  b.top("E08");
  const CardId top = b.state.event_deck.back();
  b.act(A, Use{instinct, 0});
  ASSERT_TRUE(b.asks(QuestionKind::order, A));
  EXPECT_TRUE(knows_card(b.state, A, top));
  EXPECT_FALSE(knows_card(b.state, B, top));
  EXPECT_EQ(b.refused(Pick{200}), "notAnOption");
  b.act(Pick{top});  // the last one lies on top in the end
  b.until(QuestionKind::prepare, A);
  EXPECT_NE(b.state.event_deck.back(), top);
}

// a look at a hand shows all of it, and not the goal.
TEST(RisingClanEffects, LookAtAHand) {
  Board b(4);
  b.status(A, "S07");
  const CardId x = b.hand(B, "A31"), y = b.hand(B, "A27");
  b.act(A, Use{b.state[A].status.front(), 0, B, 0});
  const PlayerView view = view_for(b.state, b.rules, A);
  EXPECT_EQ(view.players[1].hand.size(), 2U);
  EXPECT_EQ(view.players[1].goal, kNoGoal);
  EXPECT_TRUE(knows_card(b.state, A, x) && knows_card(b.state, A, y));
  EXPECT_FALSE(knows_card(b.state, C, x));
}

// discard piles are open to all, decks to nobody.
TEST(RisingClanEffects, PilesAndDecks) {
  Board b(4);
  const CardId supplies = b.hand(A, "A31");
  b.act(A, Use{supplies, 0});
  for (const SeatId seat : {A, B, C, D}) {
    const PlayerView view = view_for(b.state, b.rules, seat);
    EXPECT_EQ(view.advantage_discard.front().id, supplies);
    EXPECT_TRUE(view.advantage_deck.top.empty());
    EXPECT_TRUE(view.event_deck.top.empty());
  }
}

// R-254, R-F11: discarded before its effect; the limit of a round is used up until the own next start.
TEST(RisingClanEffects, LimitsOfAbilities) {
  Board b(4);
  const CardId spymaster = b.status(A, "S07");
  b.hand(B, "A31");
  b.act(A, Use{spymaster, 0, B, 0});
  b.until(QuestionKind::prepare, A);
  EXPECT_EQ(b.refused(A, Use{spymaster, 0, B, 0}), "usedUp");
  EXPECT_EQ(b.rule(A, Use{spymaster, 0, B, 0}), "R-254");
  EXPECT_EQ(b.refused(A, Use{spymaster, 1, B, 0}), "roleHidden");  // R-F13, R-304
  EXPECT_EQ(b.zone(spymaster), Zone::status);
}

// R-214, R-F05: symbols; without any everybody may.
TEST(RisingClanEffects, Symbols) {
  Board b(4);
  const CardId katana = b.hand(A, "A02"), serum = b.hand(A, "A26");
  b.clan(A, "MUR");
  EXPECT_EQ(b.refused(A, Play{katana, {}}), "symbols");
  EXPECT_EQ(b.rule(A, Play{katana, {}}), "R-214");
  b.clan(A, "TRA");
  b.act(A, Play{katana, {}});
  EXPECT_FALSE(b.state[A].revealed);  // a clue, no more
  b.use(A, serum);
}

// R-215, R-F10, R-F15, R-901: hands and armours; a blade is no firearm.
TEST(RisingClanEffects, HandsAndArmours) {
  Board b(4);
  b.play(A, "A07");  // both hands
  const CardId picks = b.hand(A, "A32"), mesh = b.hand(A, "A12"), cloak = b.hand(A, "A14"), blade = b.hand(A, "A06");
  b.captured(B);
  EXPECT_EQ(b.refused(A, Use{picks, 1, B, 0}), "handsTaken");
  EXPECT_EQ(b.rule(A, Use{picks, 1, B, 0}), "R-215");
  EXPECT_EQ(b.refused(A, Play{blade, {}}), "wrongDiscards");
  b.act(A, Play{mesh, {}});
  b.clan(A, "XEN");
  EXPECT_EQ(b.refused(A, Play{cloak, {}}), "wrongDiscards");  // a second armour
  Discards needless;
  needless.push_back(b.state[A].play.front());
  needless.push_back(mesh);
  EXPECT_EQ(b.refused(A, Play{cloak, needless}), "wrongDiscards");  // more than needed
  b.status(A, "S02");
  EXPECT_EQ(b.value(A, Stat::ATT), 8);  // no blade in play: the firearm gives nothing to it
  b.status(A, "S03");
  EXPECT_EQ(b.value(A, Stat::ATT), 9);
}

// R-D22: status cards lie open; main effects reveal nobody.
TEST(RisingClanEffects, StatusCards) {
  Board b(4);
  b.clan(A, "TRA");
  const CardId credit = b.credit(A, "E30"), second = b.credit(A, "E30");
  b.top("S05");
  Credits one;
  one.push_back(credit);
  b.act(A, Spend{one, false});
  ASSERT_EQ(b.state[A].status.size(), 1U);
  EXPECT_TRUE(view_for(b.state, b.rules, C).players[0].status.front().known());
  EXPECT_EQ(b.value(A, Stat::INT), 4);
  EXPECT_FALSE(b.state[A].revealed);
  b.act(A, RevealRole{});
  EXPECT_EQ(b.value(A, Stat::INT), 5);
  EXPECT_EQ(b.refused(A, RevealRole{}), "cannotReveal");
  Credits two;
  two.push_back(second);
  b.top("S04");
  b.act(A, Spend{two, false});
  EXPECT_EQ(b.state[A].status.size(), 2U);  // no limit
}

// status cards give points at the end, also while they are suspended.
TEST(RisingClanEffects, SuspendedStatusCounts) {
  Board b(4);
  b.status(A, "S05");
  b.captured(A);
  b.state.outcome.cause = EndCause::dawn;
  EXPECT_EQ(score({b.state, b.rules}, {}).gain[A], 2);
}

// Quartermaster draws by himself at the own start.
TEST(RisingClanEffects, StatusAtTheOwnStart) {
  Board b(4);
  b.status(B, "S06");
  b.to_action();
  b.act(A, Done{});
  b.until(QuestionKind::prepare, B);
  EXPECT_EQ(b.state[B].hand.size(), 2U);
}

// R-E31, R-302, R-309: Clan heir is one more event for the goal, but none for points.
TEST(RisingClanEffects, E31ClanHeir) {
  Board b(4);
  b.goal(A, "G01");
  b.status(A, "S13");
  for (const char* id : {"E01", "E04", "E05"}) b.conquered(A, id);
  b.top("E02");
  b.dice({4});
  b.to_event();
  b.until(QuestionKind::act, A);
  EXPECT_EQ(b.state.outcome.by_goal, SeatSet::of(A));  // four, and one
  EXPECT_EQ(conquered_events(b.state, A), 4);
}

// R-F34, R-510: one credit draws, two search; not the same twice, not somebody else's.
TEST(RisingClanEffects, CreditsAreChecked) {
  Board b(4);
  const CardId mine = b.credit(A, "E30"), other = b.credit(B, "E30");
  Credits credits;
  credits.push_back(other);
  EXPECT_EQ(b.refused(A, Spend{credits, false}), "noCredit");
  EXPECT_EQ(b.rule(A, Spend{credits, false}), "R-510");
  EXPECT_EQ(b.refused(A, Spend{{}, false}), "noCredit");
  Credits twice;
  twice.push_back(mine);
  twice.push_back(mine);
  EXPECT_EQ(b.refused(A, Spend{twice, true}), "noCredit");
  while (!b.state.status_deck.empty()) apply_event(b.state, CardMoved{b.state.status_deck.back(), Zone::aside});
  Credits one;
  one.push_back(mine);
  EXPECT_EQ(b.rule(A, Spend{one, false}), "R-511");
}

}  // namespace
}  // namespace rising_clan_tests::effects_cases

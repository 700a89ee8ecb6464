// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/adjust.h"

#include <algorithm>

#include "tests/support/table_fixture.h"

/// The judge's desk (N-CR-05): what both players agree on is changed outside the rules, and the game goes on by them.
namespace playsheet::support {
namespace {

class JudgesDesk : public TableFixture {
 protected:
  /// The first card of this code, wherever it lies.
  CardId the(const char* code) const {
    const auto is = [definition = *rules.cards->find(full_code(code))](const CardState& card) {
      return card.definition == definition;
    };
    return static_cast<CardId>(std::find_if(state.cards.begin(), state.cards.end(), is) - state.cards.begin());
  }
  Adjust to(const char* card, Zone zone, bool bottom = false) {
    return {.what = Adjustment::move, .card = the(card), .to = zone, .to_bottom = bottom};
  }
  Adjust into_village(const char* card, const Seat& seat) {
    return {.what = Adjustment::move, .card = the(card), .player = seat.id, .to = Zone::village};
  }
  bool offered(const Adjust& action) {
    const auto list = adjustments(state, rules, action.card);
    return std::find(list.begin(), list.end(), action) != list.end();
  }
  std::size_t agreed() {
    return static_cast<std::size_t>(
        std::count_if(events.begin(), events.end(), [](const Event& e) { return std::holds_alternative<Agreed>(e); }));
  }
};

// N-CR-05
TEST_F(JudgesDesk, ACardIsMovedAndTheQuestionIsAskedAgain) {
  village(A, {"T01"});
  discard(A, {"T03"});
  mission_phase(A);
  A.does(to("T03", Zone::hand));
  EXPECT_EQ(state[the("T03")].zone, Zone::hand);
  EXPECT_EQ(state.choice.kind, ChoiceKind::mission_action);
  EXPECT_EQ(state.choice.player, A.id);
  EXPECT_EQ(agreed(), 1U);
  A.done();
}

// N-CR-05: marked in the events, with its own cause
TEST_F(JudgesDesk, TheChangeIsMarkedAsAgreed) {
  village(A, {"T01"});
  mission_phase(A);
  A.does(to("T01", Zone::deck, true));
  const auto moved = std::find_if(events.begin(), events.end(), [](const Event& e) {
    const auto* card = std::get_if<CardMoved>(&e);
    return card != nullptr && card->cause == Cause::agreed && card->to == Zone::deck && card->to_bottom;
  });
  EXPECT_NE(moved, events.end());
}

// N-CR-05, N-WIN-01: a reward is a card of the other player's
TEST_F(JudgesDesk, ARewardLiesWithWhoWonIt) {
  village(A, {"T01"});
  hand(A, {"T03"});
  mission_phase(A);
  A.does(to("T03", Zone::rewards));
  EXPECT_EQ(rewards(D), 1);
  EXPECT_EQ(rewards(A), 0);
  A.does(to("T01", Zone::rewards));
  EXPECT_EQ(rewards(D), 2);
}

// N-CR-05, N-HLT-01
TEST_F(JudgesDesk, ANinjaIsInjuredAndHealedAndNotTwice) {
  village(A, {"T01"});
  mission_phase(A);
  A.does(Adjust{.what = Adjustment::injure, .card = the("T01")});
  EXPECT_TRUE(state[the("T01")].injured);
  A.does(Adjust{.what = Adjustment::injure, .card = the("T01")}).refused(RefusalCode::not_an_option, "N-HLT-01");
  A.does(Adjust{.what = Adjustment::heal, .card = the("T01")});
  EXPECT_FALSE(state[the("T01")].injured);
}

// N-CR-05, N-OWN-06
TEST_F(JudgesDesk, ControlChangesHands) {
  village(A, {"T01"});
  mission_phase(A);
  A.does(Adjust{.what = Adjustment::control, .card = the("T01"), .player = D.id});
  EXPECT_EQ(state[the("T01")].controller, D.id);
  EXPECT_EQ(state[the("T01")].owner, A.id);
  A.does(Adjust{.what = Adjustment::control, .card = the("T01"), .player = D.id})
      .refused(RefusalCode::not_an_option, "N-CR-05");
}

// N-CR-05: no more coins are taken off than there are
TEST_F(JudgesDesk, CoinsArePutOnAndTakenOff) {
  village(A, {"T01"});
  mission_phase(A);
  const auto coin = [&](int n) {
    return Adjust{
        .what = Adjustment::coins, .card = the("T01"), .coin = CoinKind::growth, .n = static_cast<std::int8_t>(n)};
  };
  A.does(coin(2));
  A.does(coin(-3)).refused(RefusalCode::not_an_option, "N-CR-05");
  A.does(coin(-1));
  EXPECT_EQ(coins(A, "T01", CoinKind::growth), 1);
}

// N-CR-05, N-MARK-03: the marker stays on the card
TEST_F(JudgesDesk, TheTurnMarkerIsSetWithinItsBounds) {
  marker(A, 2);
  mission_phase(A);
  A.does(Adjust{.what = Adjustment::marker, .player = A.id, .n = 5});
  EXPECT_EQ(state[A.id].marker, 5);
  A.does(Adjust{.what = Adjustment::marker, .player = A.id, .n = -1}).refused(RefusalCode::not_an_option, "N-MARK-03");
}

// N-CR-05, N-NAME-09: an agreement does not put two of a name into one village
TEST_F(JudgesDesk, TheNameRuleStands) {
  village(A, {"T01"});
  hand(A, {"T01"});
  mission_phase(A);
  const CardId second = state[A.id].hand.front();
  const Adjust action{.what = Adjustment::move, .card = second, .player = A.id, .to = Zone::village};
  EXPECT_FALSE(offered(action));
  A.does(action).refused(RefusalCode::name_in_play, "N-NAME-09");
}

// N-CR-05: it has come into play, but was not deployed
TEST_F(JudgesDesk, ANinjaPutIntoTheVillageIsNotDeployed) {
  hand(A, {"T01", "T03"});
  marker(A, 9);
  mission_phase(A);
  A.does(into_village("T01", A));
  EXPECT_EQ(state[the("T01")].zone, Zone::village);
  EXPECT_EQ(state[A.id].ninja_deployed, 0);
}

// N-CR-05: in battle, too, and a team whose last Ninja is gone is no longer in it (N-BLK-09)
TEST_F(JudgesDesk, ATeamThatIsTakenAwayVanishesFromItsBattle) {
  village(A, {"T01"});
  village(D, {"T03"});
  hand(A, {"T18"});
  chakra(A, {"T14"});
  battle_phase(A);
  battle({{"T01", "T03"}});
  (state.choice.player == A.id ? A : D).does(to("T01", Zone::discard));
  EXPECT_EQ(state[the("T01")].zone, Zone::discard);
  EXPECT_TRUE(std::any_of(events.begin(), events.end(), [](const Event& e) {
    const auto* gone = std::get_if<TeamVanished>(&e);
    return gone != nullptr && gone->attack;
  }));
}

// N-CR-05: while something is half done nothing else is changed
TEST_F(JudgesDesk, NothingIsChangedWhileAUseIsBeingPaid) {
  hand(A, {"T03", "T01", "T01", "T03"});
  marker(A, 9);
  mission_phase(A);
  A.plays("T03");
  ASSERT_NE(state.announcement.kind, Announced::nothing);
  A.does(to("T01", Zone::discard)).refused(RefusalCode::wrong_moment, "N-CR-05");
  EXPECT_FALSE(desk_may_open({state, rules}));
  leaves_question_open();
}

// N-CR-05: it is never among the options of a question
TEST_F(JudgesDesk, IsNoAnswerToAQuestion) {
  village(A, {"T01"});
  mission_phase(A);
  for (const Option& option : options(state, rules, A.id)) EXPECT_FALSE(std::holds_alternative<Adjust>(option.action));
}

// N-CR-05: the deck of a player who has none is not shuffled; nor is a card touched that does not exist
TEST_F(JudgesDesk, WhatIsNotThereIsRefused) {
  deck_size(A, 0);
  mission_phase(A);
  A.does(Adjust{.what = Adjustment::shuffle, .player = A.id}).refused(RefusalCode::not_an_option, "N-CR-05");
  A.does(Adjust{.what = Adjustment::injure, .card = static_cast<CardId>(state.card_count)})
      .refused(RefusalCode::not_an_option, "N-CR-05");
}

}  // namespace
}  // namespace playsheet::support

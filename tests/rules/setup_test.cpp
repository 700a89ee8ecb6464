// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

class BeforeTheGame : public TableFixture {
 protected:
  void SetUp() override {
    const std::vector<DefinitionId> deck(50, *rules.cards->find("T-00"));
    state = new_game(rules, {{{deck, deck}}, 7}, &events);
  }
  Seat& asked() { return state.choice.player == A.id ? A : D; }
  Seat& other(const Seat& seat) { return seat.id == A.id ? D : A; }
  /// The caller wins the toss and begins.
  Seat& caller_begins() {
    Seat& caller = asked();
    state.dictated_tosses.push_back(true);
    caller.does(CallToss{true});
    caller.does(ChooseStarter{caller.id});
    return caller;
  }
};

// N-SETUP-03, EX-10: the winner of the toss chooses
TEST_F(BeforeTheGame, TheWinnerOfTheTossMayLetTheOtherBegin) {
  Seat& caller = asked();
  state.dictated_tosses.push_back(false);
  caller.does(CallToss{true});
  Seat& winner = asked();
  EXPECT_NE(winner.id, caller.id);
  winner.does(ChooseStarter{caller.id});
  EXPECT_EQ(state.starter, caller.id);
  EXPECT_EQ(asked().id, caller.id);
}

// N-SETUP-05, N-MULL-01, EX-07
TEST_F(BeforeTheGame, TwoChangesOfHand) {
  Seat& starter = caller_begins();
  EXPECT_EQ(hand(starter), 6);
  starter.does(ChangeHand{true});
  EXPECT_EQ(hand(starter), 5);
  starter.does(ChangeHand{true});
  EXPECT_EQ(hand(starter), 4);
  EXPECT_EQ(deck(starter), 46);
  starter.does(ChangeHand{true}).refused(RefusalCode::not_your_decision, "N-GEN-05");
  EXPECT_EQ(hand(starter), 4);
}

// N-MULL-01, EX-07: a third change is refused
TEST_F(BeforeTheGame, NoThirdChange) {
  Seat& starter = caller_begins();
  starter.does(ChangeHand{false});
  Seat& second = other(starter);
  second.does(ChangeHand{true});
  second.does(ChangeHand{true});
  starter.does(ChangeHand{true}).refused(RefusalCode::wrong_moment, "N-MULL-01");
  EXPECT_ASKS(starter, mission_action);
}

// N-START-04, EX-09
TEST_F(BeforeTheGame, TheStarterBeginsWithoutADraw) {
  Seat& starter = caller_begins();
  starter.does(ChangeHand{false});
  other(starter).does(ChangeHand{false});
  EXPECT_ASKS(starter, mission_action);
  EXPECT_EQ(hand(starter), 6);
  EXPECT_EQ(deck(starter), 44);
  starter.done();
  EXPECT_EQ(hand(other(starter)), 7);
  EXPECT_EQ(marker(starter), 1);
}

// N-SETUP-03
TEST_F(BeforeTheGame, OneQuestionAfterTheOther) {
  Seat& caller = asked();
  caller.does(ChooseStarter{caller.id}).refused(RefusalCode::wrong_moment, "N-TURN-05");
  caller.does(ChangeHand{true}).refused(RefusalCode::wrong_moment, "N-MULL-01");
  caller.done().refused(RefusalCode::wrong_moment, "N-TURN-05");
  caller.does(CallToss{true});
}

// N-GEN-05: the same seed gives the same game
TEST_F(BeforeTheGame, TheSeedDecides) {
  const std::vector<DefinitionId> cards = ready_deck(all_cards(), "mist");
  const Rulebook all{&all_cards(), rules.edition};
  EXPECT_EQ(new_game(all, {{{cards, cards}}, 7}), new_game(all, {{{cards, cards}}, 7}));
  EXPECT_NE(new_game(all, {{{cards, cards}}, 7}), new_game(all, {{{cards, cards}}, 8}));
}

// What a player owns has room for so many cards and no more: whoever hands in others is told, and nothing is dealt.
TEST(NewGame, RefusesMoreCardsThanAPlayerCanOwn) {
  const Rulebook rules{&test_cards(), find_edition("usa-1.3")};
  const DefinitionId card = *test_cards().find("T-01");
  const auto of = [&](std::size_t deck, std::size_t reinforcement) {
    naruto::Setup setup;
    setup.decks = {{std::vector<DefinitionId>(deck, card), std::vector<DefinitionId>(50, card)}};
    setup.reinforcements = {{std::vector<DefinitionId>(reinforcement, card), {}}};
    return setup;
  };
  EXPECT_FALSE(check_setup(rules, of(50, 16)));
  EXPECT_EQ(new_game(rules, of(50, 16)).card_count, 116);
  EXPECT_EQ(new_game(rules, of(50, 16)).choice.kind, ChoiceKind::call_toss);
  for (const naruto::Setup& setup : {of(67, 0), of(50, 17), of(0, 67), of(200, 200)}) {
    const Refusal refusal = check_setup(rules, setup);
    EXPECT_EQ(refusal.code, RefusalCode::too_many_cards);
    EXPECT_EQ(refusal.need, 66);
    EXPECT_GT(refusal.have, 66);
    Events events;
    const GameState state = new_game(rules, setup, &events);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(state.card_count, 0);
    EXPECT_EQ(state.end, EndReason::none);
    EXPECT_TRUE(events.empty());
    EXPECT_TRUE(options(state, rules, PlayerId::south).empty());
  }
}

TEST(NewGame, RefusesCardsThatTheCatalogDoesNotHave) {
  const Rulebook rules{&test_cards(), find_edition("usa-1.3")};
  naruto::Setup setup;
  setup.decks[PlayerId::north] = {static_cast<DefinitionId>(test_cards().size())};
  EXPECT_EQ(check_setup(rules, setup).code, RefusalCode::unknown_card);
  EXPECT_TRUE(new_game(rules, setup).over());
}

}  // namespace
}  // namespace playsheet::support

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/suggestion.h"

#include <algorithm>

#include "engine/players/random_player.h"
#include "tests/support/table_fixture.h"

namespace playsheet::support {
namespace {

/// What the program proposes to pay with. No rule; what is legal comes from N-DEPLOY-05, N-SYM-05 and N-COST-05.
class PaymentSuggestion : public TableFixture {
 protected:
  std::string suggested(const PaymentWish& wish = {}) const {
    std::string codes;
    for (const CardId card : suggest_payment(state, rules, wish))
      codes += (codes.empty() ? "" : " ") + position().definition(card).code;
    return codes;
  }
  /// Spark, Drill or another Jutsu is to be paid out of this chakra area; the rest of the hand beside it.
  void pay_for(const char* jutsu, std::initializer_list<Placed> area, std::initializer_list<Placed> others) {
    village(A, {"T03"});
    village(D, {"T02"});
    hand(A, {jutsu});
    hand(A, others);
    chakra(A, area);
    battle_phase(A);
    battle({{"T03", "T02"}});
    A.plays(jutsu, "T03");
    EXPECT_ASKS(A, pay_chakra);
    leaves_question_open();
  }
  void deploy_choro(std::initializer_list<Placed> others) {
    hand(A, {"T03"});
    hand(A, others);
    marker(A, 3);
    mission_phase(A);
    A.plays("T03");
    EXPECT_ASKS(A, pay_hand);
    leaves_question_open();
  }
};

TEST_F(PaymentSuggestion, NothingWhereNothingIsPaid) {
  hand(A, {"T01", "T14"});
  mission_phase(A);
  EXPECT_FALSE(asks_for_payment(position()));
  EXPECT_EQ(suggested(), "");
}

TEST_F(PaymentSuggestion, ACardThatIsInHandTwiceGoesBeforeOneThatIsThereOnce) {
  deploy_choro({"T18", "T30", "T01", "T01"});
  EXPECT_EQ(suggested(), "T-01 T-18") << "one of the two; then that in hand longest";
}

TEST_F(PaymentSuggestion, ANinjaWhoseNameIsInPlayGoesFirstUnlessItGrowsOutOfIt) {
  village(A, {"T01"});
  deploy_choro({"T18", "T04", "T07"});  // T07 is called Aki, too; T04 grows out of Aki
  EXPECT_EQ(suggested().substr(0, 4), "T-07");
  const CardId other = card(A, Zone::hand, "T07");
  EXPECT_EQ(suggested({.with = {}, .without = {other}}).find("T-07"), std::string::npos);
}

TEST_F(PaymentSuggestion, ThenWhatCanBePlayedLast) {
  deploy_choro({"T01", "T14", "T07"});  // T07 costs 4, the marker is at 3
  EXPECT_EQ(suggested().substr(0, 4), "T-07");
}

TEST_F(PaymentSuggestion, ChakraThatTheHandNeedsStays) {
  pay_for("T30", {"T01", "T08"}, {"T18"});  // Spark costs Fire
  EXPECT_EQ(suggested(), "T-08");
}

TEST_F(PaymentSuggestion, TheOtherWayRoundWithAnotherHand) {
  pay_for("T30", {"T01", "T08"}, {"T28"});  // Bandage costs Water
  EXPECT_EQ(suggested(), "T-01");
}

TEST_F(PaymentSuggestion, ASymbolIsPaidWithTheCardThatHasNoOther) {
  pay_for("T18", {"T05", "T01"}, {});  // Fire and Wind; Fire
  EXPECT_EQ(suggested(), "T-01");
}

TEST_F(PaymentSuggestion, EachCardIsChosenWithTheOthersGone) {
  pay_for("T19", {"T02", "T05", "T01", "T08"}, {"T18"});  // Wind and one more; Spark keeps the Fire
  EXPECT_EQ(suggested(), "T-02 T-08");
}

TEST_F(PaymentSuggestion, AWishIsMetAndPutsOutWhatIsNeededMost) {
  pay_for("T19", {"T02", "T05", "T01", "T08"}, {"T18"});
  const CardId aki = card(A, Zone::chakra, "T01");
  const CardId both = card(A, Zone::chakra, "T05");
  EXPECT_EQ(suggested({.with = {aki}, .without = {}}), "T-01 T-02");
  EXPECT_EQ(suggested({.with = {aki, both}, .without = {}}), "T-05 T-01");
  EXPECT_EQ(suggested({.with = {}, .without = {card(A, Zone::chakra, "T08")}}), "T-02 T-01");
}

TEST_F(PaymentSuggestion, AWishThatCannotPayIsLeftOut) {
  pay_for("T18", {"T05", "T01", "T08"}, {});
  EXPECT_EQ(suggested({.with = {card(A, Zone::chakra, "T08")}, .without = {}}), "T-01") << "Water is no Fire";
  EXPECT_EQ(suggested({.with = {}, .without = {card(A, Zone::chakra, "T01"), card(A, Zone::chakra, "T05")}}), "T-01")
      << "there is no other way";
}

TEST_F(PaymentSuggestion, CardsThatThePayerDoesNotSeeChangeNothing) {
  hand(D, {"T01", "T18"});
  deck(A, {"T08", "T07"});
  deploy_choro({"T01", "T14", "T18", "T30"});
  const std::string before = suggested();
  for (const PlayerId player : table::kPlayers) {
    Pile& pile = state.players[player].deck;
    std::reverse(pile.begin(), pile.end());
  }
  std::swap(state.cards[state[D.id].hand.front()].definition, state.cards[state[A.id].deck.back()].definition);
  EXPECT_EQ(suggested(), before);
}

/// In whole games at random: each card that is proposed can be picked, and then nothing of that payment is left.
TEST_F(PaymentSuggestion, CanAlwaysBePaid) {
  naruto::Setup setup;
  for (const PlayerId player : table::kPlayers)
    for (const char* code : {"T-01", "T-02", "T-03", "T-04", "T-05", "T-09", "T-14", "T-18", "T-19", "T-20", "T-22",
                             "T-30", "T-31", "T-32"})
      for (int i = 0; i < 4; ++i) setup.decks[player].push_back(*test_cards().find(code));
  int payments = 0;
  for (setup.seed = 1; setup.seed <= 20; ++setup.seed) {
    GameState game = new_game(rules, setup);
    players::RandomPlayer player(setup.seed);
    for (int step = 0; step < 600 && game.end == EndReason::none; ++step) {
      const auto cards = suggest_payment(game, rules);
      ASSERT_EQ(cards.empty(), !asks_for_payment({game, rules}));
      const auto kind = game.choice.kind;
      std::size_t paid = 0;
      for (const CardId card : cards) {
        if (game.choice.kind != kind || !asks_for_payment({game, rules})) break;
        ASSERT_FALSE(apply(game, rules, Pick{card})) << "card " << int(card) << " in game " << setup.seed;
        ++paid;
      }
      payments += paid > 0 ? 1 : 0;
      if (paid > 0) continue;
      ASSERT_FALSE(apply(game, rules, player.choose(game, rules)));
    }
  }
  EXPECT_GT(payments, 20);
}

}  // namespace
}  // namespace playsheet::support

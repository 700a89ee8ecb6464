// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/inquiry.h"

#include "tests/support/table_fixture.h"

/// What the words on a card mean now, for somebody who may not see everything.
namespace playsheet::support {
namespace {

class Inquiries : public TableFixture {
 protected:
  Inquiry ask(CardId card, const Seat& viewer) { return {state, rules, view(viewer), card}; }
  Inquiry ask(CardId card) { return ask(card, A); }
  PlayerView view(const Seat& viewer) { return view_for(state, rules, viewer.id); }

  static Filter ninja(std::optional<Side> side = {}) {
    Filter filter;
    filter.type = CardType::ninja;
    filter.controller = side;
    return filter;
  }
  static Amount number_of(const Filter& filter) {
    Amount amount;
    amount.kind = Amount::Kind::count;
    amount.filter = {filter};
    return amount;
  }
  static Filter in_hand(Filter filter, Side side) {
    filter.zone = Zone::hand;
    filter.controller = side;
    return filter;
  }
};

// N-TGT-09
TEST_F(Inquiries, TheCardsThatFitAFilter) {
  village(A, {"T01", "T02"});
  village(D, {"T03"});
  mission_phase(A);
  const CardId aki = card(A, Zone::village, "T01");
  const CardId other = card(A, Zone::village, "T02");
  const CardId theirs = card(D, Zone::village, "T03");
  EXPECT_EQ(ask(aki).cards(ninja(Side::you)), (std::vector{aki, other}));
  EXPECT_EQ(ask(aki).cards(ninja(Side::opponent)), std::vector{theirs});
  EXPECT_EQ(ask(theirs).cards(ninja(Side::opponent)), (std::vector{aki, other})) << "seen from its controller";
  Filter rest = ninja(Side::you);
  rest.except = Ref::self;
  EXPECT_EQ(ask(aki).cards(rest), std::vector{other});
  EXPECT_EQ(ask(aki).cards(Ref::self), std::vector{aki});
  EXPECT_EQ(ask(aki).number(number_of(ninja())), 3);
}

// N-ZONE-15: a hand is secret except for its size
TEST_F(Inquiries, WhatIsHiddenIsNotAnswered) {
  village(A, {"T01"});
  hand(A, {"T02", "T41"});
  hand(D, {"T03", "T41"});
  mission_phase(A);
  const CardId aki = card(A, Zone::village, "T01");
  EXPECT_EQ(ask(aki).number(number_of(in_hand(ninja(), Side::you))), 1);
  EXPECT_EQ(ask(aki).number(number_of(in_hand(ninja(), Side::opponent))), std::nullopt);
  EXPECT_EQ(ask(aki).cards(in_hand(ninja(), Side::opponent)), std::nullopt);
  EXPECT_EQ(ask(aki).number(number_of(in_hand({}, Side::opponent))), 2) << "how many is no secret";
  EXPECT_EQ(ask(aki, D).number(number_of(in_hand(ninja(), Side::you))), std::nullopt) << "the other one looks";
  EXPECT_EQ(ask(card(D, Zone::hand, "T03")).cards(ninja()), std::nullopt) << "a card that is not seen";
}

TEST_F(Inquiries, WhatIsNotChosenYetIsNotAnswered) {
  village(A, {"T01"});
  mission_phase(A);
  const CardId aki = card(A, Zone::village, "T01");
  EXPECT_EQ(ask(aki).cards(Ref::t1), std::nullopt);
  Filter mates = ninja();
  mates.team_of = Ref::t1;
  EXPECT_EQ(ask(aki).cards(mates), std::nullopt);
  Amount x;
  x.kind = Amount::Kind::x;
  EXPECT_EQ(ask(aki).number(x), std::nullopt);
  x.kind = Amount::Kind::heads;
  EXPECT_EQ(ask(aki).number(x), std::nullopt);
}

TEST_F(Inquiries, AFigureOfTheCardItself) {
  village(A, {injured("T01")});
  mission_phase(A);
  const CardId aki = card(A, Zone::village, "T01");
  Amount combat;
  combat.kind = Amount::Kind::value;
  EXPECT_EQ(ask(aki).number(combat), value_of(position(), Measure::combat, aki));
}

/// Whatever two hidden cards are, nobody who does not see them learns it by asking.
TEST_F(Inquiries, HiddenCardsExchangedLeaveEveryAnswerEqual) {
  village(A, {"T01"});
  village(D, {"T03"});
  hand(D, {"T02", "T41"});
  deck(D, {"T01", "T94"});
  mission_phase(A);
  const CardId aki = card(A, Zone::village, "T01");
  const auto answers = [&] {
    std::vector<std::optional<int>> numbers;
    for (const Zone zone : {Zone::hand, Zone::deck, Zone::rewards, Zone::village, Zone::discard})
      for (const Side side : {Side::you, Side::opponent, Side::any}) {
        Filter filter = ninja(side);
        filter.zone = zone;
        const Inquiry asked = ask(aki);
        numbers.push_back(asked.number(number_of(filter)));
        const auto cards = asked.cards(filter);
        numbers.push_back(cards ? std::optional<int>(static_cast<int>(cards->size())) : std::nullopt);
        Amount symbols = number_of(filter);
        symbols.kind = Amount::Kind::symbols;
        numbers.push_back(asked.number(symbols));
        Filter copies = filter;
        copies.same_name_as = Ref::self;
        numbers.push_back(asked.number(number_of(copies)));
      }
    return numbers;
  };
  const auto before = answers();
  const auto exchange = [&](CardId a, CardId b) {
    std::swap(state.cards[a].definition, state.cards[b].definition);
    const bool is_ninja = state.cards[a].is_ninja;
    state.cards[a].is_ninja = state.cards[b].is_ninja;
    state.cards[b].is_ninja = is_ninja;
  };
  exchange(state[D.id].hand[0], state[D.id].deck[0]);
  exchange(state[D.id].hand[1], state[D.id].deck[1]);
  EXPECT_EQ(answers(), before);
}

}  // namespace
}  // namespace playsheet::support

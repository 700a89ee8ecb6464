// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/laws/any_action.h"

#include <algorithm>

#include "engine/gormiti/rules/payment.h"

namespace gormiti {
namespace {

class AnyAction {
 public:
  AnyAction(const GameState& state, const Rulebook& rules, PlayerId player, table::RandomStream& luck)
      : position_(state, rules), player_(player), luck_(luck) {}

  Action operator()() {
    switch (luck_.below(24)) {
      case 0:
        return ChooseHero{any()};
      case 1:
        return Cut{static_cast<std::uint8_t>(luck_.below(22))};
      case 2:
        return Exchange{coin()};
      case 3:
        return DeclareAttacker{of_field()};
      case 4:
        return ChooseDefender{of_field()};
      case 5:
        if (coin()) return ToCombat{};
        return EndTurn{};
      case 6:
        if (coin()) return EndCombat{};
        return Pass{};
      case 7:
        return PickTrigger{static_cast<std::uint8_t>(luck_.below(4))};
      case 8:
      case 9:
      case 10:
        return Pick{any()};
      case 11:
        if (coin()) return NothingMore{};
        return Answer{coin()};
      case 12:
        if (coin()) return Keep{};
        return Swap{of_hand()};
      default:
        return play();
    }
  }

 private:
  bool coin() { return luck_.below(2) == 0; }
  CardId any() { return static_cast<CardId>(luck_.below(luck_.below(16) == 0 ? 256 : kMaxCards)); }
  template <class Cards>
  CardId of(const Cards& cards) {
    return cards.empty() || luck_.below(12) == 0 ? any() : cards[luck_.below(static_cast<std::uint32_t>(cards.size()))];
  }
  CardId of_hand() { return of(position_.state[player_].hand); }
  CardId of_field() {
    FixedVector<CardId, kMaxCards> cards;
    for_each_on_field(position_.state, player_, [&](CardId card) { cards.push_back(card); });
    return of(cards);
  }
  /// As many cards as the cost asks for, most of the time from where it asks for them.
  Payment payment(const Cost& cost) {
    Payment out;
    for (const CostLine& line : cost) {
      if (const auto* in_play = std::get_if<InPlayCost>(&line))
        for (int i = 0; i < in_play->n; ++i) out.push_back(of_field());
      if (const auto* hand = std::get_if<HandCost>(&line))
        for (int i = 0; i < hand->n; ++i) out.push_back(of_hand());
    }
    if (luck_.below(10) == 0 && !out.full()) out.push_back(any());
    return out;
  }
  Action play() {
    const CardId card = of_hand();
    const Payment paid = card < kMaxCards ? payment(position_.definition(card).pay) : Payment{};
    const std::vector<Action> plays{Deploy{card, paid},    Equip{card, of_field(), paid}, PlayArena{card, paid},
                                    PlayMagic{card, paid}, PlayMove{card, paid},          use()};
    return plays[luck_.below(static_cast<std::uint32_t>(plays.size()))];
  }
  Action use() {
    const CardId card = of_field();
    const auto ability = static_cast<std::uint8_t>(luck_.below(3));
    if (card >= kMaxCards) return UseAbility{card, ability};
    const auto& abilities = position_.definition(card).abilities;
    return UseAbility{card, ability, ability < abilities.size() ? payment(abilities[ability].pay) : Payment{}};
  }

  Position position_;
  PlayerId player_;
  table::RandomStream& luck_;
};

/// Within each line in the order of zones or of the hand.
void sort_payment(const GameState& state, const Cost& cost, Payment& payment) {
  std::size_t at = 0;
  const auto place = [&](CardId card) {
    const Pile& hand = state[state[card].owner].hand;
    return state[card].zone == Zone::hand ? std::find(hand.begin(), hand.end(), card) - hand.begin()
                                          : std::ptrdiff_t{state[card].place};
  };
  for (const CostLine& line : cost) {
    std::size_t n = 0;
    if (const auto* in_play = std::get_if<InPlayCost>(&line)) n = static_cast<std::size_t>(in_play->n);
    if (const auto* hand = std::get_if<HandCost>(&line)) n = static_cast<std::size_t>(hand->n);
    std::sort(payment.begin() + at, payment.begin() + at + n, [&](CardId a, CardId b) { return place(a) < place(b); });
    at += n;
  }
}

}  // namespace

Action any_action(const GameState& state, const Rulebook& rules, PlayerId player, table::RandomStream& luck) {
  return AnyAction(state, rules, player, luck)();
}

Action in_order(const GameState& state, const Rulebook& rules, Action action) {
  const Position position(state, rules);
  std::visit(
      [&]<class A>(A& a) {
        if constexpr (std::is_same_v<A, UseAbility>)
          sort_payment(state, position.definition(a.card).abilities[a.ability].pay, a.payment);
        else if constexpr (requires { a.payment; })
          sort_payment(state, position.definition(a.card).pay, a.payment);
      },
      action);
  return action;
}

}  // namespace gormiti

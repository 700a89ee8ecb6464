// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/suggestion.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/game.h"
#include "engine/naruto/resolve/paying.h"
#include "engine/naruto/rules/costs.h"

namespace naruto {
namespace {

using Chosen = std::vector<CardId>;

bool holds(const Chosen& cards, CardId card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }

/// How many cards the open question still takes.
std::size_t cards_asked(const GameState& state) {
  const std::size_t picked = state.choice.kind == ChoiceKind::pick ? state.work.back().picks.size() : 0;
  return state.choice.min - std::min<std::size_t>(state.choice.min, picked);
}

/// The payer's cards, looked at with some of them as good as gone.
class Needs {
 public:
  Needs(const Position& position, const Chosen& gone) : position_(position), gone_(gone) {}

  /// The less, the earlier the card goes.
  auto of(CardId card, bool unwanted) const {
    const bool hand = position_[card].zone == Zone::hand;
    return std::tuple_cat(hand ? std::tuple(unwanted, !idle(card), -turns_off(card))
                               : std::tuple(unwanted, position_.definition(card).ambush, worth_of(position_, card)),
                          symbols(card));
  }

 private:
  PlayerId payer() const { return position_.state.choice.player; }
  bool paid_for(CardId card) const { return position_.state.announcement.card == card; }
  bool stays(CardId card) const { return !holds(gone_, card) && !paid_for(card); }

  /// It is there twice, or its name is taken and it does not grow out of the Ninja that has it (N-NAME-04).
  bool idle(CardId card) const {
    for (const CardId other : position_[payer()].hand)
      if (other != card && stays(other) && position_[other].definition == position_[card].definition) return true;
    const CardDefinition& definition = position_.definition(card);
    if (definition.type != CardType::ninja || definition.growth || definition.platoon) return false;
    return std::any_of(position_[payer()].village.begin(), position_[payer()].village.end(), [&](CardId ninja) {
      return position_.is(ninja, CardType::ninja) && share_name(position_, card, ninja);
    });
  }

  /// Turns until the marker allows it (N-DEPLOY-03).
  int turns_off(CardId card) const {
    if (!position_.definition(card).entrance_cost) return 0;
    return std::max(0, entrance_cost(position_, card) - marker_for(position_, card, payer()));
  }

  /// How many cards of this symbol the other cards in hand ask for: of the hand if one is paid with, else of the
  /// chakra.
  int asked(CardId without, Symbol symbol) const {
    const bool of_hand = position_[without].zone == Zone::hand;
    int most = 0;  // one card is played at a time
    for (const CardId card : position_[payer()].hand) {
      if (card == without || !stays(card)) continue;
      const CardDefinition& definition = position_.definition(card);
      if (of_hand && definition.hand_cost && definition.symbols.has(symbol))
        most = std::max(most, *definition.hand_cost);
      if (!of_hand)
        for (const JutsuCost& cost : definition.costs)
          most = std::max<int>(most, cost.symbols[static_cast<std::size_t>(symbol)]);
    }
    return most;
  }

  int left(CardId without, Symbol symbol) const {
    const PlayerState& own = position_[payer()];
    const Pile& pile = position_[without].zone == Zone::hand ? own.hand : own.chakra;
    return static_cast<int>(std::count_if(pile.begin(), pile.end(), [&](CardId card) {
      return card != without && stays(card) && position_.definition(card).symbols.has(symbol);
    }));
  }

  /// What would be lacking of its symbols without this card, what the others ask of them, how many they are, and what
  /// would be left over of the one there is most of: that is taken off.
  std::tuple<int, int, int, int> symbols(CardId card) const {
    int lack = 0;
    int wanted = 0;
    int surplus = 0;
    for (std::size_t i = 0; i < kSymbolCount; ++i) {
      const auto symbol = static_cast<Symbol>(i);
      if (!position_.definition(card).symbols.has(symbol)) continue;
      const int due = asked(card, symbol);
      const int over = left(card, symbol) - due;
      wanted += due;
      lack += std::max(0, -over);
      surplus = std::max(surplus, over);
    }
    return {lack, wanted, std::popcount(position_.definition(card).symbols.bits), -surplus};
  }

  const Position& position_;
  const Chosen& gone_;
};

Chosen allowed_picks(const GameState& state, const Rulebook& rules) {
  std::vector<Action> actions;
  allowed_actions(state, rules, actions);
  Chosen cards;
  for (const Action& action : actions)
    if (const auto* pick = std::get_if<Pick>(&action)) cards.push_back(pick->card);
  return cards;
}

CardId best_of(const Position& position, const Chosen& offered, const Chosen& gone, const PaymentWish& wish) {
  for (auto card = wish.with.rbegin(); card != wish.with.rend(); ++card)
    if (holds(offered, *card)) return *card;
  const Needs needs(position, gone);
  return *std::min_element(offered.begin(), offered.end(), [&](CardId a, CardId b) {
    return needs.of(a, holds(wish.without, a)) < needs.of(b, holds(wish.without, b));
  });
}

/// What was paid by itself after the last pick, because only one way was left.
void add_forced(const Events& events, Chosen& chosen, std::size_t before) {
  for (const Event& event : events) {
    const auto* told = std::get_if<Announcing>(&event);
    if (told == nullptr) continue;
    const auto& paid = told->announcement.paid;
    for (std::size_t i = before; i < paid.size(); ++i)
      if (!holds(chosen, paid[i])) chosen.push_back(paid[i]);
  }
}

}  // namespace

bool asks_for_payment(const Position& position) {
  const GameState& state = position.state;
  switch (state.choice.kind) {
    case ChoiceKind::pay_hand:
    case ChoiceKind::pay_chakra:
      return true;
    case ChoiceKind::pick:
      return state.choice.min == state.choice.max && !state.work.empty() && pay_of(state.work.back()) != nullptr &&
             takes_own_cards(position, state.work.back());
    default:
      return false;
  }
}

std::vector<CardId> suggest_payment(const GameState& state, const Rulebook& rules, const PaymentWish& wish) {
  Chosen chosen;
  if (!asks_for_payment({state, rules})) return chosen;
  const auto same_question = [&](const GameState& now) {
    return now.choice.kind == state.choice.kind && now.choice.player == state.choice.player &&
           now.announcement.card == state.announcement.card && asks_for_payment({now, rules});
  };
  const std::size_t paid_before = state.announcement.paid.size();
  GameState trial = copy_of(state);
  while (same_question(trial)) {
    const Chosen offered = allowed_picks(trial, rules);
    if (offered.empty()) break;
    chosen.push_back(best_of({trial, rules}, offered, chosen, wish));
    const std::size_t asked = cards_asked(trial);
    if (asked <= 1) break;  // what comes of it is not looked at
    Events events;
    if (apply(trial, rules, Pick{chosen.back()}, &events)) break;
    if (!same_question(trial) || cards_asked(trial) >= asked) {
      add_forced(events, chosen, paid_before);
      break;
    }
  }
  return chosen;
}

}  // namespace naruto

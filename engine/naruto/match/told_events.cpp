// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/told_events.h"

#include <algorithm>

namespace naruto {
namespace {

constexpr int kMostCoinsTold = 99;
constexpr int kMostMarkerTold = 99;

/// One answer for each kind of event that people follow.
class Teller {
 public:
  Teller(const GameState& state, const Catalog& cards) : state_(state), cards_(cards) {}

  bool operator()(const TurnBegan&) const { return true; }
  bool operator()(const StepBegan& e) const { return e.step != Step::over; }
  bool operator()(const StarterDecided&) const { return true; }
  bool operator()(const CardMoved& e) const {
    if (!is_card(e.card) || state_[e.card].zone != e.from) return false;
    const bool anywhere = e.to == Zone::village || e.to == Zone::rewards;
    if (!anywhere && e.player != state_[e.card].owner) return false;
    const Pile* to = pile_of(state_[e.player], e.to);
    return to == nullptr || !to->full();
  }
  bool operator()(const Shuffled&) const { return true; }
  bool operator()(const Grown& e) const { return is_card(e.card) && in_village(e.base); }
  bool operator()(const HealthChanged& e) const { return in_village(e.card); }
  bool operator()(const Damaged& e) const { return is_card(e.card); }
  bool operator()(const CoinsChanged& e) const {
    if (!in_village(e.card)) return false;
    for (const CoinStack& stack : state_.coins)
      if (stack.card == e.card && stack.kind == e.kind) return stack.n + e.n >= 0 && stack.n + e.n <= kMostCoinsTold;
    return e.n > 0 && e.n <= kMostCoinsTold && !state_.coins.full();
  }
  bool operator()(const MarkerMoved& e) const { return e.value <= kMostMarkerTold; }
  bool operator()(const TeamChanged& e) const {
    return in_village(e.card) && state_[e.card].is_ninja &&
           (e.team == kNoTeam || static_cast<std::size_t>(e.team) < kMaxCards);
  }
  bool operator()(const TeamSent& e) const {
    if (!in_village(e.head) || state_[e.head].team == kNoTeam) return false;
    return e.attack ? !state_.battles.full() : is_battle(e.battle);
  }
  bool operator()(const TeamVanished& e) const { return is_battle(e.battle); }
  bool operator()(const BattleResolved& e) const { return is_battle(e.battle); }
  bool operator()(const TeamsReturned&) const { return true; }
  bool operator()(const HeadChanged& e) const { return is_battle(e.battle) && (e.head == kNoCard || is_card(e.head)); }
  bool operator()(const LeftOut& e) const { return in_village(e.card); }
  bool operator()(const ControlChanged& e) const {
    return in_village(e.card) && (state_[e.card].controller == e.player || !state_[e.player].village.full());
  }
  /// A number of the catalog of then: believed where it is a form of this very card, or the card again.
  bool operator()(const Transformed& e) const {
    if (!is_card(e.card) || e.definition >= cards_.size()) return false;
    const CardDefinition& now = cards_[state_[e.card].definition];
    const CardDefinition& then = cards_[e.definition];
    return then.form_of == now.code || now.form_of == then.code;
  }
  bool operator()(const NinjaCounted& e) const { return in_village(e.card); }
  bool operator()(const EffectStopped&) const { return false; }
  bool operator()(const LeftUndone&) const { return true; }
  /// The cards that lie on top already, in another order.
  bool operator()(const Arranged& e) const {
    const Pile& deck = state_[e.player].deck;
    if (e.cards.size() > deck.size()) return false;
    return std::is_permutation(e.cards.begin(), e.cards.end(), deck.end() - static_cast<std::ptrdiff_t>(e.cards.size()),
                               deck.end());
  }
  bool operator()(const CardNamed&) const { return false; }
  bool operator()(const Attached& e) const { return in_village(e.card) && (e.to == kNoCard || in_village(e.to)); }
  bool operator()(LinkAdded& e) const { return link(e.link); }
  bool operator()(const LinkRemoved& e) const { return e.index < state_.chain.size(); }
  bool operator()(const LastingBegan&) const { return false; }
  bool operator()(const LastingEnded&) const { return false; }
  bool operator()(const Tossed&) const { return true; }
  bool operator()(const Looked&) const { return false; }
  bool operator()(const Revealed& e) const { return is_card(e.card); }
  bool operator()(const Passed&) const { return true; }
  bool operator()(const HandChanged&) const { return true; }
  bool operator()(const Agreed&) const { return true; }
  bool operator()(const CapReached&) const { return true; }
  bool operator()(const GameEnded& e) const { return e.reason != EndReason::none; }
  /// Bookkeeping stands in no record.
  template <table::PassedOver E>
  bool operator()(const E&) const {
    return false;
  }

 private:
  bool is_card(CardId card) const { return card < state_.card_count; }
  bool in_village(CardId card) const { return is_card(card) && state_[card].zone == Zone::village; }
  bool is_battle(std::size_t battle) const { return battle < state_.battles.size(); }

  ObjectRef as_it_is(ObjectRef card) const {
    return is_card(card.card) ? ObjectRef{card.card, state_[card.card].life} : ObjectRef{};
  }

  bool link(Link& link) const {
    Context& context = link.context;
    if (state_.chain.full() || !is_card(context.source.card)) return false;
    context.source = as_it_is(context.source);
    context.definition = state_[context.source.card].definition;
    const CardDefinition& card = cards_[context.definition];
    if (link.kind == LinkKind::jutsu && card.type != CardType::jutsu) return false;
    if (link.kind == LinkKind::mission && card.type != CardType::mission) return false;
    if (link.kind == LinkKind::effect && context.ability >= card.abilities.size()) return false;
    if (link.kind == LinkKind::trigger && !card.lists.has(link.list)) return false;
    if (is_card_link(link)) context.ability = 0;
    context.user = as_it_is(context.user);
    context.it = context.event = {};
    for (ObjectRef& target : context.targets) target = as_it_is(target);
    return true;
  }

  const GameState& state_;
  const Catalog& cards_;
};

}  // namespace

void forget_what_waits(GameState& state) {
  while (!state.work.empty()) apply_event(state, Event{WorkPopped{}});
  while (!state.triggers.empty()) apply_event(state, Event{TriggerRemoved{0}});
  while (!state.lasting.empty()) apply_event(state, Event{LastingEnded{0}});
  apply_event(state, Event{HitsChanged{}});
  apply_event(state, Event{Announcing{}});
  apply_event(state, Event{Asked{}});
  apply_event(state, Event{Looked{}});
  apply_event(state, Event{SettlingChanged{false}});
}

bool can_be_told(Event& event, const GameState& state, const Catalog& cards) {
  const Teller teller(state, cards);
  return std::visit([&](auto& e) { return teller(e); }, event);
}

}  // namespace naruto

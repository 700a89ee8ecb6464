// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/payment.h"

#include <algorithm>
#include <type_traits>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/events/change.h"
#include "engine/gormiti/rules/check.h"

namespace gormiti {
namespace {

int cards_of(const CostLine& line) {
  if (const auto* in_play = std::get_if<InPlayCost>(&line)) return in_play->n;
  if (const auto* hand = std::get_if<HandCost>(&line)) return hand->n;
  return 0;
}

/// Lines of one kind add up.
int counters_asked(const Cost& cost, CounterKind kind) {
  int n = 0;
  for (const CostLine& line : cost)
    if (const auto* coins = std::get_if<CoinCost>(&line); coins != nullptr && coins->kind.id == kind) n += coins->n;
  return n;
}

bool has_counters(const Position& position, const Due& due) {
  return std::all_of(due.cost.begin(), due.cost.end(), [&](const CostLine& line) {
    const auto* coins = std::get_if<CoinCost>(&line);
    return coins == nullptr ||
           counters_on(position.state, due.card, coins->kind.id) >= counters_asked(due.cost, coins->kind.id);
  });
}

/// While the card is there: it may leave with its bearer by this very payment, and counters go with it (G-625).
void spend_counters(Change& change, const Due& due) {
  for (const CostLine& line : due.cost)
    if (const auto* coins = std::get_if<CoinCost>(&line)) {
      const int left = counters_on(change.state(), due.card, coins->kind.id) - coins->n;
      change.emit(CountersChanged{due.card, coins->kind.id, static_cast<std::uint16_t>(left)});
    }
}

/// It can pay this line at all (G-315, G-428).
bool pays(const Position& position, const Due& due, const CostLine& line, CardId card) {
  if (card == due.card || card == due.bearer || !is_in_place(position, line, due.card, card)) return false;
  const auto* in_play = std::get_if<InPlayCost>(&line);
  return in_play == nullptr || (position.state[card].zone == Zone::fighters &&
                                fits(position, in_play->of, card, context_of(position.state, due.card)));
}

/// Puts payments together, line by line.
class Search {
 public:
  Search(const Position& position, const Due& due, PaymentVisitor f, void* to)
      : position_(position), due_(due), f_(f), to_(to) {}

  /// False: ended.
  bool line(std::size_t i) {
    if (i == due_.cost.size()) return f_(to_, payment_);
    const CostLine& line_now = due_.cost[i];
    if (cards_of(line_now) == 0) return line(i + 1);
    FixedVector<CardId, kMaxCards> candidates;
    const PlayerId owner = position_.state[due_.card].owner;
    const auto add = [&](CardId card) {
      if (pays(position_, due_, line_now, card)) candidates.push_back(card);
    };
    if (std::holds_alternative<InPlayCost>(line_now))
      for_each_fighter(position_.state, owner, add);
    else
      std::for_each(position_.state[owner].hand.begin(), position_.state[owner].hand.end(), add);
    return cards(i, candidates, 0, cards_of(line_now));
  }

 private:
  bool cards(std::size_t i, const FixedVector<CardId, kMaxCards>& candidates, std::size_t from, int left) {
    if (left == 0) return line(i + 1);
    for (std::size_t k = from; k < candidates.size(); ++k) {
      if (payment_.contains(candidates[k])) continue;
      payment_.push_back(candidates[k]);
      const bool more = cards(i, candidates, k + 1, left - 1);
      payment_.pop_back();
      if (!more) return false;
    }
    return true;
  }

  const Position& position_;
  const Due& due_;
  PaymentVisitor f_;
  void* to_;
  Payment payment_;
};

/// Calls `f(line, card)` for each card of the payment; false: their number is wrong.
template <class F>
bool for_each_paid(const Cost& cost, const Payment& payment, F&& f) {
  std::size_t at = 0;
  for (const CostLine& line : cost)
    for (int n = cards_of(line); n > 0; --n) {
      if (at == payment.size()) return false;
      f(line, payment[at++]);
    }
  return at == payment.size();
}

}  // namespace

bool is_in_place(const Position& position, const CostLine& line, CardId owner_of, CardId card) {
  if (card >= kMaxCards) return false;
  const CardState& c = position.state[card];
  const bool there = std::holds_alternative<HandCost>(line) ? c.zone == Zone::hand : is_field(c.zone);
  return there && c.owner == position.state[owner_of].owner;
}

void visit_payments(const Position& position, const Due& due, PaymentVisitor f, void* to) {
  if (due.cost.empty())
    f(to, {});
  else if (has_counters(position, due))
    Search(position, due, f, to).line(0);
}

bool can_pay(const Position& position, const Due& due) {
  bool found = false;
  for_each_payment(position, due, [&](const Payment&) {
    found = true;
    return false;
  });
  return found;
}

Refusal check_places(const Position& position, const Due& due, const Payment& payment) {
  Refusal refusal;
  for_each_paid(due.cost, payment, [&](const CostLine& line, CardId card) {
    if (!refusal && !is_in_place(position, line, due.card, card)) refusal = {RefusalCode::not_yours, "G-108", card};
  });
  return refusal;
}

Refusal check_payment(const Position& position, const Due& due, const Payment& payment) {
  if (due.cost.empty() && payment.empty()) return {};
  if (!has_counters(position, due)) return {RefusalCode::cannot_pay, "G-428", due.card};
  Refusal refusal;
  const bool number = for_each_paid(due.cost, payment, [&](const CostLine& line, CardId card) {
    const bool twice = std::count(payment.begin(), payment.end(), card) > 1;
    if (!refusal && (twice || !pays(position, due, line, card))) {
      const bool hero = card < kMaxCards && position.state[card].zone == Zone::hero;
      refusal = {RefusalCode::wrong_payment, hero ? "G-315" : "G-428", card};
    }
  });
  if (!refusal && !number) refusal = {RefusalCode::wrong_payment, "G-428", due.card};
  // Only now: looking for another payment is dear, and a right one shows that there is one.
  if (refusal && !can_pay(position, due)) return {RefusalCode::cannot_pay, "G-428", due.card};
  return refusal;
}

int zones_freed(const GameState& state, const Payment& payment) {
  return static_cast<int>(std::count_if(payment.begin(), payment.end(), [&](CardId card) {
    return card < kMaxCards && state[card].zone == Zone::fighters;
  }));
}

void pay(Change& change, const Due& due, const Payment& payment) {
  if (due.cost.empty()) return;
  CardBits given_up;
  FixedVector<CardId, kMostPaid> of_hand;
  for (const CardId card : payment) {
    if (change.state()[card].zone == Zone::hand)
      of_hand.push_back(card);
    else
      given_up.add(card);
  }
  OneStep step(change);
  spend_counters(change, due);
  leave_field(change, given_up, LeaveCause::discarded);
  for (const CardId card : of_hand) change.emit(CardMoved{.card = card, .to = Zone::discard});
  step.end();
}

}  // namespace gormiti

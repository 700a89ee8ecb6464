// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/decks/refusal.h"
#include "engine/gormiti/effects/triggers.h"

/// Costs and their payment (G-427, G-428, G-429).
namespace gormiti {

/// The cards of a payment, line by line; counters need no naming (G-D17).
using Payment = FixedVector<CardId, kMostPaid>;

/// What is paid for: the card that is played, or whose ability is used, and the bearer chosen for a Weapon.
struct Due {
  const Cost& cost;
  CardId card = kNoCard;
  CardId bearer = kNoCard;
};

/// The card lies where this line takes it from and is the player's own (G-R04).
bool is_in_place(const Position& position, const CostLine& line, CardId owner_of, CardId card);

bool can_pay(const Position& position, const Due& due);
/// G-R22, G-R23.
Refusal check_payment(const Position& position, const Due& due, const Payment& payment);
/// Cards of the payment that lie elsewhere, or are not the player's own (G-R04).
Refusal check_places(const Position& position, const Due& due, const Payment& payment);

/// Every payment, each line in the order of the field or the hand. False from `f` ends it.
using PaymentVisitor = bool (*)(void* to, const Payment& payment);
void visit_payments(const Position& position, const Due& due, PaymentVisitor f, void* to);
template <class F>
void for_each_payment(const Position& position, const Due& due, F&& f) {
  visit_payments(
      position, due, [](void* to, const Payment& payment) { return (*static_cast<F*>(to))(payment); }, &f);
}

/// Everything at one moment, then a check (G-427).
void pay(Change& change, const Due& due, const Payment& payment);

/// Fighter zones that this payment frees (G-429).
int zones_freed(const GameState& state, const Payment& payment);

}  // namespace gormiti

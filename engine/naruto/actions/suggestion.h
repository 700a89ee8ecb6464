// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/state/rulebook.h"

/// What the program proposes where there are several ways to pay. A proposal is no rule: what is legal is asked of
/// `options` and `apply`, and whoever pays decides. It looks at nothing but what the payer sees.
namespace naruto {

/// What the payer has said about the proposal so far.
struct PaymentWish {
  std::vector<CardId> with;     ///< to be among the cards, the newest wish last; it goes before older ones
  std::vector<CardId> without;  ///< not to be among them, as long as there is another way

  friend bool operator==(const PaymentWish&, const PaymentWish&) = default;
};

/// The open question is answered with cards of the own hand or chakra area that pay for something, and says how many.
bool asks_for_payment(const Position& position);

/// The cards that finish this payment, in an order in which each can be picked; empty if nothing is to be paid. Those
/// come first that their player needs least. Of the hand: a card that lies there twice, or whose name is in the own
/// village; then the one that can be played last; then by symbols. Of the chakra area: one that counts once and cannot
/// be played from there; then by symbols. By symbols: those that the costs of the other cards in hand would lack least
/// and ask for least, a card of one symbol before one of several, the symbol of which most is left; then the card that
/// lies there longest.
std::vector<CardId> suggest_payment(const GameState& state, const Rulebook& rules, const PaymentWish& wish = {});

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "engine/naruto/actions/suggestion.h"
#include "ui/naruto/naruto_desk.h"

/// Paying where there are several ways: the cards that are proposed, exchanged by clicks until the payment is
/// confirmed.
namespace playsheet {

namespace {

bool isAmong(const std::vector<CardId>& cards, CardId card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

}  // namespace

/// Nothing new while the hand is covered: which chakra is needed least tells what lies in the hand. What was seen
/// before it was covered can still be paid.
void NarutoDesk::suggestPayment() {
  if (wished_at_ != match_.moments().size()) {
    wish_ = {};
    payment_.clear();
  }
  wished_at_ = match_.moments().size();
  if (over() || guided() || still_) payment_.clear();
  if (over() || guided() || still_ || coveredHand()) return;
  if (naruto::asks_for_payment({match_.state(), match_.rules()}))  // marked while it was covered
    wish_.with.insert(wish_.with.end(), marked_.begin(), marked_.end());
  payment_ = naruto::suggest_payment(match_.state(), match_.rules(), wish_);
  if (!payment_.empty()) marked_.clear();
}

/// The card pays instead of another one, or another one instead of it. Nothing is decided by that.
bool NarutoDesk::exchangePayment(CardId card) {
  if (payment_.empty() || coveredHand()) return false;
  const bool out = isAmong(payment_, card);
  if (!out && book_.uses(card).empty()) return false;  // it cannot pay
  const auto before = payment_;
  std::erase(wish_.with, card);
  std::erase(wish_.without, card);
  (out ? wish_.without : wish_.with).push_back(card);
  refresh();
  if (payment_ == before)
    emit explained(card, words_.say(language(), QT_TRANSLATE_NOOP("Match", "No other card can pay instead.")),
                   QStringLiteral("N-COST-05"));
  return true;
}

/// One card after the other, each an ordinary decision that can be taken back. What is paid by itself after one of them
/// is not asked for any more.
void NarutoDesk::payAsSuggested() {
  const auto cards = payment_;
  for (const CardId card : cards) {
    const auto uses = book_.uses(card);
    const auto pick = std::find(uses.begin(), uses.end(), Action(naruto::Pick{card}));
    const bool asked = !over() && naruto::asks_for_payment({match_.state(), match_.rules()});
    if (!asked || pick == uses.end() || !play(*pick)) return;
  }
}

}  // namespace playsheet

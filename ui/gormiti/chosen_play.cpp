// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/chosen_play.h"

#include <algorithm>

namespace playsheet {

using gormiti::Action;
using gormiti::CardId;
using gormiti::kNoCard;

namespace {

bool has(const std::vector<CardId>& cards, CardId card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

/// How many of these cards pay for it.
std::ptrdiff_t payingOf(const Action& action, const std::vector<CardId>& wish) {
  const gormiti::Payment* payment = paymentOf(action);
  if (!payment) return 0;
  return std::count_if(payment->begin(), payment->end(), [&](CardId card) { return has(wish, card); });
}

}  // namespace

std::vector<Action> ChosenPlay::uses(const std::vector<gormiti::Option>& options, CardId card) {
  std::vector<Action> out;
  for (const gormiti::Option& option : options)
    if (card != kNoCard && option.allowed() && subjectOf(option.action) == card) out.push_back(option.action);
  return out;
}

const gormiti::Refusal* ChosenPlay::refusal(const std::vector<gormiti::Option>& options, CardId card) {
  const gormiti::Refusal* first = nullptr;
  for (const gormiti::Option& option : options) {
    if (card == kNoCard || subjectOf(option.action) != card) continue;
    if (option.allowed()) return nullptr;
    if (!first) first = &option.refusal;
  }
  return first;
}

bool ChosenPlay::begin(CardId subject) {
  if (uses(*options_, subject).empty()) return false;
  subject_ = subject;
  partner_.reset();
  wish_.clear();
  return true;
}

bool ChosenPlay::add(CardId card) {
  if (has(partners(), card)) {
    partner_ = card;
    return true;
  }
  if (!has(payers(), card)) return false;
  std::erase(wish_, card);
  wish_.push_back(card);
  return true;
}

std::vector<Action> ChosenPlay::candidates() const {
  if (!subject_) return {};
  std::vector<Action> out = uses(*options_, *subject_);
  if (partner_) std::erase_if(out, [this](const Action& action) { return partnerOf(action) != *partner_; });
  return out;
}

/// The newest wish counts most: what cannot be paid together with it gives way.
std::vector<Action> ChosenPlay::meant() const {
  std::vector<Action> out;
  if (!partners().empty()) return out;
  for (const Action& action : candidates()) {
    const auto same = std::find_if(out.begin(), out.end(),
                                   [&](const Action& one) { return withoutPayment(one) == withoutPayment(action); });
    if (same == out.end()) {
      out.push_back(action);
      continue;
    }
    const std::vector<CardId> newest(wish_.empty() ? wish_.end() : wish_.end() - 1, wish_.end());
    const auto better = [&](const std::vector<CardId>& wish) { return payingOf(action, wish) - payingOf(*same, wish); };
    if (better(newest) > 0 || (better(newest) == 0 && better(wish_) > 0)) *same = action;
  }
  return out;
}

std::vector<CardId> ChosenPlay::partners() const {
  std::vector<CardId> out;
  if (partner_) return out;
  for (const Action& action : candidates())
    if (const CardId partner = partnerOf(action); partner != kNoCard && !has(out, partner)) out.push_back(partner);
  return out;
}

std::vector<CardId> ChosenPlay::payers() const {
  return meant().size() == 1 ? payingCards(candidates()) : std::vector<CardId>();
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_options.h"

#include <algorithm>

namespace playsheet {

using gormiti::Action;
using gormiti::CardId;
using gormiti::kNoCard;
using gormiti::Payment;

CardId subjectOf(const Action& action) {
  return std::visit(
      [](const auto& a) -> CardId {
        if constexpr (requires { a.card; })
          return a.card;
        else
          return kNoCard;
      },
      action);
}

CardId partnerOf(const Action& action) {
  const auto* equip = std::get_if<gormiti::Equip>(&action);
  return equip != nullptr ? equip->bearer : kNoCard;
}

const Payment* paymentOf(const Action& action) {
  return std::visit(
      [](const auto& a) -> const Payment* {
        if constexpr (requires { a.payment; })
          return &a.payment;
        else
          return nullptr;
      },
      action);
}

Action withoutPayment(const Action& action) {
  Action plain = action;
  std::visit(
      [](auto& a) {
        if constexpr (requires { a.payment; }) a.payment = {};
      },
      plain);
  return plain;
}

std::vector<CardId> payingCards(const std::vector<Action>& ways) {
  std::vector<CardId> out;
  for (const Action& way : ways)
    if (const Payment* payment = paymentOf(way))
      for (const CardId card : *payment)
        if (std::find(out.begin(), out.end(), card) == out.end()) out.push_back(card);
  return out;
}

}  // namespace playsheet

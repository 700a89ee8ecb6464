// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/taxes.h"

#include <algorithm>
#include <limits>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

bool is_effect(const CardDefinition& card, const Context& use) {
  return use.ability < card.abilities.size() && std::holds_alternative<Activated>(card.abilities[use.ability].body);
}

/// What an effect asks for when it is used (N-COST-09); null if it is nothing.
const Price* price_on_use(const CardDefinition& card, const Context& use) {
  const auto& text = std::get<Activated>(card.abilities[use.ability].body);
  return text.paid_on_use ? &*text.pay : nullptr;
}

/// The text that is used negates something.
bool negates(const CardDefinition& card) {
  return std::any_of(card.effects.begin(), card.effects.end(),
                     [](const Effect* effect) { return std::holds_alternative<Negate>(effect->node); });
}

bool concerns(const Position& position, const UseTax& rule, const RuleSource& source, const Context& use,
              const CardSet& targets) {
  const CardDefinition& card = position.cards[use.definition];
  if (rule.effects != is_effect(card, use) || (rule.negating && !negates(card))) return false;
  if (rule.use && !fits_use(position, *rule.use, use.source.card, use.user, source.context)) return false;
  return !rule.targets ||
         targets.any_of([&](CardId target) { return fits(position, *rule.targets, target, source.context); });
}

bool is_taxed(const Position& position, PlayerId player) { return find_rule_on<UseTax>(position, player) != kNoCard; }

int own_chakra(const Position& position, PlayerId player) { return static_cast<int>(position[player].chakra.size()); }

/// The cost of the Jutsu can be paid so that this much chakra is left over.
bool cost_leaves(const Position& position, const Context& use, int besides) {
  const CardId jutsu = use.source.card;
  for (std::size_t i = 0; i < cost_alternatives(position, jutsu, use.user); ++i)
    if (alternative_payable(position, use.controller, jutsu, use.user, i, besides)) return true;
  return false;
}

}  // namespace

int use_tax(const Position& position, const Context& use, const CardSet& targets) {
  int tax = 0;
  for_each_rule_on<UseTax>(position, use.controller, [&](const UseTax& rule, const RuleSource& source) {
    if (concerns(position, rule, source, use, targets)) tax += std::max(0, amount_of(position, rule, source));
  });
  return tax;
}

int least_use_tax(const Position& position, const Context& use) {
  if (!is_taxed(position, use.controller)) return 0;
  int least = std::numeric_limits<int>::max();
  targets_fillable(position, use, 0, {}, 0, [&](const CardSet& chosen) {
    least = std::min(least, use_tax(position, use, chosen));
    return least == 0;
  });
  return least == std::numeric_limits<int>::max() ? 0 : least;
}

bool tax_payable(const Position& position, const Context& use, const CardSet& targets, std::optional<int> paid) {
  if (!is_taxed(position, use.controller)) return true;
  const int tax = use_tax(position, use, targets) - paid.value_or(0);
  if (tax <= 0) return true;
  const CardDefinition& card = position.cards[use.definition];
  if (!paid && card.type == CardType::jutsu && !is_effect(card, use)) return cost_leaves(position, use, tax);
  const Price* further = paid ? nullptr : is_effect(card, use) ? price_on_use(card, use) : further_payment(card);
  return own_chakra(position, use.controller) >= tax + (further != nullptr ? further->chakra.number : 0);
}

int sending_tax(const Position& position, CardId head) {
  int tax = 0;
  for_each_rule<SendingCost>(position, [&](const SendingCost& rule, const RuleSource& source) {
    for_each_member(position, position[head].team, [&](CardId member) {
      if (applies(position, rule.who, source, member)) tax += std::max(0, amount_of(position, rule, source));
    });
  });
  return tax;
}

Refusal check_sending_tax(const Position& position, CardId head, PlayerId player) {
  if (!position.has_rule<SendingCost>()) return {};
  const int tax = sending_tax(position, head);
  const int have = own_chakra(position, player);
  if (tax <= have) return {};
  return {.code = RefusalCode::chakra_cost,
          .rule = "N-COST-11",
          .card = head,
          .need = tax,
          .have = have,
          .fix = Fix::charge_more,
          .fix_n = tax - have};
}

}  // namespace naruto

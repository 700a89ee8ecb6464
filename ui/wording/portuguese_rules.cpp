// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/rule_words.h"

/// Brazilian Portuguese: what it says of a rule in its own way.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;

/// "enviado sozinho ao Campo de Batalha", "enviado para atacar"
std::string Portuguese::sent_in(Sending as, const Np& s, const std::optional<TeamTest>& team) {
  if (team && team->alone == true) return sent(as, s, " " + agreed({"", "sozinh"}, s));
  return sent(as, s) + (team ? " " + this->team(*team) : std::string());
}

/// All that is left of the cost.
std::string Portuguese::cost_anew(const Act& a, const CostChange& cost, const Np& s) {
  const bool anew = cost.set && is_nothing(*cost.set) && !is_nothing(cost.add) && cost.add.number > 0;
  if (!anew) return {};
  return fmt::format("{} a ser {}{}", s.plural ? "passam" : "passa", number_text(cost.add), cost_unit(a, cost));
}

std::string Portuguese::cost_unit(const Act& a, const CostChange& cost) const {
  if (!std::holds_alternative<ChangeJutsuCost>(*a.rule)) return {};
  return cost.symbol ? " Chakra de " + symbol_name(*cost.symbol, Language::pt_BR) : " Chakra";
}

std::string Portuguese::damage_bearer(Phrase bearer, bool) { return subject(bearer, {}); }

std::string Portuguese::entering_elsewhere(const Np& who, const EventPattern& how, Destination to) {
  return named(who) + " que entrariam em jogo" + event_parts(how, who) + " vão " +
         std::string(destination_words(to, Language::pt_BR)) + " em vez disso";
}

std::string Portuguese::free_user(const Clause& c, const FreeUse& use, const std::string& can) {
  if (!use.by) return can;
  if (c.subject.naming != Naming::you) return some_with("com", *use.by) + ", " + can;
  if (is_target(*use.by) && target_group()) return "os Alvos podem ";
  const Np user = use.by->is || only_left(*use.by) ? some(*use.by) : np(group_of(as_ninja(*use.by)));
  return named(user) + (user.plural ? " podem " : " pode ");
}

Np Portuguese::paid_jutsu(const Act& a, const PayAs& pay) {
  Filter paid = of_type(a.by.value_or(Filter{}), CardType::jutsu);
  if (pay.by) paid.user = {*pay.by};
  return nominal(paid, true);
}

/// "O oponente deve descartar 1 Chakra a mais para, com um Jutsu, escolher como Alvo um Ninja."
std::string Portuguese::taxed_choice(const Act& a, const UseTax& tax, const std::string& what, const std::string& pay) {
  return pay + " para, com " + what + ", " + (tax.negating ? "anular " : "escolher como Alvo ") + some_named(*a.at);
}

}  // namespace playsheet::wording

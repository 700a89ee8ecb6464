// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"

/// Italian: what it says of a rule in its own way.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;

std::string Italian::sent_in(Sending as, const Np& s, const std::optional<TeamTest>& team) {
  return sent(as, s) + (team ? " " + this->team(*team) : std::string());
}

/// All that is left of the cost.
std::string Italian::cost_anew(const Act&, const CostChange& cost, const Np& s) {
  if (!cost.set || !cost.symbol || is_nothing(cost.add) || cost.add.number <= 0) return {};
  return fmt::format("{} {} Chakra {}", s.plural ? "diventano" : "diventa", size_text(cost.add),
                     symbol_name(*cost.symbol, Language::it));
}

std::string Italian::cost_unit(const Act&, const CostChange& cost) const {
  return cost.symbol ? " Chakra " + symbol_name(*cost.symbol, Language::it) : std::string();
}

std::string Italian::damage_bearer(Phrase bearer, bool sized) {
  if (bearer.naming == Naming::pronoun && bearer.link != describe::Link::same_subject) bearer.naming = Naming::that;
  return bearer.naming == Naming::pronoun && !sized ? std::string() : named(bearer) + " ";
}

std::string Italian::entering_elsewhere(const Np& who, const EventPattern& how, Destination to) {
  const bool undeployed = how.not_by == std::vector<Entry>{Entry::deploy};
  const std::string way =
      undeployed ? " senza essere " + ending({"schierat", ""}, who.feminine, true) + " " : event_parts(how, who) + ", ";
  return named(who) + " che stanno per entrare in gioco" + way + instead_going(to, who);
}

std::string Italian::free_user(const Clause&, const FreeUse& use, const std::string& can) {
  return (use.by ? some_with("con", *use.by) + " " : "") + can;
}

Np Italian::paid_jutsu(const Act& a, const PayAs& pay) {
  if (pay.by && !a.by) return {"Tecnica", Article::none, true, false};  // the one that has been spoken of
  return a.by ? nominal(*a.by, true) : Np{"Tecniche", Article::none, true, true};
}

std::string Italian::payer(const PayAs& pay) {
  return pay.by ? "quando " + some_named(*pay.by) + " usa una Tecnica, " : "";
}

/// "Per scegliere come Bersaglio di una Tecnica un Ninja, l'avversario deve spostare nel Cimitero 1 Chakra in più."
std::string Italian::taxed_choice(const Act& a, const UseTax& tax, const std::string& what, const std::string& pay) {
  const std::string_view prep = tax.negating ? "con" : "di";
  const std::string with = std::string(prep) + " ";
  const std::string means = tax.effects ? with + what : a.by ? some_with(prep, *a.by) : with + "una carta";
  return (tax.negating ? "per neutralizzare " : "per scegliere come Bersaglio ") + means + " " + some_named(*a.at) +
         ", " + pay;
}

}  // namespace playsheet::wording

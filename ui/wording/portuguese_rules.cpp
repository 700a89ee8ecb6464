// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/rule_words.h"
#include "ui/wording/terms.h"

/// Portuguese: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

namespace {

/// "enviado sozinho ao Campo de Batalha", "enviado para atacar"
/// The results of its team at which damage is dealt.
std::string at_results(const std::vector<Result>& results) {
  std::vector<std::string> said;
  said.reserve(results.size());
  for (const Result result : results) said.push_back(term(result, Language::pt_BR));
  return said.empty() ? std::string() : " em caso de " + enumerated(said, " ou ");
}

}  // namespace

std::string Portuguese::rule(const Act& a, const Np& s) {
  const bool many = s.plural;
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  const auto part = [&s](std::string_view stem) { return portuguese_ending(stem, s.feminine, s.plural); };
  const std::string cannot = verb("não pode ", "não podem ");
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb("recebe ", "recebem ") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r)) {
    const std::string has = verb("fica com ", "ficam com ");
    const std::string had = p->current ? " no lugar do atual" : "";
    const std::string printed = p->printed ? "impresso " : "";
    if (p->combat && p->support)
      return has + fmt::format("Poder {}{}/{}", printed, number_text(a.n), number_text(a.support)) + had;
    if (p->combat) return has + fmt::format("Combate {}{}", printed, number_text(a.n)) + had;
    return has + fmt::format("Suporte {}{}", printed, number_text(a.support)) + had;
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r)) {
    const std::string trait = characteristic_name(word(p->characteristic), Language::pt_BR);
    return verb("recebe ", "recebem ") + (word(p->characteristic) == "Clone Status" ? "o " : "a Característica ") +
           trait;
  }
  if (std::holds_alternative<Untargetable>(r))
    return cannot + "ser Alvo de " + nominal(a.by.value_or(Filter{}), true).text;
  if (const auto* p = std::get_if<PreventDamage>(&r))
    return verb("não sofre", "não sofrem") + " dano" + damage_source(a, p->cause) + at_results(p->result);
  if (std::holds_alternative<ForbidJutsu>(r))
    return cannot + "usar " + (a.by ? nominal(of_type(*a.by, CardType::jutsu), true).text : std::string("Jutsus"));
  if (const auto* p = std::get_if<CannotBeSent>(&r)) {
    if (p->team && p->team->alone == true) return cannot + "ser " + portuguese_sent(p->as, s, " " + part("sozinh"));
    return cannot + "ser " + portuguese_sent(p->as, s) + (p->team ? " " + team(*p->team) : std::string());
  }
  if (const auto* p = std::get_if<MustBeSent>(&r))
    return verb("deve ", "devem ") + "ser " + portuguese_sent(p->as, s) + ", se possível";
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) {
    if (p->except_by)
      return verb("só pode", "só podem") + " ser " + portuguese_ending("bloquead", s.feminine, s.plural) +
             " por um Time com " + whom(*p->except_by);
    if (p->only_by)
      return verb("só pode", "só podem") + " ser " + part("bloquead") + " por Times " +
             enumerated(team_kinds(*p->only_by), and_word());
    std::string text = cannot + "ser " + part("bloquead");
    if (!p->by) return text;
    if (p->by->alone) return text + (*p->by->alone ? " por um Ninja sozinho" : " por vários Ninjas juntos");
    std::vector<std::string> said;
    std::vector<std::string> members;
    for (const Filter& f : p->by->with) members.push_back(some_with("", f));
    if (!members.empty()) said.push_back("com " + enumerated(members, and_word()));
    for (const Filter& f : p->by->only) said.push_back("formados só por " + nominal(as_ninja(f), true).text);
    const std::vector<std::string> kinds = team_kinds(*p->by);
    if (!kinds.empty()) return text + " por um Time " + enumerated(kinds, and_word());
    return text + " por Times " + enumerated(said, and_word());
  }
  if (std::holds_alternative<NoRewards>(r)) return verb("não ganha", "não ganham") + " Prêmios de Batalha no Showdown";
  if (std::holds_alternative<CannotBeNegated>(r))
    return cannot + "ser " + part("anulad") + (a.by ? " por " + nominal(*a.by, true).text : std::string());
  if (std::holds_alternative<HealLock>(r)) return cannot + "ser " + part("curad");
  return change(a, s);
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string Portuguese::change(const Act& a, const Np& s) {
  const Rule& r = *a.rule;
  const auto verb = [&s](std::string_view one, std::string_view more) { return std::string(s.plural ? more : one); };
  if (const auto* p = std::get_if<LoseCharacteristic>(&r)) {
    const std::string trait = characteristic_name(word(p->characteristic), Language::pt_BR);
    return verb("perde ", "perdem ") + (word(p->characteristic) == "Clone Status" ? "o " : "a Característica ") + trait;
  }
  if (const auto* p = std::get_if<SetRank>(&r)) {
    if (p->rank == Rank::none) return verb("não tem", "não têm") + " Graduação";
    return verb("tem", "têm") + " apenas a Graduação " + rank_title_name(p->rank, Language::pt_BR);
  }
  if (const auto* p = std::get_if<GrantAttribute>(&r))
    return verb("recebe", "recebem") + " o Atributo de Combate " + attribute_name(word(p->attribute), Language::pt_BR);
  if (const auto* p = std::get_if<GrantName>(&r)) return verb("também tem", "também têm") + " o nome " + word(p->name);
  if (std::holds_alternative<CountsAsNinja>(r))
    return fmt::format("também {} como Ninja{} com Poder {}/{}", verb("conta", "contam"), s.plural ? "s" : "",
                       number_text(a.n), number_text(a.support));
  if (const auto* p = std::get_if<GrantRank>(&r))
    return verb("também tem", "também têm") + " a Graduação " + rank_title_name(p->rank, Language::pt_BR);
  if (const auto* p = std::get_if<SetAttribute>(&r))
    return verb("tem", "têm") + " apenas o Atributo de Combate " + attribute_name(word(p->attribute), Language::pt_BR);
  if (const auto* p = std::get_if<CopyTrait>(&r)) {
    if (p->trait == CopiedTrait::attribute)
      return verb("tem", "têm") + " o Atributo de Combate " + with("de", a.other.front()) + " em vez do próprio";
    if (p->trait == CopiedTrait::text)
      return verb("também tem", "também têm") + " o texto de efeito " + with("de", a.other.front());
    return verb("recebe", "recebem") + " 1 Característica " + with("de", a.other.front()) + " à sua escolha";
  }
  if (std::holds_alternative<LoseText>(r)) return verb("perde o texto", "perdem o texto");
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    if (p->how == FigureChange::multiplied) return "são multiplicados por " + number_text(a.n);
    constexpr std::array<std::string_view, 9> how{"trocam de lugar",
                                                  "são dobrados",
                                                  "caem pela metade, arredondados para baixo",
                                                  "são triplicados",
                                                  "voltam a ser os impressos",
                                                  "passam a ser os de Ferido",
                                                  "passam a ser os de Saudável",
                                                  "continuam os mesmos, mas o Suporte conta como negativo",
                                                  "é triplicado"};
    return std::string(how[static_cast<std::size_t>(p->how)]);
  }
  if (const auto* p = std::get_if<MentalBattle>(&r))
    return p->forbid ? verb("não pode ser uma Batalha Mental", "não podem ser Batalhas Mentais")
                     : verb("é uma Batalha Mental", "são Batalhas Mentais");
  if (!cost_change(a)) return further_rule(a, s);
  const CostChange cost = *cost_change(a);
  const bool moved = cost.add.letter != 0 || cost.add.number != 0;
  if (cost.waived) return "não precisa ser pago";
  std::vector<std::string> said;
  const std::string unit = !std::holds_alternative<ChangeJutsuCost>(r) ? std::string()
                           : cost.symbol ? " Chakra de " + symbol_name(*cost.symbol, Language::pt_BR)
                                         : " Chakra";
  const bool anew = cost.set && cost.set->letter == 0 && cost.set->number == 0 && moved && cost.add.number > 0;
  if (anew) return fmt::format("{} a ser {}{}", verb("passa", "passam"), number_text(cost.add), unit);
  if (cost.set) said.push_back(fmt::format("{} a ser {}", verb("passa", "passam"), number_text(*cost.set)));
  if (moved || !cost.set)
    said.push_back(fmt::format("{} em {}{}",
                               cost.add.number < 0 ? verb("diminui", "diminuem") : verb("aumenta", "aumentam"),
                               size_text(cost.add), unit));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording

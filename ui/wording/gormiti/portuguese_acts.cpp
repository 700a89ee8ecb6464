// SPDX-License-Identifier: GPL-3.0-or-later
// What is done, and what is so.
#include <fmt/format.h>

#include "ui/wording/gormiti/portuguese.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view portuguese_role(Role as, bool many) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return many ? " quando atacam" : " quando ataca";
    case Role::defender:
      return many ? " quando defendem" : " quando defende";
  }
  return "";
}

std::string_view portuguese_damage(DamageCause cause) {
  switch (cause) {
    case DamageCause::any:
      return "dano";
    case DamageCause::battle:
      return "dano de confronto";
    case DamageCause::effect:
      return "dano de habilidades";
  }
  return "";
}

std::string_view portuguese_owner(const describe::Phrase& who, std::string_view yours, std::string_view theirs,
                                  std::string_view owners) {
  using describe::Naming;
  if (who.naming == Naming::this_card || who.naming == Naming::bearer || who.naming == Naming::own_fighter ||
      (who.naming == Naming::it && who.type != CardType::fighter) || who.filter.controller == Whose::you)
    return yours;
  return who.naming == Naming::opposing_fighter || who.filter.controller == Whose::opponent ? theirs : owners;
}

/// The thing as a word behind the verb: "-o", "-a", "-os", "-as".
std::string portuguese_it(bool feminine, bool many) { return std::string(feminine ? "-a" : "-o") + (many ? "s" : ""); }

}  // namespace

std::string Portuguese::changes(const Act& a) const {
  std::vector<std::string> parts;
  if (a.has_atk) parts.push_back(quantity(a.n, "ATQ", "ATQ", true));
  if (a.has_hp) parts.push_back(quantity(a.hp, "PV", "PV", true));
  return fmt::format("{} {} {}{}", np(a.who), a.who.many() ? "recebem" : "recebe", joined(parts, " e "),
                     portuguese_role(a.as, a.who.many()));
}

std::string Portuguese::takes_less(const Act& a) const {
  const int n = a.n.amount.counted ? a.n.amount.times : a.n.amount.number;
  return fmt::format("{} {} {} de {} a menos{}{}", np(a.who), a.who.many() ? "sofrem" : "sofre", n,
                     portuguese_damage(a.cause), portuguese_role(a.as, a.who.many()), for_each(a.n, false));
}

std::string Portuguese::moved(const Act& a) const {
  const bool many = a.who.many();
  const std::string_view hand = portuguese_owner(a.who, "à sua mão", "à mão do oponente", "à mão do dono");
  // Who is told to do it chooses the cards.
  if (a.verb == Verb::to_hand && a.who.naming == Naming::counted)
    return fmt::format("faça {} {} {}", np(a.who, "", "de"), many ? "voltarem" : "voltar", hand);
  if (a.verb == Verb::to_hand) return fmt::format("{} {} {}", np(a.who, "", "de"), many ? "voltam" : "volta", hand);
  const std::string_view where =
      portuguese_owner(a.who, "no seu baralho", "no baralho do oponente", "no baralho do dono");
  if (a.who.naming == Naming::it)
    return fmt::format("embaralhe{} {}", portuguese_it(a.who.type != CardType::fighter, false), where);
  return fmt::format("embaralhe {} {}", np(a.who, "", "de"), where);
}

std::string Portuguese::searched(const Act& a) const {
  const bool one = !a.n.amount.counted && a.n.amount.number == 1;
  const std::string them = portuguese_it(noun(a.who.filter, false).feminine, !one);
  return fmt::format("procure {} no seu baralho, mostre{} e coloque{} na sua mão; depois, embaralhe o baralho",
                     quantity(a.n, kind(a.who.filter, false, false).text, kind(a.who.filter, true, false).text), them,
                     them);
}

std::string Portuguese::attacks_at_once(const Act& a) const {
  const bool many = a.who.many();
  const bool feminine = a.who.naming == Naming::group && noun(a.who.filter, many).feminine;
  return fmt::format("{} {} atacar no turno em que {} {} em campo", np(a.who), many ? "podem" : "pode",
                     many ? "são" : "é", portuguese_ending("posicionad", feminine, many));
}

std::string Portuguese::act(const Act& a) const {
  const bool it = a.who.naming == Naming::it;
  const bool feminine = a.who.type != CardType::fighter;
  const bool many = a.who.many();
  const bool other = a.player == Whose::opponent;
  switch (a.verb) {
    case Verb::damage:
      return fmt::format("cause {} {}", quantity(a.n, "de dano", "de dano"), np(a.who, "a"));
    case Verb::heal:
      return fmt::format("cure {} {}", quantity(a.n, "PV", "PV"), np(a.who, "de"));
    case Verb::change:
      return changes(a);
    case Verb::take_less:
      return takes_less(a);
    case Verb::draw:
      return fmt::format("{} {}", other ? "o oponente compra" : "compre", quantity(a.n, "carta", "cartas"));
    case Verb::discard:
      return fmt::format("{}{} {} da {}mão", other ? "o oponente descarta" : "descarte", a.random ? " ao acaso" : "",
                         quantity(a.n, "carta", "cartas"), other ? "própria " : "sua ");
    case Verb::to_hand:
    case Verb::to_deck:
      return moved(a);
    case Verb::search:
      return searched(a);
    case Verb::put_token:
      return fmt::format("coloque {} no seu campo ({})",
                         quantity(a.n, "ficha de combatente " + token_name(a), "fichas de combatente " + token_name(a)),
                         token_facts(a));
    case Verb::destroy:
      return it ? "destrua" + portuguese_it(feminine, false) : "destrua " + np(a.who);
    case Verb::put_counters:
      return fmt::format(
          "coloque {} {}",
          quantity(a.n, "marcador de " + counter_name(a.counter), "marcadores de " + counter_name(a.counter)),
          np(a.who, "em"));
    case Verb::extra_attack:
      return fmt::format("{} {} 1 ataque adicional neste turno", np(a.who), many ? "recebem" : "recebe");
    case Verb::attach:
      return it ? fmt::format("mova{} {}", portuguese_it(feminine, false), np(a.other, "para"))
                : fmt::format("mova {} {}", np(a.who), np(a.other, "para"));
    case Verb::cannot_attack:
      return np(a.who) + (many ? " não podem atacar" : " não pode atacar");
    case Verb::attack_at_once:
      return attacks_at_once(a);
    case Verb::cannot_defend:
      return fmt::format("{} {} defender contra {}", np(a.who), many ? "não podem" : "não pode", np(a.other));
    case Verb::no_moves:
      return "o oponente não pode jogar cartas de Golpe nos confrontos com " + np(a.who);
  }
  return {};
}

std::string Portuguese::payment(const Cost& cost, CardType type) const {
  std::vector<std::string> given, parts;
  for (const CostLine& line : cost) {
    if (const auto* in_play = std::get_if<InPlayCost>(&line)) {
      Phrase p;
      p.naming = Naming::counted;
      p.filter = in_play->of;
      p.filter.controller = Whose::you;
      p.n = in_play->n;
      given.push_back((given.empty() ? "" : "mais ") + np(p));
    }
  }
  if (!given.empty()) parts.push_back("envie " + joined(given, " e ") + " à pilha de descarte");
  for (const CostLine& line : cost) {
    if (const auto* hand = std::get_if<HandCost>(&line))
      parts.push_back(fmt::format("descarte {} carta{} da sua mão", hand->n, hand->n == 1 ? "" : "s"));
    if (const auto* coins = std::get_if<CoinCost>(&line))
      parts.push_back(fmt::format("remova {} {} de {} {}", coins->n, coins->n == 1 ? "marcador" : "marcadores",
                                  counter_name(coins->kind.id),
                                  portuguese_with("de", pointed(Naming::this_card, type))));
  }
  return joined(parts, " e ");
}

std::string Portuguese::if_you_wish(const std::vector<Clause>&) const { return "se quiser, "; }

}  // namespace playsheet::gormiti_wording

// SPDX-License-Identifier: GPL-3.0-or-later
// What is done, and what is so.
#include <fmt/format.h>

#include "ui/wording/gormiti/italian.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

namespace {

std::string_view italian_role(Role as, bool many) {
  switch (as) {
    case Role::any:
      return "";
    case Role::attacker:
      return many ? " quando attaccano" : " quando attacca";
    case Role::defender:
      return many ? " quando difendono" : " quando difende";
  }
  return "";
}

std::string_view italian_damage(DamageCause cause) {
  switch (cause) {
    case DamageCause::any:
      return "";
    case DamageCause::battle:
      return " da scontro";
    case DamageCause::effect:
      return " da abilità";
  }
  return "";
}

Whose italian_owner(const describe::Phrase& who) {
  using describe::Naming;
  if (who.naming == Naming::this_card || who.naming == Naming::bearer || who.naming == Naming::own_fighter ||
      (who.naming == Naming::it && who.type != CardType::fighter))
    return Whose::you;
  return who.naming == Naming::opposing_fighter ? Whose::opponent : who.filter.controller;
}

/// The thing as a word behind the verb: "lo", "la", "li", "le".
std::string italian_it(bool feminine, bool many) { return feminine ? (many ? "le" : "la") : (many ? "li" : "lo"); }

}  // namespace

std::string Italian::changes(const Act& a) const {
  std::vector<std::string> parts;
  if (a.has_atk) parts.push_back(quantity(a.n, "ATK", "ATK", true));
  if (a.has_hp) parts.push_back(quantity(a.hp, "HP", "HP", true));
  return fmt::format("{}{} {}{}", subject(a.who), a.who.many() ? "ottengono" : "ottiene", joined(parts, " e "),
                     italian_role(a.as, a.who.many()));
}

std::string Italian::takes_less(const Act& a) const {
  const int n = a.n.amount.counted ? a.n.amount.times : a.n.amount.number;
  return fmt::format("{}{} {} {}{} in meno{}{}", subject(a.who), a.who.many() ? "subiscono" : "subisce", n,
                     n == 1 ? "danno" : "danni", italian_damage(a.cause), italian_role(a.as, a.who.many()),
                     for_each(a.n, false));
}

/// The owner takes it back into the hand; who chooses is said first.
std::string Italian::to_hand(const Act& a) const {
  const Whose owner = italian_owner(a.who);
  const bool it = a.who.naming == Naming::it;
  const bool feminine = it ? a.who.type != CardType::fighter : noun(a.who.filter, false).feminine;
  const std::string them = italian_it(feminine, a.who.many());
  if (owner == Whose::you) return it ? "riprendi" + them + " in mano" : "riprendi in mano " + np(a.who, "", "da");
  const std::string_view who = owner == Whose::opponent ? "l'avversario" : "il proprietario";
  if (it) return fmt::format("{} {} riprende in mano", who, them);
  if (a.who.naming != Naming::counted) return fmt::format("{} riprende in mano {}", who, np(a.who, "", "da"));
  return fmt::format("scegli {}; {} {} riprende in mano", np(a.who, "", "da"), who, them);
}

std::string Italian::to_deck(const Act& a) const {
  const Whose owner = italian_owner(a.who);
  const std::string_view where = owner == Whose::you        ? "nel tuo mazzo"
                                 : owner == Whose::opponent ? "nel mazzo dell'avversario"
                                                            : "nel mazzo del proprietario";
  if (a.who.naming == Naming::it)
    return fmt::format("rimescola{} {}", italian_it(a.who.type != CardType::fighter, false), where);
  return fmt::format("rimescola {} {}", np(a.who, "", "da"), where);
}

std::string Italian::searched(const Act& a) const {
  const bool one = !a.n.amount.counted && a.n.amount.number == 1;
  const std::string them = italian_it(noun(a.who.filter, false).feminine, !one);
  return fmt::format("cerca nel tuo mazzo {}, mostra{} e aggiungi{} alla tua mano, poi mescola il mazzo",
                     quantity(a.n, kind(a.who.filter, false, false).text, kind(a.who.filter, true, false).text), them,
                     them);
}

std::string Italian::attacks_at_once(const Act& a) const {
  const bool many = a.who.many();
  const bool feminine = a.who.naming == Naming::group && noun(a.who.filter, many).feminine;
  return fmt::format("{}{} attaccare nel turno in cui {} {}", subject(a.who), many ? "possono" : "può",
                     many ? "vengono" : "viene", italian_ending("schierat", feminine, many));
}

std::string Italian::act(const Act& a) const {
  const bool it = a.who.naming == Naming::it;
  const bool feminine = a.who.type != CardType::fighter;
  const bool other = a.player == Whose::opponent;
  switch (a.verb) {
    case Verb::damage:
      return fmt::format("infliggi{} {}{}", it ? (feminine ? "le" : "gli") : "", quantity(a.n, "danno", "danni"),
                         it ? "" : " " + np(a.who, "a"));
    case Verb::heal:
      return fmt::format("cura{} {}{}", it ? (feminine ? "le" : "gli") : "", quantity(a.n, "HP", "HP"),
                         it ? "" : " " + np(a.who, "a"));
    case Verb::change:
      return changes(a);
    case Verb::take_less:
      return takes_less(a);
    case Verb::draw:
      return fmt::format("{} {}", other ? "l'avversario pesca" : "pesca", quantity(a.n, "carta", "carte"));
    case Verb::discard:
      return fmt::format("{}{} {} dalla {}mano", other ? "l'avversario scarta" : "scarta", a.random ? " a caso" : "",
                         quantity(a.n, "carta", "carte"), other ? "sua " : "tua ");
    case Verb::to_hand:
      return to_hand(a);
    case Verb::to_deck:
      return to_deck(a);
    case Verb::search:
      return searched(a);
    case Verb::put_token:
      return fmt::format("metti nel tuo campo {} ({})",
                         quantity(a.n, "pedina " + token_name(a), "pedine " + token_name(a)), token_facts(a));
    case Verb::destroy:
      return it ? "distruggi" + italian_it(feminine, false) : "distruggi " + np(a.who);
    case Verb::put_counters:
      return fmt::format("metti {} {}",
                         quantity(a.n, "segnalino " + counter_name(a.counter), "segnalini " + counter_name(a.counter)),
                         it ? "su di " + np(a.who) : np(a.who, "su"));
    case Verb::extra_attack:
      return fmt::format("{}{} 1 attacco aggiuntivo in questo turno", subject(a.who),
                         a.who.many() ? "ottengono" : "ottiene");
    case Verb::attach:
      return it ? fmt::format("sposta{} {}", italian_it(feminine, false), np(a.other, "su"))
                : fmt::format("sposta {} {}", np(a.who), np(a.other, "su"));
    case Verb::cannot_attack:
      return subject(a.who) + (a.who.many() ? "non possono attaccare" : "non può attaccare");
    case Verb::attack_at_once:
      return attacks_at_once(a);
    case Verb::cannot_defend:
      return fmt::format("{}{} difendere contro {}", subject(a.who), a.who.many() ? "non possono" : "non può",
                         np(a.other));
    case Verb::no_moves:
      return "l'avversario non può giocare Carte Mossa negli scontri con " + np(a.who);
  }
  return {};
}

std::string Italian::payment(const Cost& cost, CardType type) const {
  std::vector<std::string> given, parts;
  for (const CostLine& line : cost) {
    if (const auto* in_play = std::get_if<InPlayCost>(&line)) {
      Phrase p;
      p.naming = Naming::counted;
      p.filter = in_play->of;
      p.filter.controller = Whose::you;
      p.filter.other = p.filter.other || !given.empty();
      p.n = in_play->n;
      given.push_back(np(p));
    }
  }
  if (!given.empty()) parts.push_back("manda " + joined(given, " e ") + " nella pila degli scarti");
  for (const CostLine& line : cost) {
    if (const auto* hand = std::get_if<HandCost>(&line))
      parts.push_back(fmt::format("scarta {} {} dalla tua mano", hand->n, hand->n == 1 ? "carta" : "carte"));
    if (const auto* coins = std::get_if<CoinCost>(&line))
      parts.push_back(fmt::format("rimuovi {} {} {} {}", coins->n, coins->n == 1 ? "segnalino" : "segnalini",
                                  counter_name(coins->kind.id), italian_with("da", pointed(Naming::this_card, type))));
  }
  return joined(parts, " e ");
}

std::string Italian::if_you_wish(const std::vector<Clause>&) const { return "se vuoi, "; }

}  // namespace playsheet::gormiti_wording

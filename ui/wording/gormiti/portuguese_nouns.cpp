// SPDX-License-Identifier: GPL-3.0-or-later
// Who and what is spoken of, how many, and which of them.
#include <fmt/format.h>

#include "ui/wording/gormiti/portuguese.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Article;
using wording::Np;

namespace {

std::string blank_before(const std::string& word) { return word.empty() ? "" : " " + word; }

}  // namespace

Np Portuguese::pointed(Naming naming, CardType type) const {
  const bool feminine = type != CardType::fighter;
  switch (naming) {
    case Naming::this_card:
      return {(feminine ? "esta " : "este ") + std::string(name_of(type, Language::pt_BR)), Article::none, feminine};
    case Naming::bearer:
      return {"Combatente equipado", Article::definite};
    case Naming::own_fighter:
      return {"seu Combatente", Article::definite};
    case Naming::opposing_fighter:
      return {"Combatente adversário", Article::definite};
    case Naming::that_fighter:
      return {"esse Combatente", Article::none};
    case Naming::other_fighter:
      return {"outro Combatente", Article::definite};
    case Naming::it:
    case Naming::each:
    case Naming::group:
    case Naming::counted:
    case Naming::some:
      break;
  }
  return {feminine ? "ela" : "ele", Article::none, feminine};
}

std::string Portuguese::bounded(const Bounds& b) const {
  if (b.at_least && b.at_most)
    return *b.at_least == *b.at_most ? fmt::format("exatamente {}", *b.at_least)
                                     : fmt::format("de {} a {}", *b.at_least, *b.at_most);
  return b.at_least ? fmt::format("pelo menos {}", *b.at_least) : fmt::format("no máximo {}", b.at_most.value_or(0));
}

/// " com pelo menos 30 PV", " com PV de 20 a 30"
std::string Portuguese::valued(const Bounds& b, std::string_view of) const {
  const bool range = b.at_least && b.at_most && *b.at_least != *b.at_most;
  return range ? fmt::format(" com {} {}", of, bounded(b)) : fmt::format(" com {} {}", bounded(b), of);
}

/// The bare noun with its category.
Np Portuguese::noun(const Filter& f, bool plural, std::string_view link) const {
  const bool fighters = describe::is_about_fighters(f);
  const auto category = [&](bool many) {
    return any_of(
        f.category, [&](Category c) { return name_of(c, many, Language::pt_BR); }, link);
  };
  const auto ficha = [&]() -> std::string { return plural ? "fichas de combatente" : "ficha de combatente"; };
  const bool may_be = describe::may_be_fighter(f);
  if (f.hero == true && may_be)
    return {std::string(plural ? "Heróis" : "Herói") + (f.token == true ? " ficha de combatente" : "") +
            blank_before(category(false))};
  if (f.token == true && may_be) return {ficha() + blank_before(category(false)), Article::none, true};
  if (fighters && !f.category.empty()) return {category(plural)};
  if (fighters) return {plural ? "Combatentes" : "Combatente"};
  const auto card = [&](CardType t) -> std::string {
    if (t == CardType::fighter) return plural ? "Combatentes" : "Combatente";
    std::string one(name_of(t, Language::pt_BR));
    if (plural) one.replace(0, 5, "cartas");
    return one;
  };
  const bool feminine = !f.type.has(CardType::fighter);
  const std::string impossible = std::string(f.hero == true ? " Herói" : "") + (f.token == true ? " ficha" : "");
  const std::string plain = plural ? "cartas" : "carta";
  return {(f.type.empty() ? plain : any_of(f.type, card, link)) + impossible + blank_before(category(false)),
          Article::none, feminine};
}

Np Portuguese::kind(const Filter& f, bool plural, bool opposing, std::string_view link) const {
  Np out = noun(f, plural, link);
  const auto ending = [&](std::string_view stem) { return portuguese_ending(stem, out.feminine, plural); };
  out.text += blank_before(any_of(
      f.element, [](Element e) { return "de " + std::string(name_of(e, Language::pt_BR)); }, link));
  if (opposing) out.text += " " + ending("adversári");
  if (f.other) out.text = ending("outr") + " " + out.text;
  if (f.health != Health::any) out.text += " " + ending(f.health == Health::injured ? "ferid" : "iles");
  if (!f.hp.any()) out.text += valued(f.hp, "PV");
  if (!f.atk.any()) out.text += valued(f.atk, "ATQ");
  if (f.hero == false || f.token == false) {
    out.text += plural ? " que não sejam " : " que não seja ";
    if (f.hero == false) out.text += f.controller == Whose::any ? "um Herói" : "o Herói";
    if (f.hero == false && f.token == false) out.text += " nem ";
    if (f.token == false) out.text += "uma ficha de combatente";
  }
  out.plural = plural;
  return out;
}

std::string Portuguese::pile(const Filter& f, std::string_view out_of) const {
  if (f.zone == Place::field) return {};
  const bool many = f.controller == Whose::any;
  const bool own = f.controller == Whose::you;
  Np np{f.zone == Place::discard ? (many ? "pilhas de descarte" : "pilha de descarte")
        : f.zone == Place::hand  ? (many ? "mãos" : "mão")
                                 : (many ? "baralhos" : "baralho"),
        Article::definite, f.zone != Place::deck, many};
  if (own) np.text = (np.feminine ? "sua " : "seu ") + np.text;
  return " " + portuguese_with(out_of, np) + (own || many ? "" : " do oponente");
}

std::string Portuguese::np(const Phrase& p, std::string_view preposition, std::string_view out_of) const {
  const bool grouped =
      p.naming == Naming::each || p.naming == Naming::group || p.naming == Naming::counted || p.naming == Naming::some;
  if (!grouped) return portuguese_with(preposition, pointed(p.naming, p.type));
  const Filter& f = p.filter;
  if (f.ref) {
    Filter rest = describe::without_fighter(f);
    rest.ref.reset();
    const std::string one = portuguese_with(preposition, pointed(p.ref, CardType::fighter));
    return rest == Filter{} ? one : one + " (se " + predicate(rest, Mood::supposed) + ")";
  }
  const bool here = f.zone == Place::field;
  const bool own = here && f.controller == Whose::you;
  const bool opposing = here && f.controller == Whose::opponent;
  const std::string where = pile(f, out_of) + (p.by_opponent ? " à escolha do oponente" : "");
  const auto with = [&](Np np) { return portuguese_with(preposition, np) + where; };
  if (p.is_one_hero()) {
    Np hero = kind(f, false, opposing);
    if (own) hero.text = "seu " + hero.text;
    hero.article = Article::definite;
    return with(hero);
  }
  Np np = kind(f, own || p.many(), opposing, p.naming == Naming::group ? " e " : " ou ");
  const std::string of_yours = (np.feminine ? "das suas " : "dos seus ") + np.text;
  const std::string one = np.feminine ? "uma" : "um";
  switch (p.naming) {
    case Naming::each:
      np.text = "cada " + (own ? one + " " + of_yours : np.text);
      break;
    case Naming::group:
      np.article = Article::definite;
      if (own) np.text = (np.feminine ? "suas " : "seus ") + np.text;
      if (own || (!opposing && here)) np.article = Article::none;
      if (!own && !opposing && here) np.text = (np.feminine ? "todas as " : "todos os ") + np.text;
      break;
    case Naming::counted:
      np.text = fmt::format("{} {}", p.n, own ? of_yours : np.text);
      break;
    default:
      if (own)
        np.text = one + " " + of_yours;
      else if (!f.other)
        np.article = Article::indefinite;
  }
  if (p.naming != Naming::group && p.naming != Naming::some) np.article = Article::none;
  return with(np);
}

std::string Portuguese::predicate(const Filter& f, Mood mood) const {
  const bool told = mood == Mood::told;
  std::vector<std::string> parts;
  Filter plain = f;
  plain.hp = plain.atk = {};
  Filter without = plain;
  without.health = Health::any;
  if (without != Filter{}) {
    Phrase some;
    some.naming = Naming::some;
    some.filter = plain;
    parts.push_back((told ? "é " : "for ") + np(some));
  } else if (f.health != Health::any) {
    parts.push_back((told ? "está " : "estiver ") + std::string(f.health == Health::injured ? "ferido" : "ileso"));
  }
  const std::string has = told ? "tem " : "tiver ";
  if (!f.hp.any()) parts.push_back(has + bounded(f.hp) + " PV");
  if (!f.atk.any()) parts.push_back(has + bounded(f.atk) + " ATQ");
  return parts.empty() ? (told ? "está em campo" : "estiver em campo") : joined(parts, " e ");
}

std::string Portuguese::for_each(const Quantity& q, bool sign) const {
  if (!q.amount.counted) return {};
  Phrase each;
  each.naming = Naming::each;
  each.filter = q.amount.filter;
  each.ref = q.ref;
  return " para " + np(each) + limit(q.amount, sign);
}

std::string Portuguese::quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign) const {
  const int n = q.amount.counted ? q.amount.times : q.amount.number;
  return number(n, sign) + " " + std::string(n == 1 || n == -1 ? one : many) + for_each(q, sign);
}

}  // namespace playsheet::gormiti_wording

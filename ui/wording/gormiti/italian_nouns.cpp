// SPDX-License-Identifier: GPL-3.0-or-later
// Who and what is spoken of, how many, and which of them.
#include <fmt/format.h>

#include "ui/wording/gormiti/italian.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::Article;
using wording::Np;

namespace {

/// The sound that the article looks at.
char italian_onset(std::string_view text) {
  if (text.empty()) return 'C';
  if (std::string_view("AEIOUaeiou").find(text[0]) != std::string_view::npos) return 'V';
  const bool impure = (text[0] == 'S' || text[0] == 's') && text.size() > 1 &&
                      std::string_view("bcdfgklmnpqrtv").find(text[1]) != std::string_view::npos;
  return impure || text[0] == 'Z' ? 'S' : 'C';
}

std::string spaced_before(const std::string& word) { return word.empty() ? "" : " " + word; }

}  // namespace

Np Italian::pointed(Naming naming, CardType type) const {
  const bool feminine = type != CardType::fighter;
  switch (naming) {
    case Naming::this_card:
      return {italian_ending("quest", feminine, false) + " " + std::string(name_of(type, Language::it)), Article::none,
              feminine};
    case Naming::bearer:
      return {"Combattente equipaggiato", Article::definite};
    case Naming::own_fighter:
      return {"tuo Combattente", Article::definite};
    case Naming::opposing_fighter:
      return {"Combattente avversario", Article::definite};
    case Naming::that_fighter:
      return {"quel Combattente", Article::none};
    case Naming::other_fighter:
      return {"altro Combattente", Article::definite, false, false, 'V'};
    case Naming::it:
    case Naming::each:
    case Naming::group:
    case Naming::counted:
    case Naming::some:
      break;
  }
  return {feminine ? "essa" : "esso", Article::none, feminine};
}

std::string Italian::bounded(const Bounds& b) const {
  if (b.at_least && b.at_most)
    return *b.at_least == *b.at_most ? fmt::format("esattamente {}", *b.at_least)
                                     : fmt::format("da {} a {}", *b.at_least, *b.at_most);
  return b.at_least ? fmt::format("almeno {}", *b.at_least) : fmt::format("al massimo {}", b.at_most.value_or(0));
}

/// " con almeno 30 HP", " con HP da 20 a 30"
std::string Italian::valued(const Bounds& b, std::string_view of) const {
  const bool range = b.at_least && b.at_most && *b.at_least != *b.at_most;
  return range ? fmt::format(" con {} {}", of, bounded(b)) : fmt::format(" con {} {}", bounded(b), of);
}

/// The bare noun with its category.
Np Italian::noun(const Filter& f, bool plural, std::string_view link) const {
  const bool fighters = describe::is_about_fighters(f);
  const auto category = [&](bool many) {
    return any_of(
        f.category, [&](Category c) { return name_of(c, many, Language::it); }, link);
  };
  const bool may_be = describe::may_be_fighter(f);
  if (f.hero == true && may_be)
    return {std::string(plural ? "Eroi" : "Eroe") + (f.token == true ? " pedina" : "") +
            spaced_before(category(false))};
  if (f.token == true && may_be)
    return {(plural ? "pedine" : "pedina") + spaced_before(category(false)), Article::none, true};
  if (fighters && !f.category.empty()) return {category(plural)};
  if (fighters) return {plural ? "Combattenti" : "Combattente"};
  const auto card = [&](CardType t) -> std::string {
    if (t == CardType::fighter) return plural ? "Combattenti" : "Combattente";
    std::string one(name_of(t, Language::it));
    if (plural) one.replace(0, 5, "Carte");
    return one;
  };
  const bool feminine = !f.type.has(CardType::fighter);
  const std::string impossible = std::string(f.hero == true ? " Eroe" : "") + (f.token == true ? " pedina" : "");
  const std::string plain = plural ? "carte" : "carta";
  return {(f.type.empty() ? plain : any_of(f.type, card, link)) + impossible + spaced_before(category(false)),
          Article::none, feminine};
}

Np Italian::kind(const Filter& f, bool plural, bool whose, std::string_view link) const {
  Np out = noun(f, plural, link);
  const auto ending = [&](std::string_view stem) { return italian_ending(stem, out.feminine, plural); };
  const std::string element = any_of(
      f.element, [](Element e) { return name_of(e, Language::it); }, link);
  out.text += spaced_before(element);
  if (whose && f.controller == Whose::you)
    out.text = (!plural ? (out.feminine ? "tua " : "tuo ") : out.feminine ? "tue " : "tuoi ") + out.text;
  if (whose && f.controller == Whose::opponent)
    out.text += plural ? (out.feminine ? " avversarie" : " avversari") : " " + ending("avversari");
  if (f.other) out.text = ending("altr") + " " + out.text;
  if (f.health != Health::any) out.text += " " + ending(f.health == Health::injured ? "ferit" : "illes");
  if (!f.hp.any()) out.text += valued(f.hp, "HP");
  if (!f.atk.any()) out.text += valued(f.atk, "ATK");
  if (f.hero == false || f.token == false) {
    const std::string_view hero = f.controller == Whose::any ? "da un Eroe" : "dall'Eroe";
    out.text += " " + ending("divers") + " ";
    if (f.hero == false) out.text += hero;
    if (f.hero == false && f.token == false) out.text += " e ";
    if (f.token == false) out.text += "da una pedina";
  }
  out.plural = plural;
  out.onset = italian_onset(out.text);
  return out;
}

std::string Italian::pile(const Filter& f, std::string_view out_of) const {
  if (f.zone == Place::field) return {};
  const bool hand = f.zone == Place::hand;
  const bool many = f.controller == Whose::any;
  const bool own = f.controller == Whose::you;
  Np np{f.zone == Place::discard ? (many ? "pile degli scarti" : "pila degli scarti")
        : hand                   ? (many ? "mani" : "mano")
                                 : (many ? "mazzi" : "mazzo"),
        Article::definite, f.zone != Place::deck, many};
  if (own) np.text = (np.feminine ? "tua " : "tuo ") + np.text;
  return " " + italian_with(out_of, np) + (own || many ? "" : " dell'avversario");
}

std::string Italian::np(const Phrase& p, std::string_view preposition, std::string_view out_of) const {
  const bool grouped =
      p.naming == Naming::each || p.naming == Naming::group || p.naming == Naming::counted || p.naming == Naming::some;
  if (!grouped) return italian_with(preposition, pointed(p.naming, p.type));
  const Filter& f = p.filter;
  if (f.ref) {
    Filter rest = describe::without_fighter(f);
    rest.ref.reset();
    const std::string one = italian_with(preposition, pointed(p.ref, CardType::fighter));
    return rest == Filter{} ? one : one + " (se " + predicate(rest, false) + ")";
  }
  const bool here = f.zone == Place::field;
  const std::string where = pile(f, out_of) + (p.by_opponent ? " a scelta dell'avversario" : "");
  const bool one_hero = p.is_one_hero();
  Np np = kind(f, p.many(), here, p.naming == Naming::group ? " e " : " o ");
  np.article = Article::definite;
  if (p.naming == Naming::some) np.article = Article::indefinite;
  if (one_hero) {
    np.article = Article::definite;
  } else if (p.naming == Naming::each) {
    np.article = Article::none;
    np.text = "ogni " + np.text;
  } else if (p.naming == Naming::counted) {
    np.article = Article::none;
    np.text = fmt::format("{} {}", p.n, np.text);
  } else if (p.naming == Naming::group && here && f.controller == Whose::any) {
    np.article = Article::none;
    np.text = (np.feminine ? "tutte " : "tutti ") +
              italian_with("", {np.text, Article::definite, np.feminine, true, np.onset});
  }
  return italian_with(preposition, np) + where;
}

std::string Italian::subject(const Phrase& p) const { return p.naming == Naming::it ? "" : np(p) + " "; }

std::string Italian::predicate(const Filter& f, bool feminine) const {
  std::vector<std::string> parts;
  Filter plain = f;
  plain.hp = plain.atk = {};
  Filter without = plain;
  without.health = Health::any;
  if (without != Filter{}) {
    Phrase some;
    some.naming = Naming::some;
    some.filter = plain;
    parts.push_back("è " + np(some));
  } else if (f.health != Health::any) {
    parts.push_back("è " + italian_ending(f.health == Health::injured ? "ferit" : "illes", feminine, false));
  }
  if (!f.hp.any()) parts.push_back("ha " + bounded(f.hp) + " HP");
  if (!f.atk.any()) parts.push_back("ha " + bounded(f.atk) + " ATK");
  return parts.empty() ? "è in campo" : joined(parts, " e ");
}

std::string Italian::for_each(const Quantity& q, bool sign) const {
  if (!q.amount.counted) return {};
  Phrase each;
  each.naming = Naming::each;
  each.filter = q.amount.filter;
  each.ref = q.ref;
  return " per " + np(each) + limit(q.amount, sign);
}

std::string Italian::quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign) const {
  const int n = q.amount.counted ? q.amount.times : q.amount.number;
  return number(n, sign) + " " + std::string(n == 1 || n == -1 ? one : many) + for_each(q, sign);
}

}  // namespace playsheet::gormiti_wording

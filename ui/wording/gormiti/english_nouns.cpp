// SPDX-License-Identifier: GPL-3.0-or-later
// Who and what is spoken of, how many, and which of them.
#include <fmt/format.h>

#include "ui/wording/gormiti/english.h"

namespace playsheet::gormiti_wording {

using namespace gormiti;

std::string English::with_article(const std::string& text) {
  return (text.find_first_of("AEIOUaeiou") == 0 ? "an " : "a ") + text;
}

std::string English::pointed(Naming naming, CardType type) const {
  switch (naming) {
    case Naming::this_card:
      return "this " + std::string(name_of(type, Language::en));
    case Naming::bearer:
      return "the equipped Fighter";
    case Naming::own_fighter:
      return "your Fighter";
    case Naming::opposing_fighter:
      return "the opposing Fighter";
    case Naming::that_fighter:
      return "that Fighter";
    case Naming::other_fighter:
      return "the other Fighter";
    case Naming::it:
    case Naming::each:
    case Naming::group:
    case Naming::counted:
    case Naming::some:
      break;
  }
  return "it";
}

std::string English::bounded(const Bounds& b) const {
  if (b.at_least && b.at_most)
    return *b.at_least == *b.at_most ? fmt::format("exactly {}", *b.at_least)
                                     : fmt::format("{} to {}", *b.at_least, *b.at_most);
  return b.at_least ? fmt::format("at least {}", *b.at_least) : fmt::format("at most {}", b.at_most.value_or(0));
}

std::string English::kind(const Filter& f, bool plural, bool opposing, std::string_view link) const {
  std::string out;
  const auto add = [&](const std::string& word) {
    if (!word.empty()) out += (out.empty() ? "" : " ") + word;
  };
  const bool fighters = describe::is_about_fighters(f);
  const bool hero = f.hero == true && describe::may_be_fighter(f);
  const bool token = f.token == true && describe::may_be_fighter(f);
  const bool named = hero || token || !fighters;
  if (f.other) add("other");
  if (f.health != Health::any) add(f.health == Health::injured ? "injured" : "unhurt");
  if (opposing) add("opposing");
  if (f.hero == false) add("non-Hero");
  if (f.token == false) add(f.hero == false ? "and non-token" : "non-token");
  add(any_of(
      f.element, [](Element e) { return name_of(e, Language::en); }, link));
  if (named)
    add(any_of(
        f.category, [](Category c) { return name_of(c, false, Language::en); }, link));
  const std::string s = plural ? "s" : "";
  if (!hero && f.hero == true) add("Hero");
  if (!token && f.token == true) add("token");
  if (hero)
    add(std::string(f.token == true ? "token " : "") + (plural ? "Heroes" : "Hero"));
  else if (token)
    add("token" + s);
  else if (fighters && !f.category.empty())
    add(any_of(
        f.category, [&](Category c) { return name_of(c, plural, Language::en); }, link));
  else if (fighters)
    add("Fighter" + s);
  else if (f.type.empty())
    add("card" + s);
  else
    add(any_of(
        f.type, [&](CardType t) { return std::string(name_of(t, Language::en)) + s; }, link));
  if (!f.hp.any()) out += " with " + bounded(f.hp) + " HP";
  if (!f.atk.any()) out += " with " + bounded(f.atk) + " ATK";
  return out;
}

std::string English::pile(const Filter& f, std::string_view out_of) const {
  if (f.zone == Place::field) return {};
  const std::string_view zone = f.zone == Place::discard ? "discard pile" : f.zone == Place::hand ? "hand" : "deck";
  if (f.controller == Whose::any) return fmt::format(" {} the {}s", out_of, zone);
  return fmt::format(" {} {} {}", out_of, f.controller == Whose::you ? "your" : "the opponent's", zone);
}

std::string English::np(const Phrase& p, std::string_view out_of) const {
  const bool grouped =
      p.naming == Naming::each || p.naming == Naming::group || p.naming == Naming::counted || p.naming == Naming::some;
  if (!grouped) return pointed(p.naming, p.type);
  const Filter& f = p.filter;
  if (f.ref) {
    Filter rest = describe::without_fighter(f);
    rest.ref.reset();
    const std::string one = pointed(p.ref, CardType::fighter);
    return rest == Filter{} ? one : one + " (if it " + predicate(rest) + ")";
  }
  const bool here = f.zone == Place::field;
  const std::string_view link = p.naming == Naming::group ? " and " : " or ";
  const bool own = here && f.controller == Whose::you;
  const bool opposing = here && f.controller == Whose::opponent;
  const std::string where = pile(f, out_of) + (p.by_opponent ? " chosen by the opponent" : "");
  if (p.is_one_hero()) return (own ? "your " : "the ") + kind(f, false, opposing) + where;
  const std::string of = own ? " of your " : " ";
  switch (p.naming) {
    case Naming::each:
      return "each" + of + kind(f, own, opposing) + where;
    case Naming::group:
      return (own ? "your " : opposing || !here ? "" : "all ") + kind(f, true, opposing, link) + where;
    case Naming::counted:
      return fmt::format("{}{}{}{}", p.n, of, kind(f, own || p.n != 1, opposing), where);
    default:
      if (own) return "one of your " + kind(f, true, false) + where;
      return (f.other ? "an" : "") + (f.other ? kind(f, false, opposing) : with_article(kind(f, false, opposing))) +
             where;
  }
}

std::string English::predicate(const Filter& f) const {
  std::vector<std::string> parts;
  Filter plain = f;
  plain.hp = plain.atk = {};
  Filter without = plain;
  without.health = Health::any;
  if (without != Filter{}) {
    Phrase some;
    some.naming = Naming::some;
    some.filter = plain;
    parts.push_back("is " + np(some));
  } else if (f.health != Health::any) {
    parts.push_back(f.health == Health::injured ? "is injured" : "is unhurt");
  }
  if (!f.hp.any()) parts.push_back("has " + bounded(f.hp) + " HP");
  if (!f.atk.any()) parts.push_back("has " + bounded(f.atk) + " ATK");
  return parts.empty() ? "is on the field" : joined(parts, " and ");
}

std::string English::for_each(const Quantity& q, bool sign) const {
  if (!q.amount.counted) return {};
  Phrase each;
  each.naming = Naming::each;
  each.filter = q.amount.filter;
  each.ref = q.ref;
  return " for " + np(each) + limit(q.amount, sign);
}

std::string English::quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign) const {
  const int n = q.amount.counted ? q.amount.times : q.amount.number;
  return number(n, sign) + " " + std::string(n == 1 || n == -1 ? one : many) + for_each(q, sign);
}

}  // namespace playsheet::gormiti_wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/english.h"

#include <fmt/format.h>

namespace playsheet::gormiti_wording {

using namespace gormiti;
using wording::with_article;

namespace {

std::string behind(std::string_view preposition, const std::string& text) {
  return preposition.empty() ? text : std::string(preposition) + " " + text;
}

std::string pointed_at(describe::Naming naming, CardType type) {
  using describe::Naming;
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

}  // namespace

std::string English::pointed(Naming naming, CardType type, std::string_view preposition) const {
  return behind(preposition, pointed_at(naming, type));
}

/// The last words of the kind: "Water Fighters" without what stands in front.
std::string English::noun(const Filter& f, bool plural, std::string_view link) const {
  const bool fighters = describe::is_about_fighters(f);
  const std::string s = plural ? "s" : "";
  if (f.hero == true && describe::may_be_fighter(f))
    return std::string(f.token == true ? "token " : "") + (plural ? "Heroes" : "Hero");
  if (f.token == true && describe::may_be_fighter(f)) return "token" + s;
  if (fighters && !f.category.empty())
    return any_of(
        f.category, [&](Category c) { return name_of(c, plural, Language::en); }, link);
  if (fighters) return "Fighter" + s;
  if (f.type.empty()) return "card" + s;
  return any_of(
      f.type, [&](CardType t) { return std::string(name_of(t, Language::en)) + s; }, link);
}

std::string English::kind(const Filter& f, bool plural, bool opposing, std::string_view link) const {
  std::vector<std::string> words;
  const bool may_be = describe::may_be_fighter(f);
  if (f.other) words.emplace_back("other");
  if (f.health != Health::any) words.emplace_back(f.health == Health::injured ? "injured" : "unhurt");
  if (opposing) words.emplace_back("opposing");
  if (f.hero == false) words.emplace_back("non-Hero");
  if (f.token == false) words.emplace_back(f.hero == false ? "and non-token" : "non-token");
  words.push_back(any_of(
      f.element, [](Element e) { return name_of(e, Language::en); }, link));
  if (!describe::is_about_fighters(f) || (may_be && (f.hero == true || f.token == true)))
    words.push_back(any_of(
        f.category, [](Category c) { return name_of(c, false, Language::en); }, link));
  if (!may_be && f.hero == true) words.emplace_back("Hero");
  if (!may_be && f.token == true) words.emplace_back("token");
  words.push_back(noun(f, plural, link));
  std::string out = wording::spaced(words);
  if (!f.hp.any()) out += valued(f.hp, Term::hp);
  if (!f.atk.any()) out += valued(f.atk, Term::atk);
  return out;
}

std::string English::things(const Filter& f, bool plural) const { return kind(f, plural, false, or_word()); }

std::string English::none_of(const Filter& f) const { return "no " + things(f, true); }

std::string English::inflected(std::string_view stem, bool, bool) const { return std::string(stem); }

std::string English::pile(const Filter& f, bool taken_out) const {
  if (f.zone == Place::field) return {};
  const std::string_view out_of = taken_out ? "from" : "in";
  const std::string_view zone = f.zone == Place::discard ? "discard pile" : f.zone == Place::hand ? "hand" : "deck";
  if (f.controller == Whose::any) return fmt::format(" {} the {}s", out_of, zone);
  return fmt::format(" {} {} {}", out_of, f.controller == Whose::you ? "your" : "the opponent’s", zone);
}

std::string English::grouped(const Phrase& p, std::string_view preposition) const {
  const Filter& f = p.filter;
  const bool here = f.zone == Place::field;
  const bool own = here && f.controller == Whose::you;
  const bool opposing = here && f.controller == Whose::opponent;
  const auto what = [&](bool plural) { return kind(f, plural, opposing, link(p)); };
  const std::string of = own ? " of your " : " ";
  if (p.is_one_hero()) return behind(preposition, (own ? "your " : "the ") + kind(f, false, opposing, or_word()));
  if (p.naming == Naming::each) return behind(preposition, "each" + of + what(own));
  if (p.naming == Naming::group)
    return behind(preposition, (own ? "your " : opposing || !here ? "" : "all ") + what(true));
  if (p.naming == Naming::counted) return behind(preposition, fmt::format("{}{}{}", p.n, of, what(own || p.n != 1)));
  if (own) return behind(preposition, "one of your " + what(true));
  return behind(preposition, f.other ? "an" + what(false) : with_article(what(false)));
}

std::string English::to_hand(const Act& a, Whose owner) const {
  const std::string_view whose = owner == Whose::you        ? "your"
                                 : owner == Whose::opponent ? "the opponent’s"
                                                            : "its owner’s";
  return fmt::format("return {} to {} hand", np(a.who, "", true), whose);
}

std::string English::paid_too(Phrase p) const {
  std::string said = np(p);
  return said.insert(said.find(' '), " more");
}

std::string English::fits(const Paragraph& p) const {
  // The bearer or user is the player's own: "the Hero" is one's own.
  Filter what = p.filter;
  if (what.type.empty()) what.type.add(CardType::fighter);
  const std::string_view side = p.side == Role::any ? "" : p.side == Role::attacker ? "attacking " : "defending ";
  return "only for " + with_article(std::string(side) + things(what, false));
}

}  // namespace playsheet::gormiti_wording

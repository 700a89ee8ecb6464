// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: conditions on what is there.
namespace playsheet::wording {

using namespace naruto;
using describe::Aspect;
using describe::Link;
using describe::Naming;
using describe::Test;

/// "un Ninja con Simbolo Fuoco affronta questo Ninja".
std::string Italian::opposed(const Test& t) {
  Filter f = t.filter;
  const std::string whom = " " + italian_with("", reference(*f.fighting));
  f.fighting.reset();
  const std::string team = team_by_power(f);
  if (!team.empty() && t.at_least <= 1 && t.filter.fighting == Ref::self && !t.negated)
    return reference(Ref::self).text + " affronta una " + team;
  if (!team.empty() && t.at_least <= 1) return (t.negated ? "nessuna " : "una ") + team + " affronta" + whom;
  if (t.filter.fighting == Ref::self) {  // told of this Ninja
    const std::string self =
        reference(Ref::self).text + (t.negated && t.at_least <= 1 ? " non affronta " : " affronta ");
    constexpr std::string_view kInTeam = "in una ";
    const std::string whole = f.team && describe::parts_of(f).size() == 1 ? this->team(*f.team) : std::string();
    if (t.at_least <= 1 && !t.negated && whole.starts_with(kInTeam)) return self + whole.substr(3);
    if (t.at_least <= 1) return self + (t.negated ? "nessun " + nominal(f, false).text : some_with("", f));
    const std::string number =
        t.negated ? fmt::format("al massimo {}", t.at_least - 1) : fmt::format("{} o più", t.at_least);
    return self + number + " " + nominal(f, !t.negated || t.at_least > 2).text;
  }
  if (t.negated && t.at_least == 2) return "al massimo 1 " + nominal(f, false).text + " affronta" + whom;
  if (t.at_least > 1) {
    const std::string number =
        t.negated ? fmt::format("al massimo {}", t.at_least - 1) : fmt::format("{} o più", t.at_least);
    return number + " " + nominal(f, true).text + " affrontano" + whom;
  }
  if (t.negated) return "nessun " + nominal(f, false).text + " affronta" + whom;
  return some_with("", f) + " affronta" + whom;
}

std::string Italian::exists(const Test& t) {
  Filter f = t.filter;
  const bool plural = t.at_least > 1;
  const bool owned = f.controller && *f.controller != Side::any && !f.team_of && !f.fighting;
  const bool in_zone = f.zone && *f.zone != Zone::village;
  const std::string no = t.negated && !plural ? "non " : "";
  if (f.fighting && describe::noun_of(f) == describe::Noun::ninja) return opposed(t);
  std::string holder = plural || !no.empty() ? no + "ci sono " : "c’è ";
  const bool pile = owned && is_pile(f);
  if (owned && f.zone != Zone::chain)
    holder = f.controller != Side::you ? "l’avversario " + no + "ha " : no + (each_acts_ ? "ha " : "hai ");
  if (owned && (!in_zone || pile)) f.controller.reset();
  Phrase shown;
  shown.own = owned && (each_acts_ || t.filter.controller == Side::opponent) && in_owned_zone(f);
  shown.in_play = !in_zone && !lies_anywhere(f) && !f.state && !f.role && !f.fighting && !f.team_of && !f.is;
  if (is_target(f) && many_targets_ && owned && !t.negated)
    return "almeno uno dei Bersagli è " + std::string(t.filter.controller == Side::opponent ? "dell’avversario"
                                                      : each_acts_                          ? "suo"
                                                                                            : "tuo");
  if (shown.in_play && !only_names(simplified(f)) &&
      word_count(nominal(f, true).text) > 1) {  // in front, so that it cannot hang on the last noun
    holder += "in gioco ";
    shown.in_play = false;
  }
  const Np many = nominal(f, true, &shown);
  const std::string other = f.except ? (many.feminine ? "altre " : "altri ") : "";
  const Filter plain = simplified(f);
  if (plural && t.negated && t.at_least == 2)
    return (owned                           ? holder
            : holder.ends_with("in gioco ") ? std::string("c’è in gioco ")
                                            : std::string("c’è ")) +
           "al massimo 1 " + (f.except ? "altr" : "") + (f.except ? (many.feminine ? "a " : "o ") : "") +
           nominal(f, false, &shown).text;
  if (plural)
    return holder + (t.negated ? fmt::format("al massimo {} {}{}", t.at_least - 1, other, many.text)
                               : fmt::format("{} o più {}{}", t.at_least, other, many.text));
  if (!in_zone && only_names(plain)) {
    if (!owned) holder = no + "c’è ";
    return holder + names(plain.name, or_word()) + " in gioco";
  }
  if (t.negated) return holder + other + many.text;
  if (pile) return holder + (f.symbol.empty() ? "almeno 1 " : "1 ") + nominal(f, false, &shown).text;
  return holder + italian_with("", some(f, &shown));
}

/// All of several conditions, or one of them.
std::string Italian::parts_together(const Test& t) {
  std::vector<std::string> parts;
  std::vector<std::string_view> beginnings;
  for (const Test& part : t.parts) {
    parts.push_back(test(part));
    beginnings.push_back(tells_holdings(part)
                             ? beginning_of(parts.back(), {"hai in gioco ", "ha in gioco ", "l’avversario ha in gioco ",
                                                           "hai ", "ha ", "l’avversario ha "})
                             : beginning_of(parts.back(), {"escono "}));
  }
  const std::string_view last = t.kind == Condition::Kind::any ? or_word() : and_word();
  const auto things = [&](const std::vector<std::string>& all) {
    const auto once = with_noun_once(all, {{"un ", "uno "}, {"una ", "una "}, {"1 ", "1 "}},
                                     {"di", "del", "della", "dell’", "con", "senza"}, {"con Simbolo"});
    return with_shared_ends(once, last);
  };
  return enumerated(with_shared_beginnings(parts, beginnings, things), last);
}

std::string Italian::told_of_one(const Test& t) {
  std::string who;
  if (t.who.aspect == Aspect::itself && is_first_mention(t.who, Person::told))
    who = with("", that_one(t.who)) + " ";
  else if (t.who.naming != Naming::pronoun || t.who.aspect != Aspect::itself)
    who = with("", t.who) + " ";
  if (t.who.naming == Naming::pronoun && t.who.link == Link::chosen) {
    Phrase that = t.who;
    that.naming = Naming::that;
    who = describe::noun_of(that.filter) == describe::Noun::card ? "" : with("", that) + " ";
  }
  if (still_there(t)) return who + (t.negated ? "non è più in gioco" : "è ancora in gioco");
  target_said_ = target_said_ || t.who.link == Link::target;
  feminine_ = np(t.who).feminine;
  Filter asked = t.filter;  // what it is, not where it has just been put
  if (asked.zone && !asked.controller && asked.type && *asked.zone != Zone::chain) asked.zone.reset();
  return who + predicate(asked, t.negated);
}

/// How long a static text holds. "Finché non" would say "until".
std::string Italian::as_long_as(const Test& t) {
  const std::string said = test(t);
  constexpr std::string_view kIs = "è ";
  if (t.kind == Condition::Kind::whose_turn && !t.negated) return "durante " + said.substr(kIs.size());
  if (is_entry_turn(t)) return "nel Turno in cui " + with("", t.who) + " entra in gioco";
  if (is_past(t)) return "se " + said;
  bool negative = said.starts_with("non ") || said.starts_with("nessun");
  constexpr std::string_view kNot = " non ";
  for (auto at = said.find(kNot); at != std::string::npos; at = said.find(kNot, at + 1))
    negative = negative || !said.substr(0, at).ends_with(" che");  // not of a card that it speaks of
  return (negative ? "se " : "finché ") + said;
}

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: conditions on what is there.
namespace playsheet::wording {

using namespace naruto;
using describe::Link;
using describe::Naming;
using describe::Test;

/// "este Ninja estiver enfrentando um Ninja com o Símbolo Fogo".
std::string Portuguese::opposed(const Test& t) {
  Filter f = t.filter;
  const std::string who = portuguese_with("", reference(*f.fighting));
  f.fighting.reset();
  const std::string fights = who + " estiver enfrentando ";
  constexpr std::string_view kInTeam = "em ";
  const std::string whole = f.team && describe::parts_of(f).size() == 1 ? team(*f.team) : std::string();
  if (!t.negated && t.at_least <= 1 && whole.starts_with(kInTeam)) return fights + whole.substr(kInTeam.size());
  if (t.negated && t.at_least == 2) return fights + "no máximo 1 " + nominal(f, false).text;
  if (t.at_least > 1) {
    const std::string number =
        t.negated ? fmt::format("no máximo {}", t.at_least - 1) : fmt::format("{} ou mais", t.at_least);
    return fights + number + " " + nominal(f, true).text;
  }
  return t.negated ? who + " não estiver enfrentando nenhum " + nominal(f, false).text : fights + some_or_team(f);
}

std::string Portuguese::exists(const Test& t) {
  std::string said = told_there(t);
  if (each_acts_ || t.filter.controller != Side::opponent) return said;
  // Nobody has a Ninja in another one's hand.
  for (const auto& [own, his] : {std::pair{" na própria mão", " na mão"},
                                 std::pair{" na própria Pilha de Descartes", " na Pilha de Descartes dele"},
                                 std::pair{" na própria Área de Chakra", " na Área de Chakra dele"}})
    if (said.ends_with(own)) said.replace(said.size() - std::string_view(own).size(), std::string::npos, his);
  return said;
}

/// "algum dos Alvos for seu"
std::string Portuguese::target_is_owned(const Test& t) {
  const std::string_view whose = t.filter.controller == Side::opponent ? "do oponente" : each_acts_ ? "dele" : "seu";
  if (!many_targets_)
    return portuguese_with("", reference(*t.filter.is)) + (t.negated ? " não for " : " for ") + std::string(whose);
  return (t.negated ? "nenhum dos Alvos for " : "algum dos Alvos for ") + std::string(whose);
}

std::string Portuguese::told_there(const Test& t) {
  Filter f = t.filter;
  if (only_target(f) && f.controller && *f.controller != Side::any && t.at_least == 1) return target_is_owned(t);
  const bool plural = t.at_least > 1;
  const bool owned = f.controller && *f.controller != Side::any && !f.team_of && !f.fighting;
  const bool in_zone = f.zone && *f.zone != Zone::village;
  const std::string no = t.negated && !plural ? "não " : "";
  if (f.fighting && describe::noun_of(f) == describe::Noun::ninja) return opposed(t);
  const bool pile = owned && is_pile(f);
  const std::string_view player = f.controller != Side::you ? "o oponente " : each_acts_ ? "" : "você ";
  const std::string holder = owned && f.zone != Zone::chain ? std::string(player) + no + "tiver " : no + "houver ";
  if (owned && (!in_zone || pile)) f.controller.reset();
  Phrase shown;
  shown.own = owned && (each_acts_ || t.filter.controller == Side::opponent) && in_owned_zone(f);
  shown.in_play = !in_zone && !lies_anywhere(f) && !f.is && !f.state && !f.role && !f.fighting && !f.team_of;
  const Np many = nominal(f, true, &shown);
  const std::string other = f.except ? portuguese_ending("outr", many.feminine, true) + " " : "";
  const Filter plain = simplified(f);
  if (plural && t.negated && t.at_least == 2)
    return holder + "no máximo 1 " + (f.except ? portuguese_ending("outr", many.feminine, false) + " " : "") +
           nominal(f, false, &shown).text;
  if (plural)
    return holder + (t.negated ? fmt::format("no máximo {} {}{}", t.at_least - 1, other, many.text)
                               : fmt::format("{} ou mais {}{}", t.at_least, other, many.text));
  if (!in_zone && only_names(plain)) return holder + names(plain.name, or_word()) + " em jogo";
  if (t.negated) return holder + other + many.text;
  if (pile) return holder + (f.symbol.empty() ? "pelo menos 1 " : "1 ") + nominal(f, false, &shown).text;
  return holder + portuguese_with("", some(f, &shown));
}

/// All of several conditions, or one of them.
std::string Portuguese::parts_together(const Test& t) {
  const std::string_view last = t.kind == Condition::Kind::any ? or_word() : and_word();
  const auto things = [&](const std::vector<std::string>& all) {
    const auto once = with_noun_once(all, {{"um ", "um "}, {"uma ", "uma "}, {"1 ", "1 "}},
                                     {"de", "do", "da", "com", "sem", "chamado", "chamada"}, {"com o Símbolo"});
    return with_shared_ends(once, last);
  };
  std::vector<std::string> parts;
  std::vector<std::string_view> beginnings;
  for (const Test& part : t.parts) {
    parts.push_back(test(part));
    const auto begun =
        beginning_of(parts.back(), {"você tiver ", "o oponente tiver ", "ele tiver ", "tiver ", "houver "});
    beginnings.push_back(tells_holdings(part) ? begun : "");
  }
  parts = with_shared_beginnings(parts, beginnings, things);
  std::string before;
  for (std::string& said : parts) {
    const std::string whole = said;
    for (const std::string_view same : {"você ", "ele ", "o oponente "})  // said once is enough
      if (said.starts_with(same) && (before.starts_with(same) || same == "ele ") && !before.empty())
        said.erase(0, same.size());
    before = whole;
  }
  return enumerated(parts, last);
}

std::string Portuguese::told_of_one(const Test& t) {
  const bool revealed = t.who.link == Link::chosen && describe::noun_of(t.who.filter) == describe::Noun::card;
  if (t.who.naming == Naming::pronoun && revealed) return predicate(t.filter, t.negated);
  if (still_there(t)) return subject(t.who, {}) + (t.negated ? "não estiver mais em jogo" : "ainda estiver em jogo");
  return subject(t.who, {}) + predicate(t.filter, t.negated);
}

/// How long a static text holds.
std::string Portuguese::as_long_as(const Test& t) {
  const std::string said = test(t);
  constexpr std::string_view kIs = "for ";
  if (t.kind == Condition::Kind::whose_turn && !t.negated) return "durante " + said.substr(kIs.size());
  if (is_entry_turn(t)) return "no turno em que " + with("", t.who) + " entrar em jogo";
  return (is_past(t) ? "se " : "enquanto ") + said;
}

}  // namespace playsheet::wording

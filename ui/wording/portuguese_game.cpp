// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Portuguese: what concerns the game as a whole (turns, teams, markers, its end), and what of a card is meant.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Naming;

std::string Portuguese::control(const Act& a, Person person) {
  return portuguese_form("assumir", person) + " o controle " + with("de", a.object);
}

/// "cada um dos seus Times", "os Times do oponente no Campo de Batalha": of Ninja of whom nothing else is asked.
std::optional<Np> Portuguese::teams_of(const Phrase& p) {
  if (p.naming != Naming::each && p.naming != Naming::group) return std::nullopt;
  Filter asked;
  asked.type = p.filter.type;
  asked.controller = p.filter.controller;
  asked.state = p.filter.state;
  const bool group = p.naming == Naming::group;
  if (asked != p.filter || !whose(asked))
    return group ? std::optional(Np{"Times " + portuguese_with("de", base_np(p)), Article::definite, false, true})
                 : std::nullopt;
  const bool yours = asked.controller == Side::you;
  Np np{yours || group ? "Times" : "Time", Article::none, false, yours || group};
  np.text = spaced({np.text, states(asked, np), battlefield(asked)});
  if (yours) np.text = mine(false, true) + " " + np.text;
  if (group) return Np{np.text, Article::definite, false, true};
  return Np{(yours ? "cada um dos " : "cada ") + np.text};
}

Np Portuguese::plain_np(Phrase p) {
  if (p.aspect == Aspect::itself || p.aspect == Aspect::player) return base_np(p);
  if (p.team && p.aspect == Aspect::team) return base_np(p);
  Np bearer = base_np(p);
  const auto of = [&](const std::string& what) -> Np {
    return {what + " " + portuguese_with("de", bearer), Article::definite};
  };
  switch (p.aspect) {
    case Aspect::team:
      if (const auto* team = whole_teams(p)) {
        std::string kinds = enumerated(team_kinds(*team), and_word());
        constexpr std::string_view kMayInclude = "que inclua ";
        if (kinds.starts_with(kMayInclude)) kinds.replace(0, kMayInclude.size(), "que inclui ");
        return {"cada Time " + kinds};
      }
      if (p.naming == Naming::some || p.naming == Naming::counted)
        return {"Time com " + portuguese_with("", bearer), Article::indefinite};
      if (p.naming == Naming::each && p.filter.team && p.filter.team->alone == true) return bearer;  // a team of one
      if (auto teams = teams_of(p)) return *teams;
      if (p.many()) return {"Times " + portuguese_with("de", bearer), Article::definite, false, true};
      return of("Time");
    case Aspect::jutsu:
      if (p.ref == Ref::used) return bearer;  // a Jutsu itself
      return {"Jutsus usados " + portuguese_with("por", bearer), Article::definite, false, true};
    case Aspect::entrance_cost:
      return of("Custo de Entrada");
    case Aspect::hand_cost:
      return of("Custo de Mão");
    case Aspect::both_costs:
      return {"o Custo de Entrada e o Custo de Mão " + portuguese_with("de", bearer), Article::none, false, true};
    case Aspect::jutsu_cost:
      if (p.filter.zone == Zone::hand) {  // what is paid for a Jutsu is paid from the hand
        p.filter.zone.reset();
        p.aspect = Aspect::itself;
        return {"Custo " + with("de", p), Article::definite};
      }
      return of(bearer.text.starts_with("Jutsu") ? "Custo" : "Custo do Jutsu");
    case Aspect::battle:
      if (p.naming == Naming::each && describe::parts_of(p.filter).empty() && !p.filter.controller)
        return {"cada batalha", Article::none, true};
      return {(p.many() ? "batalhas " : "batalha ") + portuguese_with("de", bearer), Article::definite, true, p.many()};
    case Aspect::figures:
      return {"o Combate e o Suporte " + portuguese_with("de", bearer), Article::none, false, true};
    case Aspect::combat:
      return of("Combate");
    case Aspect::damage:
      return of("dano");
    case Aspect::itself:
    case Aspect::player:
      break;
  }
  return bearer;
}

}  // namespace playsheet::wording

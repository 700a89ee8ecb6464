// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
#include "ui/wording/ranges.h"
#include "ui/wording/rule_words.h"

/// Portuguese: what is about to happen, and where a card goes instead.
namespace playsheet::wording {

using namespace naruto;

std::string portuguese_damage(const EventPattern& on) {
  if (!on.amount) return "dano";
  const bool one = on.amount->at_most == 1;
  return range_text(*on.amount, Language::pt_BR) + (one ? " ponto de dano" : " pontos de dano");
}

/// "Se este Ninja for sair de jogo para a Pilha de Descartes no Showdown, ele vai para o fundo do deck em vez disso."
std::string Portuguese::goes_instead(const Clause& c) {
  const auto& rule = std::get<GoesTo>(*c.acts.front().rule);
  Phrase who = c.subject;
  if (who.many() || who.naming == describe::Naming::each || who.naming == describe::Naming::group)
    who.naming = describe::Naming::some;
  if (who.naming == describe::Naming::pronoun) who.naming = describe::Naming::that;
  const std::string_view cause = cause_words(rule.cause, Language::pt_BR);
  return fmt::format("se {} for sair de jogo {}{}{}{}, ele vai {} em vez disso", with("", who),
                     place_words(rule.instead_of, Language::pt_BR), cause.empty() ? "" : " ", cause,
                     c.until ? portuguese_during(*c.until) : std::string(),
                     destination_words(rule.to, Language::pt_BR));
}

/// "Se for sofrer 2 ou mais de dano por causa de um Jutsu, em vez disso, "
std::string Portuguese::would_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  if (on.event == Happening::coin_tossed) return "sempre que " + use_event(lead) + ", ";
  const Np subject = happening_to(lead);
  std::string text = "se " + portuguese_with("", subject) + (subject.plural ? " forem " : " for ");
  const auto part = [&subject](std::string_view stem) {
    return portuguese_ending(stem, subject.feminine, subject.plural);
  };
  if (on.event == Happening::damaged) {
    text += "sofrer " + portuguese_damage(on) + (on.or_removed ? " ou sair de jogo" : "");
  } else if (!on.to) {
    text += "sair de jogo";
  } else if (*on.to == Destination::discard) {
    text += "sair de jogo para a Pilha de Descartes";
  } else if (*on.to == Destination::hand) {
    text += "retornar de jogo para a mão do dono";
  } else if (*on.to == Destination::chakra) {
    text += "sair de jogo para a Área de Chakra do dono";
  } else if (*on.to == Destination::removed) {
    text += "ser " + part("removid") + " do jogo";
  } else {
    text += "retornar de jogo para o deck do dono";
  }
  return text + event_parts(on, subject) + ", " + (lead.instead ? "em vez disso, " : "");
}

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/portuguese.h"
#include "ui/wording/rule_words.h"

/// Portuguese: what is about to happen, and where a card goes instead.
namespace playsheet::wording {

using namespace naruto;

/// "Se este Ninja fosse sair de jogo para a Pilha de Descartes no Showdown, ele vai para o fundo do deck em vez disso."
std::string Portuguese::goes_instead(const Clause& c) {
  const auto& rule = std::get<GoesTo>(*c.acts.front().rule);
  Phrase who = c.subject;
  if (who.many() || who.naming == describe::Naming::each || who.naming == describe::Naming::group)
    who.naming = describe::Naming::some;
  if (who.naming == describe::Naming::pronoun) who.naming = describe::Naming::that;
  const std::string_view cause = cause_words(rule.cause, Language::pt_BR);
  return fmt::format("se {} fosse sair de jogo {}{}{}{}, ele vai {} em vez disso", with("", who),
                     place_words(rule.instead_of, Language::pt_BR), cause.empty() ? "" : " ", cause,
                     c.until ? during(*c.until) : std::string(), destination_words(rule.to, Language::pt_BR));
}

}  // namespace playsheet::wording

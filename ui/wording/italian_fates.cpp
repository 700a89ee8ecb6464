// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/italian.h"
#include "ui/wording/rule_words.h"

/// Italian: what is about to happen, and where a card goes instead.
namespace playsheet::wording {

using namespace naruto;

/// Where it goes that does not go where it would: "va invece nella Mano del suo Proprietario".
std::string Italian::instead_going(Destination to, const Np& who) {
  if (to == Destination::chakra)
    return (who.plural ? "vengono invece " : "viene invece ") + italian_ending("trasformat", who.feminine, who.plural) +
           " in Chakra";
  if (to == Destination::removed)
    return (who.plural ? "vengono invece " : "viene invece ") + italian_ending("rimoss", who.feminine, who.plural) +
           " dal gioco";
  std::string where(destination_words(to, Language::it));
  constexpr std::string_view kIts = " suo Proprietario";
  if (const auto at = where.find(kIts); who.plural && at != std::string::npos)
    where.replace(at, kIts.size(), " loro Proprietario");
  return (who.plural ? "vanno invece " : "va invece ") + where;
}

/// "Se questo Ninja sta per essere spostato dal Campo al Cimitero nello Scontro, va invece in fondo al Mazzo."
std::string Italian::goes_instead(const Clause& c) {
  const auto& rule = std::get<GoesTo>(*c.acts.front().rule);
  Phrase who = c.subject;
  if (who.many() || who.naming == describe::Naming::each || who.naming == describe::Naming::group)
    who.naming = describe::Naming::some;
  if (who.naming == describe::Naming::pronoun) who.naming = describe::Naming::that;
  const std::string_view cause = cause_words(rule.cause, Language::it);
  const Np going_one = np(who);
  std::string leaving = "lasciare il gioco e ";
  if (rule.instead_of == Destination::discard)
    leaving = "essere " + italian_ending("spostat", going_one.feminine, going_one.plural) + " dal Campo al Cimitero";
  else
    leaving += (rule.instead_of == Destination::hand ? "tornare " : "finire ") +
               std::string(place_words(rule.instead_of, Language::it));
  const bool now = c.until == Until::turn_end;
  return fmt::format("se {}{} sta per {}{}{}{}, {}", now ? "in questo Turno " : "", with("", who), leaving,
                     cause.empty() ? "" : " ", cause, c.until && !now ? during(*c.until) : std::string(),
                     instead_going(rule.to, going_one));
}

}  // namespace playsheet::wording

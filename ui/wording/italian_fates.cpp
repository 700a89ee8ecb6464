// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"
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

/// "Se questo Ninja sta per lasciare il gioco e finire nel Cimitero nello Scontro, va invece in fondo al Mazzo."
std::string Italian::goes_instead(const Clause& c) {
  const auto& rule = std::get<GoesTo>(*c.acts.front().rule);
  Phrase who = c.subject;
  if (who.many() || who.naming == describe::Naming::each || who.naming == describe::Naming::group)
    who.naming = describe::Naming::some;
  if (who.naming == describe::Naming::pronoun) who.naming = describe::Naming::that;
  const std::string_view cause = cause_words(rule.cause, Language::it);
  const std::string_view going = rule.instead_of == Destination::hand ? "tornare " : "finire ";
  const bool now = c.until == Until::turn_end;
  return fmt::format("se {}{} sta per lasciare il gioco e {}{}{}{}{}, {}", now ? "in questo Turno " : "", with("", who),
                     going, place_words(rule.instead_of, Language::it), cause.empty() ? "" : " ", cause,
                     c.until && !now ? italian_during(*c.until) : std::string(), instead_going(rule.to, np(who)));
}

std::string Italian::damage_taken(const EventPattern& on) {
  return on.amount ? range_text(*on.amount, Language::it) + " Danni" : std::string("Danni");
}

/// "Se sta per subire 2 o più Danni a causa di una Tecnica, invece "
std::string Italian::would_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  if (on.event == Happening::coin_tossed) return "ogni volta che " + use_event(lead) + ", ";
  const Np subject = happening_to(lead);
  std::string text = "se " + italian_with("", subject) + (subject.plural ? " stanno per " : " sta per ");
  const auto part = [&subject](std::string_view stem) {
    return italian_ending(stem, subject.feminine, subject.plural);
  };
  if (on.event == Happening::damaged) {
    text += "subire " + damage_taken(on) + (on.or_removed ? " o lasciare il gioco" : "");
  } else if (!on.to) {
    text += "lasciare il gioco";
  } else if (*on.to == Destination::discard) {
    text += "lasciare il gioco e finire nel Cimitero";
  } else if (*on.to == Destination::hand) {
    text += "lasciare il gioco e tornare nella Mano del suo Proprietario";
  } else if (*on.to == Destination::chakra) {
    text += "lasciare il gioco e essere " + part("trasformat") + " in Chakra";
  } else if (*on.to == Destination::removed) {
    text += "essere " + part("rimoss") + " dal gioco";
  } else {
    text += "lasciare il gioco e tornare nel Mazzo del suo Proprietario";
  }
  return text + event_parts(on) + ", " + (lead.instead ? "invece " : "");
}

}  // namespace playsheet::wording

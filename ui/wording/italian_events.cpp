// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: what a triggered text waits for.
namespace playsheet::wording {

using namespace naruto;

namespace {

std::string_view result_name(Result result) {
  switch (result) {
    case Result::draw:
      return "un Pareggio";
    case Result::victory:
      return "una Vittoria";
    case Result::outstanding_victory:
      return "una Vittoria Travolgente";
    case Result::defeat:
      return "una Sconfitta";
    case Result::complete_defeat:
      return "una Sconfitta Totale";
  }
  return {};
}

/// "usi una Tecnica", "l'avversario usa una Tecnica"
std::string actor(std::optional<Side> side, std::string_view you, std::string_view other) {
  if (side == Side::you) return std::string(you);
  return (side == Side::opponent ? "l'avversario " : "un giocatore ") + std::string(other);
}

std::string rewards_in_turn(int n) { return fmt::format("{} {} di Guerra", n, n == 1 ? "Vincita" : "Vincite"); }

}  // namespace

std::string Italian::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const std::string what = with("", lead.who);
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return actor(on.whose, "schieri ", "schiera ") + what;
      return actor(on.whose, "metti in gioco ", "mette in gioco ") + what +
             (on.how == Entry::growth  ? " tramite Sviluppo"
              : on.how == Entry::squad ? " come carta Squadra"
                                       : " come Plotone");
    case Happening::card_charged:
      return actor(on.whose, "trasformi in Chakra ", "trasforma in Chakra ") + what;
    case Happening::healed:
      return actor(on.whose, "curi ", "cura ") + what;
    case Happening::jutsu_used:
      return actor(on.whose, "usi ", "usa ") + (on.jutsu ? some_with("", *on.jutsu) : std::string("una Tecnica"));
    case Happening::sent_out: {
      const std::string as = on.as == Sending::attack  ? "In Attacco"
                             : on.as == Sending::block ? "In Difesa"
                                                       : "In Azione";
      return actor(on.whose, "mandi ", "manda ") + (on.once_for_all ? "Squadre " : "un Ninja ") + as;
    }
    default:
      break;
  }
  if (!on.reaches) return actor(on.whose, "guadagni", "guadagna") + " Vincite di Guerra";
  return "in un Turno " + actor(on.whose, "hai guadagnato ", "ha guadagnato ") + rewards_in_turn(*on.reaches);
}

std::string Italian::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = np(lead.who);
  const std::string who = italian_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return italian_ending(stem, subject.feminine, subject.plural);
  };
  switch (on.event) {
    case Happening::sent_out: {
      const std::string as = on.as == Sending::attack  ? "In Attacco"
                             : on.as == Sending::block ? "In Difesa"
                                                       : "In Azione";
      std::string text = who + " viene " + part("mandat") + " " + as;
      if (on.head) text += " con " + some_with("", *on.head) + " In Prima Linea";
      return text;
    }
    case Happening::battle_joined: {
      std::string text = who + " entra In Combattimento";
      if (on.as == Sending::attack) text += " In Attacco";
      if (on.as == Sending::block) text += " In Difesa";
      if (on.against)
        text += on.against_all ? " solo contro " + nominal(*on.against, true).text
                               : " contro " + some_with("", *on.against);
      return text;
    }
    case Happening::battle_result: {
      if (on.result.empty()) return who + " termina un combattimento";
      bool loses = true;
      std::vector<std::string> results;
      for (const Result r : on.result) {
        results.emplace_back(result_name(r));
        loses = loses && (r == Result::defeat || r == Result::complete_defeat);
      }
      return who + (loses ? " subisce " : " ottiene ") + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return on.reaches ? "in un Turno " + who + " ha guadagnato " + rewards_in_turn(*on.reaches)
                        : who + " guadagna Vincite di Guerra";
    default:
      break;
  }
  return who;
}

std::string Italian::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = np(lead.who);
  const std::string who = italian_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return italian_ending(stem, subject.feminine, subject.plural);
  };
  switch (on.event) {
    case Happening::enters_play:
      switch (on.how) {
        case Entry::any:
          return who + " entra in gioco";
        case Entry::deploy:
          return who + " viene " + part("schierat");
        case Entry::growth:
          return who + " entra in gioco tramite Sviluppo";
        case Entry::platoon:
          return who + " entra in gioco come Plotone";
        case Entry::effect:
          return who + " entra in gioco per un Effetto";
        case Entry::squad:
          return who + " entra in gioco come carta Squadra";
      }
      break;
    case Happening::leaves_play:
      if (!on.to) return who + " lascia il gioco";
      switch (*on.to) {
        case Destination::discard:
          return who + " finisce nel Cimitero dal gioco";
        case Destination::hand:
          return who + " torna dal gioco nella Mano del suo Proprietario";
        case Destination::chakra:
          return who + " viene " + part("trasformat") + " in Chakra dal gioco";
        case Destination::removed:
          return who + " viene " + part("rimoss") + " dal gioco";
        default:
          return who + " torna dal gioco nel Mazzo del suo Proprietario";
      }
    case Happening::damaged:
      return who + " subisce Danni";
    case Happening::healed:
      return who + " viene " + part("curat");
    case Happening::jutsu_used:
      return who + " usa " + (on.jutsu ? some_with("", *on.jutsu) : std::string("una Tecnica"));
    case Happening::card_charged:
      return who + " viene " + part("trasformat") + " in Chakra";
    default:
      break;
  }
  return battle_event(lead);
}

std::string Italian::event(const Lead& lead) {
  return std::string(lead.repeated ? "ogni volta che " : "quando ") + (lead.this_turn ? "in questo Turno " : "") +
         (lead.player ? player_event(lead) : card_event(lead));
}

}  // namespace playsheet::wording

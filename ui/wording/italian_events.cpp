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

std::string_view way_name(Entry way) {
  constexpr std::array<std::string_view, 6> ways{"in qualsiasi modo", "schierandolo",   "tramite Sviluppo",
                                                 "come Plotone",      "per un Effetto", "come carta Squadra"};
  return ways[static_cast<std::size_t>(way)];
}

std::string result_names(const std::vector<Result>& results, std::string_view or_word) {
  std::vector<std::string> names;
  names.reserve(results.size());
  for (const Result r : results) names.emplace_back(result_name(r));
  return enumerated(names, or_word);
}

/// ", ma non per un Effetto", or the ways that are left where these are fewer.
std::string unless_by(const std::vector<Entry>& not_by, std::string_view or_word) {
  if (not_by.empty()) return {};
  std::vector<std::string> left;
  for (const Entry way : {Entry::deploy, Entry::growth, Entry::platoon, Entry::effect, Entry::squad})
    if (std::find(not_by.begin(), not_by.end(), way) == not_by.end())
      left.emplace_back(way == Entry::deploy ? "schierato" : way_name(way));
  if (left.size() < not_by.size()) return " " + enumerated(left, or_word);
  std::string text;
  for (const Entry way : not_by) text += (text.empty() ? ", ma non " : ", né ") + std::string(way_name(way));
  return text;
}

}  // namespace

/// To whom it happens; no pronoun, for the words before may be about another one.
Np Italian::happening_to(const Lead& lead) {
  Phrase who = lead.who;
  if (who.naming == describe::Naming::pronoun && who.aspect == describe::Aspect::itself)
    who.naming = describe::Naming::that;
  if (who.aspect == describe::Aspect::team && who.naming == describe::Naming::pronoun && who.plural) {
    team_told_ = true;
    return {"Squadra di uno di loro", Article::definite, true};
  }
  return np(who);
}

/// What did it: " nello Scontro", " per l'Effetto di un Ninja".
std::string Italian::brought_about(const EventPattern& on) {
  switch (on.cause) {
    case CauseTest::any:
      return on.by ? " a causa " + some_with("di", *on.by) : std::string();
    case CauseTest::showdown:
      return " nello Scontro" + (on.by ? " contro " + some_with("", *on.by) : std::string());
    case CauseTest::damage:
      return " per i Danni" + (on.by ? " " + some_with("di", *on.by) : std::string());
    case CauseTest::effect:
      return on.by ? " per l'Effetto " + some_with("di", *on.by) : std::string(" per un Effetto");
    case CauseTest::jutsu:
      return " a causa " + (on.by ? some_with("di", *on.by) : std::string("di una Tecnica"));
    case CauseTest::ninja:
      return " per l'Effetto " + (on.by ? some_with("di", *on.by) : std::string("di un Ninja"));
    case CauseTest::mission:
      return " a causa " + (on.by ? some_with("di", *on.by) : std::string("di una Strategia"));
    case CauseTest::client:
      return " per l'Effetto " + (on.by ? some_with("di", *on.by) : std::string("di un Cliente"));
    case CauseTest::payment:
      return " come pagamento";
  }
  return {};
}

/// " contro un Ninja di nome Gaara", " contro una Squadra con Forza di Combattimento ..."
std::string Italian::against(const EventPattern& on) {
  if (!on.against) return {};
  if (on.against_all) return " solo contro " + nominal(*on.against, true).text;
  const std::string team = team_by_power(*on.against);
  return " contro " + (team.empty() ? some_with("", *on.against) : "una " + team);
}

/// What is used is no Ninja: a bare name would be taken for one.
std::string Italian::used_card(const Filter& filter, CardType type) {
  return some_with("", of_type(simplified(filter), type));
}

/// Further parts of an event, behind it.
std::string Italian::event_parts(const EventPattern& on) {
  std::string text = on.event == Happening::drawn ? std::string() : brought_about(on);
  if (on.event == Happening::damaged && !on.result.empty()) text += " per " + result_names(on.result, or_word());
  if (on.margin) text += " con una differenza di " + range_text(*on.margin, Language::it);
  if (on.event == Happening::battle_result) text += against(on);
  if (on.from_showdown) text += *on.from_showdown ? " nello Scontro" : " fuori dallo Scontro";
  if (on.injured) text += *on.injured ? " mentre è Ferito" : " mentre è Sano";
  if (on.for_growth) text += " come base di uno Sviluppo";
  text += unless_by(on.not_by, or_word());
  if (on.base) text += " " + some_with("su", *on.base) + " (conta le sue monete Sviluppo)";
  if (on.by_title) text += " con l'Effetto «" + word(*on.by_title) + "»";
  return text;
}

/// Uses, tosses and coins.
std::string Italian::use_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = lead.player ? Np{} : happening_to(lead);
  const std::string who = lead.player ? std::string() : italian_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return italian_ending(stem, subject.feminine, subject.plural);
  };
  const std::string jutsu = on.jutsu ? used_card(*on.jutsu, CardType::jutsu) : std::string("una Tecnica");
  switch (on.event) {
    case Happening::unblocked:
      return who + " non viene " + part("bloccat");
    case Happening::jutsu_applied: {
      const std::string user = !lead.player                 ? italian_with("da", subject)
                               : on.whose == Side::you      ? "da te"
                               : on.whose == Side::opponent ? "dall'avversario"
                                                            : "da un giocatore";
      const bool anybody = lead.player && on.whose != Side::you && on.whose != Side::opponent;
      return "viene applicata " + jutsu + (anybody ? "" : " usata " + user);
    }
    case Happening::mission_used:
      if (lead.player && on.applied)
        return "viene applicata " +
               (on.mission ? used_card(*on.mission, CardType::mission) : std::string("una Strategia")) +
               (on.whose == Side::you        ? " usata da te"
                : on.whose == Side::opponent ? " usata dall'avversario"
                                             : "");
      if (on.applied) return who + " viene " + part("applicat");
      if (lead.player)
        return actor(on.whose, "usi ", "usa ") +
               (on.mission ? used_card(*on.mission, CardType::mission) : std::string("una Strategia"));
      return who + " viene " + part("usat");
    case Happening::targeted:
      return who + " diventa Bersaglio " + (on.jutsu ? some_with("di", *on.jutsu) : std::string("di un uso"));
    case Happening::coin_tossed:
      return actor(on.whose, "lanci ", "lancia ") + "una moneta" + brought_about(on) +
             (!on.heads   ? ""
              : *on.heads ? " ed esce testa"
                          : " ed esce croce") +
             (on.once_for_all ? " (una volta per ogni Effetto con lanci)" : "");
    case Happening::coin_gained:
      return who + " riceve una " + (on.kind ? coin_forms(*on.kind, Language::it, false) : std::string("moneta"));
    case Happening::last_coin_removed:
      return who + " perde la sua ultima " +
             (on.kind ? coin_forms(*on.kind, Language::it, false) : std::string("moneta"));
    case Happening::drawn:
      if (on.whose == Side::opponent && on.by && on.by->controller == Side::opponent && !on.by->type &&
          describe::parts_of(*on.by).empty())
        return "l'avversario pesca carte per l'Effetto di una sua carta";
      return actor(on.whose, "peschi ", "pesca ") + "carte" +
             (on.by ? " per l'Effetto " + some_with("di", *on.by) : " per un Effetto");
    default:
      return {};
  }
}

std::string Italian::player_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  Phrase card = lead.who;
  if (card.filter.controller == on.whose) card.filter.controller.reset();  // the verb says whose it is
  const std::string what = with("", card);
  switch (on.event) {
    case Happening::enters_play:
      if (on.how == Entry::deploy) return actor(on.whose, "schieri ", "schiera ") + what;
      return actor(on.whose, "metti in gioco ", "mette in gioco ") + what +
             (on.how == Entry::growth  ? " tramite Sviluppo"
              : on.how == Entry::squad ? " come carta Squadra"
                                       : " come Plotone");
    case Happening::card_charged:
      if (on.reaches)
        return fmt::format("in un Turno {}trasformato in Chakra {} {}", actor(on.whose, "hai ", "ha "), *on.reaches,
                           *on.reaches == 1 ? "carta" : "carte");
      return actor(on.whose, "trasformi in Chakra ", "trasforma in Chakra ") + what;
    case Happening::healed:
      return actor(on.whose, "curi ", "cura ") + what;
    case Happening::jutsu_used:
      return actor(on.whose, "usi ", "usa ") +
             (on.jutsu ? used_card(*on.jutsu, CardType::jutsu) : std::string("una Tecnica"));
    case Happening::sent_out: {
      const std::string as = on.as == Sending::attack  ? "In Attacco"
                             : on.as == Sending::block ? "In Difesa"
                                                       : "In Azione";
      return actor(on.whose, "mandi ", "manda ") + (on.once_for_all ? "Squadre " : "un Ninja ") + as;
    }
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  if (!on.reaches)
    return actor(on.whose, "guadagni", "guadagna") +
           (on.outstanding.value_or(false) ? " una Vincita di Guerra Travolgente" : " Vincite di Guerra");
  return "in un Turno " + actor(on.whose, "hai guadagnato ", "ha guadagnato ") + rewards_in_turn(*on.reaches);
}

/// "una delle tue Squadre In Attacco formata solo da Genin": a team that is told of once.
std::string Italian::whole_team(const Filter& f) {
  const std::string owner = f.controller == Side::you        ? "una delle tue Squadre"
                            : f.controller == Side::opponent ? "una delle Squadre avversarie"
                                                             : "una delle Squadre";
  const std::string state = f.state == BattleState::attacking  ? " In Attacco"
                            : f.state == BattleState::blocking ? " In Difesa"
                                                               : "";
  constexpr std::string_view kIn = "in una Squadra";
  const std::string kind = f.team ? team(*f.team) : std::string();
  return owner + state + (kind.starts_with(kIn) ? kind.substr(kIn.size()) : std::string());
}

std::string Italian::battle_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
  const bool whole = on.once_for_all && on.event == Happening::battle_result && on.who;
  std::string who = whole ? whole_team(lead.who.filter) : italian_with("", subject);
  const auto part = [&subject](std::string_view stem) {
    return italian_ending(stem, subject.feminine, subject.plural);
  };
  switch (on.event) {
    case Happening::sent_out: {
      const std::string as = on.as == Sending::attack  ? "In Attacco"
                             : on.as == Sending::block ? "In Difesa"
                                                       : "In Azione";
      std::string text = who + " viene " + part("mandat") + " " + as;
      if (on.head) {
        const std::string head = some_with("", *on.head);
        const bool heavy = word_count(head) > 4;
        text += heavy ? " con In Prima Linea " + head : " con " + head + " In Prima Linea";
      }
      return text;
    }
    case Happening::battle_joined: {
      std::string text = who + " entra In Combattimento";
      if (on.as == Sending::attack) text += " come Ninja In Attacco";
      if (on.as == Sending::block) text += " come Ninja In Difesa";
      return text + against(on);
    }
    case Happening::battle_result: {
      if (on.result.empty()) return who + " termina un combattimento";
      bool loses = true;
      bool defeats = false;
      std::vector<std::string> results;
      for (const Result r : on.result) {
        results.emplace_back(result_name(r));
        const bool defeat = r == Result::defeat || r == Result::complete_defeat;
        loses = loses && defeat;
        defeats = defeats || defeat;
      }
      return who + (loses ? " subisce " : defeats ? " riporta " : " ottiene ") + enumerated(results, or_word());
    }
    case Happening::rewards_won:
      return on.reaches ? "in un Turno " + who + " ha guadagnato " + rewards_in_turn(*on.reaches)
                        : who + (on.outstanding.value_or(false) ? " guadagna una Vincita di Guerra Travolgente"
                                                                : " guadagna Vincite di Guerra");
    default:
      break;
  }
  return who;
}

std::string Italian::card_event(const Lead& lead) {
  const EventPattern& on = lead.event;
  const Np subject = happening_to(lead);
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
          return who + " lascia il gioco e finisce nel Cimitero";
        case Destination::hand:
          return who + " lascia il gioco e torna nella Mano del suo Proprietario";
        case Destination::chakra:
          return who + " lascia il gioco e viene " + part("trasformat") + " in Chakra";
        case Destination::deck_top_or_bottom:
        case Destination::rewards:
        case Destination::removed:
          return who + " viene " + part("rimoss") + " dal gioco";
        default:
          return who + " lascia il gioco e torna nel Mazzo del suo Proprietario";
      }
    case Happening::damaged:
      return who + " subisce " + damage_taken(on);
    case Happening::healed:
      return who + " viene " + part("curat");
    case Happening::jutsu_used:
      return who + " usa " + (on.jutsu ? used_card(*on.jutsu, CardType::jutsu) : std::string("una Tecnica"));
    case Happening::card_charged:
      return who + " viene " + part("trasformat") + " in Chakra";
    case Happening::injured:
      return who + " diventa " + part("Ferit");
    case Happening::power_gained:
      if (on.amount && on.amount->at_least.value_or(0) > 1)
        return who + " guadagna " + range_text(*on.amount, Language::it) + " di Valore in Battaglia";
      return who + (on.amount ? " guadagna Valore in Battaglia" : " guadagna Valore in Battaglia o in Sostegno");
    default:
      break;
  }
  if (std::string used = use_event(lead); !used.empty()) return used;
  return battle_event(lead);
}

std::string Italian::event(const Lead& lead) {
  return std::string(lead.next_time  ? "la prossima volta che "
                     : lead.repeated ? "ogni volta che "
                                     : "quando ") +
         (lead.this_turn ? "in questo Turno " : "") + (lead.player ? player_event(lead) : card_event(lead)) +
         (lead.event.event == Happening::coin_tossed ? std::string() : event_parts(lead.event)) +
         (lead.event.lowered_too ? ", anche se ridotti a 0" : "") +
         (lead.event.before_damage ? ", prima che siano inflitti i Danni" : "");
}

}  // namespace playsheet::wording

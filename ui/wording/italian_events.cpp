// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: what it says of an event in its own way.
namespace playsheet::wording {

using namespace naruto;

/// ", ma non per un Effetto", or the ways that are left where these are fewer.
std::string Italian::unless_by(const std::vector<Entry>& not_by, const Np&) {
  constexpr std::array<std::string_view, 6> ways{"in qualsiasi modo", "schierandolo",   "tramite Sviluppo",
                                                 "come Plotone",      "per un Effetto", "come carta Squadra"};
  const auto name = [&ways](Entry way) { return std::string(ways[static_cast<std::size_t>(way)]); };
  if (not_by.empty()) return {};
  std::vector<std::string> left;
  for (const Entry way : {Entry::deploy, Entry::growth, Entry::platoon, Entry::effect, Entry::squad})
    if (std::find(not_by.begin(), not_by.end(), way) == not_by.end())
      left.push_back(way == Entry::deploy ? "schierato" : name(way));
  if (left.size() < not_by.size()) return " " + enumerated(left, or_word());
  std::string text;
  for (const Entry way : not_by) text += (text.empty() ? ", ma non " : ", né ") + name(way);
  return text;
}

Np Italian::team_of_one() {
  team_told_ = true;
  return {"Squadra di uno di loro", Article::definite, true};
}

std::string Italian::of_each(const Filter& filter) { return some_with("di", filter); }

/// " contro un Ninja di nome Gaara", " contro una Squadra con Forza di Combattimento ..."
std::string Italian::against(const EventPattern& on) {
  if (!on.against) return {};
  if (on.against_all) return " solo contro " + nominal(*on.against, true).text;
  const std::string team = team_by_power(*on.against);
  return " contro " + (team.empty() ? some_named(*on.against) : "una " + team);
}

std::string Italian::on_base(const Filter& base) {
  return " " + some_with("su", base) + " (conta le sue monete Sviluppo)";
}

/// What is used is no Ninja: a bare name would be taken for one.
std::string Italian::used_card(const Filter& filter, CardType type, bool) {
  return some_named(of_type(simplified(filter), type));
}

std::string Italian::drawn_event(const EventPattern& on) {
  if (on.whose == Side::opponent && on.by && on.by->controller == Side::opponent && !on.by->type &&
      describe::parts_of(*on.by).empty())
    return "l’avversario pesca carte a causa dell’Effetto di una sua carta";
  return actor(on.whose, {"peschi carte", ""}, {"pesca carte", ""}) +
         (on.by ? " a causa dell’Effetto " + some_with("di", *on.by) : " a causa di un Effetto");
}

Italian::Phrase Italian::card_of_player(const Lead& lead) const {
  Phrase card = lead.who;
  if (card.filter.controller == lead.event.whose) card.filter.controller.reset();  // the verb says whose it is
  return card;
}

std::string Italian::event(const Lead& lead) {
  return std::string(lead.next_time  ? "la prossima volta che "
                     : lead.repeated ? "ogni volta che "
                                     : "quando ") +
         (lead.this_turn ? "in questo Turno " : "") + (lead.player ? player_event(lead) : card_event(lead)) +
         (lead.event.event == Happening::coin_tossed ? std::string() : event_parts(lead.event, {})) +
         (lead.event.lowered_too ? ", anche se ridotti a 0" : "") +
         (lead.event.before_damage ? ", prima che siano inflitti i Danni" : "");
}

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese: what it says of an event in its own way.
namespace playsheet::wording {

using namespace naruto;

/// The preposition in front of each of several kinds: "de um Ninja no Time do Usuário ou de um Jutsu usado por um
/// deles".
std::string Portuguese::of_each(const Filter& asked) {
  const Filter f = simplified(asked);
  const auto differs = [&f](const Filter& one) { return one.type != f.any.front().type; };
  if (f.any.size() < 2 || std::none_of(f.any.begin(), f.any.end(), differs)) return some_with("de", asked);
  std::vector<std::string> said;
  Filter base = f;
  base.any.clear();
  for (const Filter& alternative : f.any) {
    Filter one = merged(base, alternative);
    const bool by_them = !said.empty() && one.user.size() == 1 && as_ninja(one.user.front()) == as_ninja(f.any.front());
    if (by_them) one.user.clear();
    said.push_back(some_with("de", one) + (by_them ? " usado por um deles" : ""));
  }
  return with_shared_ends(said, or_word());
}

Np Portuguese::team_of_one() { return {"Time de um deles", Article::definite}; }

std::string Portuguese::against(const EventPattern& on) {
  if (!on.against) return {};
  return on.against_all ? " só contra " + nominal(*on.against, true).text : " contra " + some_or_team(*on.against);
}

/// "um Time com Poder maior que o do Time deste Ninja", where nothing else is asked of the Ninja in it.
std::string Portuguese::some_or_team(const Filter& f) {
  constexpr std::string_view kNinjaIn = "um Ninja em ";
  std::string said = some_with("", f);
  const bool team = asks_team_power(f) || describe::parts_of(f) == std::vector{describe::Part::team};
  return team && !f.controller && said.starts_with(std::string(kNinjaIn) + "um Time") ? said.substr(kNinjaIn.size())
                                                                                      : said;
}

/// "sem ser por efeito, Pelotão ou Esquadrão"
std::string Portuguese::unless_by(const std::vector<Entry>& not_by, const Np& subject) {
  constexpr std::array<std::string_view, 6> names{"qualquer modo", "ser jogado", "Growth",
                                                  "Pelotão",       "efeito",     "Esquadrão"};
  std::vector<std::string> ways;
  for (const Entry way : not_by) {
    const bool first = ways.empty() || ways.back().starts_with("ser jog");
    ways.push_back(way == Entry::deploy
                       ? "ser " + agreed({"", "jogad"}, subject)
                       : (first ? "ser por " : "") + std::string(names[static_cast<std::size_t>(way)]));
  }
  return ways.empty() ? std::string() : " sem " + enumerated(ways, or_word());
}

std::string Portuguese::on_base(const Filter& base) {
  const bool named = only_names(simplified(base)) && simplified(base).name.size() == 1;
  return " " + some_with("sobre", base) + " (conte os Growth Coins " +
         (named ? some_with("de", base) : std::string("dele")) + ")";
}

std::string Portuguese::used_card(const Filter& filter, CardType type, bool applied) {
  return some_named(applied ? of_type(filter, type) : filter);
}

std::string Portuguese::drawn_event(const EventPattern& on) {
  return actor(on.whose, {"", "você comprar cards"}, {"", "comprar cards"}) +
         (on.by ? " por um efeito " + of_each(*on.by) : " por um efeito");
}

std::string Portuguese::event(const Lead& lead) {
  const Np subject = lead.player ? Np{} : happening_to(lead);
  const std::string parts =
      lead.event.event == Happening::coin_tossed ? std::string() : event_parts(lead.event, subject);
  const bool early = lead.this_turn && !parts.empty();  // behind so many words it would go with the last ones
  return (lead.next_time  ? (early ? "na próxima vez neste turno que" : "na próxima vez que")
          : lead.repeated ? "sempre que"
                          : "quando") +
         std::string(early && !lead.next_time ? ", neste turno, " : " ") +
         (lead.player ? player_event(lead) : card_event(lead)) + parts +
         (lead.this_turn && !early ? " neste turno" : "") +
         (lead.event.lowered_too ? ", mesmo que o dano seja reduzido a 0" : "") +
         (lead.event.before_damage ? ", antes que o dano seja causado" : "");
}

}  // namespace playsheet::wording

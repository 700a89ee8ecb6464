// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tournament/penalty_text.h"

#include <fmt/format.h>

#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet::tournament_wording {

using namespace tournament;
using wording::Trio;

namespace {

constexpr Trio kCounts{"Verbal warnings: {v}. Official warnings: {o} of 3.",
                       "Ammonizioni verbali: {v}. Ammonizioni ufficiali: {o} su 3.",
                       "Advertências verbais: {v}. Advertências oficiais: {o} de 3."};
constexpr Trio kExpels{"With it {name} is expelled from the event.", "Con questa {name} esce dall’evento.",
                       "Com ela {name} sai do evento."};
constexpr Trio kRevoked{"revoked", "revocata", "revogada"};
constexpr Trio kSpoken{"spoken", "a voce", "verbal"};
constexpr Trio kWritten{"written", "scritta", "por escrito"};
constexpr Trio kGame{"a game lost in round {n}", "una partita persa nel Turno {n}",
                     "uma partida perdida na rodada {n}"};
constexpr Trio kGameCarried{"the first game of the next match is lost", "persa la prima partita del prossimo incontro",
                            "perdida a primeira partida do próximo confronto"};
constexpr Trio kMatch{"the match of round {n} lost 0-2", "l’incontro del Turno {n} perso 0-2",
                      "o confronto da rodada {n} perdido por 0-2"};
constexpr Trio kMatchCarried{"the next match is lost 0-2", "il prossimo incontro è perso 0-2",
                             "o próximo confronto fica perdido por 0-2"};
constexpr Trio kOut{"out of the event, no longer paired, no place", "fuori dall’evento, niente accoppiamenti né posto",
                    "fora do evento, sem pareamento nem posição"};
constexpr Trio kProposed{"proposed to the programme", "proposta al programma", "proposta ao programa"};
constexpr Trio kThird{"third official warning: out of the event", "terza ammonizione ufficiale: fuori dall’evento",
                      "terceira advertência oficial: fora do evento"};

std::string counts(const Ledger& of, Language language) {
  return fmt::format(fmt::runtime(pick(kCounts, language)), fmt::arg("v", of.verbals), fmt::arg("o", of.officials));
}

std::string served_text(const Trio& there, const Trio& carried, int round, Language language) {
  return round == 0 ? std::string(pick(carried, language))
                    : fmt::format(fmt::runtime(pick(there, language)), fmt::arg("n", round));
}

}  // namespace

std::string ledger_text(const Event& event, EntryId id, Language language) {
  return counts(ledger(event, id), language);
}

std::string outlook_text(const Event& event, EntryId id, Grade grade, Language language) {
  const Ledger after = ledger_with(event, id, grade);
  std::string out = counts(after, language);
  if (after.expelled() && !ledger(event, id).expelled())
    out += " " + fmt::format(fmt::runtime(pick(kExpels, language)), fmt::arg("name", player_name(event, id)));
  return out;
}

std::string effect_text(const Event& event, const Penalty& penalty, Language language) {
  if (penalty.revoked) return std::string(pick(kRevoked, language));
  std::string out;
  switch (penalty.grade) {
    case Grade::V:
      out = pick(shown_grade(event, penalty) == Grade::V ? kSpoken : kWritten, language);
      break;
    case Grade::O:
      out = pick(kWritten, language);
      break;
    case Grade::G:
      out = served_text(kGame, kGameCarried, served_in(event, penalty), language);
      break;
    case Grade::M:
      out = served_text(kMatch, kMatchCarried, served_in(event, penalty), language);
      break;
    case Grade::X:
      return std::string(pick(kOut, language));
    case Grade::S:
      return std::string(pick(kProposed, language));
  }
  const Ledger now = ledger(event, penalty.entry);
  if (now.expelled() && !now.by_expulsion) out += "; " + std::string(pick(kThird, language));
  return out;
}

}  // namespace playsheet::tournament_wording

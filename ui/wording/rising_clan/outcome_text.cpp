// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/outcome_text.h"

#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/seen_cards.h"
#include "ui/wording/rising_clan/words.h"
#include "ui/wording/slots.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

struct OutcomeWriter {
  const Outcome& outcome;
  const std::vector<TurnedUp>& seats;
  const Catalog& cards;
  const std::vector<std::string>& players;
  Language language;

  std::string say(const Trio& trio, SeatSet who = {}, const std::string& text = {}) const {
    wording::Slots slots;
    slots.player = names_of(players, who, language);
    slots.other = name_at(players, outcome.victim);
    slots.text = text;
    return wording::filled(wording::pick(trio, language), slots);
  }
  std::string clan_of(SeatId seat) const {
    const std::size_t at = table::index(seat);
    return at < seats.size() && seats[at].role < cards.roles().size() ? cards.roles()[seats[at].role].name
                                                                      : std::string();
  }
  std::string by_rival() const {
    const std::string clan = clan_of(outcome.victim);
    if (outcome.by_rival.size() == 1)
      return say({"{player} wins: {other} ({text}) was a rival.", "Vince {player}: {other} ({text}) era un rivale.",
                  "{player} vence: {other} ({text}) era um rival."},
                 outcome.by_rival, clan);
    return say({"{player} win: {other} ({text}) was a rival of theirs.",
                "Vincono {player}: {other} ({text}) era un loro rivale.",
                "{player} vencem: {other} ({text}) era um rival deles."},
               outcome.by_rival, clan);
  }
  /// One after another: each has a goal of his own.
  std::vector<std::string> by_goal() const {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < players.size(); ++i) {
      const SeatId seat = table::seat_at(i);
      if (!outcome.by_goal.has(seat)) continue;
      const bool known = i < seats.size() && seats[i].goal < cards.goals().size();
      out.push_back(known ? say({"{player} wins: the goal “{text}” is complete.",
                                 "Vince {player}: l’obiettivo «{text}» è completo.",
                                 "{player} vence: o objetivo “{text}” está completo."},
                                SeatSet::of(seat), in_language(cards.goals()[seats[i].goal].name, language))
                          : say({"{player} wins: the goal is complete.", "Vince {player}: l’obiettivo è completo.",
                                 "{player} vence: o objetivo está completo."},
                                SeatSet::of(seat)));
    }
    return out;
  }
  std::string supreme() const {
    if (outcome.supreme.size() == 1)
      return say({"Supreme winner: {player}.", "Vincitore supremo: {player}.", "Vencedor supremo: {player}."},
                 outcome.supreme);
    return say({"Supreme winners: {player}.", "Vincitori supremi: {player}.", "Vencedores supremos: {player}."},
               outcome.supreme);
  }
  std::string dawn() const {
    if (outcome.others.empty())
      return say({"Dawn has come: nobody wins.", "È l’alba: non vince nessuno.", "Amanheceu: ninguém vence."});
    if (outcome.others.size() == 1)
      return say({"Dawn has come: {player} wins with the most conquered events.",
                  "È l’alba: vince {player}, con più eventi conquistati di tutti.",
                  "Amanheceu: {player} vence com o maior número de eventos conquistados."},
                 outcome.others);
    return say({"Dawn has come: {player} win with the most conquered events.",
                "È l’alba: vincono {player}, con più eventi conquistati di tutti.",
                "Amanheceu: {player} vencem com o maior número de eventos conquistados."},
               outcome.others);
  }
  std::string text() const {
    switch (outcome.cause) {
      case EndCause::none:
        return {};
      case EndCause::dawn:
        return dawn();
      case EndCause::last_stand:
        return say({"The last stand is over: nobody wins.", "L’ultima resistenza è finita: non vince nessuno.",
                    "A última resistência acabou: ninguém vence."});
      case EndCause::nobody_left:
        return say({"Nobody is left in the game: nobody wins.", "In partita non resta nessuno: non vince nessuno.",
                    "Não resta ninguém na partida: ninguém vence."});
      case EndCause::no_game:
        return say({"The game was not set up.", "La partita non è stata preparata.", "A partida não foi preparada."});
      case EndCause::last_clan:
      case EndCause::won:
        break;
    }
    std::vector<std::string> all = by_goal();
    if (!outcome.by_rival.empty()) all.push_back(by_rival());
    if (!outcome.supreme.empty()) all.push_back(supreme());
    if (!outcome.others.empty())
      all.push_back(say({"{player} wins as the last clan in the game.", "Vince {player}, ultimo clan in partita.",
                         "{player} vence como o último clã na partida."},
                        outcome.others));
    return wording::spaced(all);
  }
};

}  // namespace

std::string outcome_text(const Outcome& outcome, const std::vector<TurnedUp>& seats, const Catalog& cards,
                         const std::vector<std::string>& players, Language language) {
  return OutcomeWriter{outcome, seats, cards, players, language}.text();
}

}  // namespace playsheet::rising_clan_wording

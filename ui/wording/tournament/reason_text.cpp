// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tournament/reason_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet::tournament_wording {

using namespace tournament;
using wording::Trio;

namespace {

constexpr table::KeyedRows<Level, Trio, kLevels> kLevelWords{{
    {Level::barred,
     {"There is no other way to pair this round.", "Non c’è un altro modo di accoppiare questo Turno.",
      "Não há outro modo de parear esta rodada."}},
    {Level::rematches,
     {"Otherwise there would be more rematches: {other} instead of {chosen}.",
      "Altrimenti ci sarebbero più incontri ripetuti: {other} invece di {chosen}.",
      "De outro modo haveria mais confrontos repetidos: {other} em vez de {chosen}."}},
    {Level::second_byes,
     {"Otherwise the bye would go to a player who has had one.",
      "Altrimenti il bye andrebbe a chi ne ha già avuto uno.", "De outro modo a folga iria para quem já teve uma."}},
    {Level::ahead_rematches,
     {"Otherwise a rematch could not be avoided in a later round.",
      "Altrimenti in un Turno successivo un incontro ripetuto sarebbe inevitabile.",
      "De outro modo um confronto repetido seria inevitável em uma rodada posterior."}},
    {Level::ahead_byes,
     {"Otherwise a second bye could not be avoided in a later round.",
      "Altrimenti in un Turno successivo un secondo bye sarebbe inevitabile.",
      "De outro modo uma segunda folga seria inevitável em uma rodada posterior."}},
    {Level::bye_points,
     {"Otherwise the bye would go to a player with more points: {other} instead of {chosen}.",
      "Altrimenti il bye andrebbe a un giocatore con più punti: {other} invece di {chosen}.",
      "De outro modo a folga iria para um jogador com mais pontos: {other} em vez de {chosen}."}},
    {Level::bye_lot,
     {"The lot for the bye decided between players with equal points.",
      "Tra giocatori a pari punti ha deciso il sorteggio del bye.",
      "Entre jogadores com os mesmos pontos, decidiu o sorteio da folga."}},
    {Level::distance,
     {"Otherwise opponents would be further apart in points: {other} instead of {chosen} (sum of squares).",
      "Altrimenti gli avversari sarebbero più distanti in punti: {other} invece di {chosen} (somma dei quadrati).",
      "De outro modo os adversários ficariam mais distantes em pontos: {other} em vez de {chosen} (soma dos "
      "quadrados)."}},
    {Level::upper_bands,
     {"Otherwise a player of a higher band would meet one of a lower band.",
      "Altrimenti un giocatore di una fascia più alta incontrerebbe uno di una fascia più bassa.",
      "De outro modo um jogador de uma faixa mais alta enfrentaria um de uma faixa mais baixa."}},
    {Level::floats,
     {"Otherwise more players would change band who have done so before: {other} instead of {chosen}.",
      "Altrimenti cambierebbero fascia più giocatori che l’hanno già fatto: {other} invece di {chosen}.",
      "De outro modo mudariam de faixa mais jogadores que já o fizeram: {other} em vez de {chosen}."}},
    {Level::new_tables,
     {"Otherwise more published tables would change: {other} instead of {chosen}.",
      "Altrimenti cambierebbero più tavoli pubblicati: {other} invece di {chosen}.",
      "De outro modo mudariam mais mesas publicadas: {other} em vez de {chosen}."}},
    {Level::lots,
     {"Other pairings would be as good; the lot decided.",
      "Altri accoppiamenti andrebbero bene lo stesso; ha deciso "
      "il sorteggio.",
      "Outros pareamentos seriam igualmente bons; o sorteio decidiu."}},
}};

/// What is counted at a level.
constexpr table::KeyedRows<Level, Trio, kLevels> kLevelNames{{
    {Level::barred, {"forbidden pairs", "coppie vietate", "pares proibidos"}},
    {Level::rematches, {"rematches", "incontri ripetuti", "confrontos repetidos"}},
    {Level::second_byes, {"second byes", "secondi bye", "segundas folgas"}},
    {Level::ahead_rematches,
     {"rematches in later rounds", "incontri ripetuti nei Turni successivi",
      "confrontos repetidos nas rodadas seguintes"}},
    {Level::ahead_byes,
     {"second byes in later rounds", "secondi bye nei Turni successivi", "segundas folgas nas rodadas seguintes"}},
    {Level::bye_points, {"points of the player with the bye", "punti di chi ha il bye", "pontos de quem tem a folga"}},
    {Level::bye_lot, {"lot for the bye", "sorteggio del bye", "sorteio da folga"}},
    {Level::distance,
     {"distance in points (sum of squares)", "distanza in punti (somma dei quadrati)",
      "distância em pontos (soma dos quadrados)"}},
    {Level::upper_bands,
     {"points of the players who change band", "punti di chi cambia fascia", "pontos de quem muda de faixa"}},
    {Level::floats, {"repeated changes of band", "cambi di fascia ripetuti", "mudanças de faixa repetidas"}},
    {Level::new_tables, {"changed tables", "tavoli cambiati", "mesas mudadas"}},
    {Level::lots, {"lot", "sorteggio", "sorteio"}},
}};

constexpr Trio kWorse{"Worse than the pairing of the program: {what}, {after} instead of {before}.",
                      "Peggio degli accoppiamenti del programma: {what}, {after} invece di {before}.",
                      "Pior que o pareamento do programa: {what}, {after} em vez de {before}."};
constexpr Trio kMeets{"{} would meet {}", "{} incontrerebbe {}", "{} enfrentaria {}"};
constexpr Trio kHasBye{"{} would have the bye", "{} avrebbe il bye", "{} teria a folga"};
constexpr Trio kDrawn{"Round 1 is drawn by lot.", "Il Turno 1 si sorteggia.", "A rodada 1 é sorteada."};
constexpr Trio kByCut{"Play-offs follow the order of the cut: first meets second, third meets fourth.",
                      "I playoff seguono l’ordine del taglio: il primo contro il secondo, il terzo contro il quarto.",
                      "A fase final segue a ordem do corte: primeiro contra segundo, terceiro contra quarto."};
constexpr Trio kKnockout{"Those who are left are paired by lot.", "Chi resta in gara viene sorteggiato.",
                         "Quem continua é pareado por sorteio."};

std::string instead(const Reason& reason, const Event& event, EntryId id, Language language) {
  for (const auto& [a, b] : reason.instead) {
    if (a != id && b != id) continue;
    const EntryId other = a == id ? b : a;
    if (other == kBye) return fmt::format(fmt::runtime(pick(kHasBye, language)), player_name(event, id));
    return fmt::format(fmt::runtime(pick(kMeets, language)), player_name(event, id), player_name(event, other));
  }
  return {};
}

}  // namespace

std::string reason_text(const Reason& reason, const Event& event, EntryId a, EntryId b, Language language) {
  std::string out = fmt::format(fmt::runtime(pick(kLevelWords[reason.level], language)),
                                fmt::arg("other", reason.other), fmt::arg("chosen", reason.chosen));
  if (!reason.possible) return out;
  const std::string one = instead(reason, event, a, language);
  const std::string two = b == kBye ? std::string() : instead(reason, event, b, language);
  if (!one.empty()) out += " " + one + (two.empty() ? "." : ", " + two + ".");
  return out;
}

std::string worse_text(Level level, std::int64_t before, std::int64_t after, Language language) {
  return fmt::format(fmt::runtime(pick(kWorse, language)), fmt::arg("what", pick(kLevelNames[level], language)),
                     fmt::arg("after", after), fmt::arg("before", before));
}

std::string drawn_text(const Round& round, Language language) {
  if (round.stage == Stage::playoff) return std::string(pick(kByCut, language));
  return std::string(pick(round.stage == Stage::swiss ? kDrawn : kKnockout, language));
}

}  // namespace playsheet::tournament_wording

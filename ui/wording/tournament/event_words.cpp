// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tournament/event_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/table/keyed_rows.h"
#include "engine/table/record_lines.h"

namespace playsheet::tournament_wording {

using namespace tournament;
using wording::Trio;

namespace {

template <class E>
using Words = table::KeyedRows<E, Trio, table::EnumNames<E>::names.size()>;

constexpr Words<Kind> kKinds{{
    {Kind::club, {"Club event", "Evento del club", "Evento do clube"}},
    {Kind::programme,
     {"Event of the official programme", "Evento del programma ufficiale", "Evento do programa oficial"}},
}};
constexpr Words<Type> kTypes{{
    {Type::swiss, {"Swiss system", "Torneo alla svizzera", "Sistema suíço"}},
    {Type::elimination, {"Direct elimination", "Eliminazione diretta", "Eliminação direta"}},
}};
constexpr Words<Status> kStatuses{{
    {Status::active, {"active", "in attività", "em atividade"}},
    {Status::suspended, {"suspended", "in sospensione", "em suspensão"}},
    {Status::unwelcome, {"unwelcome", "persona sgradita", "persona non grata"}},
}};
constexpr Words<Cause> kCauses{{
    {Cause::played, {"played to the end", "giocato fino alla fine", "jogado até o fim"}},
    {Cause::time_out, {"time", "fine del tempo", "fim do tempo"}},
    {Cause::sudden_death, {"sudden death", "primo vantaggio decisivo", "morte súbita"}},
    {Cause::penalty, {"penalty", "penalità", "penalidade"}},
    {Cause::drop, {"drop", "abbandono", "desistência"}},
    {Cause::agreed, {"agreed draw", "pareggio concordato", "empate combinado"}},
}};
constexpr Words<Grade> kGrades{{
    {Grade::V, {"Verbal warning", "Ammonizione verbale", "Advertência verbal"}},
    {Grade::O, {"Official warning", "Ammonizione ufficiale", "Advertência oficial"}},
    {Grade::G, {"Game loss", "Partita persa", "Perda da partida"}},
    {Grade::M, {"Match loss", "Incontro perso", "Perda do confronto"}},
    {Grade::X, {"Expulsion", "Espulsione", "Expulsão"}},
    {Grade::S, {"Suspension (proposal)", "Sospensione (proposta)", "Suspensão (proposta)"}},
}};
constexpr Words<Infraction> kInfractionWords{{
    {Infraction::illegal_list, {"Illegal deck list", "Lista illegale", "Lista ilegal"}},
    {Infraction::illegal_deck, {"Illegal deck", "Mazzo illegale", "Deck ilegal"}},
    {Infraction::illegal_sideboard, {"Illegal sideboard", "Sideboard illegale", "Sideboard ilegal"}},
    {Infraction::deck_not_restored,
     {"Deck not restored after sideboarding", "Mancato ripristino del sideboard", "Deck não restaurado"}},
    {Infraction::minor_error, {"Minor procedural error", "Errore procedurale lieve", "Erro de procedimento leve"}},
    {Infraction::medium_error, {"Medium procedural error", "Errore procedurale medio", "Erro de procedimento médio"}},
    {Infraction::serious_error, {"Serious procedural error", "Errore procedurale grave", "Erro de procedimento grave"}},
    {Infraction::lateness, {"Lateness", "Ritardo", "Atraso"}},
    {Infraction::wrong_opponent, {"Wrong opponent", "Avversario non indicato", "Adversário errado"}},
    {Infraction::minor_marks, {"Marked cards, minor", "Carte segnate, lieve", "Cards marcados, leve"}},
    {Infraction::notable_marks, {"Marked cards, notable", "Carte segnate, evidente", "Cards marcados, notável"}},
    {Infraction::slow_play, {"Slow play", "Gioco troppo lento", "Jogo lento"}},
    {Infraction::unsporting, {"Unsporting conduct", "Comportamento antisportivo", "Conduta antidesportiva"}},
    {Infraction::serious_unsporting,
     {"Serious unsporting conduct", "Comportamento antisportivo grave", "Conduta antidesportiva grave"}},
    {Infraction::bribery, {"Bribery or deciding by chance", "Corruzione o risultato a sorte", "Suborno ou sorteio"}},
    {Infraction::false_data, {"False data", "Dati falsi", "Dados falsos"}},
    {Infraction::cheating, {"Cheating", "Barare", "Trapaça"}},
}};
constexpr Words<Moment> kMoments{{
    {Moment::before, {"before the match", "prima dell’incontro", "antes do confronto"}},
    {Moment::during, {"during the match", "durante l’incontro", "durante o confronto"}},
    {Moment::after, {"after the match", "dopo l’incontro", "depois do confronto"}},
}};
constexpr Words<How> kHows{{
    {How::paired, {"paired", "accoppiamenti nuovi", "pareada"}},
    {How::repair, {"repaired", "accoppiamenti corretti", "pareamento corrigido"}},
    {How::redraw, {"drawn again", "sorteggio rifatto", "sorteada de novo"}},
    {How::played, {"as played", "come si è giocato", "como foi jogada"}},
    {How::imported, {"imported", "da un altro programma", "de outro programa"}},
}};
constexpr Words<RoundState> kStates{{
    {RoundState::drafted, {"draft", "bozza", "rascunho"}},
    {RoundState::published, {"published", "pubblicazione fatta", "publicada"}},
    {RoundState::open, {"running", "in corso", "em andamento"}},
}};
constexpr Words<ComputedTies> kTies{{
    {ComputedTies::off, {"Tie-break games", "Partite di spareggio", "Partidas de desempate"}},
    {ComputedTies::meetings,
     {"Direct meetings, opponents’ points, games", "Scontri diretti, punti degli avversari, partite",
      "Confrontos diretos, pontos dos adversários, partidas"}},
    {ComputedTies::percentages,
     {"Shares of wins (opponents, own games)", "Percentuali di vittorie (avversari, partite)",
      "Percentuais de vitórias (adversários, partidas)"}},
}};

/// A value of an option; without a key that of every option of words.
struct ValueWord {
  std::string_view key, value;
  Trio words;
};
constexpr Trio kByPlayers{"by the number of players", "secondo il numero di giocatori", "pelo número de jogadores"};
constexpr std::array kValueWords{
    ValueWord{"", "no", {"no", "no", "não"}},
    ValueWord{"", "yes", {"yes", "sì", "sim"}},
    ValueWord{"rounds", "0", kByPlayers},
    ValueWord{"playoff_rounds", "-1", kByPlayers},
    ValueWord{"playoff_rounds", "0", {"none", "nessuno", "nenhuma"}},
    ValueWord{"bye_band", "win", {"like a win", "come una vittoria", "como uma vitória"}},
    ValueWord{"bye_band", "exact", {"by its exact points", "con i punti esatti", "pelos pontos exatos"}},
    ValueWord{"bye_draw", "lot", {"by lot", "a sorte", "por sorteio"}},
    ValueWord{"bye_draw",
              "best_pairing",
              {"for the best pairings", "per i migliori abbinamenti", "para os melhores emparelhamentos"}},
    ValueWord{"computed_ties", "off", kTies[ComputedTies::off]},
    ValueWord{"computed_ties", "meetings", kTies[ComputedTies::meetings]},
    ValueWord{"computed_ties", "percentages", kTies[ComputedTies::percentages]},
    ValueWord{"share_floor", "none", {"none", "nessuna", "nenhum"}},
    ValueWord{"warning_scope", "event", {"this event", "questo evento", "este evento"}},
    ValueWord{"warning_scope",
              "shop",
              {"all events of the shop", "tutti gli eventi del negozio", "todos os eventos da loja"}},
    ValueWord{"limited_list", "union", {"both lists together", "le due liste insieme", "as duas listas juntas"}},
    ValueWord{"limited_list",
              "rules_section",
              {"the list of the rulebook", "la lista del regolamento di gioco", "a lista das regras do jogo"}},
    ValueWord{"limited_list",
              "organised_play_section",
              {"the list of organised play", "la lista del gioco organizzato", "a lista do jogo organizado"}},
};
constexpr Trio kMinutes{"{} minutes", "{} minuti", "{} minutos"};
constexpr Trio kSeconds{"{} seconds", "{} secondi", "{} segundos"};

constexpr Trio kRound{"Round {}", "Turno {}", "Rodada {}"};
constexpr Trio kFinal{"Final", "Finale", "Final"};
constexpr Trio kSemi{"Semi-finals", "Semifinali", "Semifinais"};
constexpr Trio kQuarter{"Quarter-finals", "Quarti di finale", "Quartas de final"};
constexpr Trio kPlayoff{"Play-off round {}", "Turno dei playoff {}", "Rodada {} da fase final"};
constexpr Trio kRegistration{"Registration", "Iscrizioni", "Inscrições"};
constexpr Trio kClosed{"{}: complete", "{}: completo", "{}: completa"};
constexpr Trio kCut{"Cut made", "Taglio fatto", "Corte feito"};
constexpr Trio kEnded{"Ended", "Concluso", "Encerrado"};
constexpr Trio kReported{"Reported", "Report fatto", "Relatado"};
constexpr Trio kCancelled{"Cancelled", "Annullato", "Cancelado"};
constexpr Trio kByeWord{"bye", "bye", "folga (bye)"};
constexpr Trio kDoubleLoss{"both lose", "perdono entrambi", "os dois perdem"};
constexpr Trio kWins{"{} wins {}-{}", "{} vince {}-{}", "{} vence por {}-{}"};
constexpr Trio kDraws{"{} and {} draw {}-{}", "{} e {} pareggiano {}-{}", "{} e {} empatam {}-{}"};

int main_tables(const Round& round) {
  return static_cast<int>(std::count_if(round.matches.begin(), round.matches.end(),
                                        [](const Match& match) { return !match.third_place && !match.is_bye(); }));
}

constexpr Words<OptionName> kOptionWords{{
    {OptionName::rounds, {"Swiss rounds", "Turni alla svizzera", "Rodadas do sistema suíço"}},
    {OptionName::playoff_rounds, {"Play-off rounds", "Turni dei playoff", "Rodadas da fase final"}},
    {OptionName::table_rounds, {"Rounds by the table", "Turni secondo la tabella", "Rodadas pela tabela"}},
    {OptionName::fixed_bracket, {"Fixed bracket", "Tabellone fisso", "Chave fixa"}},
    {OptionName::break_ties, {"Ties are broken", "Spareggi per tutti", "Desempate para todos"}},
    {OptionName::look_ahead, {"Look-ahead", "Previsione", "Antecipação"}},
    {OptionName::agreed_draw, {"Agreed draws", "Pareggi concordati", "Empates combinados"}},
    {OptionName::second_reading, {"Slips are read twice", "Schede lette due volte", "Fichas lidas duas vezes"}},
    {OptionName::standard_seeding, {"First meets last", "Il primo contro l’ultimo", "Primeiro contra último"}},
    {OptionName::bye_band, {"Band of the bye", "Fascia del bye", "Faixa da folga"}},
    {OptionName::bye_draw, {"Draw of the bye", "Sorteggio del bye", "Sorteio da folga"}},
    {OptionName::computed_ties, {"Ties", "Parità", "Empates na classificação"}},
    {OptionName::share_floor, {"Least share", "Percentuale minima", "Percentual mínimo"}},
    {OptionName::warning_scope, {"Warnings count in", "Le ammonizioni contano in", "Advertências contam em"}},
    {OptionName::limited_list, {"Limited cards", "Carte limitate", "Cards limitados"}},
    {OptionName::round_seconds,
     {"Time of a Swiss round", "Tempo di un Turno alla svizzera", "Tempo de uma rodada suíça"}},
    {OptionName::knockout_seconds,
     {"Time of a knock-out round", "Tempo di un Turno a eliminazione", "Tempo de uma rodada eliminatória"}},
    {OptionName::first_table, {"First table", "Primo tavolo", "Primeira mesa"}},
}};

}  // namespace

std::string player_name(const Event& event, EntryId id) {
  if (!event.has_entry(id)) return {};
  const Entry& entry = event.entry(id);
  const bool shared = std::any_of(event.entries.begin(), event.entries.end(),
                                  [&](const Entry& other) { return other.id != id && other.name == entry.name; });
  if (!shared) return entry.name;
  const std::string mark =
      !entry.nickname.empty() ? entry.nickname : (!entry.code.empty() ? entry.code : std::to_string(id));
  return entry.name + " (" + mark + ")";
}

std::string_view word_of(Kind kind, Language language) { return pick(kKinds[kind], language); }
std::string_view word_of(Type type, Language language) { return pick(kTypes[type], language); }
std::string_view word_of(Status status, Language language) { return pick(kStatuses[status], language); }
std::string_view word_of(Cause cause, Language language) { return pick(kCauses[cause], language); }
std::string_view word_of(Grade grade, Language language) { return pick(kGrades[grade], language); }
std::string_view word_of(Infraction infraction, Language language) {
  return pick(kInfractionWords[infraction], language);
}
std::string_view word_of(Moment moment, Language language) { return pick(kMoments[moment], language); }
std::string_view word_of(How how, Language language) { return pick(kHows[how], language); }
std::string_view word_of(RoundState state, Language language) { return pick(kStates[state], language); }
std::string_view word_of(ComputedTies ties, Language language) { return pick(kTies[ties], language); }

std::string round_title(const Event& event, const Round& round, Language language) {
  if (round.stage == Stage::swiss) return fmt::format(fmt::runtime(pick(kRound, language)), round.number);
  const int tables = main_tables(round);
  const bool byes = std::any_of(round.matches.begin(), round.matches.end(), [](const Match& m) { return m.is_bye(); });
  if (!byes && tables == 1) return std::string(pick(kFinal, language));
  if (!byes && tables == 2) return std::string(pick(kSemi, language));
  if (!byes && tables == 4) return std::string(pick(kQuarter, language));
  if (round.stage == Stage::elimination) return fmt::format(fmt::runtime(pick(kRound, language)), round.number);
  const auto before = std::count_if(event.rounds.begin(), event.rounds.end(), [&](const Round& other) {
    return other.stage == Stage::playoff && other.number <= round.number;
  });
  return fmt::format(fmt::runtime(pick(kPlayoff, language)), before);
}

std::string phase_text(const Event& event, Language language) {
  const auto of_round = [&](std::string_view state) {
    return fmt::format("{}: {}", round_title(event, event.rounds.back(), language), state);
  };
  switch (phase_of(event)) {
    case Phase::registration:
      return std::string(pick(kRegistration, language));
    case Phase::drafted:
    case Phase::published:
    case Phase::round_open:
      return of_round(word_of(event.rounds.back().state, language));
    case Phase::round_closed:
      return fmt::format(fmt::runtime(pick(kClosed, language)), round_title(event, event.rounds.back(), language));
    case Phase::cut:
      return std::string(pick(kCut, language));
    case Phase::ended:
      return std::string(pick(kEnded, language));
    case Phase::reported:
      return std::string(pick(kReported, language));
    case Phase::cancelled:
      return std::string(pick(kCancelled, language));
  }
  return {};
}

std::string result_text(const Event& event, const Round& round, const Match& match, Language language) {
  const Settled settled = settle(event, round, match);
  switch (settled.outcome) {
    case tournament::Outcome::open:
      return {};
    case tournament::Outcome::bye:
      return std::string(pick(kByeWord, language));
    case tournament::Outcome::double_loss:
      return fmt::format("{}-{}, {}", settled.games_a, settled.games_b, pick(kDoubleLoss, language));
    default:
      break;
  }
  std::string out = fmt::format("{}-{}", settled.games_a, settled.games_b);
  if (match.score && match.score->drawn > 0) out += fmt::format("-{}", match.score->drawn);
  if (settled.cause != Cause::played) out += fmt::format(" ({})", word_of(settled.cause, language));
  return out;
}

std::string result_sentence(const Event& event, const Match& match, const Score& score, Language language) {
  const std::string a = player_name(event, match.a);
  const std::string b = player_name(event, match.b);
  std::string out;
  switch (outcome_of(score)) {
    case tournament::Outcome::win_a:
      out = fmt::format(fmt::runtime(pick(kWins, language)), a, score.a, score.b);
      break;
    case tournament::Outcome::win_b:
      out = fmt::format(fmt::runtime(pick(kWins, language)), b, score.b, score.a);
      break;
    case tournament::Outcome::double_loss:
      out = std::string(pick(kDoubleLoss, language));
      break;
    default:
      out = fmt::format(fmt::runtime(pick(kDraws, language)), a, b, score.a, score.b);
  }
  if (score.cause != Cause::played) out += fmt::format(" ({})", word_of(score.cause, language));
  return out;
}

std::string points_text(int tenths, Language language) {
  if (tenths % 10 == 0) return std::to_string(tenths / 10);
  return fmt::format("{}{}{}", tenths / 10, wording::decimal_sign(language), tenths % 10);
}

std::string option_value_text(const OptionRow& row, std::string_view value, Language language) {
  const auto at = std::find_if(kValueWords.begin(), kValueWords.end(), [&](const ValueWord& one) {
    return one.value == value && (one.key.empty() ? !row.words.empty() : one.key == row.name);
  });
  if (at != kValueWords.end()) return std::string(pick(at->words, language));
  constexpr int kMinute = 60;
  const bool timed = row.name == "round_seconds" || row.name == "knockout_seconds";
  const auto seconds = timed ? table::number_of<int>(value) : std::nullopt;
  if (!seconds) return std::string(value);
  if (*seconds % kMinute == 0) return fmt::format(fmt::runtime(pick(kMinutes, language)), *seconds / kMinute);
  return fmt::format(fmt::runtime(pick(kSeconds, language)), *seconds);
}

std::string_view option_word(std::string_view key, Language language) {
  const auto name = table::from_name<OptionName>(key);
  return name ? pick(kOptionWords[*name], language) : key;
}

}  // namespace playsheet::tournament_wording

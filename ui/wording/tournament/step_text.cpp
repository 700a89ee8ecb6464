// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tournament/step_text.h"

#include <fmt/format.h>

#include <variant>

#include "ui/wording/tournament/event_words.h"

namespace playsheet::tournament_wording {

using namespace tournament;
using wording::Trio;

namespace {

/// The wording of each command; {name} is a player, {other} another one, {n} a round, {table} a table, {what} a word.
constexpr Trio of(const Open&) { return {"Event opened", "Apertura dell’evento", "Abertura do evento"}; }
constexpr Trio of(const ChooseOption&) { return {"Setting: {what}", "Impostazione: {what}", "Configuração: {what}"}; }
constexpr Trio of(const Enrol&) { return {"Entry of {name}", "Iscrizione di {name}", "Inscrição de {name}"}; }
constexpr Trio of(const Amend&) { return {"Details of {name}", "Dati di {name}", "Dados de {name}"}; }
constexpr Trio of(const CheckIn&) { return {"Presence of {name}", "Presenza di {name}", "Presença de {name}"}; }
constexpr Trio of(const CheckDeck&) {
  return {"Deck check of {name}", "Controllo del Mazzo di {name}", "Verificação do deck de {name}"};
}
constexpr Trio of(const DealGroups&) { return {"Groups dealt", "Formazione dei gironi", "Formação dos grupos"}; }
constexpr Trio of(const Draft&) { return {"Draft of round {n}", "Bozza del Turno {n}", "Rascunho da rodada {n}"}; }
constexpr Trio of(const Swap&) {
  return {"Swap of {name} and {other}", "Scambio tra {name} e {other}", "Troca entre {name} e {other}"};
}
constexpr Trio of(const Publish&) {
  return {"Round {n} published", "Pubblicazione del Turno {n}", "Publicação da rodada {n}"};
}
constexpr Trio of(const Start&) { return {"Start of round {n}", "Avvio del Turno {n}", "Início da rodada {n}"}; }
constexpr Trio of(const Clock&) { return {"Clock of round {n}", "Orologio del Turno {n}", "Relógio da rodada {n}"}; }
constexpr Trio of(const tournament::Result&) {
  return {"Result at table {table}, round {n}", "Risultato al tavolo {table}, Turno {n}",
          "Resultado da mesa {table}, rodada {n}"};
}
constexpr Trio of(const Confirm&) {
  return {"Result confirmed at table {table}", "Conferma del risultato al tavolo {table}",
          "Confirmação do resultado da mesa {table}"};
}
constexpr Trio of(const ReadAgain&) {
  return {"Second reading of table {table}, round {n}", "Seconda lettura del tavolo {table}, Turno {n}",
          "Segunda leitura da mesa {table}, rodada {n}"};
}
constexpr Trio of(const Begun&) {
  return {"Table {table} begun or not", "Tavolo {table} iniziato o no", "Mesa {table} começada ou não"};
}
constexpr Trio of(const Play&) {
  return {"Table {table} plays on this screen", "Il tavolo {table} gioca su questo schermo",
          "A mesa {table} joga nesta tela"};
}
constexpr Trio of(const TimeAtTable&) {
  return {"Time is up at table {table}, round {n}", "Tempo scaduto al tavolo {table}, Turno {n}",
          "Tempo esgotado na mesa {table}, rodada {n}"};
}
constexpr Trio of(const Penalise&) { return {"Penalty for {name}", "Penalità per {name}", "Penalidade para {name}"}; }
constexpr Trio of(const Upgrade&) { return {"Penalty made heavier", "Penalità aggravata", "Penalidade agravada"}; }
constexpr Trio of(const Revoke&) { return {"Penalty revoked", "Penalità revocata", "Penalidade revogada"}; }
constexpr Trio of(const Drop&) { return {"{name} drops", "Abbandono di {name}", "Desistência de {name}"}; }
constexpr Trio of(const ComeBack&) { return {"{name} comes back", "Rientro di {name}", "Volta de {name}"}; }
constexpr Trio of(const Seat&) {
  return {"Latecomer {name} seated", "Posto per {name}, in ritardo", "Mesa para {name}, com atraso"};
}
constexpr Trio of(const EndSwiss&) {
  return {"Swiss rounds ended early", "Fine anticipata dei Turni alla svizzera", "Fim antecipado das rodadas suíças"};
}
constexpr Trio of(const DrawTie&) {
  return {"Tie-break games drawn", "Sorteggio degli spareggi", "Sorteio dos desempates"};
}
constexpr Trio of(const TieResult&) {
  return {"Tie-break game: {name} beats {other}", "Spareggio: {name} batte {other}", "Desempate: {name} vence {other}"};
}
constexpr Trio of(const MakeCut&) { return {"Cut", "Taglio", "Corte"}; }
constexpr Trio of(const VoidMatch&) {
  return {"Match at table {table} to be played again", "Incontro al tavolo {table} da rigiocare",
          "Confronto da mesa {table} a jogar de novo"};
}
constexpr Trio of(const End&) { return {"End of the event", "Conclusione dell’evento", "Encerramento do evento"}; }
constexpr Trio of(const SendReport&) { return {"Report", "Report", "Relatório"}; }
constexpr Trio of(const Cancel&) { return {"Event cancelled", "Annullamento dell’evento", "Cancelamento do evento"}; }
constexpr Trio of(const Undo&) { return {"Undo", "Annullamento", "Desfazer"}; }
constexpr Trio of(const Redo&) { return {"Redo", "Ripristino", "Refazer"}; }

struct Places {
  const Event& event;
  Language language;
  std::string name, other, what;
  int n = 0, table = 0;

  void operator()(std::string_view key, const int& value) {
    if (key == "round") n = value;
    if (key == "table") table = value;
    if (key == "entry" || key == "a" || key == "winner") name = player_name(event, value);
    if (key == "b" || key == "loser") other = player_name(event, value);
  }
  void operator()(std::string_view key, const std::string& value) {
    if (key == "key") what = option_word(value, language);
    if (key == "name" && name.empty()) name = value;  // who enters is not on the list yet
  }
  template <class T>
  void operator()(std::string_view, const T&) {}
};

constexpr Trio kChange{"From round {n} on: {what} {after} instead of {before} ({reason})",
                       "Dal Turno {n}: {what} {after} invece di {before} ({reason})",
                       "A partir da rodada {n}: {what} {after} em vez de {before} ({reason})"};

std::string value_text(const std::string& key, const std::string& value, Language language) {
  const OptionRow* row = find_option(key);
  return row == nullptr ? value : option_value_text(*row, value, language);
}

}  // namespace

std::string step_text(const Line& line, const Event& event, Language language) {
  Places places{event, language, {}, {}, {}};
  return std::visit(
      [&](const auto& command) {
        fields(places, command);
        return fmt::format(fmt::runtime(pick(of(command), language)), fmt::arg("name", places.name),
                           fmt::arg("other", places.other), fmt::arg("n", places.n), fmt::arg("table", places.table),
                           fmt::arg("what", places.what));
      },
      line.command);
}

std::string change_text(const RuleChange& change, Language language) {
  return fmt::format(fmt::runtime(pick(kChange, language)), fmt::arg("n", change.round + 1),
                     fmt::arg("what", option_word(change.key, language)),
                     fmt::arg("before", value_text(change.key, change.before, language)),
                     fmt::arg("after", value_text(change.key, change.after, language)),
                     fmt::arg("reason", change.reason));
}

}  // namespace playsheet::tournament_wording

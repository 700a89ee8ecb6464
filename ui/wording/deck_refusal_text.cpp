// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/deck_refusal_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"

namespace playsheet::wording {
namespace {

using naruto::DeckFault;

// {0} is the number, {1} the word.
constexpr table::KeyedRows<DeckFault, Trio, table::EnumNames<DeckFault>::names.size()> kDeckFaults{{
    {DeckFault::too_many_bytes,
     {"The file is too large: a deck list has at most {0} bytes.",
      "Il file è troppo grande: una lista di mazzo ha al massimo {0} byte.",
      "O arquivo é grande demais: uma lista de deck tem no máximo {0} bytes."}},
    {DeckFault::not_text,
     {"Sign {0} of this line is no text: a deck list is written in UTF-8, UTF-16 or Windows-1252.",
      "Il carattere {0} di questa riga non è un testo: una lista di mazzo è scritta in UTF-8, UTF-16 o "
      "Windows-1252.",
      "O caractere {0} desta linha não é texto: uma lista de deck é escrita em UTF-8, UTF-16 ou Windows-1252."}},
    {DeckFault::nothing_there, {"Nothing is there.", "Non c'è nulla.", "Não há nada."}},
    {DeckFault::no_card, {"It names no card.", "Non nomina alcuna carta.", "Não cita nenhum card."}},
    {DeckFault::too_many_questions,
     {"More than {0} lines name no card, the first: \"{1}\".",
      "Più di {0} righe non nominano una carta, la prima: \"{1}\".",
      "Mais de {0} linhas não citam um card, a primeira: \"{1}\"."}},
    {DeckFault::too_many_cards,
     {"It has more than {0} different cards.", "Ha più di {0} carte diverse.", "Tem mais de {0} cards diferentes."}},
    {DeckFault::too_many_lines, {"It has more than {0} lines.", "Ha più di {0} righe.", "Tem mais de {0} linhas."}},
    {DeckFault::unclosed_quote,
     {"A field begins with a quotation mark and does not end: one is missing.",
      "Un campo comincia con le virgolette e non finisce: ne mancano di chiusura.",
      "Um campo começa com aspas e não termina: faltam as de fechamento."}},
    {DeckFault::broken_json,
     {"The JSON is damaged or not whole.", "Il JSON è danneggiato o incompleto.",
      "O JSON está danificado ou incompleto."}},
    {DeckFault::deep_json,
     {"The JSON is nested too deeply for a deck.", "Il JSON è annidato troppo a fondo per un mazzo.",
      "O JSON está aninhado demais para um deck."}},
    {DeckFault::json_without_deck,
     {"The JSON has neither \"cards\" nor \"ObjectStates\": it is no deck and no saved object.",
      "Il JSON non ha né \"cards\" né \"ObjectStates\": non è un mazzo né un oggetto salvato.",
      "O JSON não tem \"cards\" nem \"ObjectStates\": não é um deck nem um objeto salvo."}},
    {DeckFault::json_no_list,
     {"\"{1}\" has to be a list of cards.", "\"{1}\" deve essere una lista di carte.",
      "\"{1}\" tem de ser uma lista de cards."}},
    {DeckFault::code_version,
     {"This share code is of version {1}: a newer program can read it.",
      "Questo codice è della versione {1}: lo legge un programma più recente.",
      "Este código é da versão {1}: um programa mais novo pode lê-lo."}},
    {DeckFault::broken_code,
     {"The share code is damaged or not whole: every letter of it is needed.",
      "Il codice è danneggiato o incompleto: ne serve ogni lettera.",
      "O código está danificado ou incompleto: cada letra dele é necessária."}},
}};

constexpr Trio kExample{"A deck list has one card a line, such as \"3 Naruto Uzumaki [N-001]\".",
                        "Una lista di mazzo ha una carta per riga, come \"3 Naruto Uzumaki [N-001]\".",
                        "Uma lista de deck tem um card por linha, como \"3 Naruto Uzumaki [N-001]\"."};
constexpr Trio kLine{"Line {}: {}", "Riga {}: {}", "Linha {}: {}"};

bool wants_example(DeckFault fault) {
  return fault == DeckFault::nothing_there || fault == DeckFault::no_card || fault == DeckFault::too_many_questions ||
         fault == DeckFault::too_many_lines;
}

}  // namespace

std::string deck_refusal_text(const naruto::DeckRefusal& refusal, Language language) {
  const auto words = pick(kDeckFaults[refusal.fault], language);
  std::string text = fmt::format(fmt::runtime(words), refusal.number, refusal.word);
  if (wants_example(refusal.fault)) text += ' ' + std::string(pick(kExample, language));
  return refusal.line > 0 ? fmt::format(fmt::runtime(pick(kLine, language)), refusal.line, text) : text;
}

}  // namespace playsheet::wording

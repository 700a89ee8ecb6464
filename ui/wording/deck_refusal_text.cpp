// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/deck_refusal_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/share_fault_text.h"

namespace playsheet::wording {
namespace {

using naruto::DeckFault;

// {0} is the number, {1} the word.
constexpr table::KeyedRows<DeckFault, Trio, table::EnumNames<DeckFault>::names.size()> kDeckFaults{{
    {DeckFault::too_many_bytes,
     {"The file is too large: a deck list has at most {0} bytes.",
      "Il file è troppo grande: la lista di un Mazzo può avere al massimo {0} byte.",
      "O arquivo é grande demais: uma lista de deck tem no máximo {0} bytes."}},
    {DeckFault::not_text,
     {"Character {0} of this line is not text: a deck list must be in UTF-8, UTF-16 or Windows-1252.",
      "Il carattere {0} di questa riga non è testo: la lista di un Mazzo va scritta in UTF-8, UTF-16 o Windows-1252.",
      "O caractere {0} desta linha não é texto: uma lista de deck deve estar em UTF-8, UTF-16 ou Windows-1252."}},
    {DeckFault::nothing_there, {"The list is empty.", "La lista è vuota.", "A lista está vazia."}},
    {DeckFault::no_card, {"The list names no cards.", "La lista non contiene carte.", "A lista não cita nenhum card."}},
    {DeckFault::too_many_questions,
     {"More than {0} lines do not name a card. The first is “{1}”.",
      "Più di {0} righe non contengono una carta. La prima: «{1}».",
      "Mais de {0} linhas não citam um card. A primeira é “{1}”."}},
    {DeckFault::too_many_cards,
     {"The list has more than {0} different cards.", "La lista ha più di {0} carte diverse.",
      "A lista tem mais de {0} cards diferentes."}},
    {DeckFault::too_many_lines,
     {"The list has more than {0} lines.", "La lista ha più di {0} righe.", "A lista tem mais de {0} linhas."}},
    {DeckFault::unclosed_quote,
     {"A field starts with a quotation mark, but the closing one is missing.",
      "In un campo mancano le virgolette di chiusura.",
      "Um campo começa com aspas, mas faltam as aspas de fechamento."}},
    {DeckFault::broken_json,
     {"The JSON is damaged or incomplete.", "Il JSON è danneggiato o incompleto.",
      "O JSON está danificado ou incompleto."}},
    {DeckFault::deep_json,
     {"The JSON is nested too deeply for a deck.", "Il JSON ha troppi livelli per un Mazzo.",
      "O JSON tem níveis demais para um deck."}},
    {DeckFault::json_without_deck,
     {"The JSON has neither “cards” nor “ObjectStates”: it is neither a deck nor a saved object.",
      "Il JSON non ha né “cards” né “ObjectStates”: non è né un Mazzo né un oggetto salvato.",
      "O JSON não tem “cards” nem “ObjectStates”: não é um deck nem um objeto salvo."}},
    {DeckFault::json_no_list,
     {"“{1}” must be a list of cards.", "«{1}» deve essere una lista di carte.", "“{1}” deve ser uma lista de cards."}},
    {DeckFault::code_version, share_fault_words(table::ShareFault::later_version)},
    {DeckFault::broken_code, share_fault_words(table::ShareFault::broken)},
    {DeckFault::code_of_other_game, share_fault_words(table::ShareFault::other_game)},
}};

constexpr Trio kExample{"A deck list has one card per line, such as “3 Naruto Uzumaki [N-001]”.",
                        "La lista di un Mazzo ha una carta per riga, per esempio «3 Naruto Uzumaki [N-001]».",
                        "Uma lista de deck tem um card por linha, como “3 Naruto Uzumaki [N-001]”."};
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

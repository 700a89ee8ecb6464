// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/search_text.h"

#include <fmt/format.h>

#include "engine/naruto/search/reader.h"
#include "engine/table/keyed_rows.h"

namespace playsheet::wording {
namespace {

using naruto::search::Fault;

// {0} is the word in the query, {1} how many letters or terms there may be.
constexpr table::KeyedRows<Fault, Trio, table::EnumNames<Fault>::names.size()> kSearchFaults{{
    {Fault::unknown_field, {"There is no field “{0}”.", "Il campo «{0}» non esiste.", "Não existe o campo “{0}”."}},
    {Fault::unknown_value,
     {"Nothing here is called “{0}”.", "Qui non c’è niente che si chiami «{0}».", "Nada aqui se chama “{0}”."}},
    {Fault::missing_value,
     {"Something must follow “{0}”.", "Dopo «{0}» manca qualcosa.", "Falta algo depois de “{0}”."}},
    {Fault::not_a_figure,
     {"“{0}” is not a number: write 3, 2..4 or X.", "«{0}» non è un numero valido: scrivi 3, 2..4 o X.",
      "“{0}” não é um número: escreva 3, 2..4 ou X."}},
    {Fault::wrong_relation,
     {"“{0}” cannot be used with this comparison sign.", "Con «{0}» questo segno di confronto non si può usare.",
      "“{0}” não pode ser usado com este sinal de comparação."}},
    {Fault::unclosed_quote,
     {"The quotation that starts with {0} is not closed.", "Le virgolette che iniziano con {0} non sono chiuse.",
      "As aspas que começam em {0} não foram fechadas."}},
    {Fault::unclosed_group,
     {"A parenthesis “{0}” is not closed.", "La parentesi «{0}» non è chiusa.", "O parêntese “{0}” não foi fechado."}},
    {Fault::unopened_group,
     {"A parenthesis “{0}” was never opened.", "La parentesi «{0}» non è mai stata aperta.",
      "O parêntese “{0}” não foi aberto."}},
    {Fault::missing_term,
     {"A term is missing next to “{0}”.", "Accanto a «{0}» manca un termine.", "Falta um termo ao lado de “{0}”."}},
    {Fault::too_deep,
     {"The parentheses are nested too deeply.", "Ci sono troppe parentesi una dentro l’altra.",
      "Há parênteses demais uns dentro dos outros."}},
    {Fault::too_long,
     {"A search has room for {1} letters.", "In una ricerca entrano {1} caratteri.",
      "Em uma busca cabem {1} caracteres."}},
    {Fault::too_many_terms,
     {"A search has room for {1} different terms: “{0}” is one too many.",
      "In una ricerca entrano {1} termini diversi: «{0}» è di troppo.",
      "Em uma busca cabem {1} termos diferentes: “{0}” já é demais."}},
}};

constexpr Trio kNoCard{"No card contains “{}”.", "Nessuna carta contiene «{}».", "Nenhum card contém “{}”."};
constexpr Trio kPerhaps{"Did you mean “{}”?", "Forse intendevi «{}»?", "Você quis dizer “{}”?"};
constexpr Trio kPossible{"Possible values: {}.", "Valori possibili: {}.", "Valores possíveis: {}."};

std::string filled(const Trio& words, Language language, const std::string& value, std::size_t most = 0) {
  return fmt::format(fmt::runtime(pick(words, language)), value, most);
}

/// How many there may be of what there are too many of.
std::size_t most_of(Fault fault) {
  return fault == Fault::too_long ? naruto::search::kMostLetters : naruto::search::kMostTerms;
}

/// A word that somebody pasted may be long.
std::string shortened(const std::string& word) {
  constexpr std::size_t kMost = 40;
  if (word.size() <= kMost) return word;
  std::size_t end = kMost;
  while (end > 0 && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) --end;  // no half letter
  return word.substr(0, end) + "…";
}

}  // namespace

std::string search_problem_text(const naruto::search::Problem& problem, Language language) {
  std::string text = filled(kSearchFaults[problem.fault], language, shortened(problem.found), most_of(problem.fault));
  if (!problem.nearest.empty()) {
    text += ' ' + filled(kPerhaps, language, problem.nearest);
  } else if (!problem.known.empty()) {
    text += ' ' + filled(kPossible, language, fmt::format("{}", fmt::join(problem.known, ", ")));
  }
  return text;
}

std::string unknown_word_text(const naruto::search::Problem& problem, Language language) {
  return filled(kNoCard, language, shortened(problem.found)) + ' ' + filled(kPerhaps, language, problem.nearest);
}

}  // namespace playsheet::wording

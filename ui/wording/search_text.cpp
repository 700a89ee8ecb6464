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
    {Fault::unknown_field, {"There is no field \"{0}\".", "Non c'è un campo \"{0}\".", "Não há um campo \"{0}\"."}},
    {Fault::unknown_value,
     {"Nothing here is called \"{0}\".", "Qui niente si chiama \"{0}\".", "Nada aqui se chama \"{0}\"."}},
    {Fault::missing_value,
     {"Something has to follow \"{0}\".", "Dopo \"{0}\" deve seguire qualcosa.", "Algo deve vir depois de \"{0}\"."}},
    {Fault::not_a_figure,
     {"\"{0}\" is no figure: write 3, 2..4 or X.", "\"{0}\" non è un valore: scrivi 3, 2..4 o X.",
      "\"{0}\" não é um valor: escreva 3, 2..4 ou X."}},
    {Fault::wrong_relation,
     {"\"{0}\" cannot be compared with this sign.", "\"{0}\" non si può confrontare con questo segno.",
      "\"{0}\" não pode ser comparado com este sinal."}},
    {Fault::unclosed_quote,
     {"The quotes that begin with {0} are not closed.", "Le virgolette che iniziano con {0} non sono chiuse.",
      "As aspas que começam com {0} não estão fechadas."}},
    {Fault::unclosed_group,
     {"A parenthesis \"{0}\" is not closed.", "Una parentesi \"{0}\" non è chiusa.",
      "Um parêntese \"{0}\" não está fechado."}},
    {Fault::unopened_group,
     {"A parenthesis \"{0}\" was never opened.", "Una parentesi \"{0}\" non è mai stata aperta.",
      "Um parêntese \"{0}\" nunca foi aberto."}},
    {Fault::missing_term,
     {"A term is missing beside \"{0}\".", "Accanto a \"{0}\" manca un termine.",
      "Falta um termo ao lado de \"{0}\"."}},
    {Fault::too_deep,
     {"The parentheses are nested too deeply.", "Le parentesi sono annidate troppo a fondo.",
      "Os parênteses estão aninhados demais."}},
    {Fault::too_long,
     {"A search has room for {1} letters.", "In una ricerca entrano {1} caratteri.",
      "Em uma busca cabem {1} caracteres."}},
    {Fault::too_many_terms,
     {"A search has room for {1} different terms: \"{0}\" is one too many.",
      "In una ricerca entrano {1} termini diversi: \"{0}\" è di troppo.",
      "Em uma busca cabem {1} termos diferentes: \"{0}\" já é demais."}},
}};

constexpr Trio kNoCard{"No card has \"{}\".", "Nessuna carta ha \"{}\".", "Nenhum card tem \"{}\"."};
constexpr Trio kPerhaps{"Did you mean \"{}\"?", "Forse \"{}\"?", "Seria \"{}\"?"};
constexpr Trio kPossible{"Possible: {}.", "Possibili: {}.", "Possíveis: {}."};

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

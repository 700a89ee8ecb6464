// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/search_text.h"

#include <fmt/format.h>

namespace playsheet::wording {
namespace {

using naruto::search::Fault;

// In the order of Fault; {} is the word in the query.
constexpr std::array<Trio, table::EnumNames<Fault>::names.size()> kSearchFaults{{
    {"There is no field \"{}\".", "Non c'è un campo \"{}\".", "Não há um campo \"{}\"."},
    {"Nothing here is called \"{}\".", "Qui niente si chiama \"{}\".", "Nada aqui se chama \"{}\"."},
    {"Something has to follow \"{}\".", "Dopo \"{}\" deve seguire qualcosa.", "Algo deve vir depois de \"{}\"."},
    {"\"{}\" is no figure: write 3, 2..4 or X.", "\"{}\" non è un valore: scrivi 3, 2..4 o X.",
     "\"{}\" não é um valor: escreva 3, 2..4 ou X."},
    {"\"{}\" cannot be compared with this sign.", "\"{}\" non si può confrontare con questo segno.",
     "\"{}\" não pode ser comparado com este sinal."},
    {"The quotes that begin with {} are not closed.", "Le virgolette che iniziano con {} non sono chiuse.",
     "As aspas que começam com {} não estão fechadas."},
    {"A parenthesis \"{}\" is not closed.", "Una parentesi \"{}\" non è chiusa.",
     "Um parêntese \"{}\" não está fechado."},
    {"A parenthesis \"{}\" was never opened.", "Una parentesi \"{}\" non è mai stata aperta.",
     "Um parêntese \"{}\" nunca foi aberto."},
    {"A term is missing beside \"{}\".", "Accanto a \"{}\" manca un termine.", "Falta um termo ao lado de \"{}\"."},
    {"The parentheses are nested too deeply.", "Le parentesi sono annidate troppo a fondo.",
     "Os parênteses estão aninhados demais."},
}};

constexpr Trio kNoCard{"No card has \"{}\".", "Nessuna carta ha \"{}\".", "Nenhum card tem \"{}\"."};
constexpr Trio kPerhaps{"Did you mean \"{}\"?", "Forse \"{}\"?", "Seria \"{}\"?"};
constexpr Trio kPossible{"Possible: {}.", "Possibili: {}.", "Possíveis: {}."};

std::string filled(const Trio& words, Language language, const std::string& value) {
  return fmt::format(fmt::runtime(pick(words, language)), value);
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
  std::string text = filled(kSearchFaults[static_cast<std::size_t>(problem.fault)], language, shortened(problem.found));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/share_refusal_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "engine/table/one_line.h"
#include "ui/wording/gormiti/words.h"
#include "ui/wording/share_fault_text.h"

namespace playsheet::gormiti_wording {
namespace {

using gormiti::ShareProblem;
using wording::share_fault_words;
using wording::Trio;

// {0} is the number, {1} the word, {2} the name of the card with this code.
constexpr table::KeyedRows<ShareProblem, Trio, table::EnumNames<ShareProblem>::names.size()> kShareProblems{{
    {ShareProblem::broken, share_fault_words(table::ShareFault::broken)},
    {ShareProblem::later_version, share_fault_words(table::ShareFault::later_version)},
    {ShareProblem::other_game, share_fault_words(table::ShareFault::other_game)},
    {ShareProblem::too_long,
     {"The share code is too long: it can have at most {0} characters.",
      "Il codice di condivisione è troppo lungo: può avere al massimo {0} caratteri.",
      "O código para compartilhar é longo demais: pode ter no máximo {0} caracteres."}},
    {ShareProblem::too_many,
     {"Too many cards: a deck that is saved or shared has at most {0}.",
      "Troppe carte: un Mazzo salvato o condiviso ne ha al massimo {0}.",
      "Cartas demais: um baralho salvo ou compartilhado tem no máximo {0}."}},
    {ShareProblem::unknown_card,
     {"The share code names a card that is missing here: “{1}”. If it is somebody’s own card, put its file into the "
      "folder of your own cards.",
      "Il codice di condivisione contiene una carta che qui manca: «{1}». Se è una carta inventata da qualcuno, metti "
      "il suo file nella cartella delle tue carte.",
      "O código para compartilhar cita uma carta que falta aqui: “{1}”. Se for uma carta própria de alguém, ponha o "
      "arquivo dela na pasta das suas cartas."}},
    {ShareProblem::twice,
     {"A share code has each card once: {2} is in this deck more than once.",
      "Un codice di condivisione ha ogni carta una volta sola: {2} è in questo Mazzo più volte.",
      "Um código para compartilhar tem cada carta uma só vez: {2} está mais de uma vez neste baralho."}},
}};

}  // namespace

std::string share_refusal_text(const gormiti::ShareRefusal& refusal, const gormiti::Catalog& cards,
                               wording::Language language) {
  const auto card = cards.find(refusal.word);
  const std::string word = table::one_line(refusal.word);
  return fmt::format(fmt::runtime(wording::pick(kShareProblems[refusal.problem], language)), refusal.number, word,
                     card ? in_language(cards[*card].name, language) : word);
}

}  // namespace playsheet::gormiti_wording

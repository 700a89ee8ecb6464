// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/problem_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/joining.h"
#include "ui/wording/typeset.h"

namespace playsheet::wording {

namespace {

using naruto::MessageCode;

constexpr table::KeyedRows<MessageCode, Trio, table::EnumNames<MessageCode>::names.size()> kProblems{{
    {MessageCode::syntax, {"This is not valid TOML", "TOML non valido", "Isto não é TOML válido"}},
    {MessageCode::too_large, {"This is too large", "Troppo grande", "Isto é grande demais"}},
    {MessageCode::too_deep, {"This is nested too deeply", "Troppi livelli", "Isto tem níveis demais de aninhamento"}},
    {MessageCode::unknown_key, {"A key that has no meaning here", "Chiave non prevista qui", "Chave sem sentido aqui"}},
    {MessageCode::missing_key, {"A key is missing", "Manca una chiave", "Falta uma chave"}},
    {MessageCode::wrong_type, {"A value of the wrong kind", "Tipo di valore sbagliato", "Valor do tipo errado"}},
    {MessageCode::unknown_word, {"Unknown word", "Parola sconosciuta qui", "Palavra desconhecida"}},
    {MessageCode::unknown_type, {"A form that does not exist", "Forma inesistente", "Forma inexistente"}},
    {MessageCode::out_of_range,
     {"A number that makes no sense here", "Numero non valido qui", "Número sem sentido aqui"}},
    {MessageCode::bad_cost, {"This is not a jutsu cost", "Costo Chakra non valido", "Isto não é um Custo de Jutsu"}},
    {MessageCode::bad_code,
     {"This is not a card number", "Codice di carta non valido", "Isto não é um número de card"}},
    {MessageCode::empty_list, {"Empty list", "Lista vuota", "Lista vazia"}},
    {MessageCode::duplicate_code, {"This code is already taken", "Codice già usato", "Este código já está em uso"}},
    {MessageCode::dangling_reference,
     {"This refers to something that cannot exist here", "Riferimento a qualcosa che qui non può esserci",
      "Isto se refere a algo que não pode existir aqui"}},
    {MessageCode::never_applies,
     {"This could never have an effect", "Non potrebbe mai avere effetto", "Isto nunca teria efeito"}},
    {MessageCode::unknown_name,
     {"No card has this name or trait", "Nessuna carta ha questo Nome o questa Caratteristica",
      "Nenhum card tem este nome ou esta característica"}},
    {MessageCode::unknown_game,
     {"This is for another game or a later version", "Di un altro gioco o di una versione successiva",
      "Isto é de outro jogo ou de uma versão posterior"}},
}};

constexpr Trio kDidYouMean{"Did you mean “{}”?", "Forse intendevi «{}»?", "Você quis dizer “{}”?"};

}  // namespace

const Trio& problem_words(MessageCode code) { return kProblems[code]; }

std::string problem_text(const naruto::CardMessage& message, Language language) {
  const std::string what(pick(kProblems[message.code], language));
  if (message.found.empty()) return what + ".";
  return fmt::format("{}: {}", what, with_apostrophes(reader_phrase(message.found, language)));
}

std::string remedy_text(const naruto::CardMessage& message, Language language) {
  std::string text = with_apostrophes(capitalised(reader_phrase(message.expected, language)));
  if (message.nearest.empty()) return text;
  if (!text.empty()) text += ". ";
  return text + fmt::format(fmt::runtime(pick(kDidYouMean, language)), message.nearest);
}

}  // namespace playsheet::wording

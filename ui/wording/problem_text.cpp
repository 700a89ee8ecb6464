// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/problem_text.h"

#include "engine/table/keyed_rows.h"
#include "ui/wording/source_problem_text.h"

namespace playsheet::wording {

namespace {

using naruto::MessageCode;

constexpr table::KeyedRows<MessageCode, Trio, table::EnumNames<MessageCode>::names.size()> kProblems{{
    {MessageCode::syntax, kSourceProblems[SourceProblem::syntax]},
    {MessageCode::too_large, kSourceProblems[SourceProblem::too_large]},
    {MessageCode::too_deep, kSourceProblems[SourceProblem::too_deep]},
    {MessageCode::unknown_key, kSourceProblems[SourceProblem::unknown_key]},
    {MessageCode::missing_key, kSourceProblems[SourceProblem::missing_key]},
    {MessageCode::wrong_type, kSourceProblems[SourceProblem::wrong_type]},
    {MessageCode::unknown_word, kSourceProblems[SourceProblem::unknown_word]},
    {MessageCode::unknown_type, {"A form that does not exist", "Forma inesistente", "Forma inexistente"}},
    {MessageCode::out_of_range,
     {"A number that makes no sense here", "Numero non valido qui", "Número sem sentido aqui"}},
    {MessageCode::bad_cost, {"This is not a jutsu cost", "Costo Chakra non valido", "Isto não é um Custo de Jutsu"}},
    {MessageCode::bad_code,
     {"This is not a card number", "Codice di carta non valido", "Isto não é um número de card"}},
    {MessageCode::empty_list, {"Empty list", "Lista vuota", "Lista vazia"}},
    {MessageCode::duplicate_code, kSourceProblems[SourceProblem::duplicate_code]},
    {MessageCode::dangling_reference,
     {"This refers to something that cannot exist here", "Riferimento a qualcosa che qui non può esserci",
      "Isto se refere a algo que não pode existir aqui"}},
    {MessageCode::never_applies,
     {"This could never have an effect", "Non potrebbe mai avere effetto", "Isto nunca teria efeito"}},
    {MessageCode::unknown_name,
     {"No card has this name or trait", "Nessuna carta ha questo Nome o questa Caratteristica",
      "Nenhum card tem este nome ou esta característica"}},
    {MessageCode::unknown_game, kSourceProblems[SourceProblem::other_game]},
}};

}  // namespace

std::string problem_text(const naruto::CardMessage& message, Language language) {
  return source_problem_text(kProblems[message.code], message.found, language);
}

std::string remedy_text(const naruto::CardMessage& message, Language language) {
  return source_remedy_text(message.expected, message.nearest, language);
}

}  // namespace playsheet::wording

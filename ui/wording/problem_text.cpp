// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/problem_text.h"

#include <fmt/format.h>

#include "engine/table/keyed_rows.h"
#include "ui/wording/joining.h"

namespace playsheet::wording {

namespace {

using naruto::MessageCode;

constexpr table::KeyedRows<MessageCode, Trio, table::EnumNames<MessageCode>::names.size()> kProblems{{
    {MessageCode::syntax, {"This is no TOML", "Questo non è TOML", "Isto não é TOML"}},
    {MessageCode::too_large, {"This is too large", "Questo è troppo grande", "Isto é grande demais"}},
    {MessageCode::too_deep,
     {"This is nested too deeply", "Questo è annidato troppo a fondo", "Isto está aninhado demais"}},
    {MessageCode::unknown_key,
     {"A key that has no meaning here", "Una chiave che qui non ha significato", "Uma chave que não tem sentido aqui"}},
    {MessageCode::missing_key, {"A key is missing", "Manca una chiave", "Falta uma chave"}},
    {MessageCode::wrong_type, {"A value of the wrong kind", "Un valore del tipo sbagliato", "Um valor do tipo errado"}},
    {MessageCode::unknown_word,
     {"A word that is not known here", "Una parola che qui non è nota", "Uma palavra que não é conhecida aqui"}},
    {MessageCode::unknown_type, {"A form that does not exist", "Una forma che non esiste", "Uma forma que não existe"}},
    {MessageCode::out_of_range,
     {"A number that makes no sense here", "Un numero che qui non ha senso", "Um número que não faz sentido aqui"}},
    {MessageCode::bad_cost, {"This is no jutsu cost", "Questo non è un Costo Chakra", "Isto não é um Custo do Jutsu"}},
    {MessageCode::bad_code,
     {"This is no card number", "Questo non è un codice di carta", "Isto não é um número de card"}},
    {MessageCode::empty_list, {"A list without an entry", "Una lista senza voci", "Uma lista sem entradas"}},
    {MessageCode::duplicate_code,
     {"This code is taken already", "Questo codice è già preso", "Este código já está em uso"}},
    {MessageCode::dangling_reference,
     {"It speaks of something that cannot be there", "Parla di qualcosa che non può esserci",
      "Fala de algo que não pode estar lá"}},
    {MessageCode::never_applies,
     {"This could never have an effect", "Questo non potrebbe mai avere effetto", "Isto nunca poderia ter efeito"}},
    {MessageCode::unknown_name,
     {"No card has this name or trait", "Nessuna carta ha questo nome o questa caratteristica",
      "Nenhum card tem este nome ou esta característica"}},
    {MessageCode::unknown_game,
     {"A deck of another game or of a later version", "Un mazzo di un altro gioco o di una versione successiva",
      "Um deck de outro jogo ou de uma versão posterior"}},
}};

constexpr Trio kDidYouMean{"Did you mean \"{}\"?", "Forse \"{}\"?", "Seria \"{}\"?"};

}  // namespace

std::string problem_text(const naruto::CardMessage& message, Language language) {
  const std::string what(pick(kProblems[message.code], language));
  return message.found.empty() ? what + "." : fmt::format("{}: {}", what, reader_phrase(message.found, language));
}

std::string remedy_text(const naruto::CardMessage& message, Language language) {
  std::string text = capitalised(reader_phrase(message.expected, language));
  if (message.nearest.empty()) return text;
  if (!text.empty()) text += ". ";
  return text + fmt::format(fmt::runtime(pick(kDidYouMean, language)), message.nearest);
}

}  // namespace playsheet::wording

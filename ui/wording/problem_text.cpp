// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/problem_text.h"

#include <fmt/format.h>

#include "ui/wording/joining.h"

namespace playsheet::wording {

namespace {

using naruto::MessageCode;

// In the order of MessageCode.
constexpr std::array<Trio, table::EnumNames<MessageCode>::names.size()> kProblems{{
    {"This is no TOML", "Questo non è TOML", "Isto não é TOML"},
    {"This is too large", "Questo è troppo grande", "Isto é grande demais"},
    {"This is nested too deeply", "Questo è annidato troppo a fondo", "Isto está aninhado demais"},
    {"A key that has no meaning here", "Una chiave che qui non ha significato", "Uma chave que não tem sentido aqui"},
    {"A key is missing", "Manca una chiave", "Falta uma chave"},
    {"A value of the wrong kind", "Un valore del tipo sbagliato", "Um valor do tipo errado"},
    {"A word that is not known here", "Una parola che qui non è nota", "Uma palavra que não é conhecida aqui"},
    {"A form that does not exist", "Una forma che non esiste", "Uma forma que não existe"},
    {"A number that makes no sense here", "Un numero che qui non ha senso", "Um número que não faz sentido aqui"},
    {"This is no jutsu cost", "Questo non è un Costo Chakra", "Isto não é um Custo do Jutsu"},
    {"This is no card number", "Questo non è un codice di carta", "Isto não é um número de card"},
    {"A list without an entry", "Una lista senza voci", "Uma lista sem entradas"},
    {"This code is taken already", "Questo codice è già preso", "Este código já está em uso"},
    {"It speaks of something that cannot be there", "Parla di qualcosa che non può esserci",
     "Fala de algo que não pode estar lá"},
    {"This could never have an effect", "Questo non potrebbe mai avere effetto", "Isto nunca poderia ter efeito"},
    {"No card has this name or trait", "Nessuna carta ha questo nome o questa caratteristica",
     "Nenhum card tem este nome ou esta característica"},
    {"A deck of another game or of a later version", "Un mazzo di un altro gioco o di una versione successiva",
     "Um deck de outro jogo ou de uma versão posterior"},
}};

constexpr Trio kDidYouMean{"Did you mean \"{}\"?", "Forse \"{}\"?", "Seria \"{}\"?"};

}  // namespace

std::string problem_text(const naruto::CardMessage& message, Language language) {
  const std::string what(pick(kProblems[static_cast<std::size_t>(message.code)], language));
  return message.found.empty() ? what + "." : fmt::format("{}: {}", what, reader_phrase(message.found, language));
}

std::string remedy_text(const naruto::CardMessage& message, Language language) {
  std::string text = capitalised(reader_phrase(message.expected, language));
  if (message.nearest.empty()) return text;
  if (!text.empty()) text += ". ";
  return text + fmt::format(fmt::runtime(pick(kDidYouMean, language)), message.nearest);
}

}  // namespace playsheet::wording

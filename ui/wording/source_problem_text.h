// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/table/keyed_rows.h"
#include "ui/wording/language.h"

/// What is wrong with a source of cards, of whichever game: what every reader tells.
namespace playsheet::wording {

enum class SourceProblem : std::uint8_t {
  syntax,
  too_large,
  too_deep,
  unknown_key,
  missing_key,
  wrong_type,
  unknown_word,
  duplicate_code,
  other_game,
};

inline constexpr table::KeyedRows<SourceProblem, Trio, 9> kSourceProblems{{
    {SourceProblem::syntax, {"This is not valid TOML", "TOML non valido", "Isto não é TOML válido"}},
    {SourceProblem::too_large, {"This is too large", "Troppo grande", "Isto é grande demais"}},
    {SourceProblem::too_deep, {"This is nested too deeply", "Troppi livelli", "Isto tem níveis demais de aninhamento"}},
    {SourceProblem::unknown_key,
     {"A key that has no meaning here", "Chiave non prevista qui", "Chave sem sentido aqui"}},
    {SourceProblem::missing_key, {"A key is missing", "Manca una chiave", "Falta uma chave"}},
    {SourceProblem::wrong_type, {"A value of the wrong kind", "Tipo di valore sbagliato", "Valor do tipo errado"}},
    {SourceProblem::unknown_word, {"Unknown word", "Parola sconosciuta qui", "Palavra desconhecida"}},
    {SourceProblem::duplicate_code, {"This code is already taken", "Codice già usato", "Este código já está em uso"}},
    {SourceProblem::other_game,
     {"This is for another game or a later version", "Di un altro gioco o di una versione successiva",
      "Isto é de outro jogo ou de uma versão posterior"}},
}};

/// A phrase of a reader ("a whole number") in a language; as it is where it has only words of the format. `further`:
/// phrases that only the reader of another game has; a gap {} in them holds words of the format.
std::string reader_phrase(std::string_view english, Language language, std::span<const Trio> further = {});

/// "Unknown word: “figther”", of one of the words for what is wrong and what stands there; may have nothing found.
std::string source_problem_text(const Trio& what, std::string_view found, Language language,
                                std::span<const Trio> further = {});
/// "One of fighter, weapon. Did you mean “fighter”?"; may have nothing that is near.
std::string source_remedy_text(std::string_view expected, std::string_view nearest, Language language,
                               std::span<const Trio> further = {});

/// Nothing of the phrase would stay English: it is in the table, or it has only words of the format.
bool is_reader_phrase(std::string_view english, std::span<const Trio> further = {});

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// What the Italian and the Portuguese realizer share: noun phrases with gender, number and an article that joins the
/// preposition in front of it.
namespace playsheet::wording {

enum class Article { none, definite, indefinite };

/// `text` is without its article; `onset` is the sound that the article looks at: C consonant, S the consonants that
/// take "lo", V vowel (Portuguese does not care).
struct Np {
  std::string text;
  Article article = Article::none;
  bool feminine = false;
  bool plural = false;
  char onset = 'C';
};

/// Who does it: a command, a told act of the player ("peschi", "você compra"), what follows "puoi" or "você pode",
/// another player, what follows "l'avversario può", and what another player would do ("se o oponente descartar").
enum class Person { imperative, told, infinitive, third, third_may, future };

/// Another player acts, who may have the choice.
inline bool is_third(Person person) {
  return person == Person::third || person == Person::third_may || person == Person::future;
}

/// "Ferit" + o, a, i, e.
inline std::string italian_ending(std::string_view stem, bool feminine, bool plural) {
  return std::string(stem) + (feminine ? (plural ? "e" : "a") : (plural ? "i" : "o"));
}
/// "Ferid" + o, a, os, as.
inline std::string portuguese_ending(std::string_view stem, bool feminine, bool plural) {
  return std::string(stem) + (feminine ? "a" : "o") + (plural ? "s" : "");
}

/// The noun phrase with its article, and the preposition ("di", "de"; empty: none) joined to it.
std::string italian_with(std::string_view preposition, const Np& np);
std::string portuguese_with(std::string_view preposition, const Np& np);

}  // namespace playsheet::wording

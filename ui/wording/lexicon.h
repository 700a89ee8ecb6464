// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "ui/wording/language.h"

/// What a Romance language knows of its words: gender, number, articles, prepositions that join them, verbs. The
/// sentences are put together by `Romance` and are the same in all of them.
namespace playsheet::wording {

enum class Article { none, definite, indefinite };

/// A noun phrase. `text` is without its article; `onset` is the sound that the article looks at: C consonant, S the
/// consonants that take "lo", V vowel (Portuguese does not care).
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

/// One phrase in every language of this syntax, side by side. A further language is a further member here: the compiler
/// then names each phrase that has no words for it.
struct Forms {
  std::string_view it, pt;
};

class Lexicon {
 public:
  Lexicon() = default;
  virtual ~Lexicon() = default;
  Lexicon(const Lexicon&) = delete;
  Lexicon& operator=(const Lexicon&) = delete;

  virtual Language language() const = 0;
  virtual std::string_view pick(const Forms& forms) const = 0;

  /// The end of what agrees with a noun: "ferit" + o, a, i, e.
  virtual std::string ending(std::string_view stem, bool feminine, bool plural) const = 0;
  /// The noun phrase with its article, and the preposition (empty: none) joined to it.
  virtual std::string with(std::string_view preposition, const Np& np) const = 0;
  /// The verb, which is named by its infinitive.
  virtual std::string form(std::string_view verb, Person person) const = 0;
  /// The verb with the pronoun of its object: "spostalo", "spostarlo", "lo sposta".
  virtual std::string clitic(std::string_view verb, Person person, const Np& object) const = 0;
  /// "tuo", "seu".
  virtual std::string_view yours(bool feminine, bool plural) const = 0;
};

const Lexicon& italian_lexicon();
const Lexicon& portuguese_lexicon();

}  // namespace playsheet::wording

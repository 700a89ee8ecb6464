// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>

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

/// Who does it: a command, a command behind a clause, a told act of the player ("peschi", "você compra"), what follows
/// "puoi" or "você pode", another player, what follows "l'avversario può", and what another player would do ("se o
/// oponente descartar").
enum class Person { imperative, bound_imperative, told, infinitive, third, third_may, future };

/// Another player acts, who may have the choice.
inline bool is_third(Person person) {
  return person == Person::third || person == Person::third_may || person == Person::future;
}

/// One phrase in every language of this syntax, side by side. A further language is a further member here: the compiler
/// then names each phrase that has no words for it.
struct Forms {
  std::string_view it, pt;
};

// Prepositions; the lexicon joins them to the article behind them.
inline constexpr Forms kOf{"di", "de"};
inline constexpr Forms kTo{"a", "a"};
inline constexpr Forms kIn{"in", "em"};
inline constexpr Forms kBy{"da", "por"};
inline constexpr Forms kFrom{"da", "de"};
inline constexpr Forms kOn{"su", "em"};
inline constexpr Forms kWith{"con", "com"};
inline constexpr Forms kFor{"per", "para"};

/// A phrase with holes, in every language of this syntax. `{0}`, `{1}` put the same parts in another order.
template <typename... Parts>
struct Patterns {
  fmt::format_string<Parts...> it, pt;
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

/// Says phrases in the words of one lexicon: what the sentences of every game ask of it.
class Speaker {
 protected:
  explicit Speaker(const Lexicon& lexicon) : lexicon_(lexicon) {}
  ~Speaker() = default;

  const Lexicon& lexicon() const { return lexicon_; }
  std::string say(const Forms& forms) const { return std::string(lexicon_.pick(forms)); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<Patterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return lexicon_.language() == Language::it ? fmt::format(patterns.it, parts...)
                                               : fmt::format(patterns.pt, parts...);
  }
  std::string ending(const Forms& stem, bool feminine, bool plural) const {
    return lexicon_.ending(lexicon_.pick(stem), feminine, plural);
  }
  /// The ending that goes with the noun: "bloccata", "bloqueados".
  std::string agreed(const Forms& stem, const Np& noun) const { return ending(stem, noun.feminine, noun.plural); }
  std::string form(const Forms& verb, Person person) const { return lexicon_.form(lexicon_.pick(verb), person); }
  std::string clitic(const Forms& verb, Person person, const Np& object) const {
    return lexicon_.clitic(lexicon_.pick(verb), person, object);
  }
  /// A noun phrase with its article, behind a preposition joined to it or without one.
  std::string named(const Np& noun) const { return lexicon_.with("", noun); }
  std::string joined(const Forms& preposition, const Np& noun) const {
    return lexicon_.with(lexicon_.pick(preposition), noun);
  }

 private:
  const Lexicon& lexicon_;
};

}  // namespace playsheet::wording

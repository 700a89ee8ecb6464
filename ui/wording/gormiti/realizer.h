// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/describe/plan.h"
#include "ui/wording/gormiti/words.h"
#include "ui/wording/joining.h"
#include "ui/wording/patterns.h"

namespace playsheet::gormiti_wording {

using wording::TrioPatterns;

/// Whether a test is told, or supposed behind "if" and "while".
enum class Mood : std::uint8_t { told, supposed };

/// A verb, told and supposed.
struct Moods {
  Trio told, supposed;
};

/// Turns a plan into the text of a card. What every language builds alike stands here once, with its words in every
/// language side by side; what a language builds in its own way is a virtual function.
class Realizer {
 public:
  Realizer(const gormiti::Catalog& cards, Language language) : cards_(cards), language_(language) {}
  virtual ~Realizer() = default;
  Realizer(const Realizer&) = delete;
  Realizer& operator=(const Realizer&) = delete;

  /// One line for each paragraph.
  std::string text(const std::vector<gormiti::describe::Paragraph>& plan) const;

 protected:
  using Act = gormiti::describe::Act;
  using Clause = gormiti::describe::Clause;
  using Event = gormiti::describe::Event;
  using Naming = gormiti::describe::Naming;
  using Paragraph = gormiti::describe::Paragraph;
  using Phrase = gormiti::describe::Phrase;
  using Quantity = gormiti::describe::Quantity;
  using Sentence = gormiti::describe::Sentence;
  using Test = gormiti::describe::Test;
  using Verb = gormiti::describe::Verb;

  // words
  Language language() const { return language_; }
  std::string say(const Trio& words) const { return std::string(wording::pick(words, language_)); }
  std::string say(const Moods& verb, Mood mood) const { return say(mood == Mood::told ? verb.told : verb.supposed); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return wording::filled(language_, patterns, parts...);
  }
  std::string name(Term term) const { return std::string(name_of(term, language_)); }
  std::string and_word() const { return say({" and ", " e ", " e "}); }
  std::string or_word() const { return say({" or ", " o ", " ou "}); }
  std::string all_of(const std::vector<std::string>& words) const { return wording::enumerated(words, and_word()); }
  /// The words of the closed list that `of` has, each as `word` says it, joined by `link`.
  template <class E, class F>
  std::string any_of(gormiti::OneOf<E> of, F&& word, std::string_view link) const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < table::EnumNames<E>::names.size(); ++i)
      if (of.has(static_cast<E>(i))) words.push_back(std::string(word(static_cast<E>(i))));
    return wording::enumerated(words, link);
  }

  // who and what is spoken of
  /// The thing behind a preposition (empty: none); cards of a pile lie in it, or are taken out of it.
  std::string np(const Phrase& phrase, std::string_view preposition = "", bool taken_out = false) const;
  /// The thing in front of its verb, with a blank; nothing where a language leaves a pronoun out.
  virtual std::string subject(const Phrase& phrase) const { return np(phrase) + " "; }
  /// "this Fighter", "it": what a word points at.
  virtual std::string pointed(Naming naming, gormiti::CardType type, std::string_view preposition) const = 0;
  /// "each of your Fighters": what a filter finds, without its pile.
  virtual std::string grouped(const Phrase& phrase, std::string_view preposition) const = 0;
  /// " from your hand", " in the deck"; nothing for the field.
  virtual std::string pile(const gormiti::Filter& filter, bool taken_out) const = 0;
  /// "other injured Water Fighters": no article, nobody's.
  virtual std::string things(const gormiti::Filter& filter, bool plural) const = 0;
  /// "no Fighters"
  virtual std::string none_of(const gormiti::Filter& filter) const = 0;
  /// What the noun of the filter is, where nouns are one or the other.
  virtual bool is_feminine(const gormiti::Filter&) const { return false; }
  bool is_feminine(const Phrase& what) const;
  /// The word as it agrees with its noun: "ferit" + o, a, i, e.
  virtual std::string inflected(std::string_view stem, bool feminine, bool plural) const = 0;
  /// What stands behind a verb in the place of a noun: " it", "lo", "-o".
  std::string pronoun(bool feminine, bool plural) const;
  /// What joins kinds: they are all meant in a group.
  std::string link(const Phrase& phrase) const { return phrase.naming == Naming::group ? and_word() : or_word(); }
  /// "is an injured Fighter and has 30 or more HP"
  std::string predicate(const gormiti::Filter& filter, Mood mood) const;
  std::string bounded(const gormiti::Bounds& bounds) const;
  /// " with at least 30 HP"
  std::string valued(const gormiti::Bounds& bounds, Term of) const;
  /// "2 cards", "1 card for each of your Fighters (at most 3)"
  std::string quantity(const Quantity& q, std::string_view one, std::string_view many, bool sign = false) const;

  // what is done
  /// Damage and healing.
  virtual std::string to_health(const Act& act) const;
  virtual std::string to_hand(const Act& act, gormiti::Whose owner) const = 0;
  /// "2 more of your Fighters": a further line of a payment.
  virtual std::string paid_too(Phrase phrase) const = 0;
  /// For whom a Weapon or Move is.
  virtual std::string fits(const Paragraph& paragraph) const = 0;

 private:
  std::string paragraph(const Paragraph& paragraph) const;
  std::string ability(const Paragraph& paragraph) const;
  std::string further(const Sentence& sentence) const;
  std::string sentence(const Sentence& sentence) const;
  std::string clause(const Clause& clause) const;
  std::string steps(const std::vector<Clause>& clauses) const;
  std::string if_you_wish(const std::vector<Clause>& steps) const;

  std::string event(const Event& event) const;
  std::string enters(const Phrase& who) const;
  std::string leaves(gormiti::LeaveCause cause, bool feminine) const;
  std::string passive(const Trio& stem, bool feminine) const;
  std::string times(int limit, bool own_turns) const;
  std::string until(gormiti::Span span) const;
  std::string duration(int turns) const;
  std::string test(const Test& test, Mood mood) const;
  std::string there_are(const Test& test, Mood mood) const;
  std::string outnumber(const Test& test, Mood mood) const;
  std::string sum(const Quantity& q) const;

  std::string act(const Act& act) const;
  std::string done(const Trio& verb, const Phrase& what, bool taken_out = false) const;
  std::string gets(const Phrase& who) const;
  std::string changes(const Act& act) const;
  std::string takes_less(const Act& act) const;
  std::string drawn(const Act& act) const;
  std::string discarded(const Act& act) const;
  std::string searched(const Act& act) const;
  std::string put_token(const Act& act) const;
  std::string attacks_at_once(const Act& act) const;
  std::string payment(const gormiti::Cost& cost, gormiti::CardType type) const;
  std::string counters(gormiti::CounterKind kind, bool many) const;

  std::string for_each(const Quantity& q, bool sign) const;
  /// " (at most 40)": the upper limit of a counted amount; `sign`: written with its sign.
  std::string limit(const gormiti::Amount& amount, bool sign) const;

  const gormiti::Catalog& cards_;
  Language language_;
};

std::unique_ptr<Realizer> make_realizer(const gormiti::Catalog& cards, Language language);

}  // namespace playsheet::gormiti_wording

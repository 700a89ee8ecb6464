// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/gormiti/cards/catalog.h"
#include "engine/gormiti/describe/plan.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet::gormiti_wording {

/// Turns a plan into the text of a card. How sentences are put together is the same in every language and stands here;
/// the words are those of the three classes below it.
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

  /// Whether a test is told, or supposed behind "if" and "while".
  enum class Mood : std::uint8_t { told, supposed };

  /// Words between the parts of a sentence, with their blanks.
  struct Links {
    std::string_view and_, then, further, otherwise, if_, while_, opponent_wishes, at_most, payment;
    std::string_view deployment, activation;
    bool further_comma = false;  ///< there is always one behind "then"
  };

  virtual const Links& links() const = 0;
  /// "When this Fighter attacks", small.
  virtual std::string event(const Event& event) const = 0;
  /// "once per turn", "up to 3 times in each of your turns"
  virtual std::string times(int limit, bool own_turns) const = 0;
  virtual std::string test(const Test& test, Mood mood) const = 0;
  virtual std::string act(const Act& act) const = 0;
  virtual std::string until(gormiti::Span span) const = 0;
  virtual std::string payment(const gormiti::Cost& cost, gormiti::CardType type) const = 0;
  virtual std::string fits(const Paragraph& paragraph) const = 0;
  virtual std::string duration(int turns) const = 0;
  /// "you may ": what somebody is asked for, in front of its steps.
  virtual std::string if_you_wish(const std::vector<Clause>& steps) const = 0;

  const gormiti::Catalog& cards() const { return cards_; }
  Language language() const { return language_; }
  const std::string& token_name(const Act& act) const { return in_language(cards_[act.token].name, language_); }
  const std::string& counter_name(gormiti::CounterKind kind) const {
    return in_language(cards_.counters()[kind].name, language_);
  }
  /// "Earth, Dark Minion, ATK 10, HP 40"
  std::string token_facts(const Act& act) const;
  /// The words of the closed list that `of` has, each as `say` says it, joined by `link`.
  template <class E, class F>
  std::string any_of(gormiti::OneOf<E> of, F&& say, std::string_view link) const {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < table::EnumNames<E>::names.size(); ++i)
      if (of.has(static_cast<E>(i))) words.push_back(std::string(say(static_cast<E>(i))));
    return joined(words, link);
  }
  static std::string joined(const std::vector<std::string>& words, std::string_view last);
  /// " (at most 40)": the upper limit of a counted amount; `sign`: written with its sign.
  std::string limit(const gormiti::Amount& amount, bool sign) const;
  static std::string number(int n, bool sign);

 private:
  std::string paragraph(const Paragraph& paragraph) const;
  std::string ability(const Paragraph& paragraph) const;
  std::string further(const Sentence& sentence) const;
  std::string sentence(const Sentence& sentence) const;
  std::string clause(const Clause& clause) const;
  std::string steps(const std::vector<Clause>& clauses) const;

  const gormiti::Catalog& cards_;
  Language language_;
};

std::unique_ptr<Realizer> make_realizer(const gormiti::Catalog& cards, Language language);

}  // namespace playsheet::gormiti_wording

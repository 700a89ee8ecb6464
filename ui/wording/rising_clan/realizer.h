// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rising_clan/describe/plan.h"
#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

/// Turns a plan into the text of a card. A phrase stands once, with its words in every language side by side.
class Realizer {
 public:
  Realizer(const rising_clan::Catalog& cards, Language language) : cards_(cards), language_(language) {}

  std::string text(const std::vector<rising_clan::describe::Paragraph>& plan);
  std::string goal(const rising_clan::GoalDefinition& goal) const;

 private:
  using Clause = rising_clan::describe::Clause;
  using Node = rising_clan::Node;
  using Paragraph = rising_clan::describe::Paragraph;
  using Sentence = rising_clan::describe::Sentence;
  using Who = rising_clan::describe::Who;

  // words
  std::string say(const Trio& words) const { return std::string(wording::pick(words, language_)); }
  template <typename... Parts>
  std::string fill(const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns, const Parts&... parts) const {
    return filled<Parts...>(language_, patterns, parts...);
  }
  std::string and_word() const { return say({" and ", " e ", " e "}); }
  std::string all_of(const std::vector<std::string>& words) const { return wording::enumerated(words, and_word()); }
  std::string quoted(const std::string& name) const { return fill({"“{}”", "«{}»", "“{}”"}, name); }
  std::string value(rising_clan::Stat stat, int n) const;
  std::string demand(const rising_clan::RollDemand& demand) const;
  std::string marker(rising_clan::Op op) const;

  // paragraphs (realizer.cpp)
  std::string paragraph(const Paragraph& paragraph);
  std::string ability(const Paragraph& paragraph);
  std::string leaving(const Paragraph& paragraph);
  std::string of_abomination(const Paragraph& paragraph);
  std::string flight(const rising_clan::Abomination& row) const;
  std::string lead(const rising_clan::Ability& ability) const;
  std::string moment(const rising_clan::Ability& ability) const;
  std::string after_roll(const rising_clan::Ability& ability) const;
  std::string own_rolls(const rising_clan::Ability& ability, int n) const;
  std::string all_sentences(const std::vector<Sentence>& sentences) const;
  /// `named`: who the first of them is about stands in front already, where a language leaves it out then.
  std::string one_breath(const std::vector<Sentence>& sentences, bool named = false) const;
  std::string sentence(const Sentence& sentence, bool named = false) const;

  // what is done (realizer_acts.cpp, realizer_values.cpp)
  std::string subject(Who who) const;
  /// "another player’s hand", "la mano di un altro giocatore"
  std::string hand_of(Who who) const;
  std::string act(const Clause& clause, bool goes_on, bool further_roll) const;
  std::string with_cards(const Clause& clause, bool goes_on) const;
  std::string done(const Clause& clause, bool goes_on, const Trio& you, const Trio& he, const std::string& what) const;
  std::string values(const std::vector<Clause>& clauses) const;
  std::string bonus(const Clause& clause) const;
  std::string roll(const Clause& clause, bool further) const;
  std::string span(rising_clan::Span span) const;
  std::string test(const Clause& clause) const;
  std::string choice(const Clause& clause) const;
  std::string forbidden(const Clause& clause) const;
  std::string discarded(const Clause& clause, bool goes_on) const;
  std::string stolen(const Clause& clause) const;
  std::string looked(const Clause& clause) const;
  std::string base(const Clause& clause) const;
  std::string cancelled(const Node& node) const;
  std::string guarded(const Node& node) const;
  std::string mutated(const Node& node) const;
  std::string count(int n, const Trio& one, const TrioPatterns<const int&>& many) const;

  const rising_clan::Catalog& cards_;
  Language language_;
  bool in_fight_ = false;  ///< of an abomination: spans are those of its phases
  bool at_roll_ = false;   ///< "the roll" is the one in hand
  bool lasts_ = false;     ///< of a static ability
  bool limited_ = false;   ///< it works once in a while
};

}  // namespace playsheet::rising_clan_wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/wording/rule_texts.h"
#include "ui/wording/search_words.h"
#include "ui/wording/stem.h"

/// How a rule is found by what somebody asks. Words count by their stem ("blocco" finds "bloccare"), by what they begin
/// with while they are still being typed, and by what the rules call the same (`SearchWords`); those of a question that
/// say nothing do not count. A rule need not have every word: that which has more of them, and the rarer ones, comes
/// first.
namespace playsheet::wording {

class RuleSearch {
 public:
  /// A phrase that answers a part of a query: all its words have to be there.
  struct Phrase {
    std::vector<SpokenWord> words;
    double worth = 1;
  };
  /// What a query asks for, part by part: any of the phrases will do.
  using Terms = std::vector<std::vector<Phrase>>;

  /// The texts outlive it.
  RuleSearch(const RuleTexts& texts, const SearchWords& said);

  /// Ids of rules and rulings, the best first: what is asked for by its id, then by words. Words are looked for in
  /// `language`, and in the others where nothing is found there; what holds in the edition (empty: any) stands before
  /// what does not.
  std::vector<std::string> find(std::string_view query, Language language, std::string_view edition = {}) const;

  Terms terms_of(std::string_view query, Language language) const;

  /// Where words that answer the terms stand in a text of their language, in bytes: for marking them.
  static std::vector<TextPart> found_parts(std::string_view text, const Terms& terms, Language language);

  /// The query with the nearest words that the rules have in place of those that they have not; nothing if every word
  /// is there or none is near.
  std::optional<std::string> nearest(std::string_view query, Language language) const;

 private:
  /// A word of an entry: which one, and what it counts for in its place.
  struct Placed {
    std::size_t word = 0;
    double worth = 1;
    const EditionText* of = nullptr;  ///< stands in what some editions say besides
  };
  /// A question that an entry answers, without its idle words.
  struct Question {
    std::vector<SpokenWord> words;
    double worth = 1;
  };
  struct Entry {
    std::string id;
    std::vector<std::string> folded_ids;  ///< of a ruling also that of the rule which it decides
    const RuleScope* scope = nullptr;
    std::array<std::vector<Placed>, 3> words;
    std::array<std::vector<Question>, 3> questions;
  };
  struct Vocabulary {
    std::vector<SpokenWord> words;
    std::map<std::string, std::size_t, std::less<>> places;  ///< by what they are folded to
  };

  void add(const RuleAnswer& answer);
  void add(Entry& entry, const Texts& texts, double worth, const EditionText* of = nullptr);
  std::vector<double> qualities(const SpokenWord& asked, Language language) const;
  /// What each entry answers to each term, 0 to about 1.
  std::vector<std::vector<double>> answers(const Terms& terms, Language language, std::string_view edition) const;
  std::vector<SpokenWord> without_idle(std::vector<SpokenWord> words, Language language) const;
  bool is_idle(const SpokenWord& word, Language language) const;
  void score_questions(std::string_view query, Language language, std::vector<double>& scores) const;
  void score_words(std::string_view query, Language language, std::string_view edition,
                   std::vector<double>& scores) const;

  struct Group {
    std::vector<std::vector<SpokenWord>> phrases;
  };
  std::array<std::vector<Group>, 3> groups_;
  std::array<std::vector<std::string>, 3> idle_;  ///< folded
  std::vector<Entry> entries_;                    ///< in the order of the sources
  std::array<Vocabulary, 3> vocabulary_;
  std::array<std::vector<SpokenWord>, 3> said_;  ///< words of synonyms and questions
  std::array<double, 3> usual_length_{};
};

}  // namespace playsheet::wording

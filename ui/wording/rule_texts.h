// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/wording/language.h"
#include "ui/wording/rule_books.h"

/// The rules of one game as people read them: resources/rules/GAME/*.toml as a value; how something is found in it:
/// RuleSearch. What the engine does is not decided here.
namespace playsheet::wording {

/// One text in the three languages, in the order of `Language`.
using Texts = std::array<std::string, 3>;
inline const std::string& pick(const Texts& texts, Language language) {
  return texts[static_cast<std::size_t>(language)];
}

/// In which editions something holds. "Edition" is whatever a game is played in by rules of its own (`RuleEdition`).
struct RuleScope {
  std::vector<std::string> editions;  ///< ids; it holds only in these; empty: in all

  bool holds_in(std::string_view edition) const;
};

/// What a rule says besides in some editions.
struct EditionText {
  std::vector<std::string> of;  ///< ids of editions
  Texts text;
};

struct RuleText : RuleScope {
  std::string id;  ///< "N-START-04"
  Texts text;
  std::vector<EditionText> differences;

  /// What it says besides in this edition; nothing if it has no words of its own there.
  const EditionText* difference(std::string_view edition) const;
};

/// What the whole section is said of holds for its rules, but for those that say otherwise.
struct RuleSection : RuleScope {
  Texts title;
  std::vector<RuleText> rules;
};

/// A decision where the rulebooks are silent, and what its values mean.
struct RulingText : RuleScope {
  std::string id;    ///< "A-06", or the name of an option
  std::string rule;  ///< that it decides; empty: it stands for itself
  Texts title;
  Texts text;
  std::vector<std::pair<std::string, Texts>> values;  ///< in the order of the file
};

/// What is wrong with a source, and where.
struct RuleProblem {
  std::string file;
  int line = 0;
  std::string what;
};
std::string text_of(const RuleProblem& problem);

/// A part of a text: plain words, or the id of a rule or ruling that has a text.
struct TextPart {
  std::size_t from = 0;  ///< in bytes
  std::size_t size = 0;
  bool is_link = false;
};

class RuleTexts {
 public:
  explicit RuleTexts(const RuleBook& book = rule_books().front()) : book_(&book) {}
  const RuleBook& book() const { return *book_; }

  /// Adds a source. Strict: what is unknown, missing or there twice is a problem, and nothing of the file is added.
  bool read(std::string_view toml, std::string_view file, std::vector<RuleProblem>& problems);

  const std::vector<RuleSection>& sections() const { return sections_; }
  const std::vector<RulingText>& rulings() const { return rulings_; }
  std::size_t size() const { return places_.size(); }

  const RuleText* rule(std::string_view id) const;
  const RulingText* ruling(std::string_view id) const;
  bool contains(std::string_view id) const { return places_.find(id) != places_.end(); }

  /// The common words and the edition's own, which stand in a paragraph of their own. Empty for an unknown id.
  std::string text(std::string_view id, Language language, std::string_view edition) const;

  /// The parts of a text in their order; ids without a text are plain words.
  std::vector<TextPart> parts(std::string_view text) const;

 private:
  struct Place {
    bool is_ruling = false;
    std::size_t section = 0;
    std::size_t index = 0;
  };

  const RuleBook* book_;
  std::vector<RuleSection> sections_;
  std::vector<RulingText> rulings_;
  std::map<std::string, Place, std::less<>> places_;
};

}  // namespace playsheet::wording

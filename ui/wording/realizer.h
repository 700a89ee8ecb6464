// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/cards/words.h"
#include "engine/naruto/describe/plan.h"
#include "ui/wording/language.h"
#include "ui/wording/lines.h"
#include "ui/wording/marks.h"
#include "ui/wording/match_names.h"
#include "ui/wording/quantities.h"

namespace playsheet::wording {

/// Turns a plan into sentences, each object one: it remembers what it has said. What the languages share (order of
/// parts, joining, capitals, the longest sentence) is here; each language says its words in a class of its own.
class Realizer {
 public:
  Realizer(const naruto::Words& words, bool is_ninja) : words_(words), is_ninja_(is_ninja) {}
  virtual ~Realizer() = default;
  Realizer(const Realizer&) = delete;
  Realizer& operator=(const Realizer&) = delete;

  /// Cards that a text names by their code are called by their names from here.
  void know(const naruto::Catalog& cards, CardNames names) {
    cards_ = &cards;
    names_ = names;
  }

  /// Makes one for a language.
  using Maker = std::function<std::unique_ptr<Realizer>(Language)>;
  /// Where the lines of the text begin: at the same places in all languages.
  static Layout layout(const Maker& make, const std::vector<naruto::describe::Paragraph>& plan);

  /// Paragraphs separated by line ends; one that is too long is several.
  std::string text(const std::vector<naruto::describe::Paragraph>& plan, const Layout& layout);

  /// The same text, and what its phrases speak of.
  MarkedText marked_text(const std::vector<naruto::describe::Paragraph>& plan, const Layout& layout);

  /// A filter as words after "a": what a prompt or a list needs.
  virtual std::string describe(const naruto::describe::Phrase& phrase) = 0;

 protected:
  using Phrase = naruto::describe::Phrase;
  using Clause = naruto::describe::Clause;
  using Sentence = naruto::describe::Sentence;
  using Lead = naruto::describe::Lead;
  using Joint = naruto::describe::Joint;

  /// A lead with what follows it: ", " or " ".
  virtual std::string lead(const Lead& lead) = 0;
  /// The clause without its leads. `bound`: it follows a clause whose subject might be taken for its own.
  virtual std::string core(const Clause& clause, bool bound) = 0;
  /// What joins the clause to the one before it.
  virtual std::string_view joint(const Clause& clause) = 0;
  /// "then" at the head of a sentence.
  virtual std::string_view then_start() = 0;
  virtual std::string_view valid_label() = 0;
  /// Sentences that are no statement, without the full stop.
  virtual std::string fixed(const Sentence& sentence) = 0;

  /// What is said of something that fits the filter: "is injured and has the Flame attribute".
  std::string predicate(const naruto::Filter& filter, bool negated);
  virtual std::string one_predicate(const naruto::Filter& filter, naruto::describe::Part part, bool negated) = 0;
  virtual std::string is_a(const naruto::Filter& filter, bool negated) = 0;
  virtual std::string_view and_word() = 0;  ///< " and "
  virtual std::string_view or_word() = 0;   ///< " or "
  virtual std::string_view if_word() = 0;   ///< "if "
  virtual Language language() const = 0;

  /// "A and B"; parts that differ in the name only are said once: "up to 1 Genin each named A and B from among them".
  struct Several {
    std::string_view each_named;  ///< " each named "
    std::function<std::string(const Phrase&)> say;
    std::function<std::string(const Phrase&)> where;  ///< the place that `say` ends with, without a blank; may be empty
    bool shared = true;  ///< ends in common are said once, where all are taken from somewhere
  };
  std::string said_together(const Phrase& phrase, const Several& words);
  /// All that fit, as the object of "the number of".
  static Phrase group_of(const naruto::Filter& filter);
  /// A comparison with a plain number as bounds, so that "above 3" is said as "4 or more"; nothing for other amounts.
  static std::optional<naruto::Bounds> plain_bounds(const naruto::describe::Test& test);
  /// One filter that asks for both.
  static naruto::Filter merged(naruto::Filter base, const naruto::Filter& more);
  /// Alternatives that differ in their names only become one list of names.
  static naruto::Filter simplified(naruto::Filter filter);
  /// One test of the filter alone, with its noun.
  static naruto::Filter only(const naruto::Filter& filter, naruto::describe::Part part);
  /// Only names are asked for, so that the name alone can stand for the card.
  static bool only_names(const naruto::Filter& filter);
  /// Every alternative is nothing but a card type.
  static bool only_types(const std::vector<naruto::Filter>& alternatives);
  /// The clause is a rule that is said of a player, or of cards wherever they are.
  static bool is_player_rule(const Clause& clause);
  /// It is a rule on players whose sentence goes on behind the words for how long it holds.
  static bool says_how_long(const Clause& clause);
  /// It is a rule on where a card goes instead.
  static bool goes_elsewhere(const Clause& clause);
  /// It is a rule on the damage that a card takes.
  static bool is_damage_rule(const Clause& clause);
  /// All that is asked for is that cards of some names are there: one filter with all these names.
  static std::optional<naruto::Filter> named_together(const naruto::describe::Test& test);
  /// Neither player has more battle rewards than the other.
  static bool rewards_equal(const naruto::describe::Test& test);
  /// A test that compares what both players have of the same thing.
  struct Rivals {
    naruto::Side who = naruto::Side::you;  ///< of whom it is told
    naruto::Amount what;                   ///< theirs: a count, the hand, the rewards
    naruto::Relation relation = naruto::Relation::above;
    int more = 0;  ///< by so many
  };
  static std::optional<Rivals> rivals(const naruto::describe::Test& test);
  /// The rank above which it must have none, if that is what the filter says in two tests.
  static std::optional<naruto::Rank> highest_rank(const naruto::Filter& filter);
  /// The filter of a Jutsu or a Mission that does not say what it is of.
  static naruto::Filter of_type(naruto::Filter filter, naruto::CardType type);
  /// Nothing is asked of the card but that it is one, and so that it is still there.
  static bool still_there(const naruto::describe::Test& test);
  /// Both players have none of the same thing.
  static bool neither_has(const naruto::describe::Test& test);
  std::string names(const std::vector<naruto::Word>& words, std::string_view last) const;

  /// The words, with marks around them where the text is to tell what it speaks of. Every noun phrase, amount and test
  /// for cards goes through here.
  std::string marked(const Phrase& phrase, std::string said);
  std::string marked(const naruto::Amount& amount, std::string said);
  std::string marked(const naruto::Filter& filter, std::string said);

  std::string leads(const std::vector<Lead>& leads);
  /// What the sounds of the language ask for, once the words stand side by side.
  virtual std::string polished(std::string text) { return text; }
  std::string word(naruto::Word w) const { return typeset(words_.text(w)); }
  /// The name as the cards that have it show it, with the other names that some of them have in Italian print:
  /// "Crow (Karasu)".
  std::string card_title(naruto::Word name) const;
  /// A form that a card turns into, with the power it enters play with: "Sand Clone (4/2)"; its code where no catalog
  /// is known.
  std::string form_called(naruto::Word code, Language language) const;
  bool is_ninja() const { return is_ninja_; }
  std::string quoted(const Sentence& sentence);

  /// What the amounts of this sentence, or of this test, lean on.
  void lean_on(const naruto::describe::Meanings& meanings) { meanings_ = meanings; }
  const naruto::describe::Meanings& meanings() const { return meanings_; }
  /// How many targets the text has: of several, each is named by its place.
  std::size_t targets() const { return targets_; }
  /// The clause before, in this sentence or the one that a condition goes back to, was an act of the other player.
  bool after_other() const { return after_other_; }
  /// Each player does it in turn: whoever is "you" in the plan.
  bool each_acts() const { return each_acts_for_; }
  void set_each_acts(bool on) { each_acts_for_ = on; }
  /// The only target is several cards.
  bool target_group() const { return target_group_; }
  /// ... and all that fit: "all chakra".
  bool target_whole() const { return target_whole_; }
  /// The only target is several teams.
  bool target_teams() const { return target_teams_; }

 private:
  /// Where a sentence that is too long may be broken, from the mildest way on.
  enum class Break { nowhere, thens, choices, acts };

  /// Modes that are too long for one sentence, or are `listed`, are several lines.
  std::vector<Line> sentence(const Sentence& sentence, bool listed);
  bool asks_each(const std::vector<Lead>& leads);
  /// What stands behind "if you do" as a sentence of its own is a part of its own.
  std::vector<std::string> statement(const Sentence& sentence, Break where);
  std::vector<Line> one_by_one(const Sentence& modes);
  /// The sentences of a paragraph, and where it may be broken.
  std::vector<Line> lines(const naruto::describe::Paragraph& paragraph, bool listed);
  std::vector<std::vector<Line>> told(const std::vector<naruto::describe::Paragraph>& plan, const Layout& layout);

  const naruto::Words& words_;
  const naruto::Catalog* cards_ = nullptr;
  CardNames names_ = CardNames::as_texts;
  Marks* marks_ = nullptr;              ///< none: nothing is marked
  std::optional<std::size_t> ability_;  ///< of the paragraph that is being said
  naruto::describe::Meanings meanings_;
  std::size_t targets_ = 0;
  bool target_group_ = false;
  bool target_whole_ = false;
  bool target_teams_ = false;
  bool is_ninja_;
  bool each_acts_for_ = false;
  bool others_act_ = false;
  bool after_other_ = false;  ///< the clause before was an act of the other player
};

}  // namespace playsheet::wording

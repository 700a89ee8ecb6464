// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/thinkable_answers.h"

namespace naruto {

/// What rules ask of a definition all the time, close together: a match touches it far more often than the rest.
struct HotCard {
  RuleKinds in_play;                    ///< kinds of rules in its texts that work in play
  RuleKinds outside;                    ///< likewise in chakra area and discard pile
  std::uint32_t triggers = 0;           ///< bit per Happening that a text in play waits for
  std::uint32_t outside_triggers = 0;   ///< likewise in chakra area and discard pile
  std::uint16_t activated_zones = 0;    ///< bit per zone from which one of its texts is used
  std::uint16_t activated_windows = 0;  ///< bit per Window in which one of them is
  bool any_outside = false;             ///< a static or triggered text works there
  bool play_rules = false;              ///< it has a text on how it is played
  bool ambush = false;                  ///< N-AMB-01
  bool lends = false;                   ///< it has an activated text that others bear
  SymbolSet symbols;
  /// A bit for each name that it has in print, and for each that a squad must have among its components; names share
  /// bits, so that a bit that is missing tells something and one that is there does not.
  std::uint64_t names = 0;
  std::uint64_t components = 0;

  /// One of its static texts has a rule of this kind, wherever it works.
  bool prints(std::size_t kind) const { return in_play.has(kind) || outside.has(kind); }
};

/// Owns every card definition of a program and the words they are made of. Filled once at the start by whoever reads
/// the card sources, then shared read-only between games. Definitions never move: the engine keeps pointers to them.
class Catalog {
 public:
  Catalog() : surge_(words_.intern("Surge")), mastery_(words_.intern("Mastery")) { by_code_.reserve(4096); }
  Catalog(Catalog&&) = default;
  Catalog& operator=(Catalog&&) = default;
  Catalog(const Catalog&) = delete;  // definitions point into themselves, and others point to them
  Catalog& operator=(const Catalog&) = delete;

  Words& words() { return words_; }
  const Words& words() const { return words_; }

  /// Takes a definition over and derives its further fields. A code that is already there is refused (nullopt).
  std::optional<DefinitionId> add(CardDefinition card);

  /// Another tree in the place of a card's own, for tools that ask what it would be without one of its texts or with
  /// another number. Facts, and what is public of them, stay as they are. A game that began before must not go on.
  void replace(DefinitionId id, const CardDefinition& card);

  const CardDefinition& operator[](DefinitionId id) const { return *at_[id]; }
  const HotCard& hot(DefinitionId id) const { return hot_[id]; }
  std::optional<DefinitionId> find(std::string_view code) const;
  std::size_t size() const { return cards_.size(); }

  /// What its ready cards together can answer: for games that belong to no match.
  const ThinkableAnswers& answers() const { return answers_; }

  /// The keywords that the rules ask for by name.
  Word surge() const { return surge_; }
  Word mastery() const { return mastery_; }

  /// Some text gives Surge to cards that have it not in print.
  bool any_gives_surge() const { return any_gives_surge_; }

  /// Some text takes the place of damage or of leaving play.
  bool has_replacements() const { return has_replacements_; }

  /// One card for each name and type that cards have in print, in the order of the names: what a player can name.
  const std::vector<DefinitionId>& names() const { return names_; }
  auto begin() const { return cards_.begin(); }
  auto end() const { return cards_.end(); }

 private:
  void note_name(const CardDefinition& card, DefinitionId id);

  Words words_;
  Word surge_;
  Word mastery_;
  std::deque<CardDefinition> cards_;
  std::vector<const CardDefinition*> at_;
  std::vector<HotCard> hot_;
  std::unordered_map<std::string_view, DefinitionId> by_code_;
  ThinkableAnswers answers_;
  std::vector<DefinitionId> names_;
  bool has_replacements_ = false;
  bool any_gives_surge_ = false;
};

}  // namespace naruto

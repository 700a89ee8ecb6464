// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/cards/ability.h"
#include "engine/naruto/cards/jutsu_cost.h"

namespace naruto {

/// A small set of symbols (N-SYM-07: one, two or three on a card).
struct SymbolSet {
  std::uint8_t bits = 0;

  constexpr bool has(Symbol symbol) const { return ((bits >> static_cast<unsigned>(symbol)) & 1U) != 0; }
  constexpr void add(Symbol symbol) { bits = static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(symbol))); }
  constexpr bool meets(SymbolSet o) const { return (bits & o.bits) != 0; }
  friend constexpr bool operator==(SymbolSet, SymbolSet) = default;
};

/// Combat and support (N-CARD-07). May be negative.
struct Power {
  int combat = 0;
  int support = 0;
  friend constexpr bool operator==(const Power&, const Power&) = default;
};

/// A printed number that can also be an X.
enum class Figure : std::uint8_t { entrance_cost, hand_cost, combat, support, injured_combat, injured_support };

/// Whether the engine can play the card.
enum class Readiness : std::uint8_t {
  ready,    ///< no text, or its whole text is a tree
  pending,  ///< facts only; it is shown, and cannot be put in a match deck
};

/// What one printing of a card is: the fields of Ninja (N-CARD-03), Missions (N-CARD-04), Jutsu (N-CARD-05) and Clients
/// (N-CARD-06); platoon
/// and squad are characteristics of a Ninja, not types (N-CARD-01, N-CARD-02). Immutable, owned by the Catalog; the
/// game refers to it by DefinitionId.
struct CardDefinition {
  std::string code;  ///< "N-001" (N-CARD-11)
  Word name = 0;     ///< complete printed name (N-NAME-01)
  CardType type = CardType::ninja;
  SymbolSet symbols;  ///< its chakra elements (N-SYM-01); how many is card data, whatever its type (N-SYM-03)
  std::vector<Symbol> symbol_order;    ///< as printed
  std::optional<int> entrance_cost;    ///< compared, never paid (N-CARD-09); absent: unknown or a printed X
  std::optional<int> hand_cost;        ///< number of cards moved when it is played (N-CARD-10)
  std::optional<int> strategic_value;  ///< of a Mission of the Italian edition (N-CARD-04); absent: not known
  std::string jutsu_cost;              ///< as printed, "FF1"; alternatives with a slash
  std::vector<JutsuCost> costs;        ///< the same, read; one entry for each alternative
  /// Two pairs of figures, for healthy and injured (N-CARD-08).
  Power healthy;                      ///< Ninja
  Power injured;                      ///< Ninja
  bool figures_known = true;          ///< false: a printed figure is an X or unknown
  std::uint8_t printed_x = 0;         ///< bit per Figure that is printed as an X
  std::vector<Word> attributes;       ///< an open list (N-ATTR-02)
  std::vector<Word> characteristics;  ///< as printed, ranks and keywords included
  std::vector<Word> occupations;      ///< those whose rank follows in parentheses (N-RANK-05)
  int mental_power = 0;               ///< N-CHAR-06
  std::string form_of;                ///< code of the card that turns into this one; it is in no deck (N-MAST-08)
  /// Rarity and expansion have no effect on play (N-CARD-12).
  std::string code_it, name_it, set, rarity, rarity_it, reprint_of, effect_title;
  std::string summary;  ///< what the text does, in our short words; shown while the tree is pending
  std::string open;     ///< why there is no tree yet: the question that would settle it, or what is missing
  Readiness readiness = Readiness::pending;

  MissionHeader mission;
  JutsuHeader jutsu;
  std::vector<Ability> abilities;

  /// It has abilities of its own, besides what its keywords stand for.
  bool has_text() const {
    for (const Ability& ability : abilities)
      if (ability.keyword == 0) return true;
    return false;
  }
  bool prints_x(Figure figure) const { return ((printed_x >> static_cast<unsigned>(figure)) & 1U) != 0; }

  // Derived by `finish_definition` (engine/naruto/cards/definition.cpp), never read from a source:
  std::vector<Word> names;  ///< every name it has: printed, Name: X, components (N-NAME-02, -03)
  Word base_name = 0;       ///< printed name without a final parenthesised part (N-NAME-07)
  std::vector<Rank> ranks;  ///< N-RANK-01 to -08
  // Keywords, each with a rule of its own (N-KEY-06).
  bool growth = false;               ///< N-GROW-01
  bool platoon = false;              ///< N-PLAT-01
  bool ambush = false;               ///< N-AMB-01
  bool squad = false;                ///< N-SQUAD-01
  bool aims_at_user = false;         ///< a Jutsu without targets that does something to its user
  bool surge = false;                ///< N-SURGE-01
  bool gives_surge = false;          ///< to other cards; the ability of the keyword is its last, and is theirs
  bool mastery = false;              ///< N-MAST-01
  bool tracking = false;             ///< its player names a Ninja to be tracked
  bool special_forces = false;       ///< N-RANK-08: a rank in some editions only
  bool unsupported_keyword = false;  ///< a keyword of later sets that no edition here knows (N-DECK-11)
  std::uint32_t triggers = 0;        ///< bit per Happening that an ability waits for
  RuleKinds rule_kinds;              ///< the alternatives of Rule that its texts and effects hold
  std::vector<bool> target_priced;   ///< for each ability: what its use asks for depends on its targets
  bool has_static = false;
  bool has_activated = false;
  bool has_replacement = false;            ///< printed, or given by one of its effects
  Numbered<Effect, EffectNumber> effects;  ///< every effect by its number
  Numbered<Effects, ListNumber> lists;     ///< every list of effects by its number
};

/// Index of a definition in its catalog.
using DefinitionId = std::uint16_t;

/// Fills the derived fields; called once by the reader when the definition is at its final address.
void finish_definition(CardDefinition& card, Words& words);

/// The rank that a characteristic gives: the word itself, the word in parentheses, or an occupation followed by a rank
/// in parentheses (N-RANK-05, N-RANK-08).
Rank rank_of(std::string_view trait);

/// The mental power that a characteristic gives; 0 if it is another one (N-CHAR-06).
int mental_power_of(std::string_view trait);

/// One of the targets of its use is a card in use (N-CHAIN-21).
bool aims_at_chain(const CardDefinition& card);

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Readiness> {
  static constexpr std::array<std::string_view, 2> names{"ready", "pending"};
};
}  // namespace table

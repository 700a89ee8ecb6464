// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of cards: where they are, in what state, under whose control, and what is marked on them.
namespace naruto {

/// Why a card moved.
enum class Cause : std::uint8_t {
  setup,
  draw,
  deploy,
  growth,
  platoon,
  use,
  payment,
  charge,
  damage,
  effect,
  negated,
  failed,
  applied,
  reward,
  hand_limit,
  coins_gone,
  host_left,
  squad,
  mastery,
  control_ended,
  agreed  ///< at the judge's desk (N-CR-05)
};

/// `at`: place in the pile, 0 is the bottom; kTop is the top. Into the village it is a new object with no marks.
struct CardMoved {
  static constexpr std::string_view op = "card_moved";
  CardId card;
  Zone from;
  Zone to;
  PlayerId player;  ///< whose zone it comes to
  bool to_bottom;
  Cause cause;

  friend bool operator==(const CardMoved&, const CardMoved&) = default;
  static void apply(GameState& state, const CardMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("from", self.from);
    v("to", self.to);
    v("player", self.player);
    v("to_bottom", self.to_bottom);
    v("cause", self.cause);
  }
};

struct Shuffled {
  static constexpr std::string_view op = "shuffled";
  PlayerId player;

  friend bool operator==(const Shuffled&, const Shuffled&) = default;
  static void apply(GameState& state, const Shuffled& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
  }
};

/// The deck lies in this order from now on, bottom first; as many cards as `cards` has, from the top.
struct Arranged {
  static constexpr std::string_view op = "arranged";
  PlayerId player;
  FixedVector<CardId, kMaxPicks> cards;

  friend bool operator==(const Arranged&, const Arranged&) = default;
  static void apply(GameState& state, const Arranged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("cards", self.cards);
  }
};

/// A grown Ninja takes place, health and coins of its base, perhaps every other effect on it and what is attached to it
/// as well (N-GROW-07, N-GROW-12).
struct Grown {
  static constexpr std::string_view op = "grown";
  CardId card;
  CardId base;
  bool effects = false;

  friend bool operator==(const Grown&, const Grown&) = default;
  static void apply(GameState& state, const Grown& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("base", self.base);
    v("effects", self.effects);
  }
};

struct HealthChanged {
  static constexpr std::string_view op = "health";
  CardId card;
  bool injured;

  friend bool operator==(const HealthChanged&, const HealthChanged&) = default;
  static void apply(GameState& state, const HealthChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("injured", self.injured);
  }
};

/// Damage that was really taken; what it does follows as events of its own.
struct Damaged {
  static constexpr std::string_view op = "damaged";
  CardId card;
  std::uint8_t amount;
  bool by_showdown;

  friend bool operator==(const Damaged&, const Damaged&) = default;
  static void apply(GameState& state, const Damaged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("amount", self.amount);
    v("by_showdown", self.by_showdown);
  }
};

struct CoinsChanged {
  static constexpr std::string_view op = "coins";
  CardId card;
  CoinKind kind;
  std::int8_t n;

  friend bool operator==(const CoinsChanged&, const CoinsChanged&) = default;
  static void apply(GameState& state, const CoinsChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// A Ninja is in this team from now on.
struct TeamChanged {
  static constexpr std::string_view op = "team";
  CardId card;
  TeamId team;

  friend bool operator==(const TeamChanged&, const TeamChanged&) = default;
  static void apply(GameState& state, const TeamChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("team", self.team);
  }
};

/// Left out of the teams (N-ORG-04).
struct LeftOut {
  static constexpr std::string_view op = "left_out";
  CardId card;

  friend bool operator==(const LeftOut&, const LeftOut&) = default;
  static void apply(GameState& state, const LeftOut& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

/// The card lies in the village of this player and is theirs to use (N-OWN-02, N-OWN-06).
struct ControlChanged {
  static constexpr std::string_view op = "control";
  CardId card;
  PlayerId player;

  friend bool operator==(const ControlChanged&, const ControlChanged&) = default;
  static void apply(GameState& state, const ControlChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("player", self.player);
  }
};

/// The card is another one from now on, or again what is printed on it (N-MAST-08).
struct Transformed {
  static constexpr std::string_view op = "transformed";
  CardId card;
  DefinitionId definition;
  bool is_ninja;

  friend bool operator==(const Transformed&, const Transformed&) = default;
  static void apply(GameState& state, const Transformed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("definition", self.definition);
    v("is_ninja", self.is_ninja);
  }
};

/// The card counts as a Ninja from now on, besides what it is in print, or no longer does.
struct NinjaCounted {
  static constexpr std::string_view op = "ninja_counted";
  CardId card;
  bool on;

  friend bool operator==(const NinjaCounted&, const NinjaCounted&) = default;
  static void apply(GameState& state, const NinjaCounted& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("on", self.on);
  }
};

struct Attached {
  static constexpr std::string_view op = "attached";
  CardId card;
  CardId to;

  friend bool operator==(const Attached&, const Attached&) = default;
  static void apply(GameState& state, const Attached& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("to", self.to);
  }
};

/// Cards are shown to one player (`looking.active`), or no longer.
struct Looked {
  static constexpr std::string_view op = "looked";
  Looking looking;

  friend bool operator==(const Looked&, const Looked&) = default;
  static void apply(GameState& state, const Looked& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("looking", self.looking);
  }
};

/// A card is shown to both players; it stays where it is.
struct Revealed {
  static constexpr std::string_view op = "revealed";
  CardId card;

  friend bool operator==(const Revealed&, const Revealed&) = default;
  static void apply(GameState& state, const Revealed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

/// A paragraph of a card was used this turn once more (N-EFF-03).
struct AbilityUsed {
  static constexpr std::string_view op = "ability_used";
  static constexpr bool bookkeeping = true;
  CardId card;
  std::uint8_t ability;

  friend bool operator==(const AbilityUsed&, const AbilityUsed&) = default;
  static void apply(GameState& state, const AbilityUsed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("ability", self.ability);
  }
};

/// The last use of a paragraph does not count.
struct UseRestored {
  static constexpr std::string_view op = "use_restored";
  static constexpr bool bookkeeping = true;
  CardId card;
  std::uint8_t ability;

  friend bool operator==(const UseRestored&, const UseRestored&) = default;
  static void apply(GameState& state, const UseRestored& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("ability", self.ability);
  }
};

struct MasteryUsed {
  static constexpr std::string_view op = "mastery_used";
  static constexpr bool bookkeeping = true;
  CardId card;

  friend bool operator==(const MasteryUsed&, const MasteryUsed&) = default;
  static void apply(GameState& state, const MasteryUsed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

struct CardMarked {
  static constexpr std::string_view op = "card_marked";
  static constexpr bool bookkeeping = true;
  CardId card;
  bool deployed;
  bool sent;

  friend bool operator==(const CardMarked&, const CardMarked&) = default;
  static void apply(GameState& state, const CardMarked& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("deployed", self.deployed);
    v("sent", self.sent);
  }
};

using CardEvents = table::EventKinds<CardMoved, Shuffled, Arranged, Grown, HealthChanged, Damaged, CoinsChanged,
                                     TeamChanged, LeftOut, ControlChanged, Transformed, NinjaCounted, Attached, Looked,
                                     Revealed, AbilityUsed, UseRestored, MasteryUsed, CardMarked>;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Cause> {
  static constexpr std::array<std::string_view, 21> names{
      "setup",      "draw",       "deploy",    "growth",  "platoon", "use",           "payment",
      "charge",     "damage",     "effect",    "negated", "failed",  "applied",       "reward",
      "hand_limit", "coins_gone", "host_left", "squad",   "mastery", "control_ended", "agreed"};
};
}  // namespace table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/gormiti/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of cards: where they lie, what is on them, what of them is picked and shown.
namespace gormiti {

/// `on`: bearer of a Weapon; `place`: Fighter zone, or order among its like; `cause`: when it leaves the field.
struct CardMoved {
  static constexpr std::string_view op = "card_moved";
  CardId card;
  Zone to;
  CardId on = kNoCard;
  std::uint8_t place = 0;
  LeaveCause cause = LeaveCause::any;

  friend bool operator==(const CardMoved&, const CardMoved&) = default;
  static void apply(GameState& state, const CardMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("to", self.to);
    v("on", self.on);
    v("place", self.place);
    v("cause", self.cause);
  }
};

/// G-624
struct TokenEntered {
  static constexpr std::string_view op = "token_entered";
  CardId card;
  DefinitionId definition;
  PlayerId owner;
  std::uint8_t place;

  friend bool operator==(const TokenEntered&, const TokenEntered&) = default;
  static void apply(GameState& state, const TokenEntered& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("definition", self.definition);
    v("owner", self.owner);
    v("place", self.place);
  }
};

/// G-622
struct WeaponMoved {
  static constexpr std::string_view op = "weapon_moved";
  CardId card;
  CardId to;
  std::uint8_t place;

  friend bool operator==(const WeaponMoved&, const WeaponMoved&) = default;
  static void apply(GameState& state, const WeaponMoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("to", self.to);
    v("place", self.place);
  }
};

/// G-408
struct DeckCut {
  static constexpr std::string_view op = "deck_cut";
  PlayerId player;
  std::uint8_t at;

  friend bool operator==(const DeckCut&, const DeckCut&) = default;
  static void apply(GameState& state, const DeckCut& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("player", self.player);
    v("at", self.at);
  }
};

/// G-611
struct Damaged {
  static constexpr std::string_view op = "damaged";
  CardId card;
  std::int16_t n;
  DamageCause cause;

  friend bool operator==(const Damaged&, const Damaged&) = default;
  static void apply(GameState& state, const Damaged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("n", self.n);
    v("cause", self.cause);
  }
};

/// G-616
struct Healed {
  static constexpr std::string_view op = "healed";
  CardId card;
  std::int16_t n;

  friend bool operator==(const Healed&, const Healed&) = default;
  static void apply(GameState& state, const Healed& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("n", self.n);
  }
};

/// G-604: keeps 1 HP.
struct Spared {
  static constexpr std::string_view op = "spared";
  CardId card;
  std::int16_t damage;

  friend bool operator==(const Spared&, const Spared&) = default;
  static void apply(GameState& state, const Spared& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("damage", self.damage);
  }
};

/// `n`: there are now (G-625).
struct CountersChanged {
  static constexpr std::string_view op = "counters_changed";
  CardId card;
  CounterKind kind;
  std::uint16_t n;

  friend bool operator==(const CountersChanged&, const CountersChanged&) = default;
  static void apply(GameState& state, const CountersChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("kind", self.kind);
    v("n", self.n);
  }
};

/// G-436
struct DurationChanged {
  static constexpr std::string_view op = "duration_changed";
  CardId card;
  std::uint8_t left;

  friend bool operator==(const DurationChanged&, const DurationChanged&) = default;
  static void apply(GameState& state, const DurationChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
    v("left", self.left);
  }
};

struct AbilityUsed {
  static constexpr std::string_view op = "ability_used";
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

/// To both (G-404, G-868).
struct CardShown {
  static constexpr std::string_view op = "card_shown";
  CardId card;

  friend bool operator==(const CardShown&, const CardShown&) = default;
  static void apply(GameState& state, const CardShown& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

struct Picked {
  static constexpr std::string_view op = "picked";
  static constexpr bool bookkeeping = true;
  CardId card;

  friend bool operator==(const Picked&, const Picked&) = default;
  static void apply(GameState& state, const Picked& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("card", self.card);
  }
};

struct PicksCleared {
  static constexpr std::string_view op = "picks_cleared";
  static constexpr bool bookkeeping = true;

  friend bool operator==(const PicksCleared&, const PicksCleared&) = default;
  static void apply(GameState& state, const PicksCleared& e);
  template <class Self, class V>
  static void fields(Self&, V&&) {}
};

using CardEvents = table::EventKinds<CardMoved, TokenEntered, WeaponMoved, DeckCut, Damaged, Healed, Spared,
                                     CountersChanged, DurationChanged, AbilityUsed, CardShown, Picked, PicksCleared>;

}  // namespace gormiti

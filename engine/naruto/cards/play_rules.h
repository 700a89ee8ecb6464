// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"
#include "engine/naruto/cards/rule_nature.h"

/// Rules on what players can do: play, use, hold, draw, toss (N-MP, N-JUT, N-MISS, N-DEPLOY, N-END-04).
namespace naruto {

/// Ninja that fit `who` cannot be the user of Jutsu that fit `jutsu` (N-JUT-02, N-GEN-02).
struct ForbidJutsu {
  static constexpr std::string_view op = "forbid_jutsu";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  Boxed<Filter> jutsu;  ///< absent: any Jutsu
  friend bool operator==(const ForbidJutsu&, const ForbidJutsu&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("jutsu", self.jutsu);
  }
};

/// The player cannot use such Missions (N-MISS-01, N-GEN-02).
struct ForbidMission {
  static constexpr std::string_view op = "forbid_mission";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Boxed<Filter> which;
  friend bool operator==(const ForbidMission&, const ForbidMission&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("which", self.which);
  }
};

/// Such cards cannot come into the village of the player in this way (N-DEPLOY-01, N-GEN-02).
struct ForbidEntry {
  static constexpr std::string_view op = "forbid_entry";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Boxed<Filter> which;
  Entry how = Entry::any;
  friend bool operator==(const ForbidEntry&, const ForbidEntry&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("which", self.which);
    v("how", self.how);
  }
};

/// The player can use at most so many Jutsu in a turn (N-JUT-01), with `one_user` only with one Ninja.
struct JutsuLimit {
  static constexpr std::string_view op = "jutsu_limit";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  std::optional<Amount> n;
  bool one_user = false;
  friend bool operator==(const JutsuLimit&, const JutsuLimit&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("n", self.n);
    v("one_user", self.one_user);
  }
};

/// How many of these the player can play in a turn (N-MP-02).
struct PlayLimit {
  static constexpr std::string_view op = "play_limit";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  CardType what = CardType::ninja;
  Amount add = 0;
  std::optional<Amount> n;
  bool any_number = false;
  friend bool operator==(const PlayLimit&, const PlayLimit&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("what", self.what);
    v("add", self.add);
    v("n", self.n);
    v("any_number", self.any_number);
  }
};

/// Such Ninja come into play injured (N-DEPLOY-08), perhaps only in this way.
struct EntersInjured {
  static constexpr std::string_view op = "enters_injured";
  static constexpr RuleNature nature = RuleNature::all;
  Filter who;
  Entry how = Entry::any;
  friend bool operator==(const EntersInjured&, const EntersInjured&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("how", self.how);
  }
};

/// Such cards come into play with coins (N-EFF-11).
struct EntersWith {
  static constexpr std::string_view op = "enters_with";
  static constexpr RuleNature nature = RuleNature::all;
  Filter who;
  CoinKind coin = CoinKind::plus_1_1;
  Amount n = 1;
  friend bool operator==(const EntersWith&, const EntersWith&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("coin", self.coin);
    v("n", self.n);
  }
};

/// How many cards the player may keep in the hand at the end of the turn (N-END-04).
struct HandSize {
  static constexpr std::string_view op = "hand_size";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  Amount add = 0;
  std::optional<Amount> set;
  friend bool operator==(const HandSize&, const HandSize&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
    v("add", self.add);
    v("set", self.set);
  }
};

/// The player plays with the hand open to both (N-ZONE-02).
struct OpenHand {
  static constexpr std::string_view op = "open_hand";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  friend bool operator==(const OpenHand&, const OpenHand&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// The player draws no card in the start phase (N-START-07).
struct NoDraw {
  static constexpr std::string_view op = "no_draw";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  friend bool operator==(const NoDraw&, const NoDraw&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// The marker of the player does not move in the end phase (N-MARK-02).
struct MarkerStays {
  static constexpr std::string_view op = "marker_stays";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  friend bool operator==(const MarkerStays&, const MarkerStays&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// Its owner can play this card as though it lay in the hand (N-MP-01, N-JUT-01). `then`: where it goes after use
/// (N-CHAIN-16).
struct Playable {
  static constexpr std::string_view op = "playable";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  std::optional<Destination> then;
  friend bool operator==(const Playable&, const Playable&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("then", self.then);
  }
};

/// What the text of such a card asks to be given up for its entry (`sacrifice`) is not due.
struct SacrificeWaived {
  static constexpr std::string_view op = "sacrifice_waived";
  static constexpr RuleNature nature = RuleNature::all;
  Selector who;
  friend bool operator==(const SacrificeWaived&, const SacrificeWaived&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
  }
};

/// The player can charge cards of the hand in the exchange of jutsu as well (N-CHG-01, N-CHG-05).
struct ChargeInExchange {
  static constexpr std::string_view op = "charge_in_exchange";
  static constexpr RuleNature nature = RuleNature::all;
  Side of = Side::you;
  friend bool operator==(const ChargeInExchange&, const ChargeInExchange&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("of", self.of);
  }
};

/// Such cards go elsewhere instead of into play, unless they enter in one of these ways (N-DEPLOY-10, N-GEN-02).
struct EntersElsewhere {
  static constexpr std::string_view op = "enters_elsewhere";
  static constexpr RuleNature nature = RuleNature::all;
  Filter who;
  std::vector<Entry> not_by;
  Destination to = Destination::deck_bottom;
  friend bool operator==(const EntersElsewhere&, const EntersElsewhere&) = default;
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("who", self.who);
    v("not_by", self.not_by);
    v("to", self.to);
  }
};

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"
#include "engine/table/event_kinds.h"

/// Events of what is being used: announcements and links.
namespace naruto {

/// How a link left the chain.
enum class Outcome : std::uint8_t { applied, failed, negated };

struct LinkAdded {
  static constexpr std::string_view op = "link_added";
  Link link;

  friend bool operator==(const LinkAdded&, const LinkAdded&) = default;
  static void apply(GameState& state, const LinkAdded& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("link", self.link);
  }
};

struct LinkRemoved {
  static constexpr std::string_view op = "link_removed";
  std::uint8_t index;
  Outcome outcome;

  friend bool operator==(const LinkRemoved&, const LinkRemoved&) = default;
  static void apply(GameState& state, const LinkRemoved& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
    v("outcome", self.outcome);
  }
};

/// The link is void and moves when its moment comes.
struct LinkNegated {
  static constexpr std::string_view op = "link_negated";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;

  friend bool operator==(const LinkNegated&, const LinkNegated&) = default;
  static void apply(GameState& state, const LinkNegated& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
  }
};

struct SettlingChanged {
  static constexpr std::string_view op = "settling";
  static constexpr bool bookkeeping = true;
  bool settling;

  friend bool operator==(const SettlingChanged&, const SettlingChanged&) = default;
  static void apply(GameState& state, const SettlingChanged& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("settling", self.settling);
  }
};

struct Announcing {
  static constexpr std::string_view op = "announcing";
  static constexpr bool bookkeeping = true;
  Announcement announcement;

  friend bool operator==(const Announcing&, const Announcing&) = default;
  static void apply(GameState& state, const Announcing& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("announcement", self.announcement);
  }
};

/// Where a used card goes instead of the chakra area: a link of the chain, or the work that ends it.
struct UseRedirected {
  static constexpr std::string_view op = "use_redirected";
  static constexpr bool bookkeeping = true;
  std::uint8_t index;
  bool link;
  std::uint8_t to;  ///< as `Link::after`

  friend bool operator==(const UseRedirected&, const UseRedirected&) = default;
  static void apply(GameState& state, const UseRedirected& e);
  template <class Self, class V>
  static void fields(Self& self, V&& v) {
    v("index", self.index);
    v("link", self.link);
    v("to", self.to);
  }
};

using ChainEvents = table::EventKinds<LinkAdded, LinkRemoved, LinkNegated, SettlingChanged, Announcing, UseRedirected>;

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::Outcome> {
  static constexpr std::array<std::string_view, 3> names{"applied", "failed", "negated"};
};
}  // namespace table

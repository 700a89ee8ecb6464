// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <variant>

namespace naruto {

struct GameState;

/// The kinds of events of one header. Each stands there whole: its name in text (`op`), its fields in the order in
/// which they are written, and `apply`, which writes it into the state; that is the only code that writes one.
template <class... Kinds>
struct EventKinds {};

template <class E>
concept EventKind = requires(GameState& state, const E& e) {
  E::op;
  E::apply(state, e);
};

/// It tells a person nothing: no player follows it, and no record has it.
template <EventKind E>
inline constexpr bool kIsBookkeeping = requires {
  E::bookkeeping;
};

template <class... Lists>
struct OneOf;
template <EventKind... Kinds>
struct OneOf<EventKinds<Kinds...>> {
  using Event = std::variant<Kinds...>;
};
template <class... Some, class... Others, class... Lists>
struct OneOf<EventKinds<Some...>, EventKinds<Others...>, Lists...> : OneOf<EventKinds<Some..., Others...>, Lists...> {};

}  // namespace naruto

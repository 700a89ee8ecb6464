// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <variant>

namespace table {

/// The kinds of events of one header. Each stands there whole: its name in text (`op`), its fields in the order in
/// which they are written, and `apply`, which writes it into the state; that is the only code that writes one.
template <class... Kinds>
struct EventKinds {};

template <class E, class State>
concept EventKind = requires(State& state, const E& e) {
  E::op;
  E::apply(state, e);
};

/// It tells a person nothing: no player follows it, and no record has it.
template <class E>
inline constexpr bool kIsBookkeeping = requires {
  E::bookkeeping;
};

/// What a visit of events passes over: bookkeeping, and the kinds that it names. A new kind of event is neither, so a
/// visit that has no answer for it does not compile.
template <class E, class... Kinds>
concept PassedOver = kIsBookkeeping<E> ||(std::is_same_v<E, Kinds> || ...);

template <class... Lists>
struct OneOf;
template <class... Kinds>
struct OneOf<EventKinds<Kinds...>> {
  using Event = std::variant<Kinds...>;
};
template <class... Some, class... Others, class... Lists>
struct OneOf<EventKinds<Some...>, EventKinds<Others...>, Lists...> : OneOf<EventKinds<Some..., Others...>, Lists...> {};

}  // namespace table

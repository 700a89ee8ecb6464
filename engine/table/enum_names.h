// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace table {

/// The text form of an enumeration: specialise with `static constexpr std::array<std::string_view, N> names` in the
/// order of the enumerators. Records, card sources and messages all use it, so a name stands once.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = requires {
  EnumNames<E>::names;
};

template <NamedEnum E>
constexpr std::string_view name_of(E value) {
  return EnumNames<E>::names[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
constexpr std::optional<E> from_name(std::string_view name) {
  for (std::size_t i = 0; i < EnumNames<E>::names.size(); ++i)
    if (EnumNames<E>::names[i] == name) return static_cast<E>(i);
  return std::nullopt;
}

}  // namespace table

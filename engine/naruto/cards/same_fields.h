// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "engine/table/fault.h"

namespace naruto {

/// All that the struct lists in its `fields` is the same. What it has beyond that is derived.
template <class T>
bool same_fields(const T& a, const T& b) {
  constexpr std::size_t kMostFields = 32;
  std::array<const void*, kMostFields> of_a{};
  std::size_t n = 0;
  T::fields(a, [&](std::string_view, const auto& field) {
    if (n == kMostFields) table::fault("more fields than can be compared", table::Place::current());
    of_a[n++] = &field;
  });
  bool same = true;
  std::size_t i = 0;
  T::fields(b, [&]<class Field>(std::string_view, const Field& field) {
    same = same && *static_cast<const Field*>(of_a[i++]) == field;
  });
  return same;
}

}  // namespace naruto

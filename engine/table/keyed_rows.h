// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace table {

/// A table with one row for each enumerator, told apart by their keys: rows may stand in any order, and a key that is
/// missing, or stands twice, does not compile. `N`: how many enumerators there are.
template <class E, class Row, std::size_t N>
class KeyedRows {
 public:
  struct Entry {
    E key;
    Row row;
  };

  consteval explicit(false) KeyedRows(const Entry (&entries)[N]) {  // NOLINT(*-avoid-c-arrays): braces become one
    std::array<bool, N> given{};
    for (const Entry& entry : entries) {
      const auto at = static_cast<std::size_t>(entry.key);
      if (at >= N || given[at]) throw "a key stands twice, so that another one is missing";
      given[at] = true;
      rows_[at] = entry.row;
    }
  }

  constexpr const Row& operator[](E key) const { return rows_[static_cast<std::size_t>(key)]; }
  /// In the order of the enumerators.
  constexpr const std::array<Row, N>& rows() const { return rows_; }

 private:
  std::array<Row, N> rows_{};
};

}  // namespace table

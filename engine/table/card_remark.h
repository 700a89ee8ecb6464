// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <variant>

namespace table {

/// For the remarks of a record: what `of` says of the card that an action or an event is about; empty if it is about
/// none.
template <class Variant, class Of>
std::string card_remark(const Variant& thing, Of of) {
  return std::visit(
      [&]<class T>(const T& each) -> std::string {
        if constexpr (requires { each.card; })
          return of(each.card);
        else
          return {};
      },
      thing);
}

}  // namespace table

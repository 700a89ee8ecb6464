// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <type_traits>

#include "engine/table/keyed_rows.h"
#include "ui/wording/language.h"

/// Phrases that stand once, with their words in every language side by side.
namespace playsheet::wording {

/// A phrase with holes, in every language. `{0}`, `{1}` put the same parts in another order.
template <typename... Parts>
struct TrioPatterns {
  fmt::format_string<Parts...> en, it, pt;
};

template <typename... Parts>
std::string filled(Language language, const std::type_identity_t<TrioPatterns<const Parts&...>>& patterns,
                   const Parts&... parts) {
  switch (language) {
    case Language::en:
      return fmt::format(patterns.en, parts...);
    case Language::it:
      return fmt::format(patterns.it, parts...);
    case Language::pt_BR:
      break;
  }
  return fmt::format(patterns.pt, parts...);
}

/// A row for each word that `EnumNames` has: with one missing it does not compile.
template <class E, class Row = Trio>
using Words = table::KeyedRows<E, Row, table::EnumNames<E>::names.size()>;

}  // namespace playsheet::wording

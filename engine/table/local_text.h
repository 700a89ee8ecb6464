// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace table {

/// A text in the languages of the program. English is what the others fall back on.
struct LocalText {
  std::string en;
  std::string it;
  std::string pt_br;

  /// `language` is "en", "it" or "pt_BR".
  const std::string& in(std::string_view language) const {
    if (language.starts_with("it") && !it.empty()) return it;
    if (language.starts_with("pt") && !pt_br.empty()) return pt_br;
    return en;
  }
  friend bool operator==(const LocalText&, const LocalText&) = default;
};

}  // namespace table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace playsheet::wording {

enum class Language : std::uint8_t { en, it, pt_BR };
inline constexpr std::array<Language, 3> kLanguages{Language::en, Language::it, Language::pt_BR};
/// As sources and settings write them, in the order of `Language`.
inline constexpr std::array<std::string_view, 3> kLanguageCodes{"en", "it", "pt_BR"};

/// "en", "it", "pt_BR" (also "pt", "pt-BR", "it_IT" ...), as settings and command lines write it.
inline std::optional<Language> language_from_code(std::string_view code) {
  if (code.starts_with("en")) return Language::en;
  if (code.starts_with("it")) return Language::it;
  if (code.starts_with("pt")) return Language::pt_BR;
  return std::nullopt;
}

/// Between whole numbers and tenths.
inline char decimal_sign(Language language) { return language == Language::en ? '.' : ','; }

/// One wording per language, in the order of `Language`.
using Trio = std::array<std::string_view, 3>;
inline std::string_view pick(const Trio& trio, Language language) { return trio[static_cast<std::size_t>(language)]; }

}  // namespace playsheet::wording

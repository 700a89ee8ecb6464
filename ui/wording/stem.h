// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/wording/language.h"

namespace playsheet::wording {

/// Lower case without accents, everything but letters, digits and dashes as a blank.
std::string folded(std::string_view text);

/// A word as it stands in a text, and what it is compared by.
struct SpokenWord {
  std::size_t from = 0;  ///< in bytes of the text
  std::size_t size = 0;
  std::string plain;               ///< folded
  std::vector<std::string> stems;  ///< folded: of the word as it stands, and of the word without its accents
};

/// The words of a text in their order, with the stems that they have in this language: "blocco", "bloccare" and
/// "blocchi" share one in Italian. The stems are Snowball's.
std::vector<SpokenWord> spoken_words(std::string_view text, Language language);

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/ranges.h"

#include <fmt/format.h>

namespace playsheet::wording {

std::string range_text(const naruto::Bounds& b, Language language) {
  if (b.at_least && b.at_most && *b.at_least == *b.at_most) return std::to_string(*b.at_least);
  if (b.at_least && b.at_most)
    return fmt::format(fmt::runtime(pick(Trio{"{} to {}", "da {} a {}", "de {} a {}"}, language)), *b.at_least,
                       *b.at_most);
  const std::string_view end = b.at_least ? pick(Trio{"or more", "o più", "ou mais"}, language)
                                          : pick(Trio{"or less", "o meno", "ou menos"}, language);
  return fmt::format("{} {}", b.at_least ? *b.at_least : b.at_most.value_or(0), end);
}

std::string quantity_text(const naruto::Bounds& b, Language language) {
  if (b.at_least || !b.at_most) return range_text(b, language);
  return fmt::format("{} {}", pick(Trio{"at most", "al massimo", "no máximo"}, language), *b.at_most);
}

}  // namespace playsheet::wording

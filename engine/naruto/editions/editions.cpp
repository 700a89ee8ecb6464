// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/naruto/editions/edition.h"

namespace naruto {
namespace {

constexpr std::array<Edition, 1> kEditions{{
    {.id = "usa-1.3"},  // the defaults are those of this edition
}};

}  // namespace

std::span<const Edition> editions() { return kEditions; }

const Edition* find_edition(std::string_view id) {
  const auto found = std::find_if(kEditions.begin(), kEditions.end(), [&](const Edition& e) { return e.id == id; });
  return found == kEditions.end() ? nullptr : &*found;
}

}  // namespace naruto

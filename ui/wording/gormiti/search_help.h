// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "ui/wording/language.h"

/// What can be asked when cards of Gormiti are searched.
namespace playsheet::gormiti_wording {

struct SearchExample {
  std::string_view query;
  wording::Trio words;
};
struct SearchChapter {
  wording::Trio title;
  std::span<const SearchExample> examples;
};

/// In its order. Every example finds cards among those of the program; a test holds it.
std::span<const SearchChapter> search_help();

}  // namespace playsheet::gormiti_wording

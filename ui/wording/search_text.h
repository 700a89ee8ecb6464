// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/naruto/search/query.h"
#include "ui/wording/language.h"

/// The search language in words: what is wrong with a query, and the help.
namespace playsheet::wording {

/// "There is no field "pwer". Did you mean "power"?"
std::string search_problem_text(const naruto::search::Problem& problem, Language language);

/// "No card has "narto". Did you mean "naruto"?"
std::string unknown_word_text(const naruto::search::Problem& problem, Language language);

/// One thing that can be asked, with a query that does it.
struct SearchExample {
  std::string_view query;
  Trio words;
};
struct SearchChapter {
  Trio title;
  std::span<const SearchExample> examples;
};

/// The help page, in its order. Every example finds cards among those of the program; a test holds it.
std::span<const SearchChapter> search_help();

}  // namespace playsheet::wording

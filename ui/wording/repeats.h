// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace playsheet::wording {

/// What a sentence says a second time once its parts stand side by side, and the pronoun that is enough for it.
struct Repeat {
  std::string_view again, words;
  std::string_view before;    ///< what the sentence must have said
  bool not_as_owner = false;  ///< ... and not only of whose something is: "o Time deste Ninja" is spoken of as a team
};

/// Puts the pronouns of one row into every sentence of the text; marks stay. `other_named` names somebody else: behind
/// it no clause begins with the pronoun.
void say_once(std::string& text, const Repeat& repeat, std::string_view other_named = {});
/// The same within one condition: the part before the comma.
void say_once_in_condition(std::string& text, const Repeat& repeat);
/// Puts other words in the place of `length` bytes of the text without marks; marks inside them stay.
void put_words(std::string& text, std::size_t at, std::size_t length, std::string_view words);

}  // namespace playsheet::wording

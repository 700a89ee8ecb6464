// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// What the characters of a text are for those who read it.
namespace table {

/// The number of one whole character of UTF-8; of a byte that is none, the byte.
char32_t code_of_character(std::string_view character);

/// A blank of any width, a line end, a control character, a letter that is drawn as nothing.
bool is_blank_character(char32_t c);

/// A mark without a width, one that turns the direction of a text among them; or no character at all.
bool is_unseen_character(char32_t c);

/// It changes or joins the letters beside it, and is nothing by itself.
bool is_joining_character(char32_t c);

/// A figure of any writing: 3, ³, ½, ٣, ③.
bool is_figure(char32_t c);

}  // namespace table

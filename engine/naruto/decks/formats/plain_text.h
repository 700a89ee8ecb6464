// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Private to this folder: text of a foreign file as UTF-8 lines.
namespace naruto {

/// The lines, without blanks around them. They point into the text, which has LF behind each line.
std::vector<std::string_view> lines_of(std::string_view text, std::size_t most);

/// LF also where a document has a line, a paragraph or a page of its own (VT, FF, U+0085, U+2028, U+2029).
std::string with_plain_ends(std::string_view text);

/// A line as it is read: blanks of every width as plain ones (a tab stays a tab), dashes, the minus sign and letters of
/// double width as those of a keyboard, marks without a width taken out.
std::string plain_signs(std::string_view text);

/// A figure of any writing stands in it.
bool holds_figure(std::string_view text);

std::string_view without_blanks(std::string_view text);

/// Small letters without accents (engine/table/plain_letters.h), blanks in a row as one: what names are compared by.
std::string folded(std::string_view text);

/// At most this many bytes of a foreign text, cut between characters and then with three dots, control characters as
/// question marks: for messages.
std::string quotation(std::string_view text, std::size_t most = 80);

}  // namespace naruto

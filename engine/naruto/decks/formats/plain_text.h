// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Private to this folder: text of a foreign file as UTF-8 lines.
namespace naruto {

/// The text in UTF-8 without a byte order mark, whether it came as UTF-8, UTF-16 (with its mark) or Windows-1252.
/// Nothing if it is no text at all: a zero byte stands in it, or half a character of UTF-16.
std::optional<std::string> utf8_of(std::string_view bytes);

/// The lines, whatever their ends (LF, CRLF, CR), without blanks around them. They point into the text.
std::vector<std::string_view> lines_of(std::string_view text, std::size_t most);

/// A line as it is read: blanks of every width as plain ones (a tab stays a tab), dashes, the minus sign and letters of
/// double width as those of a keyboard, marks without a width taken out.
std::string plain_signs(std::string_view text);

/// A figure of any writing stands in it.
bool holds_figure(std::string_view text);

std::string_view without_blanks(std::string_view text);

/// Small letters without accents, blanks in a row as one: what names are compared by. Other letters stay as they are.
std::string folded(std::string_view text);

/// At most this many bytes of a foreign text, cut between characters and then with three dots, control characters as
/// question marks: for messages.
std::string quotation(std::string_view text, std::size_t most = 80);

}  // namespace naruto

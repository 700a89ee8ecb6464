// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace table {

/// Where bytes are no text, and what stands there.
struct TextFault {
  int line = 1;    ///< from 1
  int column = 1;  ///< from 1, in characters
  std::string found;
};

/// A text, or why there is none.
struct TextOfBytes {
  std::string text;
  std::optional<TextFault> fault;
};

/// What can be read, for messages.
inline constexpr std::string_view kReadableText = "a text in UTF-8, UTF-16 or Windows-1252";

/// The text of a file that a person may have edited with any program, in UTF-8 and with LF behind each line: from UTF-8
/// and UTF-16 with a byte order mark or without, Windows-1252, with line ends LF, CRLF or CR. No letter is ever
/// replaced: what is none of these, or two of them at once, is a fault.
TextOfBytes text_of_bytes(std::string_view bytes);

}  // namespace table

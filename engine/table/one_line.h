// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace table {

/// Bytes of the character that begins here, 0 if it is none: no UTF-8, or cut off.
inline std::size_t utf8_character(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char head = byte(at);
  const std::size_t length = head < 0x80                   ? 1
                             : head >= 0xC2 && head < 0xE0 ? 2
                             : head >= 0xE0 && head < 0xF0 ? 3
                             : head >= 0xF0 && head < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || at + length > text.size()) return 0;
  for (std::size_t i = at + 1; i < at + length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  if (head == 0xE0 && byte(at + 1) < 0xA0) return 0;  // longer than it need be
  if (head == 0xED && byte(at + 1) > 0x9F) return 0;  // half of a pair of UTF-16
  if (head == 0xF0 && byte(at + 1) < 0x90) return 0;
  if (head == 0xF4 && byte(at + 1) > 0x8F) return 0;
  return length;
}

/// A message that quotes a file of strangers, as it may be printed anywhere: one line of UTF-8 without control
/// characters, so that no file moves the cursor of a terminal or forges a line of a log.
inline std::string one_line(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const std::size_t length = utf8_character(text, at);
    if (c == '\n' || c == '\t' || c == '\r')
      out += ' ';
    else if (length == 0 || static_cast<unsigned char>(c) < 32 || c == 127)
      out += '?';
    else
      out += text.substr(at, length);
    at += length == 0 ? 1 : length;
  }
  return out;
}

}  // namespace table

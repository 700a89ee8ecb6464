// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/text_of_bytes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/table/one_line.h"

namespace table {
namespace {

/// What Windows-1252 has in the place of the control characters of Latin-1; 0: nothing.
constexpr std::array<std::uint16_t, 32> kWindowsCharacters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// Puts the text together and knows where it is.
class TextWriter {
 public:
  explicit TextWriter(std::size_t bytes) { out_.text.reserve(bytes); }

  void put(std::uint32_t c) {
    if (c == '\n' && after_return_) {  // CRLF is one line end
      after_return_ = false;
      return;
    }
    after_return_ = c == '\r';
    if (c == '\r') c = '\n';
    write(c);
    column_ += 1;
    if (c != '\n') return;
    line_ += 1;
    column_ = 1;
  }
  void fail(std::string found) {
    out_.text.clear();
    out_.fault = TextFault{line_, column_, std::move(found)};
  }
  void fail_with_byte(unsigned char byte) {
    fail(byte == 0 ? std::string("a zero byte") : fmt::format("the byte 0x{:02X}", byte));
  }
  bool failed() const { return out_.fault.has_value(); }
  TextOfBytes result() { return std::move(out_); }

 private:
  void write(std::uint32_t c) {
    std::string& out = out_.text;
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) {
      out += static_cast<char>(c);
    } else if (c < 0x800) {
      out += static_cast<char>(0xC0U | (c >> 6U));
      tail(0);
    } else if (c < 0x10000) {
      out += static_cast<char>(0xE0U | (c >> 12U));
      tail(6);
      tail(0);
    } else {
      out += static_cast<char>(0xF0U | (c >> 18U));
      tail(12);
      tail(6);
      tail(0);
    }
  }

  TextOfBytes out_;
  int line_ = 1, column_ = 1;
  bool after_return_ = false;
};

TextOfBytes from_utf16(std::string_view bytes, bool big) {
  TextWriter out(bytes.size() / 2);
  const auto unit = [&](std::size_t at) {
    const auto a = static_cast<unsigned char>(bytes[at]);
    const auto b = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<std::uint32_t>(big ? (a << 8) | b : (b << 8) | a);
  };
  for (std::size_t at = 0; at + 1 < bytes.size() && !out.failed(); at += 2) {
    std::uint32_t c = unit(at);
    if (c >= 0xD800 && c < 0xE000) {  // a pair, the higher half first
      const std::uint32_t low = at + 3 < bytes.size() ? unit(at + 2) : 0;
      if (c >= 0xDC00 || low < 0xDC00 || low >= 0xE000) {
        out.fail("half a character of UTF-16");
        continue;
      }
      c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
      at += 2;
    }
    if (c == 0)
      out.fail_with_byte(0);
    else
      out.put(c);
  }
  if (!out.failed() && bytes.size() % 2 != 0) out.fail("half a character of UTF-16");
  return out.result();
}

std::uint32_t code_point(std::string_view character) {
  const auto head = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return head;
  std::uint32_t c = head & (0xFFU >> (character.size() + 1));
  for (const char each : character.substr(1)) c = (c << 6U) | (static_cast<unsigned char>(each) & 0x3FU);
  return c;
}

/// UTF-8 as far as it goes.
TextOfBytes from_utf8(std::string_view bytes, bool& letters) {
  TextWriter out(bytes.size());
  for (std::size_t at = 0; at < bytes.size() && !out.failed();) {
    const std::size_t length = utf8_character(bytes, at);
    if (length == 0 || bytes[at] == '\0') {
      out.fail_with_byte(static_cast<unsigned char>(bytes[at]));
    } else {
      letters = letters || length > 1;
      out.put(code_point(bytes.substr(at, length)));
    }
    at += length;
  }
  return out.result();
}

TextOfBytes from_windows(std::string_view bytes) {
  TextWriter out(bytes.size() + bytes.size() / 8);
  for (const char each : bytes) {
    const auto byte = static_cast<unsigned char>(each);
    const bool windows = byte >= 0x80 && byte < 0xA0;
    const std::uint32_t c = windows ? kWindowsCharacters[byte - 0x80U] : byte;
    if (c == 0)
      out.fail_with_byte(byte);
    else
      out.put(c);
    if (out.failed()) break;
  }
  return out.result();
}

/// UTF-16 without its mark: a sign of a keyboard, and a zero beside it.
bool is_utf16(std::string_view bytes, bool big) {
  const auto at = [&](std::size_t i) { return bytes[big ? i : 1 - i]; };
  return bytes.size() >= 4 && bytes.size() % 2 == 0 && at(0) == '\0' && at(1) > '\0' && bytes[big ? 2 : 3] == '\0' &&
         bytes[big ? 3 : 2] > '\0';
}

}  // namespace

TextOfBytes text_of_bytes(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return from_utf16(bytes.substr(2), false);
  if (bytes.starts_with("\xFE\xFF")) return from_utf16(bytes.substr(2), true);
  if (is_utf16(bytes, false)) return from_utf16(bytes, false);
  if (is_utf16(bytes, true)) return from_utf16(bytes, true);
  const bool marked = bytes.starts_with("\xEF\xBB\xBF");
  if (marked) bytes.remove_prefix(3);
  bool letters = marked;  // then it is UTF-8 and nothing else
  TextOfBytes text = from_utf8(bytes, letters);
  if (!text.fault) return text;
  for (std::size_t at = 0; at < bytes.size() && !letters; ++at) letters = utf8_character(bytes, at) > 1;
  return letters ? text : from_windows(bytes);
}

}  // namespace table

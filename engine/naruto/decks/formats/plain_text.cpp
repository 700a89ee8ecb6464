// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/table/characters.h"
#include "engine/table/one_line.h"

namespace naruto {
namespace {

void put_utf8(std::string& out, std::uint32_t c) {
  if (c < 0x80) {
    out += static_cast<char>(c);
  } else if (c < 0x800) {
    out += static_cast<char>(0xC0 | (c >> 6));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    out += static_cast<char>(0xE0 | (c >> 12));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | (c >> 18));
    out += static_cast<char>(0x80 | ((c >> 12) & 0x3F));
    out += static_cast<char>(0x80 | ((c >> 6) & 0x3F));
    out += static_cast<char>(0x80 | (c & 0x3F));
  }
}

std::optional<std::string> from_utf16(std::string_view bytes, bool big) {
  if (bytes.size() % 2 != 0) return std::nullopt;
  const auto unit = [&](std::size_t at) {
    const auto a = static_cast<unsigned char>(bytes[at]);
    const auto b = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<std::uint32_t>(big ? (a << 8) | b : (b << 8) | a);
  };
  std::string out;
  out.reserve(bytes.size() / 2);
  for (std::size_t at = 0; at < bytes.size(); at += 2) {
    std::uint32_t c = unit(at);
    if (c == 0) return std::nullopt;
    if (c >= 0xD800 && c < 0xE000) {  // a pair, the higher half first
      if (c >= 0xDC00 || at + 2 >= bytes.size()) return std::nullopt;
      const std::uint32_t low = unit(at + 2);
      if (low < 0xDC00 || low >= 0xE000) return std::nullopt;
      c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
      at += 2;
    }
    put_utf8(out, c);
  }
  return out;
}

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = table::utf8_character(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

/// The plain letters of U+00C0 to U+017F; a blank: the letter stays.
constexpr std::string_view kPlainLetters =
    "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkkkllllllllllnnnnnnn  oooooo  rrrrrrsssssssstttttt"
    "uuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kPlainLetters.size() == 0x180 - 0xC0);

/// One character as names are compared: nothing for an accent that stands by itself, behind its letter.
std::string_view folded_character(std::string_view character) {
  const char32_t c = table::code_of_character(character);
  if (c >= 0xC0 && c < 0x180) {
    const std::string_view plain = kPlainLetters.substr(c - 0xC0, 1);
    return plain == " " ? character : plain;
  }
  if (c >= 0x300 && c <= 0x36F) return {};
  if (c >= 0x2010 && c <= 0x2015) return "-";  // dashes and quotation marks of word processors
  if (c == 0x2018 || c == 0x2019 || c == 0x201B || c == 0x2032 || c == 0xB4 || c == 0x2BC) return "'";
  if (c == 0x201C || c == 0x201D || c == 0x201E || c == 0x2033 || c == 0xAB || c == 0xBB) return "\"";
  return character;
}

/// What Windows-1252 has in the place of the control characters of Latin-1; 0: nothing.
constexpr std::array<std::uint16_t, 32> kWindowsCharacters{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

std::optional<std::string> utf8_of(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return from_utf16(bytes.substr(2), false);
  if (bytes.starts_with("\xFE\xFF")) return from_utf16(bytes.substr(2), true);
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  if (bytes.find('\0') != std::string_view::npos) return std::nullopt;
  if (is_utf8(bytes)) return std::string(bytes);
  std::string out;
  out.reserve(bytes.size() + bytes.size() / 8);
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    const bool windows = byte >= 0x80 && byte < 0xA0 && kWindowsCharacters[byte - 0x80U] != 0;
    put_utf8(out, windows ? kWindowsCharacters[byte - 0x80U] : byte);
  }
  return out;
}

std::string plain_signs(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    const std::string_view character = text.substr(at, length);
    at += length;
    const char32_t c = table::code_of_character(character);
    if (c < 0x80)
      out += character;
    else if (c > 0x9F && table::is_blank_character(c))
      out += ' ';
    else if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63)
      out += '-';
    else if (c >= 0xFF01 && c <= 0xFF5E)
      out += static_cast<char>(c - 0xFF01 + '!');
    else if (c == 0x3001)
      out += ',';
    else if (!table::is_unseen_character(c))
      out += character;
  }
  return out;
}

bool holds_figure(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    if (table::is_figure(table::code_of_character(text.substr(at, length)))) return true;
    at += length;
  }
  return false;
}

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && (is_blank(text.front()) || text.front() == '\n')) text.remove_prefix(1);
  while (!text.empty() && (is_blank(text.back()) || text.back() == '\n')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> lines_of(std::string_view text, std::size_t most) {
  std::vector<std::string_view> lines;
  std::size_t at = 0;
  while (at < text.size() && lines.size() < most) {
    auto end = text.find_first_of("\r\n", at);
    if (end == std::string_view::npos) end = text.size();
    lines.push_back(without_blanks(text.substr(at, end - at)));
    at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
  }
  return lines;
}

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    char c = text[at];
    if (length > 1) {
      out += folded_character(text.substr(at, length));
      at += length;
      continue;
    }
    ++at;
    if (is_blank(c) || c == '\n') c = ' ';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == ' ' && (out.empty() || out.back() == ' ')) continue;
    out += c;
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

std::string quotation(std::string_view text, std::size_t most) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    if (out.size() + length > most) return out + "...";
    if (static_cast<unsigned char>(text[at]) < 32 || text[at] == 127)
      out += '?';
    else
      out += text.substr(at, length);
    at += length;
  }
  return out;
}

}  // namespace naruto

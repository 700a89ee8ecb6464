// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/plain_text.h"

#include <algorithm>
#include <cstdint>

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

/// The plain letters of U+00C0 to U+00FF, in pairs of what stands in names; a blank: the letter stays.
constexpr std::string_view kPlainLetters = "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y";
static_assert(kPlainLetters.size() == 64);

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
  for (const char c : bytes) put_utf8(out, static_cast<unsigned char>(c));
  return out;
}

std::string with_plain_blanks(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    const std::string_view c = text.substr(at, length);
    at += length;
    const bool wide =
        length == 3 && c.starts_with("\xE2\x80") && static_cast<unsigned char>(c[2]) <= 0x8A;  // U+2000 to U+200A
    if (c == "\xC2\xA0" || wide || c == "\xE2\x80\xAF" || c == "\xE2\x81\x9F" || c == "\xE3\x80\x80")
      out += ' ';
    else if (c != "\xE2\x80\x8B" && c != "\xE2\x81\xA0" && c != "\xEF\xBB\xBF")
      out += c;
  }
  return out;
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
  for (std::size_t at = 0; at < text.size(); ++at) {
    char c = text[at];
    if (is_blank(c) || c == '\n') c = ' ';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '\xC3' && at + 1 < text.size()) {
      const char plain = kPlainLetters[static_cast<unsigned char>(text[at + 1]) & 0x3F];
      if (plain != ' ') {
        out += plain;
        ++at;
        continue;
      }
    }
    // apostrophes and dashes of word processors
    if (text.substr(at).starts_with("\xE2\x80\x99") || text.substr(at).starts_with("\xE2\x80\x98")) {
      c = '\'';
      at += 2;
    } else if (text.substr(at).starts_with("\xE2\x80\x93") || text.substr(at).starts_with("\xE2\x80\x94")) {
      c = '-';
      at += 2;
    }
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

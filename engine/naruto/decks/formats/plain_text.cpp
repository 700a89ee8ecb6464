// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/plain_text.h"

#include <algorithm>

#include "engine/table/characters.h"
#include "engine/table/one_line.h"
#include "engine/table/plain_letters.h"

namespace naruto {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

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

std::string with_plain_ends(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = std::max<std::size_t>(1, table::utf8_character(text, at));
    const std::string_view character = text.substr(at, length);
    const char32_t c = table::code_of_character(character);
    if (c == '\v' || c == '\f' || (length > 1 && c == 0x85) || c == 0x2028 || c == 0x2029)
      out += '\n';
    else
      out += character;
    at += length;
  }
  return out;
}

std::vector<std::string_view> lines_of(std::string_view text, std::size_t most) {
  std::vector<std::string_view> lines;
  std::size_t at = 0;
  while (at < text.size() && lines.size() < most) {
    auto end = text.find('\n', at);
    if (end == std::string_view::npos) end = text.size();
    lines.push_back(without_blanks(text.substr(at, end - at)));
    at = end + 1;
  }
  return lines;
}

std::string folded(std::string_view text) {
  std::string out;
  for (char c : table::plain_letters(plain_signs(text))) {
    if (is_blank(c) || c == '\n') c = ' ';
    if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
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

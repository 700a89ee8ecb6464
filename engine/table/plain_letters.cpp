// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/plain_letters.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/table/characters.h"
#include "engine/table/one_line.h"

namespace table {
namespace {

/// Latin letters with marks and what they are without; a blank: the letter stays, or stands for two.
constexpr std::string_view kLatin =
    "aaaaaa ceeeeiiiidnooooo ouuuuy  aaaaaa ceeeeiiiidnooooo ouuuuy yaaaaaaccccccccddddeeeeeeeeeegggg"
    "gggghhhhiiiiiiiiii  jjkkkllllll  llnnnnnn nnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
    "bbbb   ccdddd    ffg   ikkl  nnooo  pp     ttttuu vyyzz                      aaiioouuuuuuuuuu aa"
    "aa  ggggkkoooo  j   gg  nnaa  ooaaaaeeeeiiiioooorrrruuuusstt  hhn     aaeeooooooooyy         l  "
    "   b  eejj  rryy";
constexpr char32_t kFirstLatin = 0xC0;
static_assert(kLatin.size() == 0x250 - kFirstLatin);

constexpr std::string_view kMoreLatin =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr"
    "ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy s    aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
    "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy      ";
constexpr char32_t kFirstMoreLatin = 0x1E00;
static_assert(kMoreLatin.size() == 0x1F00 - kFirstMoreLatin);

constexpr auto kTwoLetters = std::to_array<std::pair<char32_t, std::string_view>>(
    {{0xC6, "ae"},  {0xDE, "th"},  {0xDF, "ss"},  {0xE6, "ae"},  {0xFE, "th"},  {0x132, "ij"}, {0x133, "ij"},
     {0x152, "oe"}, {0x153, "oe"}, {0x1C4, "dz"}, {0x1C5, "dz"}, {0x1C6, "dz"}, {0x1C7, "lj"}, {0x1C8, "lj"},
     {0x1C9, "lj"}, {0x1CA, "nj"}, {0x1CB, "nj"}, {0x1CC, "nj"}, {0x1E2, "ae"}, {0x1E3, "ae"}, {0x1F1, "dz"},
     {0x1F2, "dz"}, {0x1F3, "dz"}, {0x1FC, "ae"}, {0x1FD, "ae"}, {0x1E9E, "ss"}});

/// Greek and Cyrillic letters with marks, and the sigma at the end of a word.
constexpr auto kOtherLetters = std::to_array<std::pair<char32_t, char32_t>>(
    {{0x386, 0x3B1}, {0x388, 0x3B5}, {0x389, 0x3B7}, {0x38A, 0x3B9}, {0x38C, 0x3BF}, {0x38E, 0x3C5}, {0x38F, 0x3C9},
     {0x390, 0x3B9}, {0x3AA, 0x3B9}, {0x3AB, 0x3C5}, {0x3AC, 0x3B1}, {0x3AD, 0x3B5}, {0x3AE, 0x3B7}, {0x3AF, 0x3B9},
     {0x3B0, 0x3C5}, {0x3C2, 0x3C3}, {0x3CA, 0x3B9}, {0x3CB, 0x3C5}, {0x3CC, 0x3BF}, {0x3CD, 0x3C5}, {0x3CE, 0x3C9},
     {0x400, 0x435}, {0x401, 0x435}, {0x403, 0x433}, {0x407, 0x456}, {0x40C, 0x43A}, {0x40D, 0x438}, {0x40E, 0x443},
     {0x419, 0x438}, {0x439, 0x438}, {0x450, 0x435}, {0x451, 0x435}, {0x453, 0x433}, {0x457, 0x456}, {0x45C, 0x43A},
     {0x45D, 0x438}, {0x45E, 0x443}});

template <class Rows>
auto row_of(const Rows& rows, char32_t c) {
  return std::find_if(rows.begin(), rows.end(), [c](const auto& row) { return row.first == c; });
}

/// A letter of two bytes.
std::string letter_of(char32_t c) { return {static_cast<char>(0xC0 | (c >> 6)), static_cast<char>(0x80 | (c & 0x3F))}; }

bool is_mark(char32_t c) {
  return (c >= 0x300 && c <= 0x36F) || (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x1DC0 && c <= 0x1DFF) ||
         (c >= 0x20D0 && c <= 0x20FF);
}

void put_plain(std::string_view character, std::string& out) {
  const char32_t c = code_of_character(character);
  const char latin = c >= kFirstLatin && c < 0x250        ? kLatin[c - kFirstLatin]
                     : c >= kFirstMoreLatin && c < 0x1F00 ? kMoreLatin[c - kFirstMoreLatin]
                                                          : ' ';
  if (latin != ' ') {
    out += latin;
  } else if (is_mark(c) || (c > 0x9F && is_unseen_character(c))) {
    return;
  } else if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xFE58 || c == 0xFE63) {
    out += '-';
  } else if ((c >= 0x2018 && c <= 0x201B) || c == 0x2032 || c == 0x2035 || c == 0xB4 || c == 0x2BC || c == 0x2039 ||
             c == 0x203A) {
    out += '\'';
  } else if ((c >= 0x201C && c <= 0x201F) || c == 0x2033 || c == 0x2036 || c == 0xAB || c == 0xBB) {
    out += '"';
  } else if (const auto two = row_of(kTwoLetters, c); two != kTwoLetters.end()) {
    out += two->second;
  } else if (const auto other = row_of(kOtherLetters, c); other != kOtherLetters.end()) {
    out += letter_of(other->second);
  } else if ((c >= 0x391 && c <= 0x3A9) || (c >= 0x410 && c <= 0x42F)) {
    out += letter_of(c + 32);
  } else if (c >= 0x400 && c <= 0x40F) {
    out += letter_of(c + 80);
  } else {
    out += character;
  }
}

}  // namespace

std::string plain_letters(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_character(text, at);
    const char c = text[at];
    if (length > 1)
      put_plain(text.substr(at, length), out);
    else if (c == '`')
      out += '\'';
    else
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    at += std::max<std::size_t>(1, length);
  }
  return out;
}

}  // namespace table

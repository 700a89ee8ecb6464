// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/characters.h"

#include <algorithm>
#include <array>

namespace table {
namespace {

struct Range {
  char32_t first, last;
};
template <std::size_t N>
constexpr bool within(const std::array<Range, N>& ranges, char32_t c) {
  return std::any_of(ranges.begin(), ranges.end(), [c](const Range& r) { return c >= r.first && c <= r.last; });
}

/// Control characters, blanks of every width, line ends, and letters that are drawn as nothing.
constexpr auto kBlanks = std::to_array<Range>({{0x00, 0x20},
                                               {0x7F, 0xA0},
                                               {0x115F, 0x1160},
                                               {0x1680, 0x1680},
                                               {0x2000, 0x200A},
                                               {0x2028, 0x2029},
                                               {0x202F, 0x202F},
                                               {0x205F, 0x205F},
                                               {0x2800, 0x2800},
                                               {0x3000, 0x3000},
                                               {0x3164, 0x3164},
                                               {0xFFA0, 0xFFA0}});

/// Marks without a width, and what is no character.
constexpr auto kUnseen = std::to_array<Range>({{0xAD, 0xAD},
                                               {0x61C, 0x61C},
                                               {0x17B4, 0x17B5},
                                               {0x180B, 0x180F},
                                               {0x200B, 0x200B},
                                               {0x200E, 0x200F},
                                               {0x202A, 0x202E},
                                               {0x2060, 0x206F},
                                               {0xFDD0, 0xFDEF},
                                               {0xFEFF, 0xFEFF},
                                               {0xFFF9, 0xFFFB},
                                               {0x1BCA0, 0x1BCA3},
                                               {0x1D173, 0x1D17A}});

/// They change or join the letters beside them, and are nothing by themselves.
constexpr auto kJoining =
    std::to_array<Range>({{0x34F, 0x34F}, {0x200C, 0x200D}, {0xFE00, 0xFE0F}, {0xE0000, 0xE007F}, {0xE0100, 0xE01EF}});

/// Figures of other writings, above and below the line, in circles and brackets, fractions and Roman numbers.
constexpr auto kFigures = std::to_array<Range>(
    {{0x30, 0x39},     {0xB2, 0xB3},       {0xB9, 0xB9},      {0xBC, 0xBE},     {0x660, 0x669},   {0x6F0, 0x6F9},
     {0x7C0, 0x7C9},   {0x966, 0x96F},     {0x9E6, 0x9EF},    {0xA66, 0xA6F},   {0xAE6, 0xAEF},   {0xB66, 0xB6F},
     {0xBE6, 0xBEF},   {0xC66, 0xC6F},     {0xCE6, 0xCEF},    {0xD66, 0xD6F},   {0xE50, 0xE59},   {0xED0, 0xED9},
     {0xF20, 0xF29},   {0x1040, 0x1049},   {0x17E0, 0x17E9},  {0x1810, 0x1819}, {0x2070, 0x2079}, {0x2080, 0x2089},
     {0x2150, 0x218B}, {0x2460, 0x249B},   {0x24EA, 0x24FF},  {0x2776, 0x2793}, {0x3220, 0x3229}, {0x3280, 0x3289},
     {0xFF10, 0xFF19}, {0x1D7CE, 0x1D7FF}, {0x1F100, 0x1F10A}});

}  // namespace

char32_t code_of_character(std::string_view character) {
  constexpr std::array<unsigned char, 5> kHead{0, 0x7F, 0x1F, 0x0F, 0x07};
  if (character.size() == 1) return static_cast<unsigned char>(character.front());
  char32_t code = static_cast<unsigned char>(character.front()) & kHead[character.size()];
  for (const char c : character.substr(1)) code = (code << 6) | (static_cast<unsigned char>(c) & 0x3F);
  return code;
}

bool is_blank_character(char32_t c) { return within(kBlanks, c); }
bool is_unseen_character(char32_t c) { return within(kUnseen, c) || (c & 0xFFFE) == 0xFFFE; }
bool is_joining_character(char32_t c) { return within(kJoining, c); }
bool is_figure(char32_t c) { return within(kFigures, c); }

}  // namespace table

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/codes.h"

#include <algorithm>
#include <vector>

#include "engine/naruto/cards/card_message.h"

namespace naruto {
namespace {

constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kMostCodes = 4;

constexpr bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string capitals(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

/// The codes of all cards of which `is_meant` is true, the first few of them.
template <class Test>
std::string codes_where(const Catalog& catalog, Test&& is_meant) {
  std::string out;
  std::size_t found = 0;
  for (const CardDefinition& card : catalog) {
    if (!is_meant(card) || ++found > kMostCodes) continue;
    if (!out.empty()) out += ", ";
    out += card.code;
  }
  return out;
}

/// Codes of the card whose name was written, or whose name is near what was written.
std::string by_name(const std::string& wanted, const Catalog& catalog) {
  const Words& words = catalog.words();
  const auto named = [&](std::string_view name) {
    return codes_where(catalog, [&](const CardDefinition& card) {
      return capitals(words.text(card.name)) == name || capitals(words.text(card.base_name)) == name ||
             (!card.name_it.empty() && capitals(card.name_it) == name);
    });
  };
  if (std::string exact = named(wanted); !exact.empty()) return exact;
  std::vector<std::string> names;
  names.reserve(catalog.size());
  for (const CardDefinition& card : catalog) names.push_back(capitals(words.text(card.name)));
  const std::string near = nearest_word(wanted, {names.begin(), names.end()});
  return near.empty() ? near : named(near);
}

}  // namespace

std::string plain_code(std::string_view code) {
  std::string text = capitals(code);
  const auto dash = text.find('-');
  if (dash == std::string::npos) return text;
  auto at = dash + 1;
  while (at < text.size() && is_letter(text[at])) ++at;
  auto digit = at;
  while (digit + 1 < text.size() && text[digit] == '0' && is_digit(text[digit + 1])) ++digit;
  text.erase(at, digit - at);
  return text;
}

bool same_code(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty() || (is_digit(a.back()) && a.back() != b.back())) return false;  // most end here
  return plain_code(a) == plain_code(b);
}

std::string nearest_card(std::string_view written, const Catalog& catalog) {
  if (written.empty() || written.size() > kLongestWord) return {};
  const std::string wanted = plain_code(written);
  if (std::string same = codes_where(catalog, [&](const CardDefinition& c) { return plain_code(c.code) == wanted; });
      !same.empty())
    return same;
  if (std::string italian = codes_where(
          catalog, [&](const CardDefinition& c) { return !c.code_it.empty() && plain_code(c.code_it) == wanted; });
      !italian.empty())
    return italian;
  // A code has a digit, a name hardly ever.
  if (std::none_of(written.begin(), written.end(), is_digit)) return by_name(capitals(written), catalog);
  std::vector<std::string_view> codes;
  codes.reserve(catalog.size());
  for (const CardDefinition& card : catalog) codes.push_back(card.code);
  return nearest_word(written, codes);
}

}  // namespace naruto

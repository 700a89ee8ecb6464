// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/formats/card_index.h"

#include <algorithm>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/decks/formats/plain_text.h"

namespace naruto {
namespace {

constexpr std::size_t kLongestCode = 24;
constexpr std::size_t kMostNear = 8;

constexpr bool digit(char c) { return c >= '0' && c <= '9'; }

/// "N-001", "n 1" and "n001" have one key: letters, number without its zeros, what follows. Empty for what is no code,
/// and for more zeros than codes have: "N-0013" may be N-013, or three of N-001.
std::string key_of_code(std::string_view written) {
  if (written.empty() || written.size() > kLongestCode) return {};
  constexpr int kFiguresOfCode = 3;
  std::string key;
  bool number = false;
  int zeros = 0;
  for (std::size_t at = 0; at < written.size(); ++at) {
    char c = written[at];
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '-' || c == ' ' || c == '_') {
      // between two figures it ends a number, and a blank behind a number ends the code: "N-001 3", "N-001 foil"
      const auto next = written.find_first_not_of("- _", at);
      const bool behind = !key.empty() && digit(key.back()) && next != std::string_view::npos;
      if (behind && (digit(written[next]) || c == ' ')) return {};
      continue;
    }
    if (!digit(c) && !(c >= 'a' && c <= 'z')) return {};
    const bool after_digit = !key.empty() && digit(key.back());
    if (c == '0' && !after_digit && at + 1 < written.size() && digit(written[at + 1])) {
      ++zeros;
      continue;
    }
    number = number || digit(c);
    key += c;
  }
  const bool letter_first = !key.empty() && !digit(key.front());
  const auto figures = std::count_if(key.begin(), key.end(), digit);
  const bool padded = zeros > 0 && zeros + figures > kFiguresOfCode;
  return number && letter_first && !padded ? key : std::string();
}

/// The key of the card that an id of the community means: behind its number stand words for other printings of it.
std::string without_suffixes(std::string key) {
  for (bool cut = true; cut;) {
    cut = false;
    for (const std::string_view suffix : {"errata", "alt", "ra", "r", "a", "e"})
      if (!cut && key.ends_with(suffix) && !digit(key.back())) {
        key.resize(key.size() - suffix.size());
        cut = true;
      }
  }
  return !key.empty() && digit(key.back()) ? key : std::string();
}

}  // namespace

CardIndex::CardIndex(const Catalog& catalog) : catalog_(catalog) {
  const Words& words = catalog.words();
  for (std::size_t i = 0; i < catalog.size(); ++i) {
    const auto id = static_cast<DefinitionId>(i);
    const CardDefinition& card = catalog[id];
    codes_.emplace(key_of_code(card.code), id);
    if (!card.code_it.empty()) codes_it_.emplace(key_of_code(card.code_it), id);
    names_.emplace(folded(words.text(card.name)), id);
    if (card.base_name != card.name) base_names_.emplace(folded(words.text(card.base_name)), id);
    if (!card.name_it.empty()) names_it_.emplace(folded(card.name_it), id);
  }
}

std::vector<std::string> CardIndex::found(const Codes& codes, const std::string& key) const {
  std::vector<DefinitionId> ids;
  const auto [first, last] = codes.equal_range(key);
  for (auto it = first; it != last; ++it) ids.push_back(it->second);
  std::sort(ids.begin(), ids.end());
  std::vector<std::string> out;
  out.reserve(ids.size());
  for (const DefinitionId id : ids) out.push_back(catalog_[id].code);
  return out;
}

std::vector<std::string> CardIndex::by_code(std::string_view written) const {
  if (catalog_.find(written)) return {std::string(written)};
  const std::string key = key_of_code(written);
  if (key.empty()) return {};
  if (auto exact = found(codes_, key); !exact.empty()) return exact;
  if (const std::string plain = without_suffixes(key); !plain.empty())
    if (auto same = found(codes_, plain); !same.empty()) return same;
  return found(codes_it_, key);
}

bool CardIndex::bears_name(std::string_view written, std::string_view code) const {
  const CardDefinition& card = catalog_[*catalog_.find(code)];
  const std::string key = folded(written);
  return key == folded(catalog_.words().text(card.name)) || key == folded(catalog_.words().text(card.base_name)) ||
         (!card.name_it.empty() && key == folded(card.name_it));
}

std::vector<std::string> CardIndex::by_name(std::string_view written) const {
  const std::string key = folded(written);
  if (key.empty()) return {};
  auto codes = found(names_, key);
  if (codes.empty()) codes = found(base_names_, key);
  if (codes.empty()) codes = found(names_it_, key);
  std::vector<std::string> kept;
  for (const std::string& code : codes) {
    const std::string& original = catalog_[*catalog_.find(code)].reprint_of;
    if (original.empty() || original == code || std::find(codes.begin(), codes.end(), original) == codes.end())
      kept.push_back(code);
  }
  // those that can be played first
  std::stable_partition(kept.begin(), kept.end(), [&](const std::string& code) {
    return catalog_[*catalog_.find(code)].readiness == Readiness::ready;
  });
  return kept;
}

std::vector<std::string> CardIndex::near_name(std::string_view written) const {
  const std::string key = folded(written.substr(0, 64));
  if (key.empty()) return {};
  std::vector<std::string_view> names;
  names.reserve(names_.size());
  for (const auto& [name, id] : names_) names.push_back(name);
  std::sort(names.begin(), names.end());
  std::vector<std::string> codes;
  const std::string near = nearest_word(key, names);
  if (!near.empty()) codes = found(names_, near);
  if (codes.empty() && key.size() >= 4)  // a part of the name
    for (const CardDefinition& card : catalog_)
      if (codes.size() < kMostNear && folded(catalog_.words().text(card.name)).find(key) != std::string::npos)
        codes.push_back(card.code);
  if (codes.size() > kMostNear) codes.resize(kMostNear);
  return codes;
}

}  // namespace naruto

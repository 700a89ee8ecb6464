// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ui/wording/rule_reader.h"

namespace playsheet::wording {
namespace {

constexpr std::array<std::string_view, 3> kEditions{"usa-1.3", "panini", "bandai-pt"};
constexpr std::array<Trio, 3> kEditionTitles{{
    {"American rules 1.3", "Regolamento americano 1.3", "Regras americanas 1.3"},
    {"Panini edition", "Edizione Panini", "Edição Panini"},
    {"Bandai manual (Portuguese)", "Manuale Bandai (portoghese)", "Manual Bandai (português)"},
}};

/// Latin letters with accents, U+00C0 to U+00FF, without them; a blank where there is no letter.
constexpr std::string_view kLatin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
constexpr unsigned kLatinFirst = 0xC0;

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

/// One character of the text, folded, and how many bytes it takes there.
std::pair<char, std::size_t> folded_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) {
    const char lower = byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte - 'A' + 'a') : static_cast<char>(byte);
    return {is_plain(lower) ? lower : ' ', 1};
  }
  const std::size_t size = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2;
  if (at + size > text.size()) return {' ', text.size() - at};
  if (size != 2) return {' ', size};
  const unsigned code = ((byte & 0x1Fu) << 6) | (static_cast<unsigned char>(text[at + 1]) & 0x3Fu);
  const bool latin = code >= kLatinFirst && code < kLatinFirst + kLatin.size();
  return {latin ? kLatin[code - kLatinFirst] : ' ', size};
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

void append_words(std::string& out, const Texts& texts) {
  for (const std::string& text : texts) out += ' ' + folded(text);
}

/// "N-START-04" or "A-06" at this place: its length, 0 if there is none. Longer words that merely begin so are none.
std::size_t id_size(std::string_view text, std::size_t at) {
  const auto letter = [&](std::size_t i) { return i < text.size() && text[i] >= 'A' && text[i] <= 'Z'; };
  const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  if (at > 0 && (letter(at - 1) || digit(at - 1) || text[at - 1] == '-')) return 0;
  std::size_t end = at;
  if (text.substr(at).starts_with("N-")) {
    end = at + 2;
    while (letter(end)) ++end;
    if (end == at + 2 || end >= text.size() || text[end] != '-') return 0;
    ++end;
  } else if (text.substr(at).starts_with("A-")) {
    end = at + 2;
  } else {
    return 0;
  }
  const std::size_t digits = end;
  while (digit(end)) ++end;
  return end - digits >= 2 && !letter(end) ? end - at : 0;
}

enum Score { kNone, kContains, kWordStart, kIdContains, kIdStart, kIdWhole };

}  // namespace

std::string text_of(const RuleProblem& problem) {
  return fmt::format("{}:{}: {}", problem.file, problem.line, problem.what);
}

bool RuleText::holds_in(std::string_view edition) const {
  return editions.empty() || edition.empty() || std::find(editions.begin(), editions.end(), edition) != editions.end();
}

const EditionText* RuleText::difference(std::string_view edition) const {
  for (const EditionText& own : differences)
    if (std::find(own.of.begin(), own.of.end(), edition) != own.of.end()) return &own;
  return nullptr;
}

// --- the collection -------------------------------------------------------------------------------------------------

bool RuleTexts::read(std::string_view toml, std::string_view file, std::vector<RuleProblem>& problems) {
  const auto source = read_rule_source(
      toml, file, [this](std::string_view id) { return contains(id); }, problems);
  if (!source) return false;
  for (const RuleSection& section : source->sections) {
    sections_.push_back(section);
    index_section(sections_.size() - 1);
  }
  for (const RulingText& ruling : source->rulings) {
    rulings_.push_back(ruling);
    index_ruling(rulings_.size() - 1);
  }
  return true;
}

void RuleTexts::index_section(std::size_t section) {
  const auto& rules = sections_[section].rules;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    places_[rules[i].id] = {false, section, i};
    Entry entry{rules[i].id, folded(rules[i].id), {}};
    append_words(entry.words, rules[i].text);
    for (const EditionText& own : rules[i].differences) append_words(entry.words, own.text);
    entries_.push_back(std::move(entry));
  }
}

void RuleTexts::index_ruling(std::size_t index) {
  const RulingText& ruling = rulings_[index];
  places_[ruling.id] = {true, 0, index};
  Entry entry{ruling.id, folded(ruling.id), {}};
  append_words(entry.words, ruling.title);
  append_words(entry.words, ruling.text);
  for (const auto& [value, meaning] : ruling.values) append_words(entry.words, meaning);
  entries_.push_back(std::move(entry));
}

const RuleText* RuleTexts::rule(std::string_view id) const {
  const auto found = places_.find(id);
  if (found == places_.end() || found->second.is_ruling) return nullptr;
  return &sections_[found->second.section].rules[found->second.index];
}

const RulingText* RuleTexts::ruling(std::string_view id) const {
  const auto found = places_.find(id);
  return found == places_.end() || !found->second.is_ruling ? nullptr : &rulings_[found->second.index];
}

std::string RuleTexts::text(std::string_view id, Language language, std::string_view edition) const {
  if (const RulingText* found = ruling(id)) return pick(found->text, language);
  const RuleText* found = rule(id);
  if (!found) return {};
  std::string out = pick(found->text, language);
  if (const EditionText* own = found->difference(edition)) out += '\n' + pick(own->text, language);
  return out;
}

std::vector<std::string> RuleTexts::find(std::string_view query) const {
  const auto words = words_of(folded(query));
  if (words.empty()) return {};
  const auto score_of = [](const Entry& entry, const std::string& word) -> int {
    if (entry.folded_id == word) return kIdWhole;
    if (entry.folded_id.starts_with(word)) return kIdStart;
    if (word.size() > 1 && entry.folded_id.find(word) != std::string::npos) return kIdContains;
    if (entry.words.find(' ' + word) != std::string::npos) return kWordStart;
    return entry.words.find(word) != std::string::npos ? kContains : kNone;
  };
  std::vector<std::pair<int, const Entry*>> hits;
  for (const Entry& entry : entries_) {
    int sum = 0;
    const bool all = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      const int score = score_of(entry, word);
      sum += score;
      return score != kNone;
    });
    if (all) hits.emplace_back(sum, &entry);
  }
  std::stable_sort(hits.begin(), hits.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::string> ids;
  ids.reserve(hits.size());
  for (const auto& [score, entry] : hits) ids.push_back(entry->id);
  return ids;
}

std::vector<TextPart> RuleTexts::parts(std::string_view text) const {
  std::vector<TextPart> out;
  std::size_t plain = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t size = id_size(text, at);
    if (size == 0 || !contains(text.substr(at, size))) continue;
    if (at > plain) out.push_back({plain, at - plain, false});
    out.push_back({at, size, true});
    at += size - 1;
    plain = at + 1;
  }
  if (plain < text.size()) out.push_back({plain, text.size() - plain, false});
  return out;
}

// --- words ----------------------------------------------------------------------------------------------------------

std::string folded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const auto [letter, size] = folded_at(text, at);
    out += letter;
    at += size;
  }
  return out;
}

std::vector<TextPart> found_parts(std::string_view text, std::string_view query) {
  std::string plain;
  std::vector<std::size_t> places;  // of each folded letter in the text
  for (std::size_t at = 0; at < text.size();) {
    const auto [letter, size] = folded_at(text, at);
    plain += letter;
    places.push_back(at);
    at += size;
  }
  places.push_back(text.size());
  std::vector<TextPart> out;
  for (const std::string& word : words_of(folded(query)))
    for (std::size_t at = plain.find(word); at != std::string::npos; at = plain.find(word, at + word.size()))
      out.push_back({places[at], places[at + word.size()] - places[at], false});
  return out;
}

std::span<const std::string_view> rule_editions() { return kEditions; }

std::string edition_title(std::string_view edition, Language language) {
  for (std::size_t i = 0; i < kEditions.size(); ++i)
    if (kEditions[i] == edition) return std::string(pick(kEditionTitles[i], language));
  return std::string(edition);
}

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rule_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ui/wording/rule_reader.h"

namespace playsheet::wording {
namespace {

/// "N-START-04", "A-06" or "G-D19" at this place: its length, 0 if there is none. Longer words that merely begin so are
/// none.
std::size_t id_size(std::string_view text, std::size_t at) {
  const auto letter = [&](std::size_t i) { return i < text.size() && text[i] >= 'A' && text[i] <= 'Z'; };
  const auto digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  if (at > 0 && (letter(at - 1) || digit(at - 1) || text[at - 1] == '-')) return 0;
  if (!letter(at) || at + 1 >= text.size() || text[at + 1] != '-') return 0;
  std::size_t end = at + 2;
  while (letter(end)) ++end;
  if (end > at + 2 && end < text.size() && text[end] == '-') ++end;
  const std::size_t digits = end;
  while (digit(end)) ++end;
  return end - digits >= 2 && !letter(end) ? end - at : 0;
}

}  // namespace

std::string text_of(const RuleProblem& problem) {
  return fmt::format("{}:{}: {}", problem.file, problem.line, problem.what);
}

bool RuleScope::holds_in(std::string_view edition) const {
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
      toml, file, *book_, [this](std::string_view id) { return contains(id); }, problems);
  if (!source) return false;
  for (const RuleSection& section : source->sections) {
    sections_.push_back(section);
    for (std::size_t i = 0; i < section.rules.size(); ++i)
      places_[section.rules[i].id] = {false, sections_.size() - 1, i};
  }
  for (const RulingText& ruling : source->rulings) {
    rulings_.push_back(ruling);
    places_[ruling.id] = {true, 0, rulings_.size() - 1};
  }
  return true;
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

}  // namespace playsheet::wording

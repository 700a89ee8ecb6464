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

// --- editions
// ----------------------------------------------------------------------------------------------------------

std::span<const std::string_view> rule_editions() { return kEditions; }

std::string edition_title(std::string_view edition, Language language) {
  for (std::size_t i = 0; i < kEditions.size(); ++i)
    if (kEditions[i] == edition) return std::string(pick(kEditionTitles[i], language));
  return std::string(edition);
}

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/scenario_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace table::scenario {
namespace {

constexpr std::size_t kMostCardBytes = std::size_t{1} << 20U;

/// Lines of a block are those of the file.
void move_lines(SourceValue& value, int by) {
  value.line += by;
  if (auto* items = std::get_if<SourceValue::List>(&value.value))
    for (SourceValue& item : *items) move_lines(item, by);
  if (auto* entries = std::get_if<SourceValue::Table>(&value.value))
    for (auto& [key, entry] : *entries) move_lines(entry, by);
}

template <class Kind>
Kind& value_in(SourceValue::Table& table, std::string_view key) {
  const auto at = std::find_if(table.begin(), table.end(), [&](const auto& each) { return each.key == key; });
  SourceValue& value =
      at != table.end() ? at->value : table.emplace_back(SourceValue::Entry{std::string(key), {}}).value;
  if (std::get_if<Kind>(&value.value) == nullptr) value.value = Kind{};
  return std::get<Kind>(value.value);
}

}  // namespace

SourceValue::List& list_in(SourceValue::Table& table, std::string_view key) {
  return value_in<SourceValue::List>(table, key);
}
SourceValue::Table& table_in(SourceValue::Table& table, std::string_view key) {
  return value_in<SourceValue::Table>(table, key);
}

FileReader::FileReader(std::string_view text, std::string_view file, std::string_view rule_head,
                       std::string_view rule_sample)
    : file_(file), rule_head_(rule_head), rule_sample_(rule_sample) {
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    texts_.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void FileReader::read_lines() {
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    const SourceLine line = split(texts_[i], static_cast<int>(i) + 1);
    if (line.words.empty()) continue;
    if (line.words.size() == 1 && line.words[0].text == "cards")
      i = card_block(i);
    else
      statement(line, texts_[i]);
  }
}

void FileReader::problem(int line, std::string found, std::string expected) {
  problems_.push_back({file_, line, 1, std::move(found), std::move(expected), {}});
}

std::string FileReader::without_quotes(const std::string& found) {
  const bool quoted = found.size() > 1 && found.front() == '"' && found.back() == '"';
  return quoted ? found.substr(1, found.size() - 2) : found;
}

/// The place of the last line of the block.
std::size_t FileReader::card_block(std::size_t begin) {
  std::string toml;
  for (std::size_t i = begin + 1; i < texts_.size(); ++i) {
    const SourceLine line = split(texts_[i], 0);
    if (line.words.size() == 2 && line.words[0].text == "end" && line.words[1].text == "cards") {
      read_block(toml, static_cast<int>(begin) + 1);
      return i;
    }
    toml += std::string(texts_[i]) + '\n';
  }
  problem(static_cast<int>(begin) + 1, "cards", "expected \"end cards\" behind the block");
  return texts_.size();
}

void FileReader::read_block(const std::string& toml, int above) {
  std::optional<SourceFault> fault;
  SourceValue block = read_toml(toml, kMostCardBytes, fault);
  if (fault) return problem(fault->line + above, fault->found, "expected " + fault->expected);
  move_lines(block, above);
  if (auto* table = std::get_if<SourceValue::Table>(&block.value)) take_cards(std::move(*table));
}

void FileReader::statement(const SourceLine& line, std::string_view text) {
  Cursor words(line, file_, problems_);
  if (take_line(words)) return;
  if (words.take("scenario")) return head(line, words);
  if (scenarios_.empty()) return words.fail("expected \"scenario\" before everything else", first_words());
  if (words.take("rules")) return rules(words);
  const auto from = text.find_first_not_of(" \t");
  scenarios_.back().statements.push_back(
      {line, std::string(text.substr(from, text.find_last_not_of(" \t\r") + 1 - from))});
}

void FileReader::head(const SourceLine& line, Cursor& words) {
  Scenario& now = scenarios_.emplace_back();
  now.file = file_;
  now.line = line.number;
  now.id = words.next();
  if (now.id.empty()) return words.fail("expected the id of the scenario");
  if (words.quoted()) now.title = words.next();
  words.end();
}

void FileReader::rules(Cursor& words) {
  while (!words.at_end()) {
    words.skip_commas();
    if (!words.peek().starts_with(rule_head_))
      return words.fail(fmt::format("expected the id of a rule, such as {}", rule_sample_));
    scenarios_.back().rules.push_back(words.next());
  }
}

}  // namespace table::scenario

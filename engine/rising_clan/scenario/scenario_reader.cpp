// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/scenario/scenario.h"

namespace rising_clan::scenario {
namespace {

using table::SourceValue;

/// By what entries of a list of the card source are told apart.
constexpr std::string_view key_of(std::string_view section) { return section == "abomination" ? "number" : "id"; }

bool same_key(const SourceValue& a, const SourceValue& b, std::string_view key) {
  const SourceValue* one = a.find(key);
  const SourceValue* other = b.find(key);
  return one != nullptr && other != nullptr && one->value.index() == other->value.index() &&
         table::shown(*one) == table::shown(*other);
}

/// Keys of `more` stand instead of those of the same name.
void merge(SourceValue::Table& into, SourceValue::Table more) {
  for (SourceValue::Entry& entry : more) {
    const auto at = std::find_if(into.begin(), into.end(), [&](const auto& each) { return each.key == entry.key; });
    if (at == into.end())
      into.push_back(std::move(entry));
    else
      at->value = std::move(entry.value);
  }
}

class ScenarioReader : public table::scenario::FileReader {
 public:
  ScenarioReader(std::string_view text, std::string_view file, const SourceValue& shipped)
      : FileReader(text, file, "R-", "R-501"), root_(shipped) {
    if (root_.table() == nullptr) root_.value = SourceValue::Table{};
  }

  ScenarioFile read() {
    read_lines();
    ScenarioFile out;
    ReadCards read = read_cards(root_);
    for (const CardMessage& message : read.messages) card_problem(message);
    out.cards = std::move(read.catalog);
    out.scenarios = std::move(scenarios_);
    out.problems = std::move(problems_);
    return out;
  }

 private:
  /// An entry of a list that is there already is changed in what the block says of it; another one is new.
  void take_cards(SourceValue::Table block) override {
    auto& root = std::get<SourceValue::Table>(root_.value);
    for (SourceValue::Entry& section : block) {
      if (auto* numbers = std::get_if<SourceValue::Table>(&section.value.value)) {
        merge(table::scenario::table_in(root, section.key), std::move(*numbers));
        continue;
      }
      auto* entries = std::get_if<SourceValue::List>(&section.value.value);
      if (entries == nullptr) {
        problem(section.value.line, section.key, "expected a table, such as [numbers] or [[advantage]]");
        continue;
      }
      for (SourceValue& entry : *entries) take_entry(table::scenario::list_in(root, section.key), section.key, entry);
    }
  }
  static void take_entry(SourceValue::List& list, std::string_view section, SourceValue& entry) {
    const auto at = std::find_if(list.begin(), list.end(),
                                 [&](const SourceValue& each) { return same_key(each, entry, key_of(section)); });
    auto* facts = std::get_if<SourceValue::Table>(&entry.value);
    auto* known = at == list.end() ? nullptr : std::get_if<SourceValue::Table>(&at->value);
    if (facts != nullptr && known != nullptr) return merge(*known, std::move(*facts));
    if (facts != nullptr && section != "abomination") name(*facts, entry);
    list.push_back(std::move(entry));
  }

  /// What a name does not matter for may leave it out, and the picture: the card is called like its code.
  static void name(SourceValue::Table& facts, const SourceValue& card) {
    const SourceValue* id = card.find("id");
    if (id == nullptr || id->text() == nullptr) return;
    const SourceValue code{*id->text(), card.line};
    if (card.find("art") == nullptr) facts.push_back({"art", code});
    if (card.find("name") != nullptr) return;
    SourceValue::Table names;
    for (const char* language : {"en", "it", "pt"}) names.push_back({language, code});
    facts.push_back({"name", {std::move(names), card.line}});
  }

  SourceValue root_;
};

}  // namespace

ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped) {
  return ScenarioReader(text, file, shipped).read();
}

}  // namespace rising_clan::scenario

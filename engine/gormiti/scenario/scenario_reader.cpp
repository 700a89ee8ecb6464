// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/scenario/scenario.h"

namespace gormiti::scenario {
namespace {

using table::SourceValue;

SourceValue text_value(std::string_view text, int line) { return {std::string(text), line}; }

SourceValue names_value(std::string_view name, int line) {
  SourceValue::Table names;
  for (const std::string_view language : {"en", "it", "pt"})
    names.push_back({std::string(language), text_value(name, line)});
  return {std::move(names), line};
}

class ScenarioReader : public table::scenario::FileReader {
 public:
  ScenarioReader(std::string_view text, std::string_view file, const SourceValue& shipped)
      : FileReader(text, file, "G-", "G-501"), root_(shipped) {
    if (root_.table() == nullptr) root_.value = SourceValue::Table{};
  }

  ScenarioFile read() {
    plain_card(kFiller, "magic", 0);
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
  SourceValue::Table& root() { return std::get<SourceValue::Table>(root_.value); }
  void add_card(SourceValue card) { table::scenario::list_in(root(), "card").push_back(std::move(card)); }
  void plain_card(std::string_view code, std::string_view type, int line, SourceValue::Table facts = {}) {
    facts.push_back({"code", text_value(code, line)});
    facts.push_back({"name", names_value(code, line)});
    facts.push_back({"type", text_value(type, line)});
    add_card({std::move(facts), line});
  }

  /// "fighter P 20/50 fire gormiti": a Fighter without an effect; Water and Human where nothing else is said.
  void fighter(Cursor& words) {
    const int line = words.line();
    const std::string code = words.next();
    if (code.empty()) return words.fail("expected the code of the Fighter");
    const std::string figures(words.peek());
    const auto slash = std::min(figures.find('/'), figures.size());
    int atk = 0, hp = 0;
    if (!table::scenario::read_number(std::string_view(figures).substr(0, slash), atk) || slash == figures.size() ||
        !table::scenario::read_number(std::string_view(figures).substr(slash + 1), hp))
      return words.fail("expected ATK and HP, such as 20/50");
    words.next();
    const std::string element = words.at_end() ? "water" : words.next();
    const std::string category = words.at_end() ? "human" : words.next();
    words.end();
    plain_card(code, "fighter", line,
               {{"atk", {static_cast<long long>(atk), line}},
                {"category", text_value(category, line)},
                {"element", text_value(element, line)},
                {"hp", {static_cast<long long>(hp), line}}});
  }

  /// What a name does not matter for may leave it out: the card is called like its code.
  void take_cards(SourceValue::Table block) override {
    for (auto& [key, value] : block) {
      if (key == "card" && value.list() != nullptr) {
        for (SourceValue& card : std::get<SourceValue::List>(value.value)) {
          const SourceValue* code = card.find("code");
          if (code != nullptr && code->text() != nullptr && card.find("name") == nullptr)
            std::get<SourceValue::Table>(card.value).push_back({"name", names_value(*code->text(), card.line)});
          add_card(std::move(card));
        }
      } else if (key == "counter" && value.table() != nullptr) {
        for (auto& counter : std::get<SourceValue::Table>(value.value))
          table::scenario::table_in(root(), "counter").push_back(std::move(counter));
      } else {
        problem(value.line, key, "expected [[card]] or [counter]");
      }
    }
  }

  bool take_line(Cursor& words) override { return words.take("fighter") && (fighter(words), true); }
  std::vector<std::string_view> first_words() const override { return {"scenario", "cards", "fighter"}; }

  SourceValue root_;
};

}  // namespace

ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped) {
  return ScenarioReader(text, file, shipped).read();
}

}  // namespace gormiti::scenario

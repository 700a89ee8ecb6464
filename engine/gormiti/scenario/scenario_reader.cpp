// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/scenario/scenario.h"

namespace gormiti::scenario {
namespace {

using table::SourceValue;

constexpr std::size_t kMostCardBytes = std::size_t{1} << 20U;

SourceValue text_value(std::string_view text, int line) { return {std::string(text), line}; }

SourceValue names_value(std::string_view name, int line) {
  SourceValue::Table names;
  for (const std::string_view language : {"en", "it", "pt"})
    names.push_back({std::string(language), text_value(name, line)});
  return {std::move(names), line};
}

/// Lines of a block are those of the file.
void move_lines(SourceValue& value, int by) {
  value.line += by;
  if (auto* items = std::get_if<SourceValue::List>(&value.value))
    for (SourceValue& item : *items) move_lines(item, by);
  if (auto* entries = std::get_if<SourceValue::Table>(&value.value))
    for (auto& [key, entry] : *entries) move_lines(entry, by);
}

class FileReader {
 public:
  FileReader(std::string_view text, std::string_view file, const SourceValue& shipped) : file_name_(file) {
    root_ = shipped;
    if (root_.table() == nullptr) root_.value = SourceValue::Table{};
    while (!text.empty()) {
      const auto end = std::min(text.find('\n'), text.size());
      texts_.push_back(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  ScenarioFile read() {
    plain_card(kFiller, "magic", 0);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
      const SourceLine line = table::scenario::split(texts_[i], static_cast<int>(i) + 1);
      if (line.words.empty()) continue;
      if (line.words.size() == 1 && line.words[0].text == "cards")
        i = card_block(i);
      else
        statement(line, texts_[i]);
    }
    ReadCards read = read_cards(root_);
    for (const CardMessage& message : read.messages)
      file_.problems.push_back({file_name_, message.line, message.column, without_quotes(message.found),
                                fmt::format("{}, {}: expected {}", message.about, message.path, message.expected),
                                message.nearest});
    file_.cards = std::move(read.catalog);
    return std::move(file_);
  }

 private:
  /// A problem puts what it has found into quotes itself.
  static std::string without_quotes(const std::string& found) {
    const bool quoted = found.size() > 1 && found.front() == '"' && found.back() == '"';
    return quoted ? found.substr(1, found.size() - 2) : found;
  }
  void problem(int line, std::string found, std::string expected) {
    file_.problems.push_back({file_name_, line, 1, std::move(found), std::move(expected), {}});
  }

  SourceValue& section_of(std::string_view key) {
    auto& sections = std::get<SourceValue::Table>(root_.value);
    const auto at = std::find_if(sections.begin(), sections.end(), [&](const auto& each) { return each.key == key; });
    if (at != sections.end()) return at->value;
    SourceValue& made = sections.emplace_back(SourceValue::Entry{std::string(key), {}}).value;
    if (key == "card")
      made.value = SourceValue::List{};
    else
      made.value = SourceValue::Table{};
    return made;
  }
  void add_card(SourceValue card) {
    if (auto* cards = std::get_if<SourceValue::List>(&section_of("card").value)) cards->push_back(std::move(card));
  }
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

  /// The place of the last line of the block.
  std::size_t card_block(std::size_t begin) {
    std::string toml;
    for (std::size_t i = begin + 1; i < texts_.size(); ++i) {
      const SourceLine line = table::scenario::split(texts_[i], 0);
      if (line.words.size() == 2 && line.words[0].text == "end" && line.words[1].text == "cards") {
        take_cards(toml, static_cast<int>(begin) + 1);
        return i;
      }
      toml += std::string(texts_[i]) + '\n';
    }
    problem(static_cast<int>(begin) + 1, "cards", "expected \"end cards\" behind the block");
    return texts_.size();
  }

  /// What a name does not matter for may leave it out: the card is called like its code.
  void take_cards(const std::string& toml, int above) {
    std::optional<table::SourceFault> fault;
    SourceValue block = table::read_toml(toml, kMostCardBytes, fault);
    if (fault) return problem(fault->line + above, fault->found, "expected " + fault->expected);
    move_lines(block, above);
    for (auto& [key, value] : std::get<SourceValue::Table>(block.value)) {
      if (key == "card" && value.list() != nullptr) {
        for (SourceValue& card : std::get<SourceValue::List>(value.value)) {
          const SourceValue* code = card.find("code");
          if (code != nullptr && code->text() != nullptr && card.find("name") == nullptr)
            std::get<SourceValue::Table>(card.value).push_back({"name", names_value(*code->text(), card.line)});
          add_card(std::move(card));
        }
      } else if (key == "counter" && value.table() != nullptr) {
        auto* counters = std::get_if<SourceValue::Table>(&section_of("counter").value);
        for (auto& counter : std::get<SourceValue::Table>(value.value))
          if (counters != nullptr) counters->push_back(std::move(counter));
      } else {
        problem(value.line, key, "expected [[card]] or [counter]");
      }
    }
  }

  void statement(const SourceLine& line, std::string_view text) {
    Cursor words(line, file_name_, file_.problems);
    if (words.take("fighter")) return fighter(words);
    if (words.take("scenario")) {
      Scenario& now = file_.scenarios.emplace_back();
      now.file = file_name_;
      now.line = line.number;
      now.id = words.next();
      if (now.id.empty()) return words.fail("expected the id of the scenario");
      if (words.quoted()) now.title = words.next();
      return words.end();
    }
    if (file_.scenarios.empty())
      return words.fail("expected \"scenario\" before everything else", {"scenario", "cards", "fighter"});
    Scenario& now = file_.scenarios.back();
    if (words.take("rules")) {
      while (!words.at_end()) {
        words.skip_commas();
        if (!words.peek().starts_with("G-")) return words.fail("expected the id of a rule, such as G-501");
        now.rules.push_back(words.next());
      }
      return;
    }
    const auto from = text.find_first_not_of(" \t");
    now.statements.push_back({line, std::string(text.substr(from, text.find_last_not_of(" \t\r") + 1 - from))});
  }

  std::string file_name_;
  ScenarioFile file_;
  SourceValue root_;
  std::vector<std::string_view> texts_;
};

}  // namespace

ScenarioFile read_scenarios(std::string_view text, std::string_view file, const table::SourceValue& shipped) {
  return FileReader(text, file, shipped).read();
}

}  // namespace gormiti::scenario

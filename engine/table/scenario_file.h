// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/scenario_words.h"
#include "engine/table/source_value.h"

/// Files of scenarios as games have them whose statements are read when it is their turn: heads, rules, statements, and
/// cards that a file brings along. What a statement means is the game's.
namespace table::scenario {

struct Statement {
  SourceLine line;
  std::string text;  ///< as written
};

struct Scenario {
  std::string file;
  int line = 0;
  std::string id, title;
  std::vector<std::string> rules;
  std::vector<Statement> statements;
};

/// Reads the lines of one file into scenarios. Owns what it has read; the text is the caller's and outlives it.
class FileReader {
 public:
  /// `rule_head` begins the id of every rule of the game ("G-"); `rule_sample` is one of them, for messages.
  FileReader(std::string_view text, std::string_view file, std::string_view rule_head, std::string_view rule_sample);
  FileReader(const FileReader&) = delete;
  FileReader& operator=(const FileReader&) = delete;
  virtual ~FileReader() = default;

 protected:
  void read_lines();
  void problem(int line, std::string found, std::string expected);
  /// What the reader of the game's cards says of a card of the file.
  template <class CardMessage>
  void card_problem(const CardMessage& message) {
    problems_.push_back({file_, message.line, message.column, without_quotes(message.found),
                         fmt::format("{}, {}: expected {}", message.about, message.path, message.expected),
                         message.nearest});
  }

  /// A line of the game that stands outside scenarios, too; false: it is none.
  virtual bool take_line(Cursor&) { return false; }
  /// With which words a file can begin: for a message.
  virtual std::vector<std::string_view> first_words() const { return {"scenario", "cards"}; }
  /// What stood between "cards" and "end cards"; its lines are those of the file.
  virtual void take_cards(SourceValue::Table block) = 0;

  std::string file_;
  std::vector<Scenario> scenarios_;
  Problems problems_;

 private:
  /// What a message about a card shows, without the quotes: a problem puts its own.
  static std::string without_quotes(const std::string& found);
  void statement(const SourceLine& line, std::string_view text);
  void head(const SourceLine& line, Cursor& words);
  void rules(Cursor& words);
  std::size_t card_block(std::size_t begin);
  void read_block(const std::string& toml, int above);

  std::vector<std::string_view> texts_;
  std::string rule_head_, rule_sample_;
};

/// The value of a key; it is added if the table has none. Another value than a list, or a table, is made one.
SourceValue::List& list_in(SourceValue::Table& table, std::string_view key);
SourceValue::Table& table_in(SourceValue::Table& table, std::string_view key);

}  // namespace table::scenario

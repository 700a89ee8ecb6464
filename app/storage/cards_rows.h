// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Private to the card database: cards as rows.
namespace playsheet {

/// A hash over everything that a row says, so that a damaged file is found out whatever its damage. Eight bytes a step,
/// in the manner of FNV-1a: it has to be quick, and nobody attacks it.
class ContentHash {
 public:
  void add(std::string_view text) {
    step(text.size());  // "ab" + "c" is not "a" + "bc"
    for (; text.size() >= 8; text.remove_prefix(8)) step(word(text.substr(0, 8)));
    if (!text.empty()) step(word(text));
  }
  std::uint64_t value() const { return value_; }

 private:
  /// Bytes as a number, the first the lowest, on every machine.
  static std::uint64_t word(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i)
      number |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    return number;
  }
  void step(std::uint64_t number) {
    value_ = (value_ ^ number) * 0x100000001B3ULL;
    value_ ^= value_ >> 29U;
  }
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

class CardRowWriter {
 public:
  CardRowWriter(SQLite::Database& db, const naruto::Words& words);
  void write(const naruto::CardDefinition& card, ContentHash& hash);

 private:
  std::string joined(const std::vector<naruto::Word>& list) const;

  const naruto::Words& words_;
  SQLite::Statement insert_;
};

/// Reads one row after the other into a catalog.
class CardRowReader {
 public:
  CardRowReader(SQLite::Database& db, naruto::Catalog& catalog);

  /// False at the end. After true, `error` is empty if the card was added.
  bool next(ContentHash& hash);
  const std::string& error() const { return error_; }
  std::string place() const { return "card " + code_; }

 private:
  std::string_view text(int column) const { return row_[static_cast<std::size_t>(column)]; }
  std::vector<naruto::Word> word_list(int column);
  std::optional<int> figure(int column, naruto::Figure figure, naruto::CardDefinition& card);
  void read_facts(naruto::CardDefinition& card);
  void read_costs(naruto::CardDefinition& card);
  void fail(std::string_view what);

  naruto::Catalog& catalog_;
  SQLite::Statement select_;
  std::vector<std::string_view> row_;  ///< the columns of the present row, as text
  std::string error_;
  std::string code_;
};

}  // namespace playsheet

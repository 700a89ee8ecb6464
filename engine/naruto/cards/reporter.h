// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/naruto/cards/card_message.h"

/// Private to the readers of this folder, of decks/ and of lesson/: where a reader is, and the messages it leaves.
namespace naruto {

/// One step into a document: a key of a table, or an index of a list.
struct PathStep {
  std::string_view key;  ///< empty: an index
  std::size_t index = 0;
};
using Path = std::vector<PathStep>;

std::string text_of(const Path& path);

/// A line and a column, both counted from 1; 0 where there is none.
struct TextPlace {
  int line = 0;
  int column = 0;
};

/// Tells where a place is in a source; a text without lines has none.
class LineSource {
 public:
  virtual ~LineSource() = default;
  /// Of the value there, or of its key.
  virtual TextPlace place(const Path& path, bool of_key) const = 0;
};

/// Collects messages and fills in where they were found.
class Reporter {
 public:
  Reporter(std::vector<CardMessage>& messages, std::string_view source, const LineSource* lines)
      : messages_(messages), source_(source), lines_(lines) {}

  /// Path steps from here on, as long as the scope lives.
  class Enter {
   public:
    Enter(Reporter& reporter, PathStep step) : reporter_(reporter) { reporter_.path_.push_back(step); }
    ~Enter() { reporter_.path_.pop_back(); }
    Enter(const Enter&) = delete;
    Enter& operator=(const Enter&) = delete;

   private:
    Reporter& reporter_;
  };

  void card(std::string_view code) { card_ = code; }
  /// The first steps of the path say where the card is in its file; messages leave them out.
  void root(Path path) {
    path_ = std::move(path);
    root_size_ = path_.size();
  }
  std::size_t depth() const { return path_.size(); }
  std::size_t errors() const { return errors_; }

  void add(MessageCode code, std::string found, std::string expected, std::string nearest = {},
           Severity severity = Severity::error);

 private:
  std::vector<CardMessage>& messages_;
  std::string source_;
  const LineSource* lines_;
  std::string card_;
  Path path_;
  std::size_t root_size_ = 0;
  std::size_t errors_ = 0;
};

}  // namespace naruto

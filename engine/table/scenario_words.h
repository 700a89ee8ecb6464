// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Lines and words of a scenario file, whatever its game.
namespace table::scenario {

/// Something in a scenario file that cannot be read, or a position that cannot be. As data; `text_of` makes the line.
struct Problem {
  std::string file;
  int line = 0;    ///< from 1
  int column = 0;  ///< from 1; 0: the whole line
  std::string found;
  std::string expected;
  std::string nearest;  ///< the nearest known word, if one is near

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// `file:12:5: "T99": expected a card; did you mean "T09"?`
std::string text_of(const Problem& problem);

/// A word of a line. Comma, semicolon and bar are words of their own; a text in quotes is one word.
struct Word {
  std::string text;
  int column = 0;
  bool quoted = false;
};

struct SourceLine {
  int number = 0;
  std::vector<Word> words;
};

/// The words of one line; what stands behind `#` at the beginning of a word is a remark.
SourceLine split(std::string_view line, int number);

using Problems = std::vector<Problem>;

/// Walks over the words of one line. The first fault of a line is told, then the cursor stands at its end: what is read
/// from there on is empty and harmless.
class Cursor {
 public:
  Cursor(const SourceLine& line, std::string_view file, Problems& problems)
      : line_(line), file_(file), problems_(problems) {}

  bool at_end() const { return at_ >= line_.words.size(); }
  bool failed() const { return failed_; }
  int line() const { return line_.number; }
  int column() const;
  /// The present word, or an empty text at the end of the line.
  std::string_view peek(std::size_t ahead = 0) const;
  bool quoted() const { return !at_end() && line_.words[at_].quoted; }
  /// Goes on if the present word is this one.
  bool take(std::string_view word);
  std::string next();
  void skip_commas();

  /// A whole number within bounds; says what it is for.
  int number(int low, int high, std::string_view what);
  /// One of these words; its place in the list, 0 after a fault.
  std::size_t one_of(const std::vector<std::string_view>& words, std::string_view what);
  /// Nothing may follow.
  void end();

  /// Tells that the present word is wrong.
  void fail(std::string_view expected, const std::vector<std::string_view>& candidates = {});
  /// The same about a place that was read before.
  void fail_at(int column, std::string_view found, std::string_view expected,
               const std::vector<std::string_view>& candidates = {});

 private:
  const SourceLine& line_;
  std::string_view file_;
  Problems& problems_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

/// A whole number, or nothing.
bool read_number(std::string_view text, int& value);

}  // namespace table::scenario

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/local_text.h"
#include "engine/table/scenario_words.h"
#include "engine/table/source_reader.h"

/// What the lesson files of every game have in common: messages, words in three languages, lines of a script.
namespace table {

/// What can be wrong with a lesson file.
enum class LessonFault : std::uint8_t {
  syntax,         ///< no TOML, or a line that is none of the notation of scenarios
  too_large,      ///< words too long for the panel, or too many steps
  too_deep,       ///< nested beyond the cap
  unknown_key,    ///< a key that the place does not have
  missing_key,    ///< a key that the place needs
  wrong_type,     ///< a number where a table is needed, and the like
  unknown_word,   ///< not one of a closed list
  never_applies,  ///< can have no effect where it stands
  unknown_name,   ///< no card has the code that the words speak of
  unknown_game,   ///< a lesson of another game or of a later format
};

template <>
struct EnumNames<LessonFault> {
  static constexpr std::array<std::string_view, 10> names{
      "syntax",     "too-large",    "too-deep",      "unknown-key",  "missing-key",
      "wrong-type", "unknown-word", "never-applies", "unknown-name", "unknown-game"};
};

/// One finding, as data; `about` is the name handed in with the text.
using LessonMessage = SourceMessage<LessonFault>;

/// One line for authors, English.
std::string text_of(const LessonMessage& message);

using LessonMessages = std::vector<LessonMessage>;

/// The card codes that words speak of as "{N-001}": they are shown as the name of the card.
std::vector<std::string> codes_in(std::string_view words);

/// What a file is called without folder and ending: the id of the lesson in it.
std::string lesson_id(std::string_view source);

/// A lesson file is at most so large.
inline constexpr std::size_t kMostLessonBytes = std::size_t{4} * 1024 * 1024;
inline constexpr std::size_t kLongestLessonWords = 260;  ///< letters, in any language: a panel is no page
inline constexpr std::size_t kLongestLessonTitle = 60;
inline constexpr std::size_t kMostLessonSteps = 40;

/// The strict reader of what every lesson file is made of.
class LessonFields : public SourceReader<LessonFault> {
 public:
  /// Whether a card has this code.
  using KnowsCard = std::function<bool(std::string_view code)>;

  LessonFields(std::string_view source, LessonMessages& messages, KnowsCard knows)
      : SourceReader(messages), knows_(std::move(knows)) {
    begin(source);
  }

  using SourceReader::Enter;
  using SourceReader::fail;
  using SourceReader::is_one_of;
  using SourceReader::wrong_type;
  using Table = Fields<LessonFields>;

  const std::string& path() const { return path_; }
  void read(const SourceValue& value, bool& out) { flag(value, out); }
  void read(const SourceValue& value, std::string& out);
  /// Each with its place; a list has at least one entry.
  struct Line {
    std::string text;
    int line = 0;
    std::string path;
  };
  std::vector<Line> lines(const SourceValue& value);
  /// Words in all three languages.
  void words(const SourceValue& value, LocalText& out, std::size_t longest = kLongestLessonWords);
  /// Nothing else may stand there.
  void constant(const SourceValue& value, std::string_view right);
  void constant(const SourceValue& value, long long right);

 private:
  void language(const SourceValue& value, std::string_view key, std::string& out, std::size_t longest);

  KnowsCard knows_;
};

/// A line in the notation of scenarios: of the position, or what somebody decides in a step.
struct ScriptLine {
  enum class Of : std::uint8_t { position, expected, then };
  std::string text;
  int line = 0;  ///< in the file
  std::string path;
  Of of = Of::position;
  std::size_t step = 0;
};

/// All of them, in the order of the file: labels of the position hold in the decisions.
using Script = std::vector<ScriptLine>;

/// A message about a line of the script.
LessonMessage about(const ScriptLine& line, std::string_view source, std::string found, std::string expected,
                    std::string nearest = {}, int column = 0);

/// The same of what the notation of scenarios finds wrong with it.
LessonMessage about(const ScriptLine& line, std::string_view source, const scenario::Problem& problem);

/// What the reader of a lesson hands to its game with the script.
struct ScriptReading {
  const Script& script;
  std::string_view source;
  LessonMessages& messages;
};

}  // namespace table

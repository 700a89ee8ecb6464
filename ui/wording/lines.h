// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/describe/plan.h"

/// Where a paragraph that is too long to be read in one go is broken into several: only at sentences that are
/// understood as the first of a paragraph, the most natural places first.
namespace playsheet::wording {

constexpr std::size_t kLongestParagraph = 300;  // characters

/// How well a new line begins with a sentence, the best last.
enum class LineOpening : std::uint8_t {
  none,       ///< it leans on the words before
  closing,    ///< it says what a letter is, or when the price is due
  condition,  ///< "If you do, ...", or what is done whether or not the condition before was fulfilled
  moment,     ///< "When ...", "Otherwise, ...", a text in quotation marks
  option,     ///< one of several effects to choose from, or what follows them
};

/// A sentence of the plan, and which part of it.
struct LineStart {
  std::size_t sentence = 0;
  std::size_t part = 0;
  auto operator<=>(const LineStart&) const = default;
};

/// Where the lines of each paragraph begin; none: it is one line.
using Layout = std::vector<std::vector<LineStart>>;

struct Line {
  std::string words;
  LineOpening opening = LineOpening::none;
  LineStart start{};
};

/// A paragraph in one language. `polished`: its lines as they stand in the end.
struct ToldParagraph {
  std::vector<Line> lines;
  std::function<std::string(std::string)> polished;
};

/// Looks at the sentences of a paragraph in turn.
class LineOpenings {
 public:
  LineOpening before(const naruto::describe::Sentence& sentence);
  /// The sentence before was a whole list of modes.
  void end_modes() { modes_ended_ = true; }

 private:
  bool first_ = true;
  bool modes_ended_ = false;
  bool label_ = false;  ///< the sentence before is the label of this one
  int depth_ = 0;       ///< of the sentence before
  int mode_depth_ = 0;  ///< of the modes that are being told; 0: none
};

/// Characters as they are seen: marks are none.
std::size_t character_count(std::string_view text);

/// In one of the languages.
bool is_too_long(const std::vector<ToldParagraph>& languages);

/// Where the lines begin, so that none is longer than `kLongestParagraph` in any language, if that can be done.
std::vector<LineStart> line_starts(const std::vector<ToldParagraph>& languages);

/// The sentences behind each other, with line ends in front of these.
std::string joined(const std::vector<Line>& lines, const std::vector<LineStart>& starts);

}  // namespace playsheet::wording

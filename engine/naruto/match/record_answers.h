// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/cards/catalog.h"

/// Private to the match record: the lines about which answers are thinkable (N-CR-02).
namespace naruto {

/// "answers counter 1 1 1", "answers mission ..." and "answers answer ..." alike, "answers jutsu 0" and "answers hand
/// N-192 N-255", each where there is something to say.
std::string answers_lines(const ThinkableAnswers& answers, const Catalog& cards);

/// What was wrong with a line, and what would be right.
struct AnswersFault {
  std::string_view found;
  std::string expected;
  bool card = false;  ///< `found` is the code of no card
};
/// One of these lines is added to `out`; what is wrong with it, or `found` is empty.
AnswersFault read_answers_line(std::string_view line, const Catalog& cards, ThinkableAnswers& out);

}  // namespace naruto

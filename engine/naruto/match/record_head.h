// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/naruto/match/record.h"
#include "engine/naruto/match/record_lines.h"

namespace naruto {

/// What stands in front of "begin".
struct RecordHead {
  int version = kOldestVersion;
  MatchSetup setup;
  /// The cards of the decks mean something else now than when it was written: where that was noticed.
  std::optional<RecordProblem> cards_changed;
};

/// Reads it strictly, up to "begin" included; what is wrong, or nothing.
std::optional<RecordProblem> read_record_head(RecordLines& lines, const Catalog& cards, RecordHead& head);

/// Which answers are thinkable (N-CR-02): where the setup does not say it, those of its edition.
ThinkableAnswers answers_of(const MatchSetup& setup, const Catalog& cards);

/// Over the cards of the decks, and which answers are thinkable.
std::string digest_of_cards(const MatchSetup& setup, const Catalog& cards);

/// A line "> south pass": who decides what.
struct RecordedDecision {
  PlayerId by = PlayerId::south;
  Action action;
  Press press = Press::by_hand;
};
std::optional<RecordedDecision> read_decision(std::string_view line, std::string_view remark);

/// Whether a recorded line means the event that the rules give now. Numbers by which a catalog calls its cards and
/// names are not compared: another card in the pool makes them others.
bool same_event(std::string_view recorded, std::string_view now);

using table::kMostDecisions;
using table::problem_in;

}  // namespace naruto

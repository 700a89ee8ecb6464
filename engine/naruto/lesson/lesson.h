// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/decks/deck.h"
#include "engine/naruto/scenario/scenario.h"

/// A lesson as it was read: a position, and steps that tell something or wait for the learner, who sits south ("A").
namespace naruto {

/// Something of the table that a step points at. The learner's next card or button needs no word: it is always pointed
/// at.
struct LessonPoint {
  enum class What : std::uint8_t { card, zone, marker, lanes, chain, button, phases, reader, log };
  What what = What::card;
  PlayerId player = PlayerId::south;  ///< of a zone or a marker
  Zone zone = Zone::nowhere;
  scenario::CardName card = {};
};

/// What is said in a part that is played freely when this is asked of the learner.
struct LessonHint {
  ChoiceKind when = ChoiceKind::none;
  LocalText words;
};

struct LessonStep {
  LocalText words;
  LocalText wrong;  ///< said when another legal move is tried
  std::vector<LessonPoint> points;
  std::vector<scenario::Decision> expected;  ///< one of these; none: the step only tells
  std::vector<scenario::Decision> then;      ///< what the program decides behind it, for either player
  bool showdown = false;                     ///< tells while the showdown that has just been fought stands
  bool play = false;                         ///< both play freely until the game is over; `spar` decides for north
  std::vector<LessonHint> hints;             ///< of such a part
  LocalText lost;  ///< of the last step, behind such a part: said to who has lost; may be empty

  bool tells() const { return expected.empty() && !showdown && !play; }
};

struct Lesson {
  std::string id;  ///< the name of its file: "2-deploy"
  LocalText title, goal;
  const Edition* edition = nullptr;
  scenario::Scenario position;  ///< no more than its lines of the position
  std::vector<LessonStep> steps;
};

}  // namespace naruto

namespace table {
template <>
struct EnumNames<naruto::LessonPoint::What> {
  static constexpr std::array<std::string_view, 9> names{"card",   "zone",   "marker", "lanes", "chain",
                                                         "button", "phases", "reader", "log"};
};
}  // namespace table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/table/enum_names.h"
#include "engine/table/ids.h"
#include "engine/table/local_text.h"

/// A lesson of any game as it was read: a position, and steps that tell something or wait for the learner, who has the
/// first seat ("A"); all others are the program's. What a game has to say of its lessons is a type without a value,
/// `L`: its name (`kGame`), `Catalog`, `Rulebook`, `State`, `Action` and `Match`, how it writes a `Decision` and names
/// a card (`CardName`) and a `Zone`, and its `Ground`, which is what a lesson keeps of where it begins. The functions
/// that it needs beside them stand in `lesson_reader.h`, `lesson_run.h` and `rehearse.h`.
namespace table {

/// Something of the table that a step points at.
enum class LessonThing : std::uint8_t {
  card,
  zone,
  marker,  ///< of the turn
  lanes,   ///< of battles
  chain,
  clash,  ///< the middle, where two sides meet
  button,
  phases,
  reader,
  log,
  middle,  ///< of a table in a ring: what all look at
  decks,   ///< of the table, that belong to nobody
};

template <>
struct EnumNames<LessonThing> {
  static constexpr std::array<std::string_view, 12> names{"card",   "zone",   "marker", "lanes", "chain",  "clash",
                                                          "button", "phases", "reader", "log",   "middle", "decks"};
};

/// Who decides in a match of this game.
template <class L>
using LessonSeat = std::remove_cvref_t<decltype(std::declval<const typename L::Match&>().decider())>;

template <class L>
inline constexpr LessonSeat<L> kLearner{};

/// The learner's next card or button needs no point: it is always pointed at.
template <class L>
struct LessonPoint {
  using What = LessonThing;
  What what = What::card;
  LessonSeat<L> player = kLearner<L>;  ///< of a zone or a marker
  typename L::Zone zone = {};
  typename L::CardName card = {};
};

/// What is said in a part that is played freely when this is asked of the learner.
struct LessonHint {
  std::string when;  ///< a question, by its name in the engine
  LocalText words;
};

template <class L>
struct LessonStep {
  LocalText words;
  LocalText wrong;  ///< said when another legal move is tried
  std::vector<LessonPoint<L>> points;
  std::vector<typename L::Decision> expected;  ///< one of these; none: the step only tells
  std::vector<typename L::Decision> then;      ///< what the program decides behind it, for any player
  bool showdown = false;          ///< tells while what has just been fought (`L::kShowdown`) stands on the table
  bool play = false;              ///< all play freely until the game is over; `L::spar` decides for the others
  std::vector<LessonHint> hints;  ///< of such a part
  LocalText lost;                 ///< of the last step, behind such a part: said to who has lost; may be empty

  bool tells() const { return expected.empty() && !showdown && !play; }
};

template <class L>
struct Lesson : L::Ground {
  std::string id;  ///< the name of its file: "2-deploy"
  LocalText title, goal;
  std::vector<LessonStep<L>> steps;
};

}  // namespace table

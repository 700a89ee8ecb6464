// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/lesson/lesson.h"
#include "engine/rising_clan/scenario/desk.h"
#include "engine/table/lesson_script.h"

namespace rising_clan {
using table::LessonThing;

std::optional<SeatId> LessonGame::find_player(std::string_view word) { return scenario::Reading::seat_of(word); }

std::optional<LessonPlace> LessonGame::find_zone(std::string_view word) { return table::from_name<LessonPlace>(word); }

const std::vector<std::string_view>& LessonGame::zone_words() {
  static const std::vector<std::string_view> words(table::EnumNames<LessonPlace>::names.begin(),
                                                   table::EnumNames<LessonPlace>::names.end());
  return words;
}

bool LessonGame::has(LessonThing thing) {
  switch (thing) {
    case LessonThing::button:
    case LessonThing::phases:
    case LessonThing::reader:
    case LessonThing::log:
    case LessonThing::middle:
    case LessonThing::decks:
      return true;
    default:
      return false;
  }
}

LessonGame::CardName LessonGame::card_name(const std::string& text, const Catalog&) {
  if (text.size() > 2 && text[1] == ':')
    if (const auto owner = scenario::Reading::seat_of(std::string_view(text).substr(0, 1)))
      return {text.substr(2), owner};
  return {text, std::nullopt};
}

std::vector<std::string_view> LessonGame::questions() {
  const auto& names = table::EnumNames<QuestionKind>::names;
  return {names.begin() + 1, names.end()};
}

void LessonGame::read_script(const table::ScriptReading& reading, const Catalog& cards, Lesson& lesson) {
  table::read_lesson_lines<scenario::Desk, scenario::Reading>(reading, cards, lesson, scenario::position_words);
}

LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards) {
  return table::read_lesson_of<LessonGame>(text, source, cards);
}

}  // namespace rising_clan

// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "engine/gormiti/lesson/lesson.h"
#include "engine/gormiti/scenario/desk.h"
#include "engine/table/lesson_script.h"

namespace gormiti {
namespace {

using table::LessonThing;

/// As positions and expectations write them.
constexpr std::array<std::pair<std::string_view, Zone>, 9> kZoneWords{{{"hero", Zone::hero},
                                                                       {"field", Zone::fighters},
                                                                       {"weapons", Zone::weapons},
                                                                       {"arenas", Zone::arenas},
                                                                       {"magic", Zone::magic},
                                                                       {"hand", Zone::hand},
                                                                       {"deck", Zone::deck},
                                                                       {"discard", Zone::discard},
                                                                       {"table", Zone::table}}};

constexpr std::array<Step, 4> kAskingSteps{Step::main1, Step::main2, Step::attacker_move, Step::defender_move};

}  // namespace

std::optional<PlayerId> LessonGame::find_player(std::string_view word) { return scenario::Reading::player_of(word); }

std::optional<Zone> LessonGame::find_zone(std::string_view word) {
  for (const auto& [name, zone] : kZoneWords)
    if (name == word) return zone;
  return std::nullopt;
}

const std::vector<std::string_view>& LessonGame::zone_words() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> out;
    for (const auto& [name, zone] : kZoneWords) out.push_back(name);
    return out;
  }();
  return words;
}

bool LessonGame::has(LessonThing thing) {
  return thing <= LessonThing::log && thing != LessonThing::marker && thing != LessonThing::lanes &&
         thing != LessonThing::chain;
}

LessonGame::CardName LessonGame::card_name(const std::string& text, const Catalog&) {
  if (text.size() > 2 && text[1] == ':')
    if (const auto owner = scenario::Reading::player_of(std::string_view(text).substr(0, 1)))
      return {text.substr(2), owner};
  return {text, std::nullopt};
}

std::vector<std::string_view> LessonGame::questions() {
  const auto& names = table::EnumNames<QuestionKind>::names;
  std::vector<std::string_view> out(names.begin() + 1, names.end());
  for (const Step step : kAskingSteps) out.push_back(table::name_of(step));
  return out;
}

void LessonGame::read_script(const table::ScriptReading& reading, const Catalog& cards, Lesson& lesson) {
  table::read_lesson_lines<scenario::Desk, scenario::Reading>(reading, cards, lesson, scenario::position_words);
}

LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards) {
  return table::read_lesson_of<LessonGame>(text, source, cards);
}

}  // namespace gormiti

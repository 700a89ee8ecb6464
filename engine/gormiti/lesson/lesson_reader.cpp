// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "engine/gormiti/lesson/lesson.h"
#include "engine/gormiti/scenario/desk.h"

namespace gormiti {
namespace {

using table::LessonThing;
using table::ScriptLine;

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

/// The position as far as it can be read: its labels are words of the decisions.
class ScriptReader {
 public:
  ScriptReader(const table::ScriptReading& reading, const Catalog& cards, LessonGame::Lesson& lesson)
      : reading_(reading), lesson_(lesson), desk_(cards) {}

  void read() {
    for (const ScriptLine& line : reading_.script) {
      scenario::SourceLine words = table::scenario::split(line.text, line.line);
      if (words.words.empty()) {
        if (line.of != ScriptLine::Of::position) tell(line, "nothing", "what a player decides");
        continue;
      }
      if (!understood(line, words)) continue;
      if (line.of == ScriptLine::Of::position) {
        lesson_.position.push_back({std::move(words), line.text});
      } else {
        auto& step = lesson_.steps[line.step];
        (line.of == ScriptLine::Of::expected ? step.expected : step.then).push_back({std::move(words), line.text});
      }
    }
  }

 private:
  void tell(const ScriptLine& line, std::string found, std::string expected) {
    reading_.messages.push_back(table::about(line, reading_.source, std::move(found), std::move(expected)));
  }

  bool understood(const ScriptLine& line, const scenario::SourceLine& words) {
    scenario::Problems problems;
    scenario::Cursor cursor(words, reading_.source, problems);
    if (line.of != ScriptLine::Of::position) {
      scenario::check_decision(cursor, desk_);
    } else {
      scenario::Reading reading(cursor, desk_);
      if (scenario::read_position(reading, desk_)) {
        cursor.end();
      } else {
        const bool player = scenario::Reading::player_of(cursor.peek()).has_value();
        if (player) cursor.next();
        cursor.fail("expected a line of the position", scenario::position_words(player));
      }
    }
    for (const scenario::Problem& problem : problems)
      reading_.messages.push_back(table::about(line, reading_.source, problem));
    return problems.empty();
  }

  const table::ScriptReading& reading_;
  LessonGame::Lesson& lesson_;
  scenario::Desk desk_;
};

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
  return thing != LessonThing::marker && thing != LessonThing::lanes && thing != LessonThing::chain;
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
  ScriptReader(reading, cards, lesson).read();
}

LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards) {
  return table::read_lesson_of<LessonGame>(text, source, cards);
}

}  // namespace gormiti

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/lesson_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/naruto/scenario/scenario_reader.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto {
namespace {

using table::ScriptLine;
using table::SourceValue;

constexpr int kHeadLines = 3;  ///< of the scenario that a script is read as

/// The messages of this game's sources are of one kind.
CardMessage as_card_message(const table::LessonMessage& m) {
  return {Severity::error,
          table::from_name<MessageCode>(table::name_of(m.code)).value_or(MessageCode::syntax),
          m.about,
          m.line,
          {},
          m.path,
          m.found,
          m.expected,
          m.nearest,
          m.column};
}

/// The whole script as one scenario.
std::string scenario_of(const table::Script& script, std::string_view edition) {
  std::string text = fmt::format("scenario lesson\neditions {}\nstrict\n", edition);
  for (const ScriptLine& line : script) text += line.text + '\n';
  return text;
}

const ScriptLine& line_at(const table::Script& script, int number) {
  static const ScriptLine nowhere;
  const auto index = static_cast<std::size_t>(number - kHeadLines - 1);
  return number > kHeadLines && index < script.size() ? script[index] : nowhere;
}

}  // namespace

void LessonGame::read_head(table::LessonFields& fields, table::LessonFields::Table& keys, Lesson& lesson) {
  keys.must("edition", [&](const SourceValue& value) {
    std::string id;
    fields.read(value, id);
    lesson.edition = find_edition(id);
    if (lesson.edition != nullptr) return;
    std::vector<std::string_view> known;
    for (const Edition& each : editions()) known.push_back(each.id);
    fields.is_one_of(value, id, "an edition", known);
  });
}

std::optional<PlayerId> LessonGame::find_player(std::string_view word) { return scenario::find_player(word); }

std::optional<Zone> LessonGame::find_zone(std::string_view word) { return scenario::find_zone(word); }

const std::vector<std::string_view>& LessonGame::zone_words() { return scenario::zone_words(); }

scenario::CardName LessonGame::card_name(const std::string& text, const Catalog& cards) {
  CardName out{text, 0, std::nullopt, {}};
  if (text.size() > 2 && text[1] == ':') {
    out.side = scenario::find_player(std::string_view(text).substr(0, 1));
    out.text = text.substr(2);
  }
  if (cards.find(scenario::full_code(out.text))) out.code = scenario::full_code(out.text);
  return out;
}

std::vector<std::string_view> LessonGame::questions() {
  const auto& names = table::EnumNames<ChoiceKind>::names;
  return {names.begin(), names.end()};
}

void LessonGame::read_script(const table::ScriptReading& reading, const Catalog& cards, Lesson& lesson) {
  const std::string text =
      scenario_of(reading.script, lesson.edition == nullptr ? editions().front().id : lesson.edition->id);
  const auto file = scenario::read_scenarios(text, reading.source, cards);
  for (const scenario::Problem& problem : file.problems)
    reading.messages.push_back(table::about(line_at(reading.script, problem.line), reading.source, problem));
  if (file.scenarios.empty()) return;
  lesson.position = file.scenarios.front();
  std::vector<scenario::Line> position;
  for (scenario::Line& line : lesson.position.lines) {
    const ScriptLine& written = line_at(reading.script, line.number);
    const bool of_position = written.of == ScriptLine::Of::position;
    const auto* decision = std::get_if<scenario::Decision>(&line.content);
    if (of_position ? !std::holds_alternative<scenario::PositionLine>(line.content) : decision == nullptr) {
      reading.messages.push_back(table::about(written, reading.source, fmt::format("\"{}\"", line.text),
                                              of_position ? "a line of the position" : "what a player decides", {}, 1));
    } else if (of_position) {
      line.number = written.line;
      position.push_back(line);
    } else {
      table::LessonStep<LessonGame>& step = lesson.steps[written.step];
      (written.of == ScriptLine::Of::expected ? step.expected : step.then).push_back(*decision);
    }
  }
  lesson.position.lines = std::move(position);
}

LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards) {
  auto read = table::read_lesson_of<LessonGame>(text, source, cards);
  LessonReading reading;
  for (const table::LessonMessage& message : read.messages) reading.messages.push_back(as_card_message(message));
  reading.lesson = std::move(read.lesson);
  return reading;
}

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files of both games that have lessons.
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/lesson/lesson.h"
#include "engine/naruto/lesson/lesson_reader.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

constexpr std::string_view kName = "fuzzed.toml";

const gormiti::Catalog& shipped_gormiti() {
  static const gormiti::ReadCards read = gormiti::read_cards(fuzz::source_text("resources/gormiti/cards.toml"));
  return read.catalog;
}

template <class Reading, class Cards>
void look_at(const Reading& reading, const Cards& cards) {
  for (const auto& message : reading.messages) fuzz::told(text_of(message), kName);
  fuzz::law(reading.lesson.has_value() == reading.messages.empty(), "a lesson, or an error that says why not");
  if (!reading.lesson) return;
  for (const std::string& code : table::codes_in(reading.lesson->goal.en))
    fuzz::law(cards.find(code).has_value(), "words name known cards", code);
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  return {source_text("resources/lessons/1-the-sheet.toml"), source_text("resources/lessons/5-showdown.toml"),
          source_text("resources/lessons/gormiti/1-two-cards.toml"),
          source_text("resources/lessons/gormiti/2-the-clash.toml")};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  look_at(naruto::read_lesson(text, kName, fuzz::cards()), fuzz::cards());
  const auto reading = gormiti::read_lesson(text, kName, shipped_gormiti());
  look_at(reading, shipped_gormiti());
  if (reading.lesson) {  // the words of its notation are read once more when it is their turn
    const auto begin = gormiti::begin_lesson(*reading.lesson, shipped_gormiti());
    fuzz::law(begin.match.has_value() == begin.problems.empty(), "a match, or what is wrong with the position");
  }
  return 0;
}

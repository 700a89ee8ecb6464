// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files.
#include "engine/naruto/lesson/lesson_reader.h"

#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  return {source_text("resources/lessons/1-the-sheet.toml"), source_text("resources/lessons/5-showdown.toml")};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::string_view kName = "fuzzed.toml";
  const auto reading = naruto::read_lesson(fuzz::text_of(data, size), kName, fuzz::cards());
  for (const naruto::CardMessage& message : reading.messages) fuzz::told(text_of(message), kName);
  fuzz::law(reading.lesson.has_value() != has_errors(reading.messages), "a lesson, or an error that says why not");
  if (reading.lesson)
    for (const std::string& code : naruto::codes_in(reading.lesson->goal.en))
      fuzz::law(fuzz::cards().find(code).has_value(), "words name known cards", code);
  return 0;
}

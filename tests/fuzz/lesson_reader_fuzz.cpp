// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson files of all games.
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/lesson/lesson.h"
#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/lesson/lesson.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

namespace {

constexpr std::string_view kName = "fuzzed.toml";

const gormiti::Catalog& shipped_gormiti() {
  static const gormiti::ReadCards read = gormiti::read_cards(fuzz::source_text("resources/gormiti/cards.toml"));
  return read.catalog;
}

const rising_clan::Catalog& shipped_rising_clan() {
  static const rising_clan::ReadCards read =
      rising_clan::read_cards(fuzz::source_text("resources/rising_clan/cards.toml"));
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

/// Where the words of the notation are read once more when it is their turn, the game begins or says why not.
template <class Lesson, class Cards>
void begin_at(const std::optional<Lesson>& lesson, const Cards& cards) {
  if (!lesson) return;
  const auto begin = begin_lesson(*lesson, cards);
  fuzz::law(begin.match.has_value() == begin.problems.empty(), "a match, or what is wrong with the position");
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  return {source_text("resources/lessons/1-the-sheet.toml"),
          source_text("resources/lessons/5-showdown.toml"),
          source_text("resources/lessons/gormiti/1-two-cards.toml"),
          source_text("resources/lessons/gormiti/2-the-clash.toml"),
          source_text("resources/lessons/rising-clan/1-who-sits-here.toml"),
          source_text("resources/lessons/rising-clan/3-a-whole-game.toml")};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  look_at(naruto::read_lesson(text, kName, fuzz::cards()), fuzz::cards());
  const auto of_gormiti = gormiti::read_lesson(text, kName, shipped_gormiti());
  look_at(of_gormiti, shipped_gormiti());
  begin_at(of_gormiti.lesson, shipped_gormiti());
  const auto of_rising_clan = rising_clan::read_lesson(text, kName, shipped_rising_clan());
  look_at(of_rising_clan, shipped_rising_clan());
  begin_at(of_rising_clan.lesson, shipped_rising_clan());
  return 0;
}

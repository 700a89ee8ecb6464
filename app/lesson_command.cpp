// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <ostream>

#include "app/cards_command.h"
#include "app/exit_code.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/rising_clan/rising_clan_cards.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/lesson/lesson.h"
#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/naruto/lesson/lesson_run.h"
#include "engine/rising_clan/lesson/lesson.h"

namespace playsheet {
namespace {

/// `read` reads the lessons of one game; what goes wrong in one says the `rehearse` of that game.
template <class Cards, class Read>
int check_lessons(const LessonCheckOptions& options, const Cards& cards, Read&& read, std::ostream& out,
                  std::ostream& err) {
  bool sound = true;
  for (const auto& file : options.files) {
    const auto text = read_text_file(file);
    if (!text) fmt::print(err, "{}\n", text_of(text.problem()));
    sound = sound && text;
    if (!text) continue;
    const auto reading = read(*text, file.string(), cards);
    for (const auto& message : reading.messages) fmt::print(err, "{}\n", text_of(message));
    sound = sound && reading.lesson;
    if (!reading.lesson) continue;
    const auto troubles = rehearse(*reading.lesson, cards);
    for (const std::string& trouble : troubles) fmt::print(err, "{}: {}\n", file.string(), trouble);
    if (troubles.empty()) fmt::print(out, "{}: {} steps\n", reading.lesson->id, reading.lesson->steps.size());
    sound = sound && troubles.empty();
  }
  return sound ? kFine : kWrong;
}

}  // namespace

int run_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (!load_cards(options.cards, cards, err)) return kWrong;
  return check_lessons(options, cards, naruto::read_lesson, out, err);
}

int run_gormiti_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_gormiti_cards(options.cards, err);
  if (!cards) return kWrong;
  return check_lessons(options, *cards, gormiti::read_lesson, out, err);
}

int run_rising_clan_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err) {
  const auto cards = load_rising_clan_cards(options.cards, err);
  if (!cards) return kWrong;
  return check_lessons(options, *cards, rising_clan::read_lesson, out, err);
}

}  // namespace playsheet

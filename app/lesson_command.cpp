// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lesson_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <ostream>

#include "app/cards_command.h"
#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "engine/naruto/lesson/lesson_reader.h"
#include "engine/naruto/lesson/lesson_run.h"

namespace playsheet {
namespace {

bool check_lesson(const std::filesystem::path& file, const naruto::Catalog& cards, std::ostream& out,
                  std::ostream& err) {
  const auto text = read_text_file(file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return false;
  }
  const auto reading = naruto::read_lesson(*text, file.string(), cards);
  for (const auto& message : reading.messages) fmt::print(err, "{}\n", naruto::text_of(message));
  if (!reading.lesson) return false;
  const auto troubles = naruto::rehearse(*reading.lesson, cards);
  for (const std::string& trouble : troubles) fmt::print(err, "{}: {}\n", file.string(), trouble);
  if (troubles.empty()) fmt::print(out, "{}: {} steps\n", reading.lesson->id, reading.lesson->steps.size());
  return troubles.empty();
}

}  // namespace

int run_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err) {
  naruto::Catalog cards;
  if (!load_cards(options.cards, cards, err)) return kWrong;
  bool sound = true;
  for (const auto& file : options.files) sound = check_lesson(file, cards, out, err) && sound;
  return sound ? kFine : kWrong;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/command_files.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <ostream>

#include "app/exit_code.h"
#include "app/storage/text_file.h"
#include "app/tournament/refusal_words.h"
#include "engine/rising_clan/tournament/journal.h"

namespace playsheet {

std::optional<tournament::FileReading> read_told(const std::filesystem::path& file, std::ostream& err) {
  const auto text = read_text_file(file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  if (rising_clan::is_points_journal(*text)) {
    fmt::print(err,
               "{}:1: a tournament for points: this command is for events with rounds; `tournament show` and `check` "
               "read both\n",
               file.string());
    return std::nullopt;
  }
  tournament::FileReading reading = tournament::read_journal(*text);
  if (reading.fault)
    fmt::print(err, "{}:{}: {}\n", file.string(), reading.fault->line, refusal_words(reading.fault->refusal));
  return reading;
}

bool may_write(const std::filesystem::path& file, bool force, std::ostream& err) {
  const auto there = why_not_over(file, force);
  if (there) fmt::print(err, "{}\n", text_of(*there));
  return !there;
}

int write_told(const std::filesystem::path& file, const std::string& text, bool force, std::ostream& out,
               std::ostream& err) {
  if (file.empty()) {
    fmt::print(out, "{}", text);
    return kFine;
  }
  if (!may_write(file, force, err)) return kWrong;
  const auto written = write_text_file(file, text);
  if (!written) fmt::print(err, "{}\n", text_of(written.problem()));
  return written ? kFine : kWrong;
}

}  // namespace playsheet

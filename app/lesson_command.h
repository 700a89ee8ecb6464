// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <vector>

/// What the headless program does with lessons.
namespace playsheet {

struct LessonCheckOptions {
  std::vector<std::filesystem::path> files;
  std::filesystem::path cards = "cards.db";  ///< database; of Naruto a folder of sources, too
};

/// `lesson check`: reads lesson files of Naruto (docs/formats.md, section 9) and plays each through in every way that
/// it allows. 0: all are sound; 1: what is wrong is told on `err`.
int run_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err);
/// The same with those of Gormiti.
int run_gormiti_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err);
/// And with those of Rising Clan.
int run_rising_clan_lesson_check(const LessonCheckOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

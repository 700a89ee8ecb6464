// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/lesson/lesson.h"

namespace naruto {

using LessonRun = table::LessonRun<LessonGame>;
using LessonBegin = table::LessonBegin<LessonGame>;

/// The match that begins at the position of a lesson.
LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards);

/// Plays the lesson in every way that it allows (`table::rehearse_lesson`). Empty if all is well.
std::vector<std::string> rehearse(const Lesson& lesson, const Catalog& cards);

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/table/lesson_play.h"

namespace playsheet {

/// The lesson files of a game that lie in the program, in the order of their numbers. `folder` is below ":/lessons";
/// empty: that folder itself.
std::vector<LessonFile> shippedLessons(const QString& folder);

}  // namespace playsheet

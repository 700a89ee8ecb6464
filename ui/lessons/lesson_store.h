// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/lesson/lesson.h"

namespace playsheet {

/// The lessons that lie in the program (:/lessons), in the order of their numbers. One with a fault is left out and
/// told on the error stream; a test holds that none has one.
std::vector<naruto::Lesson> shippedLessons(const naruto::Catalog& cards);

}  // namespace playsheet

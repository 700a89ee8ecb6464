// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/lesson/lesson.h"

namespace naruto {

struct LessonReading {
  std::optional<Lesson> lesson;       ///< absent if there is an error
  std::vector<CardMessage> messages;  ///< `card` is empty; `path` is the place in the file
};

/// Reads a lesson file of this game (`table::read_lesson_of`). Never throws.
LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards);

using table::codes_in;

}  // namespace naruto

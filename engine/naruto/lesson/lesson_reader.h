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

/// Reads a lesson file (TOML, docs/formats.md, section 9). `source` is the name used in messages; the id of the lesson
/// is made from it. Strict: what is unknown, missing, too long or speaks of a card that nobody knows is an error.
/// Whether the lesson can be played is for `rehearse`. Never throws.
LessonReading read_lesson(std::string_view text, std::string_view source, const Catalog& cards);

/// The card codes that words speak of as "{N-001}": they are shown as the name of the card.
std::vector<std::string> codes_in(std::string_view words);

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/naruto/cards/card_message.h"
#include "ui/wording/language.h"

/// What is wrong with a card source, for the person who wrote it. Words of the format itself (keys, names of effects)
/// stay as they are in every language.
namespace playsheet::wording {

/// "A key that has no meaning here: "combta"."
std::string problem_text(const naruto::CardMessage& message, Language language);

/// What would be right, and the word that was probably meant: "one of a, b. Did you mean "combat"?"
std::string remedy_text(const naruto::CardMessage& message, Language language);

/// What such a code says, without what stands there.
const Trio& problem_words(naruto::MessageCode code);

/// A phrase of a reader ("a whole number") in a language; as it is where it has only words of the format. `further`:
/// phrases that only the reader of another game has; a gap {} in them holds words of the format.
std::string reader_phrase(std::string_view english, Language language, std::span<const Trio> further = {});

/// Nothing of the phrase would stay English: it is in the table, or it has only words of the format.
bool is_reader_phrase(std::string_view english, std::span<const Trio> further = {});

}  // namespace playsheet::wording

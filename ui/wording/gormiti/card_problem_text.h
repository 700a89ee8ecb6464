// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "engine/gormiti/cards/card_message.h"
#include "ui/wording/language.h"

/// What is wrong with a card source of Gormiti, for the person who wrote it. Words of the format itself stay as they
/// are in every language.
namespace playsheet::gormiti_wording {

/// "A key that has no meaning here: "hpp"."
std::string card_problem_text(const gormiti::CardMessage& message, wording::Language language);

/// What would be right: "a whole number".
std::string card_remedy_text(const gormiti::CardMessage& message, wording::Language language);

/// The phrases that only the reader of this game has (`wording::reader_phrase`).
std::span<const wording::Trio> card_reader_phrases();

}  // namespace playsheet::gormiti_wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/tournament/event/event.h"
#include "engine/tournament/words/refusal.h"
#include "ui/wording/language.h"

namespace playsheet::tournament_wording {

/// Why a step of an event, or a line of a journal, is refused: a sentence for the organiser, by the code.
std::string refusal_text(const tournament::Refusal& refusal, const tournament::Event& event,
                         wording::Language language);

/// The wording of a code with its places: {found} and {meant} as they are, {name} and {other} as the players whose
/// numbers they are.
const wording::Trio& refusal_wording(tournament::RefusalCode code);

}  // namespace playsheet::tournament_wording

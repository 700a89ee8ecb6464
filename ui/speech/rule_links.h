// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/events/event.h"

/// Which rule a question or a line of the log comes from, for the way into the rules page. Presentation only: the
/// engine knows what its rules are.
namespace playsheet {

/// Empty where no rule of its own asks.
QString ruleOfQuestion(naruto::ChoiceKind kind);

/// Empty for what follows from no single rule. `before` is the state before the event.
QString ruleOfEvent(const naruto::Event& event, const naruto::GameState& before);

}  // namespace playsheet

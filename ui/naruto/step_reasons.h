// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/naruto/match/match.h"

namespace playsheet {

/// Why the program goes on from a step without anything: said in the log, so that nobody has to guess.
struct StepReason {
  const char* form;         ///< marked with QT_TRANSLATE_NOOP("Match", ...); %1 is the player
  naruto::PlayerId player;  ///< whom it is about
  QString rule;             ///< "N-BAT-02"
};

/// For the event with which a step begins: what the step before, that began in the same moment, has left out. `before`
/// is the state before the event.
std::optional<StepReason> reasonOfStep(const naruto::Match::Moment& moment, std::size_t event,
                                       const naruto::GameState& before, const naruto::Rulebook& rules);

}  // namespace playsheet

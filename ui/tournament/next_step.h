// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "engine/tournament/event/event.h"
#include "engine/tournament/journal/command.h"
#include "engine/tournament/words/refusal.h"

namespace playsheet {

/// What an organiser does next, as the engine says where the event stands (T-P01): one button in words.
enum class NextStep {
  EnterPlayers,
  DealGroups,
  DraftRound,
  Publish,
  Start,
  EnterResults,
  DrawTies,
  PlayTies,
  MakeCut,
  End,
  Report,
  None
};
NextStep nextStep(const tournament::Event& event);
QString stepWords(NextStep step, const tournament::Event& event);

/// The command of a step that is one; nothing for what is done by going somewhere.
std::variant<std::monostate, tournament::Command, tournament::Refusal> commandOf(NextStep step,
                                                                                 const tournament::Event& event);

}  // namespace playsheet

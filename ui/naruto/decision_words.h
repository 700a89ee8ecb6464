// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/match/recording.h"
#include "ui/speech/words.h"

namespace playsheet {

/// What led to the present position of a record, for whoever sees these views: a card that is in neither is not named.
struct DecisionSeen {
  const naruto::RecordFrame& frame;
  const naruto::RecordMoment& moment;
  const naruto::PlayerView& before;
  const naruto::PlayerView& after;
};

/// "Naomi plays Rock Lee": the decision and who made it, in the language of the program.
QString decisionSentence(const DecisionSeen& seen, const Words& words);

}  // namespace playsheet

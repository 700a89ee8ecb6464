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

/// What is wrong with a record, or where its rules differ from those of today, with line and what would be right.
/// Events tell by their numbers which cards they are of: without `open` hands they are not quoted.
QString problemSentence(const naruto::RecordProblem& problem, bool open);

/// The same for one of many records: "2026-03-01-194500.match:12: ...".
QString problemInFile(const naruto::RecordProblem& problem, const QString& file, bool open);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/match/match.h"
#include "ui/speech/words.h"

namespace playsheet {

/// What whoever looks on may know while a player looks at hidden cards or chooses among them: who, and what is printed
/// of it, never how many cards fit. Empty for every other question.
QString outsideSentence(const naruto::Match& match, const Words& words, const QString& language);

}  // namespace playsheet

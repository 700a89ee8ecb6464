// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/actions/reward_race.h"
#include "ui/speech/words.h"

namespace playsheet {

/// What would come of a card if it went where it is held, or why it cannot go there.
struct Foresight {
  QString text;
  QString rule;  ///< of a refusal
  bool refused = false;
  int about = -1;  ///< the card that it goes onto
};

/// How far the player is from winning by Battle Rewards.
QString raceSentence(const Words& words, const QString& language, const naruto::RewardRace& race,
                     naruto::PlayerId player);

}  // namespace playsheet

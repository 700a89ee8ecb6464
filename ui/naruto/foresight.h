// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/actions/reward_race.h"
#include "ui/speech/words.h"

namespace playsheet {

/// How far the player is from winning by Battle Rewards.
QString raceSentence(const Words& words, const QString& language, const naruto::RewardRace& race,
                     naruto::PlayerId player);

}  // namespace playsheet

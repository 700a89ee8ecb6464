// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

namespace naruto {

/// Something that texts may wait for. Parts that do not concern the happening stay at their defaults.
struct Happened {
  Happening what = Happening::enters_play;
  CardId who = kNoCard;               ///< the card it happens to; jutsu_used: the user
  PlayerId player = PlayerId::south;  ///< whose turn, card, team or reward
  Entry how = Entry::any;             ///< enters_play
  Zone to = Zone::nowhere;            ///< leaves_play
  bool attack = false;                ///< sent_out, battle_joined
  CardId head = kNoCard;              ///< sent_out
  bool summary = false;               ///< sent_out: once for all teams of the player
  int battle = -1;                    ///< battle_joined, battle_result
  Result result = Result::draw;       ///< battle_result: of the team of `who`
  CardId jutsu = kNoCard;             ///< jutsu_used
  int before = 0;                     ///< rewards_won: number of this turn before and after
  int after = 0;
};

/// Looks for triggered texts in play, granted triggers and delayed effects that wait for this, and queues them
/// (N-EFF-08): they are applied when the current action or link is finished.
void happened(Change& change, const Happened& facts);

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/secrecy.h"

namespace playsheet {

void SecrecyDesk::decides(std::optional<PlayerId> player, bool pad) {
  const bool passes_on = player != decider_;
  const bool next_pad = pad && !pad_;
  decider_ = player;
  if (!passes_on && !next_pad) {
    pad_ = pad;
    return;
  }
  pad_ = pad;
  responding_ = false;
  pinned_ = false;
  held_ = {};
  if (level_ != Secrecy::Curtain) return;
  if (!player) {
    curtain_.reset();
    shown_ = false;
    return;
  }
  if (pad) {  // the table alone is shown: both hands are covered, nobody has to look away
    shown_ = false;
    curtain_.reset();
    return;
  }
  if (opened_ == player) {  // the other one has only pressed Pass: the hand is covered, the table stays
    if (passes_on) shown_ = false;
    return;
  }
  shown_ = false;
  curtain_ = player;
}

void SecrecyDesk::hold(PlayerId player, bool down) { held_[player] = down; }

void SecrecyDesk::pin(PlayerId player) {
  if (decider_ == player && !curtain_) pinned_ = true;
}

void SecrecyDesk::unpin() {
  pinned_ = false;
  shown_ = false;
}

void SecrecyDesk::respond() {
  if (!decider_) return;
  responding_ = true;
  if (level_ == Secrecy::Curtain && opened_ != decider_)
    curtain_ = decider_;
  else
    pinned_ = true;
}

void SecrecyDesk::openCurtain() {
  if (!curtain_) return;
  opened_ = curtain_;
  curtain_.reset();
  shown_ = true;
}

void SecrecyDesk::cover() {
  held_ = {};
  pinned_ = false;
  if (level_ != Secrecy::Curtain) return;
  opened_.reset();
  shown_ = false;
  if (decider_ && (!pad_ || responding_)) curtain_ = decider_;
}

bool SecrecyDesk::handShown(PlayerId player) const {
  if (level_ == Secrecy::Open) return true;
  if (decider_ != player || curtain_) return false;
  return held_[player] || pinned_ || (level_ == Secrecy::Curtain && shown_);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/secrecy.h"

namespace playsheet {

void SecrecyDesk::decides(std::optional<PlayerId> player, bool pad, bool secret) {
  const bool anew = player != decider_ || (pad && !pad_);
  if (decider_ && player != decider_) going_on_ = false;
  decider_ = player;
  pad_ = pad;
  secret_ = secret;
  if (anew) {
    responding_ = pinned_ = shown_ = false;
    held_ = {};
  }
  if (opened_ != decider_ && !curtain()) opened_.reset();  // whoever decides at the open table stands before it
}

void SecrecyDesk::asksConsent(bool asked) {
  if (asked && !asking_) cover();
  asking_ = asked;
}

void SecrecyDesk::hold(PlayerId player, bool down) { held_[player] = down && !asking_; }

void SecrecyDesk::pin(PlayerId player) {
  if (decider_ == player && !asking_ && !curtain()) pinned_ = true;
}

void SecrecyDesk::unpin() {
  pinned_ = false;
  shown_ = false;
}

void SecrecyDesk::respond() {
  if (!decider_ || asking_) return;
  responding_ = true;
  if (level_ == Secrecy::Curtain && !curtain()) pinned_ = true;  // else the hand is held to be seen
}

void SecrecyDesk::openCurtain() {
  const auto player = curtain();
  if (!player) return;
  going_on_ = false;
  if (level_ != Secrecy::Curtain) return;  // the own key shows the hand, as ever
  opened_ = player;
  shown_ = true;
}

void SecrecyDesk::cover() {
  held_ = {};
  pinned_ = shown_ = false;
  opened_.reset();
}

/// A pad needs none: the table alone is shown, nobody has to look away. Nor does a decider who is still at the screen:
/// the other one has not been asked for anything there, and the hand is covered.
std::optional<PlayerId> SecrecyDesk::curtain() const {
  if (going_on_ && level_ != Secrecy::Open && secret_ && !asking_) return decider_;
  const bool looks = !pad_ || responding_;
  if (level_ != Secrecy::Curtain || !secret_ || !looks || asking_ || opened_ == decider_) return std::nullopt;
  return decider_;
}

bool SecrecyDesk::canShow() const {
  return decider_ && level_ != Secrecy::Open && secret_ && !asking_ && !curtain() && !handShown(*decider_);
}

bool SecrecyDesk::handShown(PlayerId player) const {
  if (level_ == Secrecy::Open) return true;
  if (decider_ != player || asking_ || curtain()) return false;
  if (level_ == Secrecy::Curtain && opened_ != player) return false;
  return held_[player] || pinned_ || shown_;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/table/players.h"
#include "engine/table/secrecy.h"

namespace playsheet {

using table::PerPlayer;
using table::PlayerId;
using table::Secrecy;

/// Who may see what on the screen now. Knows neither game nor widgets: it is told who decides, which keys are held and
/// whether the window is looked at.
class SecrecyDesk {
 public:
  explicit SecrecyDesk(Secrecy level = Secrecy::Hold) : level_(level) {}

  Secrecy level() const { return level_; }

  /// Who is asked. `pad`: the answer can be given without looking at the hand, by Pass. `secret`: there is something
  /// that only this player may see. Nobody: the game is over.
  void decides(std::optional<PlayerId> player, bool pad, bool secret = true);
  /// Whether somebody is asked to allow a take-back: all look at the screen, so every hand is covered, and stays
  /// covered when the answer is there.
  void asksConsent(bool asked);

  void hold(PlayerId player, bool down);  ///< the own key, or the mouse on the own hand
  void pin(PlayerId player);              ///< shows the hand until the decision passes on
  void unpin();
  void respond();      ///< the decider wants to answer with more than Pass
  void openCurtain();  ///< the hold has lasted long enough
  void cover();        ///< the window lost the focus, or both look at the screen
  /// A match goes on that was left: nobody knows who sits there, so a curtain is up for whoever decides first.
  void begins() { going_on_ = true; }

  bool handShown(PlayerId player) const;
  /// Shown by the held key alone.
  bool held(PlayerId player) const { return held_[player] && !pinned_ && !shown_; }
  /// Whom the curtain waits for: always the decider, or nobody.
  std::optional<PlayerId> curtain() const;
  /// The decider answers a pad and has not asked for the hand yet.
  bool atPad() const { return pad_ && !responding_ && level_ != Secrecy::Open; }
  /// The decider has something that the other one must not see.
  bool secret() const { return secret_; }
  /// Whether the hand can be asked for now.
  bool canShow() const;

 private:
  Secrecy level_;
  std::optional<PlayerId> decider_;
  bool pad_ = false;
  bool secret_ = true;
  bool asking_ = false;    ///< for consent
  bool going_on_ = false;  ///< nobody has looked yet
  bool responding_ = false;
  bool pinned_ = false;
  bool shown_ = false;              ///< the curtain was opened for this decision
  std::optional<PlayerId> opened_;  ///< for whom the curtain was opened last, as long as nobody else has the screen
  table::AtTable<bool> held_{};
};

}  // namespace playsheet

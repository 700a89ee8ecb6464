// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/table/ids.h"

namespace playsheet {

using table::PerPlayer;
using table::PlayerId;

/// How hands are kept secret at one screen.
enum class Secrecy {
  Open,     ///< both hands are shown
  Hold,     ///< hands lie face down; whoever decides sees the own one while the own key is held
  Curtain,  ///< the table is replaced at each change of decider and opened by a deliberate hold
};

/// Who may see what on the screen now. Knows neither game nor widgets: it is told who decides, which keys are held and
/// whether the window is looked at.
class SecrecyDesk {
 public:
  explicit SecrecyDesk(Secrecy level = Secrecy::Hold) : level_(level) {}

  Secrecy level() const { return level_; }

  /// Who is asked. `pad`: the answer can be given without looking at the hand, by Pass. Nobody: the game is over.
  void decides(std::optional<PlayerId> player, bool pad);

  void hold(PlayerId player, bool down);  ///< the own key, or the mouse on the own hand
  void pin(PlayerId player);              ///< shows the hand until the decision passes on
  void unpin();
  void respond();      ///< the decider wants to answer with more than Pass
  void openCurtain();  ///< the hold has lasted long enough
  void cover();        ///< the window lost the focus

  bool handShown(PlayerId player) const;
  /// Shown by the held key alone.
  bool held(PlayerId player) const { return held_[player] && !pinned_ && !shown_; }
  /// Whom the curtain waits for.
  std::optional<PlayerId> curtain() const { return curtain_; }
  /// The decider answers a pad and has not asked for the hand yet.
  bool atPad() const { return pad_ && !responding_ && level_ != Secrecy::Open; }
  /// Whether the hand can be asked for now.
  bool canShow() const { return decider_ && level_ != Secrecy::Open && !curtain_ && !handShown(*decider_); }

 private:
  Secrecy level_;
  std::optional<PlayerId> decider_;
  bool pad_ = false;
  bool responding_ = false;
  bool pinned_ = false;
  bool shown_ = false;              ///< the curtain was opened for this decision
  std::optional<PlayerId> opened_;  ///< for whom the curtain was opened last
  std::optional<PlayerId> curtain_;
  PerPlayer<bool> held_{};
};

}  // namespace playsheet

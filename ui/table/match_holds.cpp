// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMouseEvent>
#include <QTimer>

#include "ui/table/curtain.h"
#include "ui/table/hand_hold.h"
#include "ui/table/key_table.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/fingers.h"

/// What lasts as long as a key or a mouse button is held, and ends when it is let go or nobody knows any more.
namespace playsheet {

void MatchTable::hold(PlayerId player, bool down) {
  if (!desk_->secrecy().curtain())
    desk_->holdKey(player, down);
  else if (desk_->secrecy().curtain() == player)
    curtain_->hold(down);
}

/// Some servers let a key that is held go up and down again all the time: what follows at once is no new press.
void MatchTable::ownKey(PlayerId player, bool down) {
  constexpr int kRepeats = 30;
  QTimer* released = released_[player];
  const bool was_down = released->isActive();
  released->stop();
  if (!down && guard_ > 0) {
    released->start(kRepeats);
  } else if (!was_down || !down) {
    hold(player, down);
  }
}

/// Where hands are held to be seen, this key shows the own one as well, as long as it is down.
void MatchTable::respondByKey(PlayerId player) {
  pressedAtSeat(player, {CommandKind::Respond});
  const auto& secrecy = desk_->secrecy();
  if (secrecy.level() == Secrecy::Hold && desk_->prompt().player == player && !secrecy.atPad()) ownKey(player, true);
}

/// The button that shows the hand while it is held has the focus: so do its keys.
bool MatchTable::heldKey(const KeyHit& hit, bool down) {
  if (hit.row->use != KeyUse::Confirm && hit.row->use != KeyUse::Primary) return false;
  const auto* show = bar_->find(CommandKind::ShowHand);
  if (!show || show != window()->focusWidget() || desk_->secrecy().level() != Secrecy::Hold) return false;
  if (!down || !(covered() || guarded() || handedOver())) ownKey(desk_->prompt().player, down);
  return true;
}

/// As `pressed`, for what holds only as long as the mouse button is down.
void MatchTable::heldDown(const Command& command) {
  if (covered() || guarded() || handedOver() || command.kind != CommandKind::ShowHand) return;
  sheet_->hideExplanation();
  hold_->begin(pressPlace());
}

/// Pressing on the own covered hand shows it as long as the button is down.
bool MatchTable::holdOnHand(const QEvent& event) {
  if (desk_->over() || hold_->active()) return false;  // another finger, on one of the cards
  const auto& mouse = static_cast<const QMouseEvent&>(event);
  const QPoint at = mouse.position().toPoint();
  const auto& secrecy = desk_->secrecy();
  if (mouse.button() != Qt::LeftButton || !sheet_->ruleAt(at).isEmpty()) return false;
  if (!secrecy.canShow() || secrecy.atPad() || desk_->consentAsked()) return false;
  if (!sheet_->zoneRect(SheetPlace::Hand, desk_->prompt().player).contains(at)) return false;
  sheet_->hideExplanation();
  hold_->begin(mouse.globalPosition().toPoint());
  return hold_->active();
}

/// The window is out of sight, or another one has the keys: what is only held is held no more, and hands are covered.
void MatchTable::letGoOfAll() {
  hold_->end();
  curtain_->hold(false);
  desk_->cover();
}

}  // namespace playsheet

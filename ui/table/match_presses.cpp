// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/choices/choice_row.h"
#include "ui/table/curtain.h"
#include "ui/table/desk_menu.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"

/// Presses and clicks on the table, by whatever hand: which of them count, and what they tell the desk.
namespace playsheet {

void MatchTable::setGuard(int milliseconds) {
  guard_ = milliseconds;
  bar_->setGuard(milliseconds);
  choices_->setGuard(milliseconds);
  for (const PlayerId player : desk_->players()) pads_[player]->setGuard(milliseconds);
  curtain_->setLingerTime(milliseconds > 0 ? Curtain::kLingerMilliseconds : 0);
}

/// A press counts only if what it does, and for whom, had stood for a while when it began (`PromptBar` and `ChoiceRow`
/// ask their buttons). Three times as long where somebody else decides now than who decided last: the hand of the last
/// one may still be on its way, and whoever decides now has not read the question yet.
bool MatchTable::handedOver() const {
  constexpr int kHandOver = 3;
  const bool other = desk_->prompt().player != desk_->lastByHand();
  return other && !desk_->guided() && PressClock::now() - shown_since_ < kHandOver * guard_;
}

bool MatchTable::guarded() const { return PressClock::now() - acted_at_ < guard_; }

namespace {

/// It answers for whoever is asked, or shows what that player alone may see.
bool decides(CommandKind kind) {
  switch (kind) {
    case CommandKind::Act:
    case CommandKind::ActAnyway:
    case CommandKind::ConfirmMarked:
    case CommandKind::PassOn:
    case CommandKind::PayAsSuggested:
    case CommandKind::PlayChosen:
    case CommandKind::Respond:
    case CommandKind::ShowHand:
      return true;
    default:
      return false;
  }
}

}  // namespace

/// With a key or a button that belongs to this seat: it can be meant for no other.
void MatchTable::pressedAtSeat(PlayerId player, const Command& command) {
  if (covered() || desk_->prompt().player != player || guarded()) return;
  sheet_->hideExplanation();
  desk_->press(command);
}

void MatchTable::pressed(const Command& command) {
  if (covered()) return;
  if (guarded() && command.kind != CommandKind::HideHand) return;
  if (handedOver() && decides(command.kind)) return;
  sheet_->hideExplanation();
  if (command.kind == CommandKind::DeskOfPlayers)
    showDesk(desk_->deskOfPlayers(), sheet_->zoneRect(SheetPlace::Band, PlayerId::south));
  else if (command.kind == CommandKind::DeskCard)
    showDesk(desk_->deskOfSearched(command),
             sheet_->zoneRect(SheetPlace::Deck, desk_->searchedDeck().value_or(PlayerId::south)));
  else
    desk_->press(command);
}

void MatchTable::clicked(int card) {
  sheet_->hideExplanation();
  if (guarded()) return;
  if (!desk_->deskOpen()) {
    desk_->clickCard(card);
  } else {
    showDesk(desk_->deskOfCard(card), sheet_->cardRect(card));
  }
}

void MatchTable::spotClicked(const SheetSpot& spot) {
  sheet_->hideExplanation();
  if (desk_->inRing()) return ringClicked(spot);
  if (desk_->selected()) desk_->clearSelection();
  const bool covered = spot.place == SheetPlace::Deck || spot.place == SheetPlace::Rewards;
  if (guarded()) return;
  if (!covered || !desk_->deskOpen()) {
    const auto [reason, rule] = desk_->reasonOf(spot.place, spot.player);
    if (!reason.isEmpty()) sheet_->explain(sheet_->zoneRect(spot.place, spot.player), reason, rule);
    return;
  }
  showDesk(desk_->deskOfPile(spot.place, spot.player), sheet_->zoneRect(spot.place, spot.player));
}

/// A player, or a deck of the table.
void MatchTable::ringClicked(const SheetSpot& spot) {
  if (guarded() || covered()) return;
  if (spot.place == SheetPlace::Stock) return desk_->lookAt(spot.stock);
  if (spot.place == SheetPlace::Village && desk_->clickSeat(spot.player)) return;
  if (desk_->selected()) return desk_->clearSelection();
  const auto [reason, rule] = desk_->reasonOf(spot.place, spot.player);
  if (!reason.isEmpty()) sheet_->explain(sheet_->zoneRect(spot.place, spot.player), reason, rule);
}

/// Beside what was pointed at: what can be changed of it.
void MatchTable::showDesk(const std::vector<DeskChanges>& changes, const QRect& at) {
  if (changes.empty()) return;
  (new DeskMenu(changes, this))->popup(sheet_->mapToGlobal(at.isEmpty() ? sheet_->rect().center() : at.center()));
}

void MatchTable::pressUndo() {
  if (!covered()) desk_->press({CommandKind::Undo});
}

void MatchTable::pressDesk() { desk_->askForDesk(); }

void MatchTable::pressRedo() {
  if (!covered()) desk_->press({CommandKind::Redo});
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/way_back.h"
#include "ui/choices/choice_row.h"
#include "ui/table/curtain.h"
#include "ui/table/desk_menu.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"

/// Presses and clicks on the table, by whatever hand: which of them count, and what they tell the controller.
namespace playsheet {

void MatchTable::setGuard(int milliseconds) {
  guard_ = milliseconds;
  bar_->setGuard(milliseconds);
  choices_->setGuard(milliseconds);
  for (ResponsePad* pad : pads_.values) pad->setGuard(milliseconds);
  curtain_->setLingerTime(milliseconds > 0 ? Curtain::kLingerMilliseconds : 0);
}

/// A press counts only if what it does, and for whom, had stood for a while when it began (`PromptBar` and `ChoiceRow`
/// ask their buttons). Three times as long where somebody else decides now than who decided last: the hand of the last
/// one may still be on its way, and whoever decides now has not read the question yet.
bool MatchTable::handedOver() const {
  constexpr int kHandOver = 3;
  const bool other = controller_->prompt().player != naruto::last_by_hand(controller_->match());
  return other && !controller_->guided() && PressClock::now() - shown_since_ < kHandOver * guard_;
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
  if (covered() || controller_->prompt().player != player || guarded()) return;
  sheet_->hideExplanation();
  controller_->press(command);
}

void MatchTable::pressed(const Command& command) {
  if (covered()) return;
  if (guarded() && command.kind != CommandKind::HideHand) return;
  if (handedOver() && decides(command.kind)) return;
  sheet_->hideExplanation();
  if (command.kind == CommandKind::DeskOfPlayers)
    showDeskOfPlayers();
  else if (command.kind == CommandKind::DeskCard)
    showDeskCard(command);
  else
    controller_->press(command);
}

void MatchTable::clicked(int card) {
  sheet_->hideExplanation();
  if (guarded()) return;
  if (!controller_->deskOpen()) {
    controller_->clickCard(card);
  } else if (!controller_->adjustments(card).empty()) {
    auto* menu = new DeskMenu(controller_, this);
    menu->addCard(card);
    showDesk(menu, sheet_->cardRect(card));
  }
}

void MatchTable::spotClicked(const SheetSpot& spot) {
  sheet_->hideExplanation();
  if (controller_->selected()) controller_->clearSelection();
  const bool covered = spot.place == SheetPlace::Deck || spot.place == SheetPlace::Rewards;
  if (guarded()) return;
  if (!covered || !controller_->deskOpen()) {
    const auto [reason, rule] = controller_->reasonOf(spot.place, spot.player);
    if (!reason.isEmpty()) sheet_->explain(sheet_->zoneRect(spot.place, spot.player), reason, rule);
    return;
  }
  auto* menu = new DeskMenu(controller_, this);
  menu->addPile(spot.place, spot.player);
  showDesk(menu, sheet_->zoneRect(spot.place, spot.player));
}

/// Beside what was pointed at: what can be changed of it.
void MatchTable::showDesk(DeskMenu* menu, const QRect& at) {
  menu->popup(sheet_->mapToGlobal(at.isEmpty() ? sheet_->rect().center() : at.center()));
}

/// A card of the deck that is looked through.
void MatchTable::showDeskCard(const Command& command) {
  const auto* pick = std::get_if<naruto::Pick>(&command.action);
  const auto player = controller_->searched();
  if (!pick || !player) return;
  auto* menu = new DeskMenu(controller_, this);
  menu->addDeckCard(pick->card);
  showDesk(menu, sheet_->zoneRect(SheetPlace::Deck, *player));
}

/// Of both players, above the button that was pressed.
void MatchTable::showDeskOfPlayers() {
  auto* menu = new DeskMenu(controller_, this);
  for (const PlayerId player : table::kPlayers) menu->addPile(SheetPlace::Deck, player);
  showDesk(menu, sheet_->zoneRect(SheetPlace::Band, PlayerId::south));
}

void MatchTable::pressUndo() {
  if (!covered()) controller_->press({CommandKind::Undo, naruto::Pass{}});
}

void MatchTable::pressDesk() { controller_->askForDesk(); }

void MatchTable::pressRedo() {
  if (!covered()) controller_->press({CommandKind::Redo, naruto::Pass{}});
}

}  // namespace playsheet

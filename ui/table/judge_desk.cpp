// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/table/game_desk.h"

/// The judge's desk on the screen: asked for by whoever decides, allowed by the other one, open until it is closed,
/// something is taken back, or a question has to be answered first.
namespace playsheet {

std::vector<DeskChanges> GameDesk::deskOfCard(int) { return {}; }
std::vector<DeskChanges> GameDesk::deskOfPile(SheetPlace, PlayerId) { return {}; }
std::vector<DeskChanges> GameDesk::deskOfDeckCard(int) { return {}; }
std::vector<NamedCard> GameDesk::cardsOfDeck(PlayerId) const { return {}; }

void GameDesk::askForDesk() {
  if (!canAskForDesk() || desk_ != DeskState::Closed || secrecy_.curtain()) return;
  forgetChoice();
  desk_ = DeskState::Asked;
  refresh();
}

/// Closed, both have stood before it.
void GameDesk::pressDesk(CommandKind kind) {
  if (kind != CommandKind::AllowDesk) {
    desk_ = DeskState::Closed;
    secrecy_.cover();
  } else if (desk_ == DeskState::Asked) {
    desk_ = DeskState::Open;
  }
  refresh();
}

void GameDesk::settleDesk() {
  if (desk_ != DeskState::Closed && !canAskForDesk()) desk_ = DeskState::Closed;
  if (!deskOpen()) searched_.reset();
}

void GameDesk::searchDeck(std::optional<PlayerId> player) {
  searched_ = deskOpen() ? player : std::nullopt;
  refresh();
}

std::vector<DeskChanges> GameDesk::deskOfPlayers() {
  std::vector<DeskChanges> all;
  for (const PlayerId player : players())
    for (DeskChanges& part : deskOfPile(SheetPlace::Deck, player)) all.push_back(std::move(part));
  return all;
}

std::vector<DeskChanges> GameDesk::deskOfSearched(const Command& command) {
  return searched_ ? deskOfDeckCard(QString::fromStdString(command.action).toInt()) : std::vector<DeskChanges>();
}

}  // namespace playsheet

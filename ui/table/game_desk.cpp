// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/game_desk.h"

namespace playsheet {

// --- what a game may have -------------------------------------------------------------------------------------------

std::optional<ReaderPage> GameDesk::previewPage(int, int) const { return std::nullopt; }
bool GameDesk::canSetAside(int) const { return false; }
std::optional<Foresight> GameDesk::foresee(int, const SheetSpot&) const { return std::nullopt; }
bool GameDesk::passingOn(PlayerId) const { return false; }
void GameDesk::stopPassing(PlayerId) {}
std::vector<StopState> GameDesk::stopStates(PlayerId) const { return {}; }
void GameDesk::turnStop(PlayerId, int) {}
QMenu* GameDesk::deskMenuOfCard(int, QWidget*) { return nullptr; }
QMenu* GameDesk::deskMenuOfPile(SheetPlace, PlayerId, QWidget*) { return nullptr; }
QMenu* GameDesk::deskMenuOfPlayers(QWidget*) { return nullptr; }
QMenu* GameDesk::deskMenuOfSearched(const Command&, QWidget*) { return nullptr; }

// --- secrecy --------------------------------------------------------------------------------------------------------

void GameDesk::holdKey(PlayerId player, bool down) {
  secrecy_.hold(player, down);
  refresh();
}

void GameDesk::openCurtain() {
  secrecy_.openCurtain();
  refresh();
}

void GameDesk::cover() {
  if (secrecy_.level() != Secrecy::Open) forgetChoice();
  secrecy_.cover();
  refresh();
}

// --- take-back ------------------------------------------------------------------------------------------------------

bool GameDesk::pressTakeBack(CommandKind kind) {
  switch (kind) {
    case CommandKind::Undo:
      undo();
      return true;
    case CommandKind::AllowUndo:
      if (consent_) takeBack(asker());
      return true;
    case CommandKind::RefuseUndo:
      consent_.reset();
      break;
    case CommandKind::OtherAsks:
      if (consent_) consent_ = asker();
      break;
    case CommandKind::Redo:
      redo();
      return true;
    default:
      return false;
  }
  refresh();
  return false;
}

/// Nobody takes back a decision of the other one alone. What nobody has answered, and told nothing, goes at once: it is
/// the last decision, whoever made it. Anything else is asked for by whoever decides now, back to the own last
/// decision; the question can be turned round if it was the other one who pressed.
void GameDesk::undo() {
  const TakeBackFacts facts = takeBackFacts();
  if (!facts.possible || guided()) return;
  leaveForUndo();
  if (facts.ways[facts.last].free) return takeBack(facts.last);
  PlayerId asks = over() ? facts.last : decider();
  if (!facts.ways[asks]) asks = table::other(asks);
  consent_ = table::other(asks);
  refresh();
}

/// The last decision of this player goes, and everything after it.
void GameDesk::takeBack(PlayerId player) {
  consent_.reset();
  forgetChoice();
  const int decisions = takeBackFacts().ways[player].decisions;
  for (int i = 0; i < decisions; ++i) stepBack();
  stepped(player);
  emit decided();
  refresh();
}

void GameDesk::redo() {
  if (!canRedo()) return;
  forgetChoice();
  stepForward();
  stepped(std::nullopt);
  emit decided();
  refresh();
  if (over()) emit finished();
}

}  // namespace playsheet

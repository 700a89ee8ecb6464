// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace playsheet {

/// What a button of the prompt does.
enum class CommandKind {
  None,
  Act,           ///< the action beside it; what would be given up by it is asked about once
  ActAnyway,     ///< the same, when that was asked
  KeepChoosing,  ///< not yet: back to what was asked
  Undo,          ///< takes back, or asks for it
  AllowUndo,
  RefuseUndo,
  AllowDesk,  ///< the judge's desk is opened
  RefuseDesk,
  CloseDesk,
  DeskOfPlayers,  ///< what is changed of decks and turn markers, as a menu
  DeskCard,       ///< what is changed of the card beside it, as a menu
  OtherAsks,      ///< it was not this player who wants to take back, but the other one
  Redo,
  GoOn,            ///< the showdown has been read
  Cancel,          ///< gives up the use that is being put together
  PayAsSuggested,  ///< with the cards that are marked
  ConfirmMarked,   ///< picks the cards that were marked by hand
  PlayChosen,      ///< the card that was chosen, face down
  Respond,         ///< the own hand is wanted for an answer
  ShowHand,
  HideHand,
  PassOn,  ///< passes until the phase ends
  // where people sit in a ring
  RaiseHand,   ///< at the call of a window: the seat beside it wants to react
  HandsDone,   ///< whoever has raised a hand gets the screen; nobody has: all pass
  ActBetween,  ///< the seat beside it acts between two acts of the turn player
  WhoLooks,    ///< whose secrets are to be seen is asked
  LookAtOwn,   ///< the seat beside it looks at its own secrets
  LookedEnough,
};

/// What a press means. Of no game: the action is written as records write it.
struct Command {
  CommandKind kind = CommandKind::None;
  std::string action = {};  ///< empty: none

  friend bool operator==(const Command&, const Command&) = default;
};

struct PromptButton {
  QString label;
  QString icon;
  QString key;       ///< as it is to be read
  QString otherKey;  ///< that does the same while Enter means the card which the arrow keys point at
  QString hint;
  Command command;
  bool enabled = true;
  bool lit = false;
  bool hold = false;       ///< a click is not enough: the mouse button is held on it
  bool whileHeld = false;  ///< a click does nothing: it holds as long as the mouse button is down

  /// Whether a press means the same as on that one.
  bool means(const PromptButton& other) const { return command == other.command && label == other.label; }
};

}  // namespace playsheet

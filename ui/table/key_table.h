// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <optional>
#include <vector>

#include "engine/table/ids.h"

class QKeyEvent;

/// The keys of a match: one table, which the handler asks, the menus take their shortcuts from, and the list of keys
/// shows. Most of them can be others (`own_keys.h`).
namespace playsheet {

/// What a key is for.
enum class KeyUse {
  // of one seat
  ShowHand,
  Pass,
  Respond,
  Stops,
  // on the table
  Confirm,
  Primary,
  Back,
  Point,
  NextZone,
  PreviousZone,
  NextLegal,
  PreviousLegal,
  Number,
  Charge,
  LeaveOut,
  ReadAloud,
  // of the right column
  LogTab,
  ChainTab,
  DecksTab,
  PageUp,
  PageDown,
  ToFirst,
  ToLast,
  NextPhrase,
  PreviousPhrase,
  Keywords,
  Column,
  LogColumn,
  // of the window
  Rules,
  Keys,
  Lessons,
  DecksPage,
  Collection,
  MatchesPage,
  TournamentPage,
  Replay,
  Undo,
  Redo,
  JudgesDesk,
  NewMatch,
  Save,
  ReportRuling,
  LargerWords,
  SmallerWords,
  UsualWords,
  TurningTable,
  TurnedCards,
  FullScreen,
  Quit,
  // of the page of a record, in the order of its buttons
  ReplayFirst,
  ReplayTurnBack,
  ReplayPhaseBack,
  ReplayBack,
  ReplayPlay,
  ReplayForward,
  ReplayPhaseForward,
  ReplayTurnForward,
  ReplayLast,
};

struct KeyRow {
  KeyUse use;
  QList<QKeySequence> keys;                            ///< those that hold now
  const char* what;                                    ///< English, of the context "Keys"
  std::optional<table::PlayerId> seat = std::nullopt;  ///< acts for this seat alone
  bool repeats = false;                                ///< a key that is held does it again and again
  QList<QKeySequence> usual = {};                      ///< those of the program
};

/// What stands together in the list.
struct KeyGroup {
  const char* title;  ///< English, of the context "Keys"
  std::vector<KeyRow> rows;
};

const std::vector<KeyGroup>& keyGroups();
/// The keys of the page on which a record is watched: there is no match under it, so they may mean something else
/// there.
const KeyGroup& replayKeys();
/// Every row, those of the page of a record too. They stay where they are.
std::vector<const KeyRow*> keyRows();
/// The row has these keys from now on; what has taken keys from the table asks it again.
void giveKeys(const KeyRow& row, const QList<QKeySequence>& keys);

/// What a key that was pressed is for.
struct KeyHit {
  const KeyRow* row = nullptr;
  int index = 0;  ///< of the key in its row
};
std::optional<KeyHit> keyHit(int key, Qt::KeyboardModifiers modifiers);
/// The same, wherever on the keyboard it lies (`meantKey`). What is let go may have been pressed with less beside it:
/// it is looked for without.
std::optional<KeyHit> keyHit(const QKeyEvent& event);
/// A press as it stands in the table; empty: of Shift, Ctrl, Alt alone, or unknown.
QKeySequence sequenceOf(int key, Qt::KeyboardModifiers modifiers);

/// The keys of a use that no seat has for itself; for menus.
QList<QKeySequence> keysOf(KeyUse use);
/// Those of a seat.
QList<QKeySequence> seatKeysOf(KeyUse use, table::PlayerId player);

}  // namespace playsheet

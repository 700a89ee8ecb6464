// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/table/ids.h"

/// The keys of a match: one table, which the handler asks, the menus take their shortcuts from, and the list of keys
/// shows. A person can choose others for most of them.
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
  QList<QKeySequence> keys;
  const char* what;                                    ///< English, of the context "Keys"
  std::optional<table::PlayerId> seat = std::nullopt;  ///< acts for this seat alone
  bool repeats = false;                                ///< a key that is held does it again and again
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

/// The keys of a seat for this use.
QList<QKeySequence> seatKeysOf(KeyUse use, table::PlayerId player);
/// As it is printed on it: "D".
QString seatKeyTitle(KeyUse use, table::PlayerId player);

/// What a key that was pressed is for.
struct KeyHit {
  const KeyRow* row = nullptr;
  int index = 0;  ///< of the key in its row
};
std::optional<KeyHit> keyHit(int key, Qt::KeyboardModifiers modifiers);
/// A press as it stands in the table, wherever on the keyboard it was; empty: of Shift, Ctrl, Alt alone, or unknown.
QKeySequence sequenceOf(int key, Qt::KeyboardModifiers modifiers);

/// The keys of a use that no seat has for itself; for menus.
QList<QKeySequence> keysOf(KeyUse use);
/// The first of them as it is printed on it: "C".
QString keyTitleOf(KeyUse use);

/// Keys that somebody has chosen in the place of the usual ones, by the names of their rows.
using OwnKeys = QMap<QString, QKeySequence>;
/// "undo", "pass.south": stands in the settings.
QString nameOf(const KeyRow& row);
/// Every row, those of the page of a record too.
std::vector<const KeyRow*> keyRows();
/// A person can choose another key for it.
bool mayChange(const KeyRow& row);
/// Why this cannot be the key of the row: a sentence in the program's language, empty if it can. What Qt itself does
/// with a key everywhere (Enter, Esc, Tab, Space, arrows), and digits, stay as they are; a key of one seat is held, so
/// it is pressed alone; no key means two things in one place.
QString whyNot(const KeyRow& row, const QKeySequence& key);
const OwnKeys& ownKeys();
/// These from now on; what has taken keys from the table asks it again. Returns the names whose key cannot be; the
/// usual ones hold there.
QStringList setOwnKeys(const OwnKeys& keys);

/// As it is printed on keys, in the program's language: "Ctrl+Y", "Spazio".
QString keyTitle(const QKeySequence& key);
/// All keys of the row, those of a run as "1 – 9".
QString keyTitles(const KeyRow& row);
QString keyWords(const char* english);

}  // namespace playsheet

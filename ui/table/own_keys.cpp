// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/own_keys.h"

#include <QtGlobal>
#include <algorithm>

#include "engine/table/keyed_rows.h"
#include "ui/table/key_titles.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr std::size_t kUses = static_cast<std::size_t>(KeyUse::ReplayLast) + 1;
constexpr table::KeyedRows<KeyUse, const char*, kUses> kNames{{
    {KeyUse::ShowHand, "show_hand"},
    {KeyUse::Pass, "pass"},
    {KeyUse::Respond, "respond"},
    {KeyUse::Stops, "stops"},
    {KeyUse::Confirm, "confirm"},
    {KeyUse::Primary, "primary"},
    {KeyUse::Back, "back"},
    {KeyUse::Point, "point"},
    {KeyUse::NextZone, "next_zone"},
    {KeyUse::PreviousZone, "previous_zone"},
    {KeyUse::NextLegal, "next_legal"},
    {KeyUse::PreviousLegal, "previous_legal"},
    {KeyUse::Number, "number"},
    {KeyUse::Charge, "charge"},
    {KeyUse::LeaveOut, "leave_out"},
    {KeyUse::ReadAloud, "read_aloud"},
    {KeyUse::LogTab, "log_tab"},
    {KeyUse::ChainTab, "chain_tab"},
    {KeyUse::DecksTab, "decks_tab"},
    {KeyUse::PageUp, "page_up"},
    {KeyUse::PageDown, "page_down"},
    {KeyUse::ToFirst, "to_first"},
    {KeyUse::ToLast, "to_last"},
    {KeyUse::NextPhrase, "next_phrase"},
    {KeyUse::PreviousPhrase, "previous_phrase"},
    {KeyUse::Keywords, "keywords"},
    {KeyUse::Column, "column"},
    {KeyUse::LogColumn, "log_column"},
    {KeyUse::Rules, "rules"},
    {KeyUse::Keys, "keys"},
    {KeyUse::Lessons, "lessons"},
    {KeyUse::DecksPage, "decks_page"},
    {KeyUse::Collection, "collection"},
    {KeyUse::MatchesPage, "matches_page"},
    {KeyUse::TournamentPage, "tournament_page"},
    {KeyUse::Replay, "replay"},
    {KeyUse::Undo, "undo"},
    {KeyUse::Redo, "redo"},
    {KeyUse::JudgesDesk, "judges_desk"},
    {KeyUse::NewMatch, "new_match"},
    {KeyUse::Save, "save"},
    {KeyUse::ReportRuling, "report_ruling"},
    {KeyUse::LargerWords, "larger_words"},
    {KeyUse::SmallerWords, "smaller_words"},
    {KeyUse::UsualWords, "usual_words"},
    {KeyUse::TurningTable, "turning_table"},
    {KeyUse::TurnedCards, "turned_cards"},
    {KeyUse::FullScreen, "full_screen"},
    {KeyUse::Quit, "quit"},
    {KeyUse::ReplayFirst, "replay_first"},
    {KeyUse::ReplayTurnBack, "replay_turn_back"},
    {KeyUse::ReplayPhaseBack, "replay_phase_back"},
    {KeyUse::ReplayBack, "replay_back"},
    {KeyUse::ReplayPlay, "replay_play"},
    {KeyUse::ReplayForward, "replay_forward"},
    {KeyUse::ReplayPhaseForward, "replay_phase_forward"},
    {KeyUse::ReplayTurnForward, "replay_turn_forward"},
    {KeyUse::ReplayLast, "replay_last"},
}};

/// What Qt does with a key in every widget stays what it is, and so do keys of which each means another thing.
bool isFixed(KeyUse use) {
  switch (use) {
    case KeyUse::Confirm:
    case KeyUse::Primary:
    case KeyUse::Back:
    case KeyUse::Point:
    case KeyUse::NextZone:
    case KeyUse::PreviousZone:
    case KeyUse::Number:
      return true;
    default:
      return false;
  }
}

/// An entry of the menus, heard on every page.
bool isOfWindow(KeyUse use) {
  switch (use) {
    case KeyUse::PageUp:
    case KeyUse::PageDown:
    case KeyUse::ToFirst:
    case KeyUse::ToLast:
      return false;
    default:
      return use >= KeyUse::LogTab && use < KeyUse::ReplayFirst;
  }
}

/// Where a key is heard: on the table, on the page of a record, or in both.
enum class HeardWhere { Table, Replay, Everywhere };
HeardWhere heardOf(const KeyRow& row) {
  if (row.use >= KeyUse::ReplayFirst) return HeardWhere::Replay;
  return row.seat || isOfWindow(row.use) ? HeardWhere::Everywhere : HeardWhere::Table;
}
bool meet(HeardWhere a, HeardWhere b) { return a == b || a == HeardWhere::Everywhere || b == HeardWhere::Everywhere; }

/// Keys that fields and pages have for themselves: as a shortcut of the window they would be dead there.
bool isOfPages(KeyUse use, const QKeySequence& key) {
  using Standard = QKeySequence;
  for (const Standard::StandardKey known : {Standard::Copy, Standard::Cut, Standard::Paste, Standard::SelectAll,
                                            Standard::Find, Standard::Delete, Standard::Backspace})
    if (Standard::keyBindings(known).contains(key)) return true;
  const bool turns = key == QKeySequence(Qt::CTRL | Qt::Key_T);  // the collection: rows in place of faces
  // The pages of decks and of matches take back and restore with the usual keys.
  const auto usual = [&key](Standard::StandardKey known) { return Standard::keyBindings(known).contains(key); };
  const bool back = usual(Standard::Undo) || usual(Standard::Redo) || key == QKeySequence(Qt::CTRL | Qt::Key_Y);
  return (back && use != KeyUse::Undo && use != KeyUse::Redo) || (turns && use != KeyUse::TurningTable);
}

/// Another row that has this key: heard in the same place, or one of Qt's, which does with it what it does on every
/// page, or of a seat, while whose key is held Shift may be pressed.
const KeyRow* takenBy(const KeyRow& row, const QKeySequence& key) {
  const bool shifted = key[0].keyboardModifiers() == Qt::ShiftModifier;
  for (const KeyRow* other : keyRows()) {
    if (other == &row) continue;
    const bool everywhere = isFixed(other->use) && other->use != KeyUse::Number;
    if (other->keys.contains(key) && (everywhere || meet(heardOf(*other), heardOf(row)))) return other;
    if (shifted && other->seat && other->keys.contains(QKeySequence(key[0].key()))) return other;
  }
  return nullptr;
}

/// Ctrl with it, or one of F1 to F12: a field has every other key for what is typed, a menu those with Alt.
bool isForWindow(const QKeySequence& key) {
  const bool function = key[0].key() >= Qt::Key_F1 && key[0].key() <= Qt::Key_F12;
  return function || key[0].keyboardModifiers().testFlag(Qt::ControlModifier);
}

bool isLetter(const QKeySequence& key) {
  return key[0].keyboardModifiers() == Qt::NoModifier && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z;
}

}  // namespace

QString nameOf(const KeyRow& row) {
  const QString name = QString::fromLatin1(kNames[row.use]);
  if (!row.seat) return name;
  return name + QLatin1String(*row.seat == PlayerId::south ? ".south" : ".north");
}

bool isKey(const QKeySequence& key) {
  return key.count() == 1 && key[0].key() != Qt::Key_unknown &&
         QKeySequence::fromString(key.toString(QKeySequence::PortableText), QKeySequence::PortableText) == key;
}

bool mayChange(const KeyRow& row) { return !isFixed(row.use); }

QString whyNot(const KeyRow& row, const QKeySequence& key) {
  if (isFixed(row.use)) return keyWords(QT_TRANSLATE_NOOP("Keys", "This key cannot be changed."));
  if (!isKey(key)) return keyWords(QT_TRANSLATE_NOOP("Keys", "That is not a key."));
  if (row.seat && !isLetter(key))
    return keyWords(QT_TRANSLATE_NOOP(
        "Keys", "Keys for South only or North only are held down: they must be letters, without Ctrl, Alt or Shift."));
  if (isOfWindow(row.use) && !isForWindow(key))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "Keys for the window need Ctrl, or must be one of F1 to F12."));
  if (key[0].keyboardModifiers() & (Qt::AltModifier | Qt::MetaModifier))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "Keys with Alt are reserved for the menus."));
  if (isOfPages(row.use, key)) return keyWords(QT_TRANSLATE_NOOP("Keys", "Fields and pages already use this key."));
  if (const KeyRow* other = takenBy(row, key))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "%1 is already in use: %2.")).arg(keyTitle(key), keyWords(other->what));
  return {};
}

OwnKeys ownKeys() {
  OwnKeys own;
  for (const KeyRow* row : keyRows())
    if (row->keys != row->usual) own.insert(nameOf(*row), row->keys.first());
  return own;
}

/// Two that change places are free of each other only when both have let go of theirs. One that cannot be has its usual
/// key again, which another one may have counted on: so all begin anew without it.
QStringList setOwnKeys(const OwnKeys& keys) {
  OwnKeys left = keys;
  QStringList refused;
  const auto refusedOne = [&]() -> QString {
    for (const KeyRow* row : keyRows())
      giveKeys(*row, left.contains(nameOf(*row)) ? QList<QKeySequence>{} : row->usual);
    for (const KeyRow* row : keyRows()) {
      const auto key = left.constFind(nameOf(*row));
      if (key == left.constEnd()) continue;
      if (!whyNot(*row, *key).isEmpty()) return key.key();
      giveKeys(*row, {*key});
    }
    return {};
  };
  for (QString name = refusedOne(); !name.isEmpty(); name = refusedOne()) {
    refused.append(name);
    left.remove(name);
  }
  for (const KeyRow* row : keyRows()) left.remove(nameOf(*row));
  return refused + left.keys();  // and those that no row has
}

}  // namespace playsheet

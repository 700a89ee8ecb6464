// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/key_table.h"

#include <QKeyEvent>
#include <QtGlobal>

#include "ui/table/key_places.h"

namespace playsheet {

using table::PlayerId;

namespace {

QList<QKeySequence> standardKeys(QKeySequence::StandardKey key, const QKeySequence& usual) {
  QList<QKeySequence> keys = QKeySequence::keyBindings(key);
  if (!keys.contains(usual)) keys.prepend(usual);
  return keys;
}

KeyGroup seatGroup(PlayerId player) {
  const bool south = player == PlayerId::south;
  return {south ? QT_TRANSLATE_NOOP("Keys", "South alone") : QT_TRANSLATE_NOOP("Keys", "North alone"),
          {{KeyUse::ShowHand,
            {south ? Qt::Key_S : Qt::Key_L},
            QT_TRANSLATE_NOOP("Keys", "While it is held: the own hand is shown; opens the own curtain"),
            player},
           {KeyUse::Pass,
            {south ? Qt::Key_D : Qt::Key_K},
            QT_TRANSLATE_NOOP("Keys", "Passes; refuses a take-back"),
            player},
           {KeyUse::Respond,
            {south ? Qt::Key_F : Qt::Key_J},
            QT_TRANSLATE_NOOP(
                "Keys", "Responds, hand in sight while held; allows a take-back; ends passing until the phase ends"),
            player},
           {KeyUse::Stops,
            {south ? Qt::Key_A : Qt::Key_H},
            QT_TRANSLATE_NOOP("Keys", "To the own stops, and on to the next one; Enter lights it or puts it out"),
            player}}};
}

KeyGroup tableGroup() {
  QList<QKeySequence> digits;
  for (int digit = 0; digit < 9; ++digit) digits.append(QKeySequence(Qt::Key_1 + digit));
  return {
      QT_TRANSLATE_NOOP("Keys", "On the table"),
      {{KeyUse::Confirm,
        {Qt::Key_Return, Qt::Key_Enter},
        QT_TRANSLATE_NOOP(
            "Keys",
            "Presses what has the ring: a card, a pile, a button; confirms a marked card; else the large button")},
       {KeyUse::Primary, {Qt::Key_Space}, QT_TRANSLATE_NOOP("Keys", "Presses the large button at the right")},
       {KeyUse::Back,
        {Qt::Key_Escape},
        QT_TRANSLATE_NOOP("Keys",
                          "Puts a dragged card back, closes an open pile, gives up a use, lets go of chosen cards")},
       {KeyUse::Point,
        {Qt::Key_Left, Qt::Key_Up, Qt::Key_Down, Qt::Key_Right},
        QT_TRANSLATE_NOOP("Keys", "To the next card or row that way"),
        {},
        true},
       {KeyUse::NextZone,
        {Qt::Key_Tab},
        QT_TRANSLATE_NOOP("Keys", "To the next zone or button; a zone keeps the card that had the ring"),
        {},
        true},
       {KeyUse::PreviousZone,
        {QKeySequence(Qt::SHIFT | Qt::Key_Tab)},
        QT_TRANSLATE_NOOP("Keys", "To the zone or button before"),
        {},
        true},
       {KeyUse::NextLegal,
        {Qt::Key_N},
        QT_TRANSLATE_NOOP("Keys", "To the next card that can be used or chosen, in closed piles too"),
        {},
        true},
       {KeyUse::PreviousLegal,
        {QKeySequence(Qt::SHIFT | Qt::Key_N)},
        QT_TRANSLATE_NOOP("Keys", "To the card before that can be used or chosen"),
        {},
        true},
       {KeyUse::Number, digits,
        QT_TRANSLATE_NOOP("Keys", "Gives this answer; when nothing is to be answered: selects this card of the hand")},
       {KeyUse::Charge, {Qt::Key_C}, QT_TRANSLATE_NOOP("Keys", "Charges the selected card")},
       {KeyUse::LeaveOut,
        {Qt::Key_X},
        QT_TRANSLATE_NOOP("Keys", "Leaves out: the selected Ninja, the attack, the block, what may be chosen")},
       {KeyUse::ReadAloud,
        {Qt::Key_R},
        QT_TRANSLATE_NOOP("Keys",
                          "To a screen reader: the card with the ring in full, without one the question again")}}};
}

KeyGroup columnGroup() {
  return {QT_TRANSLATE_NOOP("Keys", "Right column"),
          {{KeyUse::LogTab, {QKeySequence(Qt::CTRL | Qt::Key_1)}, QT_TRANSLATE_NOOP("Keys", "Shows the log")},
           {KeyUse::ChainTab, {QKeySequence(Qt::CTRL | Qt::Key_2)}, QT_TRANSLATE_NOOP("Keys", "Shows the chain")},
           {KeyUse::DecksTab, {QKeySequence(Qt::CTRL | Qt::Key_3)}, QT_TRANSLATE_NOOP("Keys", "Shows the decks")},
           {KeyUse::PageUp,
            {Qt::Key_PageUp},
            QT_TRANSLATE_NOOP("Keys", "One page up in the log, one link up in the chain"),
            {},
            true},
           {KeyUse::PageDown,
            {Qt::Key_PageDown},
            QT_TRANSLATE_NOOP("Keys", "One page down in the log, one link down in the chain"),
            {},
            true},
           {KeyUse::ToFirst,
            {QKeySequence(Qt::CTRL | Qt::Key_Home)},
            QT_TRANSLATE_NOOP("Keys", "To the beginning of the log or of the chain")},
           {KeyUse::ToLast,
            {QKeySequence(Qt::CTRL | Qt::Key_End)},
            QT_TRANSLATE_NOOP("Keys", "To the end of the log or of the chain")},
           {KeyUse::NextPhrase,
            {Qt::Key_F7},
            QT_TRANSLATE_NOOP("Keys", "Explains the next phrase of the card that is read")},
           {KeyUse::PreviousPhrase,
            {QKeySequence(Qt::SHIFT | Qt::Key_F7)},
            QT_TRANSLATE_NOOP("Keys", "Explains the phrase before")},
           {KeyUse::Keywords, {Qt::Key_F8}, QT_TRANSLATE_NOOP("Keys", "Explains keywords, or no longer")},
           {KeyUse::Column, {Qt::Key_F9}, QT_TRANSLATE_NOOP("Keys", "Folds the right column away, or opens it")},
           {KeyUse::LogColumn,
            {QKeySequence(Qt::SHIFT | Qt::Key_F9)},
            QT_TRANSLATE_NOOP("Keys", "The same for the column of the log, in a wide window")}}};
}

KeyGroup windowGroup() {
  QList<QKeySequence> redo{QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)};
  return {QT_TRANSLATE_NOOP("Keys", "Window"),
          {{KeyUse::Rules, {Qt::Key_F1}, QT_TRANSLATE_NOOP("Keys", "The rules, at the one that is spoken of")},
           {KeyUse::Keys, {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, QT_TRANSLATE_NOOP("Keys", "This list of keys")},
           {KeyUse::Lessons, {Qt::Key_F2}, QT_TRANSLATE_NOOP("Keys", "The lessons: learn by playing")},
           {KeyUse::DecksPage, {Qt::Key_F4}, QT_TRANSLATE_NOOP("Keys", "The decks: build, print, bring in and out")},
           {KeyUse::Collection, {Qt::Key_F3}, QT_TRANSLATE_NOOP("Keys", "The collection: all cards of the game")},
           {KeyUse::MatchesPage, {Qt::Key_F6}, QT_TRANSLATE_NOOP("Keys", "The matches that are kept, and statistics")},
           {KeyUse::Replay,
            {QKeySequence(Qt::CTRL | Qt::Key_O), Qt::Key_F5},
            QT_TRANSLATE_NOOP("Keys", "Opens a record, to watch it")},
           {KeyUse::Undo, standardKeys(QKeySequence::Undo, QKeySequence(Qt::CTRL | Qt::Key_Z)),
            QT_TRANSLATE_NOOP("Keys", "Takes the last decision back, or asks for it")},
           {KeyUse::Redo, redo, QT_TRANSLATE_NOOP("Keys", "Restores the decision that was taken back")},
           {KeyUse::JudgesDesk,
            {QKeySequence(Qt::CTRL | Qt::Key_J)},
            QT_TRANSLATE_NOOP("Keys", "The judge's desk: changes by agreement")},
           {KeyUse::NewMatch, standardKeys(QKeySequence::New, QKeySequence(Qt::CTRL | Qt::Key_N)),
            QT_TRANSLATE_NOOP("Keys", "New match")},
           {KeyUse::Save, standardKeys(QKeySequence::Save, QKeySequence(Qt::CTRL | Qt::Key_S)),
            QT_TRANSLATE_NOOP("Keys", "Saves a copy of the record")},
           {KeyUse::ReportRuling,
            {Qt::Key_F12},
            QT_TRANSLATE_NOOP("Keys", "Reports a doubtful ruling: position and note in one file")},
           {KeyUse::LargerWords, standardKeys(QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Plus)),
            QT_TRANSLATE_NOOP("Keys", "Larger words")},
           {KeyUse::SmallerWords, standardKeys(QKeySequence::ZoomOut, QKeySequence(Qt::CTRL | Qt::Key_Minus)),
            QT_TRANSLATE_NOOP("Keys", "Smaller words")},
           {KeyUse::UsualWords, {QKeySequence(Qt::CTRL | Qt::Key_0)}, QT_TRANSLATE_NOOP("Keys", "Words of usual size")},
           {KeyUse::TurningTable,
            {QKeySequence(Qt::CTRL | Qt::Key_T)},
            QT_TRANSLATE_NOOP("Keys", "The side of whoever decides is at the bottom, or always South's")},
           {KeyUse::TurnedCards,
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
            QT_TRANSLATE_NOOP("Keys", "Turns the cards at the top round, or back")},
           {KeyUse::FullScreen, {Qt::Key_F11}, QT_TRANSLATE_NOOP("Keys", "Full screen, or no longer")},
           {KeyUse::Quit, standardKeys(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q)),
            QT_TRANSLATE_NOOP("Keys", "Quits the program")}}};
}

KeyGroup replayGroup() {
  const auto row = [](KeyUse use, const QKeySequence& key, const char* what) { return KeyRow{use, {key}, what}; };
  return {QT_TRANSLATE_NOOP("Keys", "Watching a record"),
          {row(KeyUse::ReplayFirst, Qt::Key_Home, QT_TRANSLATE_NOOP("Keys", "To the beginning")),
           row(KeyUse::ReplayTurnBack, Qt::SHIFT | Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "One turn back")),
           row(KeyUse::ReplayPhaseBack, Qt::CTRL | Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "One phase back")),
           row(KeyUse::ReplayBack, Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "One decision back")),
           row(KeyUse::ReplayPlay, Qt::Key_Space, QT_TRANSLATE_NOOP("Keys", "Plays by itself, or stops")),
           row(KeyUse::ReplayForward, Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "One decision on")),
           row(KeyUse::ReplayPhaseForward, Qt::CTRL | Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "One phase on")),
           row(KeyUse::ReplayTurnForward, Qt::SHIFT | Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "One turn on")),
           row(KeyUse::ReplayLast, Qt::Key_End, QT_TRANSLATE_NOOP("Keys", "To the end"))}};
}

/// Shift does not hinder a key that means nothing else with it.
std::optional<KeyHit> rowOf(const QKeySequence& pressed) {
  for (const KeyGroup& group : keyGroups())
    for (const KeyRow& row : group.rows)
      if (const auto index = row.keys.indexOf(pressed); index >= 0) return KeyHit{&row, static_cast<int>(index)};
  return std::nullopt;
}

struct KeyBook {
  std::vector<KeyGroup> groups{seatGroup(PlayerId::south), seatGroup(PlayerId::north), tableGroup(), columnGroup(),
                               windowGroup()};
  KeyGroup replay = replayGroup();

  KeyBook() {
    for (KeyRow* row : rows()) row->usual = row->keys;
  }
  std::vector<KeyRow*> rows() {
    std::vector<KeyRow*> all;
    for (KeyGroup& group : groups)
      for (KeyRow& row : group.rows) all.push_back(&row);
    for (KeyRow& row : replay.rows) all.push_back(&row);
    return all;
  }
};

KeyBook& book() {
  static KeyBook one;
  return one;
}

}  // namespace

const std::vector<KeyGroup>& keyGroups() { return book().groups; }
const KeyGroup& replayKeys() { return book().replay; }

std::vector<const KeyRow*> keyRows() {
  const std::vector<KeyRow*> rows = book().rows();
  return {rows.begin(), rows.end()};
}

void giveKeys(const KeyRow& row, const QList<QKeySequence>& keys) {
  for (KeyRow* each : book().rows())
    if (each == &row) each->keys = keys;
}

QKeySequence sequenceOf(int key, Qt::KeyboardModifiers modifiers) {
  switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
      return {};
    default:
      break;
  }
  const bool back = key == Qt::Key_Backtab;
  Qt::KeyboardModifiers held = modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  if (back) held |= Qt::ShiftModifier;
  return QKeySequence(QKeyCombination(held, Qt::Key(back ? Qt::Key_Tab : key)));
}

std::optional<KeyHit> keyHit(int key, Qt::KeyboardModifiers modifiers) {
  const QKeySequence pressed = sequenceOf(key, modifiers);
  if (pressed.isEmpty()) return std::nullopt;
  if (const auto hit = rowOf(pressed)) return hit;
  if (pressed[0].keyboardModifiers() != Qt::ShiftModifier) return std::nullopt;
  return rowOf(QKeySequence(pressed[0].key()));
}

std::optional<KeyHit> keyHit(const QKeyEvent& event) {
  const Qt::KeyboardModifiers held = event.type() == QEvent::KeyRelease ? Qt::NoModifier : event.modifiers();
  if (const auto hit = keyHit(event.key(), held)) return hit;
  return keyHit(meantKey(event), held);
}

QList<QKeySequence> keysOf(KeyUse use) {
  for (const KeyRow* row : keyRows())
    if (row->use == use && !row->seat) return row->keys;
  return {};
}

QList<QKeySequence> seatKeysOf(KeyUse use, PlayerId player) {
  for (const KeyRow* row : keyRows())
    if (row->use == use && row->seat == player) return row->keys;
  return {};
}

}  // namespace playsheet

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
  return {
      south ? QT_TRANSLATE_NOOP("Keys", "South only") : QT_TRANSLATE_NOOP("Keys", "North only"),
      {{KeyUse::ShowHand,
        {south ? Qt::Key_S : Qt::Key_L},
        QT_TRANSLATE_NOOP("Keys", "Hold to show this player’s hand or open this player’s curtain"),
        player},
       {KeyUse::Pass,
        {south ? Qt::Key_D : Qt::Key_K},
        QT_TRANSLATE_NOOP("Keys", "Pass; refuse an undo request"),
        player},
       {KeyUse::Respond,
        {south ? Qt::Key_F : Qt::Key_J},
        QT_TRANSLATE_NOOP("Keys", "Respond (hold to show the hand); allow an undo request; stop passing automatically"),
        player},
       {KeyUse::Stops,
        {south ? Qt::Key_A : Qt::Key_H},
        QT_TRANSLATE_NOOP("Keys", "Go to this player’s stops, then to the next stop; Enter turns it on or off"),
        player}}};
}

KeyGroup tableGroup() {
  QList<QKeySequence> digits;
  for (int digit = 0; digit < 9; ++digit) digits.append(QKeySequence(Qt::Key_1 + digit));
  return {
      QT_TRANSLATE_NOOP("Keys", "On the table"),
      {{KeyUse::Confirm,
        {Qt::Key_Return, Qt::Key_Enter},
        QT_TRANSLATE_NOOP("Keys",
                          "Activate what has the focus, or confirm a marked card; otherwise press the large button")},
       {KeyUse::Primary, {Qt::Key_Space}, QT_TRANSLATE_NOOP("Keys", "Press the large button on the right")},
       {KeyUse::Back,
        {Qt::Key_Escape},
        QT_TRANSLATE_NOOP("Keys", "Put a dragged card back, close an open pile, cancel a use, or deselect cards")},
       {KeyUse::Point,
        {Qt::Key_Left, Qt::Key_Up, Qt::Key_Down, Qt::Key_Right},
        QT_TRANSLATE_NOOP("Keys", "Move to the next card or row in that direction"),
        {},
        true},
       {KeyUse::NextZone,
        {Qt::Key_Tab},
        QT_TRANSLATE_NOOP("Keys", "Move to the next zone or button; each zone remembers its last focused card"),
        {},
        true},
       {KeyUse::PreviousZone,
        {QKeySequence(Qt::SHIFT | Qt::Key_Tab)},
        QT_TRANSLATE_NOOP("Keys", "Move to the previous zone or button"),
        {},
        true},
       {KeyUse::NextLegal,
        {Qt::Key_N},
        QT_TRANSLATE_NOOP("Keys", "Go to the next card that can be used or chosen, including in closed piles"),
        {},
        true},
       {KeyUse::PreviousLegal,
        {QKeySequence(Qt::SHIFT | Qt::Key_N)},
        QT_TRANSLATE_NOOP("Keys", "Go to the previous card that can be used or chosen"),
        {},
        true},
       {KeyUse::Number, digits,
        QT_TRANSLATE_NOOP("Keys", "Give this answer; if there is no question, select this card in the hand")},
       {KeyUse::Charge, {Qt::Key_C}, QT_TRANSLATE_NOOP("Keys", "Charge the selected card")},
       {KeyUse::LeaveOut,
        {Qt::Key_X},
        QT_TRANSLATE_NOOP(
            "Keys", "Leave the selected Ninja out of the teams, or skip the attack, the block or an optional choice")},
       {KeyUse::ReadAloud,
        {Qt::Key_R},
        QT_TRANSLATE_NOOP("Keys", "Read the selected card aloud in full, or repeat the question (screen reader)")}}};
}

KeyGroup columnGroup() {
  return {QT_TRANSLATE_NOOP("Keys", "Right column"),
          {{KeyUse::LogTab, {QKeySequence(Qt::CTRL | Qt::Key_1)}, QT_TRANSLATE_NOOP("Keys", "Show the log")},
           {KeyUse::ChainTab, {QKeySequence(Qt::CTRL | Qt::Key_2)}, QT_TRANSLATE_NOOP("Keys", "Show the chain")},
           {KeyUse::DecksTab, {QKeySequence(Qt::CTRL | Qt::Key_3)}, QT_TRANSLATE_NOOP("Keys", "Show the decks")},
           {KeyUse::PageUp,
            {Qt::Key_PageUp},
            QT_TRANSLATE_NOOP("Keys", "Scroll up one page in the log or one link in the chain"),
            {},
            true},
           {KeyUse::PageDown,
            {Qt::Key_PageDown},
            QT_TRANSLATE_NOOP("Keys", "Scroll down one page in the log or one link in the chain"),
            {},
            true},
           {KeyUse::ToFirst,
            {QKeySequence(Qt::CTRL | Qt::Key_Home)},
            QT_TRANSLATE_NOOP("Keys", "Go to the start of the log or chain")},
           {KeyUse::ToLast,
            {QKeySequence(Qt::CTRL | Qt::Key_End)},
            QT_TRANSLATE_NOOP("Keys", "Go to the end of the log or chain")},
           {KeyUse::NextPhrase,
            {Qt::Key_F7},
            QT_TRANSLATE_NOOP("Keys", "Explain the next phrase of the card in the reader")},
           {KeyUse::PreviousPhrase,
            {QKeySequence(Qt::SHIFT | Qt::Key_F7)},
            QT_TRANSLATE_NOOP("Keys", "Explain the previous phrase")},
           {KeyUse::Keywords, {Qt::Key_F8}, QT_TRANSLATE_NOOP("Keys", "Turn keyword explanations on or off")},
           {KeyUse::Column, {Qt::Key_F9}, QT_TRANSLATE_NOOP("Keys", "Show or hide the right column")},
           {KeyUse::LogColumn,
            {QKeySequence(Qt::SHIFT | Qt::Key_F9)},
            QT_TRANSLATE_NOOP("Keys", "Show or hide the log column in wide windows")}}};
}

KeyGroup windowGroup() {
  QList<QKeySequence> redo{QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)};
  return {
      QT_TRANSLATE_NOOP("Keys", "Window"),
      {{KeyUse::Rules, {Qt::Key_F1}, QT_TRANSLATE_NOOP("Keys", "Open the rules at the rule in question")},
       {KeyUse::Keys, {QKeySequence(Qt::SHIFT | Qt::Key_F1)}, QT_TRANSLATE_NOOP("Keys", "Show this list of keys")},
       {KeyUse::Lessons, {Qt::Key_F2}, QT_TRANSLATE_NOOP("Keys", "Open the lessons")},
       {KeyUse::DecksPage, {Qt::Key_F4}, QT_TRANSLATE_NOOP("Keys", "Open the decks: build, print, import and export")},
       {KeyUse::Collection, {Qt::Key_F3}, QT_TRANSLATE_NOOP("Keys", "Open the collection of all cards")},
       {KeyUse::MatchesPage, {Qt::Key_F6}, QT_TRANSLATE_NOOP("Keys", "Open saved matches and statistics")},
       {KeyUse::TournamentPage, {Qt::Key_F10}, QT_TRANSLATE_NOOP("Keys", "Open tournaments: run an event")},
       {KeyUse::Replay,
        {QKeySequence(Qt::CTRL | Qt::Key_O), Qt::Key_F5},
        QT_TRANSLATE_NOOP("Keys", "Open a match record to watch it")},
       {KeyUse::Undo, standardKeys(QKeySequence::Undo, QKeySequence(Qt::CTRL | Qt::Key_Z)),
        QT_TRANSLATE_NOOP("Keys", "Undo the last decision, or ask to undo it")},
       {KeyUse::Redo, redo, QT_TRANSLATE_NOOP("Keys", "Redo the decision that was undone")},
       {KeyUse::JudgesDesk,
        {QKeySequence(Qt::CTRL | Qt::Key_J)},
        QT_TRANSLATE_NOOP("Keys", "Open the judge’s desk to make agreed changes")},
       {KeyUse::NewMatch, standardKeys(QKeySequence::New, QKeySequence(Qt::CTRL | Qt::Key_N)),
        QT_TRANSLATE_NOOP("Keys", "Start a new match")},
       {KeyUse::Save, standardKeys(QKeySequence::Save, QKeySequence(Qt::CTRL | Qt::Key_S)),
        QT_TRANSLATE_NOOP("Keys", "Save a copy of the record")},
       {KeyUse::ReportRuling,
        {Qt::Key_F12},
        QT_TRANSLATE_NOOP("Keys", "Report a doubtful ruling: save the position and a note to a file")},
       {KeyUse::LargerWords, standardKeys(QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Plus)),
        QT_TRANSLATE_NOOP("Keys", "Larger text")},
       {KeyUse::SmallerWords, standardKeys(QKeySequence::ZoomOut, QKeySequence(Qt::CTRL | Qt::Key_Minus)),
        QT_TRANSLATE_NOOP("Keys", "Smaller text")},
       {KeyUse::UsualWords, {QKeySequence(Qt::CTRL | Qt::Key_0)}, QT_TRANSLATE_NOOP("Keys", "Default text size")},
       {KeyUse::TurningTable,
        {QKeySequence(Qt::CTRL | Qt::Key_T)},
        QT_TRANSLATE_NOOP("Keys", "Show the deciding player’s side at the bottom, or always South’s")},
       {KeyUse::TurnedCards,
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
        QT_TRANSLATE_NOOP("Keys", "Sit opposite each other, or side by side")},
       {KeyUse::FullScreen, {Qt::Key_F11}, QT_TRANSLATE_NOOP("Keys", "Turn full screen on or off")},
       {KeyUse::Quit, standardKeys(QKeySequence::Quit, QKeySequence(Qt::CTRL | Qt::Key_Q)),
        QT_TRANSLATE_NOOP("Keys", "Quit Playsheet")}}};
}

KeyGroup replayGroup() {
  const auto row = [](KeyUse use, const QKeySequence& key, const char* what) { return KeyRow{use, {key}, what}; };
  return {QT_TRANSLATE_NOOP("Keys", "Watching a record"),
          {row(KeyUse::ReplayFirst, Qt::Key_Home, QT_TRANSLATE_NOOP("Keys", "Go to the start")),
           row(KeyUse::ReplayTurnBack, Qt::SHIFT | Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "Back one turn")),
           row(KeyUse::ReplayPhaseBack, Qt::CTRL | Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "Back one phase")),
           row(KeyUse::ReplayBack, Qt::Key_Left, QT_TRANSLATE_NOOP("Keys", "Back one decision")),
           row(KeyUse::ReplayPlay, Qt::Key_Space, QT_TRANSLATE_NOOP("Keys", "Play or pause")),
           row(KeyUse::ReplayForward, Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "Forward one decision")),
           row(KeyUse::ReplayPhaseForward, Qt::CTRL | Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "Forward one phase")),
           row(KeyUse::ReplayTurnForward, Qt::SHIFT | Qt::Key_Right, QT_TRANSLATE_NOOP("Keys", "Forward one turn")),
           row(KeyUse::ReplayLast, Qt::Key_End, QT_TRANSLATE_NOOP("Keys", "Go to the end"))}};
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

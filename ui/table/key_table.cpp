// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/key_table.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <utility>

#include "engine/table/keyed_rows.h"

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
        QT_TRANSLATE_NOOP("Keys", "Leaves out: the selected Ninja, the attack, the block, what may be chosen")}}};
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

/// Keys that have a word; the others are called by what is printed on them everywhere.
const char* keyWord(const QString& name) {
  static const QHash<QString, const char*> words{{QStringLiteral("Return"), QT_TRANSLATE_NOOP("Keys", "Enter")},
                                                 {QStringLiteral("Enter"), QT_TRANSLATE_NOOP("Keys", "Enter")},
                                                 {QStringLiteral("Space"), QT_TRANSLATE_NOOP("Keys", "Space")},
                                                 {QStringLiteral("Esc"), QT_TRANSLATE_NOOP("Keys", "Esc")},
                                                 {QStringLiteral("Tab"), QT_TRANSLATE_NOOP("Keys", "Tab")},
                                                 {QStringLiteral("Shift"), QT_TRANSLATE_NOOP("Keys", "Shift")},
                                                 {QStringLiteral("Ctrl"), QT_TRANSLATE_NOOP("Keys", "Ctrl")},
                                                 {QStringLiteral("PgUp"), QT_TRANSLATE_NOOP("Keys", "Page up")},
                                                 {QStringLiteral("PgDown"), QT_TRANSLATE_NOOP("Keys", "Page down")},
                                                 {QStringLiteral("Home"), QT_TRANSLATE_NOOP("Keys", "Home")},
                                                 {QStringLiteral("End"), QT_TRANSLATE_NOOP("Keys", "End")},
                                                 {QStringLiteral("Left"), "←"},
                                                 {QStringLiteral("Up"), "↑"},
                                                 {QStringLiteral("Down"), "↓"},
                                                 {QStringLiteral("Right"), "→"}};
  return words.value(name, nullptr);
}

/// Shift does not hinder a key that means nothing else with it.
std::optional<KeyHit> rowOf(const QKeySequence& pressed) {
  for (const KeyGroup& group : keyGroups())
    for (const KeyRow& row : group.rows)
      if (const auto index = row.keys.indexOf(pressed); index >= 0) return KeyHit{&row, static_cast<int>(index)};
  return std::nullopt;
}

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

struct KeyBook {
  std::vector<KeyGroup> groups;
  KeyGroup replay;
  OwnKeys own;
};

KeyBook usualBook() {
  return {{seatGroup(PlayerId::south), seatGroup(PlayerId::north), tableGroup(), columnGroup(), windowGroup()},
          replayGroup(),
          {}};
}

KeyBook& book() {
  static KeyBook one = usualBook();
  return one;
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
enum class Heard { Table, Replay, Everywhere };
Heard heardOf(const KeyRow& row) {
  if (row.use >= KeyUse::ReplayFirst) return Heard::Replay;
  return row.seat || isOfWindow(row.use) ? Heard::Everywhere : Heard::Table;
}
bool meet(Heard a, Heard b) { return a == b || a == Heard::Everywhere || b == Heard::Everywhere; }

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

const KeyRow* takenBy(const KeyRow& row, const QKeySequence& key) {
  for (const KeyRow* other : keyRows())
    if (nameOf(*other) != nameOf(row) && other->keys.contains(key) && meet(heardOf(*other), heardOf(row))) return other;
  return nullptr;
}

/// The same for a key that somebody chooses: what Qt does with a key it does on every page, and Shift may be pressed
/// while the key of a seat is held.
const KeyRow* keptBy(const KeyRow& row, const QKeySequence& key) {
  for (const KeyRow* other : keyRows()) {
    if (isFixed(other->use) && other->use != KeyUse::Number && other->keys.contains(key)) return other;
    const bool shifted = key[0].keyboardModifiers() == Qt::ShiftModifier;
    if (shifted && other->seat && other->keys.contains(QKeySequence(key[0].key()))) return other;
  }
  return takenBy(row, key);
}

/// Ctrl with it, or one of F1 to F12: a field has every other key for what is typed, a menu those with Alt.
bool isForWindow(const QKeySequence& key) {
  const bool function = key[0].key() >= Qt::Key_F1 && key[0].key() <= Qt::Key_F12;
  return function || key[0].keyboardModifiers().testFlag(Qt::ControlModifier);
}

bool isLetter(const QKeySequence& key) {
  return key[0].keyboardModifiers() == Qt::NoModifier && key[0].key() >= Qt::Key_A && key[0].key() <= Qt::Key_Z;
}

/// It reads back from the settings as what it is.
bool canBeKept(const QKeySequence& key) {
  return key.count() == 1 && key[0].key() != Qt::Key_unknown &&
         QKeySequence::fromString(key.toString(QKeySequence::PortableText), QKeySequence::PortableText) == key;
}

}  // namespace

const std::vector<KeyGroup>& keyGroups() { return book().groups; }
const KeyGroup& replayKeys() { return book().replay; }
const OwnKeys& ownKeys() { return book().own; }

std::vector<const KeyRow*> keyRows() {
  std::vector<const KeyRow*> rows;
  for (const KeyGroup& group : keyGroups())
    for (const KeyRow& row : group.rows) rows.push_back(&row);
  for (const KeyRow& row : replayKeys().rows) rows.push_back(&row);
  return rows;
}

QString nameOf(const KeyRow& row) {
  const QString name = QString::fromLatin1(kNames[row.use]);
  if (!row.seat) return name;
  return name + QLatin1String(*row.seat == PlayerId::south ? ".south" : ".north");
}

bool mayChange(const KeyRow& row) { return !isFixed(row.use); }

QString whyNot(const KeyRow& row, const QKeySequence& key) {
  if (isFixed(row.use)) return keyWords(QT_TRANSLATE_NOOP("Keys", "This key stays as it is."));
  if (!canBeKept(key)) return keyWords(QT_TRANSLATE_NOOP("Keys", "That is no key."));
  if (row.seat && !isLetter(key))
    return keyWords(QT_TRANSLATE_NOOP(
        "Keys", "A key of South or North alone is held: it is a letter, without Ctrl, Alt or Shift."));
  if (isOfWindow(row.use) && !isForWindow(key))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "A key of the window is pressed with Ctrl, or is one of F1 to F12."));
  if (key[0].keyboardModifiers() & (Qt::AltModifier | Qt::MetaModifier))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "Keys with Alt belong to the menus."));
  if (isOfPages(row.use, key))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "Fields and pages have this key for themselves."));
  if (const KeyRow* other = keptBy(row, key))
    return keyWords(QT_TRANSLATE_NOOP("Keys", "%1 is taken: %2.")).arg(keyTitle(key), keyWords(other->what));
  return {};
}

QStringList setOwnKeys(const OwnKeys& keys) {
  book() = usualBook();
  QStringList refused;
  // Two that change places are free of each other only when both have let go of theirs.
  std::vector<std::pair<KeyRow*, QKeySequence>> wanted;
  const auto look = [&](std::vector<KeyRow>& rows) {
    for (KeyRow& row : rows)
      if (const auto key = keys.find(nameOf(row)); key != keys.end() && !isFixed(row.use)) {
        wanted.emplace_back(&row, *key);
        row.keys.clear();
      }
  };
  for (KeyGroup& group : book().groups) look(group.rows);
  look(book().replay.rows);
  for (const auto& [row, key] : wanted)
    if (whyNot(*row, key).isEmpty()) {
      row->keys = {key};
      book().own.insert(nameOf(*row), key);
    }
  // What could not be has its usual key again, if nobody else has taken it meanwhile.
  const KeyBook usual = usualBook();
  const auto usually = [&usual](const QString& name) -> QList<QKeySequence> {
    for (const KeyGroup& group : usual.groups)
      for (const KeyRow& row : group.rows)
        if (nameOf(row) == name) return row.keys;
    for (const KeyRow& row : usual.replay.rows)
      if (nameOf(row) == name) return row.keys;
    return {};
  };
  for (const auto& [row, key] : wanted)
    if (row->keys.isEmpty())
      for (const QKeySequence& each : usually(nameOf(*row)))
        if (!takenBy(*row, each)) row->keys.append(each);
  for (const auto& [row, key] : wanted)
    if (row->keys.isEmpty())
      for (auto taken = book().own.begin(); taken != book().own.end(); ++taken)
        if (usually(nameOf(*row)).contains(taken.value())) {  // whoever has taken its usual key gives it back
          OwnKeys fewer = keys;
          const QStringList both{nameOf(*row), taken.key()};
          for (const QString& name : both) fewer.remove(name);
          return both + setOwnKeys(fewer);
        }
  for (auto key = keys.begin(); key != keys.end(); ++key)
    if (!book().own.contains(key.key())) refused.append(key.key());
  return refused;
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

QList<QKeySequence> keysOf(KeyUse use) {
  for (const KeyRow* row : keyRows())
    if (row->use == use && !row->seat) return row->keys;
  return {};
}

QString keyTitleOf(KeyUse use) { return keyTitle(keysOf(use).value(0)); }

QList<QKeySequence> seatKeysOf(KeyUse use, PlayerId player) {
  for (const KeyRow* row : keyRows())
    if (row->use == use && row->seat == player) return row->keys;
  return {};
}

QString seatKeyTitle(KeyUse use, PlayerId player) { return keyTitle(seatKeysOf(use, player).value(0)); }

QString keyWords(const char* english) { return QCoreApplication::translate("Keys", english); }

QString keyTitle(const QKeySequence& key) {
  QString rest = key.toString(QKeySequence::PortableText);
  QStringList parts;
  while (!rest.isEmpty()) {
    const auto plus = rest.indexOf(QLatin1Char('+'), 1);  // "Ctrl++" ends with the plus that is meant
    const QString name = plus < 0 ? rest : rest.left(plus);
    const char* word = keyWord(name);
    parts.append(word ? keyWords(word) : name);
    rest = plus < 0 ? QString() : rest.mid(plus + 1);
  }
  return parts.join(QLatin1Char('+'));
}

QString keyTitles(const KeyRow& row) {
  QStringList titles;
  for (const QKeySequence& key : row.keys)
    if (const QString title = keyTitle(key); !titles.contains(title)) titles.append(title);
  if (titles.size() > 4) return QStringLiteral("%1 – %2").arg(titles.first(), titles.last());
  return titles.join(QStringLiteral("  "));
}

}  // namespace playsheet

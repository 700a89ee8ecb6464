// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/key_places.h"

#include <QChar>
#include <QHash>
#include <QKeyEvent>
#include <array>
#include <string_view>
#include <utility>

#include "ui/table/keyboard_map.h"

namespace playsheet {
namespace {

/// Rows of an English keyboard, each with the place of its first key.
struct Row {
  quint32 first;
  std::string_view keys;
};
constexpr std::array<Row, 4> kRows{{{10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}}};

bool isLatinLetter(int key) { return key >= Qt::Key_A && key <= Qt::Key_Z; }
bool isDigit(int key) { return key >= Qt::Key_0 && key <= Qt::Key_9; }

/// A letter of Cyrillic, Greek, Hebrew: of a script in which there is no S.
bool isOfOtherScript(int key) {
  if (key <= 0x7F || key > 0xFFFF) return false;
  const QChar letter(static_cast<char16_t>(key));
  const QChar::Script script = letter.script();
  const bool none = script == QChar::Script_Latin || script == QChar::Script_Common || script == QChar::Script_Unknown;
  return !none && (letter.isLetter() || letter.isMark());
}

/// The usual keyboards of the two scripts that are met most, in the places of the English one.
constexpr std::string_view kEnglish = "QWERTYUIOPASDFGHJKLZXCVBNM";
constexpr std::array<std::u16string_view, 2> kUsual{u"ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", u";ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ"};

/// Where a platform tells no place; of two that give the same letter the one in the middle row.
int usualPlaceOf(int key) {
  for (const std::u16string_view keyboard : kUsual)
    if (const auto at = keyboard.rfind(static_cast<char16_t>(key)); at != std::u16string_view::npos)
      return kEnglish[at];
  return 0;
}

}  // namespace

int keyAtPlace(quint32 place) {
  for (const Row& row : kRows)
    if (place >= row.first && place < row.first + row.keys.size()) return row.keys[place - row.first];
  return 0;
}

int meantKey(const QKeyEvent& event) {
  const int key = event.key();
  if (isLatinLetter(key) || isDigit(key) || key > 0xFFFF || key <= Qt::Key_Space) return key;
  const int at = keyAtPlace(event.nativeScanCode());
  const bool other = isOfOtherScript(key);
  if (isDigit(at)) return at;
  if (other && at != 0) return at;
  const int usual = other && event.nativeScanCode() == 0 ? usualPlaceOf(key) : 0;
  return usual != 0 ? usual : key;
}

KeyCaps& KeyCaps::here() {
  static KeyCaps one;
  return one;
}

void KeyCaps::set(QHash<int, QString> caps) {
  if (other_ == caps) return;
  other_ = std::move(caps);
  emit changed();
}

void KeyCaps::take(const KeyboardMap& keyboard) {
  QHash<int, QString> caps;
  for (const Row& row : kRows)
    for (quint32 i = 0; i < row.keys.size(); ++i) {
      const QChar cap = keyboard.capAt(row.first + i);
      const bool other = isDigit(row.keys[i]) ? cap.isDigit() && cap.unicode() > 0x7F : isOfOtherScript(cap.unicode());
      if (other) caps.insert(row.keys[i], QString(cap));
    }
  set(std::move(caps));
}

void KeyCaps::read() {
  auto keyboard = KeyboardMap::ofDisplay();
  if (!keyboard) return;
  if (!keyboard->knowsLayout() && !lastCap_.isNull()) keyboard->turnTo(lastPlace_, lastCap_);
  take(*keyboard);
}

/// Nothing but this cap tells of the keyboard; a null one stands for a Latin letter.
void KeyCaps::guess(int at, QChar cap) {
  QHash<int, QString> caps = cap.isNull() || other_.contains(at) ? QHash<int, QString>() : other_;
  if (!cap.isNull()) {
    caps.insert(at, QString(cap));
    const auto place = kEnglish.find(static_cast<char>(at));
    for (const std::u16string_view keyboard : kUsual)
      for (std::size_t i = 0; i < keyboard.size() && keyboard[place] == cap; ++i)
        if (isOfOtherScript(keyboard[i])) caps.insert(kEnglish[i], QString(QChar(keyboard[i])));
  }
  set(std::move(caps));
}

void KeyCaps::note(const QKeyEvent& pressed) {
  const int at = keyAtPlace(pressed.nativeScanCode());
  const bool chord = pressed.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (!isLatinLetter(at) || chord) return;
  const bool other = isOfOtherScript(pressed.key());
  if (!other && !isLatinLetter(pressed.key())) return;
  lastPlace_ = pressed.nativeScanCode();
  lastCap_ = QChar(static_cast<char16_t>(pressed.key()));
  if (other ? other_.value(at) == QString(lastCap_) : other_.isEmpty()) return;
  // Another keyboard is in use now.
  if (auto keyboard = KeyboardMap::ofDisplay(); keyboard && keyboard->turnTo(lastPlace_, lastCap_))
    take(*keyboard);
  else
    guess(at, other ? lastCap_ : QChar());
}

}  // namespace playsheet

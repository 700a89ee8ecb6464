// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/key_titles.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include "ui/table/key_places.h"

namespace playsheet {
namespace {

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

}  // namespace

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
  if (key.count() == 1 && !(key[0].keyboardModifiers() & ~Qt::ShiftModifier))  // with Ctrl it is told as in the menus
    if (const QString cap = KeyCaps::here().of(key[0].key()); !cap.isEmpty()) parts.last() = cap;
  return parts.join(QLatin1Char('+'));
}

QString keyTitles(const KeyRow& row) {
  QStringList titles;
  for (const QKeySequence& key : row.keys)
    if (const QString title = keyTitle(key); !titles.contains(title)) titles.append(title);
  if (titles.size() > 4) return QStringLiteral("%1 – %2").arg(titles.first(), titles.last());
  return titles.join(QStringLiteral("  "));
}

QString keyTitleOf(KeyUse use) { return keyTitle(keysOf(use).value(0)); }

QString seatKeyTitle(KeyUse use, table::PlayerId player) {
  const bool north = player == table::PlayerId::north;
  return keyTitle(seatKeysOf(use, north ? player : table::PlayerId::south).value(0));
}

}  // namespace playsheet

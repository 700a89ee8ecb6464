// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace playsheet::fonts {
namespace {

enum class Role { Ui, Display, Card };

QStringList familiesOf(Role role) {
  const QString first = role == Role::Ui        ? QStringLiteral("Inter")
                        : role == Role::Display ? QStringLiteral("Inter Display")
                                                : QStringLiteral("Roboto Condensed");
  return {first, QStringLiteral("Noto Sans"), QStringLiteral("Sans Serif")};
}

QFont make(Role role, int px, int weight) {
  QFont font;
  font.setFamilies(familiesOf(role));
  font.setPixelSize(px);
  font.setWeight(static_cast<QFont::Weight>(weight));
  // No hinting and grey antialiasing: a card measures and looks the same on every machine and at every scale.
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setStyleStrategy(static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias));
  return font;
}

/// Kept, because a QFont that has found its engine once need not look for it again.
QFont cached(Role role, qreal px, int weight) {
  load();
  static thread_local QHash<int, QFont> made;  // two threads must not share a font that looks for its engine
  const int size = std::clamp(static_cast<int>(std::lround(px)), 1, 4095);
  const int key = (static_cast<int>(role) * 1024 + weight) * 4096 + size;
  const auto found = made.constFind(key);
  if (found != made.constEnd()) {
    return *found;
  }
  return *made.insert(key, make(role, size, weight));
}

}  // namespace

void load() {
  static const bool loaded = [] {
    const QDir folder(QStringLiteral(":/fonts"));
    const QStringList files = folder.entryList(QDir::Files);
    for (const QString& file : files) {
      QFontDatabase::addApplicationFont(folder.filePath(file));
    }
    return true;
  }();
  static_cast<void>(loaded);
}

QFont ui(qreal px, int weight) { return cached(Role::Ui, px, weight); }

QFont display(qreal px) { return cached(Role::Display, px, 700); }

QFont card(qreal px, int weight) { return cached(Role::Card, px, weight); }

}  // namespace playsheet::fonts

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_store.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <algorithm>

namespace playsheet {

std::vector<LessonFile> shippedLessons(const QString& folder) {
  std::vector<LessonFile> files;
  const QDir lessons(QStringLiteral(":/lessons/") + folder);
  QStringList names = lessons.entryList({QStringLiteral("*.toml")}, QDir::Files);
  QCollator by_number(QLocale::c());
  by_number.setNumericMode(true);
  std::sort(names.begin(), names.end(), by_number);
  for (const QString& name : names) {
    QFile file(lessons.filePath(name));
    if (file.open(QIODevice::ReadOnly)) files.push_back({name.toStdString(), file.readAll().toStdString()});
  }
  return files;
}

}  // namespace playsheet

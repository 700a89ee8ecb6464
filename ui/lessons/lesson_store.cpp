// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_store.h"

#include <QCollator>
#include <QDir>
#include <QFile>
#include <algorithm>

#include "engine/naruto/lesson/lesson_reader.h"

namespace playsheet {

std::vector<naruto::Lesson> shippedLessons(const naruto::Catalog& cards) {
  std::vector<naruto::Lesson> lessons;
  const QDir folder(QStringLiteral(":/lessons"));
  QStringList names = folder.entryList({QStringLiteral("*.toml")}, QDir::Files);
  QCollator by_number(QLocale::c());
  by_number.setNumericMode(true);
  std::sort(names.begin(), names.end(), by_number);
  for (const QString& name : names) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    auto reading = naruto::read_lesson(file.readAll().toStdString(), name.toStdString(), cards);
    for (const auto& message : reading.messages) qWarning("%s", naruto::text_of(message).c_str());
    if (reading.lesson) lessons.push_back(std::move(*reading.lesson));
  }
  return lessons;
}

}  // namespace playsheet

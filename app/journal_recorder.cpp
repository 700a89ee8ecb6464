// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/naruto/match/record.h"

namespace playsheet {

std::optional<StorageProblem> NarutoRecorder::begun(const Match& match) {
  return writer_.begun(naruto::record_of(match));
}

std::optional<StorageProblem> NarutoRecorder::decided(const Match& match) {
  return writer_.decided(naruto::record_moment(match.moments().back(), *match.rules().cards));
}

QString recordTrouble(const std::optional<StorageProblem>& problem) {
  return problem ? QCoreApplication::translate("JournalRecorder", "The record of this match cannot be written.") +
                       QLatin1Char('\n') + QString::fromStdString(text_of(*problem))
                 : QString();
}

QString copyRecord(const RecordWriter& writer, const QString& path) {
  const auto text = writer.text();
  if (!text) return QString::fromStdString(text_of(text.problem()));
  if (text->empty()) return QCoreApplication::translate("JournalRecorder", "There is no record of this match.");
  const auto written = write_private_file(path.toStdString(), *text);  // both hands are in it
  return written ? QString() : QString::fromStdString(text_of(written.problem()));
}

}  // namespace playsheet

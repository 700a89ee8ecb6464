// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/naruto/match/record.h"

namespace playsheet {

std::string recordOf(const naruto::Match& match) { return naruto::record_of(match); }

std::string recordOf(const gormiti::Match& match) { return table::record_of(match); }

std::string lastOf(const naruto::Match& match) {
  return naruto::record_moment(match.moments().back(), *match.rules().cards);
}

std::string lastOf(const gormiti::Match& match) {
  return table::record_moment<gormiti::Game>(match.moments().back(), match.cards());
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

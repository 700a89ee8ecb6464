// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/naruto/match/record.h"

namespace playsheet {

void JournalRecorder::begun(const naruto::Match& match) { tell(writer_.begun(naruto::record_of(match))); }

void JournalRecorder::decided(const naruto::Match& match) {
  tell(writer_.decided(naruto::record_moment(match.moments().back(), *match.rules().cards)));
}

void JournalRecorder::undone(const naruto::Match&) { tell(writer_.undone()); }

void JournalRecorder::redone(const naruto::Match&) { tell(writer_.redone()); }

void JournalRecorder::tell(const std::optional<StorageProblem>& problem) {
  trouble_ = problem ? QCoreApplication::translate("JournalRecorder", "The record of this match cannot be written.") +
                           QLatin1Char('\n') + QString::fromStdString(text_of(*problem))
                     : QString();
}

QString JournalRecorder::path() const { return QString::fromStdString(writer_.path().string()); }

/// With what could not be written in its place: a copy may go to a disk that has room.
QString JournalRecorder::saveCopy(const QString& path) {
  const auto text = writer_.text();
  if (!text) return QString::fromStdString(text_of(text.problem()));
  if (text->empty()) return QCoreApplication::translate("JournalRecorder", "There is no record of this match.");
  const auto written = write_private_file(path.toStdString(), *text);  // both hands are in it
  return written ? QString() : QString::fromStdString(text_of(written.problem()));
}

}  // namespace playsheet

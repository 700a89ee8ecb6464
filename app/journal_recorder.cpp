// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>
#include <QDateTime>

#include "engine/naruto/match/record.h"

namespace playsheet {

void JournalRecorder::begun(const naruto::Match& match) {
  const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
  auto created = Journal::create(folder_, name.toStdString());
  if (!created) return failed(created.problem());
  journal_ = std::move(*created);
  append(naruto::record_header(match.setup(), *match.rules().cards) +
         naruto::record_moment(match.moments().front(), *match.rules().cards));
}

void JournalRecorder::decided(const naruto::Match& match) {
  append(naruto::record_moment(match.moments().back(), *match.rules().cards));
}

void JournalRecorder::undone(const naruto::Match&) { append(std::string(naruto::kRecordUndo)); }

void JournalRecorder::redone(const naruto::Match&) { append(std::string(naruto::kRecordRedo)); }

void JournalRecorder::append(const std::string& text) {
  trouble_.clear();
  if (!journal_) return;
  if (const auto problem = journal_->append(text)) failed(*problem);
}

/// Told once for each match: playing on without a record is better than a message at each decision.
void JournalRecorder::failed(const StorageProblem& problem) {
  trouble_ = told_ ? QString()
                   : QCoreApplication::translate("JournalRecorder", "The record of this match cannot be written.") +
                         QLatin1Char('\n') + QString::fromStdString(text_of(problem));
  told_ = true;
}

QString JournalRecorder::saveCopy(const QString& path) {
  if (!journal_) return QCoreApplication::translate("JournalRecorder", "There is no record of this match.");
  const auto problem = journal_->copy_to(path.toStdString());
  return problem ? QString::fromStdString(text_of(*problem)) : QString();
}

}  // namespace playsheet

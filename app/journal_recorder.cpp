// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>
#include <QDateTime>

#include "engine/naruto/match/record.h"

namespace playsheet {
namespace {

/// The end of a decision says when it was on disk, for people and for the length of a game.
std::string timed(std::string record) {
  const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
  if (record.ends_with(".\n")) record.insert(record.size() - 1, "  # " + now.toStdString());
  return record;
}

}  // namespace

void JournalRecorder::begun(const naruto::Match& match) {
  const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
  auto created = Journal::create(folder_, name.toStdString());
  if (!created) return failed(created.problem());
  journal_ = std::move(*created);
  std::string record = naruto::record_header(match.setup(), *match.rules().cards);
  for (const auto& moment : match.moments()) record += naruto::record_moment(moment, *match.rules().cards);
  append(timed(std::move(record)));
}

void JournalRecorder::decided(const naruto::Match& match) {
  append(timed(naruto::record_moment(match.moments().back(), *match.rules().cards)));
}

void JournalRecorder::undone(const naruto::Match&) { append(std::string(naruto::kRecordUndo)); }

void JournalRecorder::redone(const naruto::Match&) { append(std::string(naruto::kRecordRedo)); }

void JournalRecorder::append(const std::string& text) {
  trouble_.clear();
  if (!journal_) return;
  waiting_ += text;
  if (const auto problem = journal_->append(waiting_)) return failed(*problem);
  waiting_.clear();
  told_ = false;
}

/// Told once for each time: playing on without a record is better than a message at each decision.
void JournalRecorder::failed(const StorageProblem& problem) {
  trouble_ = told_ ? QString()
                   : QCoreApplication::translate("JournalRecorder", "The record of this match cannot be written.") +
                         QLatin1Char('\n') + QString::fromStdString(text_of(problem));
  told_ = true;
}

QString JournalRecorder::path() const {
  return journal_ ? QString::fromStdString(journal_->path().string()) : QString();
}

QString JournalRecorder::saveCopy(const QString& path) {
  if (!journal_) return QCoreApplication::translate("JournalRecorder", "There is no record of this match.");
  const auto problem = journal_->copy_to(path.toStdString());
  return problem ? QString::fromStdString(text_of(*problem)) : QString();
}

}  // namespace playsheet

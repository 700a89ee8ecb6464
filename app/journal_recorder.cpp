// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/journal_recorder.h"

#include <QCoreApplication>
#include <QDateTime>

#include "app/storage/private_file.h"
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
  name_ = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss")).toStdString();
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
  waiting_ += text;
  if (!journal_) {
    auto created = Journal::create(folder_, name_);
    if (!created) return failed(created.problem());
    journal_ = std::move(*created);
  }
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

/// With what could not be written in its place: a copy may go to a disk that has room.
QString JournalRecorder::saveCopy(const QString& path) {
  std::string text;
  if (journal_) {
    const auto read = journal_->read();
    if (!read) return QString::fromStdString(text_of(read.problem()));
    text = *read;
  }
  text += waiting_;
  if (text.empty()) return QCoreApplication::translate("JournalRecorder", "There is no record of this match.");
  const auto written = write_private_file(path.toStdString(), text);  // both hands are in it
  return written ? QString() : QString::fromStdString(text_of(written.problem()));
}

}  // namespace playsheet

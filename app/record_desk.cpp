// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_desk.h"

#include <QCoreApplication>
#include <QDateTime>
#include <optional>
#include <utility>

#include "app/storage/journal.h"
#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "ui/table/watched_match.h"

namespace playsheet {
namespace fs = std::filesystem;

void RecordDesk::open(const QObject* asker, const QString& path, ReadRecord read,
                      std::function<void(OpenedRecord)> told) {
  struct Read {
    std::shared_ptr<WatchedMatch> record;
    std::optional<StorageProblem> problem;
  };
  jobs_.read(
      asker,
      [file = path.toStdString(), read = std::move(read)](const std::stop_token& stop) -> Read {
        const auto text = read_record_file(file);
        if (!text) return {nullptr, text.problem()};
        if (stop.stop_requested()) return {};
        return {read(*text), std::nullopt};
      },
      [told = std::move(told)](Read done) {
        QString problem;
        if (done.problem)
          problem = QCoreApplication::translate("RecordDesk", "The record cannot be read.") + QLatin1Char('\n') +
                    QString::fromStdString(text_of(*done.problem));
        told({std::move(done.record), problem});
      });
}

/// By the journal: its file is new, its owner's alone, and on the disk when the call returns.
QString RecordDesk::saveReport(const QString& path, const std::string& text, QString& saved) {
  const fs::path target(path.toStdString());
  auto journal = Journal::create(target.parent_path(), target.stem().string());
  const auto problem = journal ? journal->append(text) : std::optional(journal.problem());
  if (!problem) {
    saved = QString::fromStdString(journal->path().string());
    return {};
  }
  return QCoreApplication::translate("RecordDesk", "The report cannot be saved.") + QLatin1Char('\n') +
         QString::fromStdString(text_of(*problem));
}

/// It is made at once: a dialog takes the name of a folder that is not there for that of a file.
QString RecordDesk::folderOfRecords() const {
  const fs::path folder = data_ / "matches";
  make_private_folder(folder);
  return QString::fromStdString(folder.string());
}

QString RecordDesk::placeForReport() {
  const fs::path folder = data_ / "reports";
  make_private_folder(folder);  // what is wrong with it is told when the report is saved
  const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
  return QString::fromStdString((folder / (name.toStdString() + ".match")).string());
}

}  // namespace playsheet

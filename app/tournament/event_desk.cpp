// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/event_desk.h"

#include <QCoreApplication>
#include <utility>

#include "app/collection_desk.h"
#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "app/tournament/event_share.h"

namespace playsheet {
namespace {

QString eventSays(const char* text) { return QCoreApplication::translate("EventDesk", text); }

QString eventTrouble(const StorageProblem& problem) {
  if (problem.fault == StorageFault::locked)
    return eventSays(QT_TRANSLATE_NOOP("EventDesk", "This event is open in another window of Playsheet."));
  return personTrouble(problem);
}

class JournalOfEvent : public EventFile {
 public:
  explicit JournalOfEvent(Journal journal) : journal_(std::move(journal)) {}

  QString name() const override { return QString::fromStdString(journal_.path().filename().string()); }
  QString append(const std::string& lines) override {  // on the disk when it returns (T-P15)
    const auto problem = journal_.append(lines);
    return problem ? eventTrouble(*problem) : QString();
  }
  QString saveCopy(const QString& path) const override {
    const auto problem = journal_.copy_to(path.toStdString());
    return problem ? eventTrouble(*problem) : QString();
  }

 private:
  Journal journal_;
};

OpenedEvent opened(Outcome<EventToWrite> event) {
  OpenedEvent out;
  if (!event) {
    out.problem = eventTrouble(event.problem());
    return out;
  }
  out.journal = std::move(event->reading.journal);
  out.fault = event->reading.fault;
  out.torn = event->reading.torn;
  if (event->points) {
    out.points = std::move(event->points->journal);
    out.pointsFault = event->points->fault;
    out.torn = event->points->torn;
  }
  if (event->file) out.file = std::make_unique<JournalOfEvent>(std::move(*event->file));
  return out;
}

ImportedEvent imported(const Outcome<EventTakenOver>& taken) {
  ImportedEvent out;
  if (!taken) {
    out.problem = eventTrouble(taken.problem());
    return out;
  }
  out.file = QString::fromStdString(taken->name);
  out.fault = taken->fault;
  out.pointsFault = taken->points_fault;
  out.differs = taken->differs;
  out.grown = taken->grown;
  out.records = taken->records;
  if (!taken->json_fault.empty())
    out.problem = eventSays(QT_TRANSLATE_NOOP("EventDesk", "This file cannot be imported. %1"))
                      .arg(QString::fromStdString(taken->json_fault));
  return out;
}

}  // namespace

void EventDesk::events(const QObject* asker, Told<KeptEvents> told) {
  struct Listed {
    std::vector<EventOnDisk> events;
    std::optional<StorageProblem> problem;
  };
  jobs_.read(
      asker,
      [files = files_](const std::stop_token& stop) {
        Listed out;
        out.events = files.list(out.problem, stop);
        return out;
      },
      [told = std::move(told)](Listed listed) {
        KeptEvents out;
        if (listed.problem) out.trouble = eventTrouble(*listed.problem);
        for (EventOnDisk& each : listed.events) {
          KeptEvent event;
          event.file = QString::fromStdString(each.name);
          event.event = each.reading.journal.event();
          event.fault = each.reading.fault;
          if (each.points) {
            event.points = each.points->journal.event();
            event.pointsFault = each.points->fault;
          }
          event.elsewhere = each.in_use;
          if (each.problem) event.problem = eventTrouble(*each.problem);
          out.events.push_back(std::move(event));
        }
        told(std::move(out));
      });
}

OpenedEvent EventDesk::create(const tournament::Journal& journal) { return opened(files_.create(journal)); }

OpenedEvent EventDesk::create(const rising_clan::PointsJournal& journal) { return opened(files_.create(journal)); }

OpenedEvent EventDesk::open(const QString& file) { return opened(files_.open(file.toStdString())); }

ImportedEvent EventDesk::rescue(const QString& file) { return imported(files_.rescue(file.toStdString())); }

ImportedEvent EventDesk::import(const QString& path) { return imported(files_.import(path.toStdString())); }

ReadBytes EventDesk::readFile(const QString& path) {
  auto bytes = read_file_bytes(path.toStdString());
  return bytes ? ReadBytes{std::move(*bytes), {}} : ReadBytes{{}, eventTrouble(bytes.problem())};
}

SharedEvent EventDesk::share(const tournament::Journal& journal, const QString& path) {
  const auto made = share_of(journal, files_.matches());
  if (!made) return {0, 0, eventTrouble(made.problem())};
  const auto written = write_private_file(path.toStdString(), made->text);
  if (!written) return {0, 0, eventTrouble(written.problem())};
  return {made->records, static_cast<int>(made->missing.size()), {}};
}

QString EventDesk::writeText(const QString& path, const std::string& text) {
  const auto written = write_text_file(path.toStdString(), text);
  return written ? QString() : eventTrouble(written.problem());
}

QDateTime EventDesk::now() const { return QDateTime::currentDateTime(); }

}  // namespace playsheet

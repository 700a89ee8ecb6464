// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rising_clan/tournament/journal.h"
#include "engine/tournament/journal/file.h"

class QObject;

namespace playsheet {

/// An event that is kept, as its journal says it.
struct KeptEvent {
  QString file;                                ///< by which the store knows it
  tournament::Event event;                     ///< as far as the journal could be read
  std::optional<tournament::FileFault> fault;  ///< where it could not
  QString problem;                             ///< the file cannot be read at all: a sentence
  bool elsewhere = false;                      ///< a running program has it open, this one included
  /// It is a tournament for points; then `event` is empty, and `fault` never there.
  std::optional<rising_clan::PointsEvent> points = {};
  std::optional<rising_clan::PointsFault> pointsFault = {};

  bool damaged() const { return fault || pointsFault; }
};

struct KeptEvents {
  std::vector<KeptEvent> events;  ///< the one that was changed last first
  QString trouble;                ///< what went wrong with the list; empty if nothing
};

/// The file of an event that is open: nobody else writes to it.
class EventFile {
 public:
  virtual ~EventFile() = default;
  virtual QString name() const = 0;  ///< by which the store knows it
  /// Writes these lines, each with its end, at once and waits for the disk. Empty if all went well; else a sentence,
  /// and the file is as it was.
  virtual QString append(const std::string& lines) = 0;
  virtual QString saveCopy(const QString& path) const = 0;
};

/// An event that is open, or why it is not.
struct OpenedEvent {
  tournament::Journal journal;
  std::unique_ptr<EventFile> file;             ///< nothing: it is not open
  std::optional<tournament::FileFault> fault;  ///< the journal is not what the program writes
  std::optional<std::string> torn;             ///< a last line without its end, which was set aside
  QString problem;                             ///< of the file: a sentence
  /// It is a tournament for points; then `journal` is empty, and `fault` never there.
  std::optional<rising_clan::PointsJournal> points = {};
  std::optional<rising_clan::PointsFault> pointsFault = {};
};

/// What came of a file from elsewhere.
struct ImportedEvent {
  QString file;  ///< by which the store knows it now; empty: nothing was taken over
  std::optional<tournament::FileFault> fault;
  std::optional<rising_clan::PointsFault> pointsFault = {};
  int differs = 0;     ///< the event is here, and went another way: the first line that differs (T-P17)
  bool grown = false;  ///< the event is here, and was gone on with
  int records = 0;     ///< match records that came with it
  QString problem;     ///< a sentence
};

/// What stands in a file of somebody, as it is.
struct ReadBytes {
  std::string bytes;
  QString problem;  ///< a sentence
};

/// An event that was written with the records of its matches.
struct SharedEvent {
  int records = 0;
  int missing = 0;  ///< records that are no longer here
  QString problem;  ///< a sentence; then nothing was written
};

/// Where events are kept; the program outside fills it in. A list is told by the event loop, if who asked is still
/// there; what is done to an event is done when the call returns.
class EventStore {
 public:
  template <class What>
  using Told = std::function<void(What)>;

  virtual ~EventStore() = default;

  virtual void events(const QObject* asker, Told<KeptEvents> told) = 0;
  /// A new event with these lines, the opening one first.
  virtual OpenedEvent create(const tournament::Journal& journal) = 0;
  virtual OpenedEvent create(const rising_clan::PointsJournal& journal) = 0;
  virtual OpenedEvent open(const QString& file) = 0;
  /// The lines of a journal before its fault, as an event of its own.
  virtual ImportedEvent rescue(const QString& file) = 0;
  /// A journal, one with its match records, or an event as JSON from elsewhere, taken over as a whole or not at all.
  virtual ImportedEvent import(const QString& path) = 0;
  virtual ReadBytes readFile(const QString& path) = 0;
  /// The event and the records of its matches as one file, which `import` takes on another machine.
  virtual SharedEvent share(const tournament::Journal& journal, const QString& path) = 0;
  /// A text in a file that somebody chose; a sentence if that cannot be.
  virtual QString writeText(const QString& path, const std::string& text) = 0;
  /// The engine has no clock: this is it.
  virtual QDateTime now() const = 0;
};

}  // namespace playsheet

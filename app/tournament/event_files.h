// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/storage/journal.h"
#include "app/storage/outcome.h"
#include "engine/rising_clan/tournament/journal.h"
#include "engine/tournament/journal/file.h"

namespace playsheet {

/// The file ending of events in the data folder, of every kind: the first line tells which it is.
inline constexpr const char* kEventEnding = ".tournament";

struct EventOnDisk {
  std::string name;  ///< without its folder
  std::int64_t changed = 0;
  tournament::FileReading reading;
  std::optional<StorageProblem> problem;
  bool in_use = false;
  std::optional<rising_clan::PointsReading> points = {};  ///< it is a tournament for points; `reading` is empty then
};

/// An event that is gone on with: its journal, and the file that its lines are added to.
struct EventToWrite {
  tournament::FileReading reading;
  std::optional<rising_clan::PointsReading> points;  ///< as `EventOnDisk`
  std::optional<Journal> file;                       ///< nothing: of a faulty journal
};

/// What came of a file from elsewhere.
struct EventTakenOver {
  std::string name;
  std::optional<tournament::FileFault> fault;
  std::optional<rising_clan::PointsFault> points_fault;
  std::string json_fault;  ///< what is wrong with a JSON file: path in it, found, expected
  int differs = 0;
  bool grown = false;
  int records = 0;  ///< match records that came with it and were not here

  EventTakenOver() = default;
  explicit EventTakenOver(std::string taken) : name(std::move(taken)) {}
  explicit EventTakenOver(std::optional<tournament::FileFault> why) : fault(std::move(why)) {}
  explicit EventTakenOver(std::optional<rising_clan::PointsFault> why) : points_fault(std::move(why)) {}
};

/// The events of a data folder, in its folder `events`.
class EventFiles {
 public:
  explicit EventFiles(const std::filesystem::path& data) : folder_(data / "events"), matches_(data / "matches") {}

  const std::filesystem::path& folder() const { return folder_; }
  const std::filesystem::path& matches() const { return matches_; }
  /// All of them, the one that was changed last first. Told to stop, it reads no further one.
  std::vector<EventOnDisk> list(std::optional<StorageProblem>& problem, const std::stop_token& stop = {}) const;
  Outcome<EventToWrite> create(const tournament::Journal& journal) const;
  Outcome<EventToWrite> create(const rising_clan::PointsJournal& journal) const;
  /// A torn last line is set aside, into a file beside it; `locked` if a program writes to the event.
  Outcome<EventToWrite> open(const std::string& name) const;
  /// What stands before the fault of a journal, as a file of its own.
  Outcome<EventTakenOver> rescue(const std::string& name) const;
  /// A journal, a journal with its match records, or JSON from elsewhere. An event that is here already is gone on
  /// with, or refused (T-P17).
  Outcome<EventTakenOver> import(const std::filesystem::path& path) const;

 private:
  template <class Made>
  Outcome<EventToWrite> create_of(const Made& journal) const;
  template <class Reading>
  Outcome<EventTakenOver> rescue_of(const Reading& reading) const;
  template <class Made>
  Outcome<EventTakenOver> take_over(const Made& journal) const;
  Outcome<EventTakenOver> take_over_share(std::string_view text) const;
  /// The event of this journal, if it is here.
  template <class Made>
  std::optional<EventOnDisk> find(const Made& journal) const;
  Outcome<std::filesystem::path> path_of(const std::string& name) const;

  std::filesystem::path folder_;
  std::filesystem::path matches_;  ///< of the records
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/storage/journal.h"
#include "app/storage/outcome.h"
#include "engine/tournament/journal/file.h"

namespace playsheet {

/// The file ending of events in the data folder.
inline constexpr const char* kEventEnding = ".tournament";

struct EventOnDisk {
  std::string name;  ///< without its folder
  std::int64_t changed = 0;
  tournament::FileReading reading;
  std::optional<StorageProblem> problem;
  bool in_use = false;
};

/// An event that is gone on with: its journal, and the file that its lines are added to.
struct EventToWrite {
  tournament::FileReading reading;
  std::optional<Journal> file;  ///< nothing: of a faulty journal
};

/// What came of a file from elsewhere.
struct EventTakenOver {
  std::string name;
  std::optional<tournament::FileFault> fault;
  std::string json_fault;  ///< what is wrong with a JSON file: path in it, found, expected
  int differs = 0;
  bool grown = false;
  int records = 0;  ///< match records that came with it and were not here
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
  /// A torn last line is set aside, into a file beside it; `locked` if a program writes to the event.
  Outcome<EventToWrite> open(const std::string& name) const;
  /// What stands before the fault of a journal, as a file of its own.
  Outcome<EventTakenOver> rescue(const std::string& name) const;
  /// A journal, a journal with its match records, or JSON from elsewhere. An event that is here already is gone on
  /// with, or refused (T-P17).
  Outcome<EventTakenOver> import(const std::filesystem::path& path) const;

 private:
  Outcome<EventTakenOver> take_over(const tournament::Journal& journal) const;
  Outcome<EventTakenOver> take_over_share(std::string_view text) const;
  /// The event of this journal, if it is here.
  std::optional<EventOnDisk> find(const tournament::Journal& journal) const;
  Outcome<std::filesystem::path> path_of(const std::string& name) const;

  std::filesystem::path folder_;
  std::filesystem::path matches_;  ///< of the records
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/storage/outcome.h"
#include "engine/tournament/journal/share.h"

namespace playsheet {

/// An event with the records of its matches as one text.
struct EventShare {
  std::string text;
  int records = 0;
  std::vector<std::string> missing;  ///< records that the event names and that are not in the folder any more
};

/// The records of all games that were played at the table of the program for the event, from this folder.
Outcome<EventShare> share_of(const tournament::Journal& journal, const std::filesystem::path& matches);

/// Such a text, looked through as a whole: the journal, and records that are good for this folder. Nothing is written.
struct ReadShare {
  tournament::Journal journal;
  std::vector<tournament::SharedFile> records;  ///< those that are not in the folder as they are here
  std::optional<tournament::FileFault> fault;
};
ReadShare read_event_share(std::string_view text, const std::filesystem::path& matches);

/// Writes them into the folder, each whole or not at all.
std::optional<StorageProblem> write_records(const std::vector<tournament::SharedFile>& records,
                                            const std::filesystem::path& matches);

}  // namespace playsheet

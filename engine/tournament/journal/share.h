// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/tournament/journal/file.h"

/// An event with the match records that belong to it, as one text: what is handed to another machine. All of them are
/// texts made of lines, so the whole is one too: each file stands behind a line with its name and its number of lines.
namespace tournament {

inline constexpr std::string_view kShareForm = "playsheet-tournament-share";
inline constexpr int kShareVersion = 1;
/// The name of the journal in it, and how the names of records end.
inline constexpr std::string_view kSharedJournal = "event.tournament";
inline constexpr std::string_view kRecordEnding = ".match";

struct SharedFile {
  std::string name;
  std::string text;  ///< whole lines
  int line = 0;      ///< at which it begins in what was read
};

/// The journal first. What stands behind the last line end of a file is torn, and left out.
std::string share_text(const std::vector<SharedFile>& files);

/// All its files, the journal first; or what is wrong, and where. Names are those of records, each once: none leads to
/// another folder.
std::variant<std::vector<SharedFile>, FileFault> read_share(std::string_view text);

/// A name of a match record, without any folder.
bool is_record_name(std::string_view name);

bool is_share(std::string_view text);

}  // namespace tournament

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// "7 (Ada Neri)": how a fault names an entry, by what stands in the file and by who it is.
std::string numbered_name(const Event& event, EntryId id);
/// "7 (Ada Neri), 5 (Bo)"; of nobody "nobody".
std::string numbered_names(const Event& event, const std::vector<EntryId>& ids);

/// "7 (Ada Neri) - 5 (Bo), 3 (Cleo) - bye"
std::string numbered_tables(const Event& event, const std::vector<std::pair<EntryId, EntryId>>& tables);

}  // namespace tournament

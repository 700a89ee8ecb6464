// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/event/names.h"

namespace tournament {

std::string numbered_name(const Event& event, EntryId id) {
  return std::to_string(id) + (event.has_entry(id) ? " (" + event.entry(id).name + ")" : std::string());
}

std::string numbered_names(const Event& event, const std::vector<EntryId>& ids) {
  std::string out;
  for (const EntryId id : ids) out += (out.empty() ? "" : ", ") + numbered_name(event, id);
  return out.empty() ? "nobody" : out;
}

std::string numbered_tables(const Event& event, const std::vector<std::pair<EntryId, EntryId>>& tables) {
  std::string out;
  for (const auto& [a, b] : tables)
    out += (out.empty() ? "" : ", ") + numbered_name(event, a) + " - " +
           (b == kBye ? std::string("bye") : numbered_name(event, b));
  return out.empty() ? "none" : out;
}

}  // namespace tournament

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/tournament/strict_json.h"
#include "engine/tournament/journal/fold.h"

namespace playsheet {

/// Throws a fault unless the version is one that this program reads.
void check_version(const JsonValue& version);

/// True if this is what `event_json` writes: the journal stands in it.
bool is_shown_event(const nlohmann::json& json);

/// The journal of it (T-P30). What else stands there has to be what the journal gives, so that nothing that somebody
/// changed is dropped silently; figures that are worked out (standings, ranking, costs) may come from a program that
/// counts otherwise: they are worked out anew, and a remark says where they differ.
tournament::Journal journal_of_shown(const nlohmann::json& json, std::vector<std::string>& remarks);

}  // namespace playsheet

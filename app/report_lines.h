// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <ostream>

namespace playsheet {

/// Figures by their names: as JSON, or a line each, "games per second     29.3".
void print_report(const nlohmann::ordered_json& report, bool json, std::ostream& out);

}  // namespace playsheet

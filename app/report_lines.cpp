// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_lines.h"

#include <fmt/ostream.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace playsheet {

void print_report(const nlohmann::ordered_json& report, bool json, std::ostream& out) {
  if (json) {
    fmt::print(out, "{}\n", report.dump(2));
    return;
  }
  for (const auto& [key, value] : report.items()) {
    std::string name = key;
    std::replace(name.begin(), name.end(), '_', ' ');
    const std::string text = value.is_string()         ? value.get<std::string>()
                             : value.is_number_float() ? fmt::format("{:.1f}", value.get<double>())
                                                       : value.dump();
    fmt::print(out, "{:<21}{}\n", name, text);
  }
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario_tally.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>
#include <system_error>
#include <utility>

#include "app/exit_code.h"

namespace playsheet {
namespace fs = std::filesystem;

std::vector<fs::path> scenario_files(const std::vector<fs::path>& given) {
  std::vector<fs::path> files;
  for (const fs::path& path : given) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    std::vector<fs::path> below;
    for (const auto& entry : fs::recursive_directory_iterator(path, error))
      if (entry.path().extension() == ".scenario") below.push_back(entry.path());
    std::sort(below.begin(), below.end());
    files.insert(files.end(), below.begin(), below.end());
  }
  return files;
}

void ScenarioTally::trouble(const std::string& text) {
  ++failed_;
  fmt::print(err_, "{}\n", text);
}

void ScenarioTally::played(const std::string& name, const std::string& told, nlohmann::ordered_json row) {
  const bool passed = told.empty();
  ++(passed ? passed_ : failed_);
  fmt::print(err_, "{}", told);
  if (verbose_ && passed) fmt::print(out_, "passed {}\n", name);
  if (!json_) return;
  row["passed"] = passed;
  rows_.push_back(std::move(row));
}

int ScenarioTally::end() const {
  if (json_)
    fmt::print(out_, "{}\n", nlohmann::ordered_json{{"passed", passed_}, {"failed", failed_}, {"runs", rows_}}.dump(1));
  else
    fmt::print(out_, "{} passed, {} failed\n", passed_, failed_);
  return failed_ == 0 && passed_ > 0 ? kFine : kWrong;
}

}  // namespace playsheet

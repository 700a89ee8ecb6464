// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

/// What `playsheet-cli scenario` does for every game: finds the files, counts, tells.
namespace playsheet {

/// Files as they are given; folders with all scenarios below them, in the order of their names.
std::vector<std::filesystem::path> scenario_files(const std::vector<std::filesystem::path>& given);

class ScenarioTally {
 public:
  ScenarioTally(bool verbose, bool json, std::ostream& out, std::ostream& err)
      : verbose_(verbose), json_(json), out_(out), err_(err) {}

  /// Something that cannot be read: it counts as a scenario that failed.
  void trouble(const std::string& text);
  void failed(int scenarios) { failed_ += scenarios; }
  /// A scenario that was played; `told`: what does not hold, empty if all does. `row`: what JSON says of it.
  void played(const std::string& name, const std::string& told, nlohmann::ordered_json row);
  /// Prints the sum; gives the exit code.
  int end() const;

 private:
  bool verbose_, json_;
  std::ostream& out_;
  std::ostream& err_;
  int passed_ = 0, failed_ = 0;
  nlohmann::ordered_json rows_ = nlohmann::ordered_json::array();
};

}  // namespace playsheet

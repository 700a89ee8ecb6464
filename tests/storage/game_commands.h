// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "app/replay_command.h"
#include "app/simulate_command.h"
#include "tests/support/source_path.h"

namespace playsheet {

/// The commands with --game, in a folder of their own: what they print and what they say.
class GameCommands : public testing::Test {
 protected:
  explicit GameCommands(std::string game) { simulate_.game = std::move(game); }
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  int simulate() { return clear(), run_simulate(simulate_, out_, err_); }
  nlohmann::json json() const { return nlohmann::json::parse(out_.str()); }
  bool says(std::string_view words) const { return err_.str().find(words) != std::string::npos; }
  bool prints(std::string_view words) const { return out_.str().find(words) != std::string::npos; }
  std::string written(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return (folder_ / name).string();
  }
  void clear() {
    out_.str({});
    err_.str({});
  }

  const std::filesystem::path folder_ =
      std::filesystem::path(testing::TempDir()) / ("game_commands_" + std::to_string(::getpid()));
  SimulateOptions simulate_;
  std::ostringstream out_, err_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <string>

namespace playsheet {

/// The command line of the headless program. Their options lie in one place for the whole program: there is one of
/// these.
class HeadlessCommands {
 public:
  HeadlessCommands();

  const CLI::App& app() const { return app_; }
  /// Does what the command line says, and gives the exit code.
  int run(int argc, const char* const* argv);

 private:
  CLI::App app_;
  std::string shipped_;
  std::function<int()> run_;
};

}  // namespace playsheet

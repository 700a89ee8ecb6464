// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

/// Private to this folder: a command line as plain values.
namespace playsheet {

struct CommandOption {
  std::vector<std::string> names;    ///< with their dashes: "--seed"; empty: it stands by its place
  std::string value;                 ///< what is written behind it, such as "FILE"; empty: nothing
  std::vector<std::string> choices;  ///< the values there are; empty: any
  std::string what;
};

struct Command {
  std::vector<std::string> path;  ///< the words that lead to it; empty: the program itself
  std::string what;
  std::vector<CommandOption> options;
  std::vector<std::string> commands;  ///< the words that go on
};

/// The program, and every command under it, in the order in which they are declared.
std::vector<Command> commands_of(const CLI::App& app);

}  // namespace playsheet

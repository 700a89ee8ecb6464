// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <string>

/// What the declarations of commands share.
namespace playsheet {

/// What the command that was asked for does; it gives the exit code.
using Run = std::function<int()>;

inline void add_force(CLI::App& app, bool& force) { app.add_flag("--force", force, "Replace a file that is there"); }

/// `--game`.
void add_game(CLI::App& app, std::string& game);
/// The commands of one game that others have, too: which is run says `--game`.
Run of_game(const std::string& game, Run naruto, Run gormiti, Run rising_clan);

/// Paths in the folder of the program's own files: --data-dir can stand anywhere on the command line, and `fill` is
/// called when all of it has been read.
void when_the_folder_is_known(std::function<void()> fill);
void fill_paths();

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <functional>

/// What the declarations of commands share.
namespace playsheet {

/// What the command that was asked for does; it gives the exit code.
using Run = std::function<int()>;

inline void add_force(CLI::App& app, bool& force) { app.add_flag("--force", force, "Replace a file that is there"); }

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the commands without a window give back to the shell.
namespace playsheet {

constexpr int kFine = 0;
constexpr int kWrong = 1;  ///< what was looked at is wrong, or cannot be read
constexpr int kUsage = 2;  ///< the command itself cannot be understood

}  // namespace playsheet

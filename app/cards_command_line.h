// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"

namespace playsheet {

/// Declares `playsheet-cli cards` and its commands.
void add_cards_commands(CLI::App& app, Run& run);

}  // namespace playsheet

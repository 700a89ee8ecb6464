// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace playsheet {

class WindowProgram;

/// The program with its window from its command line to its exit code. `begun`: called when it runs, for tests.
int run_window(int argc, char** argv, const std::function<void(WindowProgram&)>& begun = {});

}  // namespace playsheet

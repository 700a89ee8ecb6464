// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "app/headless_commands.h"

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk, and told as one
  return playsheet::HeadlessCommands().run(argc, argv);
}

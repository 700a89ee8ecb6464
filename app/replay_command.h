// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>

/// `playsheet-cli replay`: a record is played again and compared.
namespace playsheet {

struct ReplayOptions {
  std::filesystem::path file;
  bool json = false;
};
/// Exit code: 0 all as recorded, 1 the file cannot be read or differs (the reason is on `err`).
int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

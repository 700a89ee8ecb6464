// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

/// `playsheet-cli replay`: a record is played again and compared.
namespace playsheet {

struct ReplayOptions {
  std::filesystem::path file;
  bool json = false;
  std::string game = {};             ///< whose record it is; empty: naruto
  std::filesystem::path cards = {};  ///< the card database, for the games beside Naruto
};
/// Exit code: 0 all as recorded, 1 the file cannot be read, is of another game or differs (the reason is on `err`), 2
/// there is no such game.
int run_replay(const ReplayOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

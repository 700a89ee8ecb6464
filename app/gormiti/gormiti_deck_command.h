// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

/// `playsheet-cli deck ... --game gormiti`.
namespace playsheet {

struct GormitiDeckOptions {
  std::filesystem::path cards;  ///< the card database
  std::string deck = {};        ///< `check`: code of a ready deck, or a file
  bool json = false;
};
/// 0: legal in its mode; 1: not legal, or not to be read (the reasons are on `err`).
int run_gormiti_deck_check(const GormitiDeckOptions& options, std::ostream& out, std::ostream& err);
/// The ready decks, one line each: code, mode, name.
int run_gormiti_deck_list(const GormitiDeckOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

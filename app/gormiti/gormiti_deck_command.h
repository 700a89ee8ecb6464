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

struct GormitiConvertOptions {
  std::filesystem::path cards;  ///< the card database
  std::string deck = {};        ///< code of a ready deck, or a deck file, a share code or a list in a file
  std::string to = "text";      ///< text, list or code
  std::string mode = {};        ///< of a list, which says none: strategic or quick. Empty: by its number of cards
  std::filesystem::path out_file = {};  ///< empty: the output
  bool force = false;                   ///< a file that is there is replaced
};
/// Reads a deck in any form and writes it in another. 0: written; 1: not (the reasons are on `err`); 2: wrong use.
int run_gormiti_deck_convert(const GormitiConvertOptions& options, std::ostream& out, std::ostream& err);

/// The ready decks, one line each: code, mode, name.
int run_gormiti_deck_list(const GormitiDeckOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// What the headless program does with decks.
namespace playsheet {

struct DeckCheckOptions {
  std::filesystem::path file;
  std::string edition;                       ///< empty: that of the deck's own hint, or else the default one
  std::filesystem::path cards = "cards.db";  ///< database, or folder of sources
  bool json = false;
  std::vector<std::string> rulings = {};  ///< "A-16=no"
};

/// `deck check`: every violation with its rule and what puts it right on `out`. 0: legal; 1: not legal, or the file
/// cannot be read (the reasons are on `err` then); 2: wrong use, such as an edition or a ruling that there is not.
int run_deck_check(const DeckCheckOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

/// `playsheet-cli cards ... --game gormiti`. Exit codes: 0 fine, 1 the input is wrong (the reasons are on `err`).
namespace playsheet {

struct GormitiCardsOptions {
  std::filesystem::path cards;                    ///< the card database
  std::string code = {};                          ///< `show`: of a card
  std::vector<std::filesystem::path> files = {};  ///< `check`: card sources; none: the database
  bool json = false;
};
/// Every card, one line each: code, type, figures, name.
int run_gormiti_cards_list(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err);
/// One card: its names, its text in each language, and how it stands in the card source; as JSON its facts and texts.
int run_gormiti_cards_show(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err);
/// What is wrong with card sources, or with the database. A file with `game = "gormiti"` at its head is a person's own:
/// it is read beside the cards of the database, whose codes are taken.
int run_gormiti_cards_check(const GormitiCardsOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/rising_clan/cards/catalog.h"

/// The cards of Rising Clan, as the commands find them, and `playsheet-cli cards ... --game rising-clan`. Exit codes: 0
/// fine, 1 the input is wrong (the reasons are on `err`).
namespace playsheet {

/// Beside the program: rising_clan/cards.toml.
std::filesystem::path shipped_rising_clan_cards();

/// Reads a card file; what is wrong with it is told on `err`, and there is no catalog then.
std::optional<rising_clan::Catalog> load_rising_clan_cards(const std::filesystem::path& file, std::ostream& err);

struct RisingClanCardsOptions {
  std::filesystem::path cards;                    ///< the card file
  std::string code = {};                          ///< `show`: of a card or a goal
  std::vector<std::filesystem::path> files = {};  ///< `check`: card files; none: the shipped one
  bool json = false;
};
/// Every card and goal, one line each.
int run_rising_clan_cards_list(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);
/// One card or goal: its names, its text in each language, and how it stands in the card file.
int run_rising_clan_cards_show(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);
/// What is wrong with card files.
int run_rising_clan_cards_check(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "app/storage/game_entries.h"
#include "engine/rising_clan/cards/catalog.h"

/// The cards of Rising Clan, as the commands find them, and `playsheet-cli cards ... --game rising-clan`. Exit codes: 0
/// fine, 1 the input is wrong (the reasons are on `err`).
namespace playsheet {

/// Out of a card database; what is wrong with it is told on `err`, and there is no catalog then.
std::optional<rising_clan::Catalog> load_rising_clan_cards(const std::filesystem::path& cards_db, std::ostream& err);

/// A card source as it goes into the card database, with the texts of its cards; likewise.
std::optional<GameEntries> rising_clan_entries(const std::filesystem::path& source, std::ostream& err);

struct RisingClanCardsOptions {
  std::filesystem::path cards;                    ///< the card database
  std::string code = {};                          ///< `show`: of a card or a goal
  std::vector<std::filesystem::path> files = {};  ///< `check`: card sources; none: the database
  bool json = false;
};
/// Every card and goal, one line each.
int run_rising_clan_cards_list(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);
/// One card or goal: its names, its text in each language, and how it stands in the card source.
int run_rising_clan_cards_show(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);
/// What is wrong with card sources, or with the database.
int run_rising_clan_cards_check(const RisingClanCardsOptions& options, std::ostream& out, std::ostream& err);

}  // namespace playsheet

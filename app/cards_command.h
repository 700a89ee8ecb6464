// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// What the headless program does with cards. Each gives the exit code: 0 fine, 1 the input is wrong (the
/// reasons are on `err`), 2 wrong use.
namespace playsheet {

struct CardsBuildOptions {
  std::filesystem::path sources = "resources/cards";
  std::filesystem::path out = "cards.db";
};
struct CardsCheckOptions {
  std::vector<std::filesystem::path> files;
  std::filesystem::path cards;  ///< database or folder of sources with the names that texts may speak of; may be empty
};
struct CardsStatusOptions {
  std::filesystem::path cards = "cards.db";  ///< database, or folder of sources
  bool json = false;
};
int run_cards_build(const CardsBuildOptions& options, std::ostream& out, std::ostream& err);
int run_cards_check(const CardsCheckOptions& options, std::ostream& out, std::ostream& err);
int run_cards_status(const CardsStatusOptions& options, std::ostream& out, std::ostream& err);

/// Fills a catalog from a database, or from a folder of sources. False if something is wrong; it has been said then.
bool load_cards(const std::filesystem::path& path, naruto::Catalog& catalog, std::ostream& err);

}  // namespace playsheet

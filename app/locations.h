// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/outcome.h"
#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"

/// Where the program's own files lie, which are only read, and where a person's data lies.
namespace playsheet {

/// Folder of the running program.
std::filesystem::path program_folder();

/// The folder with cards, decks and what else the program comes with. The first of these that there is: the one that is
/// named by `use_shipped_folder` (--data-dir), or by PLAYSHEET_DATA; that of an installation, from the program's own
/// folder
/// (../share/playsheet); the program's own folder, as in a build. What is named is taken even if nothing is there: the
/// problem that follows names it.
std::filesystem::path shipped_folder();
/// Likewise of these; `environment` is null if there is none.
std::filesystem::path shipped_folder(const std::filesystem::path& named, const char* environment,
                                     const std::filesystem::path& program);
/// To be called before anything is read. An empty path names none.
void use_shipped_folder(std::filesystem::path named);
/// The order above in words, for --help.
std::string shipped_folder_help();

std::filesystem::path shipped_cards();           ///< cards.db, with the cards of all games
std::filesystem::path shipped_decks();           ///< folder of the ready decks
std::filesystem::path shipped_scenario_cards();  ///< invented cards that every scenario knows

/// Where a person's data lies if nothing else is said: "playsheet" in the folder of XDG_DATA_HOME or in ~/.local/share.
/// A value that is no path from the root counts as none, and without HOME the folder of the account is used (XDG base
/// directory specification).
std::filesystem::path standard_data_folder();
/// Likewise of these values, each null if there is none; `account` is the account's folder.
std::filesystem::path standard_data_folder(const char* xdg_data_home, const char* home,
                                           const std::filesystem::path& account);

/// Opens the shipped card database.
Outcome<std::size_t> load_shipped_cards(naruto::Catalog& catalog);

/// A deck by the name of a ready deck ("clones") or by file.
Outcome<naruto::Deck> load_deck(const std::string& name_or_file);

/// The ready decks in the order of their names; those that cannot be read are left out and told in `problems`.
std::vector<naruto::Deck> ready_decks(std::vector<StorageProblem>& problems);

}  // namespace playsheet

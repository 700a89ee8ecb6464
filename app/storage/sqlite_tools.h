// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>

#include "app/storage/outcome.h"

/// Private to this folder: what every database file needs.
namespace playsheet {

/// "file:" address of a path for OPEN_URI; everything that has a meaning in an address is written as its number.
/// Nobody writes while it is open so: no locks, no journal is looked for.
std::string read_only_address(const std::filesystem::path& path);

/// A database file may come from strangers: it is data alone. Nothing in it is run (triggers, views, functions of its
/// schema), and no value is larger than a reader can want.
void treat_as_data(SQLite::Database& db);

/// What SQLite said, as a problem of this file.
StorageProblem problem_of(const SQLite::Exception& failure, const std::filesystem::path& file);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// Private to this folder: a database file without what depends on the machine that wrote it.
namespace playsheet {

/// Takes out of a whole database file, one that VACUUM has just written, what no reader looks at and what differs
/// between versions of SQLite: its version in the head of the file, and in each page of a table or index what is left
/// over between its head and its cells. `roots`: the first pages of all tables and indices.
void level_bytes(std::string& file, const std::vector<std::uint32_t>& roots);

}  // namespace playsheet

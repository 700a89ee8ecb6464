// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

#include "engine/tournament/journal/file.h"

/// What the commands about events read and write; what is wrong is told on `err` with its place.
namespace playsheet {

/// The journal of a file as far as it goes, and its fault; nothing if the file cannot be read.
std::optional<tournament::FileReading> read_told(const std::filesystem::path& file, std::ostream& err);

/// False if there is a file of this name, and it is not to be replaced.
bool may_write(const std::filesystem::path& file, bool force, std::ostream& err);

/// Writes the file, or on `out` if it has no name. Gives an exit code.
int write_told(const std::filesystem::path& file, const std::string& text, bool force, std::ostream& out,
               std::ostream& err);

}  // namespace playsheet

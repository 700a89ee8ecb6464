// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "app/storage/outcome.h"

/// Files that are a person's own: nobody else may read them.
namespace playsheet {

/// Makes the folder and those above it that are missing, for its owner alone (0700). One that is there stays as it is.
/// False if it cannot be made.
bool make_private_folder(const std::filesystem::path& folder);

/// Writes a file for its owner alone (0600): at first beside its place, then, when it is on the disk, in its place. A
/// full disk or a power cut leaves the old one as it was.
Outcome<std::size_t> write_private_file(const std::filesystem::path& path, std::string_view bytes);

/// What a system call said about a file.
StorageProblem file_problem(const std::filesystem::path& path, int code);

}  // namespace playsheet

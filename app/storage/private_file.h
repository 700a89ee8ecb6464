// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

#include "app/storage/outcome.h"

/// Files that are a person's own: nobody else may read them.
namespace playsheet {

/// Makes the folder and those above it that are missing, for its owner alone (0700). One that is there stays as it is.
/// 0, or what the system said (`errno`) of the topmost one that cannot be made.
int make_private_folder(const std::filesystem::path& folder);

/// Writes a file for its owner alone (0600): at first beside its place, then, when it is on the disk, in its place. A
/// full disk or a power cut leaves the old one as it was. A link that a person has put there is followed.
Outcome<std::size_t> write_private_file(const std::filesystem::path& path, std::string_view bytes);

/// A new file beside the place of another one, where nobody has one: what is to come there is written to it first.
struct Draft {
  std::filesystem::path path;
  int file = -1;  ///< open to write, or below zero: it could not be made
  int error = 0;  ///< why
};
Draft draft_beside(const std::filesystem::path& place, bool owner_alone = false);

/// Writes all of it and waits for the disk; 0, or what went wrong.
int write_whole(int file, std::string_view bytes);

/// What a system call said about a file.
StorageProblem file_problem(const std::filesystem::path& path, int code);

}  // namespace playsheet

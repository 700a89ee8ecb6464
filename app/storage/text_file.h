// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/storage/outcome.h"

namespace playsheet {

/// A text and the name under which messages speak of it.
struct TextSource {
  std::string name;  ///< file name without its folder
  std::string text;
};

/// The text without the blanks around it.
std::string_view trimmed(std::string_view text);

/// Why there is no file to be read under this name: it is missing, or belongs to a folder, or to a pipe or device that
/// would be waited for. Nothing for a file. `expected` is what would be right.
std::optional<StorageProblem> why_no_file(const std::filesystem::path& path, std::string_view expected);

/// The content of a file of at most 16 MiB.
Outcome<std::string> read_text_file(const std::filesystem::path& path);

/// Writes a file, at first beside it and then in its place.
Outcome<std::size_t> write_text_file(const std::filesystem::path& path, const std::string& text);

/// The card sources (`*.toml`) of a folder, in the order of their names.
std::vector<std::filesystem::path> card_source_files(const std::filesystem::path& folder);

/// Every card source (`*.toml`) of a folder, in the order of the file names.
Outcome<std::vector<TextSource>> read_card_sources(const std::filesystem::path& folder);

}  // namespace playsheet

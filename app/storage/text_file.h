// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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

/// A larger file is not read.
inline constexpr std::size_t kMostBytesOfAFile = std::size_t{16} * 1024 * 1024;

/// The content of a file, as it is.
Outcome<std::string> read_file_bytes(const std::filesystem::path& path);

/// Its text in UTF-8 with LF line ends, whatever program wrote it (engine/table/text_of_bytes.h). What is no text is
/// refused with line and column.
Outcome<std::string> read_text_file(const std::filesystem::path& path);

/// Likewise of a match record; one that holds something else is given as it is: a power cut may leave zeros behind the
/// last decision, and what stands before them is whole.
Outcome<std::string> read_record_file(const std::filesystem::path& path);

/// Writes a file, at first beside it and then in its place. A link is followed: the file behind it is written. No other
/// file is touched, whatever it is called. What is there is replaced.
Outcome<std::size_t> write_text_file(const std::filesystem::path& path, const std::string& text);

/// Where a file is written that is called so: the end of its links, also where nothing is there yet.
std::filesystem::path place_behind_links(const std::filesystem::path& path);

/// Why a file is not written without being asked: there is one of this name. Nothing if there is none, or with `force`;
/// devices such as /dev/stdout are never lost.
std::optional<StorageProblem> why_not_over(const std::filesystem::path& path, bool force);

/// The card sources (`*.toml`) of a folder, in the order of their names.
std::vector<std::filesystem::path> card_source_files(const std::filesystem::path& folder);

/// Every card source (`*.toml`) of a folder, in the order of the file names.
Outcome<std::vector<TextSource>> read_card_sources(const std::filesystem::path& folder);

}  // namespace playsheet

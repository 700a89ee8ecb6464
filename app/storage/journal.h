// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/storage/outcome.h"

namespace playsheet {

/// A text file that only grows: what `append` has written is on the disk when it returns, whatever happens then. Used
/// for match records, so that a crash costs nothing that was decided.
class Journal {
 public:
  /// A new file `folder`/`name`.match; a number is added to the name if the file is there already. Makes the folder.
  static Outcome<Journal> create(const std::filesystem::path& folder, const std::string& name);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();

  const std::filesystem::path& path() const { return path_; }

  /// Writes and waits for the disk.
  std::optional<StorageProblem> append(std::string_view text);

  /// A copy of everything up to now; a file of that name is replaced.
  std::optional<StorageProblem> copy_to(const std::filesystem::path& target) const;

 private:
  Journal(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
  void close();

  std::filesystem::path path_;
  int file_ = -1;
};

}  // namespace playsheet

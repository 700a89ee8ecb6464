// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "app/storage/outcome.h"

namespace playsheet {

/// A text file that only grows: what `append` has written is on the disk when it returns, whatever happens then. Used
/// for match records and events of organised play, so that a crash costs nothing that was decided. As long as it is
/// open, no other program can open it to write (an advisory lock on the file).
class Journal {
 public:
  /// A new file `folder`/`name` with this ending; a number is added to the name if the file is there already. Makes the
  /// folder.
  static Outcome<Journal> create(const std::filesystem::path& folder, const std::string& name,
                                 const std::string& ending = ".match");
  /// A file that is there. `locked` if another program writes to it.
  static Outcome<Journal> reopen(const std::filesystem::path& path);
  /// Whether a program, this one included, has it open to write.
  static bool in_use(const std::filesystem::path& path);

  Journal(Journal&& other) noexcept;
  Journal& operator=(Journal&& other) noexcept;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();

  const std::filesystem::path& path() const { return path_; }

  /// Writes and waits for the disk. If it fails, the file is as it was before, and may be tried again.
  std::optional<StorageProblem> append(std::string_view text);

  /// All of it as text (`read_record_file`); at most 16 MiB.
  Outcome<std::string> read() const;
  /// The file is this text from now on: the beginning of what `read` gave. What stands behind it is cut off in one
  /// step, nothing before is touched; a file that another program has saved otherwise (a byte order mark, other line
  /// ends) is written anew in its place.
  std::optional<StorageProblem> keep_only(std::string_view text);

  /// A copy of everything up to now; a file of that name is replaced.
  std::optional<StorageProblem> copy_to(const std::filesystem::path& target) const;

 private:
  Journal(std::filesystem::path path, int file) : path_(std::move(path)), file_(file) {}
  std::optional<StorageProblem> write_all(std::string_view text);
  std::optional<StorageProblem> cut(std::uintmax_t size);
  void close();

  std::filesystem::path path_;
  int file_ = -1;
};

}  // namespace playsheet

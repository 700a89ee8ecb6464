// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/storage/outcome.h"

namespace playsheet {

/// What a person chose last, as lines "key = value" in one file. A file that cannot be read is never overwritten: it is
/// kept under another name (.bak), and the settings start anew.
class Settings {
 public:
  /// No file is the same as an empty one. `problem` is set when the file was there and could not be used.
  static Settings load(const std::filesystem::path& file, std::optional<StorageProblem>& problem);

  std::string get(std::string_view key, std::string_view otherwise = {}) const;
  /// Bytes that are no characters are left out, control characters become blanks: what is saved can be read.
  void set(const std::string& key, std::string_view value);

  /// Beside the file first, then in its place.
  std::optional<StorageProblem> save() const;

  const std::filesystem::path& file() const { return file_; }

 private:
  std::filesystem::path file_;
  std::map<std::string, std::string, std::less<>> values_;
};

}  // namespace playsheet

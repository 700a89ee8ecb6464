// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace playsheet::support {

/// A file of the sources, by its path from the root; without one the root itself.
inline std::filesystem::path source_path(std::string_view path = {}) {
  const std::filesystem::path root = PLAYSHEET_SOURCE_DIR;
  return path.empty() ? root : root / path;
}

}  // namespace playsheet::support

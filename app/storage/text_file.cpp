// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/text_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <system_error>

#include "engine/table/one_line.h"

namespace playsheet {

namespace fs = std::filesystem;

std::string text_of(const StorageProblem& problem) {
  std::string text = fmt::format("{}: {}", problem.file, table::name_of(problem.fault));
  if (!problem.place.empty()) text += fmt::format(": {}", problem.place);
  if (!problem.found.empty()) text += fmt::format(": found {}", problem.found);
  if (!problem.expected.empty()) text += fmt::format("; expected {}", problem.expected);
  return table::one_line(text);
}

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<StorageProblem> why_no_file(const fs::path& path, std::string_view expected) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::is_regular_file(status)) return std::nullopt;
  StorageProblem problem{StorageFault::missing, path.string(), {}, {}, std::string(expected)};
  if (fs::exists(status)) {
    problem.fault = StorageFault::no_file;
    problem.found = fs::is_directory(status) ? "a folder" : "a pipe or a device";
  }
  return problem;
}

Outcome<std::string> read_text_file(const fs::path& path) {
  constexpr std::uintmax_t kMostBytes = std::uintmax_t{16} * 1024 * 1024;
  if (auto problem = why_no_file(path, "a file of this name")) return std::move(*problem);
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error || size > kMostBytes)
    return StorageProblem{StorageFault::unreadable,
                          path.string(),
                          {},
                          fmt::format("{} bytes", size),
                          fmt::format("at most {}", kMostBytes)};
  std::ifstream file(path, std::ios::binary);
  std::string text(static_cast<std::size_t>(size), '\0');
  if (!file || !file.read(text.data(), static_cast<std::streamsize>(size)))
    return StorageProblem{StorageFault::unreadable, path.string(), {}, {}, "a file that may be read"};
  return text;
}

Outcome<std::size_t> write_text_file(const fs::path& path, const std::string& text) {
  fs::path draft = path;
  draft += ".new";
  std::error_code error;
  {
    std::ofstream file(draft, std::ios::binary | std::ios::trunc);
    file << text;
    if (!file.flush()) {
      fs::remove(draft, error);
      return StorageProblem{StorageFault::cannot_write, path.string(), {}, {}, "a folder that may be written to"};
    }
  }
  fs::rename(draft, path, error);
  if (error)
    return StorageProblem{
        StorageFault::cannot_write, path.string(), {}, error.message(), "a file that may be replaced"};
  return text.size();
}

std::vector<fs::path> card_source_files(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".toml") files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

Outcome<std::vector<TextSource>> read_card_sources(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error))
    return StorageProblem{StorageFault::missing, folder.string(), {}, error.message(), "a folder of card sources"};
  const auto files = card_source_files(folder);
  if (files.empty())
    return StorageProblem{StorageFault::missing, folder.string(), {}, {}, "card sources (*.toml) in it"};
  std::vector<TextSource> sources;
  for (const auto& file : files) {
    auto text = read_text_file(file);
    if (!text) return text.problem();
    sources.push_back({file.filename().string(), std::move(*text)});
  }
  return sources;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/text_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "app/storage/private_file.h"
#include "engine/table/one_line.h"
#include "engine/table/text_of_bytes.h"

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
  if (error == std::errc::permission_denied) problem.fault = StorageFault::unreadable;  // of a folder above it
  if (fs::exists(status)) {
    problem.fault = StorageFault::no_file;
    problem.found = fs::is_directory(status) ? "a folder" : "a pipe or a device";
  }
  return problem;
}

Outcome<std::string> read_file_bytes(const fs::path& path) {
  if (auto problem = why_no_file(path, "an existing file")) return std::move(*problem);
  std::error_code error;
  const auto size = fs::file_size(path, error);
  if (error || size > kMostBytesOfAFile)
    return StorageProblem{StorageFault::unreadable,
                          path.string(),
                          {},
                          fmt::format("{} bytes", size),
                          fmt::format("at most {}", kMostBytesOfAFile)};
  std::ifstream file(path, std::ios::binary);
  std::string text(static_cast<std::size_t>(size), '\0');
  if (!file || !file.read(text.data(), static_cast<std::streamsize>(size)))
    return StorageProblem{StorageFault::unreadable, path.string(), {}, {}, "a readable file"};
  return text;
}

Outcome<std::string> read_text_file(const fs::path& path) {
  const auto bytes = read_file_bytes(path);
  if (!bytes) return bytes.problem();
  auto read = table::text_of_bytes(*bytes);
  if (!read.fault) return std::move(read.text);
  return StorageProblem{StorageFault::bad_content, path.string(),
                        fmt::format("line {}, column {}", read.fault->line, read.fault->column), read.fault->found,
                        std::string(table::kReadableText)};
}

Outcome<std::string> read_record_file(const fs::path& path) {
  auto bytes = read_file_bytes(path);
  if (!bytes) return bytes;
  auto read = table::text_of_bytes(*bytes);
  return read.fault ? std::move(bytes) : Outcome<std::string>(std::move(read.text));
}

fs::path place_behind_links(const fs::path& path) {
  constexpr int kMostLinks = 40;  // as many as the system follows
  fs::path place = path;
  std::error_code error;
  for (int links = 0; links < kMostLinks && fs::is_symlink(fs::symlink_status(place, error)); ++links) {
    const fs::path target = fs::read_symlink(place, error);
    if (error) return place;
    place = target.is_absolute() ? target : place.parent_path() / target;
  }
  return place;
}

std::optional<StorageProblem> why_not_over(const fs::path& path, bool force) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (force || !fs::is_regular_file(status)) return std::nullopt;
  return StorageProblem{
      StorageFault::cannot_write, path.string(), {}, "an existing file", "another name, or --force to replace it"};
}

Outcome<std::size_t> write_text_file(const fs::path& path, const std::string& text) {
  const fs::path place = place_behind_links(path);
  std::error_code error;
  const fs::file_status status = fs::status(place, error);
  if (fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status)) {  // a device or a pipe
    std::ofstream out(place, std::ios::binary);
    if (out << text && out.flush()) return text.size();
    return StorageProblem{StorageFault::cannot_write, path.string(), {}, {}, "a place that may be written to"};
  }
  const Draft draft = draft_beside(place);
  if (draft.file < 0) return file_problem(path, draft.error);
  int code = write_whole(draft.file, text);
  // one that is there keeps its rights; a new one has those of every new file
  if (fs::is_regular_file(status)) ::fchmod(draft.file, static_cast<mode_t>(status.permissions()));
  if (::close(draft.file) != 0 && code == 0) code = errno;
  if (code == 0 && ::rename(draft.path.c_str(), place.c_str()) != 0) code = errno;
  if (code == 0) return text.size();
  ::unlink(draft.path.c_str());
  return file_problem(path, code);
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

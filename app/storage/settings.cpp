// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/settings.h"

#include <algorithm>
#include <system_error>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view kFirstLine = "# Playsheet settings 1";

bool is_key(std::string_view text) {
  return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
  });
}

bool is_value(std::string_view text) {
  return text.size() <= 4096 &&
         std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; });
}

/// The file as keys and values, or the number of the first line that is neither.
std::optional<int> read_lines(std::string_view text, std::map<std::string, std::string, std::less<>>& values) {
  int number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = text.find('\n');
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (number == 1 && line != kFirstLine) return number;
    if (line.empty() || line.front() == '#') continue;
    const auto sign = line.find('=');
    if (sign == std::string_view::npos) return number;
    const auto key = trimmed(line.substr(0, sign));
    const auto value = trimmed(line.substr(sign + 1));
    if (!is_key(key) || !is_value(value)) return number;
    values.insert_or_assign(std::string(key), std::string(value));
  }
  return std::nullopt;
}

/// A name beside the file that nobody has: settings.ini.bak, settings.ini.bak2 ...
fs::path spare_name(const fs::path& file) {
  for (int i = 1; i < 100; ++i) {
    fs::path spare = file;
    spare += i == 1 ? std::string(".bak") : ".bak" + std::to_string(i);
    std::error_code error;
    if (!fs::exists(spare, error)) return spare;
  }
  fs::path last = file;
  last += ".bak100";
  return last;
}

}  // namespace

Settings Settings::load(const fs::path& file, std::optional<StorageProblem>& problem) {
  Settings settings;
  settings.file_ = file;
  std::error_code error;
  if (!fs::exists(file, error)) return settings;
  const auto text = read_text_file(file);
  StorageProblem found{StorageFault::bad_content, file.string(), {}, {}, "lines \"key = value\""};
  if (text) {
    const auto line = read_lines(*text, settings.values_);
    if (!line) return settings;
    found.place = "line " + std::to_string(*line);
  } else {
    found = text.problem();
  }
  settings.values_.clear();
  const fs::path spare = spare_name(file);
  fs::rename(file, spare, error);
  found.found = error ? "something else, and it cannot be moved away"
                      : "something else (kept as " + spare.filename().string() + ")";
  if (error) settings.file_.clear();  // never overwritten
  problem = found;
  return settings;
}

std::string Settings::get(std::string_view key, std::string_view otherwise) const {
  const auto found = values_.find(key);
  return found == values_.end() ? std::string(otherwise) : found->second;
}

void Settings::set(const std::string& key, std::string_view value) {
  std::string clean;
  for (std::size_t at = 0; at < value.size();) {
    const std::size_t length = table::utf8_character(value, at);
    const auto c = static_cast<unsigned char>(value[at]);
    if (length > 0) clean += c < 32 || c == 127 ? std::string_view(" ") : value.substr(at, length);
    at += std::max<std::size_t>(length, 1);
  }
  values_.insert_or_assign(key, std::move(clean));
}

std::optional<StorageProblem> Settings::save() const {
  if (file_.empty()) return std::nullopt;
  std::string text(kFirstLine);
  text += '\n';
  for (const auto& [key, value] : values_) text.append(key).append(" = ").append(value).append("\n");
  make_private_folder(file_.parent_path());  // what cannot be made is told by the writing
  const auto written = write_private_file(file_, text);
  if (!written) return written.problem();
  return std::nullopt;
}

}  // namespace playsheet

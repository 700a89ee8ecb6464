// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/probe_files.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <system_error>

namespace playsheet {
namespace fs = std::filesystem;

std::string probe_file_of(std::string_view set) {
  std::string name;
  for (const char c : set) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter) != 0)
      name += static_cast<char>(std::tolower(letter));
    else if (c != '\'' && !name.empty() && name.back() != '-')
      name += '-';
  }
  return name + ".scenario";
}

Outcome<std::vector<TextSource>> read_probe_files(const fs::path& folder) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".scenario") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  std::vector<TextSource> files;
  for (const fs::path& path : paths) {
    auto text = read_text_file(path);
    if (!text) return text.problem();
    files.push_back({path.filename().string(), std::move(*text)});
  }
  return files;
}

std::map<std::string, std::string> probe_blocks(std::string_view text) {
  std::map<std::string, std::string> blocks;
  std::string* block = nullptr;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("scenario ")) {
      const auto id = line.substr(9, line.find(' ', 9) - 9);
      block = &blocks[id];
    }
    if (block != nullptr && !line.empty()) *block += line + '\n';
  }
  return blocks;
}

std::vector<std::string> played_lines(std::string_view block) {
  std::vector<std::string> out;
  std::istringstream lines{std::string(block)};
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("expect ") || line.starts_with("# ")) out.push_back(line);
  return out;
}

}  // namespace playsheet

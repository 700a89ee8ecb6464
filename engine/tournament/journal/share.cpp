// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/share.h"

#include <algorithm>
#include <optional>
#include <set>

#include "engine/table/one_line.h"
#include "engine/table/record_lines.h"

namespace tournament {
namespace {

constexpr std::string_view kFile = "file ";

bool is_name_letter(char c) {
  const auto letter = static_cast<unsigned char>(c);
  return letter >= ' ' && c != '/' && c != '\\' && letter != 127;
}

/// Takes the lines of a text off one by one.
struct Lines {
  std::string_view rest;
  int number = 0;

  std::optional<std::string_view> next() {
    const auto end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    ++number;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);  // went through a mail or another system
    return line;
  }
};

struct FileLine {
  std::string name;
  int lines = 0;
};

std::optional<FileLine> read_file_line(std::string_view line) {
  if (!line.starts_with(kFile)) return std::nullopt;
  line.remove_prefix(kFile.size());
  const auto blank = line.rfind(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  const auto lines = table::number_of<int>(line.substr(blank + 1));
  if (!lines || *lines < 0) return std::nullopt;
  return FileLine{std::string(line.substr(0, blank)), *lines};
}

FileFault fault(int line, RefusalCode code, std::string_view found, std::string meant = {}) {
  return {line, {code, table::one_line(found.substr(0, 80)), std::move(meant)}};
}

std::optional<FileFault> why_no_share(std::string_view line) {
  const std::string meant = std::string(kShareForm) + " " + std::to_string(kShareVersion);
  const auto blank = line.find(' ');
  const auto version = blank == std::string_view::npos ? std::nullopt : table::number_of<int>(line.substr(blank + 1));
  if (line.substr(0, blank) != kShareForm || !version || *version < 1)
    return fault(1, RefusalCode::header_missing, line, meant);
  if (*version > kShareVersion) return fault(1, RefusalCode::header_newer, line, meant);
  return std::nullopt;
}

}  // namespace

bool is_record_name(std::string_view name) {
  return name.size() > kRecordEnding.size() && name.ends_with(kRecordEnding) && name.front() != '.' &&
         std::all_of(name.begin(), name.end(), is_name_letter);
}

bool is_share(std::string_view text) { return text.starts_with(std::string(kShareForm) + " "); }

std::string share_text(const std::vector<SharedFile>& files) {
  std::string out = std::string(kShareForm) + " " + std::to_string(kShareVersion) + "\n";
  for (const SharedFile& file : files) {
    const auto end = file.text.rfind('\n');
    const std::string_view whole = std::string_view(file.text).substr(0, end == std::string::npos ? 0 : end + 1);
    out += std::string(kFile) + file.name + " " + std::to_string(std::count(whole.begin(), whole.end(), '\n')) + "\n";
    out += whole;
  }
  return out;
}

std::variant<std::vector<SharedFile>, FileFault> read_share(std::string_view text) {
  Lines lines{text};
  const auto first = lines.next();
  if (const auto wrong = why_no_share(first ? *first : text)) return *wrong;
  std::vector<SharedFile> out;
  std::set<std::string> names;
  while (!lines.rest.empty()) {
    const int at = lines.number + 1;
    const auto line = lines.next();
    const auto head = line ? read_file_line(*line) : std::nullopt;
    if (!head) return fault(at, RefusalCode::share_file_line, line ? *line : lines.rest, "file NAME LINES");
    const bool good = out.empty() ? head->name == kSharedJournal : is_record_name(head->name);
    if (!good)
      return fault(at, RefusalCode::share_name, head->name, std::string(out.empty() ? kSharedJournal : "*.match"));
    if (!names.insert(head->name).second) return fault(at, RefusalCode::share_twice, head->name);
    SharedFile file{head->name, {}, at + 1};
    for (int i = 0; i < head->lines; ++i) {
      const auto next = lines.next();
      if (!next)
        return fault(lines.number + 1, RefusalCode::share_torn, head->name, std::to_string(head->lines) + " lines");
      file.text += std::string(*next) + "\n";
    }
    out.push_back(std::move(file));
  }
  if (out.empty()) return fault(lines.number + 1, RefusalCode::share_torn, kSharedJournal);
  return out;
}

}  // namespace tournament

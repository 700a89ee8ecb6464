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
  table::RecordLines lines(text);
  if (auto wrong = why_no_header(lines.next_raw(), kShareForm, kShareVersion)) return FileFault{1, std::move(*wrong)};
  std::vector<SharedFile> out;
  std::set<std::string> names;
  while (!lines.done()) {
    const auto line = lines.next_raw();
    const int at = lines.number();
    const auto head = lines.whole() ? read_file_line(line) : std::nullopt;
    if (!head) return fault(at, RefusalCode::share_file_line, line, "file NAME LINES");
    const bool good = out.empty() ? head->name == kSharedJournal : is_record_name(head->name);
    if (!good)
      return fault(at, RefusalCode::share_name, head->name, std::string(out.empty() ? kSharedJournal : "*.match"));
    if (!names.insert(head->name).second) return fault(at, RefusalCode::share_twice, head->name);
    SharedFile file{head->name, {}, at + 1};
    for (int i = 0; i < head->lines; ++i) {
      const auto next = lines.next_raw();
      if (!lines.whole())
        return fault(lines.number(), RefusalCode::share_torn, head->name, std::to_string(head->lines) + " lines");
      file.text += std::string(next) + "\n";
    }
    out.push_back(std::move(file));
  }
  if (out.empty()) return fault(lines.number() + 1, RefusalCode::share_torn, kSharedJournal);
  return out;
}

}  // namespace tournament

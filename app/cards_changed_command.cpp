// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <regex>

#include "app/cards_tree_commands.h"
#include "app/exit_code.h"
#include "app/probe_files.h"

namespace playsheet {
namespace {

using Blocks = std::map<std::string, std::string>;

void add(Blocks& all, const std::string& text) { all.merge(probe_blocks(text)); }

bool read_folder(const std::filesystem::path& folder, Blocks& all, std::ostream& err) {
  const auto files = read_probe_files(folder);
  if (!files) {
    fmt::print(err, "{}\n", text_of(files.problem()));
    return false;
  }
  for (const TextSource& file : *files) add(all, file.text);
  if (all.empty()) fmt::print(err, "{}: no probes\n", folder.string());
  return !all.empty();
}

/// What changed, without what is only this card's: its code and those of others are the same in all.
std::string kind_of(const std::vector<std::string>& gone, const std::vector<std::string>& come,
                    const std::string& own) {
  static const std::regex code(R"(\b[A-Z]{1,3}-?[A-Z]*[0-9]{2,}[A-Z]?\b)");
  std::string text;
  const auto list = [&](const char* sign, std::vector<std::string> lines) {
    for (std::string& line : lines) {
      for (std::size_t at = 0; (at = line.find(own, at)) != std::string::npos;) line.replace(at, own.size(), "it");
      line = std::regex_replace(line, code, "another");
    }
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
    for (const std::string& line : lines) text += fmt::format("  {} {}\n", sign, line);
  };
  list("-", gone);
  list("+", come);
  return text;
}

std::vector<std::string> without(const std::vector<std::string>& lines, const std::vector<std::string>& others) {
  std::vector<std::string> rest = others, out;
  for (const std::string& line : lines)
    if (const auto found = std::find(rest.begin(), rest.end(), line); found != rest.end())
      rest.erase(found);
    else
      out.push_back(line);
  return out;
}

}  // namespace

int run_cards_changed(const CardsChangedOptions& options, std::ostream& out, std::ostream& err) {
  Blocks before, now;
  if (!read_folder(options.since, before, err) || !read_folder(options.probes, now, err)) return kWrong;
  std::map<std::string, std::vector<std::string>> kinds;
  std::vector<std::string> come, gone;
  for (const auto& [id, block] : now) {
    const auto old = before.find(id);
    if (old == before.end()) {
      come.push_back(id);
      continue;
    }
    const auto was = played_lines(old->second), is = played_lines(block);
    if (was != is) kinds[kind_of(without(was, is), without(is, was), id.substr(0, id.rfind('.')))].push_back(id);
  }
  for (const auto& [id, block] : before)
    if (!now.contains(id)) gone.push_back(id);
  std::vector<std::pair<std::string, std::vector<std::string>>> largest(kinds.begin(), kinds.end());
  std::stable_sort(largest.begin(), largest.end(),
                   [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
  for (const auto& [kind, ids] : largest) fmt::print(out, "{}: {}\n{}", ids.size(), fmt::join(ids, " "), kind);
  if (!come.empty()) fmt::print(out, "new: {}\n", fmt::join(come, " "));
  if (!gone.empty()) fmt::print(out, "gone: {}\n", fmt::join(gone, " "));
  std::size_t changed = 0;
  for (const auto& [kind, ids] : kinds) changed += ids.size();
  fmt::print(out, "{} texts play otherwise, in {} ways; {} new, {} gone\n", changed, kinds.size(), come.size(),
             gone.size());
  return kFine;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/event_share.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <system_error>
#include <variant>

#include "app/storage/journal.h"
#include "app/storage/private_file.h"
#include "app/storage/text_file.h"

namespace playsheet {

namespace fs = std::filesystem;
using tournament::FileFault;
using tournament::RefusalCode;
using tournament::SharedFile;

namespace {

constexpr std::string_view kRecordHead = "playsheet match ";
constexpr std::size_t kLongestHead = std::size_t{64} * 1024;  // what stands before the first decision

/// Of all matches that began at the table of the program.
std::set<std::string> series_lines(const tournament::Event& event) {
  std::set<std::string> out;
  for (const tournament::Round& round : event.rounds)
    for (const tournament::Match& match : round.matches)
      if (match.seed != 0) out.insert(fmt::format("series 3 seed {}", match.seed));
  return out;
}

/// The journal may be a stranger's: a name that leads elsewhere names nothing.
std::set<std::string> named_records(const tournament::Event& event) {
  std::set<std::string> out;
  for (const tournament::Round& round : event.rounds)
    for (const tournament::Match& match : round.matches)
      if (tournament::is_record_name(match.record)) out.insert(match.record);
  return out;
}

/// A game of one of these matches: its head says of which.
bool is_game_of(std::string_view record, const std::set<std::string>& series) {
  if (!record.starts_with(kRecordHead)) return false;
  std::string_view head = record.substr(0, kLongestHead);
  head = head.substr(0, head.find("\nbegin"));
  const auto at = head.find("\nseries ");
  if (at == std::string_view::npos) return false;
  const std::string_view line = head.substr(at + 1, head.find('\n', at + 1) - at - 1);
  return series.contains(std::string(line));
}

std::string head_of(const fs::path& path) {
  std::string out(kLongestHead, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(out.data(), static_cast<std::streamsize>(out.size()));
  out.resize(static_cast<std::size_t>(file.gcount()));
  return out;
}

/// Names of the records of the event, those that it names and further games of its matches.
std::set<std::string> records_of(const tournament::Event& event, const fs::path& matches) {
  std::set<std::string> out = named_records(event);
  const auto series = series_lines(event);
  std::error_code error;
  if (series.empty()) return out;
  for (const auto& entry : fs::directory_iterator(matches, error))
    if (entry.path().extension() == tournament::kRecordEnding && is_game_of(head_of(entry.path()), series))
      out.insert(entry.path().filename().string());
  return out;
}

/// What of an own record there is already: nothing, the beginning or all of it, or something else.
enum class Here { nothing, less, all, other };
Here look_for(const SharedFile& record, const fs::path& matches) {
  const fs::path path = matches / record.name;
  std::error_code error;
  if (!fs::exists(path, error)) return Here::nothing;
  const auto text = read_record_file(path);
  if (!text) return Here::other;
  if (text->starts_with(record.text)) return Here::all;
  return record.text.starts_with(*text) && !Journal::in_use(path) ? Here::less : Here::other;
}

}  // namespace

Outcome<EventShare> share_of(const tournament::Journal& journal, const fs::path& matches) {
  EventShare out;
  std::vector<SharedFile> files{{std::string(tournament::kSharedJournal), journal_text(journal), 0}};
  for (const std::string& name : records_of(journal.event(), matches)) {
    auto text = read_record_file(matches / name);
    if (text)
      files.push_back({name, std::move(*text), 0});
    else
      out.missing.push_back(name);
  }
  out.records = static_cast<int>(files.size()) - 1;
  out.text = share_text(files);
  if (out.text.size() > kMostBytesOfAFile)
    return StorageProblem{StorageFault::unreadable,
                          "the event with its records",
                          {},
                          fmt::format("{} bytes", out.text.size()),
                          fmt::format("at most {}", kMostBytesOfAFile)};
  return out;
}

ReadShare read_event_share(std::string_view text, const fs::path& matches) {
  ReadShare out;
  auto read = tournament::read_share(text);
  if (auto* fault = std::get_if<FileFault>(&read)) {
    out.fault = std::move(*fault);
    return out;
  }
  auto& files = std::get<std::vector<SharedFile>>(read);
  tournament::FileReading journal = tournament::read_journal(files.front().text);
  if (journal.fault) {
    out.fault = FileFault{files.front().line + journal.fault->line - 1, journal.fault->refusal};
    return out;
  }
  out.journal = std::move(journal.journal);
  const auto named = named_records(out.journal.event());
  const auto series = series_lines(out.journal.event());
  for (std::size_t i = 1; i < files.size(); ++i) {
    SharedFile& file = files[i];
    const auto refuse = [&](RefusalCode code) { out.fault = FileFault{file.line, {code, file.name, {}}}; };
    if (!file.text.starts_with(kRecordHead))
      refuse(RefusalCode::share_record);
    else if (!named.contains(file.name) && !is_game_of(file.text, series))
      refuse(RefusalCode::share_foreign);
    else if (const Here here = look_for(file, matches); here == Here::other)
      refuse(RefusalCode::share_clash);
    else if (here != Here::all)
      out.records.push_back(std::move(file));
    if (out.fault) return out;
  }
  return out;
}

std::optional<StorageProblem> write_records(const std::vector<SharedFile>& records, const fs::path& matches) {
  if (const int code = records.empty() ? 0 : make_private_folder(matches); code != 0)
    return file_problem(matches, code);
  for (const SharedFile& record : records)
    if (const auto written = write_private_file(matches / record.name, record.text); !written) return written.problem();
  return std::nullopt;
}

}  // namespace playsheet

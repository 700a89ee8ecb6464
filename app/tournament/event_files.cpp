// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/event_files.h"

#include <algorithm>
#include <cctype>
#include <system_error>
#include <type_traits>
#include <utility>
#include <variant>

#include "app/storage/private_file.h"
#include "app/storage/text_file.h"
#include "app/tournament/event_share.h"
#include "app/tournament/tournament_json.h"
#include "engine/rising_clan/tournament/line_text.h"
#include "engine/table/journal_file.h"
#include "engine/tournament/journal/line_text.h"

namespace playsheet {

namespace fs = std::filesystem;
using rising_clan::PointsJournal;
using tournament::FileReading;
using tournament::read_journal;

namespace {

constexpr std::size_t kLongestSlug = 40;

/// The name of the file of an event: its day and its title in plain letters.
template <class Event>
std::string file_name(const Event& event) {
  std::string out;
  for (const char c : event.date + " " + event.title) {
    if (out.size() >= kLongestSlug) break;
    const auto letter = static_cast<unsigned char>(c);
    if (letter < 128 && std::isalnum(letter) != 0)
      out += static_cast<char>(std::tolower(letter));
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  return out.empty() ? "event" : out;
}

std::int64_t changed_at(const fs::path& path) {
  std::error_code error;
  const auto when = fs::last_write_time(path, error);
  return error ? 0 : std::chrono::duration_cast<std::chrono::nanoseconds>(when.time_since_epoch()).count();
}

/// The whole lines of a text.
std::string_view whole_lines(std::string_view text) {
  const auto end = text.rfind('\n');
  return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

template <class Made>
bool is_same_event(const Made& a, const Made& b) {
  return !a.lines().empty() && !b.lines().empty() && text_of(a.lines().front()) == text_of(b.lines().front());
}

/// The journal of this kind that it is; an empty one if it is of another.
template <class Made, class Event>
const Made& journal_of(const Event& event) {
  if constexpr (std::is_same_v<Made, PointsJournal>) {
    static const PointsJournal none;
    return event.points ? event.points->journal : none;
  } else {
    return event.reading.journal;
  }
}

/// What an event is: its first line tells.
template <class Event>
void read_into(Event& event, const std::string& text) {
  if (rising_clan::is_points_journal(text))
    event.points = rising_clan::read_points_journal(text);
  else
    event.reading = read_journal(text);
}

/// A torn last line is set aside into a file beside it, never the event (T-P16).
std::optional<StorageProblem> set_aside(Journal& file, const std::string& text) {
  const std::string_view whole = whole_lines(text);
  const auto kept = write_private_file(file.path().string() + ".torn", std::string_view(text).substr(whole.size()));
  return kept ? file.keep_only(whole) : std::optional(kept.problem());
}

}  // namespace

std::vector<EventOnDisk> EventFiles::list(std::optional<StorageProblem>& problem, const std::stop_token& stop) const {
  std::vector<EventOnDisk> all;
  std::error_code error;
  if (!fs::exists(folder_, error)) return all;
  fs::directory_iterator entries(folder_, error);
  if (error) {
    problem = StorageProblem{StorageFault::unreadable, folder_.string(), {}, error.message(), "a readable folder"};
    return all;
  }
  for (const auto& entry : entries)
    if (entry.path().extension() == kEventEnding)
      all.push_back({entry.path().filename().string(), changed_at(entry.path()), {}, {}, false, {}});
  std::sort(all.begin(), all.end(), [](const EventOnDisk& a, const EventOnDisk& b) {
    return std::pair(b.changed, a.name) < std::pair(a.changed, b.name);
  });
  for (EventOnDisk& event : all) {
    if (stop.stop_requested()) break;
    const auto text = read_record_file(folder_ / event.name);
    if (text)
      read_into(event, *text);
    else
      event.problem = text.problem();
    event.in_use = Journal::in_use(folder_ / event.name);
  }
  return all;
}

Outcome<fs::path> EventFiles::path_of(const std::string& name) const {
  const fs::path path = folder_ / name;
  if (fs::path(name).filename() != name || name.empty() || path.extension() != kEventEnding)
    return StorageProblem{StorageFault::missing, name, {}, {}, "an event of the list"};
  return path;
}

template <class Made>
Outcome<EventToWrite> EventFiles::create_of(const Made& journal) const {
  auto file = Journal::create(folder_, file_name(journal.event()), kEventEnding);
  if (!file) return file.problem();
  if (const auto problem = file->append(journal_text(journal))) {
    std::error_code error;
    fs::remove(file->path(), error);  // half an event is none
    return *problem;
  }
  EventToWrite out;
  if constexpr (std::is_same_v<Made, PointsJournal>)
    out.points.emplace().journal = journal;
  else
    out.reading.journal = journal;
  out.file = std::move(*file);
  return out;
}

Outcome<EventToWrite> EventFiles::create(const tournament::Journal& journal) const { return create_of(journal); }
Outcome<EventToWrite> EventFiles::create(const PointsJournal& journal) const { return create_of(journal); }

Outcome<EventToWrite> EventFiles::open(const std::string& name) const {
  const auto path = path_of(name);
  if (!path) return path.problem();
  auto file = Journal::reopen(*path);
  if (!file) return file.problem();
  const auto text = file->read();
  if (!text) return text.problem();
  EventToWrite out;
  read_into(out, *text);
  if (out.points ? out.points->fault.has_value() : out.reading.fault.has_value()) return out;
  if (out.points ? out.points->torn.has_value() : out.reading.torn.has_value())
    if (const auto problem = set_aside(*file, *text)) return *problem;
  out.file = std::move(*file);
  return out;
}

template <class Reading>
Outcome<EventTakenOver> EventFiles::rescue_of(const Reading& reading) const {
  if (reading.journal.lines().empty()) return EventTakenOver(reading.fault);
  auto made = create_of(reading.journal);
  if (!made) return made.problem();
  return EventTakenOver(made->file->path().filename().string());
}

Outcome<EventTakenOver> EventFiles::rescue(const std::string& name) const {
  const auto path = path_of(name);
  if (!path) return path.problem();
  const auto text = read_record_file(*path);
  if (!text) return text.problem();
  if (rising_clan::is_points_journal(*text)) return rescue_of(rising_clan::read_points_journal(*text));
  return rescue_of(read_journal(*text));
}

Outcome<EventTakenOver> EventFiles::import(const fs::path& path) const {
  const auto text = read_record_file(path);
  if (!text) return text.problem();
  const auto first = text->find_first_not_of(" \t\r\n");
  if (first != std::string::npos && (*text)[first] == '{') {
    const auto made = journal_of_json(*text);
    if (const auto* fault = std::get_if<std::string>(&made)) {
      EventTakenOver out;
      out.json_fault = *fault;
      return out;
    }
    return take_over(std::get<tournament::Journal>(made));
  }
  if (tournament::is_share(*text)) return take_over_share(*text);
  if (rising_clan::is_points_journal(*text)) {
    const rising_clan::PointsReading reading = rising_clan::read_points_journal(*text);
    return reading.fault ? Outcome(EventTakenOver(reading.fault)) : take_over(reading.journal);
  }
  const FileReading reading = read_journal(*text);
  return reading.fault ? Outcome(EventTakenOver(reading.fault)) : take_over(reading.journal);
}

// As a whole or not at all: the records go first, so that no event is here whose records are not.
Outcome<EventTakenOver> EventFiles::take_over_share(std::string_view text) const {
  const ReadShare read = read_event_share(text, matches_);
  if (read.fault) return EventTakenOver(read.fault);
  const auto here = find(read.journal);
  if (here && (here->in_use || table::first_line_that_differs(here->reading.journal, read.journal) != 0))
    return take_over(read.journal);  // which refuses it: it is open, or went another way
  if (const auto problem = write_records(read.records, matches_)) return *problem;
  auto taken = take_over(read.journal);
  if (taken) taken->records = static_cast<int>(read.records.size());
  return taken;
}

template <class Made>
std::optional<EventOnDisk> EventFiles::find(const Made& journal) const {
  std::optional<StorageProblem> problem;
  for (EventOnDisk& here : list(problem))
    if (is_same_event(journal_of<Made>(here), journal)) return std::move(here);
  return std::nullopt;
}

// A copy that went on elsewhere is gone on with, one that went another way is refused with the first differing line
// (T-P17).
template <class Made>
Outcome<EventTakenOver> EventFiles::take_over(const Made& journal) const {
  const auto here = find(journal);
  if (!here) {
    auto made = create_of(journal);
    if (!made) return made.problem();
    return EventTakenOver(made->file->path().filename().string());
  }
  EventTakenOver out(here->name);
  out.differs = table::first_line_that_differs(journal_of<Made>(*here), journal);
  if (out.differs != 0) {
    out.name.clear();
    return out;
  }
  auto opened = open(here->name);
  if (!opened) return opened.problem();
  const auto& mine = journal_of<Made>(*opened).lines();  // another program may have added some since it was looked for
  std::string more;
  for (std::size_t i = mine.size(); i < journal.lines().size(); ++i) more += text_of(journal.lines()[i]) + "\n";
  out.grown = opened->file && !more.empty();  // a damaged one stays as it is
  if (out.grown)
    if (const auto failed = opened->file->append(more)) return *failed;
  return out;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kept_records.h"

#include "app/storage/text_file.h"
#include "app/table_form.h"

namespace playsheet {

KeptRecords::KeptRecords(const std::filesystem::path& data) : data_(data), files_(data) {}

/// One that could not be used may be whole again: its backup may have taken its place, or whoever kept it has gone.
PersonDatabase& KeptRecords::person() {
  if (person_ && !person_->problem()) return *person_;
  person_ = PersonDatabase::open(data_ / "person.db");
  person_->when_written([this] { person_->settle(); });
  return *person_;
}

ListedRecords KeptRecords::list(std::size_t most, const std::stop_token& stop) {
  ListedRecords out;
  out.files = files_.newest(out.problem, most, stop);
  if (auto notes = match_notes(person()))
    notes_ = std::move(*notes);
  else if (!out.problem)
    out.problem = notes.problem();
  out.notes = notes_;
  out.can_restore = !removed_.empty();
  return out;
}

ReopenedRecord KeptRecords::reopen(const std::string& file, const naruto::Catalog& cards, const std::stop_token& stop) {
  auto out = reopen_match<naruto::Match>(
      files_, file, [&cards](std::string_view text) { return naruto::replay(text, cards); }, stop);
  if (out.match) wanted_again(file);
  return out;
}

/// Who goes on with a match that was put aside wants it again.
void KeptRecords::wanted_again(const std::string& file) {
  const auto note_of = notes_.find(file);
  if (note_of != notes_.end() && note_of->second.aside) (void)note(file, {note_of->second.title, false});
}

std::optional<StorageProblem> KeptRecords::note(const std::string& file, const MatchNote& note) {
  auto problem = note_match(person(), file, note);
  if (!problem) notes_[file] = note;
  return problem;
}

std::optional<StorageProblem> KeptRecords::set_title(const std::string& file, const std::string& title) {
  MatchNote now = notes_[file];
  now.title = title;
  return note(file, now);
}

std::optional<StorageProblem> KeptRecords::put_aside(const std::string& file) {
  MatchNote now = notes_[file];
  now.aside = true;
  return note(file, now);
}

std::optional<StorageProblem> KeptRecords::copy(const std::string& file, const std::filesystem::path& target) const {
  return files_.copy(file, target);
}

std::optional<StorageProblem> KeptRecords::remove(const std::string& file) {
  const auto moved = files_.remove(file);
  if (!moved) return moved.problem();
  removed_.push_back({*moved, notes_[file]});
  return note(file, {});
}

std::optional<StorageProblem> KeptRecords::restore() {
  if (removed_.empty()) return std::nullopt;
  const auto back = files_.restore(removed_.back().in_trash);
  if (!back) return back.problem();
  const MatchNote was = removed_.back().note;
  removed_.pop_back();
  return note(*back, was);
}

bool KeptRecords::decided(std::uint64_t seed, const std::stop_token& stop) {
  std::optional<StorageProblem> problem;
  return decided_series(files_.newest(problem, SIZE_MAX, stop)).contains(seed);
}

CountedGames KeptRecords::history(const std::stop_token& stop) {
  CountedGames out;
  const auto all = files_.newest(out.problem, SIZE_MAX, stop);
  if (stop.stop_requested()) return out;  // what has not been looked at is not gone
  out.for_spreadsheet = tablesForSpreadsheet(person());
  if (auto problem = update_games(person(), all)) {
    // what cannot be kept can still be counted
    out.problem = std::move(problem);
    out.games = games_that_count(all);
    return out;
  }
  if (auto games = played_games(person()))
    out.games = std::move(*games);
  else
    out.problem = games.problem();
  return out;
}

std::optional<StorageProblem> KeptRecords::write_table(const std::filesystem::path& file, const std::string& table,
                                                       bool for_spreadsheet) {
  setTablesForSpreadsheet(person(), for_spreadsheet);
  const auto written = write_text_file(file, table);
  return written ? std::nullopt : std::optional(written.problem());
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/record_writer.h"

#include <array>
#include <ctime>

namespace playsheet {
namespace {

/// By the clock of the table.
std::string now_as(const char* form) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  std::array<char, 32> text{};
  if (::localtime_r(&now, &local) == nullptr) return {};
  return {text.data(), std::strftime(text.data(), text.size(), form, &local)};
}

/// The end of a decision says when it was on disk, for people and for the length of a game.
std::string timed(std::string record) {
  if (record.ends_with(".\n")) record.insert(record.size() - 1, "  # " + now_as("%Y-%m-%d %H:%M:%S"));
  return record;
}

}  // namespace

std::optional<StorageProblem> RecordWriter::begun(std::string record) {
  name_ = now_as("%Y-%m-%d-%H%M%S");
  return append(timed(std::move(record)));
}

std::optional<StorageProblem> RecordWriter::decided(std::string moment) { return append(timed(std::move(moment))); }

std::optional<StorageProblem> RecordWriter::undone() { return append(std::string(table::kRecordUndo)); }

std::optional<StorageProblem> RecordWriter::redone() { return append(std::string(table::kRecordRedo)); }

std::optional<StorageProblem> RecordWriter::append(const std::string& text) {
  waiting_ += text;
  if (!journal_) {
    auto created = Journal::create(folder_, name_);
    if (!created) return failed(created.problem());
    journal_ = std::move(*created);
  }
  if (const auto problem = journal_->append(waiting_)) return failed(*problem);
  waiting_.clear();
  told_ = false;
  return std::nullopt;
}

std::optional<StorageProblem> RecordWriter::failed(const StorageProblem& problem) {
  return std::exchange(told_, true) ? std::nullopt : std::optional(problem);
}

Outcome<std::string> RecordWriter::text() const {
  std::string text;
  if (journal_) {
    auto read = journal_->read();
    if (!read) return read.problem();
    text = std::move(*read);
  }
  return text + waiting_;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/fold.h"

#include <utility>

#include "engine/table/time_stamp.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/journal/steps.h"

namespace tournament {
namespace {

/// What can still be done when the event has ended: to put right, and to report (T-231, T-P12).
bool counts_after_the_end(const Command& command) {
  return std::holds_alternative<Result>(command) || std::holds_alternative<Confirm>(command) ||
         std::holds_alternative<ReadAgain>(command) || std::holds_alternative<Amend>(command) ||
         std::holds_alternative<Penalise>(command) || std::holds_alternative<Upgrade>(command) ||
         std::holds_alternative<Revoke>(command) || std::holds_alternative<SendReport>(command);
}

std::optional<Refusal> why_not_now(const Event& event, const Command& command) {
  const bool opens = std::holds_alternative<Open>(command);
  if (opens && event.registration) return Refusal{RefusalCode::opened_twice, {}, {}};
  if (!opens && !event.registration) return Refusal{RefusalCode::not_opened, {}, {}};
  if (event.cancelled) return Refusal{RefusalCode::event_cancelled, {}, {}};
  if (event.reported) return Refusal{RefusalCode::event_reported, {}, {}};
  if (event.ended && !counts_after_the_end(command)) return Refusal{RefusalCode::event_ended, {}, {}};
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> apply(Event& event, const Line& line) {
  if (const auto refusal = why_not_now(event, line.command)) return refusal;
  return std::visit([&](const auto& command) { return carry_out(event, command, line); }, line.command);
}

// T-105: the lines that count give the same event again, so every step can be taken back (T-P13).
void Journal::fold_again() {
  event_ = {};
  for (const std::size_t at : counting_) apply(event_, lines_[at]);
}

std::optional<Refusal> Journal::take_back(const Line& line, int wanted) {
  const int last = to_undo();
  if (last == 0) return Refusal{RefusalCode::undo_nothing, {}, {}};
  if (wanted != last) return Refusal{RefusalCode::undo_other, std::to_string(wanted), std::to_string(last)};
  if (event_.reported && line.reason.empty()) return Refusal{RefusalCode::reason_missing, {}, {}};  // T-106
  taken_back_.push_back(counting_.back());
  counting_.pop_back();
  fold_again();
  return std::nullopt;
}

std::optional<Refusal> Journal::bring_back(int wanted) {
  const int last = to_redo();
  if (last == 0) return Refusal{RefusalCode::redo_nothing, {}, {}};
  if (wanted != last) return Refusal{RefusalCode::redo_other, std::to_string(wanted), std::to_string(last)};
  apply(event_, lines_[taken_back_.back()]);
  counting_.push_back(taken_back_.back());
  taken_back_.pop_back();
  return std::nullopt;
}

std::optional<Refusal> Journal::add(Command command, std::string at, std::string who, std::string reason) {
  Line line{static_cast<int>(lines_.size()) + 1, std::move(at), std::move(who), std::move(command), std::move(reason)};
  clean(line);
  return add_line(std::move(line));
}

std::optional<Refusal> Journal::add_line(Line line) {
  const int next = static_cast<int>(lines_.size()) + 1;
  if (line.number != next) return Refusal{RefusalCode::line_number, std::to_string(line.number), std::to_string(next)};
  if (!line.at.empty() && !table::read_time(line.at))
    return Refusal{RefusalCode::value_bad, line.at, std::string(table::kTimeForm)};
  std::optional<Refusal> refusal;
  const bool undo = std::holds_alternative<Undo>(line.command);
  const bool redo = std::holds_alternative<Redo>(line.command);
  if (undo)
    refusal = take_back(line, std::get<Undo>(line.command).line);
  else if (redo)
    refusal = bring_back(std::get<Redo>(line.command).line);
  else
    refusal = apply(event_, line);
  if (refusal) return refusal;
  lines_.push_back(std::move(line));
  if (!undo && !redo) {
    counting_.push_back(lines_.size() - 1);
    taken_back_.clear();
  }
  return std::nullopt;
}

}  // namespace tournament

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/event_session.h"

#include <span>
#include <utility>

#include "engine/tournament/journal/line_text.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/refusal_text.h"
#include "ui/wording/tournament/step_text.h"

namespace playsheet {

using namespace tournament;

EventSession::EventSession(EventStore& store, OpenedEvent opened, QObject* parent)
    : FileSession(store, std::move(opened.file), parent), journal_(std::move(opened.journal)) {}

std::variant<Journal, Refusal> EventSession::after(const Command& command, const QString& reason) const {
  Journal next = journal_;
  if (auto refusal = next.add(command, momentText(now()).toStdString(), {}, reason.toStdString()))
    return std::move(*refusal);
  return next;
}

bool EventSession::write(Journal next) {
  std::string lines;
  for (const Line& line : std::span(next.lines()).subspan(journal_.lines().size())) lines += text_of(line) + "\n";
  if (!append(lines)) return false;
  journal_ = std::move(next);
  emit said({}, false);
  emit changed();
  return true;
}

std::optional<Refusal> EventSession::tryGive(const Command& command, const QString& reason) {
  auto next = after(command, reason);
  if (auto* refusal = std::get_if<Refusal>(&next)) return std::move(*refusal);
  write(std::get<Journal>(std::move(next)));
  return std::nullopt;
}

bool EventSession::give(const Command& command, const QString& reason) {
  auto next = after(command, reason);
  if (const auto* refusal = std::get_if<Refusal>(&next)) {
    tell(*refusal);
    return false;
  }
  return write(std::get<Journal>(std::move(next)));
}

bool EventSession::giveAll(const std::vector<Command>& commands) {
  Journal next = journal_;
  for (const Command& command : commands)
    if (const auto refusal = next.add(command, momentText(now()).toStdString())) {
      tell(*refusal);
      return false;
    }
  return commands.empty() || write(std::move(next));
}

void EventSession::tell(const Refusal& refusal) { emit said(refusalWords(refusal), true); }

QString EventSession::refusalWords(const Refusal& refusal) const {
  return QString::fromStdString(tournament_wording::refusal_text(refusal, event(), programWording()));
}

bool EventSession::undo(const QString& reason) {
  const QString words = undoWords();
  if (!give(Undo{journal_.to_undo()}, reason)) return false;
  emit said(tr("Undone: %1").arg(words), false);
  return true;
}

bool EventSession::redo() {
  const QString words = redoWords();
  if (!give(Redo{journal_.to_redo()})) return false;
  emit said(tr("Done again: %1").arg(words), false);
  return true;
}

namespace {

QString wordsOfLine(const Journal& journal, int number) {
  for (const Line& line : journal.lines())
    if (line.number == number)
      return QString::fromStdString(tournament_wording::step_text(line, journal.event(), programWording()));
  return {};
}

}  // namespace

QString EventSession::undoWords() const { return wordsOfLine(journal_, journal_.to_undo()); }

QString EventSession::redoWords() const { return wordsOfLine(journal_, journal_.to_redo()); }

QString playerName(const Event& event, EntryId id) {
  return QString::fromStdString(tournament_wording::player_name(event, id));
}

}  // namespace playsheet

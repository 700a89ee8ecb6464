// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_log.h"

#include <QtGlobal>

#include "engine/rising_clan/match/take_back.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/log_text.h"

namespace playsheet {
namespace {

using namespace rising_clan;

LogRow::Kind rowKind(const Event& event) {
  if (std::holds_alternative<TurnBegan>(event)) return LogRow::Kind::Heading;
  return std::holds_alternative<RoundBegan>(event) ? LogRow::Kind::Step : LogRow::Kind::Line;
}

std::vector<LogRow> rowsOfMoment(const Match& match, std::size_t at, const table::AtTable<QString>& players,
                                 const QString& language) {
  const auto& moments = match.moments();
  const auto& now = moments[at];
  rising_clan_wording::LogReader reader;
  for (const table::PlayerId player : table::players(now.state.seats))
    reader.players.push_back(players[player].toStdString());
  reader.language = wordingLanguage(language);
  const GameState& before = at == 0 ? now.state : moments[at - 1].state;
  std::vector<LogRow> out;
  // The writer follows the cards through the true events, and names to everybody what everybody may know (R-1112).
  for (const auto& entry : rising_clan_wording::log_entries(now.events, before, match.cards(), reader)) {
    const Event& event = now.events[entry.event];
    LogRow row;
    row.kind = rowKind(event);
    row.text = QString::fromStdString(entry.text);
    row.moment = at;
    if (row.kind == LogRow::Kind::Line && entry.seat != kNoSeat) row.player = playerOf(entry.seat);
    out.push_back(row);
  }
  return out;
}

/// Behind the last decision by hand that whoever made it takes back only if somebody agrees, and the passes after it
/// (R-1113). What the own hand has learned asks nobody.
LogFence risingFence(const Match& match, UndoAsked undo, const QString& words) {
  LogFence fence{0, words};
  if (undo == UndoAsked::Never || match.over()) return fence;
  const auto& moments = match.moments();
  std::size_t end = moments.size();
  for (std::size_t i = moments.size() - 1; i > 0; --i) {
    if (moments[i].press != table::Press::by_hand) continue;
    if (!consent_to_take_back(match, moments.size() - i, moments[i].by).empty()) {
      fence.after = end;
      return fence;
    }
    end = i;
  }
  return fence;
}

}  // namespace

const std::vector<LogRow>& RisingLog::update(const Match& match, const table::AtTable<QString>& players,
                                             const QString& language, UndoAsked undo) {
  const auto& moments = match.moments();
  const LogFence fence =
      risingFence(match, undo, inLanguage(language, QT_TRANSLATE_NOOP("Match", "above: ask to undo")));
  const auto told = [&](std::size_t i) { return Told{moments[i].events.size(), moments[i].action, moments[i].press}; };
  const auto rows = [&](std::size_t i) { return rowsOfMoment(match, i, players, language); };
  return book_.update(moments.size(), fence, language, told, rows);
}

}  // namespace playsheet

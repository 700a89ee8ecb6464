// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_log.h"

#include <QtGlobal>
#include <type_traits>

#include "ui/rising_clan/rising_seats.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/log_text.h"

namespace playsheet {
namespace {

using namespace rising_clan;

/// Whose line it is: of whom the event speaks, else nobody's.
std::optional<table::PlayerId> personOf(const Event& event, const GameState& after) {
  const SeatId seat = std::visit(
      [&after](const auto& e) -> SeatId {
        using E = std::decay_t<decltype(e)>;
        if constexpr (std::is_same_v<E, CardMoved>)
          return e.seat;
        else if constexpr (std::is_same_v<E, DieRolled>)
          return e.index < after.rolls.size() ? after.rolls[e.index].roller : kNoSeat;
        else if constexpr (requires { e.viewer; })
          return e.viewer;
        else if constexpr (requires { e.roll.roller; })
          return e.roll.roller;
        else if constexpr (requires { e.seat; })
          return e.seat;
        else
          return kNoSeat;
      },
      event);
  return seat == kNoSeat ? std::nullopt : std::optional(playerOf(seat));
}

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
  const Events all = told(now.events, before, match.rules().options, kNoSeat);
  for (const auto& entry : rising_clan_wording::log_entries(all, before, match.cards(), reader)) {
    const Event& event = all[entry.event];
    LogRow row;
    row.kind = rowKind(event);
    row.text = QString::fromStdString(entry.text);
    row.moment = at;
    if (row.kind == LogRow::Kind::Line) row.player = personOf(event, now.state);
    out.push_back(row);
  }
  return out;
}

}  // namespace

const std::vector<LogRow>& RisingLog::update(const Match& match, const table::AtTable<QString>& players,
                                             const QString& language, UndoAsked undo) {
  const auto& moments = match.moments();
  const LogFence fence = fenceOf(match, undo, inLanguage(language, QT_TRANSLATE_NOOP("Match", "above: ask to undo")));
  const auto told = [&](std::size_t i) { return Told{moments[i].events.size(), moments[i].action, moments[i].press}; };
  const auto rows = [&](std::size_t i) { return rowsOfMoment(match, i, players, language); };
  return book_.update(moments.size(), fence, language, told, rows);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/points_session.h"

#include <QRandomGenerator>
#include <utility>

#include "engine/rising_clan/tournament/line_text.h"
#include "ui/tournament/points_words.h"
#include "ui/tournament/round_clock.h"

namespace playsheet {

using rising_clan::CorrectGame;
using rising_clan::DrawSeats;
using rising_clan::EnterGame;
using rising_clan::EntrantId;
using rising_clan::GameEntry;
using rising_clan::GameFacts;
using rising_clan::PointsCode;
using rising_clan::PointsCommand;
using rising_clan::PointsEvent;
using rising_clan::PointsJournal;
using rising_clan::PointsRefusal;

PointsSession::PointsSession(EventStore& store, OpenedEvent opened, QObject* parent)
    : FileSession(store, std::move(opened.file), parent), journal_(std::move(*opened.points)) {}

bool PointsSession::give(const PointsCommand& command, const QString& reason) {
  PointsJournal next = journal_;
  if (const auto refusal = next.add(command, momentText(now()).toStdString(), reason.toStdString()))
    return refuse(*refusal);
  if (!append(text_of(next.lines().back()) + "\n")) return false;
  journal_ = std::move(next);
  emit said({}, false);
  emit changed();
  return true;
}

bool PointsSession::refuse(const PointsRefusal& refusal) {
  emit said(pointsRefusalText(refusal), true);
  return false;
}

bool PointsSession::drawSeats() {
  if (event().drawn) return true;
  const std::uint64_t seed = QRandomGenerator::system()->generate64();
  DrawSeats draw;
  for (const EntrantId each : event().standing.drawn_seats(seed)) draw.seats.push_back(static_cast<int>(each) + 1);
  draw.seed = seed;
  return give(draw);
}

bool PointsSession::beginGame(std::uint64_t draw, std::uint64_t seed) {
  if (!event().drawn || event().drawn->seed != draw) return refuse({PointsCode::draw_unknown});
  return give(DrawSeats{event().drawn->seats, seed});
}

bool PointsSession::takeGame(std::uint64_t seed, const GameFacts& facts, const QString& record) {
  const DrawSeats* draw = event().draw(seed);
  const PointsEvent::Game* there = event().game(seed);
  if (!draw || draw->seats.size() != facts.players || (there && there->record != record.toStdString()))
    return refuse({PointsCode::draw_unknown});
  std::vector<EntrantId> seats;
  for (const int number : draw->seats) seats.push_back(event().person(number));
  const GameEntry entry = entry_of(seats, facts);
  if (there) {
    if (journal_.game(there->line) == entry) return true;
    return give(CorrectGame{there->line, entry}, tr("the game was played on"));
  }
  return give(EnterGame{entry, seed, record.toStdString()});
}

}  // namespace playsheet

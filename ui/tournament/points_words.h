// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/rising_clan/tournament/journal.h"

/// Sentences of a tournament for points, in the language of the program.
namespace playsheet {

QString pointsName(const rising_clan::PointsEvent& event, rising_clan::EntrantId who);
/// "Ada, Bruno, Carla".
QString pointsNames(const rising_clan::PointsEvent& event, const std::vector<rising_clan::EntrantId>& who);
/// "+15", "−16", "0".
QString signedPoints(int points);
/// "goal first", "2 conquered events", "defeated by 2 winners".
QString reasonText(const rising_clan::Amount& amount);
/// "Status cards", as a heading; why a game gave nobody anything.
QString statusCardsText();
QString noGainText();
/// "goal first +15".
QString amountText(const rising_clan::Amount& amount);
/// What each game gave and took: all reasons of somebody.
QStringList amountTexts(const rising_clan::Tournament::Played& game, rising_clan::SeatId seat);
/// By how much a total that would be below 0 was kept at it (R-1015).
int keptAtZero(const rising_clan::Tournament::Played& game, rising_clan::SeatId seat);

/// Where it stands, for a list: "game 3", "play-off", "over: Ada has won".
QString pointsPhase(const rising_clan::PointsEvent& event);
/// What comes next, as sentences: who plays, the seats that were drawn, the group of three, or who has won.
QString pointsNext(const rising_clan::PointsEvent& event);

QString factText(rising_clan::FactFault fault, const QString& name);
QString pointsRefusalText(const rising_clan::PointsRefusal& refusal);
/// With the line of the file.
QString pointsFaultText(const rising_clan::PointsFault& fault);

}  // namespace playsheet

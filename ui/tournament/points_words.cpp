// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/points_words.h"

#include <QCoreApplication>
#include <cstdlib>

namespace playsheet {

using rising_clan::Amount;
using rising_clan::EntrantId;
using rising_clan::FactFault;
using rising_clan::kStatusCards;
using rising_clan::PointsCode;
using rising_clan::PointsEvent;
using rising_clan::PointsFault;
using rising_clan::PointsFor;
using rising_clan::PointsRefusal;
using rising_clan::Tournament;

namespace {

QString pointsTr(const char* text, int n = -1) { return QCoreApplication::translate("RisingPoints", text, nullptr, n); }

/// R-1023; the seats clockwise from the first.
QString drawnText(const PointsEvent& event) {
  QStringList seats;
  for (std::size_t i = 0; i < event.drawn->seats.size(); ++i)
    seats << pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "seat %1 %2"))
                 .arg(i + 1)
                 .arg(pointsName(event, event.person(event.drawn->seats[i])));
  return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Seats drawn: %1.")).arg(seats.join(QStringLiteral(", ")));
}

QString textFaultText(const PointsRefusal& refusal) {
  const QString found = QString::fromStdString(refusal.found), meant = QString::fromStdString(refusal.meant);
  const auto mended = [&](const QString& sentence) {
    return meant.isEmpty()
               ? sentence
               : sentence + QLatin1Char(' ') + pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Meant: %1.")).arg(meant);
  };
  switch (refusal.code) {
    case PointsCode::journal_empty:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The file is empty."));
    case PointsCode::header_missing:
      return mended(
          pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "“%1” is not the first line of a tournament for points."))
              .arg(found));
    case PointsCode::header_newer:
      return mended(pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "“%1” was written by a newer program.")).arg(found));
    case PointsCode::line_shape:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints",
                                        "“%1” cannot be read. A line has a number, a time, a person, a "
                                        "command and its fields."))
          .arg(found);
    case PointsCode::command_unknown:
      return mended(pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "“%1” is not a command.")).arg(found));
    case PointsCode::field_unknown:
      return mended(pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "This command has no field “%1”.")).arg(found));
    case PointsCode::field_twice:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The field “%1” is given twice.")).arg(found);
    case PointsCode::line_number:
      return mended(pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The number of the line is %1.")).arg(found));
    case PointsCode::too_many_lines:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "A tournament has at most %1 lines.")).arg(meant);
    default:
      return mended(pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "“%1” is not a value of this field.")).arg(found));
  }
}

}  // namespace

QString pointsName(const PointsEvent& event, EntrantId who) { return QString::fromStdString(event.people[who]); }

QString pointsNames(const PointsEvent& event, const std::vector<EntrantId>& who) {
  QStringList out;
  for (const EntrantId each : who) out << pointsName(event, each);
  return out.join(QStringLiteral(", "));
}

QString signedPoints(int points) {
  if (points == 0) return QStringLiteral("0");
  return (points > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(points));
}

QString reasonText(const Amount& amount) {
  switch (amount.what) {
    case PointsFor::goal:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "goal first"));
    case PointsFor::rival:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "own rival eliminated"));
    case PointsFor::supreme:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "supreme winner"));
    case PointsFor::events:
      return pointsTr(QT_TRANSLATE_N_NOOP("RisingPoints", "%n conquered events"), amount.count);
    case PointsFor::statuses:
      return pointsTr(QT_TRANSLATE_N_NOOP("RisingPoints", "%n status cards"), amount.count);
    case PointsFor::last_clan:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "only clan left"));
    case PointsFor::defeat:
      return pointsTr(QT_TRANSLATE_N_NOOP("RisingPoints", "defeated by %n winners"), amount.count);
  }
  return {};
}

QString statusCardsText() { return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Status cards")); }

QString noGainText() { return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "no winner, no status cards")); }

QString amountText(const Amount& amount) {
  return QStringLiteral("%1 %2").arg(reasonText(amount), signedPoints(amount.points));
}

int keptAtZero(const Tournament::Played& game, table::SeatId seat) {
  return game.before[seat] + game.score.gain[seat] < game.score.loss[seat]
             ? game.score.loss[seat] - game.score.gain[seat] - game.before[seat]
             : 0;
}

QStringList amountTexts(const Tournament::Played& game, table::SeatId seat) {
  QStringList out;
  for (const Amount& each : amounts(game.facts, seat)) out << amountText(each);
  if (const int kept = keptAtZero(game, seat); kept > 0)
    out << pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "a total is never below 0")) + QLatin1Char(' ') +
               signedPoints(kept);
  if (out.isEmpty()) out << pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "nothing"));
  return out;
}

QString pointsPhase(const PointsEvent& event) {
  const Tournament& t = event.standing;
  if (t.over() && t.winner())
    return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "over: %1 has won")).arg(pointsName(event, *t.winner()));
  if (t.over()) return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "over"));
  if (t.playoff()) return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "game %1, play-off")).arg(t.games() + 1);
  return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "game %1, up to %2 points")).arg(t.games() + 1).arg(t.target());
}

QString pointsNext(const PointsEvent& event) {
  const Tournament& t = event.standing;
  if (t.over()) {
    if (!t.winner()) return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The tournament is over: everybody has left."));
    return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The tournament is over: %1 wins with %2 points."))
        .arg(pointsName(event, *t.winner()), QString::number(t.entrants()[*t.winner()].total));
  }
  QStringList out;
  const auto next = t.next_players();
  out << (t.playoff()
              ? pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Play-off: %1 have equal totals and play game %2 alone."))
              : pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Next: %1 play game %2.")))
             .arg(pointsNames(event, next), QString::number(t.games() + 1));
  if (next.size() == 3) out << pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The three agree on a group of roles."));
  out << (event.drawn ? drawnText(event)
                      : pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Seats are drawn when the game is to be played.")));
  return out.join(QLatin1Char(' '));
}

QString factText(FactFault fault, const QString& name) {
  switch (fault) {
    case FactFault::players:
    case FactFault::no_seat:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Somebody is named who did not play this game."));
    case FactFault::two_goals:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "One player at most completes a goal first."));
    case FactFault::no_victim:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 won by eliminating a rival: choose who was eliminated."))
          .arg(name);
    case FactFault::victim_of_none:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 was defeated by winners: mark who won by it.")).arg(name);
    case FactFault::victim_wins:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 was eliminated and cannot be a winner.")).arg(name);
    case FactFault::supreme_of_none:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints",
                                        "%1 is a supreme winner only by eliminating their own primary rival."))
          .arg(name);
    case FactFault::all_supreme:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints",
                                        "A supreme winner needs another winner whose secondary rival was eliminated."));
    case FactFault::supreme_of_two:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "With two players there are no supreme winners."));
    case FactFault::goal_supreme:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 won by the goal: that is never supreme.")).arg(name);
    case FactFault::too_many_events:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 cannot have so many conquered events.")).arg(name);
    case FactFault::too_many_statuses:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "There are only %1 status cards.")).arg(kStatusCards);
    case FactFault::victim_status:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 was eliminated and has no status cards left.")).arg(name);
    case FactFault::not_alone:
      return pointsTr(
                 QT_TRANSLATE_NOOP("RisingPoints", "%1 is not the only clan left: others won or have status cards."))
          .arg(name);
    case FactFault::two_left:
      return pointsTr(
                 QT_TRANSLATE_NOOP("RisingPoints", "%1 was eliminated, so the other player is the only clan left."))
          .arg(name);
  }
  return {};
}

QString pointsRefusalText(const PointsRefusal& refusal) {
  const QString found = QString::fromStdString(refusal.found);
  QStringList who;
  for (const std::string& name : refusal.who) who << QString::fromStdString(name);
  const QString names = who.join(QStringLiteral(", "));
  switch (refusal.code) {
    case PointsCode::opened_twice:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "A tournament is opened once, in its first line."));
    case PointsCode::not_opened:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The first line of a tournament opens it."));
    case PointsCode::few_people:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "A tournament for points is for two to nine people."));
    case PointsCode::name_empty:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Somebody has no name."));
    case PointsCode::name_twice:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Two people are called %1.")).arg(found);
    case PointsCode::target:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The target is a number from 30 to 150."));
    case PointsCode::over:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "The tournament is over."));
    case PointsCode::no_person:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Nobody here has the number %1.")).arg(found);
    case PointsCode::already_left:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "%1 has left already.")).arg(found);
    case PointsCode::not_next:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "This game is played by %1.")).arg(names);
    case PointsCode::facts:
      return factText(refusal.wrong.value_or(FactFault::no_seat), names);
    case PointsCode::draw_unknown:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "This match is not of a draw that waits for its game."));
    case PointsCode::no_such_game:
    case PointsCode::no_such_step:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Line %1 has nothing that could be changed.")).arg(found);
    case PointsCode::later_step:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints",
                                        "A step entered later, in line %1, would no longer be possible: strike that "
                                        "first."))
          .arg(found);
    case PointsCode::same:
      return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Nothing has changed."));
    default:
      return textFaultText(refusal);
  }
}

QString pointsFaultText(const PointsFault& fault) {
  return pointsTr(QT_TRANSLATE_NOOP("RisingPoints", "Line %1: %2"))
      .arg(fault.line)
      .arg(pointsRefusalText(fault.refusal));
}

}  // namespace playsheet

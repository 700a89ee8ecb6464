// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QSet>

#include "ui/faces/icons.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/table/match_table.h"
#include "ui/tournament/points_view.h"
#include "ui/tournament/points_words.h"
#include "ui/tournament/tournament_page.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/telling.h"

/// Games of a tournament for points that are played at the table of the window (R-1021, R-1023): the form gets the
/// people on the seats that were drawn, the match is known by the seed of its draw, and what it came to is entered when
/// it is over, whether it was left and resumed meanwhile or not.
namespace playsheet {

/// The people on their seats, each with mark and language of the last time.
RisingPlan Shell::planOf(const rising_clan::PointsEvent& event) const {
  RisingPlan plan = rising_plan_;
  const std::vector<SeatEntry> last = rising_plan_.seats;
  const QString language = last.empty() ? programLanguage() : last.front().language;
  plan.seats.clear();
  plan.options = event.options;
  QSet<QString> taken;
  for (const int person : event.drawn->seats) {
    SeatEntry seat;
    seat.name = pointsName(event, event.person(person)).left(kLongestPlayerName);
    seat.language = language;
    for (const SeatEntry& each : last) {
      if (each.name != seat.name) continue;
      seat.language = each.language;
      if (!taken.contains(each.mark)) seat.mark = each.mark;
    }
    taken.insert(seat.mark);
    plan.seats.push_back(seat);
  }
  for (SeatEntry& seat : plan.seats)
    for (const QString& mark : seatMarks())
      if (seat.mark.isEmpty() && !taken.contains(mark)) {
        seat.mark = mark;
        taken.insert(mark);
      }
  return plan;
}

/// The form of a match, for the next game of the tournament that is open.
void Shell::offerPointsGame() {
  PointsView* view = tournaments_->points();
  if (!view || !view->session().event().drawn) return;
  if (!start_->risingForm()) return view->session().tell(tr("Rising Clan cannot be played in this window."), true);
  if (!leaveMatch()) return;
  const rising_clan::PointsEvent& event = view->session().event();
  asked_ = SeatedGame{view->session().file(), event.standing.games() + 1, event.drawn->seed, {}, false};
  const RisingPlan plan = planOf(event);
  const QString words =
      tr("Game %1 of “%2”: seats as they were drawn").arg(asked_->game).arg(QString::fromStdString(event.title));
  pages_->closeAll();
  if (table()) match_.leave();
  setGame(GameKind::RisingClan);
  emit gameChosen(GameKind::RisingClan);
  start_->risingForm()->bindTo(plan, words);
}

/// The session of the page where it has this tournament open, else one for the moment. False: it could not be done;
/// `problem` says why.
bool Shell::withPoints(const QString& file, const std::function<bool(PointsSession&)>& deed, QString& problem) {
  const auto done = [&](PointsSession& session) {
    const auto told = connect(&session, &FileSession::said, this, [&problem](const QString& sentence, bool bad) {
      if (bad) problem = sentence;
    });
    const bool good = deed(session);
    disconnect(told);
    return good;
  };
  PointsView* view = tournaments_ ? tournaments_->points() : nullptr;
  if (view && view->session().file() == file) return done(view->session());
  OpenedEvent opened = needs_.events->open(file);
  problem = opened.problem;
  if (opened.pointsFault) problem = pointsFaultText(*opened.pointsFault);
  if (!opened.file || !opened.points) return false;
  PointsSession session(*needs_.events, std::move(opened));
  return done(session);
}

/// A match begins: as the game that the form was asked for, or as any. False, and told: it cannot be that game.
bool Shell::beginAsked(const RisingPlan& plan) {
  seatedGame_.reset();
  if (!asked_) return true;
  QString problem;
  const std::uint64_t drawn = asked_->seed, seed = plan.seed;
  if (!withPoints(
          asked_->file, [&](PointsSession& session) { return session.beginGame(drawn, seed); }, problem)) {
    warn(tr("This game cannot be played for the tournament"), problem);
    return false;
  }
  seatedGame_ = std::exchange(asked_, std::nullopt);
  seatedGame_->seed = seed;
  start_->risingForm()->setFree();
  return true;
}

/// A match that is resumed may be a game of a tournament: it is known by its seed, and by its record once the game is
/// entered.
void Shell::findSeatedGame() {
  seatedGame_.reset();
  const RisingDesk* desk = table() ? risingDeskOf(table()) : nullptr;
  if (!needs_.events || !desk) return;
  const std::uint64_t seed = desk->match().setup().seed;
  needs_.events->events(table(), [this, seed](const KeptEvents& kept) {
    for (const KeptEvent& each : kept.events) {
      if (!each.points) continue;
      const rising_clan::PointsEvent::Game* there = each.points->game(seed);
      if (there ? there->record != recordOnTable().toStdString() : !each.points->waiting_draw(seed)) continue;
      const int game = there ? static_cast<int>(there - each.points->games.data()) : each.points->standing.games();
      seatedGame_ = SeatedGame{each.file, game + 1, seed, {}, false};
    }
    showSeated();
  });
}

QString Shell::recordOnTable() const {
  return match_.recorder() ? QFileInfo(match_.recorder()->path()).fileName() : QString();
}

RisingDesk* Shell::deskOfSeatedGame() const {
  RisingDesk* desk = table() ? risingDeskOf(table()) : nullptr;
  return seatedGame_ && desk && desk->match().setup().seed == seatedGame_->seed ? desk : nullptr;
}

/// What it came to is entered once, and once more if it was taken back and played on to another end. `again`: also what
/// was refused before.
void Shell::takeSeatedGame(bool again) {
  const RisingDesk* desk = deskOfSeatedGame();
  if (!desk || !desk->over()) return;
  const rising_clan::GameFacts facts = rising_clan::facts_of({desk->match().state(), desk->match().rules()});
  if (seatedGame_->told == facts && (seatedGame_->entered || !again)) return;
  seatedGame_->told = facts;
  const QString record = recordOnTable();
  const std::uint64_t seed = seatedGame_->seed;
  QString problem;
  seatedGame_->entered = withPoints(
      seatedGame_->file, [&](PointsSession& session) { return session.takeGame(seed, facts, record); }, problem);
  announce(this, seatedGame_->entered ? tr("Game %1 is entered into the tournament.").arg(seatedGame_->game) : problem);
}

/// In the corner of the menu; false: the match on the table is of no tournament for points.
bool Shell::showSeatedGame() {
  RisingDesk* desk = deskOfSeatedGame();
  if (!desk) return false;
  connect(desk, &GameDesk::changed, this, &Shell::showSeated, Qt::UniqueConnection);
  takeSeatedGame(false);
  QString words = tr("Game %1 · to the tournament");
  if (desk->over()) words = seatedGame_->entered ? tr("Game %1 is entered · to the tournament") : tr("Enter game %1");
  showInCorner(words.arg(seatedGame_->game));
  return true;
}

void Shell::backToPoints() {
  const QString file = seatedGame_->file;
  showTournaments();
  if (pages_->isOpen(tournamentPage_)) tournaments_->openEvent(file);
  takeSeatedGame(true);  // on the page it is told why not
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QMenuBar>
#include <vector>

#include "engine/naruto/match/sudden_death.h"
#include "engine/tournament/results/score_check.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/replay/record_store.h"
#include "ui/series/series_desk.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/table/match_table.h"
#include "ui/tournament/event_session.h"
#include "ui/tournament/event_view.h"
#include "ui/tournament/tournament_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/clock_text.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/telling.h"
#include "ui/wording/tournament/event_words.h"

/// Organised play in the window: a page of its own, beside what somebody may have left on the table, and pairings that
/// are played at that table (T-P24).
namespace playsheet {

void Shell::addTournamentPage() {
  PageWays ways;
  ways.enter = [this] {
    const RisingForm* form = start_->risingForm();
    const bool points = gameAtHand() == GameKind::RisingClan && form;
    tournaments_->setForPoints(points ? std::optional(form->plan().options) : std::nullopt);
    tournaments_->open();
  };
  ways.place = [this]() -> std::function<void()> {
    const auto [event, part] = tournaments_->place();
    if (event.isEmpty()) return {};
    return [this, event = event, part = part] {
      tournaments_->openEvent(event);
      tournaments_->showPart(part);
    };
  };
  ways.ofCards = false;
  makeEventRoom();
  tournamentPage_ = pages_->add(
      tournaments_,
      [this] {
        auto* page = new TournamentPage(*needs_.events, *room_, this);
        connect(page, &TournamentPage::playAsked, this, &Shell::offerPointsGame, Qt::QueuedConnection);
        return page;
      },
      ways);
}

void Shell::makeEventRoom() {
  EventRoom::Ways ways;
  ways.cards = [this]() -> const naruto::Catalog& { return *needs_.cards; };
  ways.decks = [this] {
    offerDecks();
    return needs_.shelf.ready;
  };
  ways.readFile = [this](const QString& path) -> std::variant<std::string, QString> {
    if (needs_.decks) return needs_.decks->readFile(path);
    return QString();
  };
  ways.plan = [this] { return table() ? plan_ : start_->form()->plan(); };
  ways.leave = [this] { return leaveMatch(); };
  ways.begin = [this](const MatchPlan& plan, const SeatedPairing& pairing) {
    plan_ = plan;  // not as what somebody chose: the form keeps what it had
    match_.begin(*needs_.cards, plan);
    seated_ = pairing;
    showSeated();
  };
  ways.watch = [this](const QString& record) {
    showReplay(needs_.records ? needs_.records->folderOfRecords() + QLatin1Char('/') + record : QString());
  };
  room_ = std::make_unique<EventRoom>(std::move(ways));
  seatedClock_.setInterval(1000);
  connect(&seatedClock_, &QTimer::timeout, this, &Shell::showSeated);
  connect(&match_, &MatchSession::seated, this, &Shell::showSeated);
  connect(&match_, &MatchSession::leaving, this, [this] {
    if (toEvent_) toEvent_->hide();
  });
}

/// Two who play a pairing here have nothing to look for on the pages of the organiser (T-P26).
void Shell::showTournaments() {
  if (!needs_.events) return;
  if (questions_ && isSeatedHere() && !scoreOfSeated() && !pages_->isOpen(tournamentPage_) &&
      !askOnSheet(this, look_, tr("To the pages of the tournament?"),
                  tr("They show drafts and the decks of all players: they are for the organiser alone."),
                  tr("I am the organiser"), tr("Keep playing")))
    return;
  pages_->open(tournamentPage_);
}

void Shell::openEventFile(const QString& path) {
  showTournaments();
  if (pages_->isOpen(tournamentPage_)) tournaments_->importFile(path);
}

void Shell::closeTournaments() { pages_->close(tournamentPage_); }

/// A match that goes on may be one of a pairing: it is known by its seed.
void Shell::findSeated() {
  seated_.reset();
  if (!needs_.events || !series()) return;
  const std::uint64_t seed = series()->series().setup().seed;
  needs_.events->events(table(), [this, seed](const KeptEvents& kept) {
    for (const KeptEvent& each : kept.events)
      for (const tournament::Round& round : each.event.rounds)
        for (const tournament::Match& match : round.matches)
          if (match.seed == seed) seated_ = SeatedPairing{each.file, round.number, match.table, seed};
    showSeated();
  });
}

/// The page of its event; nothing while another one is open, or none.
EventView* Shell::viewOfSeated() const {
  EventView* view = tournaments_ ? tournaments_->view() : nullptr;
  return view && seated_ && view->session().file() == seated_->file ? view : nullptr;
}

const tournament::Match* Shell::seatedMatch() const {
  EventView* view = viewOfSeated();
  if (!view) return nullptr;
  for (const tournament::Round& round : view->session().event().rounds)
    for (const tournament::Match& match : round.matches)
      if (round.number == seated_->round && match.seed == seated_->seed) return &match;
  return nullptr;
}

/// The games of the match on the table, once it is decided: the first player of the pairing sits in the south. When
/// time was called it is decided by the games that were over (T-704, T-705), or by who is ahead first (T-706).
std::optional<tournament::Score> Shell::scoreOfSeated() const {
  if (!table() || !series()) return std::nullopt;
  const naruto::Match& game = narutoDeskOf(table())->match();
  const naruto::Series now = series()->after(game.state());
  const tournament::Match* match = seatedMatch();
  if (!match || !match->time_mark) {
    if (!game.over() || !now.over()) return std::nullopt;
    return tournament::Score{now.wins(PlayerId::south), now.wins(PlayerId::north), 0, tournament::Cause::played};
  }
  const auto games = static_cast<std::size_t>(match->time_mark->games);
  std::vector<table::SuddenDeath> won;
  for (const naruto::GameResult& one : now.games())
    won.push_back(one.winner == PlayerId::south ? table::SuddenDeath::a : table::SuddenDeath::b);
  std::vector<table::SuddenDeath> steps;
  if (series()->series().games().size() == games)  // the game that was on is the one on the table
    steps = naruto::sudden_death_steps(game, static_cast<std::size_t>(match->time_mark->decisions));
  const auto round = static_cast<std::size_t>(seated_->round) - 1;
  const tournament::Stage stage = viewOfSeated()->session().event().rounds[round].stage;
  return tournament::score_after_time(stage, games, won, steps);
}

/// Time has run out for the table while its match is not decided: how far it had come goes into the journal, so that a
/// crash changes nothing of what counts after it (T-708).
void Shell::callTimeAtSeated() {
  const tournament::Match* match = seatedMatch();
  if (!match || match->time_mark || match->score || scoreOfSeated()) return;
  EventSession& session = viewOfSeated()->session();
  const RoundClock clock = session.clock(seated_->round);
  const auto extra = clock.extra.find(seated_->table);
  const qint64 left = clock.left + (extra == clock.extra.end() ? 0 : extra->second);
  if (!clock.started || !(clock.called || left <= 0)) return;
  const naruto::Match& game = narutoDeskOf(table())->match();
  const auto games = series()->after(game.state()).games().size();
  const auto decisions = game.over() ? 0 : game.moments().size();
  session.give(
      tournament::TimeAtTable{seated_->round, seated_->table, {static_cast<int>(games), static_cast<int>(decisions)}});
}

/// The two at the table are told once: what time means for their match, and how sudden death ended.
void Shell::tellTimeAtSeated() {
  const tournament::Match* match = seatedMatch();
  const auto score = scoreOfSeated();
  const bool sudden = score && score->cause == tournament::Cause::sudden_death;
  const bool called = match && match->time_mark;
  if (!sudden) suddenDeathTold_ = false;  // or it was taken back
  if (!called) timeTold_ = false;
  if (!called || match->score || (timeTold_ && (!sudden || suddenDeathTold_))) return;
  const QString words = score ? QString::fromStdString(tournament_wording::result_sentence(
                                    viewOfSeated()->session().event(), *match, *score, programWording()))
                              : QString();
  const QString title = sudden ? tr("Sudden death is over") : tr("Time is up");
  QString sentence =
      tr("The match is level and needs a winner, so play continues: the first player to take a battle reward or to "
         "send an opposing Ninja to the discard pile wins it.");
  if (sudden) sentence = tr("The match is decided: %1.").arg(words);
  if (score && !sudden)
    sentence = tr("The match ends as it stands: %1. The game on the table does not count.").arg(words);
  timeTold_ = true;
  suddenDeathTold_ = sudden;
  announce(this, sentence);
  if (questions_) tellOnSheet(this, look_, title, sentence);
}

bool Shell::isSeatedHere() const {
  return seated_ && table() && series() && series()->series().setup().seed == seated_->seed;
}

/// In the corner of the menu, over table and pages alike: the time that is left, or the result that waits.
void Shell::showSeated() {
  if (showSeatedGame()) return;
  if (!isSeatedHere()) {
    seatedClock_.stop();
    if (toEvent_) toEvent_->hide();
    return;
  }
  if (!seatedClock_.isActive()) seatedClock_.start();
  QString words = tr("Table %1 · to the tournament").arg(seated_->table);
  callTimeAtSeated();
  if (EventView* view = viewOfSeated()) {
    const RoundClock clock = view->session().clock(seated_->round);
    if (clock.started) words = tr("Table %1 · %2").arg(seated_->table).arg(clockText(clock.left));
    if (seatedMatch() && seatedMatch()->time_mark) words = tr("Table %1 · sudden death").arg(seated_->table);
  }
  if (const auto score = scoreOfSeated())
    words = tr("Table %1: enter %2 – %3").arg(seated_->table).arg(score->a).arg(score->b);
  showInCorner(words);
  tellTimeAtSeated();
}

void Shell::showInCorner(const QString& words) {
  if (!toEvent_) {
    toEvent_ = new ActionButton(ActionButton::Rank::Plain, this);
    toEvent_->setObjectName(QStringLiteral("backToEvent"));
    toEvent_->setToolTip(tr("Back to the tournament"));
    connect(toEvent_, &ActionButton::clicked, this, &Shell::backToEvent, Qt::QueuedConnection);
  }
  toEvent_->setLook(look_);
  if (toEvent_->text() != words) {
    toEvent_->setText(words);
    toEvent_->adjustSize();
  }
  menuBar()->setCornerWidget(toEvent_);
  toEvent_->show();
}

/// What was decided at the table is entered there; what was not can be finished with printed cards (T-P25).
void Shell::backToEvent() {
  if (deskOfSeatedGame()) return backToPoints();
  if (!seated_) return;
  const SeatedPairing pairing = *seated_;
  showTournaments();
  if (!pages_->isOpen(tournamentPage_)) return;
  tournaments_->openEvent(pairing.file);
  tournaments_->showPart(EventView::Rounds);
  callTimeAtSeated();  // the event was not open while it was played
  if (const auto score = scoreOfSeated()) {
    const QString record = match_.recorder() ? QFileInfo(match_.recorder()->path()).fileName() : QString();
    tournaments_->takeResult(pairing.seed, *score, record);
  }
}

}  // namespace playsheet

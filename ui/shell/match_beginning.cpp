// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>
#include <algorithm>

#include "ui/series/series_desk.h"
#include "ui/shell/match_window.h"
#include "ui/shell/seat_form.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"

/// How a game comes onto the table: one that begins, or one that goes on.
namespace playsheet {
namespace {

bool sameCards(const naruto::Deck& a, const naruto::Deck& b) {
  return a.cards == b.cards && a.sideboard == b.sideboard && a.reinforcement == b.reinforcement;
}

}  // namespace

/// A game of the match, on a table and with a record of its own: take-back never reaches the game before.
void MatchWindow::startGame(const MatchPlan& game) {
  leaveTable();
  recorder_ = needs_.recorder ? needs_.recorder() : nullptr;
  sitDown(new MatchController(*played_, game, recorder_.get()));
}

void MatchWindow::goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder) {
  leaveTable();
  plan_ = plan;
  played_ = match.rules().cards;
  series_ = std::make_unique<SeriesDesk>(*played_, plan, naruto::Series::before(match.setup()));
  connect(series_.get(), &SeriesDesk::ready, this, &MatchWindow::startGame);
  recorder_ = std::move(recorder);
  if (!recorder_ && needs_.recorder) {
    recorder_ = needs_.recorder();
    if (recorder_) recorder_->begun(match);
  }
  sitDown(new MatchController(std::move(match), *played_, series_->game(), recorder_.get()));
  if (!table_->controller()->over()) return;
  showSeries();
  table_->endSheet()->show(table_->endSheet()->facts());
}

MatchPlan MatchWindow::planOf(const naruto::Match& match) const {
  const naruto::MatchSetup& setup = match.setup();
  MatchPlan plan = plan_;
  const auto last = plan_.seats;
  plan.edition = QString::fromUtf8(setup.edition->id.data(), static_cast<qsizetype>(setup.edition->id.size()));
  plan.rulings = setup.rulings;
  plan.secrecy = setup.secrecy.value_or(Secrecy::Curtain);
  plan.seed = setup.series ? setup.series->seed : setup.seed;
  plan.bestOf = setup.series ? setup.series->best_of : 1;
  plan.series.reset();
  for (const PlayerId player : table::kPlayers) {
    const std::string& written = setup.seats[player].name;
    const QString name = written.empty() ? defaultPlayerName(player) : QString::fromStdString(written);
    const bool moved = last[player].name != name && last[table::other(player)].name == name;
    SeatChoice& seat = plan.seats[player];
    seat = last[moved ? table::other(player) : player];
    seat.name = name;
    seat.deck = setup.series ? setup.series->registered[player] : setup.seats[player].deck;
    seat.deckId.clear();
    const auto& known = needs_.shelf.ready;  // by its cards: a record has one name of a deck, and no id
    const auto found =
        std::find_if(known.begin(), known.end(), [&](const auto& deck) { return sameCards(deck, seat.deck); });
    if (found == known.end()) continue;
    seat.deck = *found;
    seat.deckId = QString::fromStdString(found->id);
  }
  if (plan.seats[PlayerId::south].mark == plan.seats[PlayerId::north].mark)
    plan.seats[PlayerId::north].mark = last[PlayerId::south].mark == plan.seats[PlayerId::north].mark
                                           ? last[PlayerId::north].mark
                                           : last[PlayerId::south].mark;
  return plan;
}

void MatchWindow::leaveTable() {
  closeCollection();
  closeLessons();
  closeRules();
  closeDecks();
  closeReplay();
  closeMatches();
  takeAway(table_);
}

void MatchWindow::sitDown(MatchController* controller) {
  table_ = new MatchTable(controller, look_, this);
  pages_->addWidget(table_);
  pages_->setCurrentWidget(table_);
  connect(controller, &MatchController::changed, this, &MatchWindow::updateActions);
  connect(controller, &MatchController::decided, this, &MatchWindow::showSeries);
  connect(controller, &MatchController::stopsSet, this, [this, controller] { setStops(controller->plan().stops); });
  sounds_.begin(controller->match());
  connect(controller, &MatchController::decided, this, [this, controller] { sounds_.hear(controller->match()); });
  // not at once: the button that is clicked goes with its table
  connect(table_->endSheet(), &EndSheet::nextGame, this, &MatchWindow::nextGame, Qt::QueuedConnection);
  connect(table_->endSheet(), &EndSheet::again, this, &MatchWindow::playAgain, Qt::QueuedConnection);
  connect(table_, &MatchTable::newMatch, this, &MatchWindow::newMatch, Qt::QueuedConnection);
  connect(table_, &MatchTable::saveRecord, this, &MatchWindow::saveRecord);
  connect(table_, &MatchTable::trouble, this, &MatchWindow::warn);
  connect(table_, &MatchTable::ruleClicked, this, &MatchWindow::showRules);
  connect(table_, &MatchTable::remindersAsked, this, [this](bool on) {
    ReadingChoice reading = plan_.reading;
    reading.reminders = on;
    setReading(reading);
  });
  if (recorder_ && !recorder_->trouble().isEmpty()) warn(recorder_->trouble());
  table_->setArrangement(arranged_);
  connect(table_, &MatchTable::arranged, this, [this] {
    arranged_ = table_->arrangement();
    emit arranged();
  });
  applyLook();
  setPace(plan_.pace);
  setShowdownStop(plan_.showdown);
  updateActions();
  table_->setFocus();
}

}  // namespace playsheet

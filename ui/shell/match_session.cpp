// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_session.h"

#include <utility>

#include "ui/series/series_desk.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"

namespace playsheet {

MatchSession::MatchSession(NewRecorder newRecorder, MatchSounds::Output sound, QWidget* window)
    : QObject(window), new_recorder_(std::move(newRecorder)), sounds_(std::move(sound)), window_(window) {}

MatchSession::~MatchSession() = default;

void MatchSession::begin(const naruto::Catalog& cards, const MatchPlan& plan) {
  cards_ = &cards;
  series_ = std::make_unique<SeriesDesk>(*cards_, plan);
  follow();
  startGame(series_->game());
}

void MatchSession::follow() { connect(series_.get(), &SeriesDesk::ready, this, &MatchSession::startGame); }

/// A game of the match, on a table and with a record of its own: take-back never reaches the game before.
void MatchSession::startGame(const MatchPlan& game) {
  leave();
  recorder_ = new_recorder_ ? new_recorder_() : nullptr;
  sitDown(new MatchController(*cards_, game, recorder_.get()));
}

void MatchSession::goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder) {
  leave();
  cards_ = match.rules().cards;
  series_ = std::make_unique<SeriesDesk>(*cards_, plan, naruto::Series::before(match.setup()));
  follow();
  recorder_ = std::move(recorder);
  if (!recorder_ && new_recorder_) {
    recorder_ = new_recorder_();
    if (recorder_) recorder_->begun(match);
  }
  sitDown(new MatchController(std::move(match), *cards_, series_->game(), recorder_.get()));
  if (!table_->controller()->over()) return;
  showSeries();
  table_->endSheet()->show(table_->endSheet()->facts());
}

void MatchSession::leave() {
  emit leaving();
  delete std::exchange(table_, nullptr);
}

void MatchSession::sitDown(MatchController* controller) {
  table_ = new MatchTable(controller, look_, window_);
  connect(controller, &MatchController::decided, this, &MatchSession::showSeries);
  connect(controller, &MatchController::decided, this, &MatchSession::noteEvening);
  sounds_.begin(controller->match());
  connect(controller, &MatchController::decided, this, [this, controller] { sounds_.hear(controller->match()); });
  // not at once: the button that is clicked goes with its table
  connect(table_->endSheet(), &EndSheet::nextGame, this, &MatchSession::nextGame, Qt::QueuedConnection);
  emit seated();
}

/// Before the sheet shows itself: it is told what the end of this game means for the match.
void MatchSession::showSeries() { table_->endSheet()->setSeries(series_->end(table_->controller()->match().state())); }

/// Who has won how often, whichever seat each had. Before the sheet shows itself, too.
void MatchSession::noteEvening() {
  const naruto::Match& match = table_->controller()->match();
  const auto& seats = match.setup().seats;
  const naruto::PerPlayer<std::string> names{seats[PlayerId::south].name, seats[PlayerId::north].name};
  if (match.over())
    evening_[match.setup().seed] = {names, match.state().winner};
  else
    evening_.erase(match.setup().seed);
  naruto::PerPlayer<int> won{};
  for (const auto& [seed, game] : evening_) {
    const std::string& winner = game.names[game.winner];
    const std::string& loser = game.names[table::other(game.winner)];
    for (const PlayerId player : table::kPlayers)
      if (names[player] == winner && names[table::other(player)] == loser) {
        ++won[player];
        break;  // two of one name count for the first seat
      }
  }
  table_->endSheet()->setEvening(won);
}

void MatchSession::nextGame() {
  if (table_) series_->nextGame(table_->controller()->match().state(), look_, window_);
}

bool MatchSession::underWay() const {
  if (!table_) return false;
  const naruto::Match& match = table_->controller()->match();
  return (!match.over() && match.moments().size() >= 2) || series_->underWay(match.state());
}

bool MatchSession::runs() const {
  if (!table_) return false;
  const naruto::Match& match = table_->controller()->match();
  return !match.over() || series_->underWay(match.state());
}

void MatchSession::setLook(const Look& look) {
  look_ = look;
  if (table_) table_->setLook(look);
}

void MatchSession::setPace(int pace) {
  if (table_) table_->setPace(pace);
}

void MatchSession::setReading(const ReadingChoice& reading) {
  if (series_) series_->setReading(reading);
  if (table_) table_->setReading(reading);
}

void MatchSession::setShowdownStop(ShowdownStop stop) {
  if (table_) table_->controller()->setShowdownStop(stop);
}

void MatchSession::setStops(const naruto::PerPlayer<StopSet>& stops) {
  if (series_) series_->setStops(stops);
}

void MatchSession::setSeatLanguage(PlayerId player, const QString& language) {
  if (series_) series_->setSeatLanguage(player, language);
  if (table_) table_->controller()->setSeatLanguage(player, language);
}

}  // namespace playsheet

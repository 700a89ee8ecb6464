// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_session.h"
#include "ui/naruto/naruto_desk.h"

#include <utility>

#include "ui/series/gormiti_series.h"
#include "ui/series/series_desk.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"

namespace playsheet {
namespace {

/// Without a recorder a match that goes on gets a record of its own from its deal on.
template <class Match>
std::unique_ptr<RecorderOf<Match>> orNew(std::unique_ptr<RecorderOf<Match>> recorder,
                                         const std::function<std::unique_ptr<RecorderOf<Match>>()>& make,
                                         const Match& match) {
  if (recorder || !make) return recorder;
  recorder = make();
  if (recorder) recorder->begun(match);
  return recorder;
}

}  // namespace

template <class Match>
RecorderOf<Match>* MatchSession::keptBy(std::unique_ptr<RecorderOf<Match>> recorder) {
  RecorderOf<Match>* keeper = recorder.get();
  recorder_ = std::move(recorder);
  return keeper;
}

MatchSession::MatchSession(NewRecorder newRecorder, MatchSounds::Output sound, QWidget* window)
    : QObject(window), new_recorder_(std::move(newRecorder)), sounds_(std::move(sound)), window_(window) {}

MatchSession::~MatchSession() = default;

SeriesDesk* MatchSession::series() const { return qobject_cast<SeriesDesk*>(series_.get()); }

template <class Series>
auto MatchSession::playSeries(std::unique_ptr<Series> series) {
  auto game = series->game();
  connect(series.get(), &Series::ready, this, [this](const auto& next) { startGame(next); });
  series_ = std::move(series);
  return game;
}

void MatchSession::begin(const naruto::Catalog& cards, const MatchPlan& plan) {
  leave();  // the table that is there belongs to the match before
  cards_ = &cards;
  startGame(playSeries(std::make_unique<SeriesDesk>(*cards_, plan)));
}

void MatchSession::begin(const gormiti::Catalog& cards, const GormitiPlan& plan) {
  leave();
  gormiti_ = &cards;
  startGame(playSeries(std::make_unique<GormitiSeries>(plan)));
}

void MatchSession::goOn(gormiti::Match match, const GormitiPlan& plan, std::unique_ptr<GormitiRecorder> recorder) {
  leave();
  gormiti_ = &match.cards();
  const GormitiPlan game = playSeries(std::make_unique<GormitiSeries>(plan, match.setup().series));
  auto* keeper = keptBy(orNew(std::move(recorder), new_gormiti_recorder_, match));
  sitDownToGormiti(new GormitiDesk(std::move(match), game, keeper));
  showEnd();
}

void MatchSession::begin(const rising_clan::Catalog& cards, const RisingPlan& plan) {
  leave();
  series_.reset();
  auto* keeper = keptBy(new_rising_recorder_ ? new_rising_recorder_() : nullptr);
  sitDownToRising(new RisingDesk(cards, plan, keeper));
}

void MatchSession::goOn(rising_clan::Match match, const RisingPlan& plan, std::unique_ptr<RisingRecorder> recorder) {
  leave();
  series_.reset();
  auto* keeper = keptBy(orNew(std::move(recorder), new_rising_recorder_, match));
  sitDownToRising(new RisingDesk(std::move(match), plan, keeper));
  showEnd();
}

void MatchSession::sitDownToRising(RisingDesk* desk) {
  sitDown(desk);
  letHear(desk);
  emit seated();
}

void MatchSession::sitDownToGormiti(GormitiDesk* desk) {
  sitDown(desk);
  connect(desk, &GameDesk::decided, this, &MatchSession::showSeries);
  connect(desk, &GameDesk::decided, this, [this, desk] {
    const gormiti::Outcome outcome = desk->match().state().outcome;
    std::optional<PlayerId> winner;
    for (const PlayerId player : table::kPlayers)
      if (outcome == gormiti::win_of(player)) winner = player;
    noteEvening(desk, desk->match().setup().seed, winner);
  });
  letHear(desk);
  emit seated();
}

template <class Desk>
void MatchSession::letHear(Desk* desk) {
  sounds_.begin(desk->match());
  connect(desk, &GameDesk::decided, this, [this, desk] { sounds_.hear(desk->match()); });
}

/// A game of the match, on a table and with a record of its own: take-back never reaches the game before.
void MatchSession::startGame(const MatchPlan& game) {
  leave();
  auto* keeper = keptBy(new_recorder_ ? new_recorder_() : nullptr);
  sitDownToNaruto(new NarutoDesk(*cards_, game, keeper));
}

void MatchSession::startGame(const GormitiPlan& game) {
  leave();
  auto* keeper = keptBy(new_gormiti_recorder_ ? new_gormiti_recorder_() : nullptr);
  sitDownToGormiti(new GormitiDesk(*gormiti_, game, keeper));
}

void MatchSession::goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder) {
  leave();
  cards_ = match.rules().cards;
  const MatchPlan game = playSeries(std::make_unique<SeriesDesk>(*cards_, plan, naruto::Series::before(match.setup())));
  auto* keeper = keptBy(orNew(std::move(recorder), new_recorder_, match));
  sitDownToNaruto(new NarutoDesk(std::move(match), *cards_, game, keeper));
  showEnd();
}

/// Of a game that was over already: what comes next is asked there.
void MatchSession::showEnd() {
  if (!table_->desk()->over()) return;
  showSeries();
  table_->endSheet()->show(table_->endSheet()->facts());
}

void MatchSession::leave() {
  emit leaving();
  delete std::exchange(table_, nullptr);
}

void MatchSession::sitDown(GameDesk* desk) {
  table_ = new MatchTable(desk, look_, window_);
  // not at once: the button that is clicked goes with its table
  connect(table_->endSheet(), &EndSheet::nextGame, this, &MatchSession::nextGame, Qt::QueuedConnection);
}

void MatchSession::sitDownToNaruto(NarutoDesk* desk) {
  sitDown(desk);
  connect(desk, &GameDesk::decided, this, &MatchSession::showSeries);
  connect(desk, &GameDesk::decided, this, [this, desk] {
    const naruto::Match& match = desk->match();
    noteEvening(desk, match.setup().seed, match.over() ? std::optional(match.state().winner) : std::nullopt);
  });
  letHear(desk);
  emit seated();
}

/// Before the sheet shows itself: it is told what the end of this game means for the match.
void MatchSession::showSeries() {
  table_->endSheet()->setSeries(series_ ? series_->end(*table_->desk()) : std::nullopt);
}

/// Who has won how often, whichever seat each had. Before the sheet shows itself, too.
void MatchSession::noteEvening(GameDesk* desk, std::uint64_t seed, std::optional<PlayerId> winner) {
  const table::PerPlayer<QString> names{desk->seat(PlayerId::south).name, desk->seat(PlayerId::north).name};
  if (winner)
    evening_[seed] = {names, *winner};
  else
    evening_.erase(seed);
  table::PerPlayer<int> won{};
  for (const auto& [played, game] : evening_) {
    const QString& first = game.names[game.winner];
    const QString& second = game.names[table::other(game.winner)];
    for (const PlayerId player : table::kPlayers)
      if (names[player] == first && names[table::other(player)] == second) {
        ++won[player];
        break;  // two of one name count for the first seat
      }
  }
  table_->endSheet()->setEvening(won);
}

void MatchSession::nextGame() {
  if (table_ && series_) series_->nextGame(*table_->desk(), look_, window_);
}

bool MatchSession::underWay() const {
  if (!table_) return false;
  const GameDesk& desk = *table_->desk();
  return (!desk.over() && desk.moments() >= 2) || seriesUnderWay();
}

bool MatchSession::runs() const { return table_ && (!table_->desk()->over() || seriesUnderWay()); }

bool MatchSession::goesOn() const { return table_ && series_ && series_->goesOn(*table_->desk()); }

bool MatchSession::seriesUnderWay() const { return series_ && series_->underWay(*table_->desk()); }

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
  if (table_) table_->desk()->setShowdownStop(stop);
}

void MatchSession::setStops(const naruto::PerPlayer<StopSet>& stops) {
  if (SeriesDesk* naruto = series()) naruto->setStops(stops);
}

void MatchSession::setSeatLanguage(PlayerId player, const QString& language) {
  if (series_) series_->setSeatLanguage(player, language);
  if (table_) table_->desk()->setSeatLanguage(player, language);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/series_desk.h"

#include "ui/naruto/naruto_desk.h"
#include "ui/series/series_words.h"
#include "ui/series/swap_dialog.h"

namespace playsheet {
namespace {

/// The desk of a match of Naruto is one of Naruto.
const naruto::GameState& stateOn(const GameDesk& desk) { return static_cast<const NarutoDesk&>(desk).match().state(); }

}  // namespace

SeriesDesk::SeriesDesk(const naruto::Catalog& cards, MatchPlan plan, QObject* parent)
    : MatchSeries(parent), cards_(cards), plan_(std::move(plan)), series_(seriesSetupOf(plan_)) {}

SeriesDesk::SeriesDesk(const naruto::Catalog& cards, MatchPlan plan, naruto::Series series, QObject* parent)
    : MatchSeries(parent), cards_(cards), plan_(std::move(plan)), series_(std::move(series)) {}

SwapDialog* SeriesDesk::dialog() const { return dialog_; }

MatchPlan SeriesDesk::game() const {
  const naruto::MatchSetup setup = series_.next_game();
  MatchPlan game = plan_;
  game.seed = setup.seed;
  game.series = setup.series;
  for (const PlayerId player : table::kPlayers) game.seats[player].deck = setup.seats[player].deck;
  return game;
}

naruto::Series SeriesDesk::after(const naruto::GameState& game) const {
  naruto::Series after = series_;
  (void)after.add_result(game);  // a game that is not over changes nothing
  return after;
}

bool SeriesDesk::goesOn(const naruto::GameState& game) const { return game.over() && !after(game).over(); }

bool SeriesDesk::goesOn(const GameDesk& desk) const { return goesOn(stateOn(desk)); }

bool SeriesDesk::underWay(const GameDesk& desk) const {
  const naruto::Series now = after(stateOn(desk));
  return !now.games().empty() && !now.over();
}

std::optional<SeriesEnd> SeriesDesk::end(const GameDesk& desk) const {
  const naruto::GameState& game = stateOn(desk);
  if (!game.over()) return std::nullopt;
  return seriesEnd(after(game), plan_.seats[game.winner].language);
}

void SeriesDesk::nextGame(const GameDesk& desk, const Look& look, QWidget* parent) {
  const naruto::GameState& game = stateOn(desk);
  if (!goesOn(game) || dialog_) return;
  next_ = after(game);
  look_ = look;
  parent_ = parent;
  waiting_.clear();
  for (const PlayerId player : table::kPlayers)
    if (next_->may_swap(player)) waiting_.push_back(player);
  askNext();
}

void SeriesDesk::askNext() {
  if (waiting_.empty()) {
    series_ = std::move(*next_);
    next_.reset();
    drafts_ = {};
    emit ready(game());
    return;
  }
  auto* dialog = new SwapDialog(*next_, waiting_.front(), plan_, cards_, look_, parent_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  if (const auto& draft = drafts_[waiting_.front()]) dialog->begin(*draft);
  dialog_ = dialog;
  const auto keep = [this, dialog] {
    if (dialog->seen()) drafts_[dialog->player()] = dialog->swap();
    dialog_.clear();
  };
  connect(dialog, &QDialog::accepted, this, [this, dialog, keep] {
    keep();
    if (next_->swap(dialog->player(), dialog->swap(), cards_)) return next_.reset();  // it had asked: not refused
    waiting_.erase(waiting_.begin());
    askNext();
  });
  connect(dialog, &QDialog::rejected, this, [this, keep] {
    keep();
    next_.reset();
  });
  dialog->open();
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <utility>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/resumed_match.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"

/// Matches of Gormiti: what the start page offers, and how one begins, begins again and goes on.
namespace playsheet {

void Shell::offerGormiti() {
  GormitiForm* form = start_->gormitiForm();
  if (!form) return;
  form->setDecks(needs_.gormitiDecks);
  form->setPlan(gormiti_plan_);
  connect(form, &GormitiForm::started, this, &Shell::startGormiti);
}

void Shell::startGormiti(const GormitiPlan& plan) {
  gormiti_plan_ = plan;
  emit gormitiChosen(plan);
  match_.begin(*needs_.gormiti, played(plan));
}

/// With what is chosen in the menus for every game.
GormitiPlan Shell::played(GormitiPlan plan) const {
  plan.pace = plan_.pace;
  plan.showdown = plan_.showdown;
  plan.reading = plan_.reading;
  return plan;
}

void Shell::setGame(GameKind game) {
  game_ = game;
  start_->setGame(game);
  speak();
}

void Shell::setGormitiPlan(const GormitiPlan& plan) {
  gormiti_plan_ = plan;
  if (start_->gormitiForm()) start_->gormitiForm()->setPlan(plan);
}

/// The same two once more, the cards dealt anew.
void Shell::playGormitiAgain(bool swapped) {
  GormitiPlan plan = gormiti_plan_;
  plan.seed = QRandomGenerator::system()->generate64();
  if (swapped) {
    std::swap(plan.seats[PlayerId::south].deckId, plan.seats[PlayerId::north].deckId);
    std::swap(plan.own[PlayerId::south], plan.own[PlayerId::north]);
  }
  startGormiti(plan);
}

/// The players as they are in the match, everything else as it was chosen last. A match that does not say how its hands
/// were kept goes on behind the curtain.
GormitiPlan Shell::planOf(const gormiti::Match& match) const {
  const gormiti::MatchSetup& setup = match.setup();
  GormitiPlan plan = gormiti_plan_;
  plan.mode = setup.mode;
  plan.options = setup.options;
  plan.seed = setup.series ? setup.series->seed : setup.seed;
  plan.bestOf = setup.series ? setup.series->best_of : 1;
  plan.secrecy = setup.secrecy.value_or(Secrecy::Curtain);
  for (const PlayerId player : table::kPlayers) {
    const gormiti::SeatSetup& written = setup.seats[player];
    SeatEntry& seat = plan.seats[player];
    seat.name = written.name.empty() ? defaultPlayerName(player) : QString::fromStdString(written.name);
    seat.deckId = QStringLiteral("match:") + QString::fromStdString(written.deck);
    plan.own[player] = gormiti::DeckFile{setup.mode, written.deck, written.cards};
    for (const gormiti::ReadyDeck& deck : match.cards().decks())
      if (deck.mode == setup.mode && deck.name.en == written.deck && deck.cards == written.cards) {
        seat.deckId = QString::fromStdString(deck.code);
        plan.own[player].reset();
      }
  }
  return plan;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRandomGenerator>
#include <QSet>
#include <utility>

#include "ui/faces/icons.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/shell/ring_seat_row.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"

/// Matches of Rising Clan: what the start page offers, and how one begins, begins again and goes on.
namespace playsheet {

void Shell::offerRising() {
  asked_.reset();  // the form is a new one
  connect(start_, &StartPage::gameChosen, this, [this](GameKind game) {
    game_ = game;
    speak();
    updateActions();
    emit gameChosen(game);
  });
  if (RisingForm* form = start_->risingForm()) {
    form->setPlan(rising_plan_);
    connect(form, &RisingForm::started, this, &Shell::startRising);
    connect(form, &RisingForm::freed, this, [this] { asked_.reset(); });
  }
  start_->setGame(game_);
}

void Shell::startRising(const RisingPlan& plan) {
  if (!beginAsked(plan)) return;
  rising_plan_ = plan;
  emit risingChosen(plan);
  match_.begin(*needs_.rising, played(plan));
}

/// With what is chosen in the menus for every game.
RisingPlan Shell::played(RisingPlan plan) const {
  plan.pace = plan_.pace;
  plan.reading = plan_.reading;
  return plan;
}

void Shell::setRisingPlan(const RisingPlan& plan) {
  rising_plan_ = plan;
  if (start_->risingForm()) start_->risingForm()->setPlan(plan);
}

/// The same people once more, roles and cards dealt anew; in a tournament that is its next game.
void Shell::playRisingAgain() {
  if (deskOfSeatedGame()) return backToPoints();
  RisingPlan plan = rising_plan_;
  plan.seed = QRandomGenerator::system()->generate64();
  startRising(plan);
}

/// The people as they are in the match, marks and languages as they were chosen last. A match that does not say how its
/// secrets were kept goes on behind the curtain.
RisingPlan Shell::planOf(const rising_clan::Match& match) const {
  const rising_clan::MatchSetup& setup = match.setup();
  RisingPlan plan = rising_plan_;
  plan.options = setup.options;
  plan.group = setup.group == 0 ? 1 : setup.group;
  plan.seed = setup.seed;
  plan.secrecy = setup.secrecy.value_or(Secrecy::Curtain);
  plan.seats.resize(setup.names.size());
  QSet<QString> taken;
  for (std::size_t i = 0; i < setup.names.size(); ++i) {
    SeatEntry& seat = plan.seats[i];
    seat.name = setup.names[i].empty() ? defaultRingName(table::player_at(i)) : QString::fromStdString(setup.names[i]);
    for (const QString& mark : seatMarks())
      if (seat.mark.isEmpty() || taken.contains(seat.mark)) seat.mark = mark;
    taken.insert(seat.mark);
  }
  return plan;
}

}  // namespace playsheet

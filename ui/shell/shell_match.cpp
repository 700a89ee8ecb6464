// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/naruto/naruto_desk.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shell.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/table/end_sheet.h"
#include "ui/table/match_table.h"

/// How a game comes onto the table: one that begins, or one that goes on.
namespace playsheet {
namespace {

bool sameCards(const naruto::Deck& a, const naruto::Deck& b) {
  return a.cards == b.cards && a.sideboard == b.sideboard && a.reinforcement == b.reinforcement;
}

}  // namespace

void Shell::goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder) {
  plan_ = plan;
  match_.goOn(std::move(match), plan, std::move(recorder));
  findSeated();
}

MatchPlan Shell::planOf(const naruto::Match& match) const {
  const naruto::MatchSetup& setup = match.setup();
  MatchPlan plan = plan_;
  const auto last = plan_.seats;
  plan.edition = fromView(setup.edition->id);
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

/// Another game is on the table.
void Shell::sitDown() {
  MatchTable* here = table();
  GameDesk* desk = here->desk();
  NarutoDesk* naruto = narutoDeskOf(here);
  pages_->setGround(here);
  connect(desk, &GameDesk::changed, this, &Shell::updateActions);
  if (naruto) connect(naruto, &GameDesk::stopsSet, this, [this, naruto] { setStops(naruto->plan().stops); });
  // not at once: the button that is clicked goes with its table
  connect(here->endSheet(), &EndSheet::again, this, &Shell::playAgain, Qt::QueuedConnection);
  const RecordKeeper* recorder = match_.recorder();
  here->endSheet()->setWatchable(needs_.records && recorder && !recorder->path().isEmpty());
  connect(here->endSheet(), &EndSheet::watchLastTurn, this, &Shell::watchLastTurn);
  connect(here, &MatchTable::newMatch, this, &Shell::newMatch, Qt::QueuedConnection);
  connect(here, &MatchTable::saveRecord, this, &Shell::saveRecord);
  connect(here, &MatchTable::trouble, this,
          [this](const QString& what) { warn(tr("The match is not being saved"), what); });
  connect(here, &MatchTable::ruleClicked, this, &Shell::showRules);
  connect(here, &MatchTable::remindersAsked, this, [this](bool on) {
    ReadingChoice reading = plan_.reading;
    reading.reminders = on;
    setReading(reading);
  });
  if (recorder && !recorder->trouble().isEmpty())
    QMetaObject::invokeMethod(
        this, [this, what = recorder->trouble()] { warn(tr("The match is not being saved"), what); },
        Qt::QueuedConnection);
  here->setArrangement(arranged_);
  connect(here, &MatchTable::arranged, this, [this, here] {
    arranged_ = here->arrangement();
    emit arranged();
  });
  applyLook();
  setPace(plan_.pace);
  setShowdownStop(plan_.showdown);
  updateActions();
  here->setFocus();
}

}  // namespace playsheet

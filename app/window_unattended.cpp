// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <QApplication>
#include <QTimer>
#include <cstdlib>
#include <iostream>

#include "app/plan_settings.h"
#include "app/window_program.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/sheet/sheet.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/autoplay.h"
#include "ui/table/match_table.h"

/// What the program with its window does by itself, asked for by options: it plays, tells the end, takes a picture.
namespace playsheet {

using table::PlayerId;

bool WindowProgram::eventFilter(QObject* watched, QEvent* event) {
  // Queued: the event comes before what it asks for is on the screen.
  if (event->type() == QEvent::Paint) QTimer::singleShot(0, this, [] { std::_Exit(0); });
  return QObject::eventFilter(watched, event);
}

void WindowProgram::run() {
  if (options_.autoplay) return autoplay();
  showPage(QString::fromStdString(options_.page));
  const bool files = !options_.replay.empty() || !options_.files.empty();
  if (files && quiet()) connect(window_.get(), &Shell::warned, this, &WindowProgram::failToOpen);
  if (!options_.replay.empty()) window_->showReplay(absolutePath(options_.replay));
  for (const std::string& file : options_.files)
    if (!openFile(absolutePath(file)) && quiet()) return failToOpen();
  attend();  // to what was asked for while this began
  if (!options_.screenshot.empty()) QTimer::singleShot(0, this, &WindowProgram::takeScreenshot);
}

/// Nobody is there to see another page instead.
void WindowProgram::failToOpen() {
  failed_ = true;  // what still waits for its turn ends it with no other code
  QApplication::exit(1);
}

void WindowProgram::autoplayGormiti() {
  GormitiPlan plan = window_->startPage()->gormitiForm()->plan();
  plan.seed = options_.seed.value_or(1);
  if (const auto level = secrecyOf(options_.secrecy)) plan.secrecy = *level;
  window_->startGormiti(plan);
}

void WindowProgram::autoplayRising() {
  RisingPlan plan = window_->startPage()->risingForm()->plan();
  plan.seed = options_.seed.value_or(1);
  if (const auto level = secrecyOf(options_.secrecy)) plan.secrecy = *level;
  window_->startRising(plan);
}

void WindowProgram::autoplay() {
  if (window_->startPage()->game() == GameKind::Gormiti)
    autoplayGormiti();
  else if (window_->startPage()->game() == GameKind::RisingClan)
    autoplayRising();
  else
    autoplayNaruto();
  autoplay_ = new Autoplay(window_->table(), options_.seed.value_or(1), options_.stopAfter, this);
  connect(autoplay_, &Autoplay::done, this, &WindowProgram::report);
  autoplay_->start();
}

void WindowProgram::autoplayNaruto() {
  MatchPlan plan = window_->plan();
  const std::array<QString, 2> names{tr("South"), tr("North")};
  for (const PlayerId player : table::kPlayers)
    if (plan.seats[player].name.isEmpty()) plan.seats[player].name = names[table::index(player)];
  plan.seed = options_.seed.value_or(1);
  plan.bestOf = 1;  // it plays one game
  window_->startMatch(plan);
}

namespace {

/// "Cora wins (hero_defeated): 9 turns, 81 decisions, seed 5"
void tellGormiti(const gormiti::Match& match, int decisions) {
  const gormiti::GameState& state = match.state();
  const bool won = state.outcome == gormiti::Outcome::south || state.outcome == gormiti::Outcome::north;
  const PlayerId winner = state.outcome == gormiti::Outcome::north ? PlayerId::north : PlayerId::south;
  if (!state.over())
    std::cout << "stopped";
  else if (won)
    std::cout << match.setup().seats[winner].name << " wins (" << table::name_of(state.end) << ")";
  else
    std::cout << "a draw (" << table::name_of(state.end) << ")";
  std::cout << ": " << state.turn << " turns, " << decisions << " decisions, seed " << match.setup().seed << std::endl;
}

/// "Kai and Bea win (won): 31 turns, 402 decisions, seed 5"
void tellRising(const rising_clan::Match& match, int decisions) {
  const rising_clan::GameState& state = match.state();
  std::vector<std::string> winners;
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    if (state.outcome.winners().has(table::seat_at(seat))) winners.push_back(match.setup().names[seat]);
  if (!state.over())
    std::cout << "stopped";
  else if (winners.empty())
    std::cout << "no winner (" << table::name_of(state.outcome.cause) << ")";
  else
    std::cout << fmt::format("{} {} ({})", fmt::join(winners, " and "), winners.size() > 1 ? "win" : "wins",
                             table::name_of(state.outcome.cause));
  std::cout << ": " << state.turn << " turns, " << decisions << " decisions, seed " << match.setup().seed << std::endl;
}

void tellNaruto(const naruto::Match& match, int decisions) {
  const auto& state = match.state();
  if (state.over())
    std::cout << match.setup().seats[state.winner].name << " wins (" << table::name_of(state.end) << ")";
  else
    std::cout << "stopped";
  std::cout << ": " << state.turn << " turns, " << decisions << " decisions, rewards "
            << state[PlayerId::south].rewards.size() << ":" << state[PlayerId::north].rewards.size() << ", seed "
            << match.setup().seed << std::endl;
}

}  // namespace

void WindowProgram::report() {
  if (autoplay_->failed()) return fail(tr("A decision was refused; the match cannot continue."));
  if (const GormitiDesk* gormiti = gormitiDeskOf(window_->table()))
    tellGormiti(gormiti->match(), autoplay_->decisions());
  else if (const RisingDesk* rising = risingDeskOf(window_->table()))
    tellRising(rising->match(), autoplay_->decisions());
  else
    tellNaruto(narutoDeskOf(window_->table())->match(), autoplay_->decisions());
  if (options_.screenshot.empty()) return QApplication::exit(0);
  QTimer::singleShot(0, this, &WindowProgram::takeScreenshot);
}

void WindowProgram::takeScreenshot() {
  if (failed_) return;
  if (jobs_->busy()) {  // what is to be seen is still being read
    connect(jobs_.get(), &JobThread::idle, this, &WindowProgram::takeScreenshot,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return;
  }
  if (window_->table()) window_->table()->sheet()->finishAnimations();
  const bool saved = window_->grab().save(QString::fromStdString(options_.screenshot));
  if (!saved) return fail(tr("The screenshot cannot be saved: %1").arg(QString::fromStdString(options_.screenshot)));
  QApplication::exit(0);
}

}  // namespace playsheet

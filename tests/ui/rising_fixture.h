// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rising_clan/window/pressed_desk.h"
#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/recorder_lines.h"
#include "tests/ui/rising_cards.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/table/curtain.h"

/// A match of Rising Clan on the real window, with as many seats as a test wants.
namespace playsheet::testing {

class RisingMatchWindow : public ::testing::Test {
 protected:
  /// The start page.
  void openWindow() {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.rising = &risingCards();
    needs.risingRecorder = [this] { return std::make_unique<RecorderLines<rising_clan::Match>>(kept_); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
  }
  void begin(int players, Secrecy secrecy = Secrecy::Curtain, std::uint64_t seed = 7) {
    beginWith(planOfSeats(players, seed, secrecy));
  }
  void beginWith(const RisingPlan& plan) {
    openWindow();
    window_->setPace(0);
    window_->startRising(plan);
    table().setGuard(0);
    table().curtain()->setHoldTime(0);
    table().curtain()->setLingerTime(0);
    QCoreApplication::processEvents();
  }

  MatchTable& table() { return *window_->table(); }
  RisingDesk& desk() { return *risingDeskOf(&table()); }
  const rising_clan::GameState& state() { return desk().match().state(); }

  std::vector<std::string> kept_;
  std::unique_ptr<Shell> window_;
};

}  // namespace playsheet::testing

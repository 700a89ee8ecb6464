// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rising_clan/cards_file.h"
#include "tests/rising_clan/window/pressed_desk.h"
#include "tests/ui/match_fixture.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/table/curtain.h"

/// A match of Rising Clan on the real window, with as many seats as a test wants.
namespace playsheet::testing {

/// Counts what it was told.
class RisingLines : public RisingRecorder {
 public:
  explicit RisingLines(std::vector<std::string>& lines) : lines_(lines) {}
  void begun(const rising_clan::Match&) override { lines_.push_back("begun"); }
  void decided(const rising_clan::Match&) override { lines_.push_back("decided"); }
  void undone(const rising_clan::Match&) override { lines_.push_back("undone"); }
  void redone(const rising_clan::Match&) override { lines_.push_back("redone"); }
  QString saveCopy(const QString&) override { return {}; }
  QString trouble() const override { return {}; }

 private:
  std::vector<std::string>& lines_;
};

class RisingMatchWindow : public ::testing::Test {
 protected:
  void begin(int players, Secrecy secrecy = Secrecy::Curtain, std::uint64_t seed = 7) {
    beginWith(planOfSeats(players, seed, secrecy));
  }
  void beginWith(const RisingPlan& plan) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.rising = &rising_clan_tests::shipped_cards();
    needs.risingRecorder = [this] { return std::make_unique<RisingLines>(kept_); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->setPace(0);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
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

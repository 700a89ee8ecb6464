// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/recorder_lines.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/table/curtain.h"

/// A match of Gormiti on the real window.
namespace playsheet::testing {

inline GormitiPlan gormitiPlan(Secrecy secrecy, gormiti::Mode mode, std::uint64_t seed) {
  GormitiPlan plan;
  plan.seats[PlayerId::south] = {"Cora", "en", "peak", {}};
  plan.seats[PlayerId::north] = {"Bruno", "it", "moon", {}};
  PlayerId next = PlayerId::south;
  for (const gormiti::ReadyDeck& deck : gormitiCards().decks()) {
    if (deck.mode != mode || !plan.seats[next].deckId.isEmpty()) continue;
    plan.seats[next].deckId = QString::fromStdString(deck.code);
    next = PlayerId::north;
  }
  plan.secrecy = secrecy;
  plan.mode = mode;
  plan.seed = seed;
  plan.pace = 0;
  return plan;
}

class GormitiWindow : public ::testing::Test {
 protected:
  void openWindow() {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.gormitiRecorder = [this] { return std::make_unique<RecorderLines<gormiti::Match>>(kept_); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
  }
  void begin(Secrecy secrecy, gormiti::Mode mode = gormiti::Mode::strategic, std::uint64_t seed = 7) {
    beginWith(gormitiPlan(secrecy, mode, seed));
  }
  void beginWith(const GormitiPlan& plan) {
    openWindow();
    window_->setPace(0);
    window_->startGormiti(plan);
    table().setGuard(0);
    table().curtain()->setHoldTime(0);
    table().curtain()->setLingerTime(0);
    QCoreApplication::processEvents();
  }
  MatchTable& table() { return *window_->table(); }
  GormitiDesk& desk() { return *gormitiDeskOf(&table()); }
  const gormiti::GameState& state() { return desk().match().state(); }

  /// The first thing that is offered, until this is asked.
  bool goOnTo(gormiti::QuestionKind kind) {
    for (int i = 0; i < 300 && !desk().over(); ++i) {
      while (desk().still()) desk().goOn();
      if (desk().secrecy().curtain()) desk().openCurtain();
      if (state().question.kind == kind) return true;
      const auto option = std::find_if(desk().options().begin(), desk().options().end(),
                                       [](const gormiti::Option& one) { return one.allowed(); });
      if (option == desk().options().end() || !desk().play(option->action)) return false;
    }
    return false;
  }

  /// To the end, or as often as that; gives how many kinds of questions were asked.
  template <class Player>
  std::size_t letPlay(Player& player, int times) {
    std::set<gormiti::QuestionKind> kinds;
    for (int i = 0; i < times && !desk().over(); ++i) {
      kinds.insert(state().question.kind);
      player.act();
      QCoreApplication::processEvents();
    }
    return kinds.size();
  }

  std::vector<std::string> kept_;
  std::unique_ptr<Shell> window_;
};

}  // namespace playsheet::testing

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/window/pressed_desk.h"

/// Desks at positions that a test has laid.
namespace playsheet::testing {

inline constexpr PlayerId kNaomi = table::player_at(0), kTiago = table::player_at(1), kKai = table::player_at(2),
                          kBea = table::player_at(3);

inline std::unique_ptr<RisingDesk> deskAt(const rising_clan_tests::Board& board) {
  const RisingPlan plan = planOf(board.state, board.rules.options);
  return std::make_unique<RisingDesk>(matchAt(board.state, plan), plan, nullptr);
}

inline std::vector<std::string> raisers(const RisingDesk& desk) {
  std::vector<std::string> out;
  for (const PromptButton& button : desk.prompt().choices)
    if (button.command.kind == CommandKind::RaiseHand) out.push_back(button.label.toStdString());
  return out;
}

/// Naomi attacks Kai; everybody but Bea, who has nothing, may react to the declaration.
struct CalledWindow : ::testing::Test {
  CalledWindow() : b(4) {
    using namespace rising_clan_tests;
    for (const SeatId seat : {A, B, C}) cards[table::index(seat)] = b.hand(seat, "A23");
    b.dice({4});
    b.to_action();
    desk = deskAt(b);
    takeScreen(*desk);
    EXPECT_TRUE(pressAct(*desk, Attack{C}));
  }

  rising_clan_tests::Board b;
  std::array<rising_clan::CardId, 3> cards{};
  std::unique_ptr<RisingDesk> desk;
};

}  // namespace playsheet::testing

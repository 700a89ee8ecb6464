// SPDX-License-Identifier: GPL-3.0-or-later
// What the log of the window tells everybody of cards that nobody else may know (R-1112).
#include <algorithm>

#include "tests/rising_clan/window/called_window.h"

namespace playsheet::testing {
namespace {

using namespace rising_clan;
using namespace rising_clan_tests;

QStringList rowsOf(RisingDesk& desk) {
  QStringList out;
  for (const LogRow& row : desk.log(QStringLiteral("en")))
    if (row.kind == LogRow::Kind::Line) out << row.text;
  return out;
}

/// whoever rests draws a card; that it was drawn is public, which it is is not.
TEST(WindowLogOfRisingClan, ADrawIsToldWithoutTheCard_R1112) {
  Board b(3);
  b.to_action();
  b.top("A02");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  const PromptButton* rest = nullptr;
  const auto offered = buttonsOf(*desk);
  for (const PromptButton& button : offered)
    if (button.command.action.starts_with("rest")) rest = &button;
  ASSERT_NE(rest, nullptr);
  desk->press(Command(rest->command));
  EXPECT_EQ(rowsOf(*desk).last(), QStringLiteral("Naomi draws 1 card"));
}

/// R-1113: the fence stands where the button asks. What only who rests has drawn goes back freely; a die does not.
TEST(WindowLogOfRisingClan, TheFenceStandsAboveWhatGoesBackFreely_R1113) {
  Board b(3);
  b.to_action();
  b.top("A02");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  for (const PromptButton& button : buttonsOf(*desk))
    if (button.command.action.starts_with("rest")) {
      desk->press(Command(button.command));
      break;
    }
  const auto fenced = [&] {
    const auto& rows = desk->log(QStringLiteral("en"));
    return std::any_of(rows.begin(), rows.end(), [](const LogRow& row) { return row.kind == LogRow::Kind::Fence; });
  };
  ASSERT_TRUE(rowsOf(*desk).contains(QStringLiteral("Naomi draws 1 card")));
  EXPECT_FALSE(fenced()) << "nobody else has learned anything";

  Board attack(3);
  for (const SeatId seat : {A, B}) attack.hand(seat, "A23");
  attack.dice({4});
  attack.to_action();
  const auto other = deskAt(attack);
  takeScreen(*other);
  ASSERT_TRUE(pressAct(*other, Attack{C}));
  ASSERT_TRUE(pressOffered(*other, CommandKind::HandsDone));
  const auto& rows = other->log(QStringLiteral("en"));
  EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [](const LogRow& row) { return row.kind == LogRow::Kind::Fence; }))
      << "a die was rolled";
}

/// everybody sees who gives a gift to whom.
TEST(WindowLogOfRisingClan, AGiftIsToldWithoutTheCard_R1112) {
  Board b(3);
  const CardId card = b.hand(A, "A01");
  const auto desk = deskAt(b);
  takeScreen(*desk);
  desk->clickCard(card);
  ASSERT_TRUE(pressAct(*desk, Give{C, card}));
  const auto& rows = desk->log(QStringLiteral("en"));
  const auto row = std::find_if(rows.begin(), rows.end(), [](const LogRow& each) {
    return each.text == QStringLiteral("Naomi gives Kai a gift: a card");
  });
  ASSERT_NE(row, rows.end()) << rowsOf(*desk).join(QLatin1Char('|')).toStdString();
  EXPECT_EQ(row->player, kNaomi) << "the mark before it is the giver's";
}

/// a card that is taken from the open pile is named.
TEST(WindowLogOfRisingClan, WhatIsTakenFromThePileIsNamed_R104) {
  Board b(3);
  b.discarded("A02");
  b.top("E10");  // the turn player alone
  b.dice({6});
  b.to_event();
  b.until(QuestionKind::natural_six, A);
  const auto desk = deskAt(b);
  const auto offered = buttonsOf(*desk);
  const PromptButton* pile = nullptr;
  for (const PromptButton& button : offered)
    if (button.label.contains(QStringLiteral("discard"))) pile = &button;
  ASSERT_NE(pile, nullptr);
  desk->press(Command(pile->command));
  const QString told = rowsOf(*desk).join(QLatin1Char('|'));
  EXPECT_TRUE(told.contains(QStringLiteral("Katana"))) << told.toStdString();
}

}  // namespace
}  // namespace playsheet::testing

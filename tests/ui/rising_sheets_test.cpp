// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a match of Rising Clan and the sheet at its end: what stands on them has room.
#include "app/plan_settings.h"
#include "app/storage/settings.h"
#include "tests/ui/rising_fixture.h"
#include "ui/faces/icons.h"
#include "ui/shell/ring_seat_row.h"
#include "ui/shell/rising_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

class RisingSheets : public RisingMatchWindow {};

/// Nine people in the smallest window that is promised, and two of whom seven roles were not dealt.
TEST_F(RisingSheets, TheEndHasRoomOnTheTable_R416) {
  for (const int players : {2, 3, 5, 9}) {
    beginWith(planOfSeats(players, 7));
    window_->resize(1280, 675);
    QCoreApplication::processEvents();
    for (int i = 0; i + 1 < players && !desk().over(); ++i)
      desk().concede(table::player_at(static_cast<std::size_t>(i)));
    const auto random = desk().randomPlayer(5);
    for (int i = 0; i < 20000 && !desk().over(); ++i) ASSERT_TRUE(random());
    ASSERT_TRUE(desk().over()) << players;
    QCoreApplication::processEvents();
    const EndSheet& end = *table().endSheet();
    ASSERT_TRUE(end.isVisible());
    const QRect sheet = table().sheet()->geometry();
    EXPECT_TRUE(sheet.contains(end.geometry())) << players << ": " << end.height() << " of " << sheet.height() << ", "
                                                << end.width() << " of " << sheet.width();
    EXPECT_FALSE(end.swapButton()->isVisible()) << "nobody has a deck";
    EXPECT_TRUE(end.againButton()->isVisible());
    for (const auto* button : end.findChildren<ActionButton*>())
      if (button->isVisible()) {
        EXPECT_TRUE(end.rect().contains(button->geometry())) << button->text().toStdString();
        EXPECT_GE(button->y(), end.accessibleRowRect(end.accessibleRows() - 1).bottom()) << players;
      }
  }
}

/// Why a match cannot begin is read whole: it does not stand under the button of the tournaments.
TEST_F(RisingSheets, TheSentenceOfTheFormStandsBesideTheButton) {
  openWindow();
  StartPage* start = window_->startPage();
  start->setGame(GameKind::RisingClan);
  start->setTournaments(true);
  RisingForm* form = start->risingForm();
  RisingPlan plan = planOfSeats(5, 7);
  for (std::size_t i = 0; i < plan.seats.size(); ++i) plan.seats[i].mark = seatMarks().value(static_cast<qsizetype>(i));
  plan.seats[4].name = plan.seats[2].name;
  form->setPlan(plan);
  QCoreApplication::processEvents();
  EXPECT_FALSE(form->startButton()->isEnabled());
  ASSERT_FALSE(form->message().isEmpty());
  const auto* button = start->findChild<ActionButton*>(QStringLiteral("tournamentPage"));
  ASSERT_TRUE(button != nullptr && button->isVisible());
  const QRect place = form->messagePlace().translated(form->pos());
  EXPECT_FALSE(place.intersects(button->geometry()));
  EXPECT_GT(place.width(), 200);
}

/// What is not known in the settings falls back to what a first match has.
TEST(RisingSettings, UnknownValuesFallBack) {
  Settings settings;
  settings.set("rising.players", "12");
  settings.set("rising.south.language", "xx");
  settings.set("rising.south.mark", "square");
  settings.set("rising.south.name", "");
  settings.set("rising.group", "9");
  QStringList unknown;
  const RisingPlan plan = risingPlanFrom(settings, QStringLiteral("it"), unknown);
  EXPECT_EQ(plan.seats.size(), table::kMostPlayers);
  EXPECT_EQ(plan.seats.front().language, QStringLiteral("it"));
  EXPECT_EQ(plan.seats.front().mark, seatMarks().front());
  EXPECT_EQ(plan.group, 1);
  EXPECT_TRUE(unknown.isEmpty());
}

}  // namespace
}  // namespace playsheet::testing

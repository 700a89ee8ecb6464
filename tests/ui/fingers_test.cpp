// SPDX-License-Identifier: GPL-3.0-or-later
// Two people at one touch screen that lies between them.
#include <QGuiApplication>
#include <QScrollBar>
#include <QStyleHints>

#include "tests/ui/finger_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/sheet/sheet.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/finger_size.h"
#include "ui/widgets/fingers.h"

namespace playsheet {
namespace {

using testing::FingerPlayer;
using testing::MatchWindowTest;

class Fingers : public MatchWindowTest {
 protected:
  void open(Secrecy secrecy) {
    begin(secrecy);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
    hand_ = std::make_unique<FingerPlayer>(*window_);
  }
  void TearDown() override { QGuiApplication::styleHints()->setMousePressAndHoldInterval(resting_); }

  QPoint onCard(int card) {
    const QRect place = table().sheet()->cardRect(card);
    EXPECT_FALSE(place.isEmpty()) << card;
    return table().sheet()->mapTo(window_.get(), place.center());
  }
  QPoint onButton(CommandKind kind) { return FingerPlayer::middleOf(*table().bar()->find(kind)); }
  /// As in a match: both keep their hands, South begins.
  void keepHands() {
    for (int i = 0; i < 8 && state().turn == 0; ++i) hand_->tap(FingerPlayer::middleOf(*table().bar()->primary()));
  }
  void restAfter(int milliseconds) { QGuiApplication::styleHints()->setMousePressAndHoldInterval(milliseconds); }

  std::unique_ptr<FingerPlayer> hand_;
  int resting_ = QGuiApplication::styleHints()->mousePressAndHoldInterval();
};

TEST_F(Fingers, ATapIsAPress) {
  open(Secrecy::Open);
  const auto before = asked();
  hand_->tap(FingerPlayer::middleOf(*table().bar()->primary()));
  EXPECT_NE(asked(), before);
}

TEST_F(Fingers, AFingerThatLeavesTheButtonPressesNothing) {
  open(Secrecy::Open);
  const auto before = asked();
  const QPoint button = FingerPlayer::middleOf(*table().bar()->primary());
  hand_->drag(button, button - QPoint(0, 200));
  EXPECT_EQ(asked(), before);
}

TEST_F(Fingers, AFingerThatRestsReadsTheCardAndDoesNothingWithIt) {
  open(Secrecy::Open);
  keepHands();
  ASSERT_FALSE(match().handCards(match().prompt().player).empty());
  const int card = match().handCards(match().prompt().player).front();
  const auto before = match().moments();
  QString read;
  QObject::connect(table().sheet(), &Sheet::cardHovered, table().sheet(), [&](int over) {
    if (over >= 0) read = QString::number(over);
  });
  restAfter(1);
  hand_->down(onCard(card));
  EXPECT_TRUE(QTest::qWaitFor([&] { return read == QString::number(card); }));
  hand_->up();
  EXPECT_FALSE(match().selected().has_value());
  EXPECT_EQ(match().moments(), before);
}

}  // namespace
}  // namespace playsheet

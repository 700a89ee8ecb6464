// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches of Rising Clan on the real window: by mouse and by keys, with two to nine seats.
#include "tests/ui/keyboard_player.h"
#include "tests/ui/mouse_player.h"
#include "tests/ui/rising_fixture.h"

namespace playsheet::testing {
namespace {

class RisingPlayed : public RisingMatchWindow, public ::testing::WithParamInterface<int> {
 protected:
  /// More than three play a short match by the house rules: without substitutions and truce somebody falls soon.
  void beginShort() {
    RisingPlan plan = planOfSeats(GetParam(), 7);
    if (GetParam() > 3) plan.options.substitutions = plan.options.truce = 0;
    beginWith(plan);
  }
  template <class Player>
  void letPlay(Player player, int times) {
    int presses = 0;
    for (; presses < times && !desk().over(); ++presses) {
      player.act();
      QCoreApplication::processEvents();
    }
    EXPECT_TRUE(desk().over()) << "stuck at " << desk().prompt().sentence.toStdString() << " after " << presses
                               << " presses, " << desk().moments() << " moments";
    EXPECT_EQ(std::count(kept_.begin(), kept_.end(), "begun"), 1);
    EXPECT_GE(static_cast<std::size_t>(std::count(kept_.begin(), kept_.end(), "decided")) + 1, desk().moments());
    RecordProperty("presses", presses);
    RecordProperty("moments", static_cast<int>(desk().moments()));
  }
};

/// People without a keyboard come to the end of a match.
TEST_P(RisingPlayed, ByMouseToTheEnd) {
  beginShort();
  letPlay(MousePlayer(*window_, 31), 60000);
}

/// And people without a mouse.
TEST_P(RisingPlayed, ByKeysToTheEnd) {
  beginShort();
  letPlay(KeyboardPlayer(*window_, 17), 60000);
}

INSTANTIATE_TEST_SUITE_P(Seats, RisingPlayed, ::testing::Values(2, 3, 5, 9));

}  // namespace
}  // namespace playsheet::testing

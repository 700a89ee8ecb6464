// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/first_window.h"

#include <gtest/gtest.h>

namespace playsheet {
namespace {

/// A screen without its panel of 28 pixels at the top.
QRect freeOf(int width, int height) { return {0, 28, width, height - 28}; }

TEST(FirstWindow, TakesNineTenthsOfWhatIsFree) {
  for (const QSize screen :
       {QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)}) {
    const QRect free = freeOf(screen.width(), screen.height());
    const FirstWindow first = firstWindow(free);
    EXPECT_FALSE(first.maximised) << screen.width();
    EXPECT_TRUE(free.contains(first.place)) << screen.width();
    EXPECT_NEAR(first.place.width(), free.width() * 0.9, 1) << screen.width();
    EXPECT_NEAR(first.place.height(), free.height() * 0.9, 1) << screen.width();
    EXPECT_LE(std::abs(first.place.center().x() - free.center().x()), 1) << "in the middle";
    EXPECT_LE(std::abs(first.place.center().y() - free.center().y()), 1);
  }
}

TEST(FirstWindow, IsMaximisedWhereNineTenthsAreTooLittleToBeUsed) {
  for (const QSize screen : {QSize(1024, 600), QSize(1120, 700), QSize(1280, 640), QSize(800, 600)}) {
    const QRect free = freeOf(screen.width(), screen.height());
    const FirstWindow first = firstWindow(free);
    EXPECT_TRUE(first.maximised) << screen.width() << "x" << screen.height();
    EXPECT_GE(first.place.width(), kLeastWindow.width());
    EXPECT_GE(first.place.height(), kLeastWindow.height());
    EXPECT_GE(first.place.left(), free.left()) << "its title can be reached";
    EXPECT_GE(first.place.top(), free.top());
  }
}

/// Whoever asks for a size on the command line gets it, as far as the screen goes.
TEST(PlaceOf, AWindowIsWhollyOnTheScreenWithItsFrame) {
  for (const QSize screen : {QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080)})
    for (const QSize wanted : {QSize(1024, 560), QSize(1366, 690), QSize(1920, 1040), QSize(5000, 4000)}) {
      const QRect free = freeOf(screen.width(), screen.height());
      const QRect place = placeOf(wanted, free);
      EXPECT_TRUE(free.contains(place.adjusted(0, -kFrame, 0, 0)))
          << wanted.width() << "x" << wanted.height() << " on " << screen.width() << "x" << screen.height();
      EXPECT_EQ(place.width(), std::min(wanted.width(), free.width()));
      EXPECT_EQ(place.height(), std::min(wanted.height(), free.height() - kFrame));
    }
  const QRect second(1920, 100, 2560, 1340);
  EXPECT_TRUE(second.contains(placeOf({1366, 690}, second))) << "on the screen on which it is";
}

TEST(PlaceOf, AScreenThatIsTooSmallForAnyWindowBoundsNothing) {
  const QRect place = placeOf({1366, 690}, {0, 0, 800, 800});
  EXPECT_EQ(place.size(), QSize(1366, 690));
  EXPECT_EQ(place.left(), 0) << "its left side is there";
  EXPECT_GE(place.top(), 0);
}

TEST(FirstWindow, OpensOnTheScreenOnWhichItIs) {
  const QRect second(1920, 100, 2560, 1340);
  EXPECT_TRUE(second.contains(firstWindow(second).place));
}

}  // namespace
}  // namespace playsheet

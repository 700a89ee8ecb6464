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

TEST(FirstWindow, OpensOnTheScreenOnWhichItIs) {
  const QRect second(1920, 100, 2560, 1340);
  EXPECT_TRUE(second.contains(firstWindow(second).place));
}

}  // namespace
}  // namespace playsheet

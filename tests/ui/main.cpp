// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>

#include "ui/widgets/fingers.h"
#include "ui/widgets/plain_words.h"

/// The tests of widgets need an application; without a screen they draw offscreen.
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&argc, argv);
  QApplication app(argc, argv);
  playsheet::showPlainWords(app);  // as the program does
  playsheet::takeFingers(app);
  return RUN_ALL_TESTS();
}

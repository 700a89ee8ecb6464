// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLocale>
#include <QMessageBox>
#include <QTimer>
#include <QTranslator>
#include <csignal>
#include <future>
#include <iostream>

#include "app/display_faults.h"
#include "app/window_program.h"
#include "ui/widgets/plain_words.h"

/// Starts the window: options, language, settings, cards, then the first frame.
int main(int argc, char** argv) {
  int exit_code = 0;
  const auto options = playsheet::readWindowOptions(argc, argv, exit_code);
  if (!options) return exit_code;
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk, and told as one
  playsheet::tellDisplayFaults();
  // While the display is opened.
  auto cards = std::async(std::launch::async, playsheet::readShippedCards);
  QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
  QApplication app(argc, argv);
  playsheet::showPlainWords(app);
  QApplication::setApplicationName(QStringLiteral("playsheet"));
  QApplication::setApplicationDisplayName(QStringLiteral("Playsheet"));
  QApplication::setApplicationVersion(QStringLiteral(PLAYSHEET_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("playsheet"));
  playsheet::WindowProgram program(*options, std::move(cards));
  if (!program.prepare()) return 1;
  QTimer::singleShot(0, &program, &playsheet::WindowProgram::run);
  return QApplication::exec();
}

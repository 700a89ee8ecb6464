// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_main.h"

#include <QApplication>
#include <QSocketNotifier>
#include <QTimer>
#include <csignal>
#include <future>

#include "app/display_faults.h"
#include "app/end_signals.h"
#include "app/heap.h"
#include "app/identity.h"
#include "app/locations.h"
#include "app/running_window.h"
#include "app/window_program.h"
#include "ui/widgets/fingers.h"
#include "ui/widgets/plain_words.h"

namespace playsheet {
namespace {

/// Until the window is closed, or until somebody tells the program to end: also in the middle of a dialog, which has an
/// event loop of its own.
int live(WindowProgram& program, const std::function<void(WindowProgram&)>& begun) {
  QSocketNotifier told(end_signal_descriptor(), QSocketNotifier::Read);
  QObject::connect(&told, &QSocketNotifier::activated, &program, [&] {
    told.setEnabled(false);
    program.end();
  });
  // The desktop ends the session: it waits until everything is kept, and then closes the windows or sends a signal.
  QObject::connect(qApp, &QGuiApplication::commitDataRequest, &program, [&] { program.sessionEnds(); });
  if (!program.prepare()) return 1;
  if (end_signal() != 0) return 0;  // it ended a dialog of the start
  QTimer::singleShot(0, &program, &WindowProgram::run);
  if (begun) QTimer::singleShot(0, &program, [&] { begun(program); });
  return QApplication::exec();
}

}  // namespace

int run_window(int argc, char** argv, const std::function<void(WindowProgram&)>& begun) {
  int exit_code = 0;
  const auto options = readWindowOptions(argc, argv, exit_code);
  if (!options) return exit_code;
  use_shipped_folder(options->shipped);
  keepTheHeapSmall();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is a full disk, and told as one
  watch_end_signals();
  tellDisplayFaults();
  // While the display is opened.
  auto cards = std::async(std::launch::async, readShippedCards);
  QApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
  QApplication app(argc, argv);
  showPlainWords(app);
  takeFingers(app);
  QApplication::setApplicationName(QStringLiteral("playsheet"));
  QApplication::setApplicationDisplayName(QStringLiteral("Playsheet"));
  QApplication::setApplicationVersion(QString::fromLatin1(kVersion));
  QApplication::setDesktopFileName(QString::fromLatin1(kApplicationName));
  RunningWindow door(isUnattended(*options) ? std::filesystem::path() : placeOfWindow(dataFolderOf(*options)));
  WindowProgram program(*options, std::move(cards));
  if (const auto found = door.handOver(requestOf(*options)); found != RunningWindow::Found::nobody)
    return program.tellHandedOver(found) ? 0 : 1;
  QObject::connect(&door, &RunningWindow::asked, &program, &WindowProgram::serve);
  whenDisplayIsLost([&program] { program.settle(); });
  exit_code = live(program, begun);
  whenDisplayIsLost({});
  return end_signal() != 0 ? exit_code_of(end_signal()) : exit_code;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <QMenu>
#include <QTest>
#include <QTimer>
#include <cstdlib>
#include <map>
#include <string>

#include "app/end_signals.h"
#include "app/window_main.h"
#include "app/window_program.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/collection_page.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/match_table.h"

/// The program with its window, and somebody before it who collects three copies of N-013 and is then about something.
/// PLAYSHEET_ABOUT says about what; into the pipe PLAYSHEET_READY it is said when the moment has come.
namespace playsheet::crash {
namespace {

using About = void (*)(WindowProgram&);

void ready() {
  const char byte = 1;
  if (::write(std::atoi(std::getenv("PLAYSHEET_READY")), &byte, 1) != 1) ::_exit(4);
}

/// On the page of the collection, as somebody presses the key.
void collect(WindowProgram& program) {
  program.window()->showCollection();
  CollectionPage& page = *program.window()->collectionPage();
  page.setQuery(QStringLiteral("code=N-013"));
  page.grid()->setFocus();
  if (!QTest::qWaitFor([&] { return page.grid()->model()->rowCount() == 1; }, 60000))
    ::_exit(5);  // it is searched aside
  page.grid()->setCurrentIndex(page.grid()->model()->index(0, 0));
  for (int i = 0; i < 3; ++i) QTest::keyClick(page.grid(), Qt::Key_Plus);
}

void play(WindowProgram& program) {
  MatchPlan plan = program.window()->plan();
  plan.secrecy = Secrecy::Hold;
  plan.seats[PlayerId::south].name = QStringLiteral("Ada");
  plan.seats[PlayerId::north].name = QStringLiteral("Ben");
  program.window()->startMatch(plan);
  NarutoDesk& match = *narutoDeskOf(program.window()->table());
  for (int i = 0; i < 6; ++i)
    for (const auto& option : match.match().options(match.match().decider()))
      if (option.allowed() && match.play(option.action)) break;
}

void nothing(WindowProgram&) { ready(); }

void dialog(WindowProgram& program) {
  play(program);
  QTimer::singleShot(0, &program, ready);  // in the event loop of the dialog
  program.window()->reportRuling();
}

void menu(WindowProgram& program) {
  QMenu down;
  down.addAction(QStringLiteral("?"));
  QTimer::singleShot(0, &program, ready);
  down.exec(QPoint(10, 10));
}

void hand(WindowProgram& program) {
  play(program);
  MatchTable& table = *program.window()->table();
  const PlayerId decider = narutoDeskOf(&table)->match().decider();
  QTest::keyPress(table.sheet(), decider == PlayerId::south ? Qt::Key_S : Qt::Key_L);
  if (table.desk()->secrecy().handShown(decider)) ready();
}

void search(WindowProgram& program) {
  ready();
  for (int i = 0; i < 4 || end_signal() == 0; ++i)
    program.window()->collectionPage()->setQuery(i % 2 == 0 ? QStringLiteral("t:ninja power>=3 -s:fire")
                                                            : QStringLiteral("touches:injured or does:damage"));
}

/// It hears nothing any more.
void deaf(WindowProgram&) {
  ready();
  for (;;) ::pause();
}

void sessionEnds(WindowProgram& program) {
  program.sessionEnds();
  ready();
}

const std::map<std::string, About>& abouts() {
  static const std::map<std::string, About> all{{"nothing", nothing},    {"dialog", dialog}, {"menu", menu},
                                                {"hand", hand},          {"search", search}, {"deaf", deaf},
                                                {"session", sessionEnds}};
  return all;
}

}  // namespace
}  // namespace playsheet::crash

int main(int argc, char** argv) {
  const auto about = playsheet::crash::abouts().at(std::getenv("PLAYSHEET_ABOUT"));
  return playsheet::run_window(argc, argv, [&](playsheet::WindowProgram& program) {
    playsheet::crash::collect(program);
    about(program);
  });
}

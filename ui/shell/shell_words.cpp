// SPDX-License-Identifier: GPL-3.0-or-later
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/gormiti/gormiti_watch.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/replay/replay_page.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_watch.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"
#include "ui/speech/program_words.h"
#include "ui/table/match_table.h"

/// The words of the window: in the program's language, and those of the game that is shown where games differ in them.
namespace playsheet {

void Shell::remakeMenus() {
  menuBar()->clear();
  qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  for (auto* group : {themes_, tables_, paces_, showdowns_, names_, logs_}) delete group;
  makeMenus();
}

/// The program's language has changed: everything that keeps its words is made anew.
void Shell::retranslate() {
  remakeMenus();
  if (table())
    table()->retranslate();
  else
    makeStartPage();
  pages_->changeWords();
  applyLook();
  updateActions();
}

/// That of the table, else the one that the start page offers.
GameKind Shell::gameAtHand() const {
  if (!table()) return game_;
  return gormitiDeskOf(table()) ? GameKind::Gormiti : risingDeskOf(table()) ? GameKind::RisingClan : GameKind::Naruto;
}

/// That of the page which is on top, where it is about one.
GameKind Shell::gameShown() const {
  const Page* page = pages_->top();
  if (page == nullptr) return gameAtHand();
  for (const GameKind game : kGameKinds)
    if (page == collectionPages_[static_cast<std::size_t>(game)]) return game;
  if (page == lessonsPage_ && lessons_) return lessonGames_[static_cast<std::size_t>(lessons_->game())];
  if (page == replayPage_ && replay_ && replay_->watched())
    return gormitiWatchOf(replay_->watched())  ? GameKind::Gormiti
           : risingWatchOf(replay_->watched()) ? GameKind::RisingClan
                                               : GameKind::Naruto;
  return page == decksPage_ || page == tournamentPage_ ? GameKind::Naruto : gameAtHand();
}

/// Another game is shown than before: tables make their words anew, and so do the menus, though not at once, for one of
/// them may have led here.
void Shell::speak() {
  if (!setProgramTongue(tongueOf(gameShown()))) return;
  if (table()) table()->retranslate();
  if (lessons_ && lessons_->lesson()) lessons_->lesson()->table()->retranslate();
  if (!made_) return;
  QMetaObject::invokeMethod(
      this,
      [this] {
        remakeMenus();
        updateActions();
      },
      Qt::QueuedConnection);
}

}  // namespace playsheet

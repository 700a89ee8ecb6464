// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/matches/match_store.h"
#include "ui/matches/statistics_view.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"
#include "ui/widgets/slow_notice.h"

class QLabel;
class QStackedWidget;
class QTreeWidget;

namespace playsheet {

class ActionButton;

/// All matches that are kept, to be gone on with, looked at, named, copied and deleted; beside them what the games that
/// are over say about decks and cards. Shows no hidden card. The store outlives it.
class MatchesPage : public QWidget {
  Q_OBJECT
 public:
  /// `games`: at least one.
  MatchesPage(MatchStore& store, const std::vector<PlayedWords>& games, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Reads everything anew and takes the focus.
  void open();
  /// The page is left: what is still being read is not waited for.
  void leave();
  /// Words for as long as something is waited for; empty: it is over, and what was said before is said again.
  void tellWaiting(const QString& words);
  QTreeWidget* list() const { return list_; }
  LineField* titleEdit() const { return title_; }
  StatisticsView* statistics() const { return statistics_; }
  /// One of the two at a time.
  void showMatches();
  void showStatistics();
  bool statisticsShown() const;
  QString message() const;
  /// The match of the marked row; nothing without one.
  const KeptMatch* current() const;
  ActionButton* goOnButton() const { return go_on_; }
  ActionButton* watchButton() const { return watch_; }
  ActionButton* removeButton() const { return remove_; }
  ActionButton* undoButton() const { return undo_; }

 signals:
  void closed();
  void goOnAsked(const QString& file);
  void watchAsked(const QString& path);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QWidget* makeList();
  ActionButton* button(const QString& text, const char* name);
  void read();
  void fill(KeptMatches kept);
  void put(const QString& sentence, bool bad);
  void showCurrent();
  void keepTitle();
  void saveCopy();
  void removeCurrent();
  void takeBack();
  void say(const QString& sentence, bool bad = false);
  const PlayedWords* wordsOf(const KeptMatch& match) const;
  void light();

  MatchStore& store_;
  Look look_;
  std::vector<KeptMatch> matches_;
  bool can_restore_ = false;
  std::unique_ptr<QObject> reader_;  ///< asks for the list; gone with what is no longer waited for
  SlowNotice* slow_;
  QString said_;  ///< what stands there when nothing is waited for
  bool bad_ = false;
  std::vector<PlayedWords> games_;
  QStackedWidget* halves_;
  ActionButton* list_button_ = nullptr;
  ActionButton* statistics_button_ = nullptr;
  QTreeWidget* list_ = nullptr;
  LineField* title_ = nullptr;
  QLabel* message_ = nullptr;
  std::vector<ActionButton*> buttons_;
  ActionButton* go_on_ = nullptr;
  ActionButton* watch_ = nullptr;
  ActionButton* copy_ = nullptr;
  ActionButton* remove_ = nullptr;
  ActionButton* undo_ = nullptr;
  StatisticsView* statistics_;
};

}  // namespace playsheet

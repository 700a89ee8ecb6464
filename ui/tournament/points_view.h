// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "ui/tournament/paper_layout.h"
#include "ui/tournament/points_session.h"
#include "ui/widgets/look.h"

class QHBoxLayout;
class QKeyEvent;
class QLabel;

namespace playsheet {

class ActionButton;
class EventTable;

/// A tournament for points that is open: who has how many points and why, and what comes next. It decides no rule:
/// points, places and who plays are the engine's.
class PointsView : public QWidget {
  Q_OBJECT
 public:
  PointsView(std::unique_ptr<PointsSession> session, QWidget* parent);

  void setLook(const Look& look);
  void enter();
  PointsSession& session() { return *session_; }
  EventTable* list() const { return list_; }        ///< a row for each person, a column for each game
  EventTable* reasons() const { return reasons_; }  ///< a row for each amount
  QString next() const;
  QString strip() const;

  void play();
  void enterGame();
  void correctGame();
  void switchLeft();
  void saveCopy();
  void print();
  /// What is printed: the table with the reasons of all amounts.
  std::vector<PaperPage> paper(QSizeF page) const;
  /// The next step; true if it is its key.
  bool takeKey(const QKeyEvent& press);

 signals:
  void said(const QString& sentence, bool bad);
  /// The next game is to be played in the window, by the seats that are drawn.
  void playAsked();
  void watchAsked(const QString& record);

 private:
  void makeStrip(QHBoxLayout* row);
  void makeBar(QHBoxLayout* row);
  ActionButton* button(const QString& text, const char* name);
  void refresh();
  void fillList();
  void fillReasons();
  void showActs();
  int gameMarked() const;  ///< its place, or -1
  std::optional<rising_clan::EntrantId> personMarked() const;

  std::unique_ptr<PointsSession> session_;
  Look look_;
  QLabel* title_;
  QLabel* phase_;
  QLabel* next_;
  ActionButton* play_ = nullptr;
  ActionButton* enter_ = nullptr;
  ActionButton* correct_ = nullptr;
  ActionButton* leave_ = nullptr;
  ActionButton* watch_ = nullptr;
  ActionButton* print_ = nullptr;
  ActionButton* copy_ = nullptr;
  std::vector<ActionButton*> buttons_;
  EventTable* list_;
  EventTable* reasons_;
};

}  // namespace playsheet

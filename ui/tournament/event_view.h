// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "engine/tournament/journal/next_step.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/look.h"

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace playsheet {

class ActionButton;
class ClockWindow;
class DecksTab;
class EventGame;
class EventTab;
class PenaltiesTab;
class PlayoffsTab;
class ReportTab;
class PlayersTab;
class RoundTab;
class StandingsTab;

/// An event that is open: a strip that tells at one look where it stands, with the next step in words, and its parts.
class EventView : public QWidget {
  Q_OBJECT
 public:
  enum Part { Players, Decks, Rounds, Standings, Playoffs, Penalties, Report };

  /// Takes the session; the game outlives it.
  EventView(std::unique_ptr<EventSession> session, EventGame& game, QWidget* parent);
  ~EventView() override;

  void setLook(const Look& look);
  void enter();
  void showPart(int part);
  int part() const;
  int parts() const { return static_cast<int>(tabs_.size()); }
  EventSession& session() { return *session_; }
  PlayersTab* players() const { return players_; }
  DecksTab* decks() const { return decks_; }
  RoundTab* rounds() const { return rounds_; }
  StandingsTab* standings() const { return standings_; }
  PlayoffsTab* playoffs() const { return playoffs_; }
  PenaltiesTab* penalties() const { return penalties_; }
  ReportTab* report() const { return report_; }
  ClockWindow* clockWindow() const { return clock_window_; }  ///< nothing before it was opened
  ActionButton* nextButton() const { return next_; }
  ActionButton* undoButton() const { return undo_; }
  /// The event with its match records as one file.
  void writeShare(const QString& path);
  /// The strip in words: where the event stands, what is missing, the time.
  QString strip() const;
  void pressNext();
  void undo();
  void redo();
  /// Undo and redo, the next step, the parts; true if it is one of these keys.
  bool takeKey(const QKeyEvent& press);

 signals:
  void said(const QString& sentence, bool bad);
  void listAsked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeStrip(QHBoxLayout* row);
  void addPart(const QString& title, EventTab* tab);
  void refresh();
  void showTime();
  void light();
  ActionButton* button(const QString& text, const char* name);
  void saveCopy();
  void saveShare();
  void showClock();
  int partOf(tournament::NextStep step) const;
  void cancelEvent();
  void showOptions();
  void showMore();

  std::unique_ptr<EventSession> session_;
  EventGame& game_;
  Look look_;
  QTimer second_;
  QLabel* title_;
  QLabel* phase_;
  QLabel* time_;
  ActionButton* next_ = nullptr;
  ActionButton* undo_ = nullptr;
  ActionButton* redo_ = nullptr;
  ActionButton* options_ = nullptr;
  ActionButton* more_ = nullptr;
  std::vector<ActionButton*> buttons_;
  std::vector<ActionButton*> titles_;  ///< one for each part
  std::vector<EventTab*> tabs_;
  QStackedWidget* stack_;
  PlayersTab* players_ = nullptr;
  DecksTab* decks_ = nullptr;
  RoundTab* rounds_ = nullptr;
  StandingsTab* standings_ = nullptr;
  PlayoffsTab* playoffs_ = nullptr;
  PenaltiesTab* penalties_ = nullptr;
  ReportTab* report_ = nullptr;
  ClockWindow* clock_window_ = nullptr;
};

}  // namespace playsheet

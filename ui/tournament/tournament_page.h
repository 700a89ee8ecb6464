// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/tournament/event_store.h"
#include "ui/widgets/look.h"

class QLabel;
class QStackedWidget;

namespace playsheet {

class ActionButton;
class EventGame;
class EventList;
class EventView;
class PointsView;

/// Organised play: the list of events, or the one that is open. It decides no rule: what can be done, what follows from
/// it, and why something is refused is what the engine says. Store and game outlive it.
class TournamentPage : public QWidget {
  Q_OBJECT
 public:
  TournamentPage(EventStore& store, EventGame& game, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// It is shown: the list is read, or the event that is open goes on.
  void open();
  /// An event of the store.
  void openEvent(const QString& file);
  /// The result of a match that was played at the table of the program, known by its seed; its record belongs to it.
  void takeResult(std::uint64_t seed, const tournament::Score& score, const QString& record);
  /// What a new event is: a tournament for points by these house rules, or one with rounds.
  void setForPoints(const std::optional<rising_clan::Options>& options);
  /// One of the parts of the event that is open.
  void showPart(int part);
  /// Puts it down, and shows the list.
  void showList();
  EventList* list() const { return list_; }
  EventView* view() const { return view_; }       ///< nothing while none with rounds is open
  PointsView* points() const { return points_; }  ///< nothing while no tournament for points is open
  QString message() const;
  /// A file from elsewhere.
  void importFile(const QString& path);
  /// Where somebody is: the event and its part; empty on the list.
  std::pair<QString, int> place() const;

 signals:
  void closed();
  /// The next game of the tournament for points that is open is to be played in the window.
  void playAsked();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void take(OpenedEvent opened);
  void show(QWidget* view);
  void putDown();
  void newEvent();
  void newPoints();
  void askForFile();
  void showSeason();
  void told(const ImportedEvent& imported);
  void rescue(const QString& file);
  void say(const QString& sentence, bool bad);

  EventStore& store_;
  EventGame& game_;
  Look look_;
  QStackedWidget* stack_;
  EventList* list_;
  EventView* view_ = nullptr;
  PointsView* points_ = nullptr;
  std::optional<rising_clan::Options> for_points_;
  bool refused_ = false;  ///< a file was, and nothing has been asked since: that stays until it was read
  QLabel* message_;
  ActionButton* events_;
  ActionButton* close_;
};

}  // namespace playsheet

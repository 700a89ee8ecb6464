// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/event_tab.h"

class QHBoxLayout;

namespace playsheet {

class ChoiceBox;
class ClockPanel;
class EventGame;
class EventTable;
class ResultPad;

/// The tables of a round: pairings with their reasons, results, corrections, the clock.
class RoundTab : public EventTab {
  Q_OBJECT
 public:
  /// The game outlives it.
  RoundTab(EventSession& session, EventGame& game, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  ResultPad* pad() const { return pad_; }
  ClockPanel* clock() const { return clock_; }
  ChoiceBox* rounds() const { return rounds_; }
  /// The round that is shown; nothing before the first was drafted.
  const tournament::Round* shown() const;
  /// Tables of the round that runs whose result is missing.
  int missing() const;
  /// The pairings that are published are no longer those that the program would make: somebody left, came, or was
  /// corrected.
  bool mendable() const;
  /// This round from now on; 0: as it is.
  void showRound(int number);

 signals:
  void clockWindowAsked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeSide(QHBoxLayout* row);
  void fillRounds();
  void fillTables();
  void showActs();
  void chooseCurrent();
  QString stateOf(const tournament::Round& round, const tournament::Match& match) const;
  const tournament::Match* current() const;
  void take(int table, const tournament::Score& score, bool aDrops, bool bDrops);
  void readAgain(int table, const tournament::Score& score, bool aDrops, bool bDrops);
  void takeSlip(int table, const tournament::Score& score);
  void taken(int table, const tournament::Score& score, bool aDrops, bool bDrops);
  const tournament::Match* matchAt(int table) const;
  void explain();
  void swap();
  void draftAgain();
  void repair();
  void giveTime();
  void switchBegun();
  void confirmResult();
  void playAgain();
  void playHere();
  void watch();

  EventGame& game_;
  ChoiceBox* rounds_;
  QLabel* state_;
  EventTable* list_;
  ActionButton* why_;
  ActionButton* swap_;
  ActionButton* draft_;
  ActionButton* repair_;
  ActionButton* extra_;
  ActionButton* begun_;
  ActionButton* confirm_;
  ActionButton* again_;
  ActionButton* here_;
  ActionButton* watch_;
  ResultPad* pad_;
  ClockPanel* clock_;
  mutable std::size_t learned_at_ = 0;  ///< lines of the journal when this was found out
  mutable bool mendable_ = false;
  int seen_ = 0;  ///< rounds that there were: a new one is shown
};

}  // namespace playsheet

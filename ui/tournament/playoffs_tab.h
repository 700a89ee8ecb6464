// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/knockout/ties.h"
#include "ui/tournament/event_tab.h"

namespace playsheet {

class BracketView;
class EventTable;

/// The cut, tie-break games, and the bracket that follows (T-P29, T-P35).
class PlayoffsTab : public EventTab {
  Q_OBJECT
 public:
  PlayoffsTab(EventSession& session, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* seeds() const { return seeds_; }
  EventTable* ties() const { return ties_; }
  BracketView* bracket() const { return bracket_; }
  QString words() const;

 private:
  static QString tiedWords(const tournament::OpenTie& tie);
  void fillSeeds();
  void fillTies();
  void showActs();
  void giveTie(bool first);
  void endSwiss();

  QLabel* words_;
  EventTable* seeds_;
  QLabel* tie_words_;
  EventTable* ties_;
  BracketView* bracket_;
  ActionButton* first_;
  ActionButton* second_;
  ActionButton* early_;
};

}  // namespace playsheet

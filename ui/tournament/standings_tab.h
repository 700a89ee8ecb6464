// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/ranking/standings.h"
#include "ui/tournament/event_tab.h"

namespace playsheet {

class ChoiceBox;
class EventGame;
class EventTable;

/// The Swiss ranking with every tie-breaker as it stands (T-P21).
class StandingsTab : public EventTab {
  Q_OBJECT
 public:
  StandingsTab(EventSession& session, const EventGame& game, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  QString words() const;

 private:
  void fill();
  QString stateOf(const tournament::Standing& one, bool advances) const;

  const EventGame& game_;
  ChoiceBox* after_;
  QLabel* words_;
  EventTable* list_;
  int seen_ = -1;
};

/// An exact share as a person reads it; it never orders anybody (T-546).
QString shareText(const tournament::Fraction& share);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/words/penalty_matrix.h"
#include "ui/tournament/event_tab.h"

class QFrame;

namespace playsheet {

class ChoiceBox;
class EventTable;
class LineField;

/// Penalties: those that were given with what they do, and a form that offers what the matrix allows (T-9, T-P28).
class PenaltiesTab : public EventTab {
  Q_OBJECT
 public:
  PenaltiesTab(EventSession& session, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  ChoiceBox* playerBox() const { return player_; }
  ChoiceBox* infractionBox() const { return infraction_; }
  ChoiceBox* gradeBox() const { return grade_; }
  LineField* reasonField() const { return reason_; }
  QString outlook() const;

 private:
  void makeForm(QFrame* form);
  void fillPlayers();
  void fillRounds();
  void fillGrades();
  void showOutlook();
  void showActs();
  void give();
  void makeHeavier();
  void revoke();
  tournament::Infraction infraction() const;
  std::optional<tournament::Grade> proposed() const;
  const tournament::Penalty* current() const;

  EventTable* list_;
  ActionButton* heavier_;
  ActionButton* revoke_;
  ChoiceBox* player_;
  ChoiceBox* infraction_;
  ChoiceBox* grade_;
  ChoiceBox* round_;
  ChoiceBox* moment_;
  LineField* reason_;
  QLabel* outlook_;
  ActionButton* give_;
  QFrame* form_;
};

}  // namespace playsheet

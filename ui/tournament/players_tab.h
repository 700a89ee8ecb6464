// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/event_tab.h"

class QCheckBox;

namespace playsheet {

class EventTable;
class LineField;

/// Who plays: entries, presence, what is known of a person, drops and returns, latecomers.
class PlayersTab : public EventTab {
  Q_OBJECT
 public:
  PlayersTab(EventSession& session, QWidget* parent);

  void setLook(const Look& look) override;
  void refresh() override;
  void enter() override;
  EventTable* list() const { return list_; }
  LineField* nameField() const { return name_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void enrol();
  void switchHere();
  void allHere();
  void editPerson();
  void switchDrop();
  void seatLatecomer();
  void showActs();
  QString stateOf(const tournament::Entry& entry) const;
  bool needsTable(const tournament::Entry& entry) const;

  LineField* name_;
  LineField* code_;
  QCheckBox* here_at_once_;
  ActionButton* add_;
  QLabel* counts_;
  EventTable* list_;
  ActionButton* here_;
  ActionButton* all_here_;
  ActionButton* details_;
  ActionButton* drop_;
  ActionButton* seat_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/roster/persons.h"
#include "ui/tournament/event_tab.h"

class QCheckBox;

namespace playsheet {

class EventTable;
class LineField;
class PersonOffer;

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
  PersonOffer* offers() const { return offers_; }
  /// The sheet of a list of players in a file.
  void readList(const QString& path);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void enrol();
  bool enrolOnSheet(const tournament::Entry& entry, const tournament::Refusal& refused);
  void findPersons();
  void takePerson();
  void showLists();
  void saveList();
  void switchHere();
  void allHere();
  void editPerson();
  void switchDrop();
  void seatLatecomer();
  void showActs();
  QString stateOf(const tournament::Entry& entry) const;
  bool needsTable(const tournament::Entry& entry) const;

  std::vector<tournament::Person> persons_;  ///< of other events
  QString typed_;                            ///< the name, while a person stands in its place
  QString warned_;                           ///< a known name that was said to be one
  LineField* name_;
  LineField* code_;
  QCheckBox* here_at_once_;
  ActionButton* add_;
  QLabel* counts_;
  PersonOffer* offers_;
  EventTable* list_;
  ActionButton* here_;
  ActionButton* all_here_;
  ActionButton* lists_;
  ActionButton* details_;
  ActionButton* drop_;
  ActionButton* seat_;
};

}  // namespace playsheet

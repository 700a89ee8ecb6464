// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/tournament/roster/enrolment.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class ChoiceBox;
class EventSession;
class EventTable;

/// What a list of players would do to the event, line by line: who is new, who is known, what is in doubt, what cannot
/// be read and why. All of it is carried out, or nothing (T-P30).
class RosterSheet : public EventSheet {
  Q_OBJECT
 public:
  /// `bytes`: the file as it is; `persons`: those of other events.
  RosterSheet(const Look& look, const EventSession& session, std::vector<tournament::Person> persons, std::string bytes,
              QWidget* parent);

  /// What is carried out; empty: nothing can be.
  const std::vector<tournament::Command>& commands() const { return plan_.commands; }
  EventTable* list() const { return list_; }
  ChoiceBox* columnBox() const { return column_; }
  ChoiceBox* meaningBox() const { return meaning_; }
  ChoiceBox* answerBox() const { return answer_; }
  QString words() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void read();
  void plan();
  void showColumns();
  void showMeaning();
  void takeMeaning();
  void showAnswers();
  void takeAnswer();
  void leaveOut();
  const tournament::PlannedLine* marked() const;

  const EventSession& session_;
  std::vector<tournament::Person> persons_;
  std::string bytes_;
  std::optional<std::vector<tournament::ListColumn>> told_;
  tournament::PlayerList read_;
  std::map<int, tournament::LineAnswer> answers_;
  tournament::EnrolmentPlan plan_;
  QLabel* words_;
  ChoiceBox* column_;
  ChoiceBox* meaning_;
  EventTable* list_;
  ChoiceBox* answer_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/tournament/event/event.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class ChoiceBox;
class EventTable;

/// The ranking over events (T-809): the points of all official events that have ended, by kind and season.
class SeasonSheet : public EventSheet {
  Q_OBJECT
 public:
  SeasonSheet(const Look& look, std::vector<tournament::Event> events, QWidget* parent);

  EventTable* list() const { return list_; }
  /// The ranking that is shown, for programs.
  std::string table() const;

 private:
  void fill();
  tournament::Kind kind() const;
  std::string season() const;

  std::vector<tournament::Event> events_;
  ChoiceBox* kind_;
  ChoiceBox* season_;
  EventTable* list_;
};

}  // namespace playsheet

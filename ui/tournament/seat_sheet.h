// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/event/event.h"
#include "ui/tournament/event_sheet.h"

namespace playsheet {

class ChoiceBox;

/// Where a latecomer is seated while round 1 is open (T-532).
class SeatSheet : public EventSheet {
  Q_OBJECT
 public:
  SeatSheet(const Look& look, const tournament::Event& event, tournament::EntryId latecomer, QWidget* parent);

  /// `against` or `instead` is set; neither: there is nobody.
  tournament::EntryId against() const;
  tournament::EntryId instead() const;
  int choices() const;

 private:
  ChoiceBox* where_;
  int free_ = 0;  ///< the first rows are opponents without a table, then those who have not come
};

}  // namespace playsheet

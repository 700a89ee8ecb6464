// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/event/event.h"
#include "ui/tournament/event_sheet.h"

class QCheckBox;

namespace playsheet {

class ChoiceBox;
class LineField;

/// What an event knows of one player.
class PersonSheet : public EventSheet {
  Q_OBJECT
 public:
  PersonSheet(const Look& look, const tournament::Event& event, const tournament::Entry& entry, QWidget* parent);

  /// With what was written.
  tournament::Entry entry() const;

 private:
  tournament::Entry entry_;
  LineField* name_;
  LineField* nickname_;
  LineField* code_;
  LineField* table_;
  ChoiceBox* status_;
  QCheckBox* pending_;
  QCheckBox* minor_;
  QCheckBox* consent_;
};

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

/// Letters of the name of a player.
inline constexpr int kNameLetters = 80;

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/event/event.h"
#include "ui/tournament/event_sheet.h"

class QLabel;

namespace playsheet {

class ChoiceBox;
class LineField;

/// Two players change seats before the round opens (T-530): what becomes worse by it, and why it is done.
class SwapSheet : public EventSheet {
  Q_OBJECT
 public:
  SwapSheet(const Look& look, const tournament::Event& event, tournament::EntryId first, QWidget* parent);

  tournament::EntryId first() const;
  tournament::EntryId second() const;
  QString reason() const;

 private:
  void showCost();

  const tournament::Event& event_;
  ChoiceBox* first_;
  ChoiceBox* second_;
  QLabel* cost_;
  LineField* reason_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "ui/table/desk_changes.h"

namespace playsheet {

/// What can be changed at the judge's desk of a card or a pile that was pointed at, as a menu in the language of
/// whoever asked for the desk. Each entry is one change; it is made when it is chosen. Deletes itself when it closes.
class DeskMenu : public QMenu {
  Q_OBJECT
 public:
  DeskMenu(const std::vector<DeskChanges>& parts, QWidget* parent);
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/desk_menu.h"

#include <map>

namespace playsheet {

DeskMenu::DeskMenu(const std::vector<DeskChanges>& parts, QWidget* parent) : QMenu(parent) {
  setObjectName(QStringLiteral("deskMenu"));
  setAttribute(Qt::WA_DeleteOnClose);
  for (const DeskChanges& part : parts) {
    if (!isEmpty()) addSeparator();
    addAction(part.title)->setEnabled(false);
    std::map<QString, QMenu*> groups;
    for (const DeskChange& change : part.changes) {
      QMenu* menu = this;
      if (!change.group.isEmpty()) {
        QMenu*& group = groups[change.group];
        if (!group) group = addMenu(change.group);
        menu = group;
      }
      connect(menu->addAction(change.label), &QAction::triggered, this, [make = change.make] { make(); });
    }
  }
}

}  // namespace playsheet

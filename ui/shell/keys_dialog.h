// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/widgets/look.h"

class QTreeWidget;

namespace playsheet {

/// All keys of a match with what they are for: the table that the handler asks, in the program's language.
class KeysDialog : public QDialog {
  Q_OBJECT
 public:
  explicit KeysDialog(const Look& look, QWidget* parent = nullptr);

  QTreeWidget* list() const { return list_; }

 private:
  void fill();

  Look look_;
  QTreeWidget* list_;
};

}  // namespace playsheet

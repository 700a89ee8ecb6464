// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/table/key_table.h"
#include "ui/table/own_keys.h"
#include "ui/widgets/look.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace playsheet {

class ActionButton;

/// All keys of a match with what they are for: the table that the handler asks, in the program's language. Whoever
/// wants another key for something presses it here.
class KeysDialog : public QDialog {
  Q_OBJECT
 public:
  explicit KeysDialog(const Look& look, QWidget* parent = nullptr);

  QTreeWidget* list() const { return list_; }
  /// The row of this name is the one that the buttons mean; false: there is none.
  bool choose(const QString& name);
  /// The next key that is pressed is that of the row.
  void ask();
  /// Its usual key again; without a row: of all.
  void giveUsual();
  void giveAllUsual();
  /// The keys, or what they are called, have changed.
  void tellKeys();
  QString told() const;  ///< the line under the list

 signals:
  /// The keys are others from now on (`ownKeys`).
  void keysChosen();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void take(const OwnKeys& keys);
  void pressed(const QKeySequence& key);
  void stopAsking();
  void showState();
  const KeyRow* row() const;

  Look look_;
  QTreeWidget* list_;
  QLabel* told_;
  ActionButton* another_;
  ActionButton* usual_;
  ActionButton* allUsual_;
  bool asking_ = false;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/widgets/look.h"

class QDialogButtonBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace playsheet {

/// A sheet of the page of an event: a title, fields with their names, a line for what is wrong, and two buttons.
class EventSheet : public QDialog {
  Q_OBJECT
 public:
  EventSheet(const Look& look, const QString& title, const QString& act, QWidget* parent);

  /// A field under its name, which comes back.
  QLabel* addField(const QString& name, QWidget* field);
  /// Something over the whole width, under what is there.
  void addWide(QWidget* widget);
  QLabel* addWords(const QString& words);
  /// What is wrong; empty: nothing is.
  void tell(const QString& sentence);
  QString told() const;
  QPushButton* actButton() const { return act_; }
  QPushButton* leaveButton() const { return leave_; }

 protected:
  Look look_;

 private:
  QGridLayout* fields_;
  QLabel* trouble_;
  QPushButton* act_;
  QPushButton* leave_;
};

}  // namespace playsheet

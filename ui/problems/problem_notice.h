// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;

/// A quiet bar that something is wrong with the card sources, with the way to the list. It stops nothing.
class ProblemNotice : public QWidget {
  Q_OBJECT
 public:
  explicit ProblemNotice(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Without a sentence there is no bar.
  void setSentence(const QString& sentence);
  QString sentence() const;
  ActionButton* button() const { return show_; }

 signals:
  void asked();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look look_;
  QLabel* text_;
  ActionButton* show_;
};

}  // namespace playsheet

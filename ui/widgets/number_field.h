// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/widgets/look.h"

class QSpinBox;

namespace playsheet {

class ActionButton;

/// A whole number that is written, counted with the arrow keys, or with the two buttons beside it.
class NumberField : public QWidget {
  Q_OBJECT
 public:
  struct Range {
    int least = 0;
    int most = 0;
    std::optional<int> also = {};  ///< one number besides, smaller than `least`
  };
  explicit NumberField(const Range& range, QWidget* parent = nullptr);

  int number() const;
  /// One of the range; another is the nearest of it.
  void setNumber(int number);
  void setLook(const Look& look);
  /// What it is read as: the field has the words, its buttons have them behind their own.
  void setSaid(const QString& name, const QString& description);
  QSpinBox* field() const;
  ActionButton* lessButton() const { return less_; }
  ActionButton* moreButton() const { return more_; }

 signals:
  void numberChanged(int number);

 private:
  class Counter;

  void showEnds();

  Counter* counter_;
  ActionButton* less_;
  ActionButton* more_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "engine/tournament/roster/persons.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;

/// Persons of earlier events that a typed name may mean: the first few as buttons, and a key that goes through all.
class PersonOffer : public QWidget {
  Q_OBJECT
 public:
  explicit PersonOffer(QWidget* parent);

  void setLook(const Look& look);
  void offer(std::vector<tournament::Person> persons);
  const std::vector<tournament::Person>& offered() const { return persons_; }
  /// Marks the next one, or the one before; behind the last and before the first is none, for somebody new.
  const tournament::Person* mark(int step);
  const tournament::Person* marked() const;

 signals:
  /// Somebody was pressed, and is marked.
  void chosen();

 private:
  static constexpr int kShown = 3;
  void show();

  std::vector<tournament::Person> persons_;
  int marked_ = -1;
  std::array<ActionButton*, kShown> buttons_{};
  QLabel* more_;
};

}  // namespace playsheet

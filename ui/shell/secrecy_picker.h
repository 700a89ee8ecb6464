// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <array>

#include "engine/table/secrecy.h"

class QBoxLayout;
class QLabel;
class QRadioButton;
class QWidget;

namespace playsheet {

/// How the hands are kept, as three buttons and a sentence that says what the chosen one means. The widgets are the
/// panel's.
class SecrecyPicker : public QObject {
  Q_OBJECT
 public:
  explicit SecrecyPicker(QWidget* panel);

  QBoxLayout* row() const { return row_; }  ///< with the buttons; to be put into a layout
  QLabel* note() const { return note_; }
  table::Secrecy secrecy() const;
  void setSecrecy(table::Secrecy secrecy);
  /// A game with more than a hand to hide offers no such level, and says in its own words what the others mean.
  void withhold(table::Secrecy secrecy);
  void setNote(table::Secrecy secrecy, const QString& note);

 private:
  void showNote();

  std::array<QRadioButton*, 3> levels_{};
  QBoxLayout* row_;
  QLabel* note_;
  std::array<QString, 3> notes_;  ///< what each level means
};

}  // namespace playsheet

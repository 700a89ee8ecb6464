// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

class QLabel;
class QWidget;

namespace playsheet {

/// A sentence that hangs at a field, over whatever is there, until it is no longer true or the field is left. A screen
/// reader is told it, too.
class FieldNote : public QObject {
 public:
  explicit FieldNote(QWidget* field);
  ~FieldNote() override;

  void say(const QString& sentence);
  void hide();
  /// The sentence that is read now; empty without one.
  QString text() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  QWidget* field_;
  QPointer<QLabel> label_;  ///< of the window of the field, which may go before it
};

}  // namespace playsheet

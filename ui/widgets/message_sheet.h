// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "ui/widgets/look.h"

class QDialogButtonBox;
class QLabel;
class QPixmap;
class QPushButton;

namespace playsheet {

/// A sheet that says what has happened, or asks before something happens: a title that tells it, a sentence, buttons
/// with verbs. What changes nothing is the default, and what Esc means. Words are shown as they are written.
class MessageSheet : public QDialog {
  Q_OBJECT
 public:
  MessageSheet(const Look& look, const QString& title, const QString& sentence, QWidget* parent = nullptr);

  /// What is done, and what leaves everything as it is.
  void offer(const QString& act, const QString& leave);
  /// Nothing but to close it.
  void offerClose();

  /// Beside the words.
  void setPicture(const QPixmap& picture);

  QString title() const;
  QString sentence() const;
  QPushButton* actButton() const { return act_; }
  QPushButton* leaveButton() const { return leave_; }

 private:
  QLabel* picture_;
  QLabel* title_;
  QLabel* sentence_;
  QDialogButtonBox* buttons_;
  QPushButton* act_ = nullptr;
  QPushButton* leave_ = nullptr;
};

/// Asks; true if it is to be done.
bool askOnSheet(QWidget* parent, const Look& look, const QString& title, const QString& sentence, const QString& act,
                const QString& leave);
/// Says it, and waits until it is read.
void tellOnSheet(QWidget* parent, const Look& look, const QString& title, const QString& sentence);

}  // namespace playsheet

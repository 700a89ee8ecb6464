// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/matches/match_store.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;

/// On the start page: the match that was left, to be gone on with or to be put aside. Shows no card.
class ContinueBar : public QWidget {
  Q_OBJECT
 public:
  explicit ContinueBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Without a match there is no bar. Of one that is open elsewhere only that is told.
  void setMatch(const std::optional<KeptMatch>& match);
  /// Words in the place of its own for as long as something is waited for; empty: it is over.
  void tellWaiting(const QString& words);
  ActionButton* continueButton() const { return continue_; }
  ActionButton* asideButton() const { return aside_; }
  QString sentence() const;

 signals:
  void continueAsked(const QString& file);
  void asideAsked(const QString& file);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look look_;
  QString file_;
  QString own_;  ///< words of the match
  QLabel* text_;
  ActionButton* continue_;
  ActionButton* aside_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"

class QLabel;
class QShortcut;

namespace playsheet {

class ActionButton;

/// Asks players, one after the other, whether something may be shown or done that is theirs to allow. Each answers with
/// the keys of the own seat, or by holding the button, as on the table.
class ConsentBar : public QWidget {
  Q_OBJECT
 public:
  /// The keys are heard wherever the focus is in the page.
  explicit ConsentBar(QWidget* page);

  struct Question {
    table::PlayerId player = table::PlayerId::south;
    QString sentence;
  };
  /// `then` follows when all have allowed it; with no question, at once.
  void ask(std::vector<Question> questions, std::function<void()> then);
  void allow();  ///< as the key of whoever is asked does
  /// Whoever is asked refuses, or nobody is asked any more.
  void drop();
  /// The keys of the seats are others.
  void takeKeys();
  bool asking() const { return !questions_.empty(); }
  QString sentence() const;
  ActionButton* allowButton() const { return allow_; }
  ActionButton* refuseButton() const { return refuse_; }

  void setLook(const Look& look);

 signals:
  void asked();  ///< whoever is near the screen looks at it
  void allowed(table::PlayerId player);

 private:
  void show();

  QLabel* text_;
  ActionButton* allow_;
  ActionButton* refuse_;
  table::PerPlayer<QShortcut*> allows_{};
  table::PerPlayer<QShortcut*> refuses_{};
  QTimer hold_;
  qint64 held_since_ = 0;
  Look look_;
  std::vector<Question> questions_;  ///< that are not answered yet
  std::function<void()> then_;
};

}  // namespace playsheet

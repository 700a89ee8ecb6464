// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/widgets/look.h"

namespace playsheet {

class EventSession;

/// The clock for a second screen: the time in large digits, what round it is, tables with extra time, and who
/// sits where, by name, in turning pages: so large that it is read from afar, and the opponent waits at the table.
/// Nothing that the organiser is asked ever appears on it (T-P22).
class ClockWindow : public QWidget {
  Q_OBJECT
 public:
  ClockWindow(EventSession& session, QWidget* parent);

  void setLook(const Look& look);
  /// The time as it is shown.
  QString time() const;
  /// Rows of pairings that fit on one page.
  int rowsOnPage() const;
  int pages() const;
  int page() const { return page_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;

 private:
  struct Line {
    QString name, table;
  };
  std::vector<Line> lines() const;
  bool runs() const;
  void turn();
  void switchFull();
  QRect pairingsRect() const;
  void paintClock(QPainter& painter);
  void paintPairings(QPainter& painter);

  EventSession& session_;
  Look look_;
  QTimer second_;
  int seconds_ = 0;
  int page_ = 0;
};

}  // namespace playsheet

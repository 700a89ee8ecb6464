// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include "ui/replay/replay_story.h"
#include "ui/widgets/look.h"
#include "ui/widgets/lost_press.h"

namespace playsheet {

/// Where in a record one is: a line with a stroke for each turn, a notch for what was taken back, and signs for notes
/// and problems.
class ReplaySlider : public QSlider {
  Q_OBJECT
 public:
  explicit ReplaySlider(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setStory(int last, const std::vector<ReplayMark>& marks);
  /// Where a frame is on the line. For tests.
  qreal xOf(int frame) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void follow(qreal x);
  void paintMarks(QPainter& painter, qreal y) const;

  Look look_;
  LostPress lost_{this};  ///< while the handle is held
  std::vector<ReplayMark> marks_;
};

}  // namespace playsheet

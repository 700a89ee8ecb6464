// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>
#include <optional>

#include "ui/widgets/look.h"
#include "ui/widgets/lost_press.h"
#include "ui/widgets/press_clock.h"

namespace playsheet {

/// A button of the table: word, perhaps an icon before it and its key in a small frame behind it. A screen has one
/// primary button.
class ActionButton : public QAbstractButton {
  Q_OBJECT
 public:
  enum class Rank { Primary, Plain, Ghost };

  explicit ActionButton(Rank rank, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setIconName(const QString& name);
  /// The key that does the same, as it is to be read: "Enter".
  void setKeyText(const QString& text);
  const QString& keyText() const { return key_; }
  void setRank(Rank rank);
  /// Lit while a setting that the button switches is on.
  void setLit(bool lit);
  /// What it does has changed: a press that has begun counts for nothing.
  void renew();
  /// Whether it had done what it does for so long, when the press began, that the press can be meant.
  bool settled(int milliseconds) const { return pressed_at_.value_or(PressClock::now()) - renewed_at_ >= milliseconds; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  /// The mouse button went down or up: for what holds only while it is held. Up as well when nobody can know any more.
  void held(bool down);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  qreal contentWidth() const;
  void paintContent(QPainter& painter, const QColor& ink) const;
  QColor ground() const;
  QFont labelFont() const;
  QFont keyFont() const;

  Rank rank_;
  Look look_;
  QString icon_;
  QString key_;
  bool lit_ = false;
  LostPress lost_{this};
  bool void_press_ = false;
  qint64 renewed_at_ = PressClock::now();
  std::optional<qint64> pressed_at_;  ///< as long as the mouse button is down
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTimer>

namespace playsheet {

/// Says what is being waited for, when it takes longer than a moment: words that come and go at once would only
/// flicker.
class SlowNotice : public QObject {
  Q_OBJECT
 public:
  explicit SlowNotice(QObject* parent = nullptr);

  /// From now on; again, if something else is waited for now.
  void begin(const QString& words);
  void end();
  bool waiting() const { return waiting_; }

 signals:
  void said(const QString& words);  ///< empty: it is over

 private:
  QTimer timer_;
  QString words_;
  bool waiting_ = false;
  bool told_ = false;
};

}  // namespace playsheet

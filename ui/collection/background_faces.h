// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "ui/faces/card_face.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/kept_pictures.h"

namespace playsheet {

/// Faces as pixmaps that are painted on a thread of their own: who asks gets the picture if it is there, and is told
/// when it is. What was asked for last is painted first, because that is what is seen. They are kept within what all
/// faces of the process may take.
class BackgroundFaces : public QObject {
  Q_OBJECT
 public:
  explicit BackgroundFaces(QObject* parent = nullptr);
  ~BackgroundFaces() override;

  /// The face with a margin of FaceCache::faceMargin around its outline, or a null pixmap for now. Size in logical
  /// pixels.
  QPixmap picture(const CardFace& face, const QString& language, const QSize& size, qreal devicePixelRatio,
                  FaceSize kind);

  /// Nothing is asked for or being painted: for tests and pictures of the window.
  bool idle() const;
  qsizetype count() const { return kept_.count(); }
  qint64 bytes() const { return kept_.bytes(); }
  /// Cards, language or wording have changed.
  void clear();

 signals:
  void painted();  ///< some more pictures are there

 private:
  struct Job {
    QString key;
    CardFace face;
    QSize size;
    qreal ratio = 1;
    FaceSize kind = FaceSize::Auto;
    int era = 0;
  };

  void work();
  void take(const QString& key, const QImage& image, int era);

  KeptPictures<QString> kept_;

  mutable std::mutex mutex_;  ///< guards what follows
  std::condition_variable wake_;
  std::deque<Job> jobs_;  ///< the latest asked for at the back
  QString under_way_;
  int era_ = 0;  ///< pictures asked for before the last `clear` are thrown away
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"
#include "ui/faces/card_painter.h"

#include <QPixmap>
#include <QRectF>
#include <QString>

#include <memory>

#include "ui/faces/kept_pictures.h"

class QPainter;

namespace playsheet {

/// Faces and backs as pixmaps, so that a crowded table is redrawn by copying alone. Bounded by bytes; what was used
/// longest ago goes first. Not QPixmapCache, whose bound other parts of the program would share.
class FaceCache {
 public:
  /// Within what all faces of the process may take.
  FaceCache() : pictures_(FaceBudget::ofProcess()) {}
  /// Within a bound of its own.
  explicit FaceCache(qint64 mostBytes) : own_(std::make_unique<FaceBudget>(mostBytes)), pictures_(*own_) {}

  /// The face with a margin of faceMargin around its outline. Size in logical pixels.
  QPixmap face(const CardFace& face, const FaceState& state, const QSizeF& size, qreal devicePixelRatio,
               const QString& language, FaceSize kind = FaceSize::Auto, bool turned = false);
  QPixmap back(const QSizeF& size, qreal devicePixelRatio, const QColor& seatColour, const QString& seatMark,
               bool turned = false);

  /// Paints the face with its outline on the rectangle, on whole device pixels. `turned`: by 180 degrees; kept as a
  /// picture of its own, since a copy costs nothing and turning at each frame does.
  void drawFace(QPainter& painter, const CardFace& face, const FaceState& state, const QRectF& rect,
                const QString& language, FaceSize kind = FaceSize::Auto, bool turned = false);
  void drawBack(QPainter& painter, const QRectF& rect, const QColor& seatColour, const QString& seatMark,
                bool turned = false);

  /// Whole logical pixels between the edge of a pixmap and the outline.
  static int faceMargin(const QSizeF& size);

  /// To be called when the card database, the wording or somebody's scans have changed.
  void clear() { pictures_.clear(); }

  qsizetype count() const { return pictures_.count(); }
  qint64 bytes() const { return pictures_.bytes(); }
  qint64 hits() const { return hits_; }
  qint64 misses() const { return misses_; }

 private:
  struct Key {
    QString code, language;
    QString combatNow, supportNow, sign;
    QVector<QPair<QString, int>> coins;
    qint64 scan = 0;
    int width = 0, height = 0, ratio = 0;  ///< in device pixels; the ratio in thousandths
    int kind = 0;
    int combatShift = 0, supportShift = 0;
    int lifeNow = 0, lifeMost = 0;
    bool injured = false, head = false, pending = false, turned = false;

    bool operator==(const Key&) const = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const noexcept;
  };

  static Key sized(const QSizeF& size, qreal devicePixelRatio);
  template <typename Paint>
  QPixmap findOrPaint(Key key, const QSizeF& size, qreal devicePixelRatio, Paint paint);
  void drawPixmap(QPainter& painter, const QPixmap& pixmap, const QRectF& rect);

  std::unique_ptr<FaceBudget> own_;
  KeptPictures<Key, KeyHash> pictures_;
  qint64 hits_ = 0;
  qint64 misses_ = 0;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/face_cache.h"

#include <QHashFunctions>
#include <QPaintDevice>
#include <QPainter>
#include <QTransform>

#include <cmath>
#include <utility>

namespace playsheet {

std::size_t FaceCache::KeyHash::operator()(const Key& key) const noexcept {
  // Coins and scans are left out: rare, and equality still tells them apart.
  return qHashMulti(0, key.code, key.language, key.combatNow, key.supportNow, key.width, key.height, key.kind,
                    key.combatShift, key.supportShift, key.injured, key.head, key.turned);
}

int FaceCache::faceMargin(const QSizeF& size) { return static_cast<int>(std::ceil(faceOverhang(size))); }

FaceCache::Key FaceCache::sized(const QSizeF& size, qreal devicePixelRatio) {
  Key key;
  key.width = static_cast<int>(std::lround(size.width() * devicePixelRatio));
  key.height = static_cast<int>(std::lround(size.height() * devicePixelRatio));
  key.ratio = static_cast<int>(std::lround(devicePixelRatio * 1000));
  return key;
}

template <typename Paint>
QPixmap FaceCache::findOrPaint(Key key, const QSizeF& size, qreal devicePixelRatio, Paint paint) {
  if (const QPixmap* kept = pictures_.find(key)) {
    ++hits_;
    return *kept;
  }
  ++misses_;
  const int margin = faceMargin(size);
  const auto side = [&](qreal length) { return static_cast<int>(std::ceil((length + 2 * margin) * devicePixelRatio)); };
  QPixmap pixmap(side(size.width()), side(size.height()));
  pixmap.setDevicePixelRatio(devicePixelRatio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  const QRectF rect(QPointF(margin, margin), size);
  if (key.turned) {
    painter.translate(rect.center());
    painter.rotate(180);
    painter.translate(-rect.center());
  }
  paint(painter, rect);
  painter.end();
  pictures_.keep(std::move(key), pixmap);
  return pixmap;
}

QPixmap FaceCache::face(const CardFace& face, const FaceState& state, const QSizeF& size, qreal devicePixelRatio,
                        const QString& language, FaceSize kind, bool turned) {
  Key key = sized(size, devicePixelRatio);
  key.turned = turned;
  key.code = face.code;
  key.language = language;
  key.combatNow = state.combatNow;
  key.supportNow = state.supportNow;
  key.coins = state.coins;
  key.scan = face.scan.isNull() ? 0 : face.scan.cacheKey();
  key.kind = static_cast<int>(kind);
  key.combatShift = state.combatShift;
  key.supportShift = state.supportShift;
  key.injured = state.injured;
  key.head = state.head;
  key.sign = state.sign;
  key.lifeNow = state.lifeNow;
  key.lifeMost = state.lifeMost;
  key.pending = face.textPending;
  return findOrPaint(std::move(key), size, devicePixelRatio,
                     [&](QPainter& painter, const QRectF& rect) { paintCard(painter, face, state, rect, kind); });
}

QPixmap FaceCache::back(const QSizeF& size, qreal devicePixelRatio, const QColor& seatColour, const QString& seatMark,
                        bool turned) {
  Key key = sized(size, devicePixelRatio);
  key.turned = turned;
  key.code = seatColour.name();
  key.language = seatMark;
  key.kind = -1;  // apart from every face
  return findOrPaint(std::move(key), size, devicePixelRatio,
                     [&](QPainter& painter, const QRectF& rect) { paintBack(painter, rect, seatColour, seatMark); });
}

void FaceCache::drawPixmap(QPainter& painter, const QPixmap& pixmap, const QRectF& rect) {
  const int margin = faceMargin(rect.size());
  QPointF at = rect.topLeft() - QPointF(margin, margin);
  const QTransform transform = painter.deviceTransform();
  const bool level = transform.type() <= QTransform::TxScale;
  if (level) {
    // Between device pixels the copy would be blurred.
    const QPointF device = transform.map(at);
    const QPointF whole(std::round(device.x()), std::round(device.y()));
    at = transform.inverted().map(whole);
  }
  // With that hint Qt copies even what is not scaled pixel by pixel, in several threads that wait for each other.
  const bool scaled = !level || !qFuzzyCompare(transform.m11(), pixmap.devicePixelRatio());
  const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
  if (scaled != smooth) painter.setRenderHint(QPainter::SmoothPixmapTransform, scaled);
  painter.drawPixmap(at, pixmap);
  if (scaled != smooth) painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
}

void FaceCache::drawFace(QPainter& painter, const CardFace& card, const FaceState& state, const QRectF& rect,
                         const QString& language, FaceSize kind, bool turned) {
  drawPixmap(painter, face(card, state, rect.size(), painter.device()->devicePixelRatio(), language, kind, turned),
             rect);
}

void FaceCache::drawBack(QPainter& painter, const QRectF& rect, const QColor& seatColour, const QString& seatMark,
                         bool turned) {
  drawPixmap(painter, back(rect.size(), painter.device()->devicePixelRatio(), seatColour, seatMark, turned), rect);
}

}  // namespace playsheet

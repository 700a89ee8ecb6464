// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/svg_path.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace playsheet {
namespace {

/// The arc of SVG, from the present point of the path, as cubic curves (SVG 1.1, appendix F.6).
struct Arc {
  qreal rx, ry, rotation;
  bool large, sweep;
  QPointF to;
};

void appendArc(QPainterPath& path, Arc arc) {
  const QPointF from = path.currentPosition();
  arc.rx = std::abs(arc.rx);
  arc.ry = std::abs(arc.ry);
  if (qFuzzyIsNull(arc.rx) || qFuzzyIsNull(arc.ry) || from == arc.to) {
    path.lineTo(arc.to);
    return;
  }
  const qreal phi = qDegreesToRadians(arc.rotation);
  const qreal cosPhi = std::cos(phi);
  const qreal sinPhi = std::sin(phi);
  const QPointF half = (from - arc.to) / 2;
  const qreal x = cosPhi * half.x() + sinPhi * half.y();
  const qreal y = -sinPhi * half.x() + cosPhi * half.y();
  const qreal tooSmall = x * x / (arc.rx * arc.rx) + y * y / (arc.ry * arc.ry);
  if (tooSmall > 1) {
    arc.rx *= std::sqrt(tooSmall);
    arc.ry *= std::sqrt(tooSmall);
  }
  const qreal rx2 = arc.rx * arc.rx;
  const qreal ry2 = arc.ry * arc.ry;
  const qreal below = rx2 * y * y + ry2 * x * x;
  const qreal factor = std::sqrt(std::max(0.0, (rx2 * ry2 - below) / below)) * (arc.large == arc.sweep ? -1 : 1);
  const qreal cx = factor * arc.rx * y / arc.ry;
  const qreal cy = -factor * arc.ry * x / arc.rx;
  const QPointF centre(cosPhi * cx - sinPhi * cy + (from.x() + arc.to.x()) / 2,
                       sinPhi * cx + cosPhi * cy + (from.y() + arc.to.y()) / 2);
  const qreal start = std::atan2((y - cy) / arc.ry, (x - cx) / arc.rx);
  qreal span = std::atan2((-y - cy) / arc.ry, (-x - cx) / arc.rx) - start;
  if (arc.sweep && span < 0) {
    span += 2 * M_PI;
  } else if (!arc.sweep && span > 0) {
    span -= 2 * M_PI;
  }
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(span) / (M_PI / 2) - 1e-6)));
  const qreal step = span / pieces;
  const qreal handle = 4.0 / 3.0 * std::tan(step / 4);
  const auto at = [&](qreal u, qreal v) {
    return centre + QPointF(cosPhi * arc.rx * u - sinPhi * arc.ry * v, sinPhi * arc.rx * u + cosPhi * arc.ry * v);
  };
  for (int i = 0; i < pieces; ++i) {
    const qreal a = start + step * i;
    const qreal b = a + step;
    path.cubicTo(at(std::cos(a) - handle * std::sin(a), std::sin(a) + handle * std::cos(a)),
                 at(std::cos(b) + handle * std::sin(b), std::sin(b) - handle * std::cos(b)),
                 i + 1 == pieces ? arc.to : at(std::cos(b), std::sin(b)));
  }
}

class Reader {
 public:
  explicit Reader(QStringView data) : data_(data) {}

  QPainterPath read() {
    path_.setFillRule(Qt::WindingFill);
    QChar command;
    while (skip()) {
      if (data_[at_].isLetter()) {
        command = data_[at_++];
      } else if (command == u'M') {
        command = u'L';
      } else if (command == u'm') {
        command = u'l';
      }
      if (!step(command)) {
        break;
      }
    }
    return path_;
  }

 private:
  bool skip() {
    while (at_ < data_.size() && (data_[at_].isSpace() || data_[at_] == u',')) {
      ++at_;
    }
    return at_ < data_.size();
  }

  bool number(qreal& value) {
    skip();
    const qsizetype start = at_;
    if (at_ < data_.size() && (data_[at_] == u'-' || data_[at_] == u'+')) {
      ++at_;
    }
    bool point = false;
    while (at_ < data_.size() && (data_[at_].isDigit() || (data_[at_] == u'.' && !point))) {
      point = point || data_[at_] == u'.';
      ++at_;
    }
    bool good = false;
    value = data_.mid(start, at_ - start).toDouble(&good);
    return good;
  }

  bool flag(bool& value) {
    if (!skip() || (data_[at_] != u'0' && data_[at_] != u'1')) {
      return false;
    }
    value = data_[at_++] == u'1';
    return true;
  }

  bool point(QPointF& p, bool relative) {
    qreal x = 0;
    qreal y = 0;
    if (!number(x) || !number(y)) {
      return false;
    }
    p = QPointF(x, y) + (relative ? path_.currentPosition() : QPointF());
    return true;
  }

  bool straight(bool across, bool relative) {
    const QPointF before = path_.currentPosition();
    qreal value = 0;
    if (!number(value)) {
      return false;
    }
    if (across) {
      path_.lineTo(relative ? before.x() + value : value, before.y());
    } else {
      path_.lineTo(before.x(), relative ? before.y() + value : value);
    }
    return true;
  }

  bool arc(bool relative) {
    Arc read{};
    if (!number(read.rx) || !number(read.ry) || !number(read.rotation) || !flag(read.large) || !flag(read.sweep) ||
        !point(read.to, relative)) {
      return false;
    }
    appendArc(path_, read);
    return true;
  }

  bool step(QChar command) {
    const bool relative = command.isLower();
    const char16_t kind = command.toUpper().unicode();
    const QPointF before = path_.currentPosition();
    std::array<QPointF, 3> p;
    bool good = true;
    switch (kind) {
      case u'M':
        if ((good = point(p[0], relative))) {
          path_.moveTo(p[0]);
        }
        break;
      case u'L':
        if ((good = point(p[0], relative))) {
          path_.lineTo(p[0]);
        }
        break;
      case u'H':
      case u'V':
        good = straight(kind == u'H', relative);
        break;
      case u'C':
        if ((good = point(p[0], relative) && point(p[1], relative) && point(p[2], relative))) {
          path_.cubicTo(p[0], p[1], p[2]);
        }
        break;
      case u'S':
        p[0] = lastKind_ == u'C' || lastKind_ == u'S' ? 2 * before - lastControl_ : before;
        if ((good = point(p[1], relative) && point(p[2], relative))) {
          path_.cubicTo(p[0], p[1], p[2]);
        }
        break;
      case u'Q':
        if ((good = point(p[1], relative) && point(p[2], relative))) {
          path_.quadTo(p[1], p[2]);
        }
        break;
      case u'A':
        good = arc(relative);
        break;
      case u'Z':
        path_.closeSubpath();
        break;
      default:
        good = false;
    }
    lastControl_ = p[1];
    lastKind_ = kind;
    return good;
  }

  QStringView data_;
  qsizetype at_ = 0;
  QPainterPath path_;
  QPointF lastControl_;
  char16_t lastKind_ = 0;
};

}  // namespace

QPainterPath parseSvgPath(QStringView data) { return Reader(data).read(); }

}  // namespace playsheet

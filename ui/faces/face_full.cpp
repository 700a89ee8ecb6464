// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/card_look.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/face_parts.h"
#include "ui/faces/face_sizes.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/outline.h"
#include "ui/faces/palette.h"
#include "ui/faces/scene.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace playsheet {
namespace {

struct FullLayout {
  qreal w, h, k;  ///< k: 1 at the drawn height of 350
  qreal margin;
  QVector<FittedLine> name;
  qreal namePx, linePx, textPx, codePx;
  qreal foot;
  qreal art;
  QStringList text;
};

qreal room(const FullLayout& l, qreal art) {
  const qreal names = static_cast<qreal>(l.name.size()) * l.namePx * 1.08 + l.namePx * 1.12;
  const qreal top = art + names + 7 * l.k;
  const qreal bottom = l.h - l.foot - 6 * l.k - l.codePx * 0.85;
  return bottom - top - l.textPx * 0.18;  // the first baseline lies a little lower than a line's share
}

/// The picture gives way to the text in steps; then the text shrinks to its floor; then it stops with an ellipsis.
void placeText(const CardFace& face, FullLayout& l) {
  constexpr qreal kLine = 1.32;
  const qreal second = l.name.size() > 1 ? 16 * l.k : 0;
  for (const qreal shrink : {1.0, 0.92, 0.85}) {
    l.textPx = std::max(13.0, std::round(13 * l.k * shrink));
    const QFont font = fonts::ui(l.textPx);
    l.text = fitParagraphs(face.text, font, l.w - 2 * l.margin, 99, MayCut::Trial);
    const qreal needed = static_cast<qreal>(l.text.size()) * l.textPx * kLine;
    for (const qreal share : {0.50, 0.455, 0.40, 0.33}) {
      l.art = std::round(l.h * share - (share > 0.33 ? second : 0));
      if (room(l, l.art) >= needed) {
        return;
      }
    }
  }
  const int most = std::max(1, static_cast<int>(room(l, l.art) / (l.textPx * kLine)));
  l.text = fitParagraphs(face.text, fonts::ui(l.textPx), l.w - 2 * l.margin, most, MayCut::CardText);
}

FullLayout layOutFull(const CardFace& face, const QSizeF& size) {
  FullLayout l;
  l.w = size.width();
  l.h = size.height();
  l.k = l.h / 350;
  l.margin = 12 * l.k;
  l.namePx = std::max(15.0, 19 * l.k);
  l.linePx = std::max(13.0, 13.5 * l.k);
  l.codePx = std::max(13.0, 12 * l.k);
  l.name = fitLines(face.name, fonts::card(l.namePx, 700), l.w - 2 * l.margin, 2, MayCut::CardName);
  const CardLook look = lookOf(face.type);
  const bool tall = look.hasPlate() || look.form == CardLook::Form::Scallops || look.form == CardLook::Form::Pointed;
  l.foot = (tall ? 46 : 34) * l.k;
  placeText(face, l);
  return l;
}

void paintFullArt(QPainter& painter, const CardFace& face, const FullLayout& l) {
  ArtPlace place;
  place.cut = lookOf(face.type).form == CardLook::Form::Cut;
  place.area = QRectF(2, 2, l.w - 4, l.art - 2);
  place.corner = place.cut ? l.h * 0.075 - 0.5 : std::max(0.0, std::max(3.5, l.h * 0.045) - 2);
  paintArt(painter, face, place);
  const qreal inset = (place.cut ? 16 : 10) * l.k;
  paintCostTab(painter, face, QPointF(inset, inset), 30 * l.k);
  paintSymbolColumn(painter, face.symbols, QPointF(l.w - inset, inset), 24 * l.k);
  paintRule(painter, QPointF(1, l.art), QPointF(l.w - 1, l.art), cardColours().ink, 1.4);
}

qreal ruleUnderNames(const FullLayout& l) {
  return l.art + l.namePx * 1.12 + l.namePx * 1.08 * static_cast<qreal>(l.name.size()) + 7 * l.k;
}

qreal textBaseline(const FullLayout& l, qsizetype line) {
  return ruleUnderNames(l) + l.textPx * 1.25 + l.textPx * 1.32 * static_cast<qreal>(line);
}

/// Name, type line, rules text, code and set.
void paintWords(QPainter& painter, const CardFace& face, const FullLayout& l) {
  const CardColours& card = cardColours();
  const qreal right = l.w - l.margin;
  const qreal step = l.namePx * 1.08;
  qreal y = l.art + l.namePx * 1.12;
  paintLines(painter, l.name, {fonts::card(l.namePx, 700), card.ink, l.margin, y, step, TextAlign::Left});
  y += step * static_cast<qreal>(l.name.size());

  const QFont lineFont = fonts::card(l.linePx, 500);
  const qreal marker = face.textPending ? l.linePx * 1.25 : 0;
  drawFitted(painter, fitLine(face.typeLine, lineFont, right - l.margin - marker), lineFont, card.muted, l.margin, y,
             TextAlign::Left);
  if (face.textPending) {
    const qreal side = l.linePx * 1.1;
    paintActionIcon(painter, QStringLiteral("warning"), QRectF(right - side, y - side * 0.86, side, side),
                    card.pending);
  }
  y = ruleUnderNames(l);
  paintRule(painter, QPointF(l.margin, y), QPointF(right, y), card.rule, 1);

  painter.setFont(fonts::ui(l.textPx));
  painter.setPen(face.textPending ? card.muted : card.ink);
  for (qsizetype i = 0; i < l.text.size(); ++i) {
    painter.drawText(QPointF(l.margin, textBaseline(l, i)), l.text[i]);
  }

  const QFont codeFont = fonts::card(l.codePx, 500);
  const qreal last = l.h - l.foot - 6 * l.k;
  const FittedLine code = fitLine(face.code, codeFont, l.w * 0.4);
  drawFitted(painter, code, codeFont, card.muted, l.margin, last, TextAlign::Left);
  drawFitted(painter, fitLine(face.setName, codeFont, right - l.margin - code.width - 8 * l.k), codeFont, card.muted,
             right, last, TextAlign::Right);
}

struct ValuePair {
  QString combat, support, icon;
  int combatShift, supportShift;
  QColor colour;
  bool current;  ///< the side of the card that counts now
};

void paintPair(QPainter& painter, const ValuePair& pair, const FullLayout& l, qreal x) {
  const CardColours& card = cardColours();
  const qreal top = l.h - l.foot;
  const qreal side = l.foot * 0.44;
  const QFont big = fonts::card(l.foot * 0.66, 700);
  const QFont small = fonts::card(l.foot * 0.66 * 0.82, 700);
  const qreal baseline = top + l.foot / 2 + QFontMetricsF(big).capHeight() / 2;
  painter.setOpacity(pair.current ? 1 : 0.55);
  paintActionIcon(painter, pair.icon, QRectF(x, top + l.foot * 0.28, side, side), pair.colour);
  const qreal width = QFontMetricsF(big).horizontalAdvance(pair.combat);
  const auto tone = [&](int shift, const QColor& plain) {
    return shift > 0 ? card.raised : shift < 0 ? card.lowered : plain;
  };
  drawFitted(painter, {pair.combat, width, 1}, big, tone(pair.combatShift, pair.colour), x + l.foot * 0.58, baseline,
             TextAlign::Left);
  const qreal end = x + l.foot * 0.58 + width;
  paintRule(painter, QPointF(end + l.foot * 0.16, top + l.foot * 0.26), QPointF(end + l.foot * 0.08, baseline),
            card.slash, 1.6 * std::max(1.0, l.k));
  drawFitted(painter, {pair.support, QFontMetricsF(small).horizontalAdvance(pair.support), 1}, small,
             tone(pair.supportShift, card.support), end + l.foot * 0.24, baseline, TextAlign::Left);
  painter.setOpacity(1);
}

void paintNinjaFoot(QPainter& painter, const CardFace& face, const FaceState& state, const FullLayout& l) {
  const CardColours& card = cardColours();
  const qreal radius = std::max(3.5, l.h * 0.045) - 1;
  const qreal top = l.h - l.foot;
  painter.fillPath(plateOutline(QRectF(1, top, l.w - 2, l.foot - 1), radius), card.ink);
  ValuePair healthy{face.combatHealthy, face.supportHealthy, QStringLiteral("healthy"), 0, 0, card.paper, true};
  ValuePair injured{face.combatInjured, face.supportInjured, QStringLiteral("injured"), 0, 0, card.bandage, true};
  ValuePair& now = state.injured ? injured : healthy;
  const ShownValues shown = shownValues(face, state);
  now.combat = shown.combat;
  now.support = shown.support;
  now.combatShift = shown.combatShift;
  now.supportShift = shown.supportShift;
  (state.injured ? healthy : injured).current = !state.injured;
  paintPair(painter, healthy, l, l.margin);
  paintRule(painter, QPointF(l.w * 0.40, top + l.foot * 0.22), QPointF(l.w * 0.40, top + l.foot * 0.78), card.muted, 1);
  paintPair(painter, injured, l, l.w * 0.40 + 9 * l.k);
  qreal x = l.w - l.margin - l.foot * 0.26;
  for (qsizetype i = std::min<qsizetype>(2, face.attributes.size()); i-- > 0;) {
    paintAttributeDisc(painter, face.attributes[i], QPointF(x, top + l.foot * 0.5), l.foot * 0.26, card.paper,
                       card.ink);
    x -= l.foot * 0.56;
  }
}

void paintOtherFoot(QPainter& painter, const CardFace& face, const FullLayout& l) {
  const CardColours& card = cardColours();
  const QFont font = fonts::card(l.linePx, 500);
  const qreal capital = QFontMetricsF(font).capHeight();
  const qreal top = l.h - l.foot;
  const qreal right = l.w - l.margin;
  paintRule(painter, QPointF(l.margin, top), QPointF(right, top), card.rule, 1);
  if (lookOf(face.type).paysChakra) {
    qreal sign = 20 * l.k;
    const FittedLine label = fitLine(face.costLabel, font, l.w * 0.4);
    const qreal space = right - l.margin - label.width - 8 * l.k;
    const qreal wide = jutsuCostWidth(face.jutsuCost, sign);
    sign *= wide > space ? space / wide : 1;
    const qreal middle = top + (l.foot - 6 * l.k) / 2;
    drawFitted(painter, label, font, card.muted, l.margin, middle + capital / 2, TextAlign::Left);
    paintJutsuCost(painter, face.jutsuCost,
                   QPointF(right - jutsuCostWidth(face.jutsuCost, sign), middle - sign / 2 - 2), sign);
    return;
  }
  const qreal middle = top + 17 * l.k;
  const qreal side = 18 * l.k;
  const qreal edge = 18 * l.k;
  paintActionIcon(painter, typeIcon(face.type), QRectF(edge, middle - side / 2, side, side), card.muted);
  const FittedLine hand = fitLine(face.handCostLabel, font, l.w * 0.45);
  drawFitted(painter, hand, font, card.muted, l.w - edge, middle + capital / 2, TextAlign::Right);
  drawFitted(painter, fitLine(face.footLabel, font, l.w - edge - hand.width - 48 * l.k), font, card.muted, 42 * l.k,
             middle + capital / 2, TextAlign::Left);
}

}  // namespace

FaceText fullFaceText(const CardFace& face, const QSizeF& size) {
  FaceText text;
  if (!face.scan.isNull()) {
    return text;
  }
  const FullLayout l = layOutFull(face, size);
  text.font = fonts::ui(l.textPx);
  text.lines = l.text;
  for (qsizetype i = 0; i < l.text.size(); ++i) {
    text.baselines.append(QPointF(l.margin, textBaseline(l, i)));
  }
  return text;
}

void paintFullFace(QPainter& painter, const CardFace& face, const FaceState& state, const QSizeF& size) {
  if (!face.scan.isNull()) {
    paintScanFace(painter, face, size);
    paintCoins(painter, state, QPointF(10, size.height() * 0.48), size.height() * 0.06, size.width() - 20);
    return;
  }
  const FullLayout l = layOutFull(face, size);
  paintBody(painter, face, size);
  paintFullArt(painter, face, l);
  paintCoins(painter, state, QPointF(10 * l.k, l.art - 8 * l.k), 22 * l.k, l.w - 20 * l.k);
  paintWords(painter, face, l);
  const CardLook look = lookOf(face.type);
  if (look.plate == CardLook::Plate::Life) {
    paintLifePlate(painter, face, state, QRectF(1, l.h - l.foot, l.w - 2, l.foot - 1), std::max(3.5, l.h * 0.045) - 1);
  } else if (look.plate == CardLook::Plate::Pair) {
    paintNinjaFoot(painter, face, state, l);
  } else {
    paintOtherFoot(painter, face, l);
  }
  paintRods(painter, face.type, size);
  paintLead(painter, face, state, size);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {
namespace {

/// Something lies over a good part of it: its frame must not run over that.
bool isCovered(const SheetLayout& layout, qsizetype at) {
  const PlacedCard& card = layout.cards[at];
  for (qsizetype i = at + 1; i < layout.cards.size(); ++i) {
    const QRectF both = layout.cards[i].rect & card.rect;
    if (layout.cards[i].drawer == card.drawer && both.width() > 2 && both.height() > 2) {
      return true;
    }
  }
  return false;
}

/// Enter means this card now: the key stands on it, not on the button.
void paintEnterKey(QPainter& painter, const SheetContext& context, const QRectF& card) {
  const QString& key = context.dressing.enterKey;
  if (key.isEmpty()) {
    return;
  }
  const qreal text = context.layout.sizes.text;
  const QFont font = fonts::ui(13 * text, 600);
  const QFontMetricsF metrics(font);
  QRectF cap(0, 0, metrics.horizontalAdvance(key) + 14 * text, 22 * text);
  cap.moveCenter({card.center().x(), card.bottom() - cap.height() / 2 - 4});
  const QRectF& area = context.layout.area;
  cap.moveLeft(std::clamp(cap.left(), area.left() + 2, std::max(area.left() + 2, area.right() - cap.width() - 2)));
  painter.setPen(QPen(context.theme.focus, 2));
  painter.setBrush(context.theme.surface);
  painter.drawRoundedRect(cap, 5, 5);
  drawWords(painter, {cap.center().x(), middleBaseline(font, cap.center().y())}, key,
            {font, context.theme.text, TextAlign::Centre});
}

/// As the card lies, as long as it is painted: turned by 180 degrees, or as everything else.
class AsItLies {
 public:
  AsItLies(QPainter& painter, const PlacedCard& card, const QRectF& rect) : painter_(card.turned ? &painter : nullptr) {
    if (painter_ != nullptr) {
      painter.save();
      painter.translate(rect.center());
      painter.rotate(180);
      painter.translate(-rect.center());
    }
  }
  ~AsItLies() {
    if (painter_ != nullptr) {
      painter_->restore();
    }
  }
  AsItLies(const AsItLies&) = delete;
  AsItLies& operator=(const AsItLies&) = delete;

 private:
  QPainter* painter_;
};

void paintFrame(QPainter& painter, const SheetContext& context, const PlacedCard& card) {
  if (card.id < 0) {
    return;
  }
  const FaceState state = faceStateOf(context, card);
  const bool framed = state.dimmed || state.chargeable || state.legal || state.target || state.selected ||
                      state.payment || state.focus || state.meant || state.hurt || state.gone || state.struck ||
                      state.targetNumber > 0;
  if (framed && !card.tag) {  // a tag has its frame of itself
    const AsItLies lies(painter, card, card.rect);
    paintStateFrame(painter, card.rect, context.face(card.seen.face).type, state, context.theme, context.table.felt2);
  }
  if (state.focus) {
    paintEnterKey(painter, context, card.rect);
  }
}

/// Whose card it is, where that is not the player who has it: the seal of its owner on the upper edge (N-OWN-02).
void paintOwner(QPainter& painter, const SheetContext& context, const PlacedCard& card, const QRectF& rect) {
  const SceneCard& seen = card.seen;
  if (card.id < 0 || seen.place != SheetPlace::Village || seen.owner == seen.controller) {
    return;
  }
  const qreal radius = std::clamp(std::max(rect.width(), rect.height()) * 0.1, 8.0, 16.0);
  const QPointF centre(rect.center().x(), rect.top() + radius * 0.4);
  painter.setPen(QPen(context.theme.surface, 1.5));
  painter.setBrush(context.seatColour(seen.owner));
  painter.drawEllipse(centre, radius, radius);
  paintSeatMark(painter, context.dressing.seatMarks[seen.owner], centre, radius * 0.58, context.theme.onSeat);
}

/// How many cards lie on a stack, over the lower right corner of the one on top.
void paintStack(QPainter& painter, const SheetContext& context, const PlacedCard& card) {
  if (card.stack < 2) {
    return;
  }
  const QFont font = fonts::card(16 * context.layout.sizes.text, 700);
  const QString count = QStringLiteral("\u00d7%1").arg(card.stack);
  QRectF plate(0, 0, QFontMetricsF(font).horizontalAdvance(count) + 12, 22 * context.layout.sizes.text);
  plate.moveBottomRight(card.rect.bottomRight() + QPointF(4, 4));
  const AsItLies lies(painter, card, card.rect);
  painter.setPen(QPen(context.theme.line2, 1));
  painter.setBrush(context.theme.surface);
  painter.drawRoundedRect(plate, 5, 5);
  drawWords(painter, {plate.center().x(), middleBaseline(font, plate.center().y())}, count,
            {font, context.theme.text, TextAlign::Centre});
}

void paintDeck(QPainter& painter, const SheetContext& context, const PlacedCard& card) {
  const int count = context.scene.seats[card.player][card.place].count;
  for (int i = std::min(count, 3) - 1; i >= 0; --i) {
    context.faces.drawBack(painter, card.rect.translated(2 - i * 2, 1 - i * 2), context.backColour(card.player),
                           context.dressing.seatMarks[card.player]);
  }
}

}  // namespace

FaceState faceStateOf(const SheetContext& context, const PlacedCard& card) {
  FaceState state;
  const SceneCard& seen = card.seen;
  if (seen.place == SheetPlace::Village) {
    state.injured = seen.across;
    state.head = card.head;
    if (seen.shifted && seen.figures.size() == 2) {  // as many as a face has
      state.combatShift = seen.figures[0].shift;
      state.supportShift = seen.figures[1].shift;
      state.combatNow = QString::number(seen.figures[0].now);
      state.supportNow = QString::number(seen.figures[1].now);
      state.lifeNow = seen.figures[1].now;
      state.lifeMost = seen.figures[1].most;
    }
    state.sign = seen.sign;
    state.coins = seen.coins;
  }
  const CardMark mark = context.dressing.marks.value(card.id);
  state.dimmed = mark.refused;
  state.chargeable = mark.chargeable;
  state.legal = mark.legal;
  state.target = mark.target;
  state.selected = mark.selected;
  state.payment = mark.payment;
  state.hurt = mark.hurt;
  state.gone = mark.gone;
  state.struck = mark.struck;
  state.meant = card.id >= 0 && context.meant.contains(card.id);
  state.targetNumber = mark.targetNumber;
  state.focus = card.id >= 0 && card.id == context.focused;
  state.seat = context.seatColour(card.player);
  return state;
}

void paintCardFace(QPainter& painter, const SheetContext& context, const PlacedCard& card, const QRectF& rect) {
  if (card.tag) {
    paintTag(painter, context, card, rect);
    return;
  }
  if (card.id < 0) {
    context.faces.drawBack(painter, rect, context.backColour(card.player), context.dressing.seatMarks[card.player],
                           card.turned);
    return;
  }
  const FaceSize onBoard = card.place == SheetPlace::Hand ? FaceSize::BoardInHand : FaceSize::Board;
  const FaceSize size = card.board ? onBoard : FaceSize::Hand;
  context.faces.drawFace(painter, context.face(card.seen.face), faceStateOf(context, card), rect,
                         context.dressing.language, size, card.turned);
  const AsItLies lies(painter, card, rect);
  paintOwner(painter, context, card, rect);
}

void paintCards(QPainter& painter, const SheetContext& context, bool ofDrawers) {
  QVector<const PlacedCard*> framedLater;
  const PlacedCard* hovered = nullptr;
  const auto& cards = context.layout.cards;
  for (qsizetype i = 0; i < cards.size(); ++i) {
    const PlacedCard& card = cards[i];
    if (card.elsewhere || card.drawer != ofDrawers || !context.paints(card.rect) ||
        (card.id >= 0 && context.away.contains(card.id))) {
      continue;
    }
    if ((card.place == SheetPlace::Deck || card.place == SheetPlace::Reinforcement) && card.id < 0) {
      paintDeck(painter, context, card);
      continue;
    }
    const bool covered = isCovered(context.layout, i);
    if (covered && card.id >= 0 && card.id == context.hovered) {
      hovered = &card;  // what the pointer is on lies on top
      continue;
    }
    paintCardFace(painter, context, card, card.rect);
    if (covered) {
      paintFrame(painter, context, card);
    } else {
      framedLater.append(&card);
    }
  }
  for (const PlacedCard* card : framedLater) {
    paintFrame(painter, context, *card);
    paintStack(painter, context, *card);
  }
  if (hovered != nullptr) {
    paintCardFace(painter, context, *hovered, hovered->rect);
    paintFrame(painter, context, *hovered);
  }
}

}  // namespace playsheet

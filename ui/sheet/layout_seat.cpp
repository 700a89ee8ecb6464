// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/sheet/layout_parts.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr qreal kLeastHand = 84;        ///< of a strip, before its signs get smaller
constexpr qreal kCounter = 58;          ///< a sign with a figure
constexpr qreal kGauge = 190;           ///< a sign, a bar, a figure that is used up
constexpr qreal kSymbolStep = 44;       ///< from one chakra counter to the next
constexpr qreal kLamp = 24;             ///< one of the lamps, in a strip in two rows
constexpr qreal kLeastHandGap = 2;      ///< between cards that lie apart
constexpr qreal kMostHandFace = 120;    ///< lower cards of a hand show the board face
constexpr qreal kLeastBoardHand = 106;  ///< below, board faces of a hand cover each other
constexpr qreal kChosenRise = 10;       ///< a chosen card of a hand moves towards the middle of the sheet

qreal pipsWidth(const SheetSpec& spec, qreal k) { return spec.rewards * pipStep(spec) * k + 5 * k; }

/// In two rows.
int lampColumns(int lamps) { return (lamps + 1) / 2; }

/// Breadths of the parts of a strip that do not stretch.
struct StripMeasure {
  qreal k = 1;
  qreal words = 0;
  qreal lamps = 0;
  bool reinforced = false;  ///< there is a reinforcement deck

  StripMeasure(const LayoutWork& work, PlayerId player, qreal scale)
      : k(scale),
        lamps(lampColumns(work.input.dressing.lamps) * kLamp * work.layout.sizes.scale),
        reinforced(work.player(player)[SheetPlace::Reinforcement].count > 0) {
    const QString& name = work.input.dressing.names[player];
    const qreal wanted = QFontMetricsF(fonts::display(15 * k)).horizontalAdvance(name);
    const QFontMetricsF role(fonts::ui(13 * work.layout.sizes.text, 500));
    qreal roles = 0;
    for (const QString& text : work.input.scene.roles) {
      roles = std::max(roles, role.horizontalAdvance(text));
    }
    words = std::max(std::clamp(wanted, 78 * k, 130 * k) + 14 * k, roles + 6);
  }

  qreal of(const QString& part, const SheetSpec& spec) const {
    if (part == QLatin1String("name")) return 16 + 40 * k + words;
    if (part == QLatin1String("turn")) return 54 * k;
    if (part == QLatin1String("gauge")) return kGauge * k;
    if (part == QLatin1String("rewards")) return 54 * k + pipsWidth(spec, k) + 12;
    if (part == QLatin1String("chakra")) return 52 * k + 6 * kSymbolStep * k + 8;
    if (part == QLatin1String("hand")) return kLeastHand * k + lamps;
    if (part == QLatin1String("reinforcement")) return reinforced ? kCounter * k : 0;
    return kCounter * k;
  }

  qreal sum(const SheetSpec& spec) const {
    qreal result = 12;
    for (const QString& part : spec.strip) {
      result += of(part, spec);
    }
    return result;
  }
};

void layOutChakra(SeatPlan& seat, qreal x, qreal middle, qreal sign, qreal step) {
  for (std::size_t i = 0; i < seat.symbols.size(); ++i) {
    seat.symbols[i] = QRectF(x + static_cast<qreal>(i) * step, middle - sign / 2 - 2, step - 4, sign + 4);
  }
}

void layOutName(SeatPlan& seat, qreal x, qreal top, qreal height, qreal words) {
  const qreal side = 30 * seat.scale;
  seat.disc = QRectF(x + 16, top + (height - side) / 2, side, side);
  seat.words = QRectF(seat.disc.right() + 10, top, words, height);
}

/// One part of a strip from x on; the hand takes all the room it is given.
void layOutStripPart(const LayoutWork& work, SeatPlan& seat, const QString& part, const QRectF& room,
                     const StripMeasure& measure) {
  const qreal k = seat.scale;
  const qreal words = measure.words;
  if (part == QLatin1String("name")) {
    layOutName(seat, room.left(), room.top(), room.height(), words);
  } else if (part == QLatin1String("turn")) {
    seat.turn = room;
  } else if (part == QLatin1String("rewards")) {
    seat.rewards = room;
    const QRectF pips(room.left() + 30 * k, room.center().y() - 7 * k, pipsWidth(work.input.spec, k), 14 * k);
    seat.pips = pips;
  } else if (part == QLatin1String("gauge")) {
    seat.gauge = room.adjusted(6, 0, -10, 0);
  } else if (part == QLatin1String("chakra")) {
    seat.chakra = room;
    seat.chakraTotal = QRectF(room.left() + 4, room.top(), 46 * k, room.height());
    layOutChakra(seat, room.left() + 52 * k, room.center().y(), 20 * k, kSymbolStep * k);
  } else if (part == QLatin1String("hand")) {
    seat.hand = room.adjusted(0, 0, -measure.lamps, 0);
    seat.lamps = QRectF(seat.hand.topRight(), room.bottomRight());
  } else if (part == QLatin1String("deck")) {
    seat.deck = room;
  } else if (part == QLatin1String("reinforcement") && room.width() > 1) {
    seat.reinforcement = room;
  } else if (part == QLatin1String("graveyard")) {
    seat.graveyard = room;
  } else if (part == QLatin1String("removed")) {
    seat.removed = room;
  }
}

/// Backs side by side, the figure behind them.
void placeBacks(const LayoutWork& work, PlayerId player) {
  SeatPlan& seat = work.layout.seats[player];
  const int count = work.player(player)[SheetPlace::Hand].count;
  const qreal height = std::round(seat.plate.height() - 14);
  const QSizeF size = faceSize(height, FaceSize::Board);
  const qreal room = seat.hand.width() - 34 * seat.scale - size.width();
  const qreal step = count > 1 ? std::min(size.width() * 0.62, room / (count - 1)) : 0;
  for (int i = 0; i < count; ++i) {
    const QPointF at(std::round(seat.hand.left() + 8 + i * step), seat.plate.top() + 7);
    work.layout.cards.append(placed(nullptr, SheetPlace::Hand, player, QRectF(at, size)));
  }
}

void layOutPlate(const LayoutWork& work, SeatPlan& seat) {
  const QRectF& plate = seat.plate;
  const QStringList& parts = work.input.spec.strip;
  const bool turns = parts.contains(QLatin1String("turn"));
  const bool chakra = parts.contains(QLatin1String("chakra"));
  const qreal k = seat.scale;
  const qreal top = plate.top() + plate.height() * 0.085;
  const qreal rowTwo = plate.top() + plate.height() * 0.5;
  const qreal rowThree = plate.top() + plate.height() * 0.79;
  const qreal side = 34 * k;
  seat.disc = QRectF(plate.left() + 18, top, side, side);
  const qreal right = plate.right() - (turns || chakra ? 70 * k : 8);
  seat.words = QRectF(seat.disc.right() + 10, top, right - seat.disc.right() - 14, side);
  if (turns) {
    seat.turn = QRectF(right, top, 66 * k, side);
  }
  if (parts.contains(QLatin1String("gauge"))) {
    const qreal above = top + side + 6 * k;
    seat.gauge = QRectF(plate.left() + 18, above, plate.width() - 36, plate.bottom() - 8 * k - above);
  }
  if (parts.contains(QLatin1String("rewards"))) {
    const qreal row = chakra ? rowTwo : (rowTwo + rowThree) / 2;
    seat.rewards = QRectF(plate.left() + 16, row - 14 * k, right - plate.left() - 20, 28 * k);
    seat.pips = QRectF(plate.left() + 46 * k, row - 7 * k, pipsWidth(work.input.spec, k), 14 * k);
  }
  if (!chakra) {
    return;
  }
  seat.chakraTotal = QRectF(right, rowTwo - 14 * k, 66 * k, 28 * k);
  const qreal step = std::min(kSymbolStep * k, (plate.width() - 22) / 6);
  seat.chakra = QRectF(plate.left() + 16, rowThree - 14 * k, plate.width() - 20, 28 * k);
  layOutChakra(seat, plate.left() + 16, rowThree, std::min(22 * k, step * 0.5), step);
}

void layOutPiles(const LayoutWork& work, PlayerId player, const QRectF& room) {
  SeatPlan& seat = work.layout.seats[player];
  const qreal k = seat.scale;
  seat.piles = room;
  const qreal row = 34 * k;
  const SceneSeat& seen = work.player(player);
  const int columns = seen[SheetPlace::Reinforcement].count > 0 ? 3 : 2;
  const qreal share = room.width() / columns;
  seat.deck = QRectF(room.left(), room.top(), share, room.height() - row);
  seat.graveyard = QRectF(room.right() - share, room.top(), share, room.height() - row);
  const qreal middle = columns == 3 ? seat.graveyard.left() - 2 * k : room.center().x();
  seat.figures = QRectF(middle - 26 * k, room.bottom() - row, 52 * k, row);
  if (work.input.spec.strip.contains(QLatin1String("removed"))) {
    seat.removed = seat.figures;
  }
  const qreal byWidth = (share - 17) * 88 / 63;
  const QSizeF size = faceSize(std::floor(std::min(room.height() - row - 14, byWidth)), FaceSize::Board);
  if (columns == 3) {
    seat.reinforcement = QRectF(room.left() + share, room.top(), share, room.height() - row);
    const QRectF rect(QPointF(std::round(seat.reinforcement.left() + (share - size.width()) / 2), room.top() + 11),
                      size);
    work.layout.cards.append(placed(nullptr, SheetPlace::Reinforcement, player, rect));
  }
  if (seen[SheetPlace::Deck].count > 0) {
    const QRectF rect(QPointF(std::round(room.left() + 12), room.top() + 11), size);
    work.layout.cards.append(placed(nullptr, SheetPlace::Deck, player, rect));
  }
  if (!seen[SheetPlace::Graveyard].cards.empty()) {
    const QRectF rect(QPointF(std::round(room.right() - 12 - size.width()), room.top() + 10), size);
    work.layout.cards.append(placed(&seen[SheetPlace::Graveyard].cards.back(), SheetPlace::Graveyard, player, rect));
  }
}

/// A hand of many cards is lower, so that they lie apart; where its face would tell less then, so that at least three
/// quarters of each are seen.
qreal handHeight(qsizetype cards, qreal room, qreal most, qreal least) {
  const auto heightAt = [](qreal width) { return std::floor(width * 88 / 63); };
  const auto gaps = static_cast<qreal>(cards - 1);
  const qreal apart = heightAt((room - 24 - kLeastHandGap * gaps) / (gaps + 1));
  if (apart >= std::min(least, most)) {
    return std::min(apart, most);
  }
  return std::clamp(heightAt((room - 24) / (1 + 0.75 * gaps)), std::min(least, most), most);
}

}  // namespace

void layOutHand(const LayoutWork& work, PlayerId player, const QRectF& room, qreal most) {
  const QVector<const SceneCard*> hand = shownHand(work, player);
  if (hand.isEmpty()) {
    return;
  }
  const qreal tall = std::min(most, room.height() - 8);
  const qreal height =
      handHeight(hand.size(), room.width(), tall, tall < kMostHandFace ? kLeastBoardHand : kMostHandFace);
  const bool board = height < kMostHandFace;
  const QSizeF size = faceSize(height, board ? FaceSize::Board : FaceSize::Hand);
  const auto last = static_cast<qreal>(hand.size() - 1);
  const qreal natural = size.width() + 14;
  const qreal step = last > 0 ? std::min(natural, (room.width() - 24 - size.width()) / last) : 0;
  const qreal left = room.left() + (room.width() - (step * last + size.width())) / 2;
  const qreal top = room.top() + (room.height() - height) / 2 + (room.height() - height > 8 ? 2 : 0);
  for (qsizetype i = 0; i < hand.size(); ++i) {
    const SheetDressing& dressing = work.input.dressing;
    const bool chosen = hand[i] != nullptr ? dressing.marks.value(hand[i]->id).selected
                                           : dressing.chosenBacks[player].contains(static_cast<int>(i));
    const qreal rise = !chosen ? 0 : player == work.layout.bottom ? -kChosenRise : kChosenRise;
    const QPointF at(std::round(left + static_cast<qreal>(i) * step), std::round(top + rise));
    PlacedCard card = placed(hand[i], SheetPlace::Hand, player, QRectF(at, size));
    card.board = board;
    work.layout.cards.append(card);
  }
}

void layOutStrip(const LayoutWork& work, PlayerId player, const QRectF& rect) {
  SeatPlan& seat = work.layout.seats[player];
  const SheetSpec& spec = work.input.spec;
  qreal k = work.layout.sizes.scale;
  while (k > 0.6 && StripMeasure(work, player, k).sum(spec) > rect.width()) {
    k -= 0.03;
  }
  const StripMeasure measure(work, player, k);
  const qreal spare = std::max(0.0, rect.width() - measure.sum(spec));
  seat.plate = rect;
  seat.scale = k;
  qreal x = rect.left();
  for (const QString& part : spec.strip) {
    const qreal width = measure.of(part, spec) + (part == QLatin1String("hand") ? spare : 0);
    layOutStripPart(work, seat, part, QRectF(x, rect.top(), width, rect.height()), measure);
    x += width;
  }
  seat.backs = work.layout.raised[player].isEmpty();
  if (seat.backs) {
    placeBacks(work, player);
  }
}

void layOutOpenSeat(const LayoutWork& work, PlayerId player, const QRectF& rect) {
  const SheetSizes& sizes = work.layout.sizes;
  SeatPlan& seat = work.layout.seats[player];
  seat.scale = std::min(sizes.scale, rect.height() / 116);
  seat.plate = QRectF(rect.left(), rect.top(), sizes.plate, rect.height());
  layOutPlate(work, seat);
  const qreal wide = work.player(player)[SheetPlace::Reinforcement].count > 0 ? sizes.piles * 1.5 : sizes.piles;
  const QRectF piles(rect.right() - wide, rect.top(), wide, rect.height());
  const qreal lamps = work.input.dressing.lamps > 0 ? kLamp * sizes.scale + sizes.gap : 0;
  seat.lamps = QRectF(piles.left() - sizes.gap - lamps, rect.top(), lamps, rect.height());
  seat.hand = QRectF(seat.plate.right() + sizes.gap, rect.top(), piles.left() - seat.plate.right() - 2 * sizes.gap,
                     rect.height());
  layOutPiles(work, player, piles);
  layOutHand(work, player, seat.hand.adjusted(0, 0, -lamps, 0), sizes.handCard);
}

void layOutRaisedHand(const LayoutWork& work, PlayerId player, const QRectF& rect) {
  work.layout.raised[player] = rect;
  layOutHand(work, player, rect, work.layout.sizes.card);
}

}  // namespace playsheet

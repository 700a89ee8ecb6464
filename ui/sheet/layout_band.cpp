// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/sheet/layout_parts.h"
#include "ui/sheet/paint_tools.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr qreal kMostJustPlayed = 200;
constexpr qreal kLeastNotice = 260;  ///< in the size of the words; where there is less, nothing is said
constexpr qreal kLeastLine = 17;     ///< height of an addend, in the size of the words
constexpr qreal kClosestLine = 15;   ///< the same where what comes of the battle is said beside it
constexpr qreal kWholeLedger = 210;  ///< breadth at which addends have their words, in the size of the words

/// The cards of a side; of two teams that one blocks, each apart.
QVector<RowUnit> teamUnits(const LayoutWork& work, const std::vector<int>& side) {
  QVector<RowUnit> units;
  int team = -1;
  for (const int id : side) {
    const SceneCard* card = work.index.find(id);
    if (card == nullptr) {
      continue;
    }
    if (units.isEmpty() || card->team != team) {
      units.append({RowUnit::Kind::Team, {}, {}});
    }
    team = card->team;
    RowCard row{id, card->across, {}};
    for (const int tucked : work.index.attachedTo(id)) {
      row.tucked.append(tucked);
    }
    units.last().cards.append(row);
  }
  return units;
}

RowFit laneFit(const SheetSizes& sizes, qreal half) {
  RowFit fit;
  fit.card = std::min(sizes.card, std::floor(half - 10));
  fit.inside = 8;
  fit.between = 26;  // two teams that one blocks
  fit.pad = fit.tab = 0;
  return fit;
}

/// Breadth that a ledger takes at the least: its addends may get shorter, the words below the line do not.
qreal leastLedger(const LayoutWork& work, const SceneLane& battle) {
  const qreal text = work.layout.sizes.text;
  return 62 * text + QFontMetricsF(fonts::ui(13 * text, 500)).horizontalAdvance(battle.title) + 4;
}

/// The largest cards of a side that leave this room, each covering at most so much of the next; nothing where even the
/// least are too large.
std::optional<RowFit> fitBeside(const QVector<RowUnit>& units, const RowFit& natural, qreal room, qreal least,
                                qreal mostCover) {
  RowFit fit = natural;
  fit.single = fit.between = 4;
  fit.inside = 3;
  for (; fit.card >= least; fit.card -= 2) {
    for (fit.cover = 0; fit.cover <= mostCover + 0.01; fit.cover += 0.05) {
      if (rowFits(units, fit, room)) {
        return fit;
      }
    }
  }
  return std::nullopt;
}

/// How far cards give way to the sums beside them, one step after the other: to which share of their size, how much of
/// each may be covered, and whether the addends have all their words then.
struct GivingWay {
  qreal size, cover;
  bool wholeWords;
};
constexpr std::array<GivingWay, 5> kGivingWay{
    {{0.75, 0.0, true}, {0.75, 0.1, false}, {0.65, 0.15, false}, {0.55, 0.2, false}, {0.0, 0.6, false}}};

/// Beside the cards where there is room, else over the cards right of the head, wholly.
void placeLedger(const LayoutWork& work, LanePlan& lane, PlayerId player, qreal headRight, std::size_t count,
                 qreal least) {
  const SheetSizes& sizes = work.layout.sizes;
  const QRectF& half = lane.half[player];
  const QRectF& row = lane.row[player];
  const qreal text = sizes.text;
  const auto lines = static_cast<qreal>(count + 1);
  const qreal height = std::min(lines * 22 * text + 12, std::max(lines * kLeastLine * text + 8, half.height() - 14));
  const qreal top = half.center().y() - height / 2;
  const qreal x = (row.isEmpty() ? headRight : row.right()) + 10 * sizes.scale;
  const QRectF beside(x, top, lane.rect.right() - 10 - x, height);
  lane.ledgerFits[player] = beside.width() >= least - 4 && height <= half.height() - 6;
  const qreal most = lane.rect.right() - 14 - headRight;
  const bool free = row.right() < lane.rect.right() - 8 - 250 * text;
  const qreal width = free ? std::min(250 * text, most) : most;
  const qreal over = std::max(height, row.height() - 6);
  const qreal overTop = std::clamp(half.center().y() - over / 2, lane.rect.top() + 4, lane.rect.bottom() - 4 - over);
  const QRectF panel(lane.rect.right() - 8 - width, overTop, width, over);
  lane.ledger[player] = lane.ledgerFits[player] ? beside : panel;
}

void placeSide(const LayoutWork& work, LanePlan& lane, PlayerId player, const SceneLane& battle) {
  const SheetSizes& sizes = work.layout.sizes;
  const QRectF& half = lane.half[player];
  const qreal left = lane.rect.left() + sizes.laneSide + 12 * sizes.scale;
  const QVector<RowUnit> units = teamUnits(work, battle.sides[player].cards);
  const qreal room = lane.rect.right() - 12 - left;
  const auto& ledger = battle.sides[player].ledger;
  const qreal least = leastLedger(work, battle);
  const RowFit natural = laneFit(sizes, half.height());
  RowFit fit = fitRow(units, natural, room, work.input.spec.floor);
  fit = coverFurther(units, fit, room);
  if (!ledger.empty() && !rowFits(units, natural, room - std::max(least, kWholeLedger * sizes.text))) {
    for (const GivingWay& way : kGivingWay) {  // every addend is to be read
      const qreal taken = (way.wholeWords ? std::max(least, kWholeLedger * sizes.text) : least) + 10 * sizes.scale;
      const qreal smallest = std::max(natural.card * way.size, std::min(work.input.spec.floor, natural.card));
      if (const auto closer = fitBeside(units, natural, room - taken, smallest, way.cover)) {
        fit = *closer;
        break;
      }
    }
  }
  const RowPlaces places = placeRow(units, fit, {left, std::round(half.center().y()), room});
  const auto& heads = battle.heads;
  for (const RowPlaces::Card& card : places.cards) {
    PlacedCard result = placed(work.index.find(card.id), SheetPlace::Lane, player, card.rect);
    result.lane = lane.battle;
    result.head = result.seen.leads || std::find(heads.begin(), heads.end(), card.id) != heads.end();
    result.tucked = card.tucked;
    work.layout.cards.append(result);
  }
  if (!units.isEmpty()) {
    lane.row[player] = places.bounds;
  }
  const qreal headRight = places.cards.isEmpty() ? left : places.cards.last().rect.right();
  placeLedger(work, lane, player, headRight, ledger.size(), least);
}

/// On the line between the halves: where there is room between the cards or beside them with all its words, else at the
/// right with the short ones.
void placeVerdict(const LayoutWork& work, LanePlan& lane, const SceneLane& battle) {
  if (!battle.verdict) {
    return;
  }
  const SheetSizes& sizes = work.layout.sizes;
  const qreal z = sizes.text;
  const QFontMetricsF metrics(verdictFont(z));
  const qreal extra = 42 * z;
  const qreal most = lane.rect.width() - sizes.laneSide - 24;
  const qreal cardsRight = std::max(lane.row[PlayerId::north].right(), lane.row[PlayerId::south].right());
  const bool roomy = lane.half[PlayerId::north].height() - sizes.card > 36 * z;
  const auto stands = [&](qreal width) { return roomy || lane.rect.right() - width - 20 > cardsRight; };
  const qreal full = metrics.horizontalAdvance(battle.verdict->full) + extra;
  VerdictPlan& plan = lane.verdict;
  plan.whole = full <= most && stands(full);
  const qreal plain = plan.whole ? full : metrics.horizontalAdvance(battle.verdict->brief) + extra;
  const qreal ruled = plain + ruleIdWidth(battle.verdict->rule, z) + 10 * z;
  plan.ruled = ruled <= most && stands(ruled);
  plan.words = std::min(plain, most);
  const qreal width = std::min(most, plan.ruled ? ruled : plain);
  const qreal left = lane.rect.left() + sizes.laneSide + 12 * sizes.scale;
  const qreal x = plan.whole && roomy ? left : lane.rect.right() - width - 12;
  plan.pill = QRectF(x, lane.rect.center().y() - 13 * z, width, 26 * z);
}

/// A ledger gives way to the words on the line: towards the edge of the lane, with its lines closer where it must.
void keepOffVerdict(const LayoutWork& work, LanePlan& lane, PlayerId player, std::size_t count) {
  QRectF& ledger = lane.ledger[player];
  const QRectF said = lane.verdict.pill.adjusted(-2, -2, 2, 2);
  if (count == 0 || lane.verdict.pill.isEmpty() || !ledger.intersects(said)) {
    return;
  }
  const qreal least = static_cast<qreal>(count + 1) * kClosestLine * work.layout.sizes.text + 8;
  const qreal room = lane.half[player].height() - said.height() / 2 - 3;
  const qreal height = std::min(ledger.height(), std::max(room, least));
  const bool below = player == work.layout.bottom;
  const qreal edge = below ? lane.half[player].bottom() - 3 - height : lane.half[player].top() + 3;
  ledger.setTop(below ? std::min(said.bottom(), edge) : std::max(said.top() - height, edge));
  ledger.setHeight(height);
}

qreal wish(const LayoutWork& work, const SceneLane& battle) {
  const SheetSizes& sizes = work.layout.sizes;
  const auto cards = [&](PlayerId player) { return battle.sides[player].cards.size(); };
  const auto most = static_cast<qreal>(std::max<std::size_t>({cards(PlayerId::south), cards(PlayerId::north), 1}));
  return sizes.laneSide + most * faceSize(sizes.card, FaceSize::Board).width() + leastLedger(work, battle);
}

void layOutLanes(const LayoutWork& work, const QRectF& band) {
  const auto& battles = work.input.scene.lanes;
  const SheetSizes& sizes = work.layout.sizes;
  QVector<std::size_t> lanes;  // battles that are settled with an earlier one stand in its lane
  qreal sum = 0;
  for (std::size_t i = 0; i < battles.size(); ++i) {
    if (!battles[i].joined) {
      lanes.append(i);
      sum += wish(work, battles[i]);
    }
  }
  const qreal room = band.width() - sizes.gap * static_cast<qreal>(lanes.size() - 1);
  qreal x = band.left();
  for (const std::size_t i : lanes) {
    LanePlan lane;
    lane.battle = static_cast<int>(i);
    const qreal width = i == lanes.last() ? band.right() - x : std::round(room * wish(work, battles[i]) / sum);
    lane.rect = QRectF(x, band.top(), width, band.height());
    const qreal half = band.height() / 2;
    lane.half[table::other(work.layout.bottom)] = QRectF(x, band.top(), width, half);
    lane.half[work.layout.bottom] = QRectF(x, band.top() + half, width, half);
    for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
      placeSide(work, lane, player, battles[i]);
    }
    placeVerdict(work, lane, battles[i]);
    for (const PlayerId player : {PlayerId::north, PlayerId::south}) {
      keepOffVerdict(work, lane, player, battles[i].sides[player].ledger.size());
    }
    work.layout.lanes.append(lane);
    x += width + sizes.gap;
  }
}

void layOutQuiet(const LayoutWork& work, const QRectF& band) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  const SheetDressing& dressing = work.input.dressing;
  const SceneCard* card = dressing.justPlayed ? work.index.find(*dressing.justPlayed) : nullptr;
  qreal counters = band.left() + band.width() * 0.12;
  if (card != nullptr) {
    const qreal height = std::floor(std::min(kMostJustPlayed * sizes.scale, band.height() - 30 * sizes.scale));
    const bool board = height < 120;
    const QSizeF size = faceSize(height, board ? FaceSize::Board : FaceSize::Hand);
    const QRectF rect(QPointF(band.left() + 22, std::round(band.center().y() - height / 2)), size);
    PlacedCard shown = placed(card, SheetPlace::Band, card->controller, rect);
    shown.board = board;
    layout.cards.prepend(shown);
    layout.justPlayed = QRectF(rect.right() + 18, band.top(), band.width() * 0.40 - rect.width() - 52, band.height());
    counters = band.left() + band.width() * 0.40;
  }
  layout.counters = QRectF(counters, band.top(), 236 * sizes.text, band.height());
  const qreal notice = 320 * sizes.text;
  const bool alone = !work.input.scene.begun || work.input.scene.over;
  const qreal share = alone ? 0.5 : 0.78;
  const qreal middle = std::min(band.left() + band.width() * share, band.right() - notice / 2 - 8);
  layout.notice = QRectF(middle - notice / 2, band.top(), notice, band.height());
  if (!alone && layout.notice.left() < layout.counters.right() + 12) {  // large words: the counters say more
    const qreal room = band.right() - 8 - layout.counters.right() - 12;
    layout.notice = room < kLeastNotice * sizes.text
                        ? QRectF()
                        : QRectF(layout.counters.right() + 12, band.top(), room, band.height());
  }
  for (const PlayerId player : work.input.scene.everyone()) {  // a hand that is shown there for a while
    const QRectF& hand = layout.raised[player];
    layout.notice = layout.notice.intersects(hand) ? QRectF() : layout.notice;
    layout.counters = layout.counters.intersects(hand) ? QRectF() : layout.counters;
  }
}

}  // namespace

void layOutBand(const LayoutWork& work) {
  SheetLayout& layout = work.layout;
  QRectF band = layout.band;
  if (work.input.keepChain && !work.input.scene.chain.empty()) {
    layout.chain = QRectF(band.right() - layout.sizes.chain, band.top(), layout.sizes.chain, band.height());
    band.setRight(layout.chain.left() - layout.sizes.gap);
  }
  if (layout.battle && !work.input.scene.lanes.empty()) {
    layOutLanes(work, band);
  } else {
    layOutQuiet(work, band);
  }
}

}  // namespace playsheet

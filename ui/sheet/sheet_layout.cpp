// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_layout.h"

#include <algorithm>
#include <cmath>

#include "ui/sheet/layout_parts.h"

namespace playsheet {

using table::PlayerId;

namespace {

constexpr qreal kLeastBand = 40;

template <class Rects>
QRectF all(const Rects& rects) {
  QRectF out;
  for (const QRectF& rect : rects) out |= rect;
  return out;
}

/// The sheet's file knows a far side and a near one; who sits there may change during a match.
PlayerId sideOf(const QString& band, PlayerId bottom) {
  return band.endsWith(QLatin1String("north")) ? table::other(bottom) : bottom;
}

/// Outside battles the hand of the active player has its own band, face up or face down, so that nothing moves when a
/// key shows it for a moment. The other hand gets one only when both lie open; shown alone it rises over its village.
bool seatIsOpen(const LayoutInput& input, PlayerId player) {
  const table::AtTable<bool>& shown = input.dressing.handShown;
  if (input.scene.seats[player].open) {
    return true;
  }
  if (shown[player] && shown[table::other(player)]) {
    return true;
  }
  return input.scene.begun ? player == input.scene.active : shown[player];
}

/// The heights of all bands but the middle one, which takes what is left.
qreal heightOf(const QString& band, const SheetLayout& layout, bool bothOpen, bool hasLanes) {
  const SheetSizes& sizes = layout.sizes;
  if (band.startsWith(QLatin1String("village"))) {
    return layout.battle && hasLanes ? sizes.battleVillage : sizes.village;
  }
  if (band.startsWith(QLatin1String("seat"))) {
    return !layout.seats[sideOf(band, layout.bottom)].open ? sizes.strip : bothOpen ? sizes.bothHands : sizes.hand;
  }
  return 0;
}

void layOutBands(const LayoutWork& work) {
  SheetLayout& layout = work.layout;
  const SheetSizes& sizes = layout.sizes;
  const QStringList& bands = work.input.spec.bands;
  const bool bothOpen = layout.seats[PlayerId::south].open && layout.seats[PlayerId::north].open;
  const bool hasLanes = !work.input.scene.lanes.empty();
  qreal taken = sizes.gap;
  for (const QString& band : bands) {
    taken += heightOf(band, layout, bothOpen, hasLanes) + sizes.gap;
  }
  const qreal middle = std::max(kLeastBand, std::floor(layout.area.height() - taken));
  qreal y = sizes.gap;
  for (const QString& band : bands) {
    const bool isMiddle = band == QLatin1String("middle");
    const qreal height = isMiddle ? middle : heightOf(band, layout, bothOpen, hasLanes);
    const QRectF rect(sizes.margin, y, layout.area.width() - 2 * sizes.margin, height);
    if (isMiddle) {
      layout.band = rect;
    } else if (band.startsWith(QLatin1String("village"))) {
      layout.villages[sideOf(band, layout.bottom)] = rect;
    } else {
      layout.seats[sideOf(band, layout.bottom)].plate = rect;
    }
    y += height + sizes.gap;
  }
}

/// For whoever sits opposite; what lies in the middle of the table is for both.
void turnCards(SheetLayout& layout) {
  for (PlacedCard& card : layout.cards) {
    card.turned = card.player != layout.bottom && card.place != SheetPlace::Band;
  }
}

}  // namespace

PlacedCard placed(const SceneCard* card, SheetPlace place, PlayerId player, const QRectF& rect) {
  PlacedCard result;
  result.place = place;
  result.player = player;
  result.rect = rect;
  if (card != nullptr) {
    result.id = card->id;
    result.seen = *card;
  }
  return result;
}

QVector<const SceneCard*> shownHand(const LayoutWork& work, PlayerId player) {
  const ScenePile& hand = work.player(player)[SheetPlace::Hand];
  QVector<const SceneCard*> cards(static_cast<qsizetype>(hand.count), nullptr);
  if (work.input.dressing.handShown[player]) {
    for (std::size_t i = 0; i < hand.cards.size() && i < static_cast<std::size_t>(hand.count); ++i) {
      cards[static_cast<qsizetype>(i)] = &hand.cards[i];
    }
  }
  return cards;
}

SheetLayout layOut(const LayoutInput& input) {
  SheetLayout layout;
  layout.sizes = input.spec.at(input.size);
  layout.sizes.text *= input.textScale;
  layout.area = QRectF(QPointF(), input.size);
  layout.bottom = input.dressing.bottom;
  layout.battle = input.scene.battle;
  const SceneIndex index(input.scene);
  const LayoutWork work{input, index, layout};
  if (input.scene.ring()) {
    layOutRing(work);
    return layout;
  }
  for (const PlayerId player : input.scene.everyone()) {
    layout.seats[player].open = !layout.battle && seatIsOpen(input, player);
  }
  layOutBands(work);
  for (const PlayerId player : input.scene.everyone()) {
    layOutVillage(work, player);
  }
  layOutBand(work);
  for (const PlayerId player : input.scene.everyone()) {
    const QRectF rect = layout.seats[player].plate;
    layout.seats[player].open ? layOutOpenSeat(work, player, rect) : layOutStrip(work, player, rect);
  }
  for (const PlayerId player : input.scene.everyone()) {
    layOutDrawer(work, player);
  }
  if (input.dressing.turnedCards) {
    turnCards(layout);
  }
  return layout;
}

QRectF SheetLayout::zone(SheetPlace place, PlayerId player) const {
  const SeatPlan& seat = seats[player];
  switch (place) {
    case SheetPlace::Village:
      return villages[player];
    case SheetPlace::Band:
      return band;
    case SheetPlace::Chakra:
      return seat.chakra;
    case SheetPlace::Hand:
      return raised[player].isEmpty() ? seat.hand : raised[player];
    case SheetPlace::Graveyard:
      return seat.graveyard;
    case SheetPlace::Deck:
      return seat.deck;
    case SheetPlace::Rewards:
      return seat.pips;
    case SheetPlace::Removed:
      return seat.removed;
    case SheetPlace::Reinforcement:
      return seat.reinforcement;
    case SheetPlace::StandBy:
      for (const PlacedTeam& team : teams) {
        if (team.leftOut && team.player == player) {
          return team.tray;
        }
      }
      break;
    case SheetPlace::Lane:
      return lanes.isEmpty() ? QRectF() : lanes.first().half[player];
    case SheetPlace::TurnMarker:
      if (!seat.turn.isEmpty()) return seat.turn;
      // In a ring with all the figures, without the room above them: what is framed there leaves the name alone.
      return all(seat.tallies).adjusted(0, seat.tallies.empty() ? 0 : 5 * seat.scale, 0, 0);
    case SheetPlace::Stock:  // several: `stocks`
      return all(stocks);
    case SheetPlace::None:
      break;
  }
  return {};
}

const PlacedCard* SheetLayout::find(int card) const {
  const auto found = std::find_if(cards.rbegin(), cards.rend(),
                                  [card](const PlacedCard& placedCard) { return placedCard.id == card; });
  return card < 0 || found == cards.rend() ? nullptr : &*found;
}

bool SheetLayout::onDrawer(const QPointF& at) const {
  return std::any_of(drawers.values.begin(), drawers.values.end(),
                     [&at](const DrawerPlan& drawer) { return drawer.rect.contains(at); });
}

const PlacedCard* SheetLayout::cardAt(const QPointF& at) const {
  const bool drawer = onDrawer(at);
  for (auto card = cards.rbegin(); card != cards.rend(); ++card) {
    if (card->rect.contains(at) && card->drawer == drawer && !card->elsewhere) {
      return &*card;
    }
  }
  return nullptr;
}

const PlacedCard* SheetLayout::behindArrow(const QPointF& at) const {
  if (onDrawer(at)) {
    return nullptr;
  }
  const auto found = std::find_if(cards.begin(), cards.end(),
                                  [&at](const PlacedCard& card) { return card.elsewhere && card.rect.contains(at); });
  return found == cards.end() ? nullptr : &*found;
}

}  // namespace playsheet

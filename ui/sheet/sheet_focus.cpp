// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet/sheet_focus.h"

#include <QAccessible>
#include <QKeyEvent>
#include <algorithm>
#include <cmath>

#include "ui/sheet/sheet_access.h"
#include "ui/sheet/sheet_private.h"

namespace playsheet {

using table::PlayerId;
using Kind = FocusZone::Kind;

namespace {

constexpr std::array<SheetPlace, 6> kPiles{SheetPlace::Chakra,    SheetPlace::Deck,    SheetPlace::Reinforcement,
                                           SheetPlace::Graveyard, SheetPlace::Removed, SheetPlace::Rewards};

bool isPile(SheetPlace place) { return std::find(kPiles.begin(), kPiles.end(), place) != kPiles.end(); }

FocusZone zoneOf(const PlacedCard& card) {
  if (card.drawer) return {Kind::Drawer, card.player};
  if (card.place == SheetPlace::Hand) return {Kind::Hand, card.player};
  if (card.place == SheetPlace::Lane || card.place == SheetPlace::Band) return {};
  return {Kind::Village, card.player};
}

/// The pile in the open whose cards lie there too can be told from those.
bool underDrawer(const SheetLayout& layout, const PlacedCard& card) {
  return !card.drawer && std::any_of(layout.drawers.values.begin(), layout.drawers.values.end(),
                                     [&](const DrawerPlan& drawer) { return drawer.rect.intersects(card.rect); });
}

/// The nearest of them that way; sideways counts double, so that a row is kept.
const FocusStop* nearest(const QVector<FocusStop>& stops, const QPointF& from, int key,
                         const std::function<bool(const FocusStop&)>& counts) {
  const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
  const qreal sign = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
  const FocusStop* best = nullptr;
  qreal least = 1e9;
  for (const FocusStop& stop : stops) {
    const QPointF way = stop.rect.center() - from;
    const qreal along = (across ? way.x() : way.y()) * sign;
    const qreal cost = std::abs(along) + 2 * std::abs(across ? way.y() : way.x());
    if (cost < least && counts(stop) && along > 1) {
      least = cost;
      best = &stop;
    }
  }
  return best;
}

}  // namespace

QVector<FocusZone> focusZones(PlayerId viewer, std::size_t players) {
  QVector<PlayerId> others;
  for (std::size_t i = 1; i < players; ++i) others.append(table::clockwise(viewer, i, players));
  QVector<FocusZone> zones{{Kind::Drawer, viewer}};
  for (const PlayerId other : others) zones.append({Kind::Drawer, other});
  zones << FocusZone{Kind::Hand, viewer} << FocusZone{Kind::Village, viewer} << FocusZone{Kind::Band};
  for (const PlayerId other : others) zones << FocusZone{Kind::Village, other} << FocusZone{Kind::Hand, other};
  zones.append({Kind::Piles, viewer});
  for (const PlayerId other : others) zones.append({Kind::Piles, other});
  zones.append({Kind::Stocks});
  return zones;
}

QVector<FocusStop> focusStops(const SheetLayout& layout, const Scene& scene) {
  QVector<FocusStop> stops;
  for (const PlacedCard& card : layout.cards) {
    const bool ofPile = !card.drawer && isPile(card.place);
    if (card.id < 0 || ofPile || layout.find(card.id) != &card || underDrawer(layout, card)) {
      continue;
    }
    stops.append({card.id, card.place, card.player, zoneOf(card), card.rect});
  }
  for (const PlayerId player : scene.everyone()) {
    const ScenePile& hand = scene.seats[player][SheetPlace::Hand];
    const bool shown = std::any_of(stops.begin(), stops.end(), [player](const FocusStop& stop) {
      return stop.zone == FocusZone{Kind::Hand, player};
    });
    if (!shown && hand.count > 0) {
      stops.append({-1, SheetPlace::Hand, player, {Kind::Hand, player}, layout.zone(SheetPlace::Hand, player)});
    }
    if (scene.ring() && player != layout.bottom) {  // as a whole, besides its cards
      stops.append({-1, SheetPlace::Village, player, {Kind::Village, player}, layout.seats[player].plate});
    }
    for (const SheetPlace place : kPiles) {
      if (const QRectF rect = layout.zone(place, player); !rect.isEmpty()) {
        stops.append({-1, place, player, {Kind::Piles, player}, rect});
      }
    }
  }
  for (int i = 0; i < layout.stocks.size(); ++i) {
    stops.append({-1, SheetPlace::Stock, scene.viewer, {Kind::Stocks, PlayerId::south}, layout.stocks[i], i});
  }
  return stops;
}

QVector<FocusStop> Sheet::Private::stops() const { return shown ? focusStops(layout, scene) : QVector<FocusStop>(); }

std::optional<FocusStop> Sheet::Private::stopIn(const QVector<FocusStop>& all, const FocusZone& zone) const {
  const FocusStop* first = nullptr;
  for (const FocusStop& stop : all) {
    if (!(stop.zone == zone)) {
      continue;
    }
    const bool before =
        std::any_of(remembered.begin(), remembered.end(), [&stop](const FocusStop& known) { return known.same(stop); });
    if (before) {
      return stop;
    }
    if (first == nullptr || stop.rect.left() < first->rect.left()) {
      first = &stop;
    }
  }
  return first != nullptr ? std::optional(*first) : std::nullopt;
}

/// What lies on another page is turned to, so that it is seen.
void Sheet::Private::pointTo(const std::optional<FocusStop>& wanted) {
  std::optional<FocusStop> stop = wanted;
  const PlacedCard* card = stop && stop->card >= 0 ? layout.find(stop->card) : nullptr;
  if (card != nullptr && card->elsewhere) {
    turnPageTo(card->player, card->id);
    stop->rect = layout.find(stop->card)->rect;
  }
  const bool same = stop.has_value() == pointed.has_value() && (!stop || stop->same(*pointed));
  pointed = stop;
  if (stop) {
    const auto known = std::find_if(remembered.begin(), remembered.end(),
                                    [&stop](const FocusStop& other) { return other.zone == stop->zone; });
    known != remembered.end() ? static_cast<void>(*known = *stop) : remembered.append(*stop);
  }
  q->update();
  if (same) {
    return;
  }
  const int at = stop ? stop->card : -1;
  if (focused != at) {
    focused = at;
    showSources(sourcesOf(at));
    emit q->cardFocused(at);
  }
  emit q->pointed(stop.has_value());
  if (stop) {
    hovered = at;
    emit q->cardHovered(at);
    tellFocus();
  }
}

/// After the table has changed: what is gone is no longer pointed at, but the keys stay in its zone. A drawer that was
/// closed leaves them on its pile.
void Sheet::Private::keepPointed() {
  if (!pointed) {
    return;
  }
  const QVector<FocusStop> all = stops();
  const auto now = std::find_if(all.begin(), all.end(), [this](const FocusStop& stop) {
    return pointed->card >= 0 ? stop.card == pointed->card : stop.same(*pointed);
  });
  if (now != all.end()) {
    pointTo(*now);
    return;
  }
  if (pointed->zone.kind == Kind::Drawer) {
    const auto pile = std::find_if(all.begin(), all.end(), [this](const FocusStop& stop) {
      return stop.card < 0 && stop.place == pointed->place && stop.player == pointed->player;
    });
    if (pile != all.end()) {
      pointTo(*pile);
      return;
    }
  }
  pointTo(stopIn(all, pointed->zone));
}

/// In the zone first; beyond its end to what lies next that way.
bool Sheet::Private::movePointed(int key) {
  const QVector<FocusStop> all = stops();
  const FocusStop* best = nullptr;
  if (pointed) {
    const QPointF from = pointed->rect.center();
    best = nearest(all, from, key, [this](const FocusStop& stop) { return stop.zone == pointed->zone; });
    if (best == nullptr) {
      best = nearest(all, from, key, [](const FocusStop&) { return true; });
    }
  } else {
    qreal least = 1e9;
    for (const FocusStop& stop : all) {
      const QPointF way = stop.rect.center() - layout.band.center();
      const qreal cost = std::abs(way.x()) + std::abs(way.y()) + (stop.card < 0 ? 1e5 : 0);
      if (cost < least) {
        least = cost;
        best = &stop;
      }
    }
  }
  if (best == nullptr) {
    return false;
  }
  pointTo(*best);
  return true;
}

/// To the next zone in which there is something; false beyond the last one.
bool Sheet::Private::moveZone(bool next) {
  const QVector<FocusStop> all = stops();
  QVector<FocusZone> zones = focusZones(scene.viewer, scene.everyone().size());
  if (!next) {
    std::reverse(zones.begin(), zones.end());
  }
  auto zone = zones.begin();
  if (pointed) {
    zone = std::find(zones.begin(), zones.end(), pointed->zone);
    zone += zone != zones.end() ? 1 : 0;
  }
  for (; zone != zones.end(); ++zone) {
    if (const auto stop = stopIn(all, *zone)) {
      pointTo(stop);
      return true;
    }
  }
  return false;
}

/// Enter is a click: on a card, or on a pile, whose drawer opens or closes.
void Sheet::Private::pressPointed() {
  if (pointed->card >= 0) {
    emit q->cardClicked(pointed->card);
    return;
  }
  SheetSpot spot;
  spot.place = pointed->place;
  spot.player = pointed->player;
  spot.stock = pointed->stock;
  if (opensAsDrawer(spot.place)) {
    toggleDrawer(spot.place, spot.player);
    for (const FocusStop& stop : stops()) {
      if (stop.zone == FocusZone{Kind::Drawer, spot.player} && stop.place == spot.place) {
        pointTo(stop);
        break;
      }
    }
  }
  emit q->spotClicked(spot);
}

bool Sheet::pointing() const { return d_->pointed.has_value(); }

bool Sheet::pointAt(int card) {
  const auto find = [&] {
    const QVector<FocusStop> all = d_->stops();
    const auto stop = std::find_if(all.begin(), all.end(), [card](const FocusStop& s) { return s.card == card; });
    if (stop != all.end()) {
      d_->pointTo(*stop);
    }
    return stop != all.end();
  };
  if (card < 0 || find()) {
    return card >= 0;
  }
  if (d_->layout.find(card) != nullptr) {  // under a drawer, or on top of a pile
    closeDrawers();
    if (find()) {
      return true;
    }
  }
  return d_->openPileOf(card) && find();
}

/// Opens the drawer of the pile that this card lies in.
bool Sheet::Private::openPileOf(int card) {
  for (const PlayerId player : scene.everyone()) {
    for (const SheetPlace place : {SheetPlace::Chakra, SheetPlace::Graveyard, SheetPlace::Removed, SheetPlace::Deck,
                                   SheetPlace::Reinforcement, SheetPlace::Hand}) {
      const auto& cards = scene.seats[player][place].cards;
      const bool here =
          std::any_of(cards.begin(), cards.end(), [card](const SceneCard& other) { return other.id == card; });
      if (here) {
        q->openDrawer(place, player);
        return true;
      }
    }
  }
  return false;
}

bool Sheet::focusNextPrevChild(bool next) { return d_->moveZone(next) || QWidget::focusNextPrevChild(next); }

void Sheet::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
    d_->pointTo(std::nullopt);
    d_->moveZone(event->reason() == Qt::TabFocusReason);
  } else {
    d_->tellFocus();
  }
}

void Sheet::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  d_->pointTo(std::nullopt);
}

void Sheet::keyPressEvent(QKeyEvent* event) {
  d_->flights.finish();
  const int key = event->key();
  bool used = false;
  if (key == Qt::Key_Escape) {
    used = d_->bubble.isShown();
    hideExplanation();
    for (const PlayerId player : d_->scene.everyone()) {
      used = d_->closeDrawers(player) || used;
    }
  } else if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
    used = d_->movePointed(key);
  } else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && d_->pointed) {
    used = true;
    d_->pressPointed();
  }
  if (!used) {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace playsheet

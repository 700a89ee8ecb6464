// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/sheet/sheet_private.h"

/// What lies at a point of the sheet, and where something lies.
namespace playsheet {

using table::PlayerId;

namespace {

constexpr std::array<SheetPlace, 7> kSeatPlaces{SheetPlace::Rewards,      SheetPlace::Chakra,    SheetPlace::Hand,
                                                SheetPlace::Deck,         SheetPlace::Graveyard, SheetPlace::Removed,
                                                SheetPlace::Reinforcement};

}  // namespace

bool opensAsDrawer(SheetPlace place) {
  return place == SheetPlace::Graveyard || place == SheetPlace::Chakra || place == SheetPlace::Removed ||
         place == SheetPlace::Reinforcement;
}

bool liesInSeat(SheetPlace place) {
  return std::find(kSeatPlaces.begin(), kSeatPlaces.end(), place) != kSeatPlaces.end();
}

/// The counters under the piles of an open seat belong to the piles.
SheetPlace Sheet::Private::pileAt(const QPointF& at, PlayerId player) const {
  const SeatPlan& seat = layout.seats[player];
  for (const SheetPlace place : kSeatPlaces) {
    if (layout.zone(place, player).contains(at)) {
      return place;
    }
  }
  if (seat.rewards.contains(at)) {
    return SheetPlace::Rewards;
  }
  if (seat.chakraTotal.contains(at)) {
    return SheetPlace::Chakra;
  }
  if (seat.piles.contains(at)) {
    return at.x() < seat.piles.center().x() ? SheetPlace::Deck : SheetPlace::Graveyard;
  }
  return SheetPlace::None;
}

/// A Ninja of the team whose tray is there; below zero: none.
int Sheet::Private::teamAt(const QPointF& at) const {
  for (const PlacedTeam& team : layout.teams) {
    if (!team.leftOut && team.tray.contains(at)) {
      return team.member;
    }
  }
  return -1;
}

SheetSpot Sheet::Private::spotAt(const QPointF& at) const {
  SheetSpot spot;
  if (const PlacedCard* card = layout.cardAt(at)) {
    spot.place = card->place;
    spot.player = card->player;
    spot.lane = card->lane;
    if (card->seen.leftOut && card->place == SheetPlace::Village) {
      spot.place = SheetPlace::StandBy;
    }
    if (card->id >= 0) {
      spot.card = card->id;
    }
    return spot;
  }
  for (const PlayerId player : scene.everyone()) {
    spot.player = player;
    if (layout.drawers[player].rect.contains(at)) {
      return spot;
    }
    for (const LanePlan& lane : scene.ring() ? QVector<LanePlan>() : layout.lanes) {
      if (lane.half[player].contains(at)) {
        spot.place = SheetPlace::Lane;
        spot.lane = lane.battle;
        return spot;
      }
    }
    spot.place = pileAt(at, player);
    if (spot.place == SheetPlace::None && layout.zone(SheetPlace::StandBy, player).contains(at)) {
      spot.place = SheetPlace::StandBy;
    }
    if (spot.place == SheetPlace::None && layout.villages[player].contains(at)) {
      spot.place = SheetPlace::Village;
      spot.mate = teamAt(at);
    }
    if (spot.place == SheetPlace::None && scene.ring() && layout.seats[player].plate.contains(at)) {
      spot.place = SheetPlace::Village;
    }
    if (spot.place != SheetPlace::None) {
      return spot;
    }
  }
  for (int i = 0; i < layout.stocks.size(); ++i) {
    if (layout.stocks[i].contains(at)) {
      return {SheetPlace::Stock, scene.viewer, std::nullopt, -1, -1, i};
    }
  }
  spot.player = PlayerId::south;
  spot.place = layout.band.contains(at) ? SheetPlace::Band : SheetPlace::None;
  return spot;
}

/// What lies over the table hides the ids there.
QString Sheet::Private::ruleAt(const QPointF& at) const {
  if (bubble.isShown() && bubbleRule(layout, bubble).contains(at)) {
    return bubble.rule;
  }
  for (const PlayerId player : scene.everyone()) {
    if (layout.drawers[player].rect.contains(at)) {
      return {};
    }
  }
  for (const RuleSpot& spot : rules) {
    if (spot.rect.contains(at)) {
      return spot.rule;
    }
  }
  return {};
}

SheetSpot Sheet::spotAt(const QPoint& at) const { return d_->spotAt(at); }

QRect Sheet::cardRect(int card) const {
  const PlacedCard* placedCard = d_->layout.find(card);
  return placedCard != nullptr ? placedCard->rect.toRect() : QRect();
}

QVector<QRect> Sheet::cardRects() const {
  QVector<QRect> rects;
  for (const PlacedCard& card : d_->layout.cards) {
    if (!card.drawer && !card.elsewhere) {
      rects.append(card.rect.toRect());
    }
  }
  return rects;
}

QRect Sheet::zoneRect(SheetPlace place, PlayerId player) const { return d_->layout.zone(place, player).toRect(); }

QRect Sheet::nameRect(PlayerId player) const {
  const SeatPlan& seat = d_->layout.seats[player];
  return seat.disc.united(seat.words).toAlignedRect();
}

QRect Sheet::lampsRect(PlayerId player) const { return d_->layout.seats[player].lamps.toRect(); }

QString Sheet::ruleAt(const QPoint& at) const { return d_->ruleAt(at); }

QRect Sheet::ledgerRect(int card, int source) const {
  for (const LedgerSpot& spot : d_->lines) {
    if (spot.card == card && spot.source == source) {
      return spot.rect.toRect();
    }
  }
  return {};
}

QRect Sheet::ruleRect(const QString& rule) const {
  if (explainedRule() == rule) {
    return bubbleRule(d_->layout, d_->bubble).toRect();
  }
  for (const RuleSpot& spot : d_->rules) {
    if (spot.rule == rule) {
      return spot.rect.toRect();
    }
  }
  return {};
}

QString Sheet::explainedRule() const { return d_->bubble.isShown() ? d_->bubble.rule : QString(); }

QRect Sheet::chainRect() const { return d_->layout.chain.toRect(); }

}  // namespace playsheet

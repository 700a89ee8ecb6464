// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/faces/card_painter.h"
#include "ui/sheet/flights.h"

namespace playsheet {

using naruto::PlayerView;
using naruto::SeenCard;
using naruto::SeenPlayer;
using naruto::Zone;
using table::PlayerId;

namespace {

constexpr int kArc = 260;
constexpr int kDraw = 220;
constexpr int kNextDraw = 60;
constexpr int kTeam = 300;
constexpr int kShift = 200;
constexpr int kReward = 360;
constexpr qreal kLift = 24;
constexpr qsizetype kMostFlights = 48;

bool isOpen(Zone zone) {
  return zone == Zone::village || zone == Zone::chakra || zone == Zone::discard || zone == Zone::removed ||
         zone == Zone::chain;
}

/// A small card over the counter of a pile.
QRectF pileRect(const SheetLayout& layout, Zone zone, PlayerId player) {
  const QSizeF size = faceSize(layout.sizes.card * 0.5, FaceSize::Board);
  QPointF middle = layout.zone(placeOf(zone), player).center();
  if (zone == Zone::chain) {
    middle = layout.chain.isEmpty() ? QPointF(layout.band.right() - size.width(), layout.band.center().y())
                                    : layout.chain.center();
  }
  return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

const PlacedCard* lying(const SheetLayout& layout, int card) {
  for (const PlacedCard& placed : layout.cards) {
    if (placed.id == card && !placed.drawer && placed.place != SheetPlace::Band) {
      return &placed;
    }
  }
  return nullptr;
}

/// A card that goes from one open pile to another.
PlacedCard placedIn(const SeenCard& card) {
  PlacedCard result;
  result.id = card.id;
  result.seen = card;
  result.place = placeOf(card.zone);
  result.player = card.owner;
  return result;
}

std::size_t countOf(const PlayerView& view, PlayerId player, Zone zone) {
  const naruto::SeenZone* seen = naruto::pile_of(view.players[player], zone);
  return seen != nullptr ? seen->count : 0;
}

struct Changes {
  const FlightsInput& input;
  const SeenIndex before, after;
  QVector<Flight> flights;

  explicit Changes(const FlightsInput& given) : input(given), before(given.before), after(given.after) {}

  bool lost(PlayerId player, Zone zone) const {
    return countOf(input.after, player, zone) < countOf(input.before, player, zone);
  }
  bool gained(PlayerId player, Zone zone) const {
    return countOf(input.after, player, zone) > countOf(input.before, player, zone);
  }

  void cardStays(const SeenCard& was, const SeenCard& is);
  void cardAppears(const SeenCard& is);
  void cardVanishes(const SeenCard& was);
  void backs(PlayerId player);
};

/// Known before and after: it goes from where it was drawn, or from its pile, to where it is drawn now.
void Changes::cardStays(const SeenCard& was, const SeenCard& is) {
  const PlacedCard* old = lying(input.from, was.id);
  const PlacedCard* present = lying(input.to, is.id);
  const bool sameZone = was.zone == is.zone;
  if (sameZone && (old == nullptr || present == nullptr)) {
    return;  // a hand that is covered or shown, a pile whose top changed: nothing moves
  }
  if (present == nullptr && !isOpen(is.zone) && old == nullptr) {
    return;
  }
  Flight flight;
  flight.card = present != nullptr ? *present : old != nullptr ? *old : placedIn(is);
  flight.from = old != nullptr ? old->rect : pileRect(input.from, was.zone, was.owner);
  flight.from = input.now.value(is.id, flight.from);
  flight.to = present != nullptr ? present->rect : pileRect(input.to, is.zone, is.owner);
  const QPointF way = flight.to.center() - flight.from.center();
  if (way.manhattanLength() < 2 && flight.from.size() == flight.to.size()) {
    return;
  }
  const bool toLane = present != nullptr && old != nullptr && present->lane != old->lane;
  flight.duration = !sameZone ? kArc : toLane ? kTeam : kShift;
  flight.curve = sameZone ? Flight::Curve::InOutCubic : Flight::Curve::OutCubic;
  flight.lift = sameZone ? 0 : kLift;
  flights.append(flight);
}

/// Not known before: it came from a hidden hand or from the deck.
void Changes::cardAppears(const SeenCard& is) {
  const PlacedCard* present = lying(input.to, is.id);
  if (present == nullptr) {
    return;
  }
  const bool fromHand = is.zone != Zone::hand && lost(is.owner, Zone::hand);
  if (!fromHand && !lost(is.owner, Zone::deck)) {
    return;
  }
  Flight flight;
  flight.card = *present;
  flight.from = pileRect(input.from, fromHand ? Zone::hand : Zone::deck, is.owner);
  flight.to = present->rect;
  flight.lift = is.zone == Zone::hand ? 0 : kLift;
  flight.duration = is.zone == Zone::hand ? kDraw : kArc;
  flights.append(flight);
}

/// Drawn before, unknown now: it went face up into the deck or a hand.
void Changes::cardVanishes(const SeenCard& was) {
  const PlacedCard* old = lying(input.from, was.id);
  if (old == nullptr || was.zone == Zone::hand) {
    return;
  }
  const bool toHand = gained(was.owner, Zone::hand);
  if (!toHand && !gained(was.owner, Zone::deck)) {
    return;
  }
  Flight flight;
  flight.card = *old;
  flight.from = input.now.value(was.id, old->rect);
  flight.to = pileRect(input.to, toHand ? Zone::hand : Zone::deck, was.owner);
  flight.lift = kLift;
  flights.append(flight);
}

/// Cards that nobody sees: drawn into a hidden hand, won as rewards.
void Changes::backs(PlayerId player) {
  const auto send = [&](Zone to, PlayerId owner, std::size_t cards, int duration) {
    for (std::size_t i = 0; i < std::min<std::size_t>(cards, 8); ++i) {
      Flight flight;
      flight.card.player = owner;
      flight.from = pileRect(input.from, Zone::deck, owner);
      flight.to = pileRect(input.to, to, player);
      flight.delay = kNextDraw * static_cast<int>(i);
      flight.duration = duration;
      flights.append(flight);
    }
  };
  const auto grown = [&](Zone zone) {
    const std::size_t was = countOf(input.before, player, zone);
    const std::size_t is = countOf(input.after, player, zone);
    return is > was ? is - was : 0;
  };
  if (!input.handShown[player] && lost(player, Zone::deck)) {
    send(Zone::hand, player, grown(Zone::hand), kDraw);
  }
  const PlayerId facing = table::other(player);
  if (lost(facing, Zone::deck)) {
    send(Zone::rewards, facing, grown(Zone::rewards), kReward);
  }
}

template <class Each>
void forEachKnown(const PlayerView& view, Each each) {
  for (const PlayerId player : table::kPlayers) {
    const SeenPlayer& seen = view.players[player];
    for (const auto* zone : {&seen.village, &seen.hand, &seen.chakra, &seen.discard, &seen.removed}) {
      std::for_each(zone->cards.begin(), zone->cards.end(), each);
    }
  }
  for (const naruto::SeenLink& link : view.chain) {
    each(link.card);
  }
}

bool isKnown(const SeenIndex& index, int card) {
  const SeenCard* seen = index.find(card);
  return seen != nullptr && (isOpen(seen->zone) || seen->zone == Zone::hand);
}

}  // namespace

QVector<Flight> flightsBetween(const FlightsInput& input) {
  if (input.before == input.after) {
    return {};
  }
  Changes changes(input);
  forEachKnown(input.after, [&](const SeenCard& card) {
    isKnown(changes.before, card.id) ? changes.cardStays(*changes.before.find(card.id), card)
                                     : changes.cardAppears(card);
  });
  forEachKnown(input.before, [&](const SeenCard& card) {
    if (!isKnown(changes.after, card.id)) {
      changes.cardVanishes(card);
    }
  });
  for (const PlayerId player : table::kPlayers) {
    changes.backs(player);
  }
  if (changes.flights.size() > kMostFlights) {
    return {};  // a game that starts or is taken up again
  }
  return changes.flights;
}

}  // namespace playsheet

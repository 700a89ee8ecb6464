// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/faces/card_painter.h"
#include "ui/sheet/flights.h"

namespace playsheet {

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

bool isOpen(SheetPlace place) {
  return place == SheetPlace::Village || place == SheetPlace::Chakra || place == SheetPlace::Graveyard ||
         place == SheetPlace::Removed || place == SheetPlace::Band;
}

/// A small card over the counter of a pile.
QRectF pileRect(const SheetLayout& layout, SheetPlace place, PlayerId player) {
  const QSizeF size = faceSize(layout.sizes.card * 0.5, FaceSize::Board);
  QPointF middle = layout.zone(place == SheetPlace::None ? SheetPlace::Band : place, player).center();
  if (place == SheetPlace::Band) {  // what is in use
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
PlacedCard placedIn(const SceneCard& card) {
  PlacedCard result;
  result.id = card.id;
  result.seen = card;
  result.place = card.place;
  result.player = card.owner;
  return result;
}

struct Changes {
  const FlightsInput& input;
  const SceneIndex before, after;
  QVector<Flight> flights;

  explicit Changes(const FlightsInput& given) : input(given), before(given.before), after(given.after) {}

  /// So many cards more than before.
  int grown(PlayerId player, SheetPlace place) const {
    return input.after.seats[player][place].count - input.before.seats[player][place].count;
  }
  bool lost(PlayerId player, SheetPlace place) const { return grown(player, place) < 0; }
  bool gained(PlayerId player, SheetPlace place) const { return grown(player, place) > 0; }

  void cardStays(const SceneCard& was, const SceneCard& is);
  void cardAppears(const SceneCard& is);
  void cardVanishes(const SceneCard& was);
  void backs(PlayerId player);
};

/// Known before and after: it goes from where it was drawn, or from its pile, to where it is drawn now.
void Changes::cardStays(const SceneCard& was, const SceneCard& is) {
  const PlacedCard* old = lying(input.from, was.id);
  const PlacedCard* present = lying(input.to, is.id);
  const bool samePlace = was.place == is.place;
  if (samePlace && (old == nullptr || present == nullptr)) {
    return;  // a hand that is covered or shown, a pile whose top changed: nothing moves
  }
  if (present == nullptr && !isOpen(is.place) && old == nullptr) {
    return;
  }
  Flight flight;
  flight.card = present != nullptr ? *present : old != nullptr ? *old : placedIn(is);
  flight.from = old != nullptr ? old->rect : pileRect(input.from, was.place, was.owner);
  flight.from = input.now.value(is.id, flight.from);
  flight.to = present != nullptr ? present->rect : pileRect(input.to, is.place, is.owner);
  const QPointF way = flight.to.center() - flight.from.center();
  if (way.manhattanLength() < 2 && flight.from.size() == flight.to.size()) {
    return;
  }
  const bool toLane = present != nullptr && old != nullptr && present->lane != old->lane;
  flight.duration = !samePlace ? kArc : toLane ? kTeam : kShift;
  flight.curve = samePlace ? Flight::Curve::InOutCubic : Flight::Curve::OutCubic;
  flight.lift = samePlace ? 0 : kLift;
  flights.append(flight);
}

/// Not known before: it came from a hidden hand or from the deck.
void Changes::cardAppears(const SceneCard& is) {
  const PlacedCard* present = lying(input.to, is.id);
  if (present == nullptr) {
    return;
  }
  const bool fromHand = is.place != SheetPlace::Hand && lost(is.owner, SheetPlace::Hand);
  if (!fromHand && !lost(is.owner, SheetPlace::Deck)) {
    return;
  }
  Flight flight;
  flight.card = *present;
  flight.from = pileRect(input.from, fromHand ? SheetPlace::Hand : SheetPlace::Deck, is.owner);
  flight.to = present->rect;
  flight.lift = is.place == SheetPlace::Hand ? 0 : kLift;
  flight.duration = is.place == SheetPlace::Hand ? kDraw : kArc;
  flights.append(flight);
}

/// Drawn before, unknown now: it went face up into the deck or a hand.
void Changes::cardVanishes(const SceneCard& was) {
  const PlacedCard* old = lying(input.from, was.id);
  if (old == nullptr || was.place == SheetPlace::Hand) {
    return;
  }
  const bool toHand = gained(was.owner, SheetPlace::Hand);
  if (!toHand && !gained(was.owner, SheetPlace::Deck)) {
    return;
  }
  Flight flight;
  flight.card = *old;
  flight.from = input.now.value(was.id, old->rect);
  flight.to = pileRect(input.to, toHand ? SheetPlace::Hand : SheetPlace::Deck, was.owner);
  flight.lift = kLift;
  flights.append(flight);
}

/// Cards that nobody sees: drawn into a hidden hand, won as rewards.
void Changes::backs(PlayerId player) {
  const auto send = [&](SheetPlace to, PlayerId owner, int cards, int duration) {
    for (int i = 0; i < std::min(cards, 8); ++i) {
      Flight flight;
      flight.card.player = owner;
      flight.from = pileRect(input.from, SheetPlace::Deck, owner);
      flight.to = pileRect(input.to, to, player);
      flight.delay = kNextDraw * i;
      flight.duration = duration;
      flights.append(flight);
    }
  };
  if (!input.handShown[player] && lost(player, SheetPlace::Deck)) {
    send(SheetPlace::Hand, player, grown(player, SheetPlace::Hand), kDraw);
  }
  if (input.after.ring()) {
    return;  // nobody wins from another one's deck
  }
  const PlayerId facing = table::other(player);
  if (lost(facing, SheetPlace::Deck)) {
    send(SheetPlace::Rewards, facing, grown(player, SheetPlace::Rewards), kReward);
  }
}

template <class Each>
void forEachKnown(const Scene& scene, Each each) {
  for (const PlayerId player : scene.everyone()) {
    for (const SheetPlace place :
         {SheetPlace::Village, SheetPlace::Hand, SheetPlace::Chakra, SheetPlace::Graveyard, SheetPlace::Removed}) {
      const auto& cards = scene.seats[player][place].cards;
      std::for_each(cards.begin(), cards.end(), each);
    }
  }
  for (const SceneLink& link : scene.chain) {
    if (link.card.id >= 0) {
      each(link.card);
    }
  }
}

bool isKnown(const SceneIndex& index, int card) {
  const SceneCard* seen = index.find(card);
  return seen != nullptr && (isOpen(seen->place) || seen->place == SheetPlace::Hand);
}

}  // namespace

QVector<Flight> flightsBetween(const FlightsInput& input) {
  Changes changes(input);
  forEachKnown(input.after, [&](const SceneCard& card) {
    isKnown(changes.before, card.id) ? changes.cardStays(*changes.before.find(card.id), card)
                                     : changes.cardAppears(card);
  });
  forEachKnown(input.before, [&](const SceneCard& card) {
    if (!isKnown(changes.after, card.id)) {
      changes.cardVanishes(card);
    }
  });
  for (const PlayerId player : input.after.everyone()) {
    changes.backs(player);
  }
  if (changes.flights.size() > kMostFlights) {
    return {};  // a game that starts or is taken up again
  }
  return changes.flights;
}

}  // namespace playsheet

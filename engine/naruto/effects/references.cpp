// SPDX-License-Identifier: GPL-3.0-or-later
// Which objects and players the words of a text mean now.
#include "engine/naruto/effects/values.h"

namespace naruto {
namespace {

/// Of a group the first card, for what can speak of one only.
ObjectRef first_of(const Position& position, ObjectRef group) {
  ObjectRef first;
  position.state.groups[group.life].for_each([&](CardId card) {
    if (!first) first = position.object(card);
  });
  return first;
}

}  // namespace

ObjectRef resolve(const Position& position, Ref ref, const Context& context) {
  switch (ref) {
    case Ref::self:
      return context.source;
    case Ref::user:
      return context.user;
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4: {
      const ObjectRef place = place_of(position, ref, context);
      return is_group(place) ? first_of(position, place) : place;
    }
    case Ref::it:
      return context.it;
    case Ref::event:
      return context.event;
    case Ref::attached: {
      const CardId host = context.source ? position[context.source.card].attached_to : kNoCard;
      return host == kNoCard ? ObjectRef{} : position.object(host);
    }
    case Ref::used:  // the number that an event about a use has is the card that is used
      return context.amount < position.state.card_count ? position.object(context.amount) : ObjectRef{};
  }
  return {};
}

ObjectRef place_of(const Position& position, Ref ref, const Context& context) {
  if (ref < Ref::t1 || ref > Ref::t4) return resolve(position, ref, context);
  return context.targets[static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1)];
}

bool is_named(const Position& position, Ref ref, const Context& context, CardId card) {
  const ObjectRef place = place_of(position, ref, context);
  return is_group(place) ? position.state.groups[place.life].has(card) : place && position.object(card) == place;
}

PlayerId player_of(Side side, const Context& context) {
  return side == Side::opponent ? table::other(context.controller) : context.controller;
}

}  // namespace naruto

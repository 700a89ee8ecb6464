// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/control.h"

#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {
namespace {

/// Permanents that are controlled by the controller of their host come with it (N-OWN-04).
void take_attached_along(Change& change, CardId host, PlayerId player) {
  const Position position = change.position();
  for (std::size_t i = 0; i < position.state.card_count; ++i) {
    const auto card = static_cast<CardId>(i);
    if (!position.in_play(card) || position[card].attached_to != host || position[card].controller == player) continue;
    if (position.edition.attached_follows_host || position.definition(card).mission.follows_controller)
      change.emit(ControlChanged{card, player});
  }
}

}  // namespace

bool change_control(Change& change, CardId card, PlayerId player) {
  const Position position = change.position();
  if (!position.in_play(card) || position[card].controller == player || !can_enter(position, card, player))
    return false;
  change.emit(ControlChanged{card, player});
  drop_empty_teams(change);
  take_attached_along(change, card, player);
  return true;
}

void return_control(Change& change, ObjectRef object) {
  const Position position = change.position();
  if (!position.alive(object) || !position.in_play(object.card)) return;
  PlayerId player = position[object.card].owner;
  for (const LastingEffect& lasting : position.state.lasting)  // a later one goes on
    if (lasting.kind == LastingKind::control && is_subject(position.state, lasting, object.card))
      player = lasting.context.controller;
  if (position[object.card].controller == player || change_control(change, object.card, player)) return;
  move_card(change, object.card, change.edition().homeless_goes_to, Cause::control_ended);
}

}  // namespace naruto

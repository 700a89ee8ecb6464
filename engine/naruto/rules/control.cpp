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

/// Control is lent, and not a place in a team.
bool lends_control(const Position& position, const LastingEffect& lasting) {
  return lasting.kind == LastingKind::control &&
         std::holds_alternative<GainControl>(position.cards[lasting.context.definition].effects[lasting.effect]->node);
}

/// Whoever had the card without any loan: its owner, or the other player (`begin_control` has noted which).
PlayerId lender_of(const Position& position, const LastingEffect& loan) {
  const PlayerId owner = position[loan.subject.card].owner;
  return loan.a == 0 ? owner : table::other(owner);
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

PlayerId holder_without_loans(const Position& position, ObjectRef object) {
  for (const LastingEffect& lasting : position.state.lasting)
    if (lends_control(position, lasting) && lasting.subject == object) return lender_of(position, lasting);
  return position[object.card].controller;
}

void settle_control(Change& change, CardId card, PlayerId player) {
  const ObjectRef object = change.position().object(card);
  if (change.position()[card].controller != player && !change_control(change, card, player)) return;
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    const LastingEffect& lasting = change.state().lasting[i];
    if (lends_control(change.position(), lasting) && lasting.subject == object)
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
  }
}

void return_control(Change& change, const LastingEffect& loan) {
  const Position position = change.position();
  if (!lends_control(position, loan)) return return_place(change, loan);
  const ObjectRef object = loan.subject;
  if (!position.alive(object) || !position.in_play(object.card)) return;
  PlayerId player = lender_of(position, loan);
  for (const LastingEffect& lasting : position.state.lasting)  // a later one goes on
    if (lends_control(position, lasting) && is_subject(position.state, lasting, object.card))
      player = lasting.context.controller;
  if (position[object.card].controller == player || change_control(change, object.card, player)) return;
  move_card(change, object.card, change.edition().homeless_goes_to, Cause::control_ended);
}

bool lend_place(Change& change, CardId ninja, TeamId team, LastingEffect& loan) {
  const Position position = change.position();
  if (team == kNoTeam || !position.in_play(ninja) || position[ninja].team == team) return false;
  loan.a = static_cast<std::int8_t>(position[ninja].team);
  loan.b = static_cast<std::int8_t>(team);
  change.emit(TeamChanged{ninja, team});
  drop_empty_teams(change);
  return true;
}

void return_place(Change& change, const LastingEffect& loan) {
  const Position position = change.position();
  const ObjectRef object = loan.subject;
  if (!position.alive(object) || !position.in_play(object.card)) return;
  if (position[object.card].team != TeamId{static_cast<std::uint8_t>(loan.b)}) return;  // it has gone on from there
  const auto before = TeamId{static_cast<std::uint8_t>(loan.a)};
  bool mates = false;
  for_each_member(position, before,
                  [&](CardId mate) { mates = mates || position[mate].controller == position[object.card].controller; });
  change.emit(TeamChanged{object.card, mates ? before : kNoTeam});
}

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Carrying out ability trees. Work waits as small structs on the stack of the state, so a game saved in the middle of
/// a choice goes on (section 10.5, N-EFF-13, N-EFF-14).
namespace naruto {

/// Does the next piece of the work on top of the stack: an effect is carried out, or a question is asked. The stack
/// must not be empty and no question open.
void run_work(Change& change);

/// Starts a waiting trigger, or asks its controller for the order (N-EFF-08, CR-27). There must be one.
void start_trigger(Change& change);
/// The waiting trigger at this place.
void start_trigger(Change& change, std::uint8_t index);

/// Triggered effects go on the chain now: the players agreed so, and it is a step in which a chain can be
/// answered. Elsewhere they are applied as in the other orders.
bool triggers_are_links(const Position& position);

/// Cards that the open `pick` question offers; each is legal.
FixedVector<CardId, kMaxCards> pick_candidates(const Position& position);

/// What has been picked for the open question is enough, where it is worth that counts and not the number of cards.
bool picks_suffice(const Position& position);

/// The answers to the questions of effects.
void picked(Change& change, CardId card);
void picking_done(Change& change);
void answered_yes_no(Change& change, bool yes);
/// The mode, or what is named, is one of those offered.
bool may_choose_mode(const Position& position, std::uint8_t number);
void mode_chosen(Change& change, std::uint8_t mode);
void toss_called(Change& change, bool heads);  ///< CR-29
void number_chosen(Change& change, std::uint8_t number);
/// The name of this card is one of those that can be named now.
bool may_be_named(const Position& position, DefinitionId card);
void name_said(Change& change, DefinitionId card);
void organized(Change& change);  ///< N-ORG-13

}  // namespace naruto

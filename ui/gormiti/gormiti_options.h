// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/actions/action.h"

/// What an action of Gormiti is about, so that a press on a card finds it.
namespace playsheet {

/// The card that an action is about: what a person clicks first. kNoCard if there is none, as for an ability that
/// waits.
gormiti::CardId subjectOf(const gormiti::Action& action);

/// The second card of an action that has two: the bearer of a Weapon.
gormiti::CardId partnerOf(const gormiti::Action& action);

/// What is given for it; empty for what costs nothing. Null for an action that nothing can be given for.
const gormiti::Payment* paymentOf(const gormiti::Action& action);

/// The same action whatever is given for it: two ways to pay for one play have the same.
gormiti::Action withoutPayment(const gormiti::Action& action);

/// The cards that are given in some of these actions: what can pay for one play.
std::vector<gormiti::CardId> payingCards(const std::vector<gormiti::Action>& ways);

}  // namespace playsheet

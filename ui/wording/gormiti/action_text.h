// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/actions/action.h"
#include "engine/gormiti/cards/catalog.h"
#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

using wording::Language;

/// What the button of an action says: "Equip Coral Bulwark with Shell Shield (payment: River Ferrywoman)". For whoever
/// may do it: cards of the own hand and deck are named.
std::string action_text(const gormiti::Action& action, const gormiti::GameState& state, const gormiti::Catalog& cards,
                        Language language);

}  // namespace playsheet::gormiti_wording

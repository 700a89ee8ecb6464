// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/rulebook.h"

/// Texts on how their own card enters (N-EFF-02): they hold wherever the card is.
namespace naruto {

bool may_be_beside_same_name(const Position& position, CardId card);  // N-NAME-04
bool outside_deploy_limit(const Position& position, CardId card);     // N-DEPLOY-02
bool enters_injured(const Position& position, CardId card);           // N-DEPLOY-08

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/ambush.h"

namespace naruto {

Refusal check_ambush(const Position& position, CardId card) {
  if (!position.definition(card).ambush) return {.code = RefusalCode::not_in_hand, .rule = "N-DEPLOY-01", .card = card};
  if (!position.edition.ambush) return {.code = RefusalCode::not_in_edition, .rule = "N-AMB-01", .card = card};
  return {};
}

}  // namespace naruto

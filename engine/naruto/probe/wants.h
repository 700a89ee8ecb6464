// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// Private to this folder: which cards the texts of a card speak of, so that a position can have them.
namespace naruto::probe {

/// Cards that some filter of a tree looks for, as far as print can tell.
struct Want {
  std::string filter;  ///< in its written form
  Zone zone = Zone::village;
  Side side = Side::any;
  bool injured = false;
};

/// In reading order, requirements of a Jutsu included.
std::vector<Want> wants_of(const CardDefinition& card, const Words& words);

/// Coins that a tree speaks of.
std::vector<CoinKind> coins_of(const CardDefinition& card, const Words& words);

/// The card can fit, by what is printed on it.
bool can_fit(const Want& want, const CardDefinition& card, const Words& words);

}  // namespace naruto::probe

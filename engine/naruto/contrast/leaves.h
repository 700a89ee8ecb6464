// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "engine/naruto/cards/card_definition.h"

/// What is written in the tree of a card, leaf by leaf: each number, side, zone, filter, moment, "may" and "not"
/// changed to a neighbour that the strict reader accepts at its place. A leaf whose change nobody notices is read by
/// nobody.
namespace naruto {

/// A place of a tree in its written form, and what stands there before and after the change.
struct Leaf {
  std::string path;  ///< "ability[0].do[1].amount"; of an effect that may be done "ability[0].do[1].op"
  std::string from;
  std::string to;  ///< empty: the reader accepts no neighbour
};

/// `changed` is the card with that one leaf changed, finished, or null where there is no neighbour. It lives as long as
/// the call.
using LeafChange = std::function<void(const Leaf& leaf, const CardDefinition* changed)>;

/// How many neighbours of a leaf are wanted: the first that is accepted, or every word of its list.
enum class Neighbours : std::uint8_t { first, all };

/// Calls `f` for each leaf of the tree, in reading order. Gives the number of leaves.
int change_leaves(const CardDefinition& card, Words& words, Neighbours wanted, const LeafChange& f);

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <optional>
#include <vector>

#include "engine/naruto/describe/meaning.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/state/player_view.h"

namespace naruto {

/// What the words on a card mean at this moment, for somebody who sees no more than a view. Cards that are not in the
/// view have no identity here either: they are made equal before anything is asked, so an answer cannot tell them
/// apart; and where the answer would depend on them there is none.
class Inquiry {
 public:
  /// About a text of this card. A view that does not show the card gives no answers.
  Inquiry(const GameState& state, const Rulebook& rules, const PlayerView& view, CardId card);

  /// The cards that are meant, in the order of their ids; perhaps none fits. Nothing if it cannot be said: the object
  /// is not chosen yet, or hidden cards would count.
  std::optional<std::vector<CardId>> cards(const describe::Meaning& meaning) const;
  /// The number that an amount would be now.
  std::optional<int> number(const Amount& amount) const;

 private:
  bool sees(CardId card) const { return seen_[card]; }
  bool sees(Ref ref) const;
  bool sees_all(Zone zone, Side side) const;
  bool answerable(const Filter& filter, Side side) const;
  bool answerable(const Amount& amount) const;
  bool answerable_value(const Amount& amount) const;
  void hide_others(const PlayerView& view);
  void find_context(const PlayerView& view, CardId card);

  GameState state_;  ///< without what the viewer does not see
  const Rulebook& rules_;
  std::bitset<kMaxCards> seen_;
  bool answers_ = false;
  bool used_ = false;  ///< the card is used: an X is known
  Context context_;
};

}  // namespace naruto

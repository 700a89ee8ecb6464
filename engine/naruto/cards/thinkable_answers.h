// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/least_mission.h"

namespace naruto {

/// What an answer asks for at the least among the cards of a match, and the texts that are used from the hand: public
/// knowledge, from which follows whether somebody is asked at all (N-CR-02). Which cards these are is settled when the
/// match begins and stands in its record (`decks/answers_in_match.h`): a card that comes to the pool later changes no
/// game that was played.
struct ThinkableAnswers {
  /// An activated text that works in the hand.
  struct HandText {
    DefinitionId card = 0;
    std::uint8_t ability = 0;
    Window when = Window::any;
    bool conditional = false;
    friend bool operator==(const HandText&, const HandText&) = default;
  };

  std::optional<LeastMission> counter = {};  ///< nothing: there is none
  std::optional<LeastMission> mission = {};  ///< that is no Counter
  std::optional<LeastMission> answer = {};   ///< likewise, and has a use on the chain as its target (N-MISS-01)
  int jutsu_cost = 99;                       ///< chakra of the cheapest Jutsu, X as 1
  std::vector<HandText> hand_texts = {};
  unsigned hand_windows = 0;         ///< bit per Window of a text among them that asks for no condition
  unsigned conditional_windows = 0;  ///< likewise of those that do

  /// The card is among those of the match, too. Pending cards are in none.
  void join(const CardDefinition& card, DefinitionId id);
  void join_hand_texts(const CardDefinition& card, DefinitionId id);
  friend bool operator==(const ThinkableAnswers&, const ThinkableAnswers&) = default;
};

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/cards/jutsu_cost.h"
#include "engine/naruto/cards/rule_nodes.h"
#include "engine/naruto/cards/text_terms.h"
#include "ui/wording/language.h"

/// Words of the sentences on rules that are one for one the same in the languages.
namespace playsheet::wording {

/// "a Victory", "una Vittoria", "uma Vitória".
std::string_view result_words(naruto::Result result, Language language);

/// "an Outstanding Battle Reward".
std::string_view reward_words(naruto::RewardFor what, Language language);

/// Where a card goes: "to the hand of its owner", "nella Mano del Proprietario", "para a mão do dono".
std::string_view destination_words(naruto::Destination to, Language language);

/// Where it would have gone, when the sentence has named the owner already: "nel Cimitero".
std::string_view place_words(naruto::Destination to, Language language);

/// The rule is on what is done in a turn ("cannot be sent out"), not on what a card has or is worth.
bool is_conduct(const naruto::Rule& rule);

/// The chakra that a use costs: "1 Lightning chakra", "2 Water chakra and 1 chakra"; empty if the cost is nothing.
std::string chakra_words(const naruto::JutsuCost& cost, Language language);

/// What damage comes from, in front of which a blank stands: "in the showdown", "from Jutsu"; nothing for any cause.
std::string_view cause_words(naruto::CauseTest cause, Language language);

}  // namespace playsheet::wording

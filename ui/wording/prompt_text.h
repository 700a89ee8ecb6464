// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/naruto/actions/action.h"
#include "engine/naruto/state/player_view.h"
#include "ui/wording/match_names.h"

namespace playsheet::wording {

/// What the open question asks, as the viewer may read it: "Naomi: pay for Kakashi Hatake from the hand, cards: 2". A
/// card that the viewer does not see is not named.
std::string prompt_text(const naruto::PlayerView& view, const MatchNames& names, Language language);

/// The label of a button that answers without naming a card: pass, done, yes and no, a number, the sides of a coin.
/// `Done` says what it ends: "Send 2 teams", "End mission phase".
std::string button_label(const naruto::Action& action, const naruto::PlayerView& view, const MatchNames& names,
                         Language language);

/// The texts of the modes that a paragraph of the card lets its player choose among.
std::vector<std::string> mode_texts(const naruto::CardDefinition& card, std::size_t ability, const naruto::Modes& modes,
                                    const naruto::Words& words, Language language);

/// One ability of the card as a paragraph, so that a person can tell two effects of one card apart.
std::string ability_text(const naruto::CardDefinition& card, std::size_t ability, const naruto::Words& words,
                         Language language);

/// For tests.
const Trio& prompt_wording(naruto::ChoiceKind kind, bool with_card);

}  // namespace playsheet::wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/state/game_state.h"
#include "engine/rising_clan/state/rulebook.h"
#include "ui/wording/rising_clan/player_names.h"
#include "ui/wording/rising_clan/words.h"

/// What the table asks and says, of public facts alone (R-1103, R-1105): everybody may read all of it.
namespace playsheet::rising_clan_wording {

/// What the open question asks of whom: "Kai: attack, free somebody, rest, or end the step." Empty while nothing is
/// asked.
std::string prompt_text(const rising_clan::GameState& state, const rising_clan::Rulebook& rules,
                        const PlayerNames& players, Language language);

/// What the open window is about: "Naomi: die 4, total 11 against 11." Empty where no window is open.
std::string window_text(const rising_clan::GameState& state, const rising_clan::Rulebook& rules,
                        const PlayerNames& players, Language language);

/// How the game has ended; empty while it goes on.
std::string end_text(const rising_clan::GameState& state, const rising_clan::Catalog& cards, const PlayerNames& players,
                     Language language);

/// The winners in one line: "Kai and Bea win".
std::string winners_text(const rising_clan::Outcome& outcome, const PlayerNames& players, Language language);

/// For tests: what is asked by each kind of question.
const Trio& prompt_wording(rising_clan::QuestionKind kind);

}  // namespace playsheet::rising_clan_wording

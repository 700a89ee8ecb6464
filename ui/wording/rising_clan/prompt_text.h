// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/rising_clan/actions/player_view.h"
#include "engine/rising_clan/cards/catalog.h"
#include "ui/wording/language.h"

namespace playsheet::rising_clan_wording {

using wording::Language;

/// What the open question asks: "Kai: attack, free a captive, rest or end the turn", in a window what it is about, with
/// die, total and target, and what may be done. Empty while nothing is asked.
std::string prompt_text(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards,
                        const std::vector<std::string>& players, Language language);

/// Why the named seat gets the screen, for everybody to read: on the curtain and at the call of a window (R-1104,
/// R-1105). Made of public facts alone, the same in every view.
std::string public_text(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards,
                        const std::vector<std::string>& players, Language language);

/// What an open window is about, without anybody who may act: all are asked together (R-1104). Empty while none is
/// open.
std::string call_text(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards,
                      const std::vector<std::string>& players, Language language);

/// How the game has ended; empty while it goes on.
std::string end_text(const rising_clan::PlayerView& view, const rising_clan::Catalog& cards,
                     const std::vector<std::string>& players, Language language);

/// For tests: the words of a question to who answers it, and to everybody else.
const wording::Trio& prompt_wording(rising_clan::QuestionKind kind, bool told);
/// Of an act when the action of the turn has been taken.
const wording::Trio& action_taken_wording();
/// For tests: the words of a window.
const wording::Trio& window_wording(rising_clan::WindowKind kind);

}  // namespace playsheet::rising_clan_wording

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/gormiti/actions/player_view.h"
#include "engine/gormiti/cards/catalog.h"
#include "ui/wording/language.h"

namespace playsheet::gormiti_wording {

using wording::Language;

/// What the open question asks, as the viewer may read it: "Cora: choose who defends against Cinder Lancer". A card
/// that the viewer does not see is not named. Empty while nothing is asked.
std::string prompt_text(const gormiti::PlayerView& view, const gormiti::Catalog& cards,
                        const table::PerPlayer<std::string>& players, Language language);

/// How the game has ended, as the log says it; empty while it goes on.
std::string end_text(const gormiti::PlayerView& view, const gormiti::Catalog& cards,
                     const table::PerPlayer<std::string>& players, Language language);

/// For tests: the words of a question, with and without a card that it is about, for one card and for several.
const wording::Trio& prompt_wording(gormiti::QuestionKind kind, bool with_card, bool several);

}  // namespace playsheet::gormiti_wording

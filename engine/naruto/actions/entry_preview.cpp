// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/entry_preview.h"

#include <algorithm>

#include "engine/naruto/actions/suggestion.h"
#include "engine/naruto/game.h"

namespace naruto {
namespace {

/// The events of the whole play, up to the first question that is none of its cost.
Events played(GameState trial, const Rulebook& rules, const Play& play) {
  Events events;
  if (apply(trial, rules, play, &events)) return {};
  while (trial.announcement.card == play.card && asks_for_payment({trial, rules})) {
    const auto cards = suggest_payment(trial, rules);
    if (cards.empty() || apply(trial, rules, Pick{cards.front()}, &events)) return {};
  }
  return events;
}

/// From here on the game goes on with what the entry has brought about.
bool goes_on(const Event& event) {
  return std::holds_alternative<Asked>(event) || std::holds_alternative<WorkPushed>(event) ||
         std::holds_alternative<LinkAdded>(event) || std::holds_alternative<StepBegan>(event);
}

/// The game as it is when the card has come into play.
GameState entered(GameState state, const Events& events, CardId card) {
  bool in_play = false;
  for (const Event& event : events) {
    if (in_play && goes_on(event)) break;
    apply_event(state, event);
    const auto* moved = std::get_if<CardMoved>(&event);
    in_play = in_play || (moved != nullptr && moved->card == card && moved->to == Zone::village);
  }
  return state;
}

std::optional<SeenCard> seen_in_village(const GameState& state, const Rulebook& rules, CardId card) {
  const PlayerView view = view_for(state, rules, state[card].owner);
  for (const PlayerId player : table::kPlayers)
    for (const SeenCard& seen : view.players[player].village.cards)
      if (seen.id == card) return seen;
  return std::nullopt;
}

}  // namespace

std::optional<EntryPreview> preview_entry(const GameState& state, const Rulebook& rules, const Play& play) {
  if (play.on >= state.card_count || play.card >= state.card_count) return std::nullopt;
  const auto before = seen_in_village(state, rules, play.on);
  const Events events = before ? played(state, rules, play) : Events{};
  if (events.empty()) return std::nullopt;
  const GameState later = entered(state, events, play.card);
  const auto after = seen_in_village(later, rules, play.card);
  if (!after) return std::nullopt;
  EntryPreview preview{*before, *after, {}, {}};
  for (std::size_t i = 0; i < state.card_count; ++i) {
    const auto card = static_cast<CardId>(i);
    if (state[card].zone != Zone::village || state[card].attached_to != play.on) continue;
    (later[card].zone == Zone::village && later[card].attached_to == play.card ? preview.kept : preview.lost)
        .push_back(card);
  }
  return preview;
}

}  // namespace naruto

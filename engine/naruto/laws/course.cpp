// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/laws/course.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/actions/disclosure.h"

namespace naruto {
namespace {

bool may_follow(Step from, Step to, const Edition& edition) {
  if (to > from) return true;
  if (from == Step::turn_change) return to == Step::turn_start;
  if (from == Step::draw) return to == Step::begin_effects && !edition.begin_effects_before_draw;
  return to == Step::mission && (from == Step::mission_window || from == Step::mission_close);
}

bool is_secret(Zone zone) { return zone == Zone::deck || zone == Zone::rewards; }

}  // namespace

CardSet shown_in(const PlayerView& view) {
  CardSet shown;
  const auto add = [&shown](const SeenCard& card) {
    if (card.id < kMaxCards) shown.add(card.id);
  };
  for (const PlayerId player : table::kPlayers) {
    const SeenPlayer& seen = view.players[player];
    for (const SeenZone* zone : {&seen.deck, &seen.hand, &seen.village, &seen.chakra, &seen.discard, &seen.rewards,
                                 &seen.removed, &seen.reinforcement})
      std::for_each(zone->cards.begin(), zone->cards.end(), add);
  }
  std::for_each(view.looked_at.begin(), view.looked_at.end(), add);
  return shown;
}

std::string steps_law(Step before, const Events& events, const Edition& edition) {
  Step step = before;
  const bool capped = std::any_of(events.begin(), events.end(), [](const Event& event) {
    const auto* cap = std::get_if<CapReached>(&event);
    return cap != nullptr && cap->cap == Cap::steps;
  });
  if (capped) return {};
  for (const Event& event : events) {
    const auto* began = std::get_if<StepBegan>(&event);
    if (began == nullptr) continue;
    if (!may_follow(step, began->step, edition))
      return fmt::format("steps: {} after {}", table::name_of(began->step), table::name_of(step));
    step = began->step;
  }
  return {};
}

std::string chain_law(const GameState& state) {
  for (std::size_t i = 0; i < state.card_count; ++i) {
    const auto card = static_cast<CardId>(i);
    if (state[card].zone != Zone::chain) continue;
    const bool link = std::any_of(state.chain.begin(), state.chain.end(), [card](const Link& each) {
      return is_card_link(each) && each.context.source.card == card;
    });
    const bool ends = std::any_of(state.work.begin(), state.work.end(), [card](const Work& each) {
      return each.is<FinishLink>() && each.context.source.card == card;
    });
    if (!link && !ends) return fmt::format("chain: card {} lies there without a link", card);
  }
  return {};
}

std::string length_law(const Events& events) {
  return events.size() <= kMaxEvents ? std::string{} : fmt::format("length: a list of {} events", events.size());
}

std::string fence_law(const GameState& before, const GameState& after, const Rulebook& rules, const Action& action,
                      const Events& events) {
  if (std::holds_alternative<Adjust>(action)) return {};  // a fence whatever it shows
  const bool fence = disclosed(before, rules, action, events).any();
  if (!fence && !(before.luck == after.luck)) return "fence: luck was spent without one";
  const PlayerId by = before.choice.player;
  for (const PlayerId viewer : table::kPlayers) {
    const CardSet known = shown_in(view_for(before, rules, viewer));
    const CardSet shown = shown_in(view_for(after, rules, viewer));
    const CardSet faces = faces_seen({after, rules}, viewer);
    for (std::size_t i = 0; i < after.card_count; ++i) {
      const auto card = static_cast<CardId>(i);
      if (shown.has(card) && !faces.has(card)) return fmt::format("fence: card {} is shown to who does not see it", i);
      if (fence || known.has(card) || !shown.has(card)) continue;
      if (is_secret(before[card].zone)) return fmt::format("fence: card {} has become known without one", i);
      const bool own = before[card].owner == viewer || before[card].owner == by;
      if (!own && before[card].zone == Zone::hand)
        return fmt::format("fence: card {} of a hand has become known without one", i);
    }
  }
  return {};
}

}  // namespace naruto

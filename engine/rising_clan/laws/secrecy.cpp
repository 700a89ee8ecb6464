// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/secrecy.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace rising_clan {
namespace {

/// Two games that differ in something that the viewer does not know.
struct Twin {
  GameState other;
  std::vector<CardId> cards;  ///< exchanged
  std::vector<SeatId> seats;  ///< whose roles, or goals, are
};

bool cards_exchanged(const GameState& s, SeatId viewer, const Catalog& cards, table::RandomStream& luck, Twin& out) {
  std::vector<CardId> hidden;
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const auto card = static_cast<CardId>(i);
    if (s[card].definition != kNoDefinition && !knows_card(s, viewer, card)) hidden.push_back(card);
  }
  if (hidden.size() < 2) return false;
  const CardId a = hidden[luck.below(static_cast<std::uint32_t>(hidden.size()))];
  const CardId b = hidden[luck.below(static_cast<std::uint32_t>(hidden.size()))];
  if (cards[s[a].definition].type != cards[s[b].definition].type) return false;
  std::swap(out.other.cards[a].definition, out.other.cards[b].definition);
  out.cards = {a, b};
  return true;
}

bool roles_exchanged(const GameState& s, SeatId viewer, table::RandomStream& luck, Twin& out) {
  const SeatId a = table::seat_at(luck.below(s.seats));
  const SeatId b = table::seat_at(luck.below(s.seats));
  if (knows_role(s, viewer, a) || knows_role(s, viewer, b)) return false;
  std::swap(out.other.players[a].role, out.other.players[b].role);
  if (luck.below(2) == 0) std::swap(out.other.players[a].goal, out.other.players[b].goal);
  out.seats = {a, b};
  return true;
}

/// The move has to do with what was exchanged, or has told the viewer of it.
bool is_touched(const GameState& before, const GameState& after, SeatId viewer, const Twin& twin,
                const Events& events) {
  for (const CardId card : twin.cards)
    if (after[card].zone != before[card].zone || after[card].seat != before[card].seat ||
        knows_card(after, viewer, card))
      return true;
  for (const SeatId seat : twin.seats)
    if (knows_role(after, viewer, seat)) return true;
  return after.over() || std::any_of(events.begin(), events.end(), [](const Event& event) {
           return std::holds_alternative<GiftOpened>(event) || std::holds_alternative<Shuffled>(event);
         });
}

}  // namespace

std::string secrecy_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  for (int i = 0; i < 4; ++i) {
    const SeatId viewer = table::seat_at(luck.below(state.seats));
    Twin twin{state, {}, {}};
    const bool made = i % 2 == 0 ? cards_exchanged(state, viewer, *rules.cards, luck, twin)
                                 : roles_exchanged(state, viewer, luck, twin);
    if (!made) continue;
    if (view_for(state, rules, viewer) != view_for(twin.other, rules, viewer))
      return fmt::format("secrecy: the view of seat {} shows what is hidden", table::index(viewer) + 1);
    if (options(state, rules, viewer) != options(twin.other, rules, viewer))
      return "secrecy: options depend on what is hidden";
    const SeatId asked = state.question.seat;
    std::vector<Option> list = options(state, rules, asked);
    std::erase_if(list, [](const Option& option) { return !option.allowed(); });
    const Action action = list[luck.below(static_cast<std::uint32_t>(list.size()))].action;
    const Applied here = applied(state, rules, asked, action);
    const Applied there = applied(twin.other, rules, asked, action);
    if (there.refusal || is_touched(state, here.state, viewer, twin, here.events) ||
        is_touched(twin.other, there.state, viewer, twin, there.events))
      continue;
    if (here.state.question != there.state.question)
      return "secrecy: who is asked depends on what is hidden, after " + to_text(action);
    if (view_for(here.state, rules, viewer) != view_for(there.state, rules, viewer))
      return "secrecy: a view tells what is hidden, after " + to_text(action);
  }
  return {};
}

}  // namespace rising_clan

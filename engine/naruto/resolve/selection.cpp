// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/selection.h"

#include <algorithm>
#include <utility>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/secret_choice.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/entering_play.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/sacrifice.h"

namespace naruto {
namespace {

Cards end_of_deck(const Position& position, PlayerId player, int n, bool top) {
  Cards cards;
  const Pile& deck = position[player].deck;
  for (std::size_t i = 0; static_cast<int>(i) < n && i < deck.size(); ++i)
    cards.push_back(top ? deck[deck.size() - 1U - i] : deck[i]);
  return cards;
}

}  // namespace

Cards cards_fitting(const Position& position, const Filter& filter, const Context& context) {
  Cards cards;
  cards_in_zones(position, zones_of(filter)).for_each([&](CardId card) {
    if (fits(position, filter, card, context)) cards.push_back(card);
  });
  return cards;
}

bool chosen_by_both(const Selector& selector) {
  return selector.kind == Selector::Kind::choose && selector.side == Side::any;
}

Parts parts_of(const Effect& effect) {
  Parts parts;
  const auto add = [&parts](const Selector& selector) {
    if (selector.kind != Selector::Kind::together) {
      parts.push_back(&selector);
      if (chosen_by_both(selector)) parts.push_back(&selector);
      return;
    }
    for (const Selector& part : selector.parts) parts.push_back(&part);
  };
  for (const Selector* selector : effect.selectors()) add(*selector);
  return parts;
}

bool may_enter(const Position& position, const Effect& effect, CardId card, const Context& context) {
  if (const auto* play = std::get_if<PutIntoPlay>(&effect.node)) {
    const PlayerId player = player_of(play->side, context);
    if (check_entry(position, card, player, Entry::effect, agent_of(context))) return false;
    if (!play->any_name && !can_enter(position, card, player)) return false;
    if (play->pays != EntryCosts::none && check_entrance_cost(position, card, player)) return false;
    return play->pays != EntryCosts::all ||
           (!check_hand_cost(position, card, player) && !check_sacrifice(position, card, player));
  }
  if (!std::holds_alternative<Deploy>(effect.node)) return true;
  const CardDefinition& definition = position.definition(card);
  const PlayerId player = context.controller;
  return !definition.squad && !definition.platoon && can_enter(position, card, player, Entry::deploy) &&
         !check_entry(position, card, player, Entry::deploy) && !check_entrance_cost(position, card, player) &&
         !check_hand_cost(position, card, player) && !check_sacrifice(position, card, player);
}

Cards candidates(const Position& position, const Selector& selector, const Context& context, const Effect* entering) {
  Cards cards;
  if (selector.filter.empty()) return cards;
  for (const CardId card : cards_fitting(position, selector.filter.front(), context))
    if (entering == nullptr || may_enter(position, *entering, card, context)) cards.push_back(card);
  return cards;
}

bool is_search(const Selector& selector) {
  if (selector.kind != Selector::Kind::choose && selector.kind != Selector::Kind::each) return false;
  const Filter& filter = selector.filter.front();
  return (filter.zone == Zone::deck && filter.top == 0) || filter.zone == Zone::reinforcement;
}

Cards arranged_cards(const Position& position, const Arrange& arrange, const Context& context) {
  const int n = std::clamp(evaluate(position, arrange.n, context), 0, static_cast<int>(kMaxPicks));
  return end_of_deck(position, player_of(arrange.of, context), n, true);
}

namespace {

/// As whoever chooses this part sees it: where each player does, the active one first, each is "you" in their part.
Context chooser_of(const Position& position, const Parts& parts, std::size_t index, const Context& context) {
  Context theirs = context;
  if (!chosen_by_both(*parts[index])) return theirs;
  const bool first = index + 1 < parts.size() && parts[index + 1] == parts[index];
  theirs.controller = first ? position.state.active : table::other(position.state.active);
  return theirs;
}

/// What one part offers, without what the parts before it have taken.
Cards offered(const Position& position, const Effect& effect, const Parts& parts, std::size_t index, const Work& work) {
  const Selector& part = *parts[index];
  Cards cards = candidates(position, part, chooser_of(position, parts, index, work.context), &effect);
  for (const CardId taken : work.picks) cards.erase(taken);
  if (part.kind != Selector::Kind::most && part.kind != Selector::Kind::least) return cards;
  Cards best;
  int height = 0;
  for (const CardId card : cards) {
    const int value = value_of(position, part.measure, card);
    const int better = part.kind == Selector::Kind::most ? value - height : height - value;
    if (!best.empty() && better < 0) continue;
    if (best.empty() || better > 0) best.clear();
    height = value;
    best.push_back(card);
  }
  return best;
}

/// How many of the offered cards are taken: the least and the most. Told where there is no room for more.
std::pair<std::size_t, std::size_t> how_many(Change& change, const Selector& part, const Work& work,
                                             std::size_t offered) {
  const Position position = change.position();
  const std::size_t room = kMaxPicks - work.picks.size();
  std::size_t wanted = 1;  // most, least
  if (part.any_number) wanted = offered;
  if (!part.n.empty()) wanted = static_cast<std::size_t>(std::max(0, evaluate(position, part.n.front(), work.context)));
  const std::size_t most = at_most_or_tell(change, std::min(wanted, offered), room, Cap::picks);
  // A search of a hidden zone may end without a card (N-SHUF-03, A-114).
  const bool up_to = part.up_to || part.any_number || is_search(part);
  return {up_to ? 0 : most, most};
}

void pick_at_random(Change& change, Cards cards, std::size_t n, Work& work) {
  for (; n > 0 && !cards.empty(); --n) {
    const CardId card = cards[change.at_random(cards.size())];
    cards.erase(card);
    work.picks.push_back(card);
  }
}

}  // namespace

Cards offered_by(const Position& position, const Effect& effect, const Work& work) {
  const Parts parts = parts_of(effect);
  return work.stage < parts.size() ? offered(position, effect, parts, work.stage, work) : Cards{};
}

int total_missing(const Position& position, const Selector& part, const Work& work) {
  if (part.total.empty()) return 0;
  int missing = evaluate(position, part.total.front(), work.context);
  for (const CardId card : work.picks) missing -= value_of(position, part.measure, card);
  return missing;
}

const Selector* open_part(const Position& position) {
  const GameState& state = position.state;
  const RunList* run = state.work.empty() ? nullptr : run_of(state.work.back());
  if (state.choice.kind != ChoiceKind::pick || run == nullptr) return nullptr;
  const Work& work = state.work.back();
  const Parts parts = parts_of(position.cards[work.context.definition].lists[run->list]->items[run->index]);
  return work.stage < parts.size() ? parts[work.stage] : nullptr;
}

bool settle_parts(Change& change, Work& work, const Effect& effect) {
  const Parts parts = parts_of(effect);
  for (; work.stage < parts.size(); ++work.stage) {
    if (work.stage == 1) running(work).kept = static_cast<std::uint8_t>(work.picks.size());  // of the first part
    const Selector& part = *parts[work.stage];
    if (!is_picked(part)) continue;
    const Cards cards = offered(change.position(), effect, parts, work.stage, work);
    auto [least, most] = how_many(change, part, work, cards.size());
    if (!part.total.empty()) {
      int all = 0;
      for (const CardId card : cards) all += value_of(change.position(), part.measure, card);
      const int wanted = total_missing(change.position(), part, work);
      if (wanted <= 0 || all < wanted) most = 0;  // nothing has to be picked, or it would be idle
    }
    if (const auto* swap = std::get_if<SwapCards>(&effect.node); swap != nullptr && &part == &swap->b) {
      // as many as of the first group
      const std::size_t first = running(work).kept + cards_of(change.position(), swap->a, work.context).size();
      least = most = std::min({first, cards.size(), kMaxPicks - work.picks.size()});
    }
    if (most == 0) continue;
    if (part.kind == Selector::Kind::random) {
      pick_at_random(change, cards, most, work);
    } else if (cards.size() <= most && least == most) {  // one answer only (CR-26)
      for (const CardId card : cards) work.picks.push_back(card);
    } else {
      const std::size_t before = work.picks.size();
      change.emit(WorkMoved{work});
      const Context chooser = chooser_of(change.position(), parts, work.stage, work.context);
      change.ask(ChoiceKind::pick, player_of(part.side, chooser), before + least, before + most);
      change.know_answers(cards);
      return false;
    }
  }
  return true;
}

std::uint8_t picked_by_other(const Position& position) {
  const GameState& state = position.state;
  if (state.choice.kind != ChoiceKind::pick || state.work.empty()) return 0;
  const Work& work = state.work.back();
  const RunList* run = run_of(work);
  if (run == nullptr || work.stage != 1) return 0;
  const Parts parts = parts_of(position.cards[work.context.definition].lists[run->list]->items[run->index]);
  return parts.size() > 1 && parts[0] == parts[1] ? run->kept : std::uint8_t{0};
}

Cards cards_of(const Position& position, const Selector& part, const Context& context) {
  Cards cards;
  switch (part.kind) {
    case Selector::Kind::ref: {
      const ObjectRef place = place_of(position, part.ref, context);
      if (is_group(place) || position.alive(place))
        for_each_target_in(position.state, place, [&](CardId card) { cards.push_back(card); });
      break;
    }
    case Selector::Kind::each:
      cards = cards_fitting(position, part.filter.front(), context);
      break;
    case Selector::Kind::top_of_deck:
    case Selector::Kind::bottom_of_deck: {
      const int n = evaluate(position, part.n.front(), context);
      const bool top = part.kind == Selector::Kind::top_of_deck;
      if (part.side != Side::any) return end_of_deck(position, player_of(part.side, context), n, top);
      for (const PlayerId player : table::kPlayers)
        for (const CardId card : end_of_deck(position, player, n, top)) cards.push_back(card);
      break;
    }
    default:
      break;  // picked, or made of parts
  }
  return cards;
}

}  // namespace naruto

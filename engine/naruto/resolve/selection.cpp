// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/selection.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/entering_play.h"

namespace naruto {
namespace {

Cards top_of_deck(const Position& position, PlayerId player, int n) {
  Cards cards;
  const Pile& deck = position[player].deck;
  for (int i = 0; i < n && i < static_cast<int>(deck.size()); ++i)
    cards.push_back(deck[deck.size() - 1U - static_cast<std::size_t>(i)]);
  return cards;
}

Cards all_fitting(const Position& position, const Filter& filter, const Context& context) {
  Cards cards;
  for (std::size_t i = 0; i < position.state.card_count && !cards.full(); ++i)
    if (fits(position, filter, static_cast<CardId>(i), context)) cards.push_back(static_cast<CardId>(i));
  return cards;
}

}  // namespace

const Selector* selector_of(const Effect& effect) {
  return std::visit(
      []<class N>(const N& node) -> const Selector* {
        if constexpr (requires {
                        node.to.kind;
                        node.to.filter;
                      }) {
          return &node.to;
        } else if constexpr (requires {
                               node.who.filter;
                               node.who.kind;
                             }) {
          return &node.who;
        } else if constexpr (requires { node.what.filter; }) {
          return &node.what;
        } else if constexpr (requires { node.on.filter; }) {
          return &node.on;
        } else if constexpr (std::is_same_v<N, Lasting>) {
          return std::visit([](const auto& rule) { return &rule.who; }, node.rule);
        } else {
          return nullptr;
        }
      },
      effect.node);
}

Cards candidates(const Position& position, const Selector& selector, const Context& context, bool for_entry) {
  Cards cards;
  if (selector.filter.empty()) return cards;
  for (const CardId card : all_fitting(position, selector.filter.front(), context))
    if (!for_entry || can_enter(position, card, context.controller)) cards.push_back(card);
  return cards;
}

bool is_search(const Selector& selector) {
  if (selector.kind != Selector::Kind::choose && selector.kind != Selector::Kind::each) return false;
  const Filter& filter = selector.filter.front();
  return (filter.zone == Zone::deck && filter.top == 0) || filter.zone == Zone::reinforcement;
}

Cards arranged_cards(const Position& position, const Arrange& arrange, const Context& context) {
  const int n = std::clamp(evaluate(position, arrange.n, context), 0, static_cast<int>(kMaxPicks));
  return top_of_deck(position, player_of(arrange.of, context), n);
}

bool select(Change& change, const Work& work, const Selector& selector, bool for_entry, Cards& out) {
  const Position position = change.position();
  const Context& context = work.context;
  switch (selector.kind) {
    case Selector::Kind::ref: {
      const ObjectRef object = resolve(position, selector.ref, context);
      if (position.alive(object)) out.push_back(object.card);
      return true;
    }
    case Selector::Kind::each:
      out = all_fitting(position, selector.filter.front(), context);
      return true;
    case Selector::Kind::top_of_deck:
      out = top_of_deck(position, player_of(selector.side, context), evaluate(position, selector.n.front(), context));
      return true;
    case Selector::Kind::random:
    case Selector::Kind::choose:
      break;
  }
  if (work.stage == 1) {
    for (const CardId card : work.picks) out.push_back(card);
    return true;
  }
  const Cards offered = candidates(position, selector, context, for_entry);
  const auto wanted = static_cast<std::size_t>(std::max(0, evaluate(position, selector.n.front(), context)));
  const std::size_t most = std::min({wanted, offered.size(), kMaxPicks});
  if (most == 0) return true;
  // A search of a hidden zone may end without a card (N-SHUF-03, A-114).
  const bool up_to = selector.up_to || is_search(selector);
  if (offered.size() <= wanted && !up_to) {  // one answer only (CR-26)
    out = offered;
    return true;
  }
  change.ask(ChoiceKind::pick, player_of(selector.side, context), up_to ? 0 : most, most);
  return false;
}

}  // namespace naruto

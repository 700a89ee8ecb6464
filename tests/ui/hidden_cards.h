// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <type_traits>
#include <vector>

#include "engine/naruto/match/match.h"

/// The same match with other cards where nobody has ever looked: whoever looks on cannot tell the two apart.
namespace playsheet::testing {

using table::PlayerId;

/// Cards of which nothing has become known since the deal, and on which nothing that is under way rests.
class UnknownCards {
 public:
  explicit UnknownCards(const naruto::Match& match) {
    unknown_.fill(true);
    for (const auto& moment : match.moments())
      for (const auto& event : moment.events) std::visit([this](const auto& e) { tell(e); }, event);
    const auto& now = match.state();
    tell(now.announcement);
    for (const auto& work : now.work) tell(work);
    for (const auto& link : now.chain) tell(link.context);
    for (const auto& trigger : now.triggers) tell(trigger.context);
    for (const auto& lasting : now.lasting) tell(lasting.context);
  }

  bool has(naruto::CardId card) const { return unknown_[card]; }

 private:
  static bool open(naruto::Zone zone) {
    return zone == naruto::Zone::village || zone == naruto::Zone::chakra || zone == naruto::Zone::discard ||
           zone == naruto::Zone::removed || zone == naruto::Zone::chain;
  }
  void known(naruto::CardId card) {
    if (card < unknown_.size()) unknown_[card] = false;
  }
  void tell(const naruto::Context& context) {
    known(context.source.card);
    known(context.user.card);
    known(context.it.card);
    known(context.event.card);
    for (const auto& target : context.targets) known(target.card);
  }
  void tell(const naruto::Announcement& announced) {
    known(announced.card);
    known(announced.on);
    for (const auto card : announced.paid) known(card);
    for (const auto& target : announced.targets) known(target.card);
  }
  void tell(const naruto::Work& work) {
    tell(work.context);
    for (const auto card : work.picks) known(card);
  }
  template <class E>
  void tell(const E& event) {
    if constexpr (std::is_same_v<E, naruto::CardMoved>) {
      if (open(event.from) || open(event.to)) known(event.card);
    } else if constexpr (std::is_same_v<E, naruto::LinkAdded>) {
      tell(event.link.context);
    } else if constexpr (requires { event.announcement; }) {
      tell(event.announcement);
    } else if constexpr (requires { event.work.picks; }) {
      tell(event.work);
    } else if constexpr (std::is_same_v<std::decay_t<decltype(event)>, naruto::Revealed>) {
      known(event.card);
    } else if constexpr (requires { naruto::CardId(event.card); }) {
      known(naruto::CardId(event.card));
    }
  }

  std::array<bool, naruto::kMaxCards> unknown_{};
};

/// Which cards change places with each other: in rings, each within one deck.
using Exchange = std::vector<std::vector<naruto::CardId>>;

/// Of all that is hidden from everybody; of hands only those that `open` does not say lie open to whoever looks on.
inline Exchange exchangeOf(const naruto::Match& match, const table::PerPlayer<bool>& open, unsigned seed) {
  const UnknownCards unknown(match);
  const auto& state = match.state();
  std::minstd_rand random(seed);
  Exchange rings;
  for (const PlayerId player : table::kPlayers) {
    std::vector<naruto::CardId> ring;
    const auto add = [&](const naruto::Pile& pile) {
      for (const auto card : pile)
        if (unknown.has(card) && state[card].owner == player) ring.push_back(card);
    };
    if (!open[player]) add(state[player].hand);
    const bool looked = state.looking.active && state.looking.of == player;
    if (!looked || !open[state.looking.viewer]) add(state[player].deck);
    add(state[player].rewards);
    std::shuffle(ring.begin(), ring.end(), random);
    if (ring.size() > 1) rings.push_back(ring);
  }
  return rings;
}

/// Each card of a ring becomes what the next one was; or the other way round.
inline void exchangeIn(naruto::GameState& state, const Exchange& rings, bool back) {
  for (auto ring : rings) {
    if (back) std::reverse(ring.begin(), ring.end());
    const auto first = state.cards[ring.front()];
    for (std::size_t i = 0; i < ring.size(); ++i) {
      auto& card = state.cards[ring[i]];
      const auto& next = i + 1 < ring.size() ? state.cards[ring[i + 1]] : first;
      card.definition = next.definition;
      card.is_ninja = next.is_ninja;
    }
  }
}

/// The same at every moment of the match.
inline void exchange(const naruto::Match& match, const Exchange& rings, bool back) {
  for (const auto& moment : match.moments()) exchangeIn(const_cast<naruto::GameState&>(moment.state), rings, back);
}

/// What everybody may know, for a comparison.
inline naruto::PlayerView publicView(const naruto::Match& match, PlayerId viewer, const table::PerPlayer<bool>& open) {
  naruto::PlayerView view = match.view(viewer);
  for (const PlayerId player : table::kPlayers)
    if (!open[player]) {
      view.players[player].hand.cards.clear();
      view.players[player].reinforcement.cards.clear();
    }
  if (!open[viewer]) view.looked_at.clear();
  return view;
}

}  // namespace playsheet::testing

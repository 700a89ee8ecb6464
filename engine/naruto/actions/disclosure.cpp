// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/disclosure.h"

#include <algorithm>

#include "engine/naruto/effects/player_rules.h"

namespace naruto {
namespace {

/// Which hands lie open to both.
using OpenHands = PerPlayer<bool>;

OpenHands open_hands(const Position& position) {
  OpenHands open;
  for (const PlayerId player : table::kPlayers) open[player] = hand_is_open(position, player);
  return open;
}

bool lies_open(const GameState& state, CardId card, PlayerId viewer, const OpenHands& open) {
  switch (state[card].zone) {
    case Zone::village:
    case Zone::chakra:
    case Zone::discard:
    case Zone::removed:
    case Zone::chain:
      return true;
    case Zone::hand:
    case Zone::reinforcement:
      return state[card].owner == viewer || open[state[card].owner];
    default:
      return false;
  }
}

/// What one decision tells, event by event: a card may come out of a deck and go back into it.
class Telling {
 public:
  Telling(const GameState& before, const Rulebook& rules, const Action& action, std::span<const Event> events)
      : state_(before), by_(before.choice.player), open_(open_hands({before, rules})) {
    if (const auto* pick = std::get_if<Pick>(&action)) named_.add(pick->card);
    if (before.choice.kind == ChoiceKind::pick && !before.work.empty())
      for (const CardId card : before.work.back().picks) named_.add(card);
    for (const PlayerId viewer : table::kPlayers) look(viewer);
    for (std::size_t i = 0; i < before.card_count; ++i) hidden_in_[i] = before.cards[i].zone;
    told_ = {};  // so far it was known
    for (const Event& event : events) after(event);
    open_ = open_hands({state_, rules});
    for (const PlayerId viewer : table::kPlayers) look(viewer);
    luck(before);
  }

  Disclosed told() const { return told_; }

 private:
  void after(const Event& event) {
    apply_event(state_, event);
    if (const auto* moved = std::get_if<CardMoved>(&event)) cause_ = moved->cause;
    const auto* shown = std::get_if<Revealed>(&event);
    tossed_ = tossed_ || std::holds_alternative<Tossed>(event);
    drawn_ = drawn_ || std::holds_alternative<LuckSpent>(event);
    for (const PlayerId viewer : table::kPlayers) {
      if (shown != nullptr && !seen_[viewer].has(shown->card)) {
        told_.reveal = true;
        seen_[viewer].add(shown->card);
      }
      look(viewer);
    }
    // An unknown card that only changes its hidden place makes the difference all the same.
    for (std::size_t i = 0; i < state_.card_count; ++i) {
      const bool gone = hidden_in_[i] != state_.cards[i].zone;
      told_.unknown_card =
          told_.unknown_card || (gone && (hidden_in_[i] == Zone::deck || hidden_in_[i] == Zone::rewards));
      hidden_in_[i] = state_.cards[i].zone;
    }
  }

  /// What this player sees now and did not see before.
  void look(PlayerId viewer) {
    for (std::size_t i = 0; i < state_.card_count; ++i) {
      const auto card = static_cast<CardId>(i);
      if (seen_[viewer].has(card) || !lies_open(state_, card, viewer, open_)) continue;
      seen_[viewer].add(card);
      tell(card, viewer);
    }
    if (!state_.looking.active || state_.looking.viewer != viewer) return;
    for_each_looked_at(state_, [&](CardId card) {
      told_.look = told_.look || !seen_[viewer].has(card);
      seen_[viewer].add(card);
    });
  }

  void tell(CardId card, PlayerId viewer) {
    const Zone from = hidden_in_[card];
    const bool of_hand = from == Zone::hand || from == Zone::reinforcement;
    if (!of_hand)
      told_.unknown_card = true;  // nobody knew it
    else if (viewer == state_[card].owner || !shown_by_choice(card))
      told_.reveal = true;
  }

  /// Whoever decides puts the own card on the table: played, paid, charged, or picked.
  bool shown_by_choice(CardId card) const {
    if (state_[card].owner != by_) return false;
    switch (cause_) {
      case Cause::use:
      case Cause::deploy:
      case Cause::growth:
      case Cause::platoon:
      case Cause::squad:
      case Cause::payment:
      case Cause::charge:
      case Cause::hand_limit:
        return true;
      default:
        return named_.has(card);
    }
  }

  void luck(const GameState& before) {
    const auto changed = [&](Luck stream) {
      const auto i = static_cast<std::size_t>(stream);
      return !(before.luck[i] == state_.luck[i]);
    };
    told_.shuffle = changed(Luck::south_deck) || changed(Luck::north_deck);
    const bool coins = changed(Luck::toss) || changed(Luck::setup) || before.dictated_tosses != state_.dictated_tosses;
    told_.toss = coins && (tossed_ || !drawn_);
    told_.lot = coins && drawn_;
  }

  GameState state_;
  PlayerId by_;
  OpenHands open_;
  PerPlayer<CardSet> seen_;
  CardSet named_;                            ///< by the decision, or by those before it for the same question
  std::array<Zone, kMaxCards> hidden_in_{};  ///< where each card was before the present event
  Cause cause_ = Cause::setup;               ///< of the last move
  bool tossed_ = false;
  bool drawn_ = false;
  Disclosed told_;
};

}  // namespace

bool hand_is_open(const Position& position, PlayerId player) {
  return find_rule_on<OpenHand>(position, player) != kNoCard;
}

CardSet faces_seen(const Position& position, PlayerId viewer) {
  const OpenHands open = open_hands(position);
  CardSet seen;
  for (std::size_t i = 0; i < position.state.card_count; ++i)
    if (lies_open(position.state, static_cast<CardId>(i), viewer, open)) seen.add(static_cast<CardId>(i));
  if (position.state.looking.viewer == viewer)
    for_each_looked_at(position.state, [&seen](CardId card) { seen.add(card); });
  return seen;
}

Disclosed disclosed(const GameState& before, const Rulebook& rules, const Action& action,
                    std::span<const Event> events) {
  return Telling(before, rules, action, events).told();
}

void add(Disclosed& known, const Disclosed& more) {
  known.toss = known.toss || more.toss;
  known.lot = known.lot || more.lot;
  known.unknown_card = known.unknown_card || more.unknown_card;
  known.reveal = known.reveal || more.reveal;
  known.look = known.look || more.look;
  known.shuffle = known.shuffle || more.shuffle;
}

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/events/event.h"

#include <algorithm>
#include <span>

#include "engine/table/event_text.h"

namespace rising_clan {
namespace {

/// Calls with the pile of a zone, whatever its size; zones without one are left out.
template <class F>
void with_pile(GameState& s, Zone zone, SeatId seat, F&& f) {
  switch (zone) {
    case Zone::advantage_deck:
      return f(s.advantage_deck);
    case Zone::advantage_discard:
      return f(s.advantage_discard);
    case Zone::event_deck:
      return f(s.event_deck);
    case Zone::event_discard:
      return f(s.event_discard);
    case Zone::disadvantage_deck:
      return f(s.disadvantage_deck);
    case Zone::disadvantage_discard:
      return f(s.disadvantage_discard);
    case Zone::returning:
      return f(s.returning);
    case Zone::status_deck:
      return f(s.status_deck);
    case Zone::hand:
      return f(s.players[seat].hand);
    case Zone::play:
      return f(s.players[seat].play);
    case Zone::gift:
      return f(s.players[seat].gifts);
    case Zone::area:
      return f(s.players[seat].area);
    case Zone::status:
      return f(s.players[seat].status);
    case Zone::conquered:
      return f(s.players[seat].conquered);
    case Zone::credit:
      return f(s.players[seat].credits);
    case Zone::aside:
    case Zone::up:
      return;
  }
}

Luck stream_of(Zone deck) {
  switch (deck) {
    case Zone::event_deck:
      return Luck::event_shuffle;
    case Zone::disadvantage_deck:
      return Luck::disadvantage_shuffle;
    case Zone::status_deck:
      return Luck::status_shuffle;
    default:
      return Luck::advantage_shuffle;
  }
}

}  // namespace

void CardMoved::apply(GameState& s) const {
  CardState& c = s.cards[card];
  if (c.zone == Zone::area) {
    PlayerState& p = s.players[c.seat];
    const auto at = std::find(p.area.begin(), p.area.end(), card) - p.area.begin();
    if (at < p.old_area) --p.old_area;
  }
  with_pile(s, c.zone, c.seat, [&](auto& pile) { pile.erase(card); });
  // Limits are those of this card in this area.
  for (std::size_t i = s.spent.size(); i-- > 0;)
    if (s.spent[i].card == card) s.spent.erase_at(i);
  c.zone = zone;
  c.seat = seat;
  c.known = known;
  c.giver = giver;
  with_pile(s, zone, seat, [&](auto& pile) { pile.push_back(card); });
}

void HandBlurred::apply(GameState& s) const {
  for (const CardId card : s.players[seat].hand) s.cards[card].known = s.cards[card].known & still;
}

void HandSeen::apply(GameState& s) const {
  for (const CardId card : s.players[seat].hand) s.cards[card].known = s.cards[card].known.with(viewer);
}

void EventsSeen::apply(GameState& s) const {
  for (std::size_t i = 0; i < n; ++i) {
    CardState& c = s.cards[s.event_deck[s.event_deck.size() - 1 - i]];
    c.known = c.known.with(viewer);
  }
}

void EventPlaced::apply(GameState& s) const {
  s.event_deck.erase(card);
  s.event_deck.insert_at(s.event_deck.size() - (m - 1U), card);
  for (std::size_t i = 0; i < m; ++i) {
    CardState& c = s.cards[s.event_deck[s.event_deck.size() - 1 - i]];
    c.known = SeatSet::of(viewer);
  }
}

void Shuffled::apply(GameState& s) const {
  with_pile(s, deck, kNoSeat, [&](auto& pile) {
    s.luck[static_cast<std::size_t>(stream_of(deck))].shuffle(std::span(pile.begin(), pile.size()));
    for (const CardId card : pile) s.cards[card].known = {};
  });
}

void LuckSpent::apply(GameState& s) const { s.luck[static_cast<std::size_t>(stream)].below(bound); }

void Eliminated::apply(GameState& s) const {
  PlayerState& p = s.players[seat];
  p.in_game = false;
  p.captured_marker = p.recall_marker = false;
  p.half_marks = 0;
  s.conceding = s.conceding.without(seat);
  s.pending_recall = s.pending_recall.without(seat);
}

void StepEnded::apply(GameState& s) const {
  for (std::size_t i = s.lasting.size(); i-- > 0;)
    if (s.lasting[i].step && s.lasting[i].depth >= depth) s.lasting.erase_at(i);
}

void LimitsRenewed::apply(GameState& s) const {
  for (std::size_t i = s.spent.size(); i-- > 0;)
    if (!s.spent[i].for_game && s.cards[s.spent[i].card].seat == seat) s.spent.erase_at(i);
}

void TurnBegan::apply(GameState& s) const {
  ++s.turn;
  s.active = seat;
  s.action_used = s.free_used = false;
  s.extra_attacks = 0;
  s.asked_in_vain = {};
  s.players[seat].old_area = static_cast<std::uint8_t>(s.players[seat].area.size());
}

void GameEnded::apply(GameState& s) const {
  s.outcome = outcome;
  s.question = {};
  s.frames.clear();
  s.rolls.clear();
  s.lasting.clear();
}

std::string to_text(const Event& event) { return table::print_event(event); }
std::optional<Event> read_event(std::string_view text) { return table::scan_event<Event>(text); }

}  // namespace rising_clan

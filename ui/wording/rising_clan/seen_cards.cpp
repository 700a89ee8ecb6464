// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/seen_cards.h"

#include <algorithm>

#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;
using wording::pick;

const SeenCard* seen_card(const PlayerView& view, CardId card) {
  const auto in = [&](const SeenCards& cards) -> const SeenCard* {
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const SeenCard& each) { return each.id == card; });
    return card != kNoCard && found != cards.end() ? &*found : nullptr;
  };
  for (const SeenPlayer& player : view.players)
    for (const auto* cards :
         {&player.hand, &player.play, &player.gifts, &player.area, &player.status, &player.conquered, &player.credits})
      if (const SeenCard* seen = in(*cards)) return seen;
  for (const auto* cards : {&view.open_cards, &view.searched, &view.advantage_discard, &view.event_discard,
                            &view.disadvantage_discard, &view.returning, &view.advantage_deck.top, &view.event_deck.top,
                            &view.disadvantage_deck.top, &view.status_deck.top})
    if (const SeenCard* seen = in(*cards)) return seen;
  return nullptr;
}

std::string seen_name(const PlayerView& view, const Catalog& cards, CardId card, Language language) {
  const SeenCard* seen = seen_card(view, card);
  if (seen == nullptr) return std::string(pick({"a card", "una carta", "uma carta"}, language));
  return in_language(cards[seen->definition].name, language);
}

std::string name_at(const std::vector<std::string>& players, SeatId seat) {
  return table::index(seat) < players.size() ? players[table::index(seat)] : std::string();
}

std::string names_of(const std::vector<std::string>& players, SeatSet seats, Language language) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < players.size(); ++i)
    if (seats.has(table::seat_at(i))) names.push_back(players[i]);
  return wording::enumerated(names, pick({" and ", " e ", " e "}, language));
}

}  // namespace playsheet::rising_clan_wording

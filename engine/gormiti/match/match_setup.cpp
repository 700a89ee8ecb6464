// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/match/match_setup.h"

#include <algorithm>

namespace gormiti {

bool same_match(const MatchSetup& a, const MatchSetup& b) {
  if (a.series && b.series && a.series->seed == b.series->seed) return true;
  return a.seed == b.seed && a.mode == b.mode && a.options == b.options &&
         std::all_of(table::kPlayers.begin(), table::kPlayers.end(),
                     [&](PlayerId player) { return a.seats[player].cards == b.seats[player].cards; });
}

std::vector<DefinitionId> definitions_of(const std::vector<std::string>& codes, const Catalog& cards) {
  std::vector<DefinitionId> out;
  for (const std::string& code : codes)
    if (const auto id = cards.find(code)) out.push_back(*id);
  return out;
}

Setup deal_of(const MatchSetup& match, const Catalog& cards) {
  Setup setup{.mode = match.mode, .decks = {}, .seed = match.seed};
  for (const PlayerId player : table::kPlayers) setup.decks[player] = definitions_of(match.seats[player].cards, cards);
  return setup;
}

Refusal check_match(const MatchSetup& match, const Catalog& cards) {
  return check_setup({&cards, match.options}, deal_of(match, cards));
}

SeatSetup seat_with(const ReadyDeck& deck, std::string_view player) {
  return {std::string(player), deck.name.en, deck.cards};
}

}  // namespace gormiti

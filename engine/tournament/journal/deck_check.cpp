// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/journal/deck_check.h"

#include <algorithm>
#include <utility>

#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/words/lots.h"

namespace tournament {

std::vector<EntryId> propose_deck_checks(const Event& event, int count) {
  const int round = static_cast<int>(event.rounds.size());
  std::vector<std::pair<int, EntryId>> lots;
  for (const EntryId id : players(event)) lots.emplace_back(lot(event.seed, Purpose::deck_check, round, id), id);
  std::sort(lots.begin(), lots.end());
  lots.resize(std::min(lots.size(), static_cast<std::size_t>(std::max(count, 0))));
  std::vector<EntryId> out;
  for (const auto& [lot, id] : lots) out.push_back(id);
  std::sort(out.begin(), out.end());
  return out;
}

std::optional<Infraction> infraction_of(const DeckFinding& finding, bool begun) {
  if (finding.list_illegal && !(finding.deck_illegal && begun)) return Infraction::illegal_list;
  if (finding.deck_differs) return Infraction::illegal_deck;
  if (finding.sideboard_differs) return Infraction::illegal_sideboard;
  return finding.deck_illegal ? std::optional(Infraction::illegal_deck) : std::nullopt;
}

Grade penalty_for_deck(Infraction infraction, bool begun, bool during) {
  switch (infraction) {
    case Infraction::illegal_deck:
      return during ? Grade::G : Grade::V;
    case Infraction::illegal_sideboard:
      return begun ? Grade::O : Grade::V;
    case Infraction::deck_not_restored:
      return Grade::G;
    default:
      return Grade::V;
  }
}

CheckDeck after_deck_check(const Event& event, EntryId entry, std::optional<Infraction> infraction,
                           const CheckedDeck& listed, const CheckedDeck& found) {
  const CheckedDeck& list = infraction == Infraction::illegal_list ? found : listed;
  const bool barred = infraction == Infraction::illegal_sideboard && first_round_is_open(event);
  return {entry, list.list, list.breaches, barred || event.entry(entry).sideboard_barred};
}

}  // namespace tournament

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/match.h"

namespace naruto {

namespace {

void add_cards(const std::vector<DeckEntry>& entries, const Catalog& cards, std::vector<DefinitionId>& out) {
  for (const DeckEntry& entry : entries)
    if (const auto id = cards.find(entry.code)) out.insert(out.end(), static_cast<std::size_t>(entry.count), *id);
}

}  // namespace

Setup setup_of(const MatchSetup& match, const Catalog& cards) {
  Setup setup;
  setup.seed = match.seed;
  for (const PlayerId player : table::kPlayers) {
    add_cards(match.seats[player].deck.cards, cards, setup.decks[player]);
    add_cards(match.seats[player].deck.reinforcement, cards, setup.reinforcements[player]);
  }
  return setup;
}

Match::Match(const Catalog& cards, MatchSetup setup)
    : setup_(std::move(setup)),
      played_(std::make_shared<const Edition>(with_rulings(*setup_.edition, setup_.rulings))),
      rules_{&cards, played_.get()} {
  Moment deal;
  deal.state = new_game(rules_, setup_of(setup_, cards), &deal.events);
  deal.fence = true;
  moments_.push_back(std::move(deal));
}

PlayerView Match::view(PlayerId player, bool open_hands) const { return view_for(state(), rules_, player, open_hands); }

std::vector<Option> Match::options(PlayerId player) const { return naruto::options(state(), rules_, player); }

Refusal Match::act(PlayerId by, const Action& action) {
  const auto* concession = std::get_if<Concede>(&action);
  if (!over() && by != (concession != nullptr ? concession->player : decider()))
    return {.code = RefusalCode::not_your_decision, .rule = "N-GEN-05"};
  Moment moment;
  moment.by = by;
  moment.action = action;
  moment.state = state();
  if (const Refusal refusal = apply(moment.state, rules_, action, &moment.events)) return refusal;
  // Ending a step or declining is an answer once the other player decides next; a card that merely opens a window for
  // the other player can still be taken back while nothing was answered.
  const bool answer = std::holds_alternative<Done>(action) || std::holds_alternative<Pass>(action);
  moment.fence = reveals(moment.events) || moment.state.over() || (answer && moment.state.choice.player != by);
  moments_.push_back(std::move(moment));
  return {};
}

bool Match::can_undo_freely() const { return can_undo() && !moments_.back().fence && !over(); }

void Match::undo() {
  if (can_undo()) moments_.pop_back();
}

}  // namespace naruto

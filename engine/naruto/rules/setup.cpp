// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/setup.h"

#include "engine/naruto/rules/draw.h"

namespace naruto {

/// Shuffled decks, then the toss; who starts, the deal and the change of hands follow in their steps (N-SETUP-04).
void begin_setup(Change& change) {
  for (const PlayerId player : table::kPlayers) change.emit(Shuffled{player});  // N-SETUP-02
  table::RandomStream luck = change.state().luck[static_cast<std::size_t>(Luck::setup)];
  const PlayerId caller = luck.below(2) == 0 ? PlayerId::south : PlayerId::north;
  change.emit(TossCallerDrawn{caller});
  change.ask(ChoiceKind::call_toss, caller);
}

void call_toss(Change& change, bool heads) {
  const PlayerId caller = change.state().toss_caller;
  const bool result = change.toss(caller);
  const PlayerId winner = heads == result ? caller : table::other(caller);
  if (change.edition().toss_winner_chooses_starter) {
    change.step(Step::choose_starter);
    change.ask(ChoiceKind::choose_starter, winner);
  } else {
    change.emit(StarterDecided{winner});
    change.step(Step::deal);
  }
}

void deal(Change& change) {
  const PlayerId starter = change.state().starter;
  for (const PlayerId player : {starter, table::other(starter)})
    draw_cards(change, player, change.edition().start_hand, Cause::setup);
  change.emit(PriorityMoved{starter, 0});
  change.step(Step::change_hand);
}

bool ask_hand_change(Change& change) {
  // `priority` is the player whose turn it is to decide; `passes` counts those who are done (N-MULL-04).
  while (change.state().passes < 2) {
    const PlayerId player = change.state().priority;
    if (change.state()[player].hand_changes < change.edition().mulligan_count) {
      change.ask(ChoiceKind::change_hand, player);
      return true;
    }
    change.emit(PriorityMoved{table::other(player), static_cast<std::uint8_t>(change.state().passes + 1)});
  }
  return false;
}

void change_hand(Change& change, PlayerId player, bool changes) {
  if (!changes) {
    change.emit(PriorityMoved{table::other(player), static_cast<std::uint8_t>(change.state().passes + 1)});
    return;
  }
  const int size = change.edition().mulligan_sizes[change.state()[player].hand_changes];
  change.emit(HandChanged{player});
  while (!change.state()[player].hand.empty())
    change.emit(CardMoved{change.state()[player].hand.back(), Zone::hand, Zone::deck, player, false, Cause::setup});
  change.emit(Shuffled{player});  // once, whoever would shuffle it at a table (N-MULL-03)
  draw_cards(change, player, size, Cause::setup);
}

}  // namespace naruto

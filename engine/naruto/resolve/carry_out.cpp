// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/carry_out.h"

#include <algorithm>

#include "engine/naruto/resolve/perform.h"

namespace naruto {

bool carry_out(Change& change, const Work& work, const Effect& effect) {
  const Run run{change, work, effect, work.context};
  return std::visit([&](const auto& node) { return perform(run, node); }, effect.node);
}

void move_on(Change& change, Work work) {
  RunList& run = running(work);
  ++run.index;
  run.kept = 0;
  work.stage = 0;
  work.picks.clear();
  change.emit(WorkMoved{work});
}

void remember(const Run& run, std::size_t depth, const DoneToCards& done, bool named) {
  Change& change = run.change;
  const bool changes = (!named || done.renewed) && !(change.state().work[depth].context.it == done.it);
  if (changes) change.emit(Acted{static_cast<std::uint8_t>(depth), done.it});
  Noted noted = change.state().noted;
  noted.moved = static_cast<std::uint8_t>(std::clamp(done.n, 0, 255));
  if (!(noted == change.state().noted)) change.emit(NumbersNoted{noted});
}

Cards all_cards(const Position& position, const Effect& effect, const Work& settled) {
  Cards cards;
  for (const Selector* part : parts_of(effect))
    for (const CardId card : cards_of(position, *part, settled.context))
      if (!cards.contains(card)) cards.push_back(card);
  for (const CardId card : settled.picks)
    if (!cards.contains(card)) cards.push_back(card);
  return cards;
}

}  // namespace naruto

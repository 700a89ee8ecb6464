// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/tossing.h"

#include <algorithm>

#include "engine/naruto/cards/mentions.h"
#include "engine/naruto/rules/impending.h"

namespace naruto {
namespace {

/// The piece of work in which a coin waits; null if none does.
const ReplaceToss* waiting_coin(const GameState& state) {
  for (std::size_t i = state.work.size(); i-- > 0;)
    if (const auto* toss = state.work[i].as<ReplaceToss>()) return toss;
  return nullptr;
}

void show_side(Change& change, bool heads) {
  Noted noted = change.state().noted;
  noted.coin = heads ? CoinSide::heads : CoinSide::tails;
  change.emit(NumbersNoted{noted});
}

void tally(Change& change, PlayerId player, bool heads) {
  const PlayerState& p = change.state()[player];
  const int n = std::min(255, (heads ? p.heads : p.tails) + 1);
  change.emit(Counted{player, heads ? Counter::heads : Counter::tails, static_cast<std::uint8_t>(n)});
}

}  // namespace

Happened toss_of(PlayerId player, bool heads, const Agent& by) {
  Happened facts;
  facts.what = Happening::coin_tossed;
  facts.player = player;
  facts.heads = heads;
  facts.by = by;
  return facts;
}

void toss_coin(Change& change, PlayerId player, const Agent& by) {
  const bool heads = change.toss(player);
  show_side(change, heads);
  if (!suspend_toss(change, player, by)) count_toss(change, player, heads, by);
}

void count_toss(Change& change, PlayerId player, bool heads, const Agent& by) {
  Noted noted = change.state().noted;
  const bool first = !noted.tossed;
  ++(heads ? noted.heads : noted.tails);
  noted.tossed = true;
  change.emit(NumbersNoted{noted});
  tally(change, player, heads);
  Happened facts = toss_of(player, heads, by);
  happened(change, facts);
  facts.summary = true;
  if (first) happened(change, facts);
}

void turn_coin(Change& change, CoinSide to) {
  const ReplaceToss* coin = waiting_coin(change.state());
  if (coin == nullptr || change.state().noted.coin == to) return;
  const PlayerId player = coin->player;
  show_side(change, to == CoinSide::heads);
  change.emit(Tossed{player, to == CoinSide::heads, true});
}

void toss_again(Change& change) {
  const ReplaceToss* coin = waiting_coin(change.state());
  if (coin == nullptr) return;
  const PlayerId player = coin->player;
  show_side(change, change.toss(player));
}

namespace {

/// The effect that this piece of work is at tosses again, itself or in what hangs on its coins.
bool tosses_again(const Position& position, const Work& work, const RunList& run, const Effect& effect) {
  const auto* toss = std::get_if<Toss>(&effect.node);
  if (toss == nullptr) return tosses(effect);
  return toss->until_tails || run.kept < evaluate(position, toss->n, work.context) || tosses(toss->heads) ||
         tosses(toss->tails) || tosses(toss->body);
}

}  // namespace

bool more_coins_to_come(const Position& position) {
  for (std::size_t i = position.state.work.size(); i-- > 0;) {
    const Work& work = position.state.work[i];
    if (work.is<FinishLink>()) return false;
    const auto& lists = position.cards[work.context.definition].lists;
    if (const auto* each = work.as<RunForEach>())
      if (each->index < work.picks.size() && tosses(*lists[each->list])) return true;
    const RunList* run = run_of(work);
    if (run == nullptr) continue;
    const Effects& list = *lists[run->list];
    for (std::size_t at = run->index; at < list.items.size(); ++at)
      if (at == run->index ? tosses_again(position, work, *run, list.items[at]) : tosses(list.items[at])) return true;
  }
  return false;
}

void note_coin_text(Change& change, CardId card) {
  Noted noted = change.state().noted;
  const auto free = std::find(noted.coin_texts.begin(), noted.coin_texts.end(), kNoCard);
  if (free == noted.coin_texts.end()) return change.emit(CapReached{Cap::tosses});
  *free = card;
  change.emit(NumbersNoted{noted});
}

void forget_tosses(Change& change) {
  Noted noted = change.state().noted;
  noted.tossed = false;
  noted.coin_texts.fill(kNoCard);
  if (!(noted == change.state().noted)) change.emit(NumbersNoted{noted});
}

}  // namespace naruto

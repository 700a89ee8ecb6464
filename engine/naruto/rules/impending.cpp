// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/impending.h"

#include <algorithm>

#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

// How an agent stands in the context of a piece of work.
constexpr unsigned kDamageBit = 0x10;
constexpr unsigned kDeedBits = 0x0f;

void keep(Work& work, const Agent& by) {
  work.context.ability = static_cast<std::uint8_t>(static_cast<unsigned>(by.deed) | (by.damage ? kDamageBit : 0U));
  work.context.controller = by.player;
  work.context.source = by.source;
  work.context.user = by.user;
  work.context.x = static_cast<std::uint8_t>(by.team);
  work.context.amount = static_cast<std::uint8_t>(by.result);
}

Agent kept(const Work& work) {
  Agent by;
  by.deed = static_cast<Deed>(work.context.ability & kDeedBits);
  by.damage = (work.context.ability & kDamageBit) != 0;
  by.player = work.context.controller;
  by.source = work.context.source;
  by.user = work.context.user;
  by.team = TeamId{work.context.x};
  by.result = static_cast<Result>(work.context.amount);
  return by;
}

Agent agent_of_hit(const Work& work, const PendingHit& hit) {
  Agent by = kept(work);
  by.team = hit.team;
  by.result = hit.result;
  return by;
}

}  // namespace

Happened hit_of(const Position& position, CardId ninja, int amount, const Agent& by) {
  Happened facts;
  facts.what = Happening::damaged;
  facts.who = ninja;
  facts.player = position[ninja].controller;
  facts.after = amount;
  facts.by = by;
  return facts;
}

Happened leaving_of(const Position& position, CardId card, Zone to, const Agent& by) {
  Happened facts;
  facts.what = Happening::leaves_play;
  facts.who = card;
  facts.player = position[card].controller;
  facts.to = to;
  facts.injured = position[card].injured;
  facts.by = by;
  return facts;
}

namespace {

bool can_be_hit(const Position& position, const Hit& hit) {
  return hit.amount > 0 && position.in_play(hit.ninja) && position.is(hit.ninja, CardType::ninja);
}

/// A base that a card is played upon becomes that card: nothing takes the place of that.
bool is_replaceable(Cause cause) { return cause != Cause::growth && cause != Cause::platoon && cause != Cause::squad; }

/// Nobody has to be asked about this one.
bool is_immediate(const Replacement& text) {
  return text.to && !text.may && !text.pay && text.times == 0 && text.body.items.empty();
}

constexpr int kMostDamage = 127;  // what a hit that waits can hold

PendingHit pending(const Position& position, const Hit& hit) {
  PendingHit waiting;
  waiting.ninja = position.object(hit.ninja);
  waiting.amount = static_cast<unsigned>(std::clamp(hit.amount, 0, kMostDamage)) & 0x7FU;
  waiting.team = hit.by.team;
  waiting.result = hit.by.result;
  return waiting;
}

bool heads_up(const GameState& state) { return state.noted.coin == CoinSide::heads; }

}  // namespace

bool suspend_damage(Change& change, std::span<const Hit> hits) {
  const Position position = change.position();
  if (!position.cards.has_replacements()) return false;
  const bool any = std::any_of(hits.begin(), hits.end(), [&](const Hit& hit) {
    return can_be_hit(position, hit) &&
           !replacements_for(position, hit_of(position, hit.ninja, hit.amount, hit.by), {}).empty();
  });
  if (!any) return false;
  PendingHits waiting = change.state().hits;
  if (!room_or_tell(change, change.state().work, Cap::work)) return false;
  if (waiting.size() + hits.size() > kMaxHits) {  // all or none of them
    change.emit(CapReached{Cap::hits});
    return false;
  }
  Work work{.kind = ReplaceDamage{.first = static_cast<std::uint8_t>(waiting.size())}};
  keep(work, hits.front().by);
  for (const Hit& hit : hits) waiting.push_back(pending(position, hit));
  change.emit(HitsChanged{waiting});
  return push_or_tell(change, work);
}

bool suspend_leaving(Change& change, CardId card, Zone& to, bool& to_bottom, Cause cause, const Agent& by) {
  const Position position = change.position();
  if (!position.cards.has_replacements() || !is_replaceable(cause)) return false;
  FixedVector<ObjectRef, kTargetCount> used;
  for (;;) {
    const Replacings found =
        replacements_for(position, leaving_of(position, card, to, by), {used.begin(), used.size()});
    if (found.empty() || !room_or_tell(change, used, Cap::replacements)) return false;
    if (found.size() > 1 || !is_immediate(*found[0].text)) break;
    used.push_back(found[0].name());
    to = zone_of(*found[0].text->to);
    to_bottom = *found[0].text->to == Destination::deck_bottom;
  }
  Work work{.kind = ReplaceLeaving{.to = to, .to_bottom = to_bottom, .cause = static_cast<std::uint8_t>(cause)}};
  keep(work, by);
  work.context.event = position.object(card);
  for (std::size_t i = 0; i < used.size(); ++i) work.context.targets[i] = used[i];
  return push_or_tell(change, work);
}

bool suspend_toss(Change& change, PlayerId player, const Agent& by) {
  const Position position = change.position();
  if (!position.cards.has_replacements()) return false;
  if (replacements_for(position, toss_of(player, heads_up(position.state), by), {}).empty()) return false;
  Work work{.kind = ReplaceToss{.player = player}};
  keep(work, by);
  return push_or_tell(change, work);
}

void shuffle_when_left(Change& change, CardId card) {
  if (change.state().work.empty()) return;
  Work work = change.state().work.back();
  auto* leaving = work.as<ReplaceLeaving>();
  if (leaving == nullptr || work.context.event.card != card) return;
  leaving->shuffled = true;
  change.emit(WorkMoved{work});
}

std::size_t hit_at(const Work& work) {
  const auto& damage = std::get<ReplaceDamage>(work.kind);
  return static_cast<std::size_t>(damage.first) + damage.index;
}

Happened impending(const Position& position, const Work& work) {
  if (const auto* leaving = work.as<ReplaceLeaving>())
    return leaving_of(position, work.context.event.card, leaving->to, kept(work));
  if (const auto* toss = work.as<ReplaceToss>()) return toss_of(toss->player, heads_up(position.state), kept(work));
  const PendingHit& hit = position.state.hits[hit_at(work)];
  return hit_of(position, hit.ninja.card, hit.amount, agent_of_hit(work, hit));
}

bool all_hits_looked_at(const GameState& state, const Work& work) { return hit_at(work) >= state.hits.size(); }

void set_hit(Change& change, const Work& work, int amount, bool lowered) {
  PendingHits hits = change.state().hits;
  PendingHit& hit = hits[hit_at(work)];
  hit.amount = static_cast<unsigned>(std::clamp(amount, 0, kMostDamage)) & 0x7FU;
  hit.lowered = lowered;
  change.emit(HitsChanged{hits});
}

FixedVector<ObjectRef, kTargetCount> applied_to(const Work& work) {
  FixedVector<ObjectRef, kTargetCount> used;
  for (const ObjectRef one : work.context.targets)
    if (one) used.push_back(one);
  return used;
}

void redirect(Work& work, Destination to) {
  auto& leaving = std::get<ReplaceLeaving>(work.kind);
  leaving.to = zone_of(to);
  leaving.to_bottom = to == Destination::deck_bottom;
  leaving.shuffled = to == Destination::deck_shuffled;
}

void let_happen(Change& change, const Work& work) {
  change.emit(WorkPopped{});
  if (const auto* toss = work.as<ReplaceToss>())
    return count_toss(change, toss->player, heads_up(change.state()), kept(work));
  if (const auto* leaving = work.as<ReplaceLeaving>()) {
    const ObjectRef card = work.context.event;
    if (!change.position().alive(card) || !change.position().in_play(card.card)) return;
    leave_play_now(change, card.card, leaving->to, static_cast<Cause>(leaving->cause), kept(work), leaving->to_bottom,
                   table::other(change.position()[card.card].owner));
    if (leaving->shuffled) change.emit(Shuffled{change.position()[card.card].owner});
    return;
  }
  const std::size_t first = std::get<ReplaceDamage>(work.kind).first;
  const PendingHits hits = change.state().hits;
  PendingHits others;
  FixedVector<Hit, kMaxHits> dealt;
  for (std::size_t i = 0; i < hits.size(); ++i) {
    if (i < first)
      others.push_back(hits[i]);
    else if ((hits[i].amount > 0 || hits[i].lowered) && change.position().alive(hits[i].ninja))
      dealt.push_back({hits[i].ninja.card, hits[i].amount, agent_of_hit(work, hits[i]), hits[i].lowered});
  }
  change.emit(HitsChanged{others});
  settle_damage(change, {dealt.begin(), dealt.size()});
}

}  // namespace naruto

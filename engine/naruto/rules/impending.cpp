// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/impending.h"

#include <algorithm>

#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

// How an agent and a destination stand in a piece of work.
constexpr unsigned kDamageBit = 0x10;
constexpr unsigned kZoneBits = 0x0f;
constexpr unsigned kBottomBit = 0x10;
constexpr unsigned kShuffleBit = 0x20;

void keep(Work& work, const Agent& by) {
  work.context.ability = static_cast<std::uint8_t>(static_cast<unsigned>(by.deed) | (by.damage ? kDamageBit : 0U));
  work.context.controller = by.player;
  work.context.source = by.source;
  work.context.user = by.user;
  work.context.x = by.team;
  work.context.amount = static_cast<std::uint8_t>(by.result);
}

Agent kept(const Work& work) {
  Agent by;
  by.deed = static_cast<Deed>(work.context.ability & kZoneBits);
  by.damage = (work.context.ability & kDamageBit) != 0;
  by.player = work.context.controller;
  by.source = work.context.source;
  by.user = work.context.user;
  by.team = work.context.x;
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

Zone zone_in(const Work& work) { return static_cast<Zone>(work.list & kZoneBits); }

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
  Work work;
  work.kind = WorkKind::replace_damage;
  work.list = static_cast<std::uint8_t>(waiting.size());
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
  Work work;
  work.kind = WorkKind::replace_leaving;
  work.list = static_cast<std::uint8_t>(static_cast<unsigned>(to) | (to_bottom ? kBottomBit : 0U));
  work.index = static_cast<std::uint8_t>(cause);
  keep(work, by);
  work.context.event = position.object(card);
  for (std::size_t i = 0; i < used.size(); ++i) work.context.targets[i] = used[i];
  return push_or_tell(change, work);
}

bool suspend_toss(Change& change, PlayerId player, const Agent& by) {
  const Position position = change.position();
  if (!position.cards.has_replacements()) return false;
  if (replacements_for(position, toss_of(player, heads_up(position.state), by), {}).empty()) return false;
  Work work;
  work.kind = WorkKind::replace_toss;
  work.index = static_cast<std::uint8_t>(player);
  keep(work, by);
  return push_or_tell(change, work);
}

void shuffle_when_left(Change& change, CardId card) {
  if (change.state().work.empty()) return;
  Work work = change.state().work.back();
  if (work.kind != WorkKind::replace_leaving || work.context.event.card != card) return;
  work.list = static_cast<std::uint8_t>(work.list | kShuffleBit);
  change.emit(WorkMoved{work});
}

Happened impending(const Position& position, const Work& work) {
  if (work.kind == WorkKind::replace_leaving)
    return leaving_of(position, work.context.event.card, zone_in(work), kept(work));
  if (work.kind == WorkKind::replace_toss)
    return toss_of(static_cast<PlayerId>(work.index), heads_up(position.state), kept(work));
  const PendingHit& hit = position.state.hits[work.list + work.index];
  return hit_of(position, hit.ninja.card, hit.amount, agent_of_hit(work, hit));
}

bool all_hits_looked_at(const GameState& state, const Work& work) {
  return static_cast<std::size_t>(work.list) + work.index >= state.hits.size();
}

void set_hit(Change& change, const Work& work, int amount, bool lowered) {
  PendingHits hits = change.state().hits;
  hits[work.list + work.index].amount = static_cast<unsigned>(std::clamp(amount, 0, kMostDamage)) & 0x7FU;
  hits[work.list + work.index].lowered = lowered;
  change.emit(HitsChanged{hits});
}

FixedVector<ObjectRef, kTargetCount> applied_to(const Work& work) {
  FixedVector<ObjectRef, kTargetCount> used;
  for (const ObjectRef one : work.context.targets)
    if (one) used.push_back(one);
  return used;
}

void redirect(Work& work, Destination to) {
  unsigned where = static_cast<unsigned>(zone_of(to));
  if (to == Destination::deck_bottom) where |= kBottomBit;
  if (to == Destination::deck_shuffled) where |= kShuffleBit;
  work.list = static_cast<std::uint8_t>(where);
}

void let_happen(Change& change, const Work& work) {
  change.emit(WorkPopped{});
  if (work.kind == WorkKind::replace_toss)
    return count_toss(change, static_cast<PlayerId>(work.index), heads_up(change.state()), kept(work));
  if (work.kind == WorkKind::replace_leaving) {
    const ObjectRef card = work.context.event;
    if (!change.position().alive(card) || !change.position().in_play(card.card)) return;
    leave_play_now(change, card.card, zone_in(work), static_cast<Cause>(work.index), kept(work),
                   (work.list & kBottomBit) != 0, table::other(change.position()[card.card].owner));
    if ((work.list & kShuffleBit) != 0) change.emit(Shuffled{change.position()[card.card].owner});
    return;
  }
  const PendingHits hits = change.state().hits;
  PendingHits others;
  FixedVector<Hit, kMaxHits> dealt;
  for (std::size_t i = 0; i < hits.size(); ++i) {
    if (i < work.list)
      others.push_back(hits[i]);
    else if ((hits[i].amount > 0 || hits[i].lowered) && change.position().alive(hits[i].ninja))
      dealt.push_back({hits[i].ninja.card, hits[i].amount, agent_of_hit(work, hits[i]), hits[i].lowered});
  }
  change.emit(HitsChanged{others});
  settle_damage(change, {dealt.begin(), dealt.size()});
}

}  // namespace naruto

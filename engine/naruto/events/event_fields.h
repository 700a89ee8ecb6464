// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/event.h"

/// The fields of every event and of what it carries, once, in the order in which they are written. `V` is called with
/// the name and the field; private to `event_text.cpp`, which prints and reads by it.
namespace naruto {

/// Bits cannot be referred to: a copy is read or written, and goes back.
template <class V, class T, class Set>
void bits(V& v, std::string_view name, T value, Set&& set) {
  v(name, value);
  set(value);
}

template <class V>
void fields(ObjectRef& e, V& v) {
  v("card", e.card);
  v("life", e.life);
}
template <class V>
void fields(Context& e, V& v) {
  v("definition", e.definition);
  v("ability", e.ability);
  v("controller", e.controller);
  v("source", e.source);
  v("user", e.user);
  v("it", e.it);
  v("event", e.event);
  for (auto& target : e.targets) v("target", target);
  v("x", e.x);
  v("amount", e.amount);
}
template <class V>
void fields(Link& e, V& v) {
  bits(v, "kind", LinkKind{e.kind}, [&](LinkKind b) { e.kind = b; });
  bits(v, "negated", bool{e.negated}, [&](bool b) { e.negated = b; });
  bits(v, "after", std::uint8_t{e.after}, [&](std::uint8_t b) { e.after = b & 0x0FU; });
  if (e.kind == LinkKind::trigger) {
    bits(v, "bound", bool{e.bound}, [&](bool b) { e.bound = b; });
    v("list", e.list);
  }
  v("context", e.context);
}
template <class V>
void fields(LastingEffect& e, V& v) {
  bits(v, "kind", LastingKind{e.kind}, [&](LastingKind b) { e.kind = b; });
  v("effect", e.effect);
  bits(v, "until", Until{e.until}, [&](Until b) { e.until = b; });
  bits(v, "needs_source", bool{e.needs_source}, [&](bool b) { e.needs_source = b; });
  v("subject", e.subject);
  v("a", e.a);
  v("b", e.b);
  v("last_turn", e.last_turn);
  v("context", e.context);
}
template <class V>
void fields(PendingTrigger& e, V& v) {
  v("list", e.list);
  v("at_once", e.at_once);
  v("context", e.context);
}
template <class V>
void fields(Work& e, V& v) {
  bits(v, "kind", WorkKind{e.kind}, [&](WorkKind b) { e.kind = b; });
  bits(v, "other_pays", bool{e.other_pays}, [&](bool b) { e.other_pays = b; });
  bits(v, "part_by_part", bool{e.part_by_part}, [&](bool b) { e.part_by_part = b; });
  bits(v, "to_chain", bool{e.to_chain}, [&](bool b) { e.to_chain = b; });
  v("list", e.list);
  v("index", e.index);
  v("stage", e.stage);
  v("node", e.node);
  v("picks", e.picks);
  v("context", e.context);
}
template <class V>
void fields(Announcement& e, V& v) {
  v("kind", e.kind);
  v("card", e.card);
  v("on", e.on);
  v("ability", e.ability);
  v("cost", e.cost);
  bits(v, "cost_chosen", bool{e.cost_chosen}, [&](bool b) { e.cost_chosen = b; });
  bits(v, "x_chosen", bool{e.x_chosen}, [&](bool b) { e.x_chosen = b; });
  v("x", e.x);
  bits(v, "mode", std::uint8_t{e.mode}, [&](std::uint8_t b) { e.mode = b & 0x3FU; });
  v("player", e.player);
  v("paid", e.paid);
  v("targets", e.targets);
  v("picking", e.picking);
}
template <class V>
void fields(Choice& e, V& v) {
  v("kind", e.kind);
  v("player", e.player);
  v("min", e.min);
  v("max", e.max);
}
template <class V>
void fields(Looking& e, V& v) {
  v("active", e.active);
  v("viewer", e.viewer);
  v("of", e.of);
  v("at", e.at);
  v("n", e.n);
}
template <class V>
void fields(TurnBegan& e, V& v) {
  v("active", e.active);
  v("turn", e.turn);
  v("extra", e.extra);
}
template <class V>
void fields(StepBegan& e, V& v) {
  v("step", e.step);
}
template <class V>
void fields(StarterDecided& e, V& v) {
  v("starter", e.starter);
}
template <class V>
void fields(CardMoved& e, V& v) {
  v("card", e.card);
  v("from", e.from);
  v("to", e.to);
  v("player", e.player);
  v("to_bottom", e.to_bottom);
  v("cause", e.cause);
}
template <class V>
void fields(Shuffled& e, V& v) {
  v("player", e.player);
}
template <class V>
void fields(Grown& e, V& v) {
  v("card", e.card);
  v("base", e.base);
  v("effects", e.effects);
}
template <class V>
void fields(HealthChanged& e, V& v) {
  v("card", e.card);
  v("injured", e.injured);
}
template <class V>
void fields(Damaged& e, V& v) {
  v("card", e.card);
  v("amount", e.amount);
  v("by_showdown", e.by_showdown);
}
template <class V>
void fields(CoinsChanged& e, V& v) {
  v("card", e.card);
  v("kind", e.kind);
  v("n", e.n);
}
template <class V>
void fields(MarkerMoved& e, V& v) {
  v("player", e.player);
  v("value", e.value);
}
template <class V>
void fields(TeamChanged& e, V& v) {
  v("card", e.card);
  v("team", e.team);
}
template <class V>
void fields(LeftOut& e, V& v) {
  v("card", e.card);
}
template <class V>
void fields(ControlChanged& e, V& v) {
  v("card", e.card);
  v("player", e.player);
}
template <class V>
void fields(Transformed& e, V& v) {
  v("card", e.card);
  v("definition", e.definition);
  v("is_ninja", e.is_ninja);
}
template <class V>
void fields(NinjaCounted& e, V& v) {
  v("card", e.card);
  v("on", e.on);
}
template <class V>
void fields(EffectStopped& e, V& v) {
  v("source", e.source);
}
template <class V>
void fields(LeftUndone& e, V& v) {
  v("player", e.player);
  v("what", e.what);
}
template <class V>
void fields(Arranged& e, V& v) {
  v("player", e.player);
  v("cards", e.cards);
}
template <class V>
void fields(Attached& e, V& v) {
  v("card", e.card);
  v("to", e.to);
}
template <class V>
void fields(LinkAdded& e, V& v) {
  v("link", e.link);
}
template <class V>
void fields(LinkRemoved& e, V& v) {
  v("index", e.index);
  v("outcome", e.outcome);
}
template <class V>
void fields(LastingBegan& e, V& v) {
  v("effect", e.effect);
}
template <class V>
void fields(LastingEnded& e, V& v) {
  v("index", e.index);
}
template <class V>
void fields(Tossed& e, V& v) {
  v("player", e.player);
  v("heads", e.heads);
  v("turned", e.turned);
}
template <class V>
void fields(Looked& e, V& v) {
  v("looking", e.looking);
}
template <class V>
void fields(Revealed& e, V& v) {
  v("card", e.card);
}
template <class V>
void fields(Passed& e, V& v) {
  v("player", e.player);
}
template <class V>
void fields(HandChanged& e, V& v) {
  v("player", e.player);
}
template <class V>
void fields(Agreed&, V&) {}
template <class V>
void fields(CapReached& e, V& v) {
  v("cap", e.cap);
}
template <class V>
void fields(GameEnded& e, V& v) {
  v("winner", e.winner);
  v("reason", e.reason);
}
template <class V>
void fields(Counted& e, V& v) {
  v("player", e.player);
  v("counter", e.counter);
  v("value", e.value);
}
template <class V>
void fields(AbilityUsed& e, V& v) {
  v("card", e.card);
  v("ability", e.ability);
}
template <class V>
void fields(UseRestored& e, V& v) {
  v("card", e.card);
  v("ability", e.ability);
}
template <class V>
void fields(MasteryUsed& e, V& v) {
  v("card", e.card);
}
template <class V>
void fields(Ahead& e, V& v) {
  v("player", e.player);
  v("skips", e.skips);
  v("extra_turns", e.extra_turns);
}
template <class V>
void fields(LinkNegated& e, V& v) {
  v("index", e.index);
}
template <class V>
void fields(TurnMarksReset&, V&) {}
template <class V>
void fields(CardMarked& e, V& v) {
  v("card", e.card);
  v("deployed", e.deployed);
  v("sent", e.sent);
}
template <class V>
void fields(TossCallerDrawn& e, V& v) {
  v("player", e.player);
}
template <class V>
void fields(PriorityMoved& e, V& v) {
  v("player", e.player);
  v("passes", e.passes);
}
template <class V>
void fields(SettlingChanged& e, V& v) {
  v("settling", e.settling);
}
template <class V>
void fields(TriggerAdded& e, V& v) {
  v("trigger", e.trigger);
}
template <class V>
void fields(TriggerRemoved& e, V& v) {
  v("index", e.index);
}
template <class V>
void fields(TriggerAimed& e, V& v) {
  v("index", e.index);
  v("part", e.part);
  v("card", e.card);
}
template <class V>
void fields(WorkPushed& e, V& v) {
  v("work", e.work);
}
template <class V>
void fields(WorkMoved& e, V& v) {
  v("work", e.work);
}
template <class V>
void fields(WorkPopped&, V&) {}
template <class V>
void fields(Announcing& e, V& v) {
  v("announcement", e.announcement);
}
template <class V>
void fields(Asked& e, V& v) {
  v("choice", e.choice);
}
template <class V>
void fields(PendingHit& e, V& v) {
  v("ninja", e.ninja);
  bits(v, "amount", std::uint8_t{e.amount}, [&](std::uint8_t b) { e.amount = b & 0x7FU; });
  bits(v, "lowered", bool{e.lowered}, [&](bool b) { e.lowered = b; });
  v("team", e.team);
  v("result", e.result);
}
template <class V>
void fields(HitsChanged& e, V& v) {
  v("hits", e.hits);
}
template <class V>
void fields(BattleSettled& e, V& v) {
  v("battle", e.battle);
}

template <class V>
void fields(Noted& e, V& v) {
  v("heads", e.heads);
  v("tails", e.tails);
  v("moved", e.moved);
  v("number", e.number);
  for (auto& text : e.coin_texts) v("coin_text", text);
  bits(v, "tossed", bool{e.tossed}, [&](bool b) { e.tossed = b; });
  bits(v, "coin", CoinSide{e.coin}, [&](CoinSide b) { e.coin = b; });
}
template <class V>
void fields(Acted& e, V& v) {
  v("work", e.work);
  v("it", e.it);
}
template <class V>
void fields(NumbersNoted& e, V& v) {
  v("noted", e.noted);
}
template <class V>
void fields(LuckSpent& e, V& v) {
  v("of", e.of);
}
template <class V>
void fields(UseRedirected& e, V& v) {
  v("index", e.index);
  v("link", e.link);
  v("to", e.to);
}

}  // namespace naruto

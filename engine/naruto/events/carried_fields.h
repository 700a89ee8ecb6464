// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/naruto/events/event.h"
#include "engine/naruto/events/work_line.h"
#include "engine/table/event_text.h"

/// The fields of what events carry, once, in the order in which they are written. `V` is called with the name and the
/// field; private to `event_text.cpp`, which prints and reads by it. Names and order are those of records: another one
/// is another format. A bit field is handed on as a value of its type and put back.
namespace naruto {

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
/// `bound` and `list` stand in the lines of triggers alone.
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
/// By its line, in which all kinds of work have the same fields.
template <class V>
void fields(Work& e, V& v) {
  WorkLine line = line_of(e);
  v("kind", line.kind);
  v("other_pays", line.other_pays);
  v("part_by_part", line.part_by_part);
  v("to_chain", line.to_chain);
  v("list", line.list);
  v("index", line.index);
  v("stage", e.stage);
  v("node", line.node);
  e.kind = kind_of(line);
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
void fields(PendingHit& e, V& v) {
  v("ninja", e.ninja);
  bits(v, "amount", std::uint8_t{e.amount}, [&](std::uint8_t b) { e.amount = b & 0x7FU; });
  bits(v, "lowered", bool{e.lowered}, [&](bool b) { e.lowered = b; });
  v("team", e.team);
  v("result", e.result);
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
/// Byte by byte, the lowest numbers first.
template <class V>
void fields(CardSet& e, V& v) {
  for (std::uint8_t& byte : e.bytes()) v("cards", byte);
}

}  // namespace naruto

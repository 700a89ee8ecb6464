// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/events/event_text.h"

#include <cstdint>

#include "engine/table/event_text.h"

namespace gormiti {

// The fields of what events carry, once, in the order in which they are written.

template <class V>
void fields(Context& e, V& v) {
  v("source", e.source);
  v("subject", e.subject);
  v("bearer", e.bearer);
}
template <class V>
void fields(FieldPlace& e, V& v) {
  v("group", e.group);
  v("card", e.card);
}
template <class V>
void fields(LastingEffect& e, V& v) {
  v("subject", e.subject);
  bits(v, "kind", LastingKind{e.kind}, [&](LastingKind b) { e.kind = b; });
  bits(v, "cause", DamageCause{e.cause}, [&](DamageCause b) { e.cause = b; });
  bits(v, "as", Role{e.as}, [&](Role b) { e.as = b; });
  bits(v, "end", EndKind{e.end}, [&](EndKind b) { e.end = b; });
  v("source", e.source);
  v("turn", e.turn);
  v("a", e.a);
  v("b", e.b);
}
template <class V>
void fields(Trigger& e, V& v) {
  v("context", e.context);
  v("place", e.place);
  v("of", e.subject);
  bits(v, "owner", PlayerId{e.owner}, [&](PlayerId b) { e.owner = b; });
  bits(v, "of_owner", PlayerId{e.subject_owner}, [&](PlayerId b) { e.subject_owner = b; });
  bits(v, "ability", std::uint8_t{e.ability}, [&](std::uint8_t b) { e.ability = b & 0x3FU; });
}
template <class V>
void fields(Work& e, V& v) {
  v("kind", e.kind);
  v("list", e.list);
  v("index", e.index);
  v("stage", e.stage);
  v("context", e.context);
}
template <class V>
void fields(Question& e, V& v) {
  v("kind", e.kind);
  v("player", e.player);
  v("n", e.n);
}

std::string to_text(const Event& event) { return table::print_event(event); }

std::optional<Event> read_event(std::string_view text) { return table::scan_event<Event>(text); }

}  // namespace gormiti

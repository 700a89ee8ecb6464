// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/replace.h"

#include <algorithm>

#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/resolve/carry_out.h"
#include "engine/naruto/rules/impending.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/tossing.h"

namespace naruto {
namespace {

/// How far the text that is being looked at has come.
template <class W>
auto& phase_of(W& work) {
  if (auto* leaving = work.template as<ReplaceLeaving>()) return leaving->phase;
  if (auto* toss = work.template as<ReplaceToss>()) return toss->phase;
  return std::get<ReplaceDamage>(work.kind).phase;
}

/// Nothing is answered yet.
void begin(Work& work, ReplacePhase phase) {
  phase_of(work) = phase;
  work.stage = 0;
  work.picks.clear();
}

Replacings found_for(const Position& position, const Work& work, std::span<const ObjectRef> used) {
  return replacements_for(position, impending(position, work), used);
}

Replacings open_ones(const Position& position, const Work& work) {
  const auto used = applied_to(work);
  if (used.full()) return {};
  return found_for(position, work, {used.begin(), used.size()});
}

/// The hit that is looked at, or the card that leaves, is still there to be spoken of.
bool is_idle(const Position& position, const Work& work) {
  if (work.is<ReplaceLeaving>())
    return !position.alive(work.context.event) || !position.in_play(work.context.event.card);
  if (work.is<ReplaceToss>()) return false;
  const PendingHit& hit = position.state.hits[hit_at(work)];
  return hit.amount == 0 || !position.alive(hit.ninja) || !position.in_play(hit.ninja.card);
}

/// No text is left to be asked: the next hit, or what has waited happens.
void go_on(Change& change, Work work) {
  auto* damage = work.as<ReplaceDamage>();
  if (damage == nullptr) return let_happen(change, work);
  ++damage->index;
  begin(work, ReplacePhase::looking);
  work.context.targets = {};
  change.emit(WorkMoved{work});
}

void push_body(Change& change, const Replacing& one, const Context& context) {
  if (!one.text->pay) return push_list(change, one.text->body, context);
  push_or_tell(change, paying(context, one.text->body.number, one.given() ? one.effect : kAbilityPrice));
}

/// As the text sees what is about to happen.
Context context_for(const Position& position, const Work& work, const Replacing& one) {
  const Happened facts = impending(position, work);
  Context context = one.context;
  if (facts.who != kNoCard) context.event = position.object(facts.who);
  context.amount = static_cast<std::uint8_t>(std::clamp(facts.after, 0, 255));
  return context;
}

void count_use(Change& change, const Replacing& one) {
  if (one.text->times == 0 || one.given()) return;
  const Paragraph paragraph{one.context.definition, one.context.ability};
  naruto::count_use(change, one.bearer.card, mark_of(change.position(), one.bearer.card, paragraph));
}

/// The text is applied (N-HLT-05).
void take(Change& change, Work work, const Replacing& one) {
  const Context context = context_for(change.position(), work, one);
  count_use(change, one);
  begin(work, ReplacePhase::looking);
  if (work.is<ReplaceDamage>()) {
    change.emit(WorkMoved{work});
    if (!one.text->lowers) set_hit(change, work, 0, false);
    push_body(change, one, context);
    return;
  }
  if (work.is<ReplaceToss>()) {
    change.emit(WorkMoved{work});
    if (one.text->instead_of.once_for_all) note_coin_text(change, one.bearer.card);
    push_body(change, one, context);
    return;
  }
  change.emit(WorkPopped{});
  push_body(change, one, context);
  if (!one.text->to) return;  // it does not leave
  redirect(work, *one.text->to);
  push_or_tell(change, work);  // before the body
}

/// The text fits: it is applied, offered, or left alone.
void offer(Change& change, Work work, const Replacing& one) {
  work.context.targets[applied_to(work).size()] = one.name();
  work.stage = 0;
  work.picks.clear();
  const Context context = context_for(change.position(), work, one);
  const bool payable = !one.text->pay || can_pay_price(change.position(), *one.text->pay, context);
  const bool asks = one.text->may || (one.text->chosen && more_coins_to_come(change.position()));
  if (payable && !asks) return take(change, work, one);
  phase_of(work) = payable ? ReplacePhase::deciding : ReplacePhase::looking;
  change.emit(WorkMoved{work});
  if (payable) change.ask(ChoiceKind::yes_no, context.controller);
}

void decided(Change& change, Work work) {
  const ObjectRef name = applied_to(work).back();
  if (work.stage == 1)
    for (const Replacing& one : found_for(change.position(), work, {}))
      if (one.name() == name) return take(change, work, one);
  phase_of(work) = ReplacePhase::looking;
  work.stage = 0;
  change.emit(WorkMoved{work});
}

void look(Change& change, Work work) {
  const bool idle = is_idle(change.position(), work);
  const auto used = applied_to(work);
  if (!idle && used.full() && !found_for(change.position(), work, {used.begin(), used.size()}).empty())
    room_or_tell(change, used, Cap::replacements);
  const Replacings open = idle ? Replacings{} : open_ones(change.position(), work);
  if (open.empty()) return go_on(change, work);
  const bool one_bearer =
      std::all_of(open.begin(), open.end(), [&](const Replacing& one) { return one.bearer == open[0].bearer; });
  if (one_bearer) return offer(change, work, open[0]);
  const PlayerId chooser = impending(change.position(), work).player;
  begin(work, ReplacePhase::ordering);
  change.emit(WorkMoved{work});
  change.ask(ChoiceKind::pick, chooser, 1, 1);
}

void ordered(Change& change, const Work& work) {
  for (const Replacing& one : open_ones(change.position(), work))
    if (!work.picks.empty() && one.bearer.card == work.picks.back()) return offer(change, work, one);
  look(change, work);
}

}  // namespace

void run_replacing(Change& change, const Work& work) {
  if (work.is<ReplaceDamage>() && all_hits_looked_at(change.state(), work)) return let_happen(change, work);
  switch (phase_of(work)) {
    case ReplacePhase::looking:
      return look(change, work);
    case ReplacePhase::ordering:
      return ordered(change, work);
    case ReplacePhase::deciding:
      return decided(change, work);
  }
}

Cards replacing_candidates(const Position& position, const Work& work) {
  Cards cards;
  for (const Replacing& one : open_ones(position, work))
    if (!cards.contains(one.bearer.card)) cards.push_back(one.bearer.card);
  return cards;
}

void lower_pending(Change& change, int by) {
  for (std::size_t i = change.state().work.size(); i-- > 0;) {
    const Work work = change.state().work[i];
    if (!work.is<ReplaceDamage>() || all_hits_looked_at(change.state(), work)) continue;
    const int amount = change.state().hits[hit_at(work)].amount;
    set_hit(change, work, by < 0 ? 0 : std::max(0, amount - by), by >= 0);
    return;
  }
}

void stop_replaced(Change& change, std::size_t depth) {
  const auto& work = change.state().work;
  const ObjectRef own = work[depth].context.source;
  while (depth > 0 && work[depth].context.source == own) --depth;
  const ObjectRef source = work[depth].context.source;
  if (source == own) return;  // a rule did it
  PendingHits hits = change.state().hits;
  for (const Work& each : work)
    if (const auto* damage = each.as<ReplaceDamage>(); damage != nullptr && each.context.source == source)
      while (hits.size() > damage->first) hits.pop_back();
  if (!(hits == change.state().hits)) change.emit(HitsChanged{hits});
  change.emit(EffectStopped{source});
}

}  // namespace naruto

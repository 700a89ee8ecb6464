// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/resolve/resolve.h"

#include "engine/gormiti/effects/triggers.h"
#include "engine/gormiti/resolve/perform.h"
#include "engine/gormiti/rules/check.h"
#include "engine/gormiti/rules/clash.h"

namespace gormiti {
namespace {

bool is_used_up(const GameState& state, const Trigger& trigger, const Ability& ability) {
  const CardState& source = state[trigger.context.source.card];
  return ability.limit > 0 && source.life == trigger.context.source.life &&
         source.uses(trigger.ability) >= ability.limit;
}

void finish_magic(Change& change, CardId card) {
  change.emit(WorkPopped{});
  OneStep step(change);
  if (change.state()[card].zone == Zone::magic) change.emit(CardMoved{.card = card, .to = Zone::discard});
  step.end();
}

/// G-524, G-527: without one of the two the clash ends at once.
void finish_move(Change& change) {
  change.emit(WorkPopped{});
  change.emit(MoveResolved{});
  if (!both_there(change.state())) change.step(Step::clash_end);
}

}  // namespace

void begin(Change& change, ListId list, const Context& context) {
  change.emit(WorkPushed{{.list = list, .context = context}});
}

void begin_use(Change& change, CardId card, ObjectRef user) {
  Context context = context_of(change.state(), card);
  context.subject = user;
  // The abilities of one card follow in the order of its text, so the last is pushed first.
  const auto& abilities = change.position().definition(card).abilities;
  for (std::size_t i = abilities.size(); i-- > 0;) begin(change, abilities[i].doing, context);
}

/// Until somebody has to be asked (G-D13).
void work_on(Change& change) {
  const Work& work = change.state().work.back();
  if (work.kind == WorkKind::finish_magic) return finish_magic(change, work.context.source.card);
  if (work.kind == WorkKind::finish_move) return finish_move(change);
  const auto& list = change.position().definition(work.context.source.card).lists[work.list];
  if (work.index >= list.size()) return change.emit(WorkPopped{});
  perform(change);
}

void take_trigger(Change& change, std::size_t index) {
  const Trigger trigger = change.state().triggers[index];
  const Ability& ability = ability_of(change.position(), trigger);
  change.emit(TriggerTaken{static_cast<std::uint8_t>(index)});
  if (is_used_up(change.state(), trigger, ability)) return;
  if (!holds(change.position(), ability.condition, trigger.context)) return;
  const CardId source = trigger.context.source.card;
  if (ability.limit > 0 && change.state()[source].life == trigger.context.source.life)
    change.emit(AbilityUsed{source, trigger.ability});
  begin(change, ability.doing, trigger.context);
}

void resolve_waiting(Change& change) {
  const GameState& state = change.state();
  if (state.taken >= change.options().loop_limit) return change.emit(TriggersDropped{});
  if (state.batch == 0) change.emit(BatchBegan{});
  if (state.batch == 1) return take_trigger(change, 0);
  if (change.options().trigger_order == TriggerOrder::fixed)
    return take_trigger(change, batch_in_field_order(state).front());
  change.ask(QuestionKind::pick_trigger, state.active);
}

}  // namespace gormiti

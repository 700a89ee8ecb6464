// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that apply a use once more, or a Jutsu that is not used.
#include "engine/naruto/effects/applicable.h"
#include "engine/naruto/resolve/perform.h"
#include "engine/naruto/rules/chain.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

/// The use on the chain; of a Jutsu that is paid for the use that it would be, with the X that was paid last.
std::optional<Context> original_of(const Position& position, const CopyUse& e, const Context& context) {
  const ObjectRef used = resolve(position, e.what, context);
  for (const Link& link : position.state.chain)
    if (link.context.source == used) return link.context;
  if (!e.pays || !position.alive(used) || !position.is(used.card, CardType::jutsu)) return std::nullopt;
  const auto ability = ability_used(position.definition(used.card));
  Context use = use_context(position, used.card, context.controller, ability, context.user);
  use.x = position.state.noted.number;
  return use;
}

/// The use as the text's controller applies it: the targets chosen so far are in it.
std::optional<Context> copied_use(const Position& position, const CopyUse& e, const Work& work) {
  std::optional<Context> copy = original_of(position, e, work.context);
  if (!copy) return copy;
  copy->controller = work.context.controller;
  if (e.user) copy->user = resolve(position, *e.user, work.context);
  copy->it = copy->event = ObjectRef{};
  copy->targets = {};
  for (std::size_t i = 0; i < work.picks.size() && i < kTargetCount; ++i)
    copy->targets[i] = position.object(work.picks[i]);
  return copy;
}

}  // namespace

Cards copied_targets(const Position& position, const CopyUse& e, const Work& work) {
  Cards legal;
  const auto copy = copied_use(position, e, work);
  if (!copy) return legal;
  for (std::size_t i = 0; i < position.state.card_count; ++i)
    if (const auto card = static_cast<CardId>(i); !check_target_choice(position, *copy, work.picks.size(), card))
      legal.push_back(card);
  return legal;
}

namespace {

/// Where a target part takes a group, the one chosen stands for it: alone, with its team, or with all that fit, unless
/// it is to be the only one.
void form_groups(Change& change, Context& copy, bool only_one) {
  const auto parts = targets_of(change.cards()[copy.definition], copy.ability);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].many() || !copy.targets[i]) continue;
    const auto number = free_group(change.state(), copy.targets);
    if (!number) {
      change.emit(CapReached{Cap::groups});
      continue;
    }
    const CardId chosen = copy.targets[i].card;
    CardSet group;
    group.add(chosen);
    for_each_target(change.position(), copy, i, group, [&](CardId card) {
      const bool mate = change.position()[card].team == change.position()[chosen].team;
      if ((parts[i].target->all && !only_one) || (parts[i].team() && mate)) group.add(card);
    });
    change.emit(TargetsGrouped{static_cast<std::uint8_t>(*number), group});
    copy.targets[i] = group_ref(*number);
  }
}

/// The cost of the Jutsu is asked for as though it were used (N-COST-01); `kept` of the work says that it was. False:
/// the requirement is not met, or the cost cannot be paid.
bool ask_for_cost(const Run& run, const CopyUse& e) {
  const Position position = run.change.position();
  const auto use = copied_use(position, e, run.work);
  if (!use || !position.alive(use->user) || !meets_requirement(position, *use)) return false;
  const CardId jutsu = use->source.card;
  if (check_chakra_cost(position, use->controller, jutsu, use->user) ||
      check_further_payment(position, jutsu, use->user, use->controller))
    return false;
  Work asked = run.work;
  running(asked).kept = 1;
  run.change.emit(WorkMoved{asked});
  Announcement payment;
  payment.kind = Announced::applied;
  payment.card = jutsu;
  payment.on = use->user.card;
  payment.cost = first_payable_cost(position, jutsu, use->user, use->controller);
  run.change.emit(Announcing{payment});
  return true;
}

}  // namespace

bool perform(const Run& run, const CopyUse& e) {
  if (e.pays && running(run.work).kept == 0) {
    const bool asked = ask_for_cost(run, e);
    if (!asked) run.next();
    return !asked;
  }
  Work work = run.work;
  for (;;) {
    const Position position = run.change.position();
    auto copy = copied_use(position, e, work);
    if (!copy) break;
    const auto parts = targets_of(position.cards[copy->definition], copy->ability);
    if (work.picks.size() == parts.size()) {
      run.next();
      form_groups(run.change, *copy, e.onto.has_value());
      push_effects(run.change, *copy);
      return true;
    }
    const Cards legal = copied_targets(position, e, work);
    if (e.onto) {  // the one card, whatever the use asks of its targets
      const ObjectRef onto = resolve(position, *e.onto, run.context);
      if (!position.alive(onto)) break;
      work.picks.push_back(onto.card);
      continue;
    }
    if (legal.empty()) break;
    const TargetPart& part = parts[work.picks.size()];
    if (legal.size() > 1 && !(part.many() && part.target->all)) {
      run.change.emit(WorkMoved{work});
      run.change.ask(ChoiceKind::pick, run.context.controller, work.picks.size() + 1, work.picks.size() + 1);
      return false;
    }
    work.picks.push_back(legal.front());
  }
  run.next();
  return true;
}

}  // namespace naruto

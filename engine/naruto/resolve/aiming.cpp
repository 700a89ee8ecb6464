// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/aiming.h"

#include <optional>

#include "engine/naruto/rules/targets.h"

namespace naruto {
namespace {

/// The waiting text itself, not what it has put off or given to a card.
bool has_targets(const Position& position, const PendingTrigger& trigger) {
  const CardDefinition& card = position.cards[trigger.context.definition];
  if (trigger.context.ability >= card.abilities.size()) return false;
  const auto* text = std::get_if<Triggered>(&card.abilities[trigger.context.ability].body);
  return text != nullptr && !text->targets.empty() && text->body.number == trigger.list;
}

/// The first of its targets that nobody has chosen yet.
std::optional<std::size_t> part_to_aim(const Position& position, const PendingTrigger& trigger) {
  if (!has_targets(position, trigger)) return std::nullopt;
  const std::size_t n = targets_of(position.cards[trigger.context.definition], trigger.context.ability).size();
  for (std::size_t i = 0; i < n; ++i)
    if (!trigger.context.targets[i]) return i;
  return std::nullopt;
}

Cards legal_targets(const Position& position, const Context& context, std::size_t part) {
  Cards legal;
  possible_targets(position, context, part).for_each([&](CardId card) {
    if (!check_target_choice(position, context, part, card)) legal.push_back(card);
  });
  return legal;
}

void aim(Change& change, std::size_t index, std::size_t part, CardId card) {
  change.emit(TriggerAimed{static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(part), card});
  const PendingTrigger trigger = change.state().triggers[index];
  if (!part_to_aim(change.position(), trigger)) tell_targets(change, trigger.context);
}

}  // namespace

bool aim_next_trigger(Change& change) {
  for (std::size_t i = 0; i < change.state().triggers.size(); ++i) {
    const auto part = part_to_aim(change.position(), change.state().triggers[i]);
    if (!part) continue;
    const PendingTrigger trigger = change.state().triggers[i];  // events move it
    const Cards legal = legal_targets(change.position(), trigger.context, *part);
    if (legal.empty()) {
      change.emit(TriggerRemoved{static_cast<std::uint8_t>(i)});
    } else if (legal.size() == 1) {
      aim(change, i, *part, legal.front());
    } else {
      const AimTrigger kind{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(*part)};
      const Work work{.kind = kind, .context = trigger.context};
      if (!push_or_tell(change, work)) change.emit(TriggerRemoved{static_cast<std::uint8_t>(i)});
    }
    return true;
  }
  return false;
}

void run_aim(Change& change, const Work& work) {
  if (work.picks.empty()) {
    change.ask(ChoiceKind::pick, work.context.controller, 1, 1);
    change.know_answers(aim_candidates(change.position(), work));
    return;
  }
  change.emit(WorkPopped{});
  const auto& at = std::get<AimTrigger>(work.kind);
  aim(change, at.trigger, at.part, work.picks.front());
}

Cards aim_candidates(const Position& position, const Work& work) {
  return legal_targets(position, work.context, std::get<AimTrigger>(work.kind).part);
}

bool recheck_aim(const Position& position, const PendingTrigger& trigger, Context& context) {
  return !has_targets(position, trigger) || recheck_targets(position, context);
}

}  // namespace naruto

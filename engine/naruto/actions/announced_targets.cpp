// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/announced_targets.h"

#include <algorithm>
#include <optional>

#include "engine/naruto/actions/payment.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/targets.h"

namespace naruto {

Context context_of_use(const Position& position, const Announcement& use) {
  const ObjectRef user = pays_jutsu_cost(use) ? position.object(use.on) : ObjectRef{};
  const PlayerId player = payer_of(position, use);
  Context context = use.kind == Announced::effect
                        ? effect_context(position, use.card, player, use.ability)
                        : use_context(position, use.card, player, ability_used(position.definition(use.card)), user);
  context.x = use.x;
  context.amount = use.mode;
  for (std::size_t i = 0; i < use.targets.size(); ++i) context.targets[i] = use.targets[i];
  return context;
}

namespace {

/// The target part that is asked for now: the last one, if it is a group that may still grow.
std::size_t part_asked(const Announcement& use) { return use.targets.size() - (use.picking ? 1U : 0U); }

/// The target that is asked for now, in the game as it is when what was named so far is paid (N-JUT-03).
class NextTarget {
 public:
  explicit NextTarget(const Position& position)
      : position_(position), use_(position.state.announcement), context_(context_of_use(position, use_)) {
    if (!use_.paid.empty()) later_ = after_payment(position, use_);
  }
  Refusal check(CardId card) const {
    const std::size_t part = part_asked(use_);
    const StillDue due = later_ ? StillDue::tax : StillDue::everything;
    if (const Refusal refusal = check_target_choice(then(), context_, part, card, due)) return refusal;
    if (use_.kind != Announced::effect || use_.picking) return {};
    Context chosen = context_;
    chosen.targets[part] = position_.object(card);
    if (targets_leave_price(then(), chosen, part + 1)) return {};
    return {.code = RefusalCode::price_not_payable, .rule = "N-COST-09", .card = card};
  }
  CardSet possible() const { return possible_targets(then(), context_, part_asked(use_)); }

 private:
  Position then() const { return {later_ ? *later_ : position_.state, {&position_.cards, &position_.edition}}; }

  Position position_;
  const Announcement& use_;
  Context context_;
  std::optional<GameState> later_;
};

FixedVector<CardId, kMaxCards> legal_targets(const Position& position) {
  FixedVector<CardId, kMaxCards> legal;
  const NextTarget next(position);
  next.possible().for_each([&](CardId card) {
    if (!next.check(card)) legal.push_back(card);
  });
  return legal;
}

/// A new group, empty so far. There is room: it was looked at before the use began.
void begin_group(Change& change) {
  Announcement use = change.state().announcement;
  const std::size_t number = free_group(change.state()).value_or(0);
  use.targets.push_back(group_ref(number));
  use.picking = true;
  change.emit(Announcing{use});
  change.emit(TargetsGrouped{static_cast<std::uint8_t>(number), {}});
}

/// Adds these cards, of teams each team whole.
void add_all(Change& change, const FixedVector<CardId, kMaxCards>& cards) {
  for (const CardId card : cards)
    if (!check_next_target(change.position(), card)) announced_target(change, card);
}

/// Fills the group as far as there is nothing to choose; true if it is complete.
bool group_complete(Change& change) {
  if (!change.state().announcement.picking) begin_group(change);
  const Announcement use = change.state().announcement;
  const Position position = change.position();
  const Context context = context_of_use(position, use);
  const TargetPart part = targets_of(position.cards[context.definition], context.ability)[part_asked(use)];
  // What is counted is counted when the cost is paid, where it is paid first (N-MISS-07).
  const std::optional<GameState> paid = use.paid.empty() ? std::nullopt : std::optional(after_payment(position, use));
  const Position then(paid ? *paid : position.state, position.rules());
  const TargetBounds bounds = bounds_of(then, part, context);
  const std::size_t have = chosen_in(position, part, use.targets.back());
  const auto legal = legal_targets(position);
  TeamSet teams;
  for (const CardId card : legal) teams.add(position[card].team);
  const std::size_t offered = part.team() ? teams.size() : legal.size();
  const bool no_choice = bounds.least == bounds.most && have + offered <= bounds.most;
  const bool one_only = bounds.least > have && offered == 1;
  const bool all = part.target->all && (!part.target->one_team || have > 0 || teams.size() == 1);
  if (have < bounds.most && !legal.empty() && !all && !no_choice && !(one_only && have == 0)) {
    const std::size_t missing = bounds.least > have ? bounds.least - have : 0;
    const std::size_t most = part.target->all ? 1 : std::min(bounds.most - have, std::max(offered, missing));
    change.ask(ChoiceKind::choose_target, context.controller, missing, most);
    change.know_answers(legal);
    return false;
  }
  if (have < bounds.most) add_all(change, legal);
  announced_group_done(change);
  return true;
}

}  // namespace

Refusal check_next_target(const Position& position, CardId card) { return NextTarget(position).check(card); }

bool announced_targets_complete(Change& change) {
  for (;;) {
    const Position position = change.position();
    Announcement use = change.state().announcement;
    if (use.kind != Announced::mission && use.kind != Announced::jutsu && use.kind != Announced::effect) return true;
    const Context context = context_of_use(position, use);
    const auto parts = targets_of(position.cards[context.definition], context.ability);
    const std::size_t index = part_asked(use);
    if (index >= parts.size()) return true;
    if (parts[index].many()) {
      if (!group_complete(change)) return false;
      continue;
    }
    const auto legal = legal_targets(position);
    if (legal.size() != 1) {
      change.ask(ChoiceKind::choose_target, context.controller, 1, 1);
      change.know_answers(legal);
      return false;
    }
    use.targets.push_back(position.object(legal.front()));
    change.emit(Announcing{use});
  }
}

void announced_target(Change& change, CardId card) {
  Announcement use = change.state().announcement;
  if (use.picking) {
    const Context context = context_of_use(change.position(), use);
    const CardSet group = group_with(change.position(), context, part_asked(use), card);
    change.emit(TargetsGrouped{use.targets.back().life, group});
  } else {
    use.targets.push_back(change.position().object(card));
    change.emit(Announcing{use});
  }
  if (change.state().choice.kind != ChoiceKind::none) change.answered();
}

void announced_group_done(Change& change) {
  Announcement use = change.state().announcement;
  use.picking = false;
  change.emit(Announcing{use});
  if (change.state().choice.kind != ChoiceKind::none) change.answered();
}

}  // namespace naruto

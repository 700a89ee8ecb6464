// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/check.h"

#include <algorithm>

#include "engine/naruto/actions/adjust.h"
#include "engine/naruto/actions/announce.h"
#include "engine/naruto/actions/announced_targets.h"
#include "engine/naruto/actions/check_play.h"
#include "engine/naruto/resolve/resolve.h"
#include "engine/naruto/rules/battle.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/mastery.h"
#include "engine/naruto/rules/targets.h"
#include "engine/naruto/rules/teams.h"

namespace naruto {
namespace {

constexpr Refusal kWrongMoment{.code = RefusalCode::wrong_moment, .rule = "N-TURN-05"};
constexpr Refusal kNotAnOption{.code = RefusalCode::not_an_option, .rule = "N-CR-03"};

bool asks(const Position& position, ChoiceKind kind) { return position.state.choice.kind == kind; }
PlayerId asked(const Position& position) { return position.state.choice.player; }

/// How many cards, or teams, are in the group of targets that is being chosen.
int announced_so_far(const Position& position) {
  const Announcement& use = position.state.announcement;
  const Context context = context_of_use(position, use);
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  return static_cast<int>(chosen_in(position, parts[use.targets.size() - 1], use.targets.back()));
}

/// The questions in which something can be used.
bool asks_for_use(const Position& position) {
  switch (position.state.choice.kind) {
    case ChoiceKind::mission_action:
    case ChoiceKind::counter_window:
    case ChoiceKind::answer:
    case ChoiceKind::exchange:
      return true;
    default:
      return false;
  }
}

Refusal check(const Position& p, const CallToss&) { return asks(p, ChoiceKind::call_toss) ? Refusal{} : kWrongMoment; }

Refusal check(const Position& p, const ChooseStarter&) {
  return asks(p, ChoiceKind::choose_starter) ? Refusal{} : kWrongMoment;
}

Refusal check(const Position& p, const ChangeHand&) {
  return asks(p, ChoiceKind::change_hand) ? Refusal{} : Refusal{.code = RefusalCode::wrong_moment, .rule = "N-MULL-01"};
}

Refusal check(const Position& p, const Play& action) {
  if (!asks_for_use(p)) return kWrongMoment;
  if (const Refusal refusal = check_play(p, action.card, action.on, asked(p))) return refusal;
  const bool needs_user = p.is(action.card, CardType::jutsu) && action.on == kNoCard;
  return needs_user ? kNotAnOption : Refusal{};
}

Refusal check(const Position& p, const UseEffect& action) {
  if (!asks_for_use(p) || action.card >= p.state.card_count) return kWrongMoment;
  return check_effect(p, action.card, action.ability, asked(p));
}

Refusal check(const Position& p, const Charge& action) {
  const bool in_exchange = asks(p, ChoiceKind::exchange) && may_charge_in_exchange(p, asked(p));
  if (!asks(p, ChoiceKind::mission_action) && !in_exchange)
    return {.code = RefusalCode::wrong_moment, .rule = "N-CHG-05"};
  if (action.card >= p.state.card_count || p[action.card].zone != Zone::hand || p[action.card].owner != asked(p))
    return {.code = RefusalCode::not_in_hand, .rule = "N-CHG-01", .card = action.card};
  return {};
}

Refusal check(const Position& p, const Join& action) {
  return asks(p, ChoiceKind::organize) ? check_join(p, action.ninja, action.with, asked(p)) : kWrongMoment;
}

Refusal check(const Position& p, const LeaveOut& action) {
  return asks(p, ChoiceKind::organize) ? check_leave_out(p, action.ninja, asked(p)) : kWrongMoment;
}
Refusal check(const Position& p, const Send& action) {
  return asks(p, ChoiceKind::attack) ? check_send(p, action.head, asked(p)) : kWrongMoment;
}

Refusal check(const Position& p, const Block& action) {
  return asks(p, ChoiceKind::block) ? check_block(p, action.head, action.attacker, asked(p)) : kWrongMoment;
}

Refusal check(const Position& p, const Pick& action) {
  switch (p.state.choice.kind) {
    case ChoiceKind::pay_hand:
    case ChoiceKind::pay_chakra:
    case ChoiceKind::choose_target:
    case ChoiceKind::components:
      return check_announced_pick(p, action.card);
    case ChoiceKind::mastery:
      return check_mastery_chakra(p, p.state.work.back().context, action.card);
    case ChoiceKind::pick:
      if (p.state.derived.answers_known && p.state.derived.answers.has(action.card)) return {};
      return pick_candidates(p).contains(action.card)
                 ? Refusal{}
                 : Refusal{.code = RefusalCode::not_a_target, .rule = "N-TGT-08", .card = action.card};
    case ChoiceKind::hand_adjustment:
      return p[asked(p)].hand.contains(action.card)
                 ? Refusal{}
                 : Refusal{.code = RefusalCode::not_in_hand, .rule = "N-END-04", .card = action.card};
    default:
      return kWrongMoment;
  }
}

Refusal check(const Position& p, const PickNumber& action) {
  switch (p.state.choice.kind) {
    case ChoiceKind::choose_x:
    case ChoiceKind::choose_cost:
      return check_announced_number(p, action.number);
    case ChoiceKind::mode:
      if (p.state.announcement.kind != Announced::nothing) return check_announced_number(p, action.number);
      return action.number <= p.state.choice.max && may_choose_mode(p, action.number) ? Refusal{} : kNotAnOption;
    case ChoiceKind::order_triggers:
      return action.number <= p.state.choice.max ? Refusal{} : kNotAnOption;
    default:
      return kWrongMoment;
  }
}

Refusal check(const Position& p, const NameCard& action) {
  if (!asks(p, ChoiceKind::name)) return kWrongMoment;
  const auto card = p.cards.find(action.text());
  // What a card becomes for a while is no card of its own (`Catalog::names`).
  return card && p.cards[*card].form_of.empty() && may_be_named(p, *card) ? Refusal{} : kNotAnOption;
}

Refusal check(const Position& p, const Answer&) { return asks(p, ChoiceKind::yes_no) ? Refusal{} : kWrongMoment; }

Refusal check(const Position& p, const Done&) {
  switch (p.state.choice.kind) {
    case ChoiceKind::mission_action:
    case ChoiceKind::organize:
    case ChoiceKind::look:
    case ChoiceKind::mastery:
      return {};
    case ChoiceKind::attack:
      return check_duties(p, asked(p), true);
    case ChoiceKind::block:
      return check_duties(p, asked(p), false);
    case ChoiceKind::choose_target:
      if (!p.state.announcement.picking) return kWrongMoment;
      if (p.state.choice.min == 0) return {};
      return {.code = RefusalCode::too_few_picked,
              .rule = "N-TGT-02",
              .need = p.state.choice.min,
              .have = announced_so_far(p)};
    case ChoiceKind::pick: {
      const int have = static_cast<int>(p.state.work.back().picks.size());
      const int missing = p.state.choice.min - have;
      if (missing <= 0 && picks_suffice(p)) return {};
      return {.code = RefusalCode::too_few_picked, .rule = "N-TGT-08", .need = std::max(missing, 1), .have = have};
    }
    default:
      return kWrongMoment;
  }
}

Refusal check(const Position& p, const Pass&) {
  const bool window =
      asks(p, ChoiceKind::counter_window) || asks(p, ChoiceKind::answer) || asks(p, ChoiceKind::exchange);
  return window ? Refusal{} : Refusal{.code = RefusalCode::wrong_moment, .rule = "N-CHAIN-06"};
}

Refusal check(const Position&, const Concede&) { return {}; }

Refusal check(const Position& p, const Adjust& action) { return check_adjust(p, action); }

}  // namespace

Refusal check(const Position& position, const Action& action) {
  if (position.state.over()) return {.code = RefusalCode::game_over, .rule = "N-WIN-06"};
  return std::visit([&](const auto& a) { return check(position, a); }, action);
}

}  // namespace naruto

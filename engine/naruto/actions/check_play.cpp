// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/check_play.h"

#include "engine/naruto/actions/play_kind.h"
#include "engine/naruto/rules/ambush.h"
#include "engine/naruto/rules/client.h"
#include "engine/naruto/rules/deploy.h"
#include "engine/naruto/rules/growth.h"
#include "engine/naruto/rules/jutsu.h"
#include "engine/naruto/rules/mission.h"
#include "engine/naruto/rules/platoon.h"
#include "engine/naruto/rules/play_rules.h"
#include "engine/naruto/rules/squad.h"

namespace naruto {

namespace {

Refusal no_such_play(const Position& position, CardId card, CardId on) {
  const Zone zone = is_playable(position, card) ? Zone::hand : position[card].zone;
  if (zone == Zone::chakra) {
    const Refusal refusal = check_ambush(position, card);
    return refusal ? refusal : Refusal{.code = RefusalCode::not_in_hand, .rule = "N-AMB-01", .card = card};
  }
  if (zone == Zone::hand || zone == Zone::reinforcement)  // such a card is put onto no other
    return {.code = RefusalCode::not_an_option, .rule = "N-CR-03", .card = on};
  return {.code = RefusalCode::not_in_hand, .rule = "N-DEPLOY-01", .card = card};
}

/// Counters are used between the actions of a mission phase, or as an answer (N-CTR-05, A-85).
bool is_counter_time(const Position& position) {
  const ChoiceKind asked = position.state.choice.kind;
  const Step step = position.state.step;
  if (step == Step::organize || step == Step::end_effects) return false;
  return asked == ChoiceKind::counter_window || (asked == ChoiceKind::answer && step != Step::exchange);
}

Refusal check_ambush_play(const Position& position, CardId card, PlayerId player, bool own_action) {
  if (const Refusal refusal = check_ambush(position, card)) return refusal;
  if (!own_action) return {.code = RefusalCode::wrong_moment, .rule = "N-AMB-02", .card = card};
  return check_deploy(position, card, player);  // all its costs, that of the hand from the hand (N-AMB-03)
}

Refusal check_onto(const Position& position, PlayKind kind, CardId card, CardId on, PlayerId player) {
  if (on >= position.state.card_count) return {.code = RefusalCode::own_ninja_only, .rule = "N-GROW-01", .card = on};
  return kind == PlayKind::platoon ? check_platoon(position, card, on, player)
                                   : check_growth(position, card, on, player);
}

}  // namespace

Refusal check_play(const Position& position, CardId card, CardId on, PlayerId player) {
  if (card >= position.state.card_count || position[card].owner != player)
    return {.code = RefusalCode::not_in_hand, .rule = "N-DEPLOY-01", .card = card};
  const bool own_action = position.state.choice.kind == ChoiceKind::mission_action;
  const auto not_now = [card](std::string_view rule) {
    return Refusal{.code = RefusalCode::wrong_moment, .rule = rule, .card = card};
  };
  // Into a chain as well each play has its own time (N-CHAIN-08).
  switch (const PlayKind kind = kind_of(position, card, on)) {
    case PlayKind::nothing:
      return no_such_play(position, card, on);
    case PlayKind::squad:
      return own_action ? check_squad(position, card, player) : not_now("N-SQUAD-01");
    case PlayKind::ambush:
      return check_ambush_play(position, card, player, own_action);
    case PlayKind::jutsu:
      if (on == kNoCard) return check_jutsu_somehow(position, card, player);
      if (on >= position.state.card_count) return {.code = RefusalCode::own_ninja_only, .rule = "N-JUT-02", .card = on};
      return check_jutsu(position, card, on, player);
    case PlayKind::mission:
      if (own_action || (is_counter_time(position) && player != position.state.active) ||
          (position.state.choice.kind == ChoiceKind::answer && may_answer_counter(position, card, player)))
        return check_mission(position, card, player);
      return not_now("N-MISS-01");
    case PlayKind::client:
      return own_action ? check_client(position, card, player) : not_now("N-CLI-01");
    case PlayKind::deploy:
      return own_action ? check_deploy(position, card, player)
                        : not_now("N-MP-01");  // with Ambush (N-AMB-04) or Growth (N-GROW-11) as well
    case PlayKind::platoon:
    case PlayKind::growth:
      return own_action ? check_onto(position, kind, card, on, player) : not_now("N-MP-01");
  }
  return not_now("N-MP-01");
}

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/check_action.h"

#include "engine/gormiti/actions/adjust.h"
#include "engine/gormiti/actions/check_play.h"
#include "engine/gormiti/resolve/selection.h"
#include "engine/gormiti/rules/attack.h"
#include "engine/gormiti/rules/quick.h"
#include "engine/gormiti/rules/setup.h"

namespace gormiti {
namespace {

constexpr int kDeepestCut = 18;  // G-408

/// Which question an action answers (G-R03).
template <class A>
bool answers(QuestionKind kind) {
  using enum QuestionKind;
  if constexpr (std::is_same_v<A, ChooseHero>) return kind == choose_hero;
  if constexpr (std::is_same_v<A, Cut>) return kind == cut;
  if constexpr (std::is_same_v<A, Exchange>) return kind == exchange;
  if constexpr (std::is_same_v<A, Deploy> || std::is_same_v<A, Equip> || std::is_same_v<A, PlayArena> ||
                std::is_same_v<A, PlayMagic> || std::is_same_v<A, UseAbility> || std::is_same_v<A, ToCombat> ||
                std::is_same_v<A, EndTurn>)
    return kind == strategic;
  if constexpr (std::is_same_v<A, DeclareAttacker> || std::is_same_v<A, EndCombat>) return kind == combat;
  if constexpr (std::is_same_v<A, ChooseDefender>) return kind == choose_defender;
  if constexpr (std::is_same_v<A, PlayMove> || std::is_same_v<A, Pass>) return kind == play_move;
  if constexpr (std::is_same_v<A, PickTrigger>) return kind == pick_trigger;
  if constexpr (std::is_same_v<A, Pick>)
    return kind == choose_objects || kind == choose_discard || kind == choose_found;
  if constexpr (std::is_same_v<A, NothingMore>) return kind == choose_found;
  if constexpr (std::is_same_v<A, Answer>) return kind == may;
  if constexpr (std::is_same_v<A, Keep> || std::is_same_v<A, Swap>) return kind == swap;
  return false;
}

/// A pure function of the position (G-D22). Once it is known that the action belongs to the open question of this
/// player.
class Checker {
 public:
  Checker(const Position& position, PlayerId by) : position_(position), by_(by) {}

  Refusal operator()(const ChooseHero& a) const {
    if (!is_own_in(position_, by_, a.card, Zone::deck)) return {RefusalCode::not_yours, "G-204", a.card};
    const CardDefinition& card = position_.definition(a.card);
    if (card.type != CardType::fighter) return {RefusalCode::wrong_type, "G-204", a.card};
    return card.may_be_hero() ? Refusal{} : Refusal{RefusalCode::hero_forbidden, "G-206", a.card};
  }
  Refusal operator()(const Cut& a) const {
    return a.at >= 1 && a.at <= kDeepestCut ? Refusal{} : Refusal{RefusalCode::out_of_range, "G-408"};
  }
  Refusal operator()(const Exchange& a) const {
    return a.exchange && hand_has_fighter(position_, by_) ? Refusal{RefusalCode::hand_has_fighter, "G-404"} : Refusal{};
  }
  Refusal operator()(const Deploy& a) const { return check_play(position_, by_, a); }
  Refusal operator()(const Equip& a) const { return check_play(position_, by_, a); }
  Refusal operator()(const PlayArena& a) const { return check_play(position_, by_, a); }
  Refusal operator()(const PlayMagic& a) const { return check_play(position_, by_, a); }
  Refusal operator()(const UseAbility& a) const { return check_play(position_, by_, a); }
  Refusal operator()(const PlayMove& a) const { return check_play(position_, by_, a); }
  /// G-D20.
  Refusal operator()(const ToCombat&) const {
    if (position_.state.turn < first_combat_turn(position_.options)) return {RefusalCode::too_early, "G-417"};
    if (position_.state.step == Step::main2) return {RefusalCode::once_only, "G-414"};
    return anybody_ready(position_) ? Refusal{} : Refusal{RefusalCode::nobody_ready, "G-529"};
  }
  /// G-703, G-707: the duty yields to "cannot attack".
  Refusal operator()(const EndTurn&) const {
    const CardId hero = position_.state[by_].hero;
    if (position_.state.step == Step::main1 && attack_is_due(position_) && !cannot_attack(position_, hero))
      return {RefusalCode::must_attack, "G-707", hero};
    return {};
  }
  Refusal operator()(const DeclareAttacker& a) const {
    if (!is_own_fighter(position_, by_, a.card)) return {RefusalCode::not_yours, "G-108", a.card};
    return check_ready(position_, a.card);
  }
  Refusal operator()(const EndCombat&) const {
    return position_.state.must_attack ? Refusal{RefusalCode::must_attack, "G-707", position_.state[by_].hero}
                                       : Refusal{};
  }
  Refusal operator()(const ChooseDefender& a) const {
    if (!is_own_fighter(position_, by_, a.card)) return {RefusalCode::not_yours, "G-108", a.card};
    return check_defender(position_, a.card);
  }
  Refusal operator()(const Pass&) const { return {}; }
  Refusal operator()(const PickTrigger& a) const {
    return a.index < position_.state.batch ? Refusal{} : Refusal{RefusalCode::not_an_option, "G-443"};
  }
  Refusal operator()(const Pick& a) const {
    if (position_.state.picks.contains(a.card)) return {RefusalCode::wrong_number, "G-444", a.card};
    return offered(position_).contains(a.card) ? Refusal{} : Refusal{RefusalCode::not_an_option, "G-444", a.card};
  }
  /// All that fit are taken if there are fewer (G-868).
  Refusal operator()(const NothingMore&) const {
    return offered(position_).empty() ? Refusal{} : Refusal{RefusalCode::wrong_number, "G-868"};
  }
  Refusal operator()(const Answer&) const { return {}; }
  Refusal operator()(const Keep&) const { return {}; }
  Refusal operator()(const Swap& a) const {
    if (!may_swap(position_, by_)) return {RefusalCode::no_exchange, "G-902"};
    return is_own_in(position_, by_, a.card, Zone::hand) ? Refusal{} : Refusal{RefusalCode::not_yours, "G-913", a.card};
  }
  Refusal operator()(const Concede&) const { return {}; }
  Refusal operator()(const Adjust& a) const { return check_adjust(position_, a); }

 private:
  const Position& position_;
  PlayerId by_;
};

}  // namespace

Refusal check_action(const Position& position, PlayerId by, const Action& action) {
  const GameState& state = position.state;
  if (state.over()) return {RefusalCode::game_over, "G-101"};
  if (std::holds_alternative<Concede>(action)) return {};
  // By both: it does not matter who says it.
  if (const auto* agreed = std::get_if<Adjust>(&action)) return check_adjust(position, *agreed);
  // The closed button of who is not asked says why (G-R42).
  if (state.mode == Mode::quick && std::holds_alternative<Swap>(action) && !may_swap(position, by))
    return {RefusalCode::no_exchange, "G-902"};
  if (state.question.player != by || state.question.kind == QuestionKind::none)
    return {RefusalCode::not_your_decision, "G-D19"};
  const bool fits_here = std::visit([&]<class A>(const A&) { return answers<A>(state.question.kind); }, action);
  if (!fits_here) return {RefusalCode::wrong_phase, "G-413"};
  return check_answer(position, by, action);
}

Refusal check_answer(const Position& position, PlayerId by, const Action& action) {
  return std::visit(Checker(position, by), action);
}

}  // namespace gormiti

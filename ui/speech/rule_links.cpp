// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/rule_links.h"

#include <type_traits>

#include "engine/naruto/actions/battle_outlook.h"
namespace playsheet {
namespace {

using naruto::Cause;
using naruto::ChoiceKind;
using naruto::GameState;
using naruto::Step;
using naruto::Zone;

const char* ruleOfMove(const naruto::CardMoved& move, const GameState& before) {
  switch (move.cause) {
    case Cause::draw:
      return before.step == Step::draw ? "N-START-01" : "";
    case Cause::platoon:
      return "N-PLAT-01";
    case Cause::payment:
      return move.from == Zone::hand ? "N-DEPLOY-05" : "N-COST-01";
    case Cause::charge:
      return "N-CHG-01";
    case Cause::damage:
      return "N-HLT-03";
    case Cause::negated:
      return "N-NEG-03";
    case Cause::failed:
      return "N-CHAIN-17";
    case Cause::applied:
      return move.to == Zone::village ? "N-PERM-01" : "N-CHAIN-16";
    case Cause::reward:
      return "N-REW-04";
    case Cause::hand_limit:
      return "N-END-04";
    case Cause::coins_gone:
      return "N-PERM-05";
    case Cause::host_left:
      return "N-PERM-09";
    default:
      return "";
  }
}

const char* ruleOfEnd(naruto::EndReason reason) {
  switch (reason) {
    case naruto::EndReason::rewards:
      return "N-WIN-01";
    case naruto::EndReason::deck_out:
      return "N-WIN-03";
    case naruto::EndReason::concession:
      return "N-WIN-07";
    case naruto::EndReason::card_text:
      return "N-WIN-09";
    default:
      return "";
  }
}

/// Which rule an event follows from.
struct RuleOf {
  const GameState& before;

  const char* operator()(const naruto::CardMoved& e) const { return ruleOfMove(e, before); }
  const char* operator()(const naruto::GameEnded& e) const { return ruleOfEnd(e.reason); }
  const char* operator()(const naruto::StarterDecided&) const { return "N-SETUP-03"; }
  const char* operator()(const naruto::Shuffled&) const { return before.turn == 0 ? "N-SETUP-02" : ""; }
  const char* operator()(const naruto::HandChanged&) const { return "N-MULL-01"; }
  const char* operator()(const naruto::Grown&) const { return "N-GROW-01"; }
  const char* operator()(const naruto::Looked&) const { return "N-ZONE-21"; }
  const char* operator()(const naruto::Revealed&) const { return "N-ZONE-21"; }
  const char* operator()(const naruto::Passed&) const { return "N-CHAIN-06"; }
  const char* operator()(const naruto::Tossed&) const { return before.turn == 0 ? "N-SETUP-03" : "N-COIN-01"; }
  const char* operator()(const naruto::HealthChanged& e) const { return e.injured ? "N-HLT-02" : "N-HLT-10"; }
  const char* operator()(const naruto::Damaged& e) const { return e.amount > 1 ? "N-HLT-04" : "N-HLT-02"; }
  const char* operator()(const naruto::MarkerMoved&) const {
    return before.step == Step::marker ? "N-END-05" : "N-MARK-05";
  }
  const char* operator()(const naruto::TeamChanged&) const { return before.step == Step::organize ? "N-ORG-02" : ""; }
  const char* operator()(const naruto::TeamSent& e) const { return e.attack ? "N-ATK-01" : "N-BLK-01"; }
  const char* operator()(const naruto::TeamVanished& e) const { return e.attack ? "N-BLK-09" : "N-BLK-08"; }
  const char* operator()(const naruto::LeftOut&) const { return "N-ORG-04"; }
  const char* operator()(const naruto::ControlChanged&) const { return "N-OWN-06"; }
  const char* operator()(const naruto::Transformed&) const { return "N-MAST-08"; }
  const char* operator()(const naruto::NinjaCounted&) const { return "N-CARD-01"; }
  const char* operator()(const naruto::EffectStopped&) const { return "N-NEG-09"; }
  const char* operator()(const naruto::LeftUndone&) const { return "N-TURN-06"; }
  const char* operator()(const naruto::BattleResolved& e) const {
    return naruto::rule_of_battle(e.opposed, e.result, e.attack_power).data();  // it is a literal
  }
  const char* operator()(const naruto::Agreed&) const { return "N-CR-05"; }
  const char* operator()(const naruto::LinkAdded& e) const {
    return e.link.kind == naruto::LinkKind::jutsu     ? "N-JUT-06"
           : e.link.kind == naruto::LinkKind::mission ? "N-MISS-01"
           : e.link.kind == naruto::LinkKind::trigger ? "N-EFF-08"
                                                      : "N-EFF-05";
  }
  const char* operator()(const naruto::LinkRemoved& e) const {
    return e.outcome == naruto::Outcome::applied  ? "N-CHAIN-11"
           : e.outcome == naruto::Outcome::failed ? "N-CHAIN-13"
                                                  : "N-NEG-01";
  }
  /// From the text of a card, or from none.
  template <table::PassedOver<naruto::TeamsReturned, naruto::HeadChanged, naruto::Arranged, naruto::CoinsChanged,
                              naruto::Attached, naruto::LastingBegan, naruto::LastingEnded, naruto::CardNamed,
                              naruto::TurnBegan, naruto::StepBegan, naruto::CapReached>
                E>
  const char* operator()(const E&) const {
    return "";
  }
};

}  // namespace

QString ruleOfQuestion(ChoiceKind kind) {
  const auto rule = [kind]() -> const char* {
    switch (kind) {
      case ChoiceKind::call_toss:
      case ChoiceKind::choose_starter:
        return "N-SETUP-03";
      case ChoiceKind::change_hand:
        return "N-MULL-01";
      case ChoiceKind::mission_action:
        return "N-MP-01";
      case ChoiceKind::counter_window:
        return "N-CTR-05";
      case ChoiceKind::organize:
        return "N-ORG-02";
      case ChoiceKind::attack:
        return "N-ATK-01";
      case ChoiceKind::block:
        return "N-BLK-01";
      case ChoiceKind::exchange:
        return "N-CHAIN-04";
      case ChoiceKind::answer:
        return "N-CHAIN-05";
      case ChoiceKind::pay_hand:
        return "N-DEPLOY-05";
      case ChoiceKind::pay_chakra:
        return "N-COST-02";
      case ChoiceKind::choose_cost:
        return "N-COST-11";
      case ChoiceKind::choose_x:
        return "N-COST-06";
      case ChoiceKind::choose_target:
        return "N-TGT-01";
      case ChoiceKind::components:
        return "N-SQUAD-03";
      case ChoiceKind::mastery:
        return "N-MAST-01";
      case ChoiceKind::pick:
      case ChoiceKind::mode:
      case ChoiceKind::name:
        return "N-TGT-08";
      case ChoiceKind::yes_no:
        return "N-EFF-09";
      case ChoiceKind::order_triggers:
        return "N-EFF-08";
      case ChoiceKind::look:
        return "N-ZONE-21";
      case ChoiceKind::hand_adjustment:
        return "N-END-04";
      default:
        return "";
    }
  };
  return QString::fromLatin1(rule());
}

QString ruleOfEvent(const naruto::Event& event, const GameState& before) {
  return QString::fromLatin1(std::visit(RuleOf{before}, event));
}

}  // namespace playsheet

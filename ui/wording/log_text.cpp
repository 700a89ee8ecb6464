// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/log_text.h"

#include "ui/wording/coins.h"
#include "ui/wording/joining.h"
#include "ui/wording/log_lines.h"
#include "ui/wording/realizer.h"
#include "ui/wording/slots.h"
#include "ui/wording/terms.h"

namespace playsheet::wording {

using namespace naruto;

namespace {

bool public_zone(Zone zone) {
  return zone == Zone::village || zone == Zone::chakra || zone == Zone::discard || zone == Zone::removed ||
         zone == Zone::chain;
}

class LogWriter {
 public:
  LogWriter(const GameState& before, const GameState& after, const MatchNames& names, Language language)
      : before_(before), after_(after), names_(names), language_(language) {}

  template <table::PassedOver E>
  std::string operator()(const E&) {
    return {};
  }
  std::string operator()(const TurnBegan& e) {
    slots_.n = e.turn;
    return line(e.extra ? LogLine::extra_turn_began : LogLine::turn_began, e.active);
  }
  std::string operator()(const StepBegan& e) {
    switch (e.step) {
      case Step::mission:
      case Step::organize:
      case Step::attack:
      case Step::block:
      case Step::exchange:
      case Step::showdown:
        return term(e.step, language_);
      default:
        return {};
    }
  }
  std::string operator()(const StarterDecided& e) { return line(LogLine::starter_decided, e.starter); }
  std::string operator()(const CardMoved& e) { return moved(e); }
  std::string operator()(const Shuffled& e) { return line(LogLine::shuffled, e.player); }
  std::string operator()(const Grown& e) {
    slots_.with = name(e.base);
    return card_line(LogLine::grown, e.card);
  }
  std::string operator()(const HealthChanged& e) {
    return card_line(e.injured ? LogLine::becomes_injured : LogLine::healed, e.card);
  }
  std::string operator()(const Damaged& e) {
    slots_.n = e.amount;
    return card_line(LogLine::takes_damage, e.card);
  }
  std::string operator()(const CoinsChanged& e) {
    slots_.n = e.n < 0 ? -e.n : e.n;
    slots_.text = coin_forms(e.kind, language_, false);
    return card_line(e.n < 0 ? LogLine::loses_coins : LogLine::gets_coins, e.card);
  }
  std::string operator()(const MarkerMoved& e) {
    slots_.n = e.value;
    return line(LogLine::marker, e.player);
  }
  std::string operator()(const TeamChanged& e) {
    for (const CardId mate : after_[after_[e.card].controller].village)
      if (mate != e.card && after_[mate].team == e.team && e.team != kNoTeam) {
        slots_.with = name(mate);
        return card_line(LogLine::joins_team, e.card);
      }
    return {};
  }
  std::string operator()(const TeamSent& e) { return sent(e); }
  std::string operator()(const TeamVanished& e) {
    return line(e.attack ? LogLine::attackers_vanished : LogLine::blockers_vanished);
  }
  std::string operator()(const BattleResolved& e) { return resolved(e); }
  std::string operator()(const HeadChanged& e) {
    if (e.head != kNoCard) return card_line(LogLine::becomes_head, e.head);
    return line(e.attack ? LogLine::attackers_headless : LogLine::blockers_headless);
  }
  std::string operator()(const LeftOut& e) { return card_line(LogLine::left_out, e.card); }
  std::string operator()(const ControlChanged& e) {
    slots_.player = names_.players[e.player];
    return card_line(LogLine::gains_control, e.card);
  }
  std::string operator()(const Transformed& e) {
    slots_.card = definition_name(before_[e.card].definition);
    slots_.with = definition_name(e.definition);
    return line(LogLine::transformed);
  }
  std::string operator()(const NinjaCounted& e) {
    return card_line(e.on ? LogLine::counts_as_ninja : LogLine::no_ninja_any_more, e.card);
  }
  std::string operator()(const EffectStopped& e) { return card_line(LogLine::effect_stopped, e.source.card); }
  std::string operator()(const LeftUndone& e) {
    constexpr std::array<LogLine, 6> lines{LogLine::skips_turn,          LogLine::skips_draw,
                                           LogLine::skips_mission_phase, LogLine::skips_organization_phase,
                                           LogLine::skips_battle_phase,  LogLine::skips_showdown};
    return line(lines[static_cast<std::size_t>(e.what)], e.player);
  }
  std::string operator()(const Arranged& e) {
    slots_.n = static_cast<int>(e.cards.size());
    return line(LogLine::arranged, e.player);
  }
  std::string operator()(const TeamsReturned&) { return line(LogLine::teams_returned); }
  std::string operator()(const CardNamed& e) {
    slots_.text = typeset(names_.cards->words().text(e.name));
    slots_.card = name(e.by);
    return line(e.tracks ? LogLine::tracks_card : LogLine::names_card, e.player);
  }
  std::string operator()(const Attached& e) {
    slots_.with = name(e.to);
    return card_line(LogLine::attached, e.card);
  }
  std::string operator()(const LinkAdded& e) { return used(e.link); }
  std::string operator()(const LinkRemoved& e) {
    if (e.index >= before_.chain.size()) return {};
    slots_.card = definition_name(before_.chain[e.index].context.definition);
    return line(e.outcome == Outcome::applied  ? LogLine::link_applied
                : e.outcome == Outcome::failed ? LogLine::link_failed
                                               : LogLine::link_negated);
  }
  std::string operator()(const LastingBegan& e) { return lasting(e.effect); }
  std::string operator()(const LastingEnded& e) {
    if (e.index >= before_.lasting.size()) return {};
    slots_.with = definition_name(before_.lasting[e.index].context.definition);
    return line(LogLine::lasting_ended);
  }
  std::string operator()(const Tossed& e) {
    if (e.turned) return line(e.heads ? LogLine::turned_heads : LogLine::turned_tails, e.player);
    return line(e.heads ? LogLine::tossed_heads : LogLine::tossed_tails, e.player);
  }
  std::string operator()(const Looked& e) {
    if (!e.looking.active) return {};
    slots_.other = names_.players[e.looking.of];
    slots_.n = e.looking.n;
    const LogLine where = e.looking.at == LookAt::hand       ? LogLine::looks_at_hand
                          : e.looking.at == LookAt::deck_top ? LogLine::looks_at_deck
                          : e.looking.at == LookAt::cards    ? LogLine::looks_at_cards
                                                             : LogLine::looks_at_rewards;
    return line(where, e.looking.viewer);
  }
  std::string operator()(const Revealed& e) { return card_line(LogLine::revealed, e.card); }
  std::string operator()(const Passed& e) { return line(LogLine::passes, e.player); }
  std::string operator()(const HandChanged& e) { return line(LogLine::changes_hand, e.player); }
  std::string operator()(const Agreed&) { return line(LogLine::agreed); }
  std::string operator()(const CapReached&) { return line(LogLine::cap_reached); }
  std::string operator()(const GameEnded& e) {
    slots_.other = names_.players[table::other(e.winner)];
    slots_.n = static_cast<int>(after_[e.winner].rewards.size());
    switch (e.reason) {
      case EndReason::rewards:
        return line(LogLine::won_by_rewards, e.winner);
      case EndReason::deck_out:
        return line(LogLine::won_by_deck_out, e.winner);
      case EndReason::concession:
        return line(LogLine::won_by_concession, e.winner);
      case EndReason::card_text:
        return line(LogLine::won_by_card_text, e.winner);
      case EndReason::none:
        break;
    }
    return line(LogLine::ended, e.winner);
  }

 private:
  std::string line(LogLine which) { return capitalised(filled(pick(log_wording(which), language_), slots_)); }
  std::string line(LogLine which, PlayerId player) {
    slots_.player = names_.players[player];
    return line(which);
  }
  std::string card_line(LogLine which, CardId card) {
    slots_.card = name(card);
    return line(which);
  }
  std::string definition_name(DefinitionId id) const { return card_name(names_, id, language_); }
  std::string name(CardId card) const {
    return card < after_.card_count ? definition_name(after_[card].definition) : std::string();
  }

  std::string moved(const CardMoved& e) {
    const bool known = public_zone(e.from) || public_zone(e.to);
    if (known) slots_.card = name(e.card);
    slots_.player = names_.players[e.player];
    return line(move_line(e, known));
  }
  static LogLine move_line(const CardMoved& e, bool known) {
    if (e.cause == Cause::setup) return LogLine::nothing;
    if (known && e.cause == Cause::agreed && e.to == Zone::rewards) return LogLine::to_rewards;
    if (known && e.cause == Cause::mastery) return e.to == Zone::hand ? LogLine::taken_back : LogLine::pays_mastery;
    if (known && e.cause == Cause::control_ended) return LogLine::control_lost;
    if (known && e.cause == Cause::squad) return e.to == Zone::village ? LogLine::forms_squad : LogLine::joins_squad;
    switch (e.to) {
      case Zone::village:
        switch (e.cause) {
          case Cause::deploy:
            return e.from == Zone::chakra ? LogLine::ambushes : LogLine::deploys;
          case Cause::growth:
            return LogLine::nothing;  // Grown tells it
          case Cause::platoon:
            return LogLine::deploys;
          case Cause::applied:
            return LogLine::stays_in_play;
          default:
            return LogLine::enters_play;
        }
      case Zone::hand:
        if (e.cause == Cause::draw) return LogLine::draws;
        return known ? LogLine::to_hand : LogLine::hidden_to_hand;
      case Zone::discard:
        switch (e.cause) {
          case Cause::payment:
            return LogLine::pays_discarding;
          case Cause::damage:
            return LogLine::defeated;
          case Cause::hand_limit:
            return LogLine::over_hand_limit;
          case Cause::coins_gone:
            return LogLine::coins_gone;
          case Cause::host_left:
            return LogLine::host_left;
          default:
            return LogLine::discarded;
        }
      case Zone::chakra:
        if (e.cause == Cause::charge) return LogLine::charges;
        if (e.cause == Cause::payment && e.from == Zone::hand) return LogLine::pays_charging;
        return LogLine::to_chakra;
      case Zone::deck:
        if (e.to_bottom) return known ? LogLine::to_deck_bottom : LogLine::hidden_to_deck_bottom;
        return known ? LogLine::to_deck_top : LogLine::hidden_to_deck_top;
      case Zone::rewards:
        return LogLine::wins_reward;
      case Zone::removed:
        return LogLine::removed;
      default:
        return LogLine::nothing;  // onto the chain: LinkAdded tells it
    }
  }

  std::string sent(const TeamSent& e) {
    const TeamId team = after_[e.head].team;
    for (const CardId mate : after_[e.player].village)
      if (mate != e.head && team != kNoTeam && after_[mate].team == team) slots_.text += ", " + name(mate);
    slots_.player = names_.players[e.player];
    if (!e.attack && e.battle < after_.battles.size()) slots_.with = name(after_.battles[e.battle].attack_head.card);
    return card_line(e.attack ? LogLine::attacks : LogLine::blocks, e.head);
  }

  std::string resolved(const BattleResolved& e) {
    if (e.battle >= before_.battles.size() && e.battle >= after_.battles.size()) return {};
    const Battle& battle = e.battle < before_.battles.size() ? before_.battles[e.battle] : after_.battles[e.battle];
    slots_.card = name(battle.attack_head.card);
    slots_.n = e.attack_power;
    if (!e.opposed) return line(e.mental ? LogLine::mental_unopposed : LogLine::battle_unopposed);
    slots_.with = name(battle.block_head.card);
    slots_.m = e.block_power;
    slots_.text = term(e.result, language_);
    return line(e.mental ? LogLine::mental_opposed : LogLine::battle_opposed, after_.active);
  }

  std::string used(const Link& link) {
    const Context& c = link.context;
    slots_.card = definition_name(c.definition);
    std::vector<std::string> targets;
    for (const ObjectRef& target : c.targets)
      for_each_target_in(after_, target, [&](CardId card) { targets.push_back(name(card)); });
    if (!targets.empty()) slots_.text = " → " + enumerated(targets, ", ");
    if (link.kind == LinkKind::jutsu) {
      slots_.with = name(c.user.card);
      return line(LogLine::uses_jutsu, c.controller);
    }
    if (link.kind == LinkKind::trigger) return line(LogLine::effect_waits, c.controller);
    return line(link.kind == LinkKind::mission ? LogLine::uses_mission : LogLine::uses_effect, c.controller);
  }

  std::string lasting(const LastingEffect& effect) {
    slots_.with = definition_name(effect.context.definition);
    if (!effect.subject) return line(LogLine::lasting_began);
    const CardDefinition& source = (*names_.cards)[effect.context.definition];
    const naruto::Effect* node = source.effects.has(effect.effect) ? source.effects[effect.effect] : nullptr;
    const Lasting* rule = node ? std::get_if<Lasting>(&node->node) : nullptr;
    if (rule && std::holds_alternative<ModifyPower>(rule->rule)) {
      slots_.text = power_text({effect.a, 0}, {effect.b, 0}, false);
      return card_line(LogLine::gets_power, effect.subject.card);
    }
    return card_line(LogLine::lasting_on, effect.subject.card);
  }

  const GameState& before_;
  const GameState& after_;
  const MatchNames& names_;
  Language language_;
  Slots slots_;
};

}  // namespace

std::string log_text(const Event& event, const GameState& before, const GameState& after, const MatchNames& names,
                     Language language) {
  return std::visit([&](const auto& e) { return LogWriter(before, after, names, language)(e); }, event);
}

}  // namespace playsheet::wording

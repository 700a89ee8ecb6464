// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/battle_outlook.h"

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/showdown.h"

namespace naruto {

std::string_view rule_of_battle(bool compared, Result result, int attack_power) {
  if (!compared) return rewards_for(attack_power) > 1 ? "N-REW-02" : "N-REW-01";
  if (result == Result::draw) return "N-SHOW-09";
  return result == Result::victory || result == Result::defeat ? "N-SHOW-10" : "N-SHOW-11";
}

BattleOutlook battle_outlook(const Position& position, std::size_t battle) {
  GameState trial = position.state;
  trial.work.clear();
  Events events;
  const Rulebook rules = position.rules();
  Change change(trial, rules, &events);
  BattleOutlook out;
  out.compared = settle_alone(change, battle);
  const Battle& fought = trial.battles[battle];
  out.result = fought.result;
  out.rule = rule_of_battle(out.compared, out.result, fought.attack_power);
  for (const Event& event : events) {
    if (const auto* hit = std::get_if<Damaged>(&event)) out.hurts.push_back({hit->card, hit->amount});
    const auto* moved = std::get_if<CardMoved>(&event);
    if (moved != nullptr && moved->to == Zone::rewards && moved->cause == Cause::reward) ++out.rewards;
  }
  out.asks = !trial.work.empty();
  return out;
}

std::vector<BattleOutlook> battle_outlooks(const Position& position) {
  std::vector<BattleOutlook> all;
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) all.push_back(battle_outlook(position, i));
  return all;
}

}  // namespace naruto

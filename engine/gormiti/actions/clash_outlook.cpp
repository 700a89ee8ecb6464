// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/clash_outlook.h"

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

ClashOutlook::Side side_of(const Position& position, ObjectRef fighter) {
  ClashOutlook::Side side;
  if (!position.state.on_field(fighter)) return side;
  side.fighter = fighter.card;
  side.ledger = attack_ledger(position, fighter.card);
  side.atk = atk(position, fighter.card);
  side.hp = side.hp_left = current_hp(position, fighter.card);
  return side;
}

void hit(const Position& position, ClashOutlook::Side& side, int by) {
  side.damage = damage_dealt(position, side.fighter, by, DamageCause::battle);
  side.reduced = by - side.damage;
  side.hp_left = side.hp - side.damage;
}

}  // namespace

std::vector<AttackLine> attack_ledger(const Position& position, CardId fighter) {
  std::vector<AttackLine> out{{AttackLine::Kind::printed, position.definition(fighter).atk, fighter, {}}};
  for_each_atk_change(position, fighter, role_of(position.state, fighter),
                      [&](int n, CardId source, const LastingEffect* lasting) {
                        if (n == 0) return;
                        const auto kind = lasting == nullptr ? AttackLine::Kind::rule : AttackLine::Kind::lasting;
                        out.push_back({kind, n, source, lasting == nullptr ? EndKind::turn_end : lasting->end});
                      });
  return out;
}

std::optional<ClashOutlook> clash_outlook(const Position& position) {
  const Clash& clash = position.state.clash;
  if (!clash.attacker) return std::nullopt;
  ClashOutlook out{side_of(position, clash.attacker), side_of(position, clash.defender)};
  if (!out.both_there()) return out;
  hit(position, out.attacker, out.defender.atk);
  hit(position, out.defender, out.attacker.atk);
  return out;
}

}  // namespace gormiti

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/figures.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ui/wording/rising_clan/seen_cards.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

std::string value_text(Stat stat, int value, Language language) {
  return fmt::format("{} {}", name_of(stat, language), value);
}

std::string demands_text(const std::vector<RollDemand>& demands, Language language) {
  std::vector<std::string> all;
  for (const RollDemand& each : demands) all.push_back(value_text(each.stat, each.target, language));
  return fmt::format("{}", fmt::join(all, ", "));
}

std::string total_text(const RolledDie& rolled, const std::vector<std::string>& players, Language language) {
  const Roll& roll = rolled.roll;
  const std::string total = value_text(roll.stat, rolled.total, language);
  const std::string defence = value_text(Stat::DIF, rolled.target, language);
  switch (roll.kind) {
    case RollKind::first_player:
    case RollKind::priority:
      return fmt::format("{}", rolled.total);
    case RollKind::fight:
      return filled(language, {"{0} against {1} of {2}", "{0} contro {1} di {2}", "{0} contra {1} de {2}"}, total,
                    defence, rolled.creature);
    case RollKind::attack:
    case RollKind::challenge:
    case RollKind::creature:
      return filled(language, {"{0} against {2}’s {1}", "{0} contro {1} di {2}", "{0} contra {1} de {2}"}, total,
                    defence, name_at(players, roll.against));
    default:
      return filled(language, {"{0}, target {1}", "{0}, da raggiungere {1}", "{0}, valor a alcançar {1}"}, total,
                    rolled.target);
  }
}

std::string die_text(const RolledDie& rolled, const std::vector<std::string>& players, Language language) {
  const Roll& roll = rolled.roll;
  const std::string who = name_at(players, roll.roller);
  const int die = roll.die;
  const bool for_place = roll.kind == RollKind::first_player || roll.kind == RollKind::priority;
  if (for_place && rolled.total == die)
    return filled(language, {"{0} rolls a {1}", "{0} tira un {1}", "{0} rola um {1}"}, who, die);
  std::string figures = total_text(rolled, players, language);
  if (for_place) figures = filled(language, {"total {}", "totale {}", "total {}"}, figures);
  if (roll.halved) {
    const int half = (die + 1) / 2;
    figures = filled(language, {"counts {0}: {1}", "vale {0}: {1}", "vale {0}: {1}"}, half, figures);
  }
  if (roll.kind == RollKind::creature)
    return filled(language,
                  {"{0} rolls a {1} for {2} ({3})", "{0} tira un {1} per {2} ({3})", "{0} rola um {1} para {2} ({3})"},
                  who, die, rolled.creature, figures);
  return filled(language, {"{0} rolls a {1} ({2})", "{0} tira un {1} ({2})", "{0} rola um {1} ({2})"}, who, die,
                figures);
}

}  // namespace playsheet::rising_clan_wording

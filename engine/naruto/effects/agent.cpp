// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/agent.h"

namespace naruto {
namespace {

bool is_of_type(const Position& position, const Agent& agent, CardType type) {
  return agent.deed == Deed::effect && agent.source && position.is(agent.source.card, type);
}

bool cause_fits(const Position& position, CauseTest cause, const Agent& agent) {
  switch (cause) {
    case CauseTest::any:
      return true;
    case CauseTest::showdown:
      return agent.deed == Deed::showdown;
    case CauseTest::damage:
      return agent.damage;
    case CauseTest::effect:
      return agent.deed == Deed::effect;
    case CauseTest::jutsu:
      return is_of_type(position, agent, CardType::jutsu);
    case CauseTest::ninja:
      return is_of_type(position, agent, CardType::ninja);
    case CauseTest::mission:
      return is_of_type(position, agent, CardType::mission);
    case CauseTest::client:
      return is_of_type(position, agent, CardType::client);
    case CauseTest::payment:
      return agent.deed == Deed::payment;
  }
  return false;
}

}  // namespace

bool brought_about_by(const Position& position, CauseTest cause, const Boxed<Filter>& by, const Agent& agent,
                      const Context& asker) {
  if (!cause_fits(position, cause, agent)) return false;
  if (!by) return true;
  if (agent.deed == Deed::showdown) {
    bool found = false;
    for_each_ally(position, agent.team, [&](CardId member) { found = found || fits(position, *by, member, asker); });
    return found;
  }
  if (agent.deed != Deed::effect && agent.deed != Deed::payment) return false;
  return agent.source && fits_use(position, *by, agent.source.card, agent.user, asker);
}

bool dealt_by(const Position& position, CauseTest cause, const Boxed<Filter>& by, const Agent& agent,
              const Context& asker) {
  if (brought_about_by(position, cause, by, agent, asker)) return true;
  if (!by || agent.deed != Deed::effect || !agent.user || !cause_fits(position, cause, agent)) return false;
  bool found = position.alive(agent.user) && fits(position, *by, agent.user.card, asker);
  for_each_member(position, last_team(position, agent.user),
                  [&](CardId mate) { found = found || fits(position, *by, mate, asker); });
  return found;
}

}  // namespace naruto

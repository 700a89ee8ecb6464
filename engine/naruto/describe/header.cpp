// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/describe/planner.h"

/// What stands over the abilities: permanence, requirement, attachment, and what a use costs beside its printed cost.
namespace naruto::describe {

void Planner::header() {
  const MissionHeader& m = card_.mission;
  if (m.counter || m.permanence != Permanence::none) {
    new_paragraph(false);
    if (m.counter) plain_sentence(SentenceKind::counter);
    if (m.permanence != Permanence::none) {
      plain_sentence(SentenceKind::permanent);
      sentence().permanence = m.permanence;
      sentence().n = quantity(m.coins);
      if (m.coins.kind != Amount::Kind::constant) {
        plain_sentence(SentenceKind::definition);
        sentence().amount = m.coins;
      }
    }
    end_sentence();
  }
  if (m.playable_if) {
    new_paragraph(false);
    only_if(*m.playable_if);
  }
  if (m.to_village_of) {
    new_paragraph(false);
    plain_sentence(SentenceKind::enters_village);
    sentence().side = *m.to_village_of;
    end_sentence();
  }
  if (card_.jutsu.once_per_turn) {
    new_paragraph(false);
    plain_sentence(SentenceKind::once_per_turn);
    end_sentence();
  }
  if (card_.jutsu.side) {
    new_paragraph(false);
    plain_sentence(SentenceKind::user_side);
    sentence().side = *card_.jutsu.side == FightSide::attacker ? Side::you : Side::opponent;
    end_sentence();
  }
  if (card_.jutsu.needs) {
    new_paragraph(false);
    plain_sentence(SentenceKind::requirement);
    sentence().filter = *card_.jutsu.needs;
    end_sentence();
  }
  if (m.attach) attach_sentence(*m.attach);
  if (m.attach && m.follows_controller) follows_controller();
}

void Planner::attach_sentence(const Filter& filter) {
  new_paragraph(false);
  plain_sentence(SentenceKind::targets);
  Phrase phrase = counted(filter, {1, 0});
  phrase.origin = Origin::none;
  sentence().targets.push_back(phrase);
  new_paragraph(false);
  plain_sentence(SentenceKind::attach);
  end_sentence();
}

void Planner::cost_sentence(const Price& cost) {
  new_paragraph(false);
  plain_sentence(SentenceKind::further_cost);
  std::vector<Act> acts = price_acts(cost, card_.type == CardType::jutsu ? Ref::user : Ref::self);
  if (acts.empty()) return;
  Clause& c = clause(Joint::first, {});
  c.subject.naming = Naming::you;
  c.acts = std::move(acts);
  end_sentence();
}

void Planner::follows_controller() {
  plain_sentence(SentenceKind::follows_controller);
  mentions_.clear();
  sentence().who = mention(Ref::attached, false);
  end_sentence();
}

}  // namespace naruto::describe

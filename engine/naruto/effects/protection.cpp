// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/protection.h"

namespace naruto {

Context asker_for(const Position& position, const RuleSource& source, CardId card) {
  Context asker = source.context;
  asker.controller = position[card].controller;
  asker.it = position.object(card);
  return asker;
}

bool is_unaffected(const Position& position, CardId card, const Agent& by) {
  if (position.every_text_valid || !position.has_rule<Unaffected>()) return false;
  if (by.deed != Deed::effect || !position.in_play(card)) return false;
  // Whether a text protects is asked as if every effect reached every card, so that two of them cannot wait for each
  // other; only a text that has been taken away is none (N-NEG-08).
  Position plain = position;
  plain.every_text_valid = true;
  return find_rule<Unaffected>(plain, card, [&](const Unaffected& rule, const RuleSource& source) {
           if (source.lasting == nullptr && find_rule<LoseText>(plain, source.context.source.card) != kNoCard)
             return false;
           return brought_about_by(plain, CauseTest::any, rule.by, by, asker_for(plain, source, card));
         }) != kNoCard;
}

bool is_unremovable(const Position& position, CardId card, const Agent& by) {
  if (by.deed != Deed::effect || by.damage) return false;
  return find_rule<Unremovable>(position, card, [&](const Unremovable& rule, const RuleSource& source) {
           return brought_about_by(position, CauseTest::any, rule.by, by, asker_for(position, source, card));
         }) != kNoCard;
}

bool damage_stays(const Position& position, const Agent& by) {
  if (by.deed != Deed::showdown || !position.has_rule<DamageStays>()) return false;
  bool stays = false;
  for_each_ally(position, by.team,
                [&](CardId member) { stays = stays || find_rule<DamageStays>(position, member) != kNoCard; });
  return stays;
}

bool is_unmovable(const Position& position, CardId card, const Agent& by) {
  if (by.deed != Deed::effect) return false;
  return find_rule<Unremovable>(position, card, [&](const Unremovable& rule, const RuleSource& source) {
           return rule.moves &&
                  brought_about_by(position, CauseTest::any, rule.by, by, asker_for(position, source, card));
         }) != kNoCard;
}

}  // namespace naruto

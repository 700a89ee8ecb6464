// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "engine/naruto/describe/planner.h"

/// How lasting rules are told, where that is in other words than their tree has: what nobody can, what only some can,
/// what comes on top, what the words before take up.
namespace naruto::describe {

namespace {

/// It cannot be blocked, or not by such teams; not "only by".
bool is_flat_ban(const Rule& rule) {
  const auto* block = std::get_if<CannotBeBlocked>(&rule);
  return block && !block->except_by && !block->only_by;
}

/// A figure is measured by that of "it".
bool compares_with_it(const Filter& f) {
  const auto of_it = [](const std::vector<Amount>& bound) {
    return std::any_of(bound.begin(), bound.end(), [](const Amount& a) { return a.of == Ref::it; });
  };
  return std::any_of(f.compare.begin(), f.compare.end(),
                     [&of_it](const Compare& c) {
                       return of_it(c.at_least) || of_it(c.at_most) || of_it(c.below) || of_it(c.above);
                     }) ||
         std::any_of(f.user.begin(), f.user.end(), compares_with_it);
}

}  // namespace

/// "Each Ninja cannot" is no English, and no Italian either: "no Ninja can".
void Planner::turn_into_ban(Clause& clause) {
  const bool one_head = clause.acts.size() == 1 && clause.acts.front().rule &&
                        std::holds_alternative<MustBeHead>(*clause.acts.front().rule);
  if (one_head && clause.subject.naming == Naming::group) clause.subject.naming = Naming::each;
  if (clause.subject.naming != Naming::each || clause.subject.aspect != Aspect::itself) return;
  bool flat = true;
  for (const Act& act : clause.acts) {
    if (act.verb != Verb::gets_rule || !act.rule) return;
    const Rule& rule = *act.rule;
    const bool ban = std::holds_alternative<ForbidJutsu>(rule) || std::holds_alternative<CannotBeSent>(rule) ||
                     is_flat_ban(rule) || std::holds_alternative<Untargetable>(rule) ||
                     std::holds_alternative<HealLock>(rule) || std::holds_alternative<CannotBeTeamedWith>(rule) ||
                     std::holds_alternative<Unremovable>(rule) || std::holds_alternative<LockPower>(rule);
    // No word in them to take the "no": "Ninja with ... are not affected".
    const bool denied = std::holds_alternative<Unaffected>(rule) || std::holds_alternative<CannotBeNegated>(rule);
    if (!ban && !denied) return;
    if (denied && act.by && compares_with_it(*act.by)) return;  // "... of lower rank than its own"
    flat = flat && ban;
  }
  clause.subject.naming = flat ? Naming::no : Naming::group;
}

/// Not by teams of only low entrance costs: only by a team with a higher one.
Rule told_rule(const Rule& rule) {
  const auto* block = std::get_if<CannotBeBlocked>(&rule);
  if (!block || !block->by || block->by->only.size() != 1) return rule;
  TeamTest of_only = *block->by;
  Filter low = std::exchange(of_only.only, {}).front();
  const auto cost = std::exchange(low.entrance_cost, std::nullopt);
  if (of_only != TeamTest{} || !cost || cost->at_least || !cost->at_most || !parts_of(low).empty()) return rule;
  low.entrance_cost = Bounds{*cost->at_most + 1, std::nullopt};
  Selector high;
  high.kind = Selector::Kind::each;
  high.filter = {low};
  CannotBeBlocked only_by = *block;
  only_by.by.reset();
  only_by.except_by = high;
  return only_by;
}

namespace {

/// Of a change of the power of one card: downwards or not. Nothing where a letter leaves it open.
std::optional<bool> lowers(const ModifyPower& change) {
  if (change.who.kind != Selector::Kind::ref) return std::nullopt;
  const auto below = [](const Amount& n) { return n.kind == Amount::Kind::constant && n.number < 0; };
  return change.negative || below(change.combat) || below(change.support);
}

}  // namespace

/// What comes after it, even under a condition, is a further change.
void Planner::note_power(const Effect& effect) {
  const auto* lasting = std::get_if<Lasting>(&effect.node);
  const auto* change = lasting ? std::get_if<ModifyPower>(&lasting->rule) : nullptr;
  if (change == nullptr) return;
  if (const auto down = lowers(*change)) changed_power_.emplace_back(change->who.ref, *down);
}

bool Planner::changes_power_again(const Rule& rule) const {
  const auto* change = std::get_if<ModifyPower>(&rule);
  const auto down = change ? lowers(*change) : std::nullopt;
  return down && std::find(changed_power_.begin(), changed_power_.end(), std::pair(change->who.ref, *down)) !=
                     changed_power_.end();
}

/// The sentence before, if all that it says is that this card takes another place: "... and has power 0/0".
Clause* Planner::place_taken_by(const Selector& who) {
  if (who.kind != Selector::Kind::ref || text_.back().sentences.empty()) return nullptr;
  Sentence& last = text_.back().sentences.back();
  if (last.kind != SentenceKind::statement || last.clauses.size() != 1) return nullptr;
  Clause& c = last.clauses.front();
  const bool same = c.subject.ref == seen(who.ref) && c.subject.aspect == Aspect::itself && c.acts.size() == 1 &&
                    c.acts.front().verb == Verb::takes_place && !c.until && !c.may;
  return same ? &c : nullptr;
}

void Planner::tell(const Lasting& e, Scope& scope) {
  const Selector& who = who_of(e.rule);
  const Aspect aspect = rule_aspect(e.rule);
  if (open_ && last_lasting_ && !goes_on_ && !scope.apart && last_lasting_->until == e.until &&
      aspect == Aspect::itself && !is_chosen(who) && scope.leads.empty() &&
      rule_aspect(last_lasting_->rule) == Aspect::itself && who_of(last_lasting_->rule) == who) {
    Clause& last = text_.back().sentences.back().clauses.back();
    if (last.subject.naming == Naming::no) last.subject.naming = Naming::each;
    last.acts.push_back(rule_act(e.rule));
    turn_into_ban(last);
    return;
  }
  const bool both_of_player = open_ && scope.held && scope.leads.empty() && last_lasting_ && !goes_on_ &&
                              !scope.apart && aspect == Aspect::player && last_lasting_->until == e.until &&
                              rule_aspect(last_lasting_->rule) == Aspect::player;
  if (both_of_player) {  // "you cannot use Jutsu and you cannot use Missions this turn": both from the same moment on
    Clause& last = text_.back().sentences.back().clauses.back();
    Phrase player = rule_subject(e.rule, aspect);
    if (last.subject.naming == player.naming && player.naming != Naming::group) {
      last.until.reset();
      Clause& c = clause(Joint::and_, {});
      c.subject = std::move(player);
      c.acts.push_back(rule_act(e.rule));
      c.until = e.until;
      return;
    }
  }
  statement(who, rule_act(e.rule), scope, e.until, aspect);
}

/// The same rule for each of the targets, one after the other: told of all of them.
std::optional<Effect> Planner::of_all_targets(const Effects& effects, std::size_t first) const {
  const std::size_t n = targets_ ? targets_->size() : 0;
  if (n < 2 || first + n > effects.items.size()) return std::nullopt;
  Selector all;
  all.kind = Selector::Kind::together;
  std::optional<Lasting> common;
  for (std::size_t i = 0; i < n; ++i) {
    const auto* lasting = std::get_if<Lasting>(&effects.items[first + i].node);
    if (!lasting || rule_aspect(lasting->rule) != Aspect::itself) return std::nullopt;
    Lasting same = *lasting;
    Selector* const who = subject_of(same.rule);
    const auto target = static_cast<Ref>(static_cast<std::size_t>(Ref::t1) + i);
    if (!who || who->kind != Selector::Kind::ref || who->ref != target) return std::nullopt;
    all.parts.push_back(std::exchange(*who, Selector{}));
    if (common && !(*common == same)) return std::nullopt;
    common = std::move(same);
  }
  *subject_of(common->rule) = std::move(all);
  return Effect{*common};
}

}  // namespace naruto::describe

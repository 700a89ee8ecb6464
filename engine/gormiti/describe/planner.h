// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/gormiti/describe/plan.h"

namespace gormiti::describe {

/// Plans the sentences of one ability, in reading order: it remembers what was named last. Private to `describe`.
class Planner {
 public:
  Planner(const CardDefinition& card, Ability ability) : card_(card), ability_(std::move(ability)) {}

  Event event();
  Test test(const Condition& condition);
  std::vector<Sentence> steps(ListId list);
  std::vector<Sentence> rules(const std::vector<Rule>& rules);

  Clause operator()(const DamageEffect& e);
  Clause operator()(const HealEffect& e);
  Clause operator()(const ModifyEffect& e);
  Clause operator()(const ReduceEffect& e);
  Clause operator()(const DrawEffect& e);
  Clause operator()(const DiscardEffect& e);
  Clause operator()(const MoveEffect& e);
  Clause operator()(const SearchEffect& e);
  Clause operator()(const TokenEffect& e);
  Clause operator()(const DestroyEffect& e);
  Clause operator()(const CounterEffect& e);
  Clause operator()(const ExtraAttackEffect& e);
  Clause operator()(const IfEffect& e);
  Clause operator()(const AttachEffect& e);
  Clause operator()(const MayEffect& e);

  Clause operator()(const ModifyRule& rule);
  Clause operator()(const ReduceRule& rule);
  Clause operator()(const AttackRule& rule);
  Clause operator()(const BlockRule& rule);
  Clause operator()(const ForbidMoveRule& rule);

 private:
  Naming naming_of(Ref ref) const;
  /// With the words of a group: of whom a rule is true.
  Phrase phrase(const Selector& selector, Naming each = Naming::each);
  Quantity quantity(const Amount& amount) const;
  Test existence(const Condition& condition);
  Test comparison(const Condition& condition);
  static Test with_bounds(Test test);
  std::vector<Clause> branch(Branch branch);
  Clause act(Verb verb, Phrase who);

  const CardDefinition& card_;
  Ability ability_;
  std::optional<Naming> last_;  ///< a pronoun would mean this
};

}  // namespace gormiti::describe

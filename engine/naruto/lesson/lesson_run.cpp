// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/lesson/lesson_run.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/scenario/builder.h"
#include "engine/naruto/scenario/decider.h"

namespace naruto {
namespace {

using Way = std::vector<LessonRun::Decided>;

bool is_pick(const LessonRun::Decided& decided) { return std::holds_alternative<Pick>(decided.action); }

/// Cards of a payment or targets may come in any order.
Way::const_iterator find_next(const Way& way, const Action& action) {
  for (auto next = way.begin(); next != way.end(); ++next) {
    if (next->action == action) return next;
    if (!is_pick(*next)) break;
  }
  return way.end();
}

}  // namespace

LessonRun::LessonRun(const Lesson& lesson, const Rulebook& rules, std::map<std::string, CardId> labels)
    : lesson_(lesson), rules_(rules), labels_(std::move(labels)) {}

scenario::Table LessonRun::table_at(const GameState& state) const {
  scenario::Table table(*rules_.cards, *rules_.edition);
  table.state = state;
  table.labels = labels_;
  table.show_present();
  return table;
}

CardId LessonRun::find(const scenario::CardName& name, const GameState& state) const {
  return table_at(state).find(name.side.value_or(PlayerId::south), {Zone::village, Zone::hand, Zone::chain}, name);
}

Way LessonRun::actions_of(const scenario::Decision& decision, const GameState& state) {
  scenario::Table table = table_at(state);
  const scenario::Decided decided = scenario::decide(table, decision, true);
  if (decided.accepted()) return std::move(table.acted);
  const std::string why = decided.trouble.empty() ? scenario::text_of(decided.refusal) : decided.trouble;
  trouble_ = fmt::format("step {}: {}; {}", step_ + 1, why, table.question());
  return {};
}

void LessonRun::begin(const GameState& state) {
  ways_.clear();
  done_ = false;
  then_ = 0;
  program_.clear();
  for (const scenario::Decision& decision : now().expected)
    if (auto way = actions_of(decision, state); !way.empty()) ways_.push_back(std::move(way));
  if (!ways_.empty()) trouble_.clear();  // the other ways are closed by what was done before
}

void LessonRun::go_on(const GameState& state) {
  if (!now().expected.empty() || now().play || at_end()) return;
  done_ = true;
  play_script(state);
}

/// The next line of the program, or the next step.
void LessonRun::play_script(const GameState& state) {
  while (program_.empty() && then_ < now().then.size()) program_ = actions_of(now().then[then_++], state);
  if (!program_.empty() || at_end()) return;
  ++step_;
  begin(state);
}

std::vector<Action> LessonRun::wanted() const {
  std::vector<Action> out;
  if (done_) return out;
  for (const Way& way : ways_) {
    for (const Decided& next : way) {
      out.push_back(next.action);
      if (!is_pick(next)) break;
    }
  }
  return out;
}

bool LessonRun::wants(const Action& action) const {
  if (now().play) return true;
  const auto all = wanted();
  return std::find(all.begin(), all.end(), action) != all.end();
}

std::optional<LessonRun::Decided> LessonRun::program() const {
  return program_.empty() ? std::nullopt : std::optional(program_.front());
}

void LessonRun::decided(const Action& action, const GameState& state) {
  if (now().play) {
    if (!state.over()) return;
    ++step_;
    return begin(state);
  }
  if (!program_.empty()) {
    program_.erase(program_.begin());
    if (program_.empty()) play_script(state);
    return;
  }
  std::vector<Way> left;
  for (Way& way : ways_)
    if (const auto next = find_next(way, action); next != way.end()) {
      way.erase(next);
      left.push_back(std::move(way));
    }
  ways_ = std::move(left);
  done_ = std::any_of(ways_.begin(), ways_.end(), [](const Way& way) { return way.empty(); });
  if (done_) play_script(state);
}

LessonBegin begin_lesson(const Lesson& lesson, const Catalog& cards) {
  LessonBegin out;
  const Edition played = with_rulings(*lesson.edition, lesson.position.rulings);
  scenario::Table table(cards, played);
  out.problems = scenario::build(lesson.position, *lesson.edition, table);
  if (!out.problems.empty()) return out;
  MatchSetup setup;
  setup.edition = lesson.edition;
  setup.rulings = lesson.position.rulings;
  out.match.emplace(cards, std::move(setup), table.state);
  out.labels = std::move(table.labels);
  return out;
}

}  // namespace naruto

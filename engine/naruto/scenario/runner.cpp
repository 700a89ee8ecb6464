// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/runner.h"

#include <fmt/format.h>

#include "engine/naruto/scenario/builder.h"
#include "engine/naruto/scenario/decider.h"
#include "engine/naruto/scenario/expecter.h"

namespace naruto::scenario {
namespace {

class Runner {
 public:
  Runner(Run& run, Table& table) : run_(run), scenario_(*run.scenario), table_(table) {}

  void play() {
    for (at_ = 0; at_ < scenario_.lines.size() && !run_.failure; ++at_) {
      const Line& line = scenario_.lines[at_];
      if (counts_in(line, *run_.edition))
        std::visit([&](const auto& content) { carry_out(line, content); }, line.content);
    }
  }

 private:
  void fail(const Line& line, std::string expected, std::string found) {
    run_.failure = Failure{scenario_.file, line.number, line.text, std::move(expected), std::move(found)};
  }

  void carry_out(const Line&, const PositionLine&) {}
  void carry_out(const Line&, const Refused&) {}  // looked at with its decision

  void carry_out(const Line& line, const Decision& decision) {
    const std::string asked = table_.question();
    const Decided decided = decide(table_, decision, scenario_.strict);
    if (!decided.trouble.empty()) return fail(line, "it can be done here", decided.trouble + "; " + asked);
    const auto expected = refusals_behind();
    if (expected.empty() && decided.refusal)
      fail(line, "accepted", fmt::format("{}; {}", text_of(decided.refusal), asked));
    for (const Line* refused : expected)
      if (!run_.failure) compare(*refused, std::get<Refused>(refused->content), decided.refusal);
  }

  /// What is said of the present decision in this edition: lines of others may stand between.
  std::vector<const Line*> refusals_behind() const {
    std::vector<const Line*> lines;
    for (std::size_t i = at_ + 1; i < scenario_.lines.size(); ++i) {
      const Line& line = scenario_.lines[i];
      if (!counts_in(line, *run_.edition)) continue;
      if (!std::holds_alternative<Refused>(line.content)) break;
      lines.push_back(&line);
    }
    return lines;
  }

  void compare(const Line& line, const Refused& expected, const Refusal& refusal) {
    // Figures that a refusal does not have are no 0: nothing could be said of them that is wrong.
    const bool figures = refusal.need != 0 || refusal.have != 0;
    if (refusal && (expected.need || expected.have) && !figures)
      return fail(line, line.text, text_of(refusal) + ", which has no figures");
    const bool right = refusal && (expected.code.empty() || expected.code == table::name_of(refusal.code)) &&
                       (expected.rule.empty() || expected.rule == refusal.rule) &&
                       (!expected.need || *expected.need == refusal.need) &&
                       (!expected.have || *expected.have == refusal.have) &&
                       (!expected.card || table_.means(*expected.card, refusal.card));
    if (!right) fail(line, line.text, text_of(refusal));
  }

  void carry_out(const Line& line, const Continue& go) {
    if (const std::string trouble = go_on(table_, go); !trouble.empty())
      fail(line, "the game goes on to " + go.word, trouble);
  }

  void carry_out(const Line& line, const Expectation& expectation) {
    if (const auto difference = check_expectation(table_, expectation))
      fail(line, difference->expected, difference->found);
  }

  Run& run_;
  const Scenario& scenario_;
  Table& table_;
  std::size_t at_ = 0;
};

}  // namespace

Run run_scenario(const Scenario& scenario, const Edition& edition, const Catalog& cards) {
  Run run{&scenario, &edition, {}, {}};
  const Edition played = with_rulings(edition, scenario.rulings);
  Table table(cards, played);
  run.problems = build(scenario, edition, table);
  if (run.problems.empty()) Runner(run, table).play();
  return run;
}

std::vector<Run> run_scenario(const Scenario& scenario, const Catalog& cards) {
  std::vector<Run> runs;
  for (const Edition* edition : scenario.editions) runs.push_back(run_scenario(scenario, *edition, cards));
  return runs;
}

std::string text_of(const Run& run) {
  std::string text;
  for (const Problem& problem : run.problems) text += text_of(problem) + "\n";
  if (run.failure)
    text += fmt::format("{}:{}: {} [{}] failed\n  line      {}\n  expected  {}\n  found     {}\n", run.failure->file,
                        run.failure->line, run.scenario->id, run.edition->id, run.failure->text, run.failure->expected,
                        run.failure->found);
  return text;
}

}  // namespace naruto::scenario

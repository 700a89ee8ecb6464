// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/scenario_run.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace table::scenario {

std::optional<Difference> differ(const std::string& expected, const std::string& found) {
  if (expected == found) return std::nullopt;
  return Difference{expected, found};
}
std::optional<Difference> differ(int expected, int found) {
  return differ(std::to_string(expected), std::to_string(found));
}

std::string joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

std::vector<std::string> rest_of(Cursor& words) {
  std::vector<std::string> out;
  while (!words.at_end()) out.push_back(words.next());
  return out;
}

std::string text_of(const Run& run) {
  std::string text;
  for (const Problem& problem : run.problems) text += text_of(problem) + "\n";
  if (run.failure)
    text +=
        fmt::format("{}:{}: {} failed\n  line      {}\n  expected  {}\n  found     {}\n", run.scenario->file,
                    run.failure->line, run.scenario->id, run.failure->text, run.failure->expected, run.failure->found);
  return text;
}

Run Player::play() {
  for (at_ = 0; at_ < scenario_.statements.size() && run_.passed(); ++at_) statement(scenario_.statements[at_]);
  if (scenario_.statements.empty())
    run_.problems.push_back({scenario_.file, scenario_.line, 1, scenario_.id, "expected lines in the scenario", {}});
  else if (only_laid_ && run_.passed())
    begun(scenario_.statements.back());
  return std::move(run_);
}

void Player::fail(const Statement& now, std::string expected, std::string found) {
  run_.failure = Failure{now.line.number, now.text, std::move(expected), std::move(found)};
}

void Player::compare(const Statement& now, Cursor& words, const std::string& usual, const std::string& found) {
  const std::string expected = words.at_end() ? usual : joined(rest_of(words));
  if (expected != found && !found.starts_with(expected + " ")) fail(now, expected, found);
}

bool Player::begun(const Statement& now) {
  if (const std::string trouble = begin(); !trouble.empty())
    return fail(now, "a position in which a game can go on", trouble), false;
  return true;
}

void Player::statement(const Statement& now) {
  Cursor words(now.line, scenario_.file, run_.problems);
  if (!begun_ && lay(words)) return words.end();
  only_laid_ = false;
  if (own_line(now, words, begun_)) return;
  if (!begun_) {
    if (!begun(now)) return;
    begun_ = true;
    if (own_line(now, words, begun_)) return;
  }
  if (words.take("expect")) {
    const auto difference = expectation(words);
    words.end();
    if (difference && readable()) fail(now, difference->expected, difference->found);
    return;
  }
  if (words.take("refused")) return words.fail("expected a decision before it");
  if (const auto decision = this->decision(words)) {
    words.end();
    return decided(now, *decision);
  }
  words.fail("expected a statement", first_words());
}

void Player::decided(const Statement& now, const Decision& decision) {
  if (!readable()) return;
  const std::string asked = question();
  const std::string found = decision();
  const bool more = at_ + 1 < scenario_.statements.size();
  if (more && scenario_.statements[at_ + 1].line.words[0].text == "refused") {
    const Statement& expected = scenario_.statements[++at_];
    Cursor words(expected.line, scenario_.file, run_.problems);
    return compare(expected, words, std::string(kAccepted), found);
  }
  if (found != kAccepted) fail(now, std::string(kAccepted), found + "; " + asked);
}

}  // namespace table::scenario

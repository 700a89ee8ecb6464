// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "engine/gormiti/scenario/desk.h"

namespace gormiti::scenario {
namespace {

constexpr int kMostSteps = 2000;

class Runner {
 public:
  Runner(Run& run, const Catalog& cards) : run_(run), scenario_(*run.scenario), desk_(cards) {}

  void play() {
    for (at_ = 0; at_ < scenario_.statements.size() && run_.passed(); ++at_) statement(scenario_.statements[at_]);
    if (scenario_.statements.empty())
      run_.problems.push_back({scenario_.file, scenario_.line, 1, scenario_.id, "expected lines in the scenario", {}});
  }

 private:
  void fail(const Statement& now, std::string expected, std::string found) {
    run_.failure = Failure{now.line.number, now.text, std::move(expected), std::move(found)};
  }

  void statement(const Statement& now) {
    Cursor words(now.line, scenario_.file, run_.problems);
    Reading reading(words, desk_);
    if (!desk_.match && read_position(reading, desk_)) return words.end();
    if (words.peek() == "expect" && words.peek(2) == "list") return deck_check(now, words);
    if (!desk_.match)
      if (const std::string trouble = begin_game(desk_); !trouble.empty())
        return fail(now, "a position in which a game can go on", trouble);
    if (words.take("expect")) return expectation(now, reading);
    if (words.take("clash")) return clash(now, reading);
    if (words.take("continue")) return go_on(now, reading);
    if (words.take("refused")) return words.fail("expected a decision before it");
    if (auto decision = read_decision(reading)) {
      words.end();
      return decided(now, *decision);
    }
    words.fail("expected a statement", {"expect", "clash", "continue", "refused", "A", "B"});
  }

  /// "expect A list legal", "expect B list refused duplicate G-R06": the deck with which a game would begin.
  void deck_check(const Statement& now, Cursor& words) {
    words.next();
    Reading reading(words, desk_);
    const PlayerId player = reading.player();
    words.next();
    const Refusal refusal = check_deck(desk_.cards, desk_.setup.options, desk_.setup.mode,
                                       definitions_of(desk_.setup.seats[player].cards, desk_.cards));
    compare(now, words, words.take("legal") ? Refusal{} : refusal, refusal);
  }
  void compare(const Statement& now, Cursor& words, const Refusal& legal, const Refusal& refusal) {
    std::string expected = text_of(legal);
    if (!words.at_end()) {
      expected.clear();
      while (!words.at_end()) expected += (expected.empty() ? "" : " ") + words.next();
    }
    const std::string found = text_of(refusal);
    if (expected != found && !found.starts_with(expected + " ")) fail(now, expected, found);
  }

  void expectation(const Statement& now, Reading& reading) {
    const auto difference = check_expectation(reading);
    reading.words.end();
    if (difference && run_.problems.empty()) fail(now, difference->expected, difference->found);
  }

  void decided(const Statement& now, const std::pair<PlayerId, Action>& decision) {
    if (!run_.problems.empty()) return;
    const std::string asked = desk_.question();
    const Refusal refusal = desk_.match->act(decision.first, decision.second);
    const bool more = at_ + 1 < scenario_.statements.size();
    if (more && scenario_.statements[at_ + 1].line.words[0].text == "refused") {
      const Statement& expected = scenario_.statements[++at_];
      Cursor words(expected.line, scenario_.file, run_.problems);
      return compare(expected, words, {}, refusal);
    }
    if (refusal) fail(now, "accepted", text_of(refusal) + "; " + asked);
  }

  // --- lines that stand for several decisions

  /// Has to be accepted.
  bool act(const Statement& now, const Action& action) {
    const std::string asked = desk_.question();
    const Refusal refusal = desk_.match->act(desk_.match->decider(), action);
    if (refusal) fail(now, fmt::format("accepted: {}", to_text(action)), text_of(refusal) + "; " + asked);
    return !refusal;
  }
  bool asks(QuestionKind kind) const { return desk_.state().question.kind == kind && !desk_.state().over(); }

  /// One attack to its end; nobody plays a Move.
  void clash(const Statement& now, Reading& reading) {
    const auto on_field = [this](CardId card) { return is_field(desk_.state()[card].zone); };
    const CardId attacker = reading.card(on_field);
    CardId defender = kNoCard;
    if (reading.words.take("vs")) defender = reading.card(on_field);
    reading.words.end();
    if (!run_.problems.empty()) return;
    if (desk_.state().step == Step::main1 && !act(now, ToCombat{})) return;
    if (!act(now, DeclareAttacker{attacker})) return;
    if (asks(QuestionKind::choose_defender) && defender == kNoCard)
      return fail(now, "a defender is named: vs ...", desk_.question());
    if (asks(QuestionKind::choose_defender) && !act(now, ChooseDefender{defender})) return;
    while (asks(QuestionKind::play_move))
      if (!act(now, Pass{})) return;
  }

  /// Ends turns, and in them combat; plays nothing.
  void go_on(const Statement& now, Reading& reading) {
    reading.words.one_of({"to"}, "to");
    const bool over = reading.words.take("over");
    int turn = 0;
    if (!over) {
      reading.words.one_of({"turn"}, "turn or over");
      turn = reading.words.number(1, 999, "the number of the turn");
    }
    reading.words.end();
    if (!run_.problems.empty()) return;
    if (!over && desk_.state().turn >= turn) return fail(now, "a turn that is still to come", desk_.question());
    for (int i = 0; i < kMostSteps && !desk_.state().over() && (over || desk_.state().turn < turn); ++i) {
      if (asks(QuestionKind::combat)      ? act(now, EndCombat{})
          : asks(QuestionKind::strategic) ? act(now, EndTurn{})
          : asks(QuestionKind::play_move) ? act(now, Pass{})
                                          : asks(QuestionKind::swap) && act(now, Keep{}))
        continue;
      if (!run_.failure) fail(now, "nobody has to decide on the way", desk_.question());
      return;
    }
    if (over ? !desk_.state().over() : desk_.state().turn != turn) fail(now, now.text, desk_.question());
  }

  Run& run_;
  const Scenario& scenario_;
  Desk desk_;
  std::size_t at_ = 0;
};

}  // namespace

Run run_scenario(const Scenario& scenario, const Catalog& cards) {
  Run run{&scenario, {}, {}};
  Runner(run, cards).play();
  return run;
}

std::string text_of(const Run& run) {
  std::string text;
  for (const Problem& problem : run.problems) text += table::scenario::text_of(problem) + "\n";
  if (run.failure)
    text +=
        fmt::format("{}:{}: {} failed\n  line      {}\n  expected  {}\n  found     {}\n", run.scenario->file,
                    run.failure->line, run.scenario->id, run.failure->text, run.failure->expected, run.failure->found);
  return text;
}

}  // namespace gormiti::scenario

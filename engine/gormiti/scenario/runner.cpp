// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "engine/gormiti/scenario/desk.h"

namespace gormiti::scenario {
namespace {

constexpr int kMostSteps = 2000;

class ScenarioPlayer : public table::scenario::PlayerAt<Desk, Reading> {
 public:
  using PlayerAt::PlayerAt;

 protected:
  std::vector<std::string_view> first_words() const override {
    return {"expect", "clash", "continue", "refused", "A", "B"};
  }

  bool own_line(const Statement& now, Cursor& words, bool begun) override {
    if (words.peek() == "expect" && words.peek(2) == "list") return deck_check(now, words), true;
    if (!begun) return false;
    Reading reading(words, desk_);
    if (words.take("clash")) return clash(now, reading), true;
    return words.take("continue") && (go_on(now, reading), true);
  }

 private:
  /// "expect A list legal", "expect B list refused duplicate G-R06": the deck with which a game would begin.
  void deck_check(const Statement& now, Cursor& words) {
    words.next();
    Reading reading(words, desk_);
    const PlayerId player = reading.player();
    words.next();
    const Refusal refusal = check_deck(desk_.cards, desk_.setup.options, desk_.setup.mode,
                                       definitions_of(desk_.setup.seats[player].cards, desk_.cards));
    compare(now, words, text_of(words.take("legal") ? Refusal{} : refusal), text_of(refusal));
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
    if (!readable()) return;
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
    if (!readable()) return;
    if (!over && desk_.state().turn >= turn) return fail(now, "a turn that is still to come", desk_.question());
    for (int i = 0; i < kMostSteps && !desk_.state().over() && (over || desk_.state().turn < turn); ++i) {
      if (asks(QuestionKind::combat)      ? act(now, EndCombat{})
          : asks(QuestionKind::strategic) ? act(now, EndTurn{})
          : asks(QuestionKind::play_move) ? act(now, Pass{})
                                          : asks(QuestionKind::swap) && act(now, Keep{}))
        continue;
      if (!failed()) fail(now, "nobody has to decide on the way", desk_.question());
      return;
    }
    if (over ? !desk_.state().over() : desk_.state().turn != turn) fail(now, now.text, desk_.question());
  }
};

}  // namespace

Run run_scenario(const Scenario& scenario, const Catalog& cards) { return ScenarioPlayer(scenario, cards).play(); }

}  // namespace gormiti::scenario

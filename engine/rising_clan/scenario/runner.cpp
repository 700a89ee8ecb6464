// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "engine/rising_clan/scenario/desk.h"

namespace rising_clan::scenario {
namespace {

constexpr int kMostSteps = 6000;

class ScenarioPlayer : public table::scenario::PlayerAt<Desk, Reading> {
 public:
  using PlayerAt::PlayerAt;

 protected:
  std::vector<std::string_view> first_words() const override {
    return {"expect", "continue", "dice", "refused", "A", "B", "C", "D"};
  }

  bool own_line(const Statement& now, Cursor& words, bool begun) override {
    if (!begun) return false;
    if (words.take("continue")) return go_on(now, words), true;
    if (!words.take("dice")) return false;
    Reading reading(words, desk_);
    read_dice(reading, desk_);
    words.end();
    return true;
  }

 private:
  /// "continue": nobody wants anything until the windows and the acts of others are over; "continue to A act",
  /// "continue to B window roll", "continue to over".
  void go_on(const Statement& now, Cursor& words) {
    Reading reading(words, desk_);
    const bool windows = words.at_end();
    if (!windows) words.one_of({"to"}, "to");
    const bool over = words.take("over");
    SeatId seat = kNoSeat;
    QuestionKind kind = QuestionKind::none;
    WindowKind window = WindowKind::none;
    if (!windows && !over) {
      if (Reading::seat_of(words.peek())) seat = reading.seat();
      kind = reading.word<QuestionKind>("what is asked, or over");
      if (kind == QuestionKind::window && !words.at_end()) window = reading.word<WindowKind>("a window");
    }
    words.end();
    if (!readable()) return;
    const auto there = [&] {
      const Question& asked = desk_.state().question;
      if (windows) return asked.kind != QuestionKind::window && asked.kind != QuestionKind::interrupt;
      const bool fits = asked.kind == kind && (seat == kNoSeat || asked.seat == seat);
      return fits && (window == WindowKind::none || desk_.state().frames.back().window == window);
    };
    for (int i = 0; i < kMostSteps && !desk_.state().over() && (over || !there()); ++i) {
      const Action action = answer_of_idle(desk_.state(), desk_.rules());
      if (desk_.match->act(desk_.match->decider(), action)) break;
    }
    if (over ? !desk_.state().over() : (desk_.state().over() || !there())) fail(now, now.text, desk_.question());
  }
};

}  // namespace

Run run_scenario(const Scenario& scenario, const Catalog& cards) { return ScenarioPlayer(scenario, cards).play(); }

}  // namespace rising_clan::scenario

// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions and events as text, line by line, and every decision that can be read carried out in games that are under
// way: it is legal, or it is refused and nothing has changed.
#include <array>

#include "engine/naruto/game.h"
#include "tests/fuzz/record_games.h"

namespace fuzz = playsheet::fuzz;

namespace {

const std::array<naruto::Match, 4>& games() {
  static const std::array<naruto::Match, 4> matches{fuzz::played_match(1, 12), fuzz::played_match(2, 60),
                                                    fuzz::played_match(3, 140), fuzz::played_match(4, 100'000)};
  return matches;
}

void carried_out(const naruto::Action& action, std::string_view line) {
  for (const naruto::Match& match : games()) {
    naruto::GameState state = match.state();
    naruto::Events events;
    const naruto::Refusal refusal = apply(state, match.rules(), action, &events);
    if (!refusal) continue;
    fuzz::law(state == match.state() && events.empty(), "a refused decision changes nothing", line);
    fuzz::law(!refusal.rule.empty(), "a refusal names its rule", line);
  }
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  std::vector<std::string> seeds;
  for (const naruto::Match& match : games()) {
    std::string text;
    for (const naruto::Option& option : match.options(match.decider())) text += to_text(option.action) + "\n";
    for (const naruto::Event& event : match.moments().back().events) text += to_text(event) + "\n";
    seeds.push_back(text);
  }
  return seeds;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  for (const std::string_view line : fuzz::lines_of(fuzz::text_of(data, size), 40)) {
    if (const auto event = naruto::read_event(line)) {
      const std::string text = to_text(*event);
      fuzz::law(naruto::read_event(text) == event, "an event reads back", text);
    }
    const auto action = naruto::read_action(line);
    if (!action) continue;
    const std::string text = to_text(*action);
    fuzz::law(naruto::read_action(text) == action, "a decision reads back", text);
    carried_out(*action, line);
  }
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "bench/count_allocations.h"
#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/game.h"
#include "engine/naruto/match/match.h"
#include "engine/naruto/state/effort.h"
#include "tests/support/catalogs.h"

/// What one decision may cost, in things that are counted and not in time: the same games on every machine, and the
/// same numbers. A ceiling is what was true when it was set and a quarter more. It is raised only in a commit that says
/// what the game gets for it; one that stands far above what is true today is to be lowered.
namespace playsheet::support {
namespace {

using namespace naruto;

/// Per decision, each in the order of `kEfforts`; and allocations.
struct Ceilings {
  std::array<double, kEfforts.size()> spent{};
  double allocations = 0;
};

// Ready decks, then the whole pool in the editions usa-1.3, panini and bandai-pt:
// cards, searches, cards searched, rules, filters, candidates, targets, cards derived, events, copies; allocations
constexpr std::array<Ceilings, 4> kDecision{{
    {{110, 0.56, 7.4, 0.57, 2.0, 4.9, 0.18, 3.5, 11.5, 0.060}, 0.004},
    {{122, 0.63, 8.5, 0.63, 1.9, 4.6, 0.30, 3.1, 12.0, 0.034}, 0.004},
    {{110, 0.55, 4.6, 0.50, 1.9, 4.8, 0.20, 3.1, 12.0, 0.040}, 0.004},
    {{144, 0.79, 19.0, 0.79, 2.5, 5.2, 0.37, 3.3, 11.0, 0.075}, 0.004},
}};
constexpr std::array<Ceilings, 4> kView{{
    {{150, 1.2, 5.6, 1.4, 1.6, 0, 0, 0, 0, 0}, 8.7},
    {{200, 1.6, 6.5, 1.7, 2.2, 0, 0, 0, 0, 0}, 9.5},
    {{170, 1.8, 7.5, 2.1, 3.0, 0, 0, 0, 0, 0}, 8.4},
    {{206, 2.1, 11.2, 2.8, 5.0, 0, 0, 0, 0, 0}, 8.3},
}};

/// What was counted while something was done so many times.
class Count {
 public:
  Count() : spent_(effort_spent), allocations_(allocations()) {}

  void times(std::size_t n) { n_ += n; }
  /// What happens between `pause` and `resume` is not counted.
  void pause() {
    sum(effort_spent, spent_);
    allocated_ += allocations() - allocations_;
  }
  void resume() {
    spent_ = effort_spent;
    allocations_ = allocations();
  }

  /// Fails with all numbers where one is above its ceiling.
  void expect_below(const Ceilings& ceilings) const {
    bool all_below = true;
    std::ostringstream table;
    table << std::fixed << std::setprecision(3);
    const auto line = [&](std::string_view what, double counted, double ceiling) {
      all_below = all_below && counted <= ceiling;
      table << std::setw(20) << what << std::setw(10) << counted << "  at most " << std::setw(8) << ceiling
            << (counted > ceiling ? "  ABOVE\n" : "\n");
    };
    for (std::size_t i = 0; i < kEfforts.size(); ++i) line(kEfforts[i], each(total_[i]), ceilings.spent[i]);
    line("allocations", each(allocated_), ceilings.allocations);
    EXPECT_TRUE(all_below) << "each time, of " << n_ << ":\n" << table.str();
    if (std::getenv("PLAYSHEET_SHOW_EFFORT") != nullptr) std::cout << table.str();
  }

 private:
  void sum(const EffortSpent& now, const EffortSpent& before) {
    for (std::size_t i = 0; i < total_.size(); ++i) total_[i] += now[i] - before[i];
  }
  double each(std::uint64_t total) const { return static_cast<double>(total) / static_cast<double>(n_); }

  EffortSpent total_{};
  EffortSpent spent_{};
  std::uint64_t allocated_ = 0;
  std::uint64_t allocations_ = 0;
  std::size_t n_ = 0;
};

/// Plays by luck. What is counted: decisions, that is a list and what was taken from it; or, every 8th decision, what a
/// player sees.
class Games {
 public:
  Games() { list_.reserve(4096); }

  void play(const Rulebook& rules, const Setup& setup) {
    table::RandomStream luck(setup.seed, 77);
    GameState state = new_game(rules, setup);
    for (std::size_t n = 0; !state.over(); ++n) {
      decisions_.resume();
      allowed_actions(state, rules, list_);
      const Action action = list_.at(luck.below(static_cast<std::uint32_t>(list_.size())));
      apply(state, rules, action);
      decisions_.pause();
      decisions_.times(1);
      if (n % 8 != 0) continue;
      views_.resume();
      view_for(state, rules, PlayerId::south);
      views_.pause();
      views_.times(1);
    }
  }

  const Count& decisions() const { return decisions_; }
  const Count& views() const { return views_; }

 private:
  std::vector<Action> list_;
  Count decisions_, views_;
};

/// Each ready deck against the next one of its edition.
void play_ready_decks(Games& games) {
  for (const auto& [edition, decks] : ready_decks_by_edition()) {
    const Rulebook rules{&shipped_cards(), find_edition(edition)};
    for (std::size_t i = 0; i < decks.size(); ++i) {
      const std::string& next = decks[(i + 1) % decks.size()];
      Setup setup{{{ready_deck(shipped_cards(), decks[i]), ready_deck(shipped_cards(), next)}}};
      for (setup.seed = 1; setup.seed <= 20; ++setup.seed) games.play(rules, setup);
    }
  }
}

/// With random legal decks of all cards.
void play_whole_pool(Games& games, std::string_view edition) {
  const Rulebook rules{&shipped_cards(), find_edition(edition)};
  const LegalCards pool(*rules.cards, *rules.edition);
  MatchSetup match;
  match.edition = rules.edition;
  std::uint64_t deck = 0;
  for (match.seed = 1; match.seed <= 100; ++match.seed) {
    for (const auto player : table::kPlayers) match.seats[player].deck = random_deck(pool, ++deck).value();
    games.play(rules, setup_of(match, *rules.cards));
  }
}

TEST(Effort, WithReadyDecks) {
  Games games;
  play_ready_decks(games);
  games.decisions().expect_below(kDecision[0]);
  games.views().expect_below(kView[0]);
}

TEST(Effort, WithTheWholePoolInTheAmericanEdition) {
  Games games;
  play_whole_pool(games, "usa-1.3");
  games.decisions().expect_below(kDecision[1]);
  games.views().expect_below(kView[1]);
}

TEST(Effort, WithTheWholePoolInTheItalianEdition) {
  Games games;
  play_whole_pool(games, "panini");
  games.decisions().expect_below(kDecision[2]);
  games.views().expect_below(kView[2]);
}

TEST(Effort, WithTheWholePoolInThePortugueseEdition) {
  Games games;
  play_whole_pool(games, "bandai-pt");
  games.decisions().expect_below(kDecision[3]);
  games.views().expect_below(kView[3]);
}

}  // namespace
}  // namespace playsheet::support

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/random_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "engine/naruto/decks/random_deck.h"
#include "engine/naruto/laws/laws.h"
#include "engine/naruto/match/match.h"
#include "engine/players/random_player.h"

namespace playsheet {
namespace {

constexpr int kHandful = 16;  ///< games that a thread takes at a time
constexpr std::chrono::seconds kTellEvery{10};

/// How one game ended.
struct GameEnd {
  std::uint32_t decisions = 0;
  std::uint32_t turns = 0;
  naruto::PlayerId winner = naruto::PlayerId::south;
  naruto::EndReason reason = naruto::EndReason::none;
  naruto::PerPlayer<std::uint8_t> rewards;
};

bool was_played(const GameEnd& end) { return end.reason != naruto::EndReason::none; }

void add(Tally& tally, const GameEnd& end) {
  ++tally.games;
  tally.decisions += end.decisions;
  tally.turns += end.turns;
  ++tally.wins[end.winner];
  tally.by_rewards += end.reason == naruto::EndReason::rewards ? 1 : 0;
  tally.by_deck_out += end.reason == naruto::EndReason::deck_out ? 1 : 0;
  for (const std::uint64_t value :
       {std::uint64_t{end.decisions}, static_cast<std::uint64_t>(end.winner), static_cast<std::uint64_t>(end.reason),
        std::uint64_t{end.turns}, std::uint64_t{end.rewards[naruto::PlayerId::south]},
        std::uint64_t{end.rewards[naruto::PlayerId::north]}})
    tally.signature = (tally.signature ^ value) * 0x100000001b3ULL;
}

/// Cards and seed of one game, out of the pool where no decks are given; nothing if it is too small for a deck.
std::optional<naruto::Setup> setup_of_game(const RandomGames& games, const naruto::LegalCards* pool,
                                           std::uint64_t seed) {
  if (games.decks) {
    naruto::Setup setup = *games.decks;
    setup.seed = seed;
    return setup;
  }
  naruto::MatchSetup match;
  match.edition = games.edition;
  match.seed = seed;
  for (const naruto::PlayerId player : table::kPlayers) {
    auto deck = naruto::random_deck(*pool, seed * 2 + table::index(player));
    if (!deck) return std::nullopt;
    match.seats[player].deck = std::move(*deck);
  }
  return naruto::setup_of(match, *games.rules.cards);
}

/// Plays one game; the problem if there is one.
std::string play_one(const RandomGames& games, const naruto::LegalCards* pool, std::uint64_t seed, GameEnd& end) {
  const std::string_view edition = games.edition->id;
  const auto setup = setup_of_game(games, pool, seed);
  if (!setup) return fmt::format("the ready cards are too few for a deck of {}", edition);
  if (games.laws)
    if (const auto report = naruto::check_laws(games.rules, *setup, seed); !report.broken.empty())
      return fmt::format("law broken in {}, seed {}: {}", edition, seed, report.broken);
  players::RandomPlayer player(seed);
  naruto::GameState state = naruto::new_game(games.rules, *setup);
  for (; !state.over(); ++end.decisions) naruto::apply(state, games.rules, player.choose(state, games.rules));
  end.turns = state.turn;
  end.winner = state.winner;
  end.reason = state.end;
  for (const naruto::PlayerId id : table::kPlayers)
    end.rewards[id] = static_cast<std::uint8_t>(state[id].rewards.size());
  return {};
}

/// The games, handed out to threads in the order of their seeds.
class Handing {
 public:
  explicit Handing(const RandomGames& games)
      : games_(games), ends_(static_cast<std::size_t>(games.games)), working_(games.at_a_time) {
    if (!games.decks) pool_.emplace(*games.rules.cards, *games.rules.edition);
  }

  /// What each thread does.
  void work() {
    for (int first = take(0); first < games_.games; first = take(kHandful)) {
      const int last = std::min(first + kHandful, games_.games);
      for (int game = first; game < last && wanted(game); ++game)
        if (std::string problem =
                play_one(games_, pool_ ? &*pool_ : nullptr, seed_of(game), ends_[static_cast<std::size_t>(game)]);
            !problem.empty())
          note(game, std::move(problem));
    }
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  }

  /// Until all threads have ended.
  void wait(const std::function<void(int)>& told) {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, kTellEvery, [this] { return working_ == 0; })) {
      const int done = done_;
      lock.unlock();
      if (told) told(done);
      lock.lock();
    }
  }

  RandomGamesEnd end() const {
    RandomGamesEnd end;
    end.problem = problem_;
    end.played = static_cast<int>(std::count_if(ends_.begin(), ends_.end(), was_played));
    if (problem_.empty())
      std::for_each(ends_.begin(), std::find_if_not(ends_.begin(), ends_.end(), was_played),
                    [&](const GameEnd& game) { add(end.tally, game); });
    return end;
  }

 private:
  std::uint64_t seed_of(int game) const { return games_.seed + static_cast<std::uint64_t>(game); }
  /// The next games; none once there is a problem: those before it are handed out by then.
  int take(int done) {
    const bool stopped = games_.stop && games_.stop();
    const std::lock_guard lock(mutex_);
    done_ += done;
    if (stopped) return games_.games;
    return problem_.empty() ? std::exchange(next_, std::min(next_ + kHandful, games_.games)) : games_.games;
  }
  /// Not after a game with a problem, nor when it is enough.
  bool wanted(int game) {
    if (games_.stop && games_.stop()) return false;
    const std::lock_guard lock(mutex_);
    return problem_.empty() || game < bad_;
  }
  void note(int game, std::string problem) {
    const std::lock_guard lock(mutex_);
    if (!problem_.empty() && bad_ < game) return;  // another thread found an earlier one meanwhile
    bad_ = game;
    problem_ = std::move(problem);
  }

  const RandomGames& games_;
  std::optional<naruto::LegalCards> pool_;
  std::vector<GameEnd> ends_;  ///< each written by the thread that plays the game
  std::mutex mutex_;           ///< guards what follows
  std::condition_variable changed_;
  unsigned working_;
  int next_ = 0, done_ = 0, bad_ = 0;
  std::string problem_;
};

}  // namespace

RandomGamesEnd play(const RandomGames& games, const std::function<void(int)>& told) {
  Handing handing(games);
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < games.at_a_time; ++i) threads.emplace_back([&handing] { handing.work(); });
  handing.wait(told);
  threads.clear();
  return handing.end();
}

}  // namespace playsheet

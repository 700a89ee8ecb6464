// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/tournament.h"

#include <algorithm>
#include <limits>

#include "engine/table/random.h"

namespace rising_clan {
namespace {

constexpr std::uint64_t kSeatsStream = 21;

/// Of these, those with the highest total, if it is at least this.
std::vector<EntrantId> best_of(const std::vector<Tournament::Entrant>& entrants, std::span<const EntrantId> among,
                               int least) {
  std::vector<EntrantId> out;
  for (const EntrantId each : among) least = std::max(least, entrants[each].total);
  std::copy_if(among.begin(), among.end(), std::back_inserter(out),
               [&](EntrantId each) { return entrants[each].total == least; });
  return out;
}

}  // namespace

std::vector<EntrantId> Tournament::next_players() const {
  if (over_) return {};
  if (playoff()) return playoff_;
  std::vector<EntrantId> out;
  for (EntrantId i = 0; i < entrants_.size(); ++i)
    if (!entrants_[i].left) out.push_back(i);
  return out;
}

std::vector<EntrantId> Tournament::drawn_seats(std::uint64_t seed) const {
  std::vector<EntrantId> out = next_players();
  table::RandomStream(seed, kSeatsStream).shuffle(std::span(out));
  return out;
}

Setup Tournament::next_setup(int group, std::uint64_t seed) const {
  return {static_cast<int>(next_players().size()), group, seed};
}

bool Tournament::is_next(std::span<const EntrantId> seats) const {
  std::vector<EntrantId> playing(seats.begin(), seats.end());
  std::sort(playing.begin(), playing.end());
  return !over_ && playing == next_players();
}

bool Tournament::enter_game(std::span<const EntrantId> seats, const Position& position) {
  return position.state.over() && enter_game(seats, facts_of(position));
}

bool Tournament::enter_game(std::span<const EntrantId> seats, const GameFacts& facts) {
  if (seats.size() != facts.players || !is_next(seats)) return false;
  PerSeat<int> before{};
  for (std::size_t i = 0; i < seats.size(); ++i) before[table::seat_at(i)] = entrants_[seats[i]].total;
  const Score points = score(facts, before);
  for (std::size_t i = 0; i < seats.size(); ++i) entrants_[seats[i]].total = points.total[table::seat_at(i)];
  played_.push_back({{seats.begin(), seats.end()}, facts, before, points, playoff()});
  look_at_totals();
  return true;
}

/// R-1011, R-1012: in a playoff the totals of those who play it decide, whatever the target (R-1021).
void Tournament::look_at_totals() {
  const std::vector<EntrantId> among = next_players();
  const std::vector<EntrantId> best = best_of(entrants_, among, playoff() ? std::numeric_limits<int>::min() : target_);
  if (best.size() == 1) return end(best);
  playoff_ = best;
}

void Tournament::end(std::span<const EntrantId> best) {
  over_ = true;
  playoff_.clear();
  if (!best.empty()) winner_ = best.front();
}

bool Tournament::leave(EntrantId entrant) {
  if (over_ || entrant >= entrants_.size() || entrants_[entrant].left) return false;
  entrants_[entrant].left = true;
  std::erase(playoff_, entrant);
  if (playoff_.size() == 1) {
    const EntrantId last = playoff_.front();
    end({&last, 1});
    return true;
  }
  const std::vector<EntrantId> here = next_players();
  if (here.size() < 2) end(here);
  return true;
}

std::vector<Tournament::Place> Tournament::ranking() const {
  std::vector<Place> out;
  for (EntrantId i = 0; i < entrants_.size(); ++i) out.push_back({i, 1});
  const auto wins = [&](const Place& each) { return winner_ == each.entrant; };
  const auto total = [&](const Place& each) { return entrants_[each.entrant].total; };
  std::stable_sort(out.begin(), out.end(),
                   [&](const Place& a, const Place& b) { return wins(a) != wins(b) ? wins(a) : total(a) > total(b); });
  for (std::size_t i = 1; i < out.size(); ++i) {
    const bool shares = total(out[i]) == total(out[i - 1]) && !wins(out[i - 1]);
    out[i].place = shares ? out[i - 1].place : static_cast<int>(i) + 1;
  }
  return out;
}

}  // namespace rising_clan

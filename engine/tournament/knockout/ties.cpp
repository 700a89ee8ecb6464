// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/knockout/ties.h"

#include <algorithm>
#include <span>

#include "engine/tournament/results/ledger.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

bool is_in(const std::vector<EntryId>& ids, EntryId id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

void take_out(std::vector<EntryId>& from, const std::vector<EntryId>& what) {
  std::erase_if(from, [&](EntryId id) { return is_in(what, id); });
}

/// The pairs of the next step: at random, one sits out as a winner if they are odd (T-545).
OpenTie next_step(const Event& event, int line, int step, std::vector<EntryId> tied, int places) {
  OpenTie open{line, tied, places, false, {}, 0};
  std::sort(tied.begin(), tied.end());
  stream(event.seed, Purpose::ties, line, step).shuffle(std::span(tied));
  for (std::size_t i = 0; i + 1 < tied.size(); i += 2) open.pairs.emplace_back(tied[i], tied[i + 1]);
  if (tied.size() % 2 != 0) open.sits_out = tied.back();
  return open;
}

std::vector<EntryId> players_of(const TieStep& step) {
  std::vector<EntryId> out;
  for (const auto& [a, b] : step.pairs) out.insert(out.end(), {a, b});
  if (step.sits_out != 0) out.push_back(step.sits_out);
  return out;
}

/// The step was played by these and nobody else. Who has been expelled since stands in no list and is known by the
/// others.
bool is_of(const Event& event, const TieStep& step, const std::vector<EntryId>& tied) {
  const auto players = players_of(step);
  const auto known = [&](EntryId id) { return is_in(tied, id) || ledger(event, id).expelled(); };
  return std::all_of(players.begin(), players.end(), known) &&
         std::any_of(players.begin(), players.end(), [&](EntryId id) { return is_in(tied, id); });
}

/// Who won the games of a step, the one who sat out among them; who has left plays none and loses it (T-549). Nothing
/// while games are missing.
std::optional<std::vector<EntryId>> winners_of(const Event& event, const TieStep& step) {
  std::vector<EntryId> out;
  for (std::size_t i = 0; i < step.pairs.size(); ++i) {
    const auto& [a, b] = step.pairs[i];
    if (step.winners[i] == 0 && can_play(event, a) && can_play(event, b)) return std::nullopt;
    const EntryId by_absence = can_play(event, a) ? a : (can_play(event, b) ? b : 0);
    if (const EntryId winner = step.winners[i] != 0 ? step.winners[i] : by_absence; winner != 0) out.push_back(winner);
  }
  if (step.sits_out != 0) out.push_back(step.sits_out);
  return out;
}

/// How far the games at the cut have come.
struct GamesAtTheCut {
  std::vector<std::vector<EntryId>> won;  ///< who won a place, step by step
  std::vector<EntryId> seen;              ///< everybody who took part
  std::vector<EntryId> still;             ///< who goes on
  int left = 0;                           ///< places that they go on for
  int steps = 0;
  const TieStep* running = nullptr;
};

GamesAtTheCut games_at_the_cut(const Event& event, const std::vector<EntryId>& tied) {
  GamesAtTheCut out;
  for (const TieStep& step : event.ties) {
    if (step.line != kCutLine || !is_of(event, step, tied)) continue;
    ++out.steps;
    out.still = players_of(step);
    out.seen.insert(out.seen.end(), out.still.begin(), out.still.end());
    out.left = step.places;
    const auto winners = winners_of(event, step);
    if (!winners) {
      out.running = &step;
      break;
    }
    if (winners->size() <= static_cast<std::size_t>(step.places)) {  // they have their places, the losers go on
      out.won.push_back(*winners);
      take_out(out.still, *winners);
      out.left -= static_cast<int>(winners->size());
    } else {
      out.still = *winners;
    }
  }
  return out;
}

/// The cut can be made again and again: places won in games are kept, and those who are left over are tied for the
/// place of somebody who has left (T-539). Among those who qualify an earlier step is ahead (T-549).
SettledTie settle_at_the_cut(const Event& event, const std::vector<EntryId>& tied, int places) {
  SettledTie out;
  std::vector<EntryId> rest;
  for (const EntryId id : tied) (can_play(event, id) ? rest : out.behind).push_back(id);
  const GamesAtTheCut games = games_at_the_cut(event, tied);
  const auto wanted = [&] { return static_cast<std::size_t>(places) - out.ahead.size(); };
  const auto advance = [&](std::vector<EntryId> who) {
    order_by_lot(event, who);
    take_out(rest, who);
    out.ahead.insert(out.ahead.end(), who.begin(), who.end());
  };
  const auto among = [](std::vector<EntryId> ids, const std::vector<EntryId>& those) {
    std::erase_if(ids, [&](EntryId id) { return !is_in(those, id); });
    return ids;
  };
  std::vector<EntryId> contend = rest;
  const TieStep* running = games.running;
  if (games.left > 0) {  // not played to their end: who is out is out, and who has come into the tie since plays too
    contend = among(rest, games.still);
    for (const EntryId id : rest)
      if (!is_in(games.seen, id)) contend.push_back(id);
  }
  for (const auto& step : games.won) {
    const auto winners = among(step, rest);
    if (winners.size() > wanted()) {  // a line that has moved up since
      contend = winners;
      running = nullptr;
      break;
    }
    advance(winners);
  }
  contend = among(contend, rest);
  if (contend.size() <= wanted()) {
    advance(contend);
    contend = rest;
  }
  if (contend.size() <= wanted()) {
    advance(contend);
  } else if (wanted() > 0 && running != nullptr) {
    out.open = OpenTie{kCutLine, contend, static_cast<int>(wanted()), true, running->pairs, running->sits_out};
  } else if (wanted() > 0) {
    out.open = next_step(event, kCutLine, games.steps, contend, static_cast<int>(wanted()));
  }
  out.behind.insert(out.behind.end(), rest.begin(), rest.end());
  return out;
}

}  // namespace

void order_by_lot(const Event& event, std::vector<EntryId>& ids) {
  std::sort(ids.begin(), ids.end(), [&](EntryId a, EntryId b) {
    const int lot_a = lot(event.seed, Purpose::rank, 0, a);
    const int lot_b = lot(event.seed, Purpose::rank, 0, b);
    return lot_a != lot_b ? lot_a < lot_b : a < b;
  });
}

// By single games (T-543), or by lot where ties are computed (T-544).
SettledTie settle_tie(const Event& event, int line, const std::vector<EntryId>& tied, int places) {
  SettledTie out;
  if (event.options.computed_ties != ComputedTies::off) {
    std::vector<EntryId> order;
    for (const EntryId id : tied)
      if (line != kCutLine || can_play(event, id)) order.push_back(id);
    order_by_lot(event, order);
    order.resize(std::min(order.size(), static_cast<std::size_t>(places)));
    out.ahead = order;
    for (const EntryId id : tied)
      if (!is_in(order, id)) out.behind.push_back(id);
    return out;
  }
  if (line == kCutLine) return settle_at_the_cut(event, tied, places);
  std::vector<EntryId> playing;
  for (const EntryId id : tied) (can_play(event, id) ? playing : out.behind).push_back(id);
  const std::vector<EntryId> gone = out.behind;
  int step_number = 0;
  for (const TieStep& step : event.ties) {
    if (step.line != line) continue;
    const auto there = [&](const auto& pair) { return is_in(tied, pair.first) && is_in(tied, pair.second); };
    if (!std::all_of(step.pairs.begin(), step.pairs.end(), there)) continue;
    ++step_number;
    if (is_in(step.winners, 0)) {
      out.open = OpenTie{line, playing, places - static_cast<int>(out.ahead.size()), true, step.pairs, step.sits_out};
      return out;
    }
    std::vector<EntryId> winners = step.winners;
    if (step.sits_out != 0) winners.push_back(step.sits_out);
    std::erase_if(winners, [&](EntryId id) { return !is_in(playing, id); });
    if (winners.size() + out.ahead.size() <= static_cast<std::size_t>(places)) {
      order_by_lot(event, winners);
      out.ahead.insert(out.ahead.end(), winners.begin(), winners.end());
      take_out(playing, winners);
    } else {
      for (const EntryId id : playing)
        if (!is_in(winners, id)) out.behind.push_back(id);
      playing = winners;
    }
    if (out.ahead.size() == static_cast<std::size_t>(places)) break;
  }
  const auto wanted = static_cast<std::size_t>(places) - out.ahead.size();
  if (wanted > 0 && playing.size() > wanted) {
    out.open = next_step(event, line, step_number, playing, static_cast<int>(wanted));
    return out;
  }
  // The places are filled, or fewer can play than there are places: those share what is left with nobody behind them.
  std::vector<EntryId>& rest = wanted > 0 ? out.ahead : out.behind;
  rest.insert(rest.end(), playing.begin(), playing.end());
  return out;
}

// T-549
Blocks split_at_lines(const Event& event, const Blocks& blocks, const std::vector<int>& lines,
                      std::optional<OpenTie>& open) {
  Blocks out;
  int start = 0;
  for (const auto& block : blocks) {
    std::vector<EntryId> rest = block;
    for (const int line : lines) {
      const int places = line - start;
      if (places <= 0 || places >= static_cast<int>(rest.size())) continue;
      SettledTie tie = settle_tie(event, line, rest, places);
      if (tie.open && !open) open = tie.open;
      if (tie.open || tie.ahead.empty()) break;
      start += static_cast<int>(tie.ahead.size());
      rest = tie.behind;
      out.push_back(std::move(tie.ahead));
    }
    start += static_cast<int>(rest.size());
    if (!rest.empty()) out.push_back(rest);
  }
  return out;
}

}  // namespace tournament

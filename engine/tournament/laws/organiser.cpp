// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/laws/organiser.h"

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/score_check.h"
#include "engine/tournament/words/lots.h"

namespace tournament {
namespace {

/// Plays an event with everything that can go wrong (T-P31).
class Organiser {
 public:
  Organiser(const Simulation& simulation, const std::function<void(const Journal&)>& watch)
      : simulation_(simulation), watch_(watch), luck_(stream(simulation.seed, Purpose::simulation, 0)) {}

  Simulated run() {
    open();
    while (!is_play_over(event()) && out_.refused.empty() && round()) {
    }
    settle_ties();
    give(End{});
    if (watch_) watch_(out_.journal);
    return std::move(out_);
  }

 private:
  const Event& event() const { return out_.journal.event(); }
  bool chance(std::uint32_t of_hundred) { return luck_.below(100) < of_hundred; }

  bool give(Command command, const std::string& reason = {}) {
    const auto refusal = out_.journal.add(std::move(command), {}, {}, reason);
    if (!refusal) return true;
    out_.refused.push_back(std::string(row_of(refusal->code).name) + " " + refusal->found);
    return false;
  }
  /// What may be refused: the organiser tries.
  void attempt(Command command, const std::string& reason) { out_.journal.add(std::move(command), {}, {}, reason); }

  void enrol() {
    Enrol one;
    one.entry.id = static_cast<int>(event().entries.size()) + 1;
    one.entry.name = "Player " + std::to_string(one.entry.id);
    give(one);
    give(CheckIn{one.entry.id, true});
    strength_.push_back(static_cast<int>(luck_.below(100)));
  }

  void open() {
    Open first;
    first.title = "Simulated";
    first.type = simulation_.type;
    first.seed = simulation_.seed;
    first.rehearsal = true;
    give(first);
    for (const auto& [key, value] : simulation_.options) give(ChooseOption{key, value});
    for (int i = 0; i < simulation_.players; ++i) enrol();
    if (simulation_.type == Type::swiss)
      if (const auto groups = propose_groups(event())) give(*groups);
  }

  /// Draft, publish, start, results. False when there is no further round.
  bool round() {
    if (event().type == Type::swiss && is_swiss_over(event()) && !event().cut) return cut();
    const auto proposal = propose_round(event());
    if (const auto* refusal = std::get_if<Refusal>(&proposal)) {
      if (refusal->code != RefusalCode::rounds_done && refusal->code != RefusalCode::few_players)
        out_.refused.emplace_back(row_of(refusal->code).name);
      return false;
    }
    const int number = std::get<Draft>(proposal).round;
    if (!give(std::get<Draft>(proposal))) return false;
    if (watch_) watch_(out_.journal);
    if (!give(Publish{number, {}})) return false;
    if (simulation_.trouble) trouble_before(number);
    // Somebody who was to advance has left (T-539). Published pairings may be kept (T-534).
    if (const auto again = cut_again(event()); again && chance(70)) return give(MakeCut{order_to_give(*again)});
    if (!give(Start{number})) return false;
    results(number);
    if (simulation_.trouble) trouble_after(number);
    for (int missing = incomplete_round(event()); missing != 0 && out_.refused.empty();
         missing = incomplete_round(event()))
      results(missing);  // a revoked penalty may have opened one again
    return true;
  }

  bool cut() {
    if (cut_size(event()) == 0) return false;
    settle_ties();
    return give(MakeCut{make_cut(event()).order});
  }

  void settle_ties() {
    for (auto tie = open_tie(event()); tie && out_.refused.empty(); tie = open_tie(event())) {
      give(DrawTie{tie->line, tie->pairs, tie->sits_out});
      for (const auto& [a, b] : tie->pairs) {
        const bool first = chance(50);
        give(TieResult{tie->line, first ? a : b, first ? b : a});
      }
    }
  }

  Score score_of(const Round& round, const Match& match) {
    const auto strength = [&](EntryId id) { return strength_[static_cast<std::size_t>(id) - 1]; };
    const bool first = static_cast<int>(luck_.below(200)) < 100 + strength(match.a) - strength(match.b);
    const bool close = chance(40);
    Score score{first ? 2 : (close ? 1 : 0), first ? (close ? 1 : 0) : 2, 0, Cause::played};
    const bool swiss = round.stage == Stage::swiss;
    if (swiss && chance(8)) score = {1, 1, 0, Cause::time_out};
    if (swiss && simulation_.trouble && chance(2)) score = {0, 0, 0, Cause::penalty};
    return score;
  }

  void results(int number) {
    const auto at = static_cast<std::size_t>(number) - 1;
    for (std::size_t i = 0; i < event().rounds[at].matches.size(); ++i) {
      const Round& round = event().rounds[at];
      const Match match = round.matches[i];
      if (wants_second_reading(round, match)) {
        read_again(number, match);
        continue;
      }
      if (settle(event(), round, match).outcome != Outcome::open || match.is_bye()) continue;
      if (simulation_.trouble && can_play(event(), match.b) && chance(2)) {
        give(Drop{match.b});
        continue;
      }
      Score score = score_of(round, match);
      for (int tries = 0; tries < 50 && why_no_result(event(), round, match, score); ++tries)
        score = score_of(round, match);
      // Games lost by penalty may leave nothing that luck has found.
      if (why_no_result(event(), round, match, score)) score = {2, 0, 0, Cause::penalty};
      give(Result{number, match.table, score, WordOf::organiser, {}});
    }
  }

  /// A slip that is read wrongly stops, and changes nothing.
  void read_again(int number, const Match& match) {
    if (simulation_.trouble && chance(5)) {
      Score wrong = *match.score;
      std::swap(wrong.a, wrong.b);
      const bool differs = wrong != *match.score;
      const auto refusal = out_.journal.add(ReadAgain{number, match.table, wrong});
      if (differs != (refusal && refusal->code == RefusalCode::reading_differs))
        out_.refused.emplace_back("a second reading that differs was taken");
      if (!differs) return;
    }
    give(ReadAgain{number, match.table, *match.score});
  }

  EntryId anybody() {
    return static_cast<EntryId>(luck_.below(static_cast<std::uint32_t>(event().entries.size()))) + 1;
  }

  void repair() {
    const auto proposal = propose_again(event(), chance(75) ? How::repair : How::redraw);
    if (const auto* draft = std::get_if<Draft>(&proposal)) give(*draft);
  }

  void trouble_before(int number) {
    if (chance(10)) attempt(Drop{anybody()}, {});
    if (chance(10)) attempt(ComeBack{anybody()}, {});
    if (number == 1 && chance(30)) enrol();
    const bool swiss = event().rounds.back().stage == Stage::swiss;
    if (swiss && number > 1 && chance(30)) correct(number - 1);
    if (number == 1 || (swiss && chance(40))) repair();
    if (chance(10)) {
      const int last = out_.journal.to_undo();
      give(Undo{last}, "tried");
      if (chance(60)) give(Redo{last});
      if (event().rounds.back().state == RoundState::drafted) give(Publish{number, {}});
      if (number == 1) repair();
    }
  }

  void trouble_after(int number) {
    if (chance(20)) correct(number);
    if (number == 1 && chance(30)) attempt_enrol();
    if (chance(15))
      give(
          Penalise{anybody(), Infraction::slow_play, static_cast<Grade>(luck_.below(4)), number, Moment::after, false});
    if (!event().penalties.empty() && chance(5))
      attempt(Revoke{static_cast<int>(event().penalties.size())}, "mistaken");
  }

  void attempt_enrol() {
    if (event().type == Type::swiss && static_cast<int>(event().entries.size()) < kMostEntries) enrol();
  }

  void correct(int number) {
    const Round& round = event().rounds[static_cast<std::size_t>(number) - 1];
    const Match match = round.matches[luck_.below(static_cast<std::uint32_t>(round.matches.size()))];
    const Score score = score_of(round, match);
    if (!match.is_bye()) attempt(Result{number, match.table, score, WordOf::organiser, {}}, "read wrongly");
  }

  Simulation simulation_;
  const std::function<void(const Journal&)>& watch_;
  table::RandomStream luck_;
  std::vector<int> strength_;
  Simulated out_;
};

}  // namespace

Simulated simulate(const Simulation& simulation, const std::function<void(const Journal&)>& watch) {
  return Organiser(simulation, watch).run();
}

}  // namespace tournament

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/tournament/fold.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "engine/rising_clan/options/options.h"
#include "engine/table/clean_name.h"
#include "engine/table/record_lines.h"

namespace rising_clan {
namespace {

using Refused = std::optional<PointsRefusal>;

/// A line with what later lines made of it.
struct Step {
  const PointsLine* line = nullptr;
  const GameEntry* game = nullptr;  ///< of a game, as it was corrected last
  int said_in = 0;                  ///< the line that says so: its own, or that of the correction
  bool struck = false;
};

bool is_same_end(const GameEntry& a, const GameEntry& b) {
  return a == b || (a.seats == b.seats && facts_of(a) && facts_of(a) == facts_of(b));
}

class Folding {
 public:
  explicit Folding(const std::vector<PointsLine>& lines) : last_(lines.empty() ? 0 : lines.back().number) {
    for (const PointsLine& line : lines) steps_.push_back({&line, nullptr, line.number});
  }

  std::variant<PointsEvent, PointsRefusal> run() {
    for (Step& step : steps_) {
      if (auto refused = amend(step)) return *refused;
    }
    for (const Step& step : steps_) {
      if (step.struck) continue;
      auto refused = std::visit([&](const auto& command) { return take(step, command); }, step.line->command);
      if (!refused) continue;
      if (step.said_in == last_) return *refused;
      if (!std::holds_alternative<DrawSeats>(step.line->command))  // a draw that no longer fits is made again
        return PointsRefusal{PointsCode::later_step, std::to_string(step.line->number)};
    }
    return std::move(event_);
  }

 private:
  /// Of the steps before it, the one of this line, if it may be changed.
  template <class Command>
  Step* step_of(int line, int before) {
    if (line < 1 || line >= before) return nullptr;
    Step& step = steps_[static_cast<std::size_t>(line) - 1];
    return step.struck || !std::holds_alternative<Command>(step.line->command) ? nullptr : &step;
  }

  Refused amend(Step& step) {
    const PointsLine& line = *step.line;
    if (const auto* game = std::get_if<EnterGame>(&line.command)) step.game = &game->game;
    if (const auto* correct = std::get_if<CorrectGame>(&line.command)) {
      Step* meant = step_of<EnterGame>(correct->line, line.number);
      if (!meant) return PointsRefusal{PointsCode::no_such_game, std::to_string(correct->line)};
      if (is_same_end(*meant->game, correct->game))
        return PointsRefusal{PointsCode::same, std::to_string(correct->line)};
      meant->game = &correct->game;
      meant->said_in = line.number;
    }
    if (const auto* strike = std::get_if<StrikeStep>(&line.command)) {
      Step* meant = step_of<EnterGame>(strike->line, line.number);
      if (!meant) meant = step_of<LeaveTable>(strike->line, line.number);
      if (!meant) return PointsRefusal{PointsCode::no_such_step, std::to_string(strike->line)};
      meant->struck = true;
    }
    return std::nullopt;
  }

  Refused take(const Step& step, const OpenPoints& open) {
    if (step.line->number != 1) return PointsRefusal{PointsCode::opened_twice};
    if (open.people.size() < 2 || open.people.size() > kMostSeats)
      return PointsRefusal{PointsCode::few_people, std::to_string(open.people.size()), "2..9"};
    std::set<std::string> names;
    for (const std::string& name : open.people) {
      if (table::clean_name(name).empty()) return PointsRefusal{PointsCode::name_empty};
      if (!names.insert(name).second) return PointsRefusal{PointsCode::name_twice, name};
    }
    const OptionRow& row = *find_option("targetScore");
    if (!row.fits(open.target))
      return PointsRefusal{PointsCode::target, std::to_string(open.target),
                           std::to_string(row.least) + ".." + std::to_string(row.most)};
    if (auto refused = take_rules(open.rules)) return refused;
    event_.options.target_score = open.target;
    event_.title = open.title;
    event_.date = open.date;
    event_.people = open.people;
    event_.standing = Tournament(open.people.size(), open.target);
    return std::nullopt;
  }

  Refused take_rules(const std::vector<std::string>& rules) {
    for (const std::string& rule : rules) {
      const auto blank = rule.find(' ');
      const OptionRow* row = find_option(rule.substr(0, blank));
      const auto value = blank == std::string::npos ? std::nullopt : table::number_of<int>(rule.substr(blank + 1));
      if (row != nullptr && value && row->fits(*value)) {
        row->set(event_.options, *value);
        continue;
      }
      std::string meant = "a house rule and its value";
      if (row != nullptr)
        meant = std::string(row->name) + " " + std::to_string(row->least) + ".." + std::to_string(row->most);
      return PointsRefusal{PointsCode::value_bad, rule, meant};
    }
    return std::nullopt;
  }

  /// Before any other step; nothing follows the end (R-1011).
  Refused closed() const {
    if (!event_.open()) return PointsRefusal{PointsCode::not_opened};
    if (event_.standing.over()) return PointsRefusal{PointsCode::over};
    return std::nullopt;
  }

  bool is_person(int number) const { return number >= 1 && number <= static_cast<int>(event_.people.size()); }

  Refused not_next(const std::vector<int>& seats) const {
    std::vector<EntrantId> who;
    for (const int number : seats) {
      if (!is_person(number)) return PointsRefusal{PointsCode::no_person, std::to_string(number)};
      who.push_back(event_.person(number));
    }
    if (event_.standing.is_next(who)) return std::nullopt;
    PointsRefusal out{PointsCode::not_next};
    for (const EntrantId each : event_.standing.next_players()) {
      out.meant += (out.meant.empty() ? "" : ",") + std::to_string(each + 1);
      out.who.push_back(event_.people[each]);
    }
    for (const int each : seats) out.found += (out.found.empty() ? "" : ",") + std::to_string(each);
    return out;
  }

  /// What it came to by its house rules (R-1007) and its facts.
  Refused wrong_end(const GameEntry& game) const {
    if (!find_option("lastClanPoint")->fits(game.last_clan_point))
      return PointsRefusal{PointsCode::value_bad, "last_clan_point=" + std::to_string(game.last_clan_point), "0..1"};
    const auto facts = facts_of(game);
    const auto wrong = facts ? wrong_fact(*facts) : std::optional(WrongFact{FactFault::no_seat});
    if (!wrong) return std::nullopt;
    PointsRefusal out{PointsCode::facts, std::string(table::name_of(wrong->fault)), {}, wrong->fault};
    if (wrong->seat != kNoSeat) out.who = {event_.people[event_.person(game.seats[table::index(wrong->seat)])]};
    return out;
  }

  void forget_draw() {
    event_.drawn.reset();
    event_.begun = false;
  }

  Refused take(const Step&, const DrawSeats& draw) {
    if (draw.seed == 0 || !seeds_.insert(draw.seed).second)
      return PointsRefusal{PointsCode::value_bad, "seed=" + std::to_string(draw.seed), "another number"};
    if (auto refused = closed()) return refused;
    if (auto refused = not_next(draw.seats)) return refused;
    event_.begun = event_.drawn && event_.drawn->seats == draw.seats;
    event_.drawn = draw;
    event_.draws.push_back(draw);
    return std::nullopt;
  }

  Refused take(const Step& step, const EnterGame& entered) {
    if (auto refused = closed()) return refused;
    const GameEntry& game = *step.game;
    if (auto refused = not_next(game.seats)) return refused;
    if (auto refused = wrong_end(game)) return refused;
    if (entered.seed != 0) {
      const DrawSeats* draw = event_.waiting_draw(entered.seed);
      if (draw == nullptr || draw->seats != game.seats)
        return PointsRefusal{PointsCode::draw_unknown, std::to_string(entered.seed)};
    }
    std::vector<EntrantId> seats;
    for (const int number : game.seats) seats.push_back(event_.person(number));
    event_.standing.enter_game(seats, *facts_of(game));
    event_.games.push_back({step.line->number, entered.seed, entered.record, step.said_in != step.line->number});
    event_.played_draws = event_.draws.size();
    forget_draw();
    return std::nullopt;
  }

  Refused take(const Step& step, const LeaveTable& leave) {
    if (auto refused = closed()) return refused;
    if (!is_person(leave.person)) return PointsRefusal{PointsCode::no_person, std::to_string(leave.person)};
    const EntrantId who = event_.person(leave.person);
    if (!event_.standing.leave(who)) return PointsRefusal{PointsCode::already_left, event_.people[who]};
    event_.left.push_back({step.line->number, who, event_.games.size()});
    if (event_.drawn && not_next(event_.drawn->seats)) forget_draw();
    return std::nullopt;
  }

  Refused take(const Step&, const CorrectGame&) { return std::nullopt; }
  Refused take(const Step&, const StrikeStep&) { return std::nullopt; }

  std::vector<Step> steps_;
  int last_ = 0;
  PointsEvent event_;
  std::set<std::uint64_t> seeds_;  ///< of all draws, whether they fit or not
};

/// The seat of a person; nothing: did not play.
SeatId seat_of(const GameEntry& game, int person) {
  const auto at = std::find(game.seats.begin(), game.seats.end(), person);
  return at == game.seats.end() ? kNoSeat : table::seat_at(static_cast<std::size_t>(at - game.seats.begin()));
}

bool seats_of(const GameEntry& game, const std::vector<int>& people, SeatSet& out) {
  for (const int person : people) {
    const SeatId seat = seat_of(game, person);
    if (seat == kNoSeat || out.has(seat)) return false;
    out = out.with(seat);
  }
  return true;
}

bool counts_of(const GameEntry& game, const std::vector<int>& counts, PerSeat<std::uint8_t>& out) {
  if (counts.empty()) return true;  // nobody has any
  if (counts.size() != game.seats.size()) return false;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] < 0 || counts[i] > UINT8_MAX) return false;
    out[table::seat_at(i)] = static_cast<std::uint8_t>(counts[i]);
  }
  return true;
}

}  // namespace

std::variant<PointsEvent, PointsRefusal> fold(const std::vector<PointsLine>& lines) { return Folding(lines).run(); }

std::vector<std::string> rules_of(const Options& options) {
  std::vector<std::string> out;
  for (const OptionRow& row : option_rows())
    if (row.get(options) != row.standard && row.name != "targetScore")
      out.push_back(std::string(row.name) + " " + std::to_string(row.get(options)));
  return out;
}

std::optional<GameFacts> facts_of(const GameEntry& game) {
  GameFacts out;
  out.players = game.seats.size();
  if (out.players > kMostSeats) return std::nullopt;
  out.last_clan_point = game.last_clan_point;
  out.sole_winner_supreme = game.sole_winner_supreme;
  const bool named = seats_of(game, game.goal, out.by_goal) && seats_of(game, game.rival, out.by_rival) &&
                     seats_of(game, game.supreme, out.supreme) && seats_of(game, game.others, out.others);
  if (!named || !counts_of(game, game.events, out.events) || !counts_of(game, game.statuses, out.statuses))
    return std::nullopt;
  for (const auto& [person, seat] : {std::pair(game.victim, &out.victim), std::pair(game.alone, &out.alone)}) {
    if (person == 0) continue;
    *seat = seat_of(game, person);
    if (*seat == kNoSeat) return std::nullopt;
  }
  return out;
}

GameEntry entry_of(const std::vector<EntrantId>& seats, const GameFacts& facts) {
  GameEntry out;
  const auto number = [&](SeatId seat) {
    return seat == kNoSeat ? 0 : static_cast<int>(seats[table::index(seat)]) + 1;
  };
  bool events = false, statuses = false;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatId seat = table::seat_at(i);
    out.seats.push_back(number(seat));
    for (const auto& [set, people] : {std::pair(facts.by_goal, &out.goal), std::pair(facts.by_rival, &out.rival),
                                      std::pair(facts.supreme, &out.supreme), std::pair(facts.others, &out.others)})
      if (set.has(seat)) people->push_back(number(seat));
    out.events.push_back(facts.events[seat]);
    out.statuses.push_back(facts.statuses[seat]);
    events = events || facts.events[seat] > 0;
    statuses = statuses || facts.statuses[seat] > 0;
  }
  if (!events) out.events.clear();
  if (!statuses) out.statuses.clear();
  out.victim = number(facts.victim);
  out.alone = number(facts.alone);
  out.last_clan_point = facts.last_clan_point;
  out.sole_winner_supreme = facts.sole_winner_supreme;
  return out;
}

}  // namespace rising_clan

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/table/match.h"
#include "engine/table/record_text.h"

/// The match record: text that a player can read (docs/formats.md). It is the save file, the replay and the crash
/// journal. It holds decisions and results, so that seed and answers alone give the match again; a re-run that differs
/// says where. No file is touched here.
namespace table {

/// Up to "begin" included.
template <RecordedGame G>
std::string record_header(const typename G::MatchSetup& setup, const typename G::Catalog& cards) {
  return record_begin(G::name, G::record_version) + G::write_head(setup, cards) + "begin\n";
}

/// One decision (the deal has none) and its events, one line each.
template <RecordedGame G>
std::string record_moment(const typename Match<G>::Moment& moment, const typename G::Catalog& cards) {
  std::string out;
  if (!moment.deal)
    out = with_remark(fmt::format("> {} {}", seat_text(moment.by), G::text(moment.action)),
                      moment.press == Press::by_hand ? G::remark(moment.action, moment.state, cards)
                                                     : std::string(press_remark(moment.press))) +
          "\n";
  for (const auto& event : moment.events)
    if (!G::is_bookkeeping(event))
      out += "  " + with_remark(G::text(event), G::remark(event, moment.state, cards)) + "\n";
  return out + ".\n";
}

/// The record of a whole match up to now.
template <RecordedGame G>
std::string record_of(const Match<G>& match) {
  std::string out = record_header<G>(match.setup(), match.cards());
  for (const auto& moment : match.moments()) out += record_moment<G>(moment, match.cards());
  return out;
}

template <RecordedGame G>
struct Replay {
  std::optional<Match<G>> match;  ///< as far as it could be re-run
  int decisions = 0;
  std::optional<RecordProblem> problem;  ///< the first difference or fault
  bool truncated = false;                ///< the last decision is not whole: the record of a crash, still usable
  std::optional<RecordProblem> other_cards = {};  ///< of a record that is watched: its cards mean something else now
};

/// What a record has after its head, one after the other.
enum class RecordStep : std::uint8_t { deal, decision, undo, redo };

/// Re-runs a record, stops at the first thing that is wrong, and compares every event.
template <RecordedGame G>
class RecordReader {
 public:
  RecordReader(std::string_view text, const typename G::Catalog& cards) : lines_(text), cards_(cards) {}

  /// Told each step that came out as it is recorded, with its line. A decision that breaks off is one as well.
  using Seen = std::function<void(const Match<G>& match, RecordStep step, int line)>;

  Replay<G> read() {
    typename G::MatchSetup setup;
    replay_.problem = read_record_begin(lines_, G::name, G::record_version);
    if (!replay_.problem) replay_.problem = G::read_head(lines_, cards_, setup);
    if (seen_ && replay_.problem && replay_.problem->fault == RecordFault::cards_changed)
      replay_.other_cards = std::exchange(replay_.problem, std::nullopt);  // the head is whole
    if (replay_.problem) return std::move(replay_);
    if (lines_.next() != "begin") fail(RecordFault::head, "", "\"begin\"", "begin");
    if (replay_.problem) return std::move(replay_);
    replay_.match.emplace(cards_, std::move(setup));
    compare_events(replay_.match->moments().front());
    tell(RecordStep::deal, lines_.number());
    while (!lines_.done() && !replay_.problem && !replay_.truncated) statement();
    return std::move(replay_);
  }
  /// To be looked at: a record of other cards is followed for as long as they give the same.
  Replay<G> watch(Seen seen) {
    seen_ = std::move(seen);
    return read();
  }

 private:
  void tell(RecordStep step, int line) {
    if (seen_ && !replay_.problem) seen_(*replay_.match, step, line);
  }
  void fail(RecordFault fault, std::string_view found, std::string expected, std::string meant = {}) {
    if (!replay_.problem) replay_.problem = problem_in(lines_, fault, found, std::move(expected), std::move(meant));
  }
  /// The last decision was being written when the program ended.
  void cut_off() { replay_.truncated = true; }

  void statement() {
    const auto line = lines_.next();
    if (line.empty()) return;
    if (!lines_.whole()) return cut_off();
    if (++steps_ > kMostSteps) return fail(RecordFault::too_long, line, fmt::format("at most {} steps", kMostSteps));
    if (line == "undo" || line == "redo") return step(line);
    decision(line);
  }

  /// One step through what is decided already.
  void step(std::string_view line) {
    Match<G>& match = *replay_.match;
    if (line == "undo" && match.can_undo()) {
      match.undo();
      --replay_.decisions;
    } else if (line == "redo" && match.can_redo()) {
      match.redo();
      ++replay_.decisions;
    } else {
      return fail(RecordFault::step, line,
                  line == "undo" ? "a decision before it" : "an \"undo\" before it, and no decision since");
    }
    tell(line == "undo" ? RecordStep::undo : RecordStep::redo, lines_.number());
  }

  void decision(std::string_view line) {
    // "> south pass", "> 3 pass"
    const int number = lines_.number();
    const bool decides = line.starts_with("> ");
    const auto said = decides ? line.substr(2) : std::string_view{};
    const auto blank = std::min(said.find(' '), said.size());
    const auto by = read_seat<typename G::Seat>(said.substr(0, blank));
    const auto action = by && blank < said.size() ? G::read_action(said.substr(blank + 1)) : std::nullopt;
    if (!action)
      return fail(RecordFault::decision, line,
                  fmt::format("a decision such as \"> {} pass\", \"undo\" or \"redo\"", seat_text(typename G::Seat{})));
    if (replay_.match->moments().size() > kMostDecisions)
      return fail(RecordFault::too_long, line, fmt::format("at most {} decisions", kMostDecisions));
    if (const auto refusal = replay_.match->act(*by, *action, press_of(lines_.remark()))) {
      fail(RecordFault::refused, line,
           fmt::format("a decision that the rules allow ({}: {})", refusal.rule, G::code(refusal)));
      replay_.problem->rule = std::string(refusal.rule);
      return;
    }
    ++replay_.decisions;
    compare_events(replay_.match->moments().back());
    tell(RecordStep::decision, number);
  }

  void compare_events(const typename Match<G>::Moment& moment) {
    auto next = moment.events.begin();
    const auto skip = [&] {
      while (next != moment.events.end() && G::is_bookkeeping(*next)) ++next;
    };
    for (skip(); next != moment.events.end() && lines_.indented(); ++next, skip()) {
      const auto line = without_indent(lines_.next());
      const std::string ours = G::text(*next);
      if (!lines_.whole()) return cut_off();
      if (line == ours) continue;
      // what is no event was not written by other rules: the line is damaged
      if (!G::read_event(line)) return fail(RecordFault::unreadable, line, fmt::format("\"{}\"", ours), ours);
      return fail(RecordFault::event, line, fmt::format("\"{}\", as the rules give it now", ours), ours);
    }
    const auto line = lines_.next();
    if (!lines_.whole()) return cut_off();
    if (line == "." && next != moment.events.end()) {
      const std::string ours = G::text(*next);
      return fail(RecordFault::event_less, line, fmt::format("\"{}\", as the rules give it now", ours), ours);
    }
    if (line == ".") return;
    if (line.starts_with("  ") && G::read_event(without_indent(line)))
      return fail(RecordFault::event_more, without_indent(line), "\".\" after the events that the rules give", ".");
    fail(RecordFault::unreadable, line, "\".\" after the events", ".");
  }

  RecordLines lines_;
  const typename G::Catalog& cards_;
  std::size_t steps_ = 0;
  Seen seen_;
  Replay<G> replay_;
};

/// Re-runs a record and compares decisions and results.
template <RecordedGame G>
Replay<G> replay(std::string_view record, const typename G::Catalog& cards) {
  return RecordReader<G>(record, cards).read();
}

}  // namespace table

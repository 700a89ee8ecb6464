// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/recording.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/naruto/match/position_text.h"
#include "engine/naruto/match/record_head.h"
#include "engine/naruto/match/told_events.h"

namespace naruto {

/// Steps through what was decided cost next to nothing, but a file of nothing else is no game.
constexpr std::size_t kMostFrames = 5 * kMostDecisions;

class RecordingReader {
 public:
  RecordingReader(std::string_view text, const Catalog& cards, Recording& out)
      : lines_(text), cards_(cards), out_(out) {}

  void read() {
    RecordHead head;
    if (auto problem = read_record_head(lines_, cards_, head)) return add(std::move(*problem));
    if (head.cards_changed) add(std::move(*head.cards_changed));
    version_ = head.version;
    out_.begin_.emplace(cards_, std::move(head.setup));
    RecordMoment deal{out_.begin_->moments().front()};
    compare(deal, deal.moment.state);
    take(std::move(deal), RecordFrame::Kind::deal, lines_.number());
    while (!lines_.done() && !out_.truncated_ && !full_) statement();
  }

 private:
  void add(RecordProblem problem) {
    if (out_.problems_.size() < Recording::kMostProblems) out_.problems_.push_back(std::move(problem));
  }
  void add(RecordFault fault, std::string_view found, std::string expected, std::string meant = {}) {
    add(problem_in(lines_, fault, found, std::move(expected), std::move(meant)));
  }

  std::size_t here() const { return out_.frames_.empty() ? 0 : out_.frames_.back().moment; }
  const RecordMoment& now() const { return out_.moments_[here()]; }

  void take(RecordMoment moment, RecordFrame::Kind kind, int line) {
    moment.before = here();
    out_.moments_.push_back(std::move(moment));
    out_.frames_.push_back({kind, line, out_.moments_.size() - 1});
    undone_.clear();
  }

  void statement() {
    const auto line = lines_.next();
    if (line.empty()) return;
    if (!lines_.whole()) {
      out_.truncated_ = true;
    } else if (out_.moments_.size() > kMostDecisions || out_.frames_.size() > kMostFrames) {
      add(RecordFault::too_long, line, fmt::format("at most {} decisions", kMostDecisions));
      full_ = true;
    } else if (line == "undo" || line == "redo") {
      step(line);
    } else if (version_ >= kReportVersion && line == "note") {
      note();
    } else if (version_ >= kReportVersion && line == "position") {
      position();
    } else {
      decision(line);
    }
  }

  void step(std::string_view line) {
    using enum RecordFrame::Kind;
    if (line == "undo" && here() != 0) {
      undone_.push_back(here());
      out_.frames_.push_back({undo, lines_.number(), now().before});
    } else if (line == "redo" && !undone_.empty()) {
      out_.frames_.push_back({redo, lines_.number(), undone_.back()});
      undone_.pop_back();
    } else {
      add(RecordFault::step, line,
          line == "undo" ? "a decision before it" : "an \"undo\" before it, and no decision since");
    }
  }

  void note() {
    RecordNote note{out_.frames_.size() - 1, {}};
    while (lines_.indented()) {
      if (!note.text.empty()) note.text += '\n';
      note.text += without_indent(lines_.next_raw());
    }
    out_.notes_.push_back(std::move(note));
  }

  /// Of what is only told, the position was another one.
  void position() {
    auto problem = check_position(lines_, now().moment.state, cards_);
    if (problem && !now().told) add(std::move(*problem));
  }

  void decision(std::string_view line) {
    const int number = lines_.number();
    RecordMoment moment;
    moment.told = now().told;
    const GameState before = now().moment.state;
    const auto read = read_decision(line, lines_.remark());
    if (!read) {
      add(RecordFault::decision, line, "a decision such as \"> south pass\", \"undo\" or \"redo\"");
      if (!line.starts_with("> ")) return skip_stray();
      moment.unread = std::string(line.substr(2));
      moment.moment.by = before.choice.player;
      begin_telling(moment, before);
    } else {
      moment.moment.by = read->by;
      moment.moment.action = read->action;
      moment.moment.press = read->press;
      if (moment.told)
        moment.moment.state = before;
      else if (const Refusal refusal = Match::decide(before, out_.begin_->rules(), moment.moment))
        refused(line, refusal, moment, before);
    }
    if (moment.told) whose_decision(moment.moment.by);
    compare(moment, before);
    take(std::move(moment), RecordFrame::Kind::decision, number);
  }

  /// A line that belongs to nothing, and what is indented under it.
  void skip_stray() {
    while (lines_.indented()) lines_.next();
    if (lines_.peek() == ".") lines_.next();
  }

  void refused(std::string_view line, const Refusal& refusal, RecordMoment& moment, const GameState& before) {
    RecordProblem problem =
        problem_in(lines_, RecordFault::refused, line,
                   fmt::format("a decision that the rules allow ({}: {})", refusal.rule, table::name_of(refusal.code)));
    problem.rule = refusal.rule;
    add(std::move(problem));
    begin_telling(moment, before);
  }

  /// From here on the recorded events are what happens.
  static void begin_telling(RecordMoment& moment, const GameState& before) {
    moment.told = true;
    moment.moment.state = before;
    moment.moment.events.clear();
    moment.moment.fence = true;
    forget_what_waits(moment.moment.state);
  }

  /// What is only told does not say who is asked: whoever decided next was.
  void whose_decision(PlayerId by) {
    RecordMoment& last = out_.moments_[here()];
    if (last.told && !last.moment.state.over()) apply_event(last.moment.state, Event{Asked{{ChoiceKind::none, by}}});
  }

  /// The events under a decision, beside those that the rules give; from the first that differs on they are told.
  void compare(RecordMoment& moment, const GameState& before) {
    const Events ours = moment.told ? Events{} : moment.moment.events;
    auto next = ours.begin();
    const auto skip = [&] {
      while (next != ours.end() && is_bookkeeping(*next)) ++next;
    };
    for (skip(); lines_.indented() && !out_.truncated_; skip()) {
      const auto line = lines_.next();
      if (!lines_.whole()) {
        out_.truncated_ = true;
        return;
      }
      auto event = read_event(without_indent(line));
      if (!event) {
        add(RecordFault::unreadable, without_indent(line), "an event",
            next != ours.end() ? to_text(*next) : std::string());
        if (next != ours.end()) ++next;  // whatever it said: the rules give this one
        continue;
      }
      if (moment.told) {
        tell(moment, *event, line);
      } else if (next != ours.end() && same_event(line, "  " + to_text(*next))) {
        ++next;
      } else {
        differs(line, next != ours.end() ? to_text(*next) : std::string());
        diverge(moment, before, ours.begin(), next);
        tell(moment, *event, line);
      }
    }
    end_of_events(moment, before, ours, next);
  }

  void end_of_events(RecordMoment& moment, const GameState& before, const Events& ours, Events::const_iterator next) {
    if (lines_.cut()) {  // so is a file that ends without its last dot
      out_.truncated_ = true;
      return;
    }
    const bool dot = lines_.peek() == ".";
    if (dot) lines_.next();
    const auto found = dot ? "." : lines_.peek();
    RecordProblem problem = problem_in(lines_, RecordFault::unreadable, found, "\".\" after the events", ".");
    if (!dot) ++problem.line;  // it is read as what it is, after this
    if (!moment.told && next != ours.end()) {
      problem.fault = RecordFault::event_less;
      problem.meant = to_text(*next);
      problem.expected = fmt::format("further events, \"{}\" as the rules give it now", problem.meant);
      add(std::move(problem));
      diverge(moment, before, ours.begin(), next);
    } else if (!dot) {
      add(std::move(problem));
    }
  }

  void differs(std::string_view line, const std::string& now) {
    if (now.empty())
      add(RecordFault::event_more, without_indent(line), "\".\" after the events that the rules give", ".");
    else
      add(RecordFault::event, without_indent(line), fmt::format("\"{}\", as the rules give it now", now), now);
  }

  /// What the rules gave in the same words stays.
  void diverge(RecordMoment& moment, const GameState& before, Events::const_iterator from,
               Events::const_iterator to) const {
    moment.told = true;
    moment.moment.fence = true;
    moment.moment.state = before;
    moment.moment.events.assign(from, to);
    if (!out_.frames_.empty())  // the deal is before itself
      for (const Event& event : moment.moment.events) apply_event(moment.moment.state, event);
    forget_what_waits(moment.moment.state);
  }

  void tell(RecordMoment& moment, Event event, std::string_view line) {
    if (can_be_told(event, moment.moment.state, cards_)) {
      apply_event(moment.moment.state, event);
      moment.moment.events.push_back(event);
    } else if (!is_unseen(event)) {
      add(RecordFault::impossible, without_indent(line), "an event that can happen here");
    }
  }

  /// What has no picture is left out without a word.
  static bool is_unseen(const Event& event) {
    return std::holds_alternative<LastingBegan>(event) || std::holds_alternative<LastingEnded>(event) ||
           std::holds_alternative<Looked>(event) || std::holds_alternative<CardNamed>(event) ||
           std::holds_alternative<EffectStopped>(event);
  }

  RecordLines lines_;
  const Catalog& cards_;
  Recording& out_;
  int version_ = kOldestVersion;
  bool full_ = false;
  std::vector<std::size_t> undone_;  ///< the last one taken back stands last
};

Recording::Recording(std::string_view record, const Catalog& cards) { RecordingReader(record, cards, *this).read(); }

std::vector<std::size_t> Recording::path_to(std::size_t frame) const {
  std::vector<std::size_t> path{frames_[frame].moment};
  while (path.back() != 0) path.push_back(moments_[path.back()].before);
  std::reverse(path.begin(), path.end());
  return path;
}

Match Recording::match_at(std::size_t frame) const {
  std::vector<Match::Moment> history;
  for (const std::size_t moment : path_to(frame)) history.push_back(moments_[moment].moment);
  return {*rules().cards, setup(), std::move(history)};
}

}  // namespace naruto

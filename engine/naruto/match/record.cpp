// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/naruto/events/event_text.h"
#include "engine/naruto/match/position_text.h"
#include "engine/naruto/match/record_answers.h"
#include "engine/naruto/match/record_head.h"
#include "engine/naruto/match/record_text.h"
#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"
#include "engine/table/record_text.h"

namespace naruto {

std::string one_line(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 32) c = ' ';
  return out;
}

std::string code_and_name(const GameState& state, const Catalog& cards, CardId card) {
  if (card >= state.card_count) return {};
  const CardDefinition& definition = cards[state.cards[card].definition];
  return fmt::format("{} {}", definition.code, cards.words().text(definition.name));
}

namespace {

/// What a person reads behind a decision or an event; it is not read back.
struct Remark {
  const Catalog& cards;
  const GameState& state;
  std::string operator()(const auto& thing) const {
    if constexpr (requires { thing.ninja; })
      return code_and_name(state, cards, thing.ninja);
    else if constexpr (requires { thing.head; })
      return code_and_name(state, cards, thing.head);
    else if constexpr (requires { thing.card; })
      return code_and_name(state, cards, thing.card);
    else
      return {};
  }
};

std::string card_lines(const std::vector<DeckEntry>& entries, const Catalog& cards) {
  std::string out;
  for (const DeckEntry& entry : entries) {
    const auto id = cards.find(entry.code);
    const std::string remark = id ? std::string(cards.words().text(cards[*id].name)) : std::string{};
    out += with_remark(fmt::format("  {} {}", entry.count, entry.code), remark) + "\n";
  }
  return out;
}

std::string decision_line(const Match::Moment& moment) {
  return fmt::format("> {} {}", table::name_of(moment.by), to_text(moment.action));
}

}  // namespace

std::string record_header(const MatchSetup& setup, const Catalog& cards) {
  std::string out = fmt::format("playsheet match {}\ngame naruto\nedition {}\n", kNewestVersion, setup.edition->id);
  for (const HouseRuling& each : changed_rulings(*setup.edition, with_rulings(*setup.edition, setup.rulings)))
    out += fmt::format("ruling {} {}\n", each.ruling->id, value_name(*each.ruling, each.value));
  if (setup.secrecy) out += fmt::format("secrecy {}\n", table::name_of(*setup.secrecy));
  if (setup.series) out += table::series_lines(*setup.series);
  out += fmt::format("seed {}\ncards {}\n", setup.seed, digest_of_cards(setup, cards));
  out += answers_lines(answers_of(setup, cards), cards);
  for (const PlayerId player : table::kPlayers) {
    const SeatSetup& seat = setup.seats[player];
    const std::string deck = table::clean_name(seat.deck.name.en);
    out += table::name_line(table::name_of(player), seat.name);
    out += table::name_line("deck", deck.empty() ? seat.deck.id : deck);
    out += card_lines(seat.deck.cards, cards);
    if (!seat.deck.reinforcement.empty()) out += "reinforcement\n" + card_lines(seat.deck.reinforcement, cards);
    if (!seat.deck.sideboard.empty()) out += "sideboard\n" + card_lines(seat.deck.sideboard, cards);
    if (!setup.series || setup.series->registered[player] == seat.deck) continue;
    const Deck& registered = setup.series->registered[player];
    out += "registered\n" + card_lines(registered.cards, cards);
    if (!registered.sideboard.empty()) out += "registered sideboard\n" + card_lines(registered.sideboard, cards);
  }
  return out + "begin\n";
}

std::string record_moment(const Match::Moment& moment, const Catalog& cards) {
  const Remark remark{cards, moment.state};
  std::string out;
  if (moment.state.turn > 0 || moment.state.choice.kind != ChoiceKind::call_toss)
    out = with_remark(decision_line(moment), moment.press == Press::by_hand
                                                 ? std::visit(remark, moment.action)
                                                 : std::string(table::press_remark(moment.press))) +
          "\n";
  for (const Event& event : moment.events)
    if (!is_bookkeeping(event)) out += "  " + with_remark(to_text(event), std::visit(remark, event)) + "\n";
  return out + ".\n";
}

std::string record_of(const Match& match) {
  std::string out = record_header(match.setup(), *match.rules().cards);
  for (const Match::Moment& moment : match.moments()) out += record_moment(moment, *match.rules().cards);
  return out;
}

std::string record_report(const Match& match, std::string_view note) {
  const Catalog& cards = *match.rules().cards;
  std::string out = record_header(match.setup(), cards);
  for (const Match::Moment& moment : match.moments()) out += record_moment(moment, cards);
  out += "note\n";
  while (!note.empty()) {
    const auto end = std::min(note.find('\n'), note.size());
    out += "  " + one_line(note.substr(0, end)) + "\n";
    note.remove_prefix(std::min(end + 1, note.size()));
  }
  out += "position\n";
  for (const std::string& line : position_lines(match.state(), cards)) out += "  " + line + "\n";
  return out;
}

/// Events and cards are indented and decisions have a mark: no other line is only this word.
bool is_report(std::string_view record) {
  return record.find("\nnote\n") != std::string_view::npos || record.find("\nposition\n") != std::string_view::npos;
}

namespace {

/// Stops at the first thing that is wrong, and compares every event.
class StrictReader {
 public:
  StrictReader(std::string_view text, const Catalog& cards) : lines_(text), cards_(cards) {}

  Replay read() {
    RecordHead head;
    replay_.problem = read_record_head(lines_, cards_, head);
    if (!replay_.problem) replay_.problem = head.cards_changed;
    if (replay_.problem) return std::move(replay_);
    version_ = head.version;
    replay_.match.emplace(cards_, std::move(head.setup));
    if (!compare_events(replay_.match->moments().front())) return std::move(replay_);
    while (!lines_.done() && !replay_.problem && !replay_.truncated) decision();
    return std::move(replay_);
  }

 private:
  bool fail(RecordFault fault, std::string_view found, std::string expected, std::string meant = {}) {
    if (!replay_.problem) replay_.problem = problem_in(lines_, fault, found, std::move(expected), std::move(meant));
    return false;
  }

  bool compare_events(const Match::Moment& moment) {
    for (const Event& event : moment.events) {
      if (is_bookkeeping(event)) continue;
      if (lines_.done() || !lines_.indented()) break;
      const auto line = lines_.next();
      const std::string ours = "  " + to_text(event);
      if (same_event(line, ours)) continue;
      if (!lines_.whole()) return cut_off();
      if (!is_event(line)) return fail(RecordFault::unreadable, line, fmt::format("\"{}\"", ours), ours.substr(2));
      return fail(RecordFault::event, line, fmt::format("\"{}\", as the rules give it now", ours), ours.substr(2));
    }
    const auto line = lines_.next();
    if (line == "." && lines_.whole()) return true;
    if (!lines_.whole()) return cut_off();
    if (!is_event(line)) return fail(RecordFault::unreadable, line, "\".\" after the events", ".");
    return fail(RecordFault::event_more, line, "\".\" after the events that the rules give", ".");
  }

  /// What is none was not written by other rules: the line is damaged.
  static bool is_event(std::string_view line) {
    return line.starts_with("  ") && read_event(without_indent(line)).has_value();
  }

  /// The last decision was being written when the program ended.
  bool cut_off() {
    replay_.truncated = true;
    return false;
  }

  /// One step through what is decided already.
  void step(std::string_view line) {
    Match& match = *replay_.match;
    if (line == "undo" && match.can_undo()) {
      match.undo();
      --replay_.decisions;
    } else if (line == "redo" && match.can_redo()) {
      match.redo();
      ++replay_.decisions;
    } else {
      fail(RecordFault::step, line,
           line == "undo" ? "a decision before it" : "an \"undo\" before it, and no decision since");
    }
  }

  void decision() {
    const auto line = lines_.next();
    if (line.empty()) return;
    if (!lines_.whole()) {
      cut_off();
      return;
    }
    if (line == "undo" || line == "redo") return step(line);
    if (version_ >= kReportVersion && line == "note") return skip_note();
    if (version_ >= kReportVersion && line == "position") return compare_position();
    const auto read = read_decision(line, lines_.remark());
    if (!read) {
      fail(RecordFault::decision, line, "a decision such as \"> south pass\", \"undo\" or \"redo\"");
      return;
    }
    if (replay_.match->moments().size() > kMostDecisions) {
      fail(RecordFault::too_long, line, fmt::format("at most {} decisions", kMostDecisions));
      return;
    }
    if (const Refusal refusal = replay_.match->act(read->by, read->action, read->press)) {
      fail(RecordFault::refused, line,
           fmt::format("a decision that the rules allow ({}: {})", refusal.rule, table::name_of(refusal.code)));
      replay_.problem->rule = refusal.rule;
      return;
    }
    ++replay_.decisions;
    compare_events(replay_.match->moments().back());
  }

  void skip_note() {
    while (lines_.indented()) lines_.next_raw();
  }

  void compare_position() {
    if (auto problem = check_position(lines_, replay_.match->state(), cards_)) replay_.problem = std::move(problem);
  }

  RecordLines lines_;
  const Catalog& cards_;
  int version_ = kOldestVersion;
  Replay replay_;
};

}  // namespace

std::optional<RecordedDecision> read_decision(std::string_view line, std::string_view remark) {
  const bool south = line.starts_with("> south ");
  if (!south && !line.starts_with("> north ")) return std::nullopt;
  const auto action = read_action(line.substr(8));
  if (!action) return std::nullopt;
  const Press press = std::holds_alternative<Pass>(*action) ? table::press_of(remark) : Press::by_hand;
  return RecordedDecision{south ? PlayerId::south : PlayerId::north, *action, press};
}

bool same_event(std::string_view recorded, std::string_view now) {
  if (recorded == now) return true;
  // By which number the catalog calls a card or a name is the affair of its own day.
  constexpr std::array<std::string_view, 2> kDaily{" definition=", " name="};
  while (!recorded.empty() && !now.empty()) {
    for (const std::string_view field : kDaily) {
      if (!recorded.starts_with(field) || !now.starts_with(field)) continue;
      for (std::string_view* text : {&recorded, &now}) {
        text->remove_prefix(field.size());
        text->remove_prefix(std::min(text->find_first_not_of("0123456789"), text->size()));
      }
    }
    if (recorded.empty() || now.empty()) break;
    if (recorded.front() != now.front()) return false;
    recorded.remove_prefix(1);
    now.remove_prefix(1);
  }
  return recorded.empty() && now.empty();
}

Replay replay(std::string_view record, const Catalog& cards) { return StrictReader(record, cards).read(); }

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/decks/codes.h"
#include "engine/naruto/match/record_series.h"

namespace naruto {
namespace {

/// Changes when a card of the decks means something else than when the record was written.
std::string digest(const MatchSetup& setup, const Catalog& cards) {
  XXH64_state_t state;
  XXH64_reset(&state, 0);
  const auto add = [&](const std::vector<DeckEntry>& entries) {
    for (const DeckEntry& entry : entries)
      if (const auto id = cards.find(entry.code)) {
        const std::string text = write_cards("", {&cards[*id]}, cards.words());
        XXH64_update(&state, text.data(), text.size());
      }
  };
  for (const PlayerId player : table::kPlayers) {
    add(setup.seats[player].deck.cards);
    add(setup.seats[player].deck.reinforcement);  // the sideboard is outside the game (N-SIDE-05)
  }
  // Who is asked depends on the whole pool of cards, too (N-CR-02).
  const auto& counters = cards.counter_facts();
  const std::string pool = fmt::format("{} {} {} {}", counters.any, counters.least_entrance_cost,
                                       counters.least_hand_cost, cards.least_jutsu_cost());
  XXH64_update(&state, pool.data(), pool.size());
  return fmt::format("{:016x}", XXH64_digest(&state));
}

/// Names end a line, so they may hold anything but a line end.
std::string one_line(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 32) c = ' ';
  return out;
}

std::string name_of_card(const Catalog& cards, const GameState& state, CardId card) {
  if (card >= state.card_count) return {};
  const CardDefinition& definition = cards[state.cards[card].definition];
  return fmt::format("{} {}", definition.code, cards.words().text(definition.name));
}

/// What a person reads behind a decision or an event; it is not read back.
struct Remark {
  const Catalog& cards;
  const GameState& state;
  std::string operator()(const auto& thing) const {
    if constexpr (requires { thing.ninja; })
      return name_of_card(cards, state, thing.ninja);
    else if constexpr (requires { thing.head; })
      return name_of_card(cards, state, thing.head);
    else if constexpr (requires { thing.card; })
      return name_of_card(cards, state, thing.card);
    else
      return {};
  }
};

std::string with_remark(const std::string& line, const std::string& remark) {
  return remark.empty() ? line : line + "  # " + remark;
}

std::string_view without_remark(std::string_view line) {
  line = line.substr(0, line.find("  # "));
  while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

std::string card_lines(const std::vector<DeckEntry>& entries, const Catalog& cards) {
  std::string out;
  for (const DeckEntry& entry : entries) {
    const auto id = cards.find(entry.code);
    const std::string remark = id ? std::string(cards.words().text(cards[*id].name)) : std::string{};
    out += with_remark(fmt::format("  {} {}", entry.count, entry.code), remark) + "\n";
  }
  return out;
}

/// Of a pass that the program made for the player.
constexpr std::array<std::string_view, 3> kPressRemarks{"", "by itself: no stop", "by itself: until the phase ends"};

std::string_view press_remark(Press press) { return kPressRemarks[static_cast<std::size_t>(press)]; }

/// Nothing that happens depends on it, only who may take back what.
Press press_of(std::string_view remark) {
  const auto found = std::find(kPressRemarks.begin() + 1, kPressRemarks.end(), remark);
  return found == kPressRemarks.end() ? Press::by_hand : static_cast<Press>(found - kPressRemarks.begin());
}

std::string decision_line(const Match::Moment& moment) {
  return fmt::format("> {} {}", table::name_of(moment.by), to_text(moment.action));
}

}  // namespace

std::string record_header(const MatchSetup& setup, const Catalog& cards) {
  std::string out = fmt::format("playsheet match {}\ngame naruto\nedition {}\n", kRecordVersion, setup.edition->id);
  for (const HouseRuling& each : changed_rulings(*setup.edition, with_rulings(*setup.edition, setup.rulings)))
    out += fmt::format("ruling {} {}\n", each.ruling->id, each.ruling->values[each.value]);
  if (setup.series) out += series_lines(*setup.series);
  out += fmt::format("seed {}\ncards {}\n", setup.seed, digest(setup, cards));
  for (const PlayerId player : table::kPlayers) {
    const SeatSetup& seat = setup.seats[player];
    out += fmt::format("{} {}\n", table::name_of(player), one_line(seat.name));
    out += fmt::format("deck {}\n", one_line(seat.deck.name.en.empty() ? seat.deck.id : seat.deck.name.en));
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
    out = with_remark(decision_line(moment), moment.press == Press::by_hand ? std::visit(remark, moment.action)
                                                                            : std::string(press_remark(moment.press))) +
          "\n";
  for (const Event& event : moment.events)
    if (!is_bookkeeping(event)) out += "  " + with_remark(to_text(event), std::visit(remark, event)) + "\n";
  return out + ".\n";
}

std::string_view whole_part(std::string_view record) {
  std::size_t whole = 0, begin = 0;
  for (auto end = record.find('\n'); end != std::string_view::npos; end = record.find('\n', begin)) {
    const auto line = without_remark(record.substr(begin, end - begin));
    begin = end + 1;
    if (line == "." || line == "undo" || line == "redo") whole = begin;
  }
  return record.substr(0, whole);
}

std::string text_of(const RecordProblem& problem, std::string_view source) {
  return fmt::format("{}:{}: found \"{}\", expected {}", source, problem.line, problem.found, problem.expected);
}

namespace {

/// Lines of a record, remarks and line ends taken off.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }
  int number() const { return number_; }
  /// False for a last line without a line end: it may have been cut off.
  bool whole() const { return whole_; }
  std::string_view next() {
    const auto end = rest_.find('\n');
    whole_ = end != std::string_view::npos;
    const auto line = rest_.substr(0, end);
    rest_.remove_prefix(whole_ ? end + 1 : rest_.size());
    ++number_;
    const auto remark = line.find("  # ");
    remark_ = remark == std::string_view::npos ? std::string_view{} : line.substr(remark + 4);
    return without_remark(line);
  }
  /// Behind the line that was given last.
  std::string_view remark() const { return remark_; }
  std::string_view peek() const { return without_remark(rest_.substr(0, rest_.find('\n'))); }

 private:
  std::string_view rest_, remark_;
  int number_ = 0;
  bool whole_ = true;
};

template <class T>
std::optional<T> number(std::string_view text) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

class RecordReader {
 public:
  RecordReader(std::string_view text, const Catalog& cards) : lines_(text), cards_(cards) {}

  Replay read() {
    MatchSetup setup;
    if (!header(setup)) return std::move(replay_);
    replay_.match.emplace(cards_, std::move(setup));
    if (!compare_events(replay_.match->moments().front())) return std::move(replay_);
    while (!lines_.done() && !replay_.problem) decision();
    return std::move(replay_);
  }

 private:
  bool fail(std::string_view found, std::string expected) {
    if (!replay_.problem)
      replay_.problem = RecordProblem{lines_.number(), std::string(found.substr(0, 120)), std::move(expected)};
    return false;
  }

  /// The value of a line "key value".
  std::optional<std::string_view> value(std::string_view key) {
    const auto line = lines_.next();
    if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == ' ')
      return line.substr(key.size() + 1);
    fail(line, fmt::format("\"{} ...\"", key));
    return std::nullopt;
  }

  bool header(MatchSetup& setup) {
    const auto version = value("playsheet match");
    if (!version) return false;
    if (*version != fmt::to_string(kRecordVersion))
      return fail(*version, fmt::format("version {} of the record format", kRecordVersion));
    const auto game = value("game");
    if (!game || (*game != "naruto" && !fail(*game, "\"naruto\""))) return false;
    const auto edition = value("edition");
    if (!edition) return false;
    setup.edition = find_edition(*edition);
    if (setup.edition == nullptr)
      return fail(*edition, "a known edition" + hint(*edition, ids_of(editions()), editions().front().id));
    while (lines_.peek().starts_with("ruling "))
      if (!ruling(setup)) return false;
    if (lines_.peek().starts_with("series ") && !series(setup)) return false;
    const auto seed = value("seed");
    if (!seed) return false;
    const auto luck = number<std::uint64_t>(*seed);
    if (!luck) return fail(*seed, "a whole number");
    setup.seed = *luck;
    const auto cards = value("cards");
    if (!cards) return false;
    const std::string written(*cards);
    const int cards_line = lines_.number();
    for (const PlayerId player : table::kPlayers)
      if (!seat(setup, player)) return false;
    if (lines_.next() != "begin") return fail("", "\"begin\"");
    if (digest(setup, cards_) != written) {
      replay_.problem =
          RecordProblem{cards_line, written,
                        "the cards of today (" + digest(setup, cards_) + "): a card of these decks has changed since"};
      return false;
    }
    return true;
  }

  /// What may have been meant, or else an example.
  static std::string hint(std::string_view found, const std::vector<std::string_view>& known,
                          std::string_view example) {
    const std::string nearest = nearest_word(found, known);
    return nearest.empty() ? fmt::format(", such as \"{}\"", example) : fmt::format(" (did you mean \"{}\"?)", nearest);
  }
  static std::vector<std::string_view> ids_of(const auto& list) {
    std::vector<std::string_view> ids;
    for (const auto& each : list) ids.push_back(each.id);
    return ids;
  }

  /// "ruling A-06 no": set otherwise than the edition has it.
  bool ruling(MatchSetup& setup) {
    const auto rest = lines_.next().substr(std::string_view("ruling ").size());
    const auto space = std::min(rest.find(' '), rest.size());
    const auto id = rest.substr(0, space);
    const auto name = rest.substr(std::min(space + 1, rest.size()));
    const Ruling* found = find_ruling(id);
    if (found == nullptr)
      return fail(id, "a ruling that can be set" + hint(id, ids_of(rulings()), rulings().front().id));
    const auto value = find_value(*found, name);
    if (!value)
      return fail(name, fmt::format("a value of ruling {}", id) +
                            hint(name, {found->values.begin(), found->values.end()}, found->values.front()));
    for (const HouseRuling& each : setup.rulings)
      if (each.ruling == found) return fail(id, "each ruling once");
    setup.rulings.push_back({found, *value});
    return true;
  }

  /// "series 3 seed 1", then the games that were played before this one.
  bool series(MatchSetup& setup) {
    const auto line = lines_.next();
    setup.series = read_series_line(line);
    if (!setup.series) return fail(line, "a match of several games such as \"series 3 seed 1\"");
    while (lines_.peek().starts_with("game ")) {
      const auto game = lines_.next();
      const auto result = read_game_line(game);
      if (!result) return fail(game, "a game such as \"game winner=south reason=rewards starter=north seed=1\"");
      setup.series->games.push_back(*result);
    }
    return true;
  }

  /// The deck with which the match began: written only where it was swapped since.
  bool registered(MatchSetup& setup, PlayerId player) {
    if (!setup.series) return true;
    Deck& deck = setup.series->registered[player];
    deck = setup.seats[player].deck;
    if (lines_.peek() != "registered") return true;
    deck.cards.clear();
    deck.sideboard.clear();
    return more_cards("registered", deck.cards) && more_cards("registered sideboard", deck.sideboard);
  }

  bool seat(MatchSetup& setup, PlayerId player) {
    const auto name = value(table::name_of(player));
    if (!name) return false;
    setup.seats[player].name = *name;
    const auto deck = value("deck");
    if (!deck) return false;
    Deck& out = setup.seats[player].deck;
    out.name.en = *deck;
    if (!card_list(out.cards)) return false;
    if (!more_cards("reinforcement", out.reinforcement) || !more_cards("sideboard", out.sideboard)) return false;
    const int total = out.size();
    const int in_game = total + cards_in(out.reinforcement);
    if (total == 0 || in_game > static_cast<int>(kPileCapacity))
      return fail(fmt::to_string(in_game), fmt::format("a deck of 1 to {} cards", kPileCapacity));
    return registered(setup, player);
  }

  /// A further pile of the player, if there is one.
  bool more_cards(std::string_view key, std::vector<DeckEntry>& out) {
    if (lines_.peek() != key) return true;
    lines_.next();
    if (!card_list(out)) return false;
    return !out.empty() || fail(key, "cards after it");
  }

  bool card_list(std::vector<DeckEntry>& out) {
    while (lines_.peek().starts_with("  ")) {
      const auto line = lines_.next().substr(2);
      const auto space = line.find(' ');
      const auto count = number<int>(line.substr(0, space));
      const auto code = space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
      if (!count || *count < 1 || *count > 99) return fail(line, "a number of copies and a card code");
      if (!cards_.find(code)) {
        const std::string nearest = nearest_card(code, cards_);
        return fail(code,
                    "the code of a known card" + (nearest.empty() ? "" : fmt::format(" (did you mean {}?)", nearest)));
      }
      out.push_back({std::string(code), *count});
    }
    return true;
  }

  bool compare_events(const Match::Moment& moment) {
    for (const Event& event : moment.events) {
      if (is_bookkeeping(event)) continue;
      if (lines_.done() || !lines_.peek().starts_with("  ")) break;
      const auto line = lines_.next();
      const std::string ours = "  " + to_text(event);
      if (line == ours) continue;
      if (!lines_.whole()) return cut_off();
      return fail(line, fmt::format("\"{}\", as the rules give it now", ours));
    }
    const auto line = lines_.next();
    if (line == "." && lines_.whole()) return true;
    if (!lines_.whole()) return cut_off();
    return fail(line, "\".\" after the events that the rules give");
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
      fail(line, line == "undo" ? "a decision before it" : "an \"undo\" before it, and no decision since");
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
    const bool south = line.starts_with("> south ");
    const auto action = south || line.starts_with("> north ") ? read_action(line.substr(8)) : std::nullopt;
    if (!action) {
      fail(line, "a decision such as \"> south pass\", \"undo\" or \"redo\"");
      return;
    }
    const Press press = std::holds_alternative<Pass>(*action) ? press_of(lines_.remark()) : Press::by_hand;
    const Refusal refusal = replay_.match->act(south ? PlayerId::south : PlayerId::north, *action, press);
    if (refusal) {
      fail(line, fmt::format("a decision that the rules allow ({}: {})", refusal.rule, table::name_of(refusal.code)));
      return;
    }
    ++replay_.decisions;
    compare_events(replay_.match->moments().back());
  }

  Lines lines_;
  const Catalog& cards_;
  Replay replay_;
};

}  // namespace

Replay replay(std::string_view record, const Catalog& cards) { return RecordReader(record, cards).read(); }

}  // namespace naruto

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_head.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>

#include "engine/naruto/cards/card_message.h"
#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/decks/answers_in_match.h"
#include "engine/naruto/decks/codes.h"
#include "engine/naruto/match/record_answers.h"
#include "engine/table/clean_name.h"

namespace naruto {

ThinkableAnswers answers_of(const MatchSetup& setup, const Catalog& cards) {
  return setup.answers ? *setup.answers : answers_with({}, cards, *setup.edition);
}

/// Changes when a card of the decks means something else than when the record was written.
std::string digest_of_cards(const MatchSetup& setup, const Catalog& cards) {
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
  // Who is asked depends on them, too (N-CR-02).
  const ThinkableAnswers answers = answers_of(setup, cards);
  const auto counter = answers.counter.value_or(LeastMission{});
  std::string asked = fmt::format("{} {} {} {} {}", answers.counter.has_value(), counter.entrance_cost,
                                  counter.strategic_value, counter.hand_cost, answers.jutsu_cost);
  for (const ThinkableAnswers::HandText& one : answers.hand_texts)  // their moments and conditions
    asked += fmt::format(" {}\n{}", one.ability, write_cards("", {&cards[one.card]}, cards.words()));
  XXH64_update(&state, asked.data(), asked.size());
  return fmt::format("{:016x}", XXH64_digest(&state));
}

namespace {

class HeadReader {
 public:
  HeadReader(RecordLines& lines, const Catalog& cards, RecordHead& head) : lines_(lines), cards_(cards), head_(head) {}

  std::optional<RecordProblem> read() {
    header(head_.setup);
    return std::move(problem_);
  }

 private:
  bool fail(std::string_view found, std::string expected, RecordFault fault = RecordFault::head,
            std::string meant = {}) {
    if (!problem_) problem_ = problem_in(lines_, fault, found, std::move(expected), std::move(meant));
    return false;
  }

  /// The value of a line "key value".
  std::optional<std::string_view> value(std::string_view key, RecordFault fault = RecordFault::head) {
    const auto line = lines_.next();
    if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == ' ')
      return line.substr(key.size() + 1);
    fail(line, fmt::format("\"{} ...\"", key), fault, fmt::format("{} ...", key));
    return std::nullopt;
  }

  /// The name in a line "south Naomi". Records that were written before names were made clean have other ones, too.
  bool name(std::string_view key, std::string& out) {
    const auto line = lines_.next_raw();
    const auto found = name_in_line(line, key);
    if (!found) return fail(line, fmt::format("\"{} ...\"", key), RecordFault::head, fmt::format("{} ...", key));
    out = table::clean_name(*found);
    return true;
  }

  bool header(MatchSetup& setup) {
    const auto version = value("playsheet match", RecordFault::no_record);
    if (!version) return false;
    const auto number = number_of<int>(*version);
    // told before the version: each game counts its own
    if (const auto game = lines_.peek(); game.starts_with("game ") && game != "game naruto") {
      lines_.next();
      return fail(game.substr(5), "a match of naruto", RecordFault::other_game, "naruto");
    }
    if (!number || *number < kOldestVersion || *number > kNewestVersion)
      return fail(*version, fmt::format("version {} to {} of the record format", kOldestVersion, kNewestVersion),
                  RecordFault::version, fmt::format("{}", kNewestVersion));
    head_.version = *number;
    if (!value("game")) return false;
    const auto edition = value("edition");
    if (!edition) return false;
    setup.edition = find_edition(*edition);
    if (setup.edition == nullptr)
      return fail(*edition, "a known edition" + hint(*edition, ids_of(editions()), editions().front().id),
                  RecordFault::edition, std::string(nearest_word(*edition, ids_of(editions()))));
    while (lines_.peek().starts_with("ruling "))
      if (!ruling(setup)) return false;
    if (*number >= kSecrecyVersion && lines_.peek().starts_with("secrecy ") && !secrecy(setup)) return false;
    if (lines_.peek().starts_with("series ") && !series(setup)) return false;
    const auto seed = value("seed");
    if (!seed) return false;
    const auto luck = number_of<std::uint64_t>(*seed);
    if (!luck) return fail(*seed, "a whole number");
    setup.seed = *luck;
    const auto cards = value("cards");
    if (!cards) return false;
    const std::string written(*cards);
    const int cards_line = lines_.number();
    if (!answers(setup)) return false;
    for (const PlayerId player : table::kPlayers)
      if (!seat(setup, player)) return false;
    if (lines_.next() != "begin") return fail("", "\"begin\"", RecordFault::head, "begin");
    if (const std::string now = digest_of_cards(setup, cards_); now != written && !head_.cards_changed)
      head_.cards_changed = RecordProblem{cards_line, written,
                                          "the cards of today (" + now + "): a card of these decks has changed since",
                                          RecordFault::cards_changed, now};
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
    const auto house = find_house_ruling(id, name);
    if (!house) {
      const auto names = value_names(*found);
      return fail(name, fmt::format("a value of ruling {}", id) + hint(name, names, names.front()));
    }
    for (const HouseRuling& each : setup.rulings)
      if (each.ruling == house->ruling) return fail(id, "each ruling once");
    setup.rulings.push_back(*house);
    return true;
  }

  /// "secrecy curtain": how the hands are kept at the screen.
  bool secrecy(MatchSetup& setup) {
    const auto level = lines_.next().substr(std::string_view("secrecy ").size());
    setup.secrecy = table::from_name<table::Secrecy>(level);
    const auto& known = table::EnumNames<table::Secrecy>::names;
    return setup.secrecy || fail(level, fmt::format("\"{}\"", fmt::join(known, "\", \"")));
  }

  /// "answers counter 1 1 1" and the like. A record of before has those of its edition.
  bool answers(MatchSetup& setup) {
    if (head_.version < kAnswersVersion) {
      setup.answers = answers_of(setup, cards_);
      return true;
    }
    setup.answers.emplace();
    bool jutsu = false;
    while (lines_.peek().starts_with("answers ")) {
      jutsu = jutsu || lines_.peek().starts_with("answers jutsu");
      const auto fault = read_answers_line(lines_.next(), cards_, *setup.answers);
      // The card may be in neither deck: the game can still be watched.
      if (fault.card && !head_.cards_changed)
        head_.cards_changed = problem_in(lines_, RecordFault::cards_changed, fault.found, fault.expected);
      if (!fault.card && !fault.expected.empty()) return fail(fault.found, fault.expected);
    }
    return jutsu || fail(lines_.peek(), "\"answers jutsu ...\"", RecordFault::head, "answers jutsu ...");
  }

  /// "series 3 seed 1", then the games that were played before this one.
  bool series(MatchSetup& setup) {
    setup.series.emplace();
    problem_ = table::read_series<EndReason>(lines_, *setup.series);
    for (const GameResult& game : setup.series->games)
      if (!problem_ && (!game.winner || !game.starter)) return fail("none", "a player who won and one who began");
    return !problem_;
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
    Deck& out = setup.seats[player].deck;
    if (!name(table::name_of(player), setup.seats[player].name) || !name("deck", out.name.en)) return false;
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
      const auto count = number_of<int>(line.substr(0, space));
      const auto code = space == std::string_view::npos ? std::string_view{} : line.substr(space + 1);
      if (!count || *count < 1 || *count > 99) return fail(line, "a number of copies and a card code");
      if (!cards_.find(code)) {
        const std::string nearest = nearest_card(code, cards_);
        return fail(code,
                    "the code of a known card" + (nearest.empty() ? "" : fmt::format(" (did you mean {}?)", nearest)),
                    RecordFault::card, nearest);
      }
      out.push_back({std::string(code), *count});
    }
    return true;
  }

  RecordLines& lines_;
  const Catalog& cards_;
  RecordHead& head_;
  std::optional<RecordProblem> problem_;
};

}  // namespace

std::optional<RecordProblem> read_record_head(RecordLines& lines, const Catalog& cards, RecordHead& head) {
  return HeadReader(lines, cards, head).read();
}

}  // namespace naruto

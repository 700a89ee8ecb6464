// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/naruto/match/record_lines.h"
#include "engine/table/clean_name.h"

namespace naruto {
namespace {

template <class T>
T number_in(std::string_view text) {
  T value{};
  std::from_chars(text.data(), text.data() + text.size(), value);  // else zero
  return value;
}

/// The word behind "key=" in a line of an event; empty if there is none.
std::string_view field(std::string_view line, std::string_view key) {
  for (auto at = line.find(key); at != std::string_view::npos; at = line.find(key, at + 1)) {
    const auto behind = at + key.size();
    if (at == 0 || line[at - 1] != ' ' || behind >= line.size() || line[behind] != '=') continue;
    const auto rest = line.substr(behind + 1);
    return rest.substr(0, rest.find(' '));
  }
  return {};
}

/// What one decision brought, as far as it is counted.
struct Outline {
  int turn = 0;
  std::optional<PlayerId> starter, winner;
  EndReason reason = EndReason::none;
  std::vector<int> drawn, played;  ///< numbers of cards
};

class Summarizer : public table::RecordSummaryReader<Summarizer, Outline> {
 public:
  explicit Summarizer(std::string_view record) : RecordSummaryReader(record) {}

  std::optional<RecordSummary> read(std::optional<RecordProblem>& problem) {
    problem = first_line();
    if (!problem) problem = read_head();
    if (problem) return std::nullopt;
    fold(read_decisions(sum_));
    return std::move(sum_);
  }

 private:
  friend RecordSummaryReader;

  std::optional<RecordProblem> first_line() {
    const auto first = lines().next();
    constexpr std::string_view kHead = "playsheet match ";
    if (!first.starts_with(kHead))
      return table::problem_in(lines(), RecordFault::no_record, first,
                               "a match record, which begins with \"playsheet match\"", "playsheet match 2");
    const int version = number_in<int>(first.substr(kHead.size()));
    if (version < 1 || version > kNewestVersion)
      return table::problem_in(lines(), RecordFault::version, first,
                               fmt::format("version 1 to {} of the record format", kNewestVersion),
                               fmt::to_string(kNewestVersion));
    return std::nullopt;
  }

  bool head_line(std::string_view line, std::string_view raw) {
    const auto value = [&](std::string_view key) {
      return line.starts_with(key) ? std::optional(line.substr(key.size())) : std::nullopt;
    };
    if (line.starts_with("  ")) return card(line.substr(2));
    if (series_line(line, sum_)) return sum_.series.has_value();
    if (const auto game = value("game ")) return game == "naruto";
    for (const PlayerId player : table::kPlayers)
      if (const auto name = name_in_line(raw, table::name_of(player))) {
        player_ = player;
        sum_.names[player] = table::clean_name(*name);
        return true;
      }
    if (const auto edition = value("edition ")) sum_.edition = *edition;
    if (const auto seed = value("seed ")) sum_.seed = number_in<std::uint64_t>(*seed);
    if (line.starts_with("ruling ")) ++sum_.rulings;
    Deck& deck = sum_.decks[player_];
    if (const auto name = name_in_line(raw, "deck")) {
      deck.name.en = table::clean_name(*name);
      pile_ = &deck.cards;
    }
    if (line == "reinforcement") pile_ = &deck.reinforcement;
    if (line == "sideboard") pile_ = &deck.sideboard;
    if (line == "registered" || line == "registered sideboard") pile_ = nullptr;
    return true;
  }

  bool card(std::string_view line) {
    const auto space = line.find(' ');
    const int copies = number_in<int>(line);
    if (space == std::string_view::npos || copies < 1 || copies > 99) return false;
    if (pile_) pile_->push_back({std::string(line.substr(space + 1)), copies});
    return true;
  }

  /// Cards are numbered south first, in the order of the lists; then the reinforcement decks.
  void begin() {
    for (const bool squads : {false, true})
      for (const PlayerId player : table::kPlayers)
        for (const DeckEntry& entry : squads ? sum_.decks[player].reinforcement : sum_.decks[player].cards)
          dealt_.deal(sum_.cards[player], entry.code, entry.count);
  }

  // --- decisions ----------------------------------------------------------------------------------------------------

  static void event(std::string_view line, Outline& now) {
    const auto name = line.substr(0, line.find(' '));
    if (name == "card_moved") return moved(line, now);
    if (name == "turn_began") now.turn = number_in<int>(field(line, "turn"));
    if (name == "starter_decided") now.starter = table::from_name<PlayerId>(field(line, "starter"));
    if (name != "game_ended") return;
    now.winner = table::from_name<PlayerId>(field(line, "winner"));
    now.reason = table::from_name<EndReason>(field(line, "reason")).value_or(EndReason::none);
  }

  static void moved(std::string_view line, Outline& now) {
    const int card = number_in<int>(field(line, "card"));
    const auto to = field(line, "to");
    const auto cause = field(line, "cause");
    if (to == "hand") now.drawn.push_back(card);
    const bool used =
        cause == "deploy" || cause == "growth" || cause == "platoon" || cause == "squad" || cause == "use";
    if (used && (to == "village" || to == "chain")) now.played.push_back(card);
  }

  void fold(const std::vector<Outline>& made) {
    std::vector<int> drawn, played;
    for (const Outline& each : made) {
      if (each.turn > 0) sum_.turn = each.turn;
      if (each.starter) sum_.starter = each.starter;
      if (each.winner) sum_.winner = each.winner;
      if (each.reason != EndReason::none) sum_.reason = each.reason;
      drawn.insert(drawn.end(), each.drawn.begin(), each.drawn.end());
      played.insert(played.end(), each.played.begin(), each.played.end());
    }
    dealt_.count(std::move(drawn), &CardTally::drawn);
    dealt_.count(std::move(played), &CardTally::played);
  }

  PlayerId player_ = PlayerId::south;
  std::vector<DeckEntry>* pile_ = nullptr;
  table::DealtCards dealt_;
  RecordSummary sum_;
};

}  // namespace

std::optional<RecordSummary> summarize(std::string_view record, std::optional<RecordProblem>& problem) {
  return Summarizer(record).read(problem);
}

}  // namespace naruto

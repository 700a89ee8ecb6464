// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/record_summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/naruto/match/record_lines.h"
#include "engine/naruto/match/record_series.h"
#include "engine/table/clean_name.h"
#include "engine/table/fnv.h"

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

class Summarizer {
 public:
  explicit Summarizer(std::string_view record) : record_(whole_part(record)), rest_(record) {}

  std::optional<RecordSummary> read(std::optional<RecordProblem>& problem) {
    if (!header()) {
      problem = RecordProblem{line_, std::string(found_.substr(0, 120)), expected_, fault_, meant_};
      return std::nullopt;
    }
    sum_.whole = record_.size();
    sum_.digest = table::kFnvStart;
    for (const char c : record_)
      if (c != '\r') sum_.digest = table::fnv_step(sum_.digest, static_cast<unsigned char>(c));
    rest_ = record_.substr(std::min(record_.size(), position_));
    while (!rest_.empty()) decision_line(next());
    fold();
    return std::move(sum_);
  }

 private:
  std::string_view next() {
    const auto end = std::min(rest_.find('\n'), rest_.size());
    auto line = rest_.substr(0, end);
    const auto taken = std::min(end + 1, rest_.size());
    rest_.remove_prefix(taken);
    position_ += taken;
    ++line_;
    raw_ = line;
    if (raw_.ends_with('\r')) raw_.remove_suffix(1);
    const auto remark = line.find("  # ");
    remark_ = remark == std::string_view::npos ? std::string_view{} : line.substr(remark + 4);
    line = line.substr(0, remark);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
    return line;
  }

  bool fail(RecordFault fault, std::string_view found, std::string expected, std::string meant = {}) {
    fault_ = fault;
    found_ = found;
    expected_ = std::move(expected);
    meant_ = std::move(meant);
    return false;
  }

  bool header() {
    const auto first = next();
    constexpr std::string_view kHead = "playsheet match ";
    if (!first.starts_with(kHead))
      return fail(RecordFault::no_record, first, "a match record, which begins with \"playsheet match\"",
                  "playsheet match 2");
    const int version = number_in<int>(first.substr(kHead.size()));
    if (version < 1 || version > kNewestVersion)
      return fail(RecordFault::version, first, fmt::format("version 1 to {} of the record format", kNewestVersion),
                  fmt::to_string(kNewestVersion));
    while (!rest_.empty()) {
      const auto line = next();
      if (line == "begin") return begin();
      if (!header_line(line))
        return fail(RecordFault::head, line, "a line of the head of a record, and then \"begin\"");
    }
    return fail(RecordFault::head, "the end of the file", "\"begin\"", "begin");
  }

  bool header_line(std::string_view line) {
    const auto value = [&](std::string_view key) {
      return line.starts_with(key) ? std::optional(line.substr(key.size())) : std::nullopt;
    };
    if (line.starts_with("  ")) return card(line.substr(2));
    if (line.starts_with("series ")) return (sum_.series = read_series_line(line)).has_value();
    if (line.starts_with("game winner=")) {
      const auto game = read_game_line(line);
      if (game && sum_.series) sum_.series->games.push_back(*game);
      return game.has_value();
    }
    if (const auto game = value("game ")) return game == "naruto";
    for (const PlayerId player : table::kPlayers)
      if (const auto name = name_in_line(raw_, table::name_of(player))) {
        player_ = player;
        sum_.names[player] = table::clean_name(*name);
        return true;
      }
    if (const auto edition = value("edition ")) sum_.edition = *edition;
    if (const auto seed = value("seed ")) sum_.seed = number_in<std::uint64_t>(*seed);
    if (line.starts_with("ruling ")) ++sum_.rulings;
    Deck& deck = sum_.decks[player_];
    if (const auto name = name_in_line(raw_, "deck")) {
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
  bool begin() {
    for (const bool squads : {false, true})
      for (const PlayerId player : table::kPlayers)
        for (const DeckEntry& entry : squads ? sum_.decks[player].reinforcement : sum_.decks[player].cards) {
          auto& rows = sum_.cards[player];
          const auto same = [&](const CardTally& row) { return row.code == entry.code; };
          auto row = std::find_if(rows.begin(), rows.end(), same);
          if (row == rows.end()) row = rows.insert(rows.end(), CardTally{entry.code});
          row->copies += entry.count;
          const auto place = static_cast<std::size_t>(row - rows.begin());
          places_.insert(places_.end(), static_cast<std::size_t>(entry.count), {player, place});
        }
    return true;
  }

  // --- decisions ----------------------------------------------------------------------------------------------------

  void decision_line(std::string_view line) {
    if (line == "undo" || line == "redo") {
      auto& from = line == "undo" ? made_ : undone_;
      if (from.size() <= (line == "undo" ? 1U : 0U)) return;  // the deal stays
      (line == "undo" ? undone_ : made_).push_back(std::move(from.back()));
      from.pop_back();
    } else if (line == ".") {
      made_.push_back(std::exchange(now_, {}));
      undone_.clear();
      if (!remark_.empty()) sum_.times.emplace_back(remark_);
    } else if (line.starts_with("  ")) {
      event(line);
    }
  }

  void event(std::string_view line) {
    line.remove_prefix(2);
    const auto name = line.substr(0, line.find(' '));
    if (name == "card_moved") return moved(line);
    if (name == "turn_began") now_.turn = number_in<int>(field(line, "turn"));
    if (name == "starter_decided") now_.starter = table::from_name<PlayerId>(field(line, "starter"));
    if (name != "game_ended") return;
    now_.winner = table::from_name<PlayerId>(field(line, "winner"));
    now_.reason = table::from_name<EndReason>(field(line, "reason")).value_or(EndReason::none);
  }

  void moved(std::string_view line) {
    const int card = number_in<int>(field(line, "card"));
    const auto to = field(line, "to");
    const auto cause = field(line, "cause");
    if (to == "hand") now_.drawn.push_back(card);
    const bool used =
        cause == "deploy" || cause == "growth" || cause == "platoon" || cause == "squad" || cause == "use";
    if (used && (to == "village" || to == "chain")) now_.played.push_back(card);
  }

  void count(std::vector<int> cards, int CardTally::*sum) {
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    for (const int card : cards) {
      if (card < 0 || card >= static_cast<int>(places_.size())) continue;
      const auto& [player, place] = places_[static_cast<std::size_t>(card)];
      ++(sum_.cards[player][place].*sum);
    }
  }

  void fold() {
    sum_.decisions = std::max(0, static_cast<int>(made_.size()) - 1);
    std::vector<int> drawn, played;
    for (const Outline& each : made_) {
      if (each.turn > 0) sum_.turn = each.turn;
      if (each.starter) sum_.starter = each.starter;
      if (each.winner) sum_.winner = each.winner;
      if (each.reason != EndReason::none) sum_.reason = each.reason;
      drawn.insert(drawn.end(), each.drawn.begin(), each.drawn.end());
      played.insert(played.end(), each.played.begin(), each.played.end());
    }
    count(std::move(drawn), &CardTally::drawn);
    count(std::move(played), &CardTally::played);
  }

  std::string_view record_, rest_, remark_, found_;
  std::string_view raw_;  ///< the line with its remark
  std::string expected_, meant_;
  RecordFault fault_ = RecordFault::head;
  std::size_t position_ = 0;
  int line_ = 0;
  PlayerId player_ = PlayerId::south;
  std::vector<DeckEntry>* pile_ = nullptr;
  std::vector<std::pair<PlayerId, std::size_t>> places_;  ///< of each card: whose, and its row
  RecordSummary sum_;
  Outline now_;
  std::vector<Outline> made_, undone_;
};

}  // namespace

std::optional<RecordSummary> summarize(std::string_view record, std::optional<RecordProblem>& problem) {
  problem.reset();
  return Summarizer(record).read(problem);
}

}  // namespace naruto

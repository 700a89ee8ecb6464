// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/match/record_head.h"

#include <fmt/format.h>

#include <cstddef>
#include <utility>

#include "engine/table/fnv.h"
#include "engine/table/record_head.h"
#include "engine/table/record_text.h"

namespace gormiti {
namespace {

using table::RecordFault;
using table::RecordProblem;

class HeadReader : public table::HeadReader {
 public:
  HeadReader(table::RecordLines& lines, const Catalog& cards, MatchSetup& match)
      : table::HeadReader(lines), cards_(cards), match_(match) {}

  std::optional<RecordProblem> read() {
    word("mode", match_.mode) && options() && secrecy(match_.secrecy) && series() && number("seed", match_.seed) &&
        digest() && seat(PlayerId::south) && seat(PlayerId::north) && playable();
    return std::move(problem_);
  }

 private:
  bool options() {
    return table::HeadReader::options(match_.options, option_rows(), "docs/rules/gormiti.md, G-12") &&
           (is_playable(match_.options) || fail("", "options with which games end (G-710)"));
  }

  bool series() {
    if (!lines_.peek().starts_with("series ")) return true;
    problem_ = table::read_series(lines_, match_.series.emplace());
    return !problem_;
  }

  bool seat(PlayerId player) {
    SeatSetup& out = match_.seats[player];
    if (!name(table::name_of(player), out.name) || !name("deck", out.deck)) return false;
    while (lines_.indented()) {
      const auto code = table::without_indent(lines_.next());
      if (!cards_.find(code)) return fail(code, "the code of a known card", RecordFault::card);
      if (out.cards.size() >= kMaxOwned) return fail(code, fmt::format("at most {} cards", kMaxOwned));
      out.cards.emplace_back(code);
    }
    return true;
  }

  bool playable() {
    if (const Refusal refusal = check_match(match_, cards_)) {
      fail("these decks",
           fmt::format("decks with which a game can begin ({}: {})", refusal.rule, table::name_of(refusal.code)),
           RecordFault::deck);
      problem_->rule = std::string(refusal.rule);
      return false;
    }
    return same_cards(digest_of_cards(match_, cards_), "these decks");
  }

  const Catalog& cards_;
  MatchSetup& match_;
};

}  // namespace

std::string digest_of_cards(const MatchSetup& match, const Catalog& cards) {
  std::uint64_t digest = table::kFnvStart;  // over the digests of the cards, in the order of the decks
  for (const PlayerId player : table::kPlayers)
    for (const DefinitionId id : definitions_of(match.seats[player].cards, cards))
      for (int byte = 0; byte < 8; ++byte) digest = table::fnv_step(digest, (cards[id].digest >> (8 * byte)) & 0xFFU);
  return fmt::format("{:016x}", digest);
}

std::string write_head(const MatchSetup& match, const Catalog& cards) {
  std::string out = fmt::format("mode {}\n", table::name_of(match.mode));
  out += table::option_lines(match.options, option_rows());
  if (match.secrecy) out += fmt::format("secrecy {}\n", table::name_of(*match.secrecy));
  if (match.series) out += table::series_lines(*match.series);
  out += fmt::format("seed {}\ncards {}\n", match.seed, digest_of_cards(match, cards));
  for (const PlayerId player : table::kPlayers) {
    const SeatSetup& seat = match.seats[player];
    out += table::name_line(table::name_of(player), seat.name);
    out += table::name_line("deck", seat.deck);
    for (const std::string& code : seat.cards) {
      const auto id = cards.find(code);
      out += "  " + table::with_remark(code, id ? cards[*id].name.en : std::string()) + "\n";
    }
  }
  return out;
}

std::optional<RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards, MatchSetup& match) {
  return HeadReader(lines, cards, match).read();
}

}  // namespace gormiti

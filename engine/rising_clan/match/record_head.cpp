// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/match/record_head.h"

#include <fmt/format.h>

#include <utility>

#include "engine/table/record_head.h"

namespace rising_clan {
namespace {

using table::RecordFault;
using table::RecordProblem;

std::string digest_text(const Catalog& cards) { return fmt::format("{:016x}", cards.digest()); }

class HeadReader : public table::HeadReader {
 public:
  HeadReader(table::RecordLines& lines, const Catalog& cards, MatchSetup& match)
      : table::HeadReader(lines), cards_(cards), match_(match) {}

  std::optional<RecordProblem> read() {
    group() && options(match_.options, option_rows(), "docs/rules/rising-clan.md, R-14") && secrecy(match_.secrecy) &&
        number("seed", match_.seed) && digest() && seats() && playable();
    return std::move(problem_);
  }

 private:
  bool group() { return !lines_.peek().starts_with("group ") || number("group", match_.group); }

  /// One line each, clockwise from seat 1.
  bool seats() {
    while (lines_.peek() == "seat" || lines_.peek().starts_with("seat ")) {
      if (match_.names.size() >= kMostSeats) return fail(lines_.next(), fmt::format("at most {} seats", kMostSeats));
      if (!name("seat", match_.names.emplace_back())) return false;
    }
    return true;
  }

  bool playable() {
    if (const Refusal refusal = check_match(match_, cards_)) {
      fail(fmt::format("{} seats", match_.names.size()),
           fmt::format("seats, group and options with which a game can begin ({}: {})", refusal.rule,
                       table::name_of(refusal.code)));
      problem_->rule = std::string(refusal.rule);
      return false;
    }
    return same_cards(digest_text(cards_), "this game");
  }

  const Catalog& cards_;
  MatchSetup& match_;
};

}  // namespace

std::string write_head(const MatchSetup& match, const Catalog& cards) {
  std::string out = match.group > 0 ? fmt::format("group {}\n", match.group) : std::string();
  out += table::option_lines(match.options, option_rows());
  if (match.secrecy) out += fmt::format("secrecy {}\n", table::name_of(*match.secrecy));
  out += fmt::format("seed {}\ncards {}\n", match.seed, digest_text(cards));
  for (const std::string& name : match.names) out += table::name_line("seat", name);
  return out;
}

std::optional<table::RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards, MatchSetup& match) {
  return HeadReader(lines, cards, match).read();
}

}  // namespace rising_clan

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/match/record_head.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/table/clean_name.h"
#include "engine/table/fnv.h"
#include "engine/table/record_text.h"

namespace gormiti {
namespace {

using table::RecordFault;
using table::RecordProblem;

class HeadReader {
 public:
  HeadReader(table::RecordLines& lines, const Catalog& cards, MatchSetup& match)
      : lines_(lines), cards_(cards), match_(match) {}

  std::optional<RecordProblem> read() {
    mode() && options() && secrecy() && seed() && digest() && seat(PlayerId::south) && seat(PlayerId::north) &&
        playable();
    return std::move(problem_);
  }

 private:
  bool fail(std::string_view found, std::string expected, RecordFault fault = RecordFault::head,
            std::string meant = {}) {
    if (!problem_) problem_ = table::problem_in(lines_, fault, found, std::move(expected), std::move(meant));
    return false;
  }

  /// The value of a line "key value".
  std::optional<std::string_view> value(std::string_view key) {
    const auto line = lines_.next();
    if (line.starts_with(key) && line.size() > key.size() && line[key.size()] == ' ')
      return line.substr(key.size() + 1);
    fail(line, fmt::format("\"{} ...\"", key), RecordFault::head, fmt::format("{} ...", key));
    return std::nullopt;
  }

  /// The value of a line "key word", a word of a closed list.
  template <class E>
  bool word(std::string_view key, E& out) {
    const auto text = value(key);
    if (!text) return false;
    const auto known = table::from_name<E>(*text);
    if (known) out = *known;
    return known || fail(*text, fmt::format("\"{}\"", fmt::join(table::EnumNames<E>::names, "\", \"")));
  }

  bool mode() { return word("mode", match_.mode); }

  /// "option fighterZones 3": each that is not the standard, once.
  bool options() {
    while (lines_.peek().starts_with("option ")) {
      const auto line = lines_.next().substr(std::string_view("option ").size());
      const auto space = std::min(line.find(' '), line.size());
      const auto name = line.substr(0, space);
      const OptionRow* row = find_option(name);
      if (row == nullptr) return fail(name, "the name of an option (docs/rules/gormiti.md, G-12)");
      const auto number = table::number_of<int>(line.substr(std::min(space + 1, line.size())));
      if (!number || !set_option(match_.options, name, *number))
        return fail(line, fmt::format("{} and {} to {} ({})", name, row->least, row->most, row->rule));
    }
    return is_playable(match_.options) || fail("", "options with which games end (G-710)");
  }

  bool secrecy() {
    if (!lines_.peek().starts_with("secrecy ")) return true;
    return word("secrecy", match_.secrecy.emplace());
  }

  bool seed() {
    const auto text = value("seed");
    if (!text) return false;
    const auto number = table::number_of<std::uint64_t>(*text);
    if (number) match_.seed = *number;
    return number || fail(*text, "a whole number");
  }

  /// Compared once the decks are known.
  bool digest() {
    const auto text = value("cards");
    if (text) digest_ = std::string(*text);
    digest_line_ = lines_.number();
    return text.has_value();
  }

  bool name(std::string_view key, std::string& out) {
    const auto line = lines_.next_raw();
    const auto found = table::name_in_line(line, key);
    if (!found) return fail(line, fmt::format("\"{} ...\"", key), RecordFault::head, fmt::format("{} ...", key));
    out = table::clean_name(*found);
    return true;
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
    const std::string now = digest_of_cards(match_, cards_);
    if (now == digest_) return true;
    problem_ = RecordProblem{digest_line_, digest_,
                             "the cards of today (" + now + "): a card of these decks has changed since",
                             RecordFault::cards_changed, now};
    return false;
  }

  table::RecordLines& lines_;
  const Catalog& cards_;
  MatchSetup& match_;
  std::string digest_;
  int digest_line_ = 0;
  std::optional<RecordProblem> problem_;
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
  for (const OptionRow& row : option_rows())
    if (row.get(match.options) != row.standard) out += fmt::format("option {} {}\n", row.name, row.get(match.options));
  if (match.secrecy) out += fmt::format("secrecy {}\n", table::name_of(*match.secrecy));
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

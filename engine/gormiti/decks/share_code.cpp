// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/share_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/table/clean_name.h"
#include "engine/table/one_line.h"
#include "engine/table/share_code.h"

namespace gormiti {
namespace {

constexpr std::string_view kMark = "PG";
constexpr char kVersion = '1';

std::string_view without_blanks_around(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const auto begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

ShareProblem problem_of(table::ShareFault fault) {
  return fault == table::ShareFault::later_version ? ShareProblem::later_version
         : fault == table::ShareFault::other_game  ? ShareProblem::other_game
                                                   : ShareProblem::broken;
}

/// The first card that stands there a second time; empty if none does.
std::string card_twice(const std::vector<std::string>& cards) {
  for (auto at = cards.begin(); at != cards.end(); ++at)
    if (std::find(cards.begin(), at, *at) != at) return *at;
  return {};
}

ShareReading refused(ShareProblem problem, std::string word = {}, std::uint64_t number = 0) {
  return {std::nullopt, ShareRefusal{problem, std::move(word), number}};
}

}  // namespace

WrittenShareCode write_share_code(const DeckFile& deck) {
  if (deck.cards.size() > kMostCardsOfAFile) return {{}, ShareRefusal{ShareProblem::too_many, {}, kMostCardsOfAFile}};
  if (std::string card = card_twice(deck.cards); !card.empty())
    return {{}, ShareRefusal{ShareProblem::twice, std::move(card)}};
  std::vector<table::ShareEntry> entries;
  for (const std::string& code : deck.cards) entries.push_back({code});
  std::vector<table::CodeShape> shapes;
  gather_shapes(entries, shapes);
  table::ShareSink sink;
  sink.byte(static_cast<std::uint8_t>(deck.mode));
  sink.text(table::clean_name(deck.name));
  sink.shapes(shapes);
  sink.entries(entries, shapes);
  std::string code = sink.code(kMark, kVersion);
  if (code.size() > kLongestShareCode) return {{}, ShareRefusal{ShareProblem::too_long, {}, kLongestShareCode}};
  return {std::move(code), std::nullopt};
}

ShareReading read_share_code(std::string_view text, const Catalog& cards) {
  text = without_blanks_around(text);
  if (text.size() > kLongestShareCode) return refused(ShareProblem::too_long, {}, kLongestShareCode);
  auto opened = table::open_share_code(text, kMark, kVersion);
  if (!opened.source) return refused(problem_of(opened.fault), std::move(opened.word));
  table::ShareSource& source = *opened.source;
  DeckFile deck;
  const std::uint8_t mode = source.byte();
  if (mode >= table::EnumNames<Mode>::names.size()) return refused(ShareProblem::broken);
  deck.mode = static_cast<Mode>(mode);
  deck.name = table::clean_name(source.text());
  const auto shapes = source.shapes();
  std::string several, unknown;
  source.entries(shapes, [&](const table::ShareEntry& entry) {
    if (entry.copies != 1 && several.empty()) several = entry.code;
    if (!cards.find(entry.code) && unknown.empty()) unknown = entry.code;
    deck.cards.push_back(entry.code);
    return deck.cards.size() <= kMostCardsOfAFile;
  });
  if (deck.cards.size() > kMostCardsOfAFile) return refused(ShareProblem::too_many, {}, kMostCardsOfAFile);
  if (!source.over()) return refused(ShareProblem::broken);
  if (!unknown.empty()) return refused(ShareProblem::unknown_card, std::move(unknown));
  if (several.empty()) several = card_twice(deck.cards);
  if (!several.empty()) return refused(ShareProblem::twice, std::move(several));
  return {std::move(deck), std::nullopt};
}

bool is_any_share_code(std::string_view text) { return table::share_mark(without_blanks_around(text)) != nullptr; }

std::string text_of(const ShareRefusal& refusal) {
  const std::string word = table::one_line(refusal.word);
  switch (refusal.problem) {
    case ShareProblem::later_version:
      return fmt::format("the share code has version {}; a newer version of Playsheet is needed", word);
    case ShareProblem::other_game:
      return fmt::format("the share code holds a deck of {}, not of Gormiti", word);
    case ShareProblem::too_long:
      return fmt::format("the share code is too long; expected at most {} characters", refusal.number);
    case ShareProblem::too_many:
      return fmt::format("too many cards; expected at most {}", refusal.number);
    case ShareProblem::unknown_card:
      return fmt::format("found {}, expected the code of a card", word);
    case ShareProblem::twice:
      return fmt::format("{} stands there more than once; expected each card once (G-202)", word);
    case ShareProblem::broken:
      break;
  }
  return "the share code is damaged or incomplete; expected every character";
}

}  // namespace gormiti

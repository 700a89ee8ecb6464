// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/table/match_record.h"
#include "tests/fuzz/fuzz.h"

/// What holds of every text that is read as the record of a match at the shared table.
namespace playsheet::fuzz {

template <table::RecordedGame G>
void replay_text(std::string_view record, const typename G::Catalog& cards) {
  const auto replay = table::replay<G>(record, cards);
  if (replay.problem) {
    law(replay.problem->line >= 1, "a problem has a line", table::text_of(*replay.problem, "fuzzed.match"));
    told(table::text_of(*replay.problem, "fuzzed.match"), "fuzzed.match:");
  }
  law(replay.match.has_value() || replay.problem.has_value(), "a match, or a problem that says why not");
  table::game_of_record(record);
  if (!replay.match) return;
  const std::string written = table::record_of(*replay.match);
  const auto again = table::replay<G>(written, cards);
  law(!again.problem && again.match && !again.truncated, "what was replayed can be written and replayed",
      again.problem ? table::text_of(*again.problem, "again") : std::string());
  law(again.match->state() == replay.match->state(), "it is the same game");
}

/// An input is a whole record, or what follows behind `beginning`.
template <table::RecordedGame G>
void replay_input(const std::uint8_t* data, std::size_t size, const std::string& beginning,
                  const typename G::Catalog& cards) {
  const std::string_view text = text_of(data, std::min<std::size_t>(size, 256 * 1024));
  if (text.starts_with("playsheet"))
    replay_text<G>(text, cards);
  else
    replay_text<G>(beginning + std::string(text), cards);
}

}  // namespace playsheet::fuzz

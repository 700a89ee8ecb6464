// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/table/recording.h"
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

/// What is watched of it is a part of the story, each place of which can be reached.
template <table::RecordedGame G>
void watch_text(std::string_view record, const typename G::Catalog& cards) {
  const table::Recording<G> recording(record, cards);
  law(recording || !recording.problems().empty(), "a record, or a problem that says why not");
  for (const auto& problem : recording.problems()) told(table::text_of(problem, "fuzzed.match"), "fuzzed.match:");
  if (!recording) return;
  const std::size_t last = recording.frames().size() - 1;
  const table::Match<G> match = recording.match_at(last);
  law(match.moments().size() == recording.path_to(last).size(), "the match stands at the frame");
  law(match.state() == recording.at(last).moment.state, "and in its state");
  G::view(match.state(), match.rules(), typename G::Seat{});
}

/// An input is a whole record, or what follows behind `beginning`.
template <table::RecordedGame G>
void replay_input(const std::uint8_t* data, std::size_t size, const std::string& beginning,
                  const typename G::Catalog& cards) {
  const std::string_view text = text_of(data, std::min<std::size_t>(size, 256 * 1024));
  const std::string record = text.starts_with("playsheet") ? std::string(text) : beginning + std::string(text);
  replay_text<G>(record, cards);
  watch_text<G>(record, cards);
}

}  // namespace playsheet::fuzz

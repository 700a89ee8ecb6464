// SPDX-License-Identifier: GPL-3.0-or-later
// Match records: the whole text, and a game that goes on behind a whole header.
#include "engine/naruto/match/record.h"

#include "tests/fuzz/record_games.h"

namespace fuzz = playsheet::fuzz;

namespace {

void replayed(std::string_view record) {
  const auto replay = naruto::replay(record, fuzz::cards());
  if (replay.problem) {
    fuzz::law(replay.problem->line >= 1, "a problem has a line", text_of(*replay.problem, "fuzzed.match"));
    fuzz::told(text_of(*replay.problem, "fuzzed.match"), "fuzzed.match:");
  }
  fuzz::law(replay.match.has_value() || replay.problem.has_value(), "a match, or a problem that says why not");
  if (!replay.match) return;
  const std::string written = naruto::record_of(*replay.match);
  const auto again = naruto::replay(written, fuzz::cards());
  fuzz::law(!again.problem && again.match && !again.truncated, "what was replayed can be written and replayed",
            again.problem ? text_of(*again.problem, "again") : std::string());
  fuzz::law(again.match->state() == replay.match->state(), "it is the same game");
}

/// The header and the deal of every input that begins with decisions.
const std::string& beginning() {
  static const std::string text = naruto::record_of(fuzz::played_match(11, 30));
  return text;
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  const std::string whole = naruto::record_of(played_match(11, 60));
  const std::string behind = whole.substr(beginning().size());
  return {whole,
          naruto::record_report(played_match(13, 15), "Is that right?\nReally?"),
          whole.substr(0, whole.size() / 2),
          behind,
          "undo\nundo\nredo\n" + behind,
          naruto::record_of(played_match(12, 25))};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, std::min<std::size_t>(size, 256 * 1024));
  if (text.starts_with("playsheet"))
    replayed(text);
  else
    replayed(beginning() + std::string(text));
  return 0;
}

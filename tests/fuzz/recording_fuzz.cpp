// SPDX-License-Identifier: GPL-3.0-or-later
// Records that are watched: what the rules of today would not give is shown as it was written, by whoever wrote it. The
// whole text, or a game that goes on behind the header of a record of other cards.
#include "engine/naruto/match/recording.h"

#include "engine/naruto/game.h"
#include "tests/fuzz/record_games.h"

namespace fuzz = playsheet::fuzz;

namespace {

constexpr std::size_t kMostFrames = 60;

/// The record of a game with cards that have changed since: from its first line on it is shown as it was told.
std::string of_other_cards(std::string record) {
  const auto at = record.find("\ncards ");
  return record.replace(at + 7, 16, "0123456789abcdef");
}

const std::string& beginning() {
  static const std::string text = of_other_cards(naruto::record_of(fuzz::played_match(11, 10)));
  return text;
}

void looked_at(const naruto::Recording& recording, std::size_t frame) {
  const naruto::RecordMoment& there = recording.at(frame);
  for (const naruto::PlayerId player : table::kPlayers) naruto::view_for(there.moment.state, recording.rules(), player);
  fuzz::law(!recording.path_to(frame).empty(), "a frame is reached from the deal");
  if (!there.told) naruto::options(there.moment.state, recording.rules(), there.moment.state.choice.player);
}

void watched(std::string_view record) {
  const naruto::Recording recording(record, fuzz::cards());
  for (const naruto::RecordProblem& problem : recording.problems())
    fuzz::told(text_of(problem, "fuzzed.match"), "fuzzed.match:");
  if (!recording) {
    fuzz::law(!recording.problems().empty(), "a record, or a problem that says why not");
    return;
  }
  fuzz::law(recording.problems().size() <= naruto::Recording::kMostProblems, "problems are capped");
  const std::size_t frames = recording.frames().size();
  const std::size_t step = 1 + frames / kMostFrames;
  for (std::size_t frame = 0; frame < frames; frame += step) looked_at(recording, frame);
  looked_at(recording, frames - 1);
  const naruto::Match match = recording.match_at(frames - 1);
  fuzz::law(match.moments().size() == recording.path_to(frames - 1).size(), "the match stands at the frame");
}

}  // namespace

std::vector<std::string> fuzz::made_seeds() {
  const std::string whole = naruto::record_of(played_match(11, 50));
  return {whole,
          of_other_cards(whole),
          of_other_cards(naruto::record_of(played_match(5, 100'000))),
          of_other_cards(whole).substr(beginning().size()),
          naruto::record_report(played_match(13, 15), "Is that right?"),
          of_other_cards(whole) + "undo\nundo\nredo\n"};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, std::min<std::size_t>(size, 256 * 1024));
  if (text.starts_with("playsheet"))
    watched(text);
  else
    watched(beginning() + std::string(text));
  return 0;
}

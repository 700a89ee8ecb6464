// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/crash/killed_player.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

namespace playsheet::crash {
namespace {

/// FNV-1a.
std::uint64_t digest_of(const naruto::Match& match) {
  std::uint64_t digest = 0xcbf29ce484222325ULL;
  for (const char c : naruto::record_moment(match.moments().back(), *match.rules().cards))
    digest = (digest ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return digest;
}

/// False at the end of the pipe.
bool hear(int pipe, Acknowledged& said) {
  auto* to = reinterpret_cast<char*>(&said);
  std::size_t got = 0;
  while (got < sizeof(said)) {
    const auto more = ::read(pipe, to + got, sizeof(said) - got);
    if (more <= 0) return false;
    got += static_cast<std::size_t>(more);
  }
  return true;
}

}  // namespace

void acknowledge(int pipe, std::uint32_t entries, const naruto::Match& match) {
  const Acknowledged said{entries, static_cast<std::uint32_t>(match.moments().size()), digest_of(match)};
  if (::write(pipe, &said, sizeof(said)) != static_cast<ssize_t>(sizeof(said))) ::_exit(4);
}

Killed run_and_kill(const std::function<int(int pipe)>& player, KillMoment moment) {
  Killed killed;
  int ends[2];
  if (::pipe(ends) != 0) return killed;
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    ::_exit(player(ends[1]));
  }
  ::close(ends[1]);
  Acknowledged said;
  while (static_cast<int>(killed.said.size()) < moment.acknowledgements && hear(ends[0], said))
    killed.said.push_back(said);
  ::usleep(static_cast<useconds_t>(moment.microseconds));
  ::kill(child, SIGKILL);
  while (hear(ends[0], said)) killed.said.push_back(said);  // what it had said before it was hit
  int status = 0;
  ::waitpid(child, &status, 0);
  ::close(ends[0]);
  killed.ended = WIFEXITED(status) && WEXITSTATUS(status) == 0;
  killed.failed = WIFEXITED(status) && WEXITSTATUS(status) != 0;
  return killed;
}

std::vector<std::size_t> entry_ends(std::string_view record) {
  std::vector<std::size_t> ends;
  std::size_t begin = 0;
  for (auto end = record.find('\n'); end != std::string_view::npos; end = record.find('\n', begin)) {
    const auto line = record.substr(begin, std::min(end - begin, record.substr(begin, end - begin).find("  # ")));
    begin = end + 1;
    if (line == "." || line == "undo" || line == "redo") ends.push_back(begin);
  }
  return ends;
}

::testing::AssertionResult has_what_was_said(const std::string& record, const Killed& killed,
                                             const naruto::Catalog& cards, std::optional<naruto::Match>& match) {
  const auto failure = [] { return ::testing::AssertionFailure(); };
  match.reset();
  if (killed.failed) return failure() << "the player ended with an error";
  const std::string_view whole = naruto::whole_part(record);
  const auto ends = entry_ends(whole);
  if (!whole.empty()) {
    auto replayed = naruto::replay(whole, cards);
    if (replayed.problem) return failure() << naruto::text_of(*replayed.problem, "the record");
    match = std::move(replayed.match);
  }
  if (killed.said.empty()) return ::testing::AssertionSuccess();
  const Acknowledged last = killed.said.back();
  if (ends.size() < last.entries)
    return failure() << ends.size() << " entries are in the record, " << last.entries << " were acknowledged";
  for (std::size_t extra = last.entries + 1; extra < ends.size(); ++extra)
    if (whole.substr(ends[extra - 1], ends[extra] - ends[extra - 1]).find("  # by itself") == std::string_view::npos)
      return failure() << "more than one click was decided behind what was acknowledged";
  auto then = naruto::replay(whole.substr(0, ends[last.entries - 1]), cards);
  if (then.problem) return failure() << naruto::text_of(*then.problem, "the acknowledged record");
  if (then.match->moments().size() != last.moments || digest_of(*then.match) != last.digest)
    return failure() << "what was acknowledged is not what stands in the record";
  return ::testing::AssertionSuccess();
}

int kills_wanted(const char* variable, int usual) {
  const char* text = std::getenv(variable);
  const int wanted = text ? std::atoi(text) : 0;
  return wanted > 0 ? wanted : usual;
}

}  // namespace playsheet::crash

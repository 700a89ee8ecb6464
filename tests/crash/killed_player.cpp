// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/crash/killed_player.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "app/storage/text_file.h"
#include "engine/table/fnv.h"
#include "tests/support/catalogs.h"

namespace playsheet::crash {
namespace {

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

std::uint64_t digest_of(std::string_view text) {
  std::uint64_t digest = table::kFnvStart;
  for (const char c : text) digest = table::fnv_step(digest, static_cast<unsigned char>(c));
  return digest;
}

void acknowledge(int pipe, const Acknowledged& said) {
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
  constexpr int kMostWaits = 60000;  // of a millisecond: a player that never begins is killed, too
  for (int i = 0; moment.begun && !moment.begun() && i < kMostWaits; ++i) ::usleep(1000);
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
  return has_what_was_said(
      record, killed, [&cards](std::string_view text) { return naruto::replay(text, cards); }, match);
}

int kills_wanted(const char* variable, int usual) {
  const char* text = std::getenv(variable);
  const int wanted = text ? std::atoi(text) : 0;
  return wanted > 0 ? wanted : usual;
}

std::uint64_t seed_wanted(std::uint64_t usual) {
  const char* text = std::getenv("PLAYSHEET_SEED");
  return text ? std::strtoull(text, nullptr, 10) : usual;
}

CrashFolder::CrashFolder(const std::string& name)
    : path(std::filesystem::temp_directory_path() / ("playsheet-" + name + "-" + std::to_string(::getpid()))) {
  std::filesystem::remove_all(path);
  std::filesystem::create_directories(path);
}

std::string CrashFolder::record() const {
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(path / "matches", error))
    return entry.path().filename().string();
  return {};
}

namespace {

/// One kill; `file` is the record to go on in, `before` what stands there. Both are what is left afterwards.
void kill_once(const KillMoment& moment, std::uint64_t seed, std::size_t most_unsaid, const CrashFolder& folder,
               const Player& player, const Judge& judge, std::string& file, std::string& before, KillCounts& counts) {
  const Killed killed = run_and_kill([&](int pipe) { return player(folder.path, file, seed, pipe); }, moment);
  counts.resumed += file.empty() ? 0 : 1;
  file = folder.record();
  const std::string record = file.empty() ? std::string() : *read_text_file(folder.path / "matches" / file);
  bool over = false;
  ASSERT_TRUE(judge(record, killed, over));
  ASSERT_TRUE(record.starts_with(before)) << "what stood there before was touched";
  const std::string_view whole = table::whole_part(record);
  counts.torn += whole.size() < record.size() ? 1 : 0;
  const std::size_t unsaid = killed.said.empty() ? 0 : entry_ends(whole).size() - killed.said.back().entries;
  counts.unsaid += unsaid > 0 ? 1 : 0;
  ASSERT_LE(unsaid, most_unsaid);
  before = whole;
  if (whole.empty() || over) {  // another match
    std::filesystem::remove_all(folder.path / "matches");
    file.clear();
    before.clear();
  }
}

}  // namespace

KillCounts kill_one_after_another(const KillSeries& series, const CrashFolder& folder, const Player& player,
                                  const Judge& judge) {
  std::mt19937_64 luck(series.seed);
  std::string file, before;
  KillCounts counts;
  for (int i = 0; i < series.kills && !::testing::Test::HasFatalFailure(); ++i) {
    SCOPED_TRACE(i);
    const std::uint64_t seed = luck();
    const auto below = [&luck](int most) { return static_cast<int>(luck() % static_cast<unsigned>(most)); };
    const int acknowledgements = below(series.most_acknowledgements);
    kill_once({acknowledgements, below(series.most_microseconds), {}}, seed, series.most_unsaid, folder, player, judge,
              file, before, counts);
  }
  std::printf(
      "%d kills from seed %llu, %d of players that went on; %d records with half a decision, %d with one not "
      "acknowledged\n",
      series.kills, static_cast<unsigned long long>(series.seed), counts.resumed, counts.torn, counts.unsaid);
  return counts;
}

KillCounts kill_one_after_another(const KillSeries& series, const CrashFolder& folder, const Player& player) {
  const naruto::Catalog& cards = support::shipped_cards();  // read once, for all players
  return kill_one_after_another(series, folder, player,
                                [&cards](const std::string& record, const Killed& killed, bool& over) {
                                  std::optional<naruto::Match> match;
                                  auto said = has_what_was_said(record, killed, cards, match);
                                  over = match && match->over();
                                  return said;
                                });
}

}  // namespace playsheet::crash

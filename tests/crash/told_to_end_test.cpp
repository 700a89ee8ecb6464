// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>

#include "app/end_signals.h"
#include "app/storage/person_collection.h"
#include "app/storage/text_file.h"
#include "tests/crash/killed_player.h"
#include "tests/support/catalogs.h"

/// The program is told to end, by the signals of a log-out, of a terminal that closes and of Ctrl+C: it ends by itself,
/// and the person's file, copied alone, has everything that was saved.
namespace playsheet::crash {
namespace {

namespace fs = std::filesystem;

constexpr std::array<int, 3> kSignals{SIGTERM, SIGHUP, SIGINT};
constexpr const char* kCard = "N-013";
constexpr int kCopies = 3;

/// How a program ended.
struct Ended {
  std::optional<int> code;
  std::optional<int> by_signal;
};

Ended wait_for(pid_t child) {
  int status = 0;
  ::waitpid(child, &status, 0);
  Ended ended;
  if (WIFEXITED(status)) ended.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ended.by_signal = WTERMSIG(status);
  return ended;
}

/// A program in a process of its own; what it says goes into the file "said" of its folder.
pid_t start(const fs::path& data, const std::string& program, std::vector<std::string> words) {
  const pid_t child = ::fork();
  if (child != 0) return child;
  const fs::path said = data / "said";
  const int file = ::open(said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR);
  ::dup2(file, STDOUT_FILENO);
  ::dup2(file, STDERR_FILENO);
  ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
  ::setenv("HOME", data.c_str(), 1);
  const std::string path = std::string(PLAYSHEET_BINARY_DIR) + "/" + program;
  words.insert(words.begin(), program);
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  ::execv(path.c_str(), argv.data());
  ::_exit(6);
}

/// The program with its window, and somebody before it who has collected and is about this
/// (acting/acting_playsheet.cpp). It has come so far when this returns; -1: it has ended before.
pid_t act(const fs::path& data, const char* about) {
  int ends[2];
  if (::pipe(ends) != 0) return -1;
  ::setenv("PLAYSHEET_ABOUT", about, 1);
  ::setenv("PLAYSHEET_READY", std::to_string(ends[1]).c_str(), 1);
  const pid_t child =
      start(data, "acting_playsheet",
            {"--data", data.string(), "--language", "en", "--decks", "clones", "embers", "--edition", "usa-1.3"});
  ::close(ends[1]);
  char byte = 0;
  const bool ready = ::read(ends[0], &byte, 1) == 1;
  ::close(ends[0]);
  return ready ? child : -1;
}

/// Of the file alone, as a backup takes it.
int copies_in_copy_of(const fs::path& person) {
  const fs::path copy = person.parent_path() / "alone" / "person.db";
  fs::create_directories(copy.parent_path());
  fs::copy_file(person, copy, fs::copy_options::overwrite_existing);
  const auto owned = owned_cards(PersonDatabase::open(copy, PersonAccess::read));
  if (!owned) return -1;
  for (const OwnedCard& card : *owned)
    if (card.code == kCard) return card.quantity;
  return 0;
}

template <class Condition>
void wait_until(const Condition& met) {
  constexpr int kMostWaits = 60000;  // of a millisecond
  for (int i = 0; i < kMostWaits && !met(); ++i) ::usleep(1000);
}

std::string said_in(const CrashFolder& folder) { return *read_text_file(folder.path / "said"); }

/// Tells the program by this signal while somebody is about this, and looks at what is left.
void tell(int signal, const char* about) {
  SCOPED_TRACE(std::string(about) + " " + std::to_string(signal));
  const CrashFolder folder("told-to-end");
  const pid_t child = act(folder.path, about);
  ASSERT_GT(child, 0) << said_in(folder);
  ::kill(child, signal);
  EXPECT_EQ(wait_for(child).code, exit_code_of(signal)) << said_in(folder);
  EXPECT_EQ(copies_in_copy_of(folder.path / "person.db"), kCopies);
  EXPECT_FALSE(fs::exists(folder.path / "person.db-wal")) << "it was closed, not left";
  const std::string record = folder.record();
  if (record.empty()) return;
  const std::string text = *read_text_file(folder.path / "matches" / record);
  EXPECT_EQ(naruto::whole_part(text).size(), text.size());
  EXPECT_FALSE(naruto::replay(text, support::shipped_cards()).problem);
}

TEST(ToldToEnd, ByEachSignalRightAfterAnEdit) {
  for (const int signal : kSignals) tell(signal, "nothing");
}

TEST(ToldToEnd, WhileADialogIsOpen) { tell(SIGTERM, "dialog"); }
TEST(ToldToEnd, WhileAMenuIsDown) { tell(SIGINT, "menu"); }
TEST(ToldToEnd, WhileAHandIsHeldOpen) { tell(SIGHUP, "hand"); }
TEST(ToldToEnd, WhileASearchRuns) { tell(SIGTERM, "search"); }

/// A terminal that closes says so twice, and so does whoever ends a session: it is one message.
TEST(ToldToEnd, AHangUpThatFollowsAtOnceIsTheSameMessage) {
  const CrashFolder folder("told-to-end");
  const pid_t child = act(folder.path, "nothing");
  ASSERT_GT(child, 0) << said_in(folder);
  ::kill(child, SIGTERM);
  ::kill(child, SIGHUP);
  const auto code = wait_for(child).code;
  EXPECT_TRUE(code == exit_code_of(SIGTERM) || code == exit_code_of(SIGHUP)) << "whichever was handed out first";
  EXPECT_EQ(copies_in_copy_of(folder.path / "person.db"), kCopies);
}

TEST(ToldToEnd, ASecondSignalEndsAtOnce) {
  for (const auto& [first, second] : {std::pair{SIGTERM, SIGTERM}, {SIGINT, SIGINT}, {SIGTERM, SIGINT}}) {
    const CrashFolder folder("told-to-end");
    const pid_t child = act(folder.path, "deaf");
    ASSERT_GT(child, 0) << said_in(folder);
    ::kill(child, first);
    ::usleep(20000);  // two of one kind at the same moment are one
    ::kill(child, second);
    EXPECT_EQ(wait_for(child).by_signal, second);
    const auto owned = owned_cards(PersonDatabase::open(folder.path / "person.db", PersonAccess::read));
    EXPECT_EQ(owned->size(), 1U) << "what was saved lies beside the file";
  }
}

/// The desktop asks everybody to keep what they have, and may then simply take the display away.
TEST(ToldToEnd, WhenTheSessionEndsEverythingIsKept) {
  const CrashFolder folder("told-to-end");
  const pid_t child = act(folder.path, "session");
  ASSERT_GT(child, 0) << said_in(folder);
  ::kill(child, SIGKILL);
  EXPECT_EQ(wait_for(child).by_signal, SIGKILL);
  EXPECT_EQ(copies_in_copy_of(folder.path / "person.db"), kCopies);
}

/// Nobody has to end it: soon after an edit a copy of the file has it.
TEST(ToldToEnd, ACopyOfTheFileIsNearlyWholeWhileTheProgramRuns) {
  const CrashFolder folder("told-to-end");
  const pid_t child = act(folder.path, "nothing");
  ASSERT_GT(child, 0) << said_in(folder);
  wait_until([&] { return copies_in_copy_of(folder.path / "person.db") == kCopies; });
  EXPECT_EQ(copies_in_copy_of(folder.path / "person.db"), kCopies);
  ::kill(child, SIGKILL);
  wait_for(child);
}

/// The whole folder of a running program, copied as a person copies it: another program goes on with it.
TEST(ToldToEnd, AProgramOpensACopyOfTheFolderOfARunningOne) {
  const CrashFolder folder("told-to-end"), other("told-to-end-copy");
  const pid_t child = act(folder.path, "nothing");
  ASSERT_GT(child, 0) << said_in(folder);
  fs::copy(folder.path, other.path, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  ::kill(child, SIGKILL);
  wait_for(child);
  const pid_t second = act(other.path, "nothing");  // collects as many once more
  ASSERT_GT(second, 0) << said_in(other);
  ::kill(second, SIGTERM);
  EXPECT_EQ(wait_for(second).code, exit_code_of(SIGTERM)) << said_in(other);
  EXPECT_EQ(copies_in_copy_of(other.path / "person.db"), 2 * kCopies);
}

// --- the programs as they are started -------------------------------------------------------------------------------

/// Whether the program hears this signal itself by now.
bool hears(pid_t child, int signal) {
  std::ifstream status("/proc/" + std::to_string(child) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("SigCgt:")) return (std::stoull(line.substr(7), nullptr, 16) >> (signal - 1) & 1U) != 0;
  return false;
}

TEST(ProgramToldToEnd, AMatchThatIsPlayedStandsWholeInItsRecordAndThePersonsFileInItself) {
  for (const int signal : kSignals) {
    const CrashFolder folder("program-told");
    const pid_t child = start(
        folder.path, "playsheet",
        {"--autoplay", "--seed", "11", "--decks", "clones", "embers", "--pace", "2", "--data", folder.path.string()});
    wait_until([&] {
      const std::string record = folder.record();
      return !record.empty() && read_text_file(folder.path / "matches" / record)->find("\n> ") != std::string::npos;
    });
    ::kill(child, signal);
    EXPECT_EQ(wait_for(child).code, exit_code_of(signal)) << said_in(folder);
    const std::string text = *read_text_file(folder.path / "matches" / folder.record());
    EXPECT_EQ(naruto::whole_part(text).size(), text.size());
    EXPECT_EQ(copies_in_copy_of(folder.path / "person.db"), 0) << "there is a table, and it is empty";
  }
}

TEST(ProgramToldToEnd, ALongRunWithoutAWindowTellsWhatItHasFoundOut) {
  for (const int signal : kSignals) {
    const CrashFolder folder("headless-told");
    const pid_t child =
        start(folder.path, "playsheet-cli", {"simulate", "--decks", "clones", "mist", "--games", "100000000"});
    wait_until([&] { return hears(child, signal); });
    ::kill(child, signal);
    EXPECT_EQ(wait_for(child).code, exit_code_of(signal));
    const std::string said = said_in(folder);
    EXPECT_NE(said.find("of 100000000 games"), std::string::npos) << said;
    EXPECT_NE(said.find("signature"), std::string::npos) << said;
  }
}

TEST(ProgramToldToEnd, AHangUpThatIsNotToBeHeardIsNotHeard) {
  const CrashFolder folder("headless-told");
  const auto before = std::signal(SIGHUP, SIG_IGN);  // as nohup does
  const pid_t child =
      start(folder.path, "playsheet-cli", {"simulate", "--decks", "clones", "mist", "--games", "100000000"});
  std::signal(SIGHUP, before);
  wait_until([&] { return hears(child, SIGTERM); });
  EXPECT_FALSE(hears(child, SIGHUP));
  ::kill(child, SIGHUP);
  ::kill(child, SIGTERM);
  EXPECT_EQ(wait_for(child).code, exit_code_of(SIGTERM));
}

}  // namespace
}  // namespace playsheet::crash

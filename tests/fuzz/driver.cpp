// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target without libFuzzer: every file of the corpus, then a fixed number of changes of them by a fixed
// seed. An input that breaks something is kept beside the program.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include "engine/table/random.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutation.h"

namespace {

namespace fs = std::filesystem;
using playsheet::fuzz::file_bytes;

constexpr std::uint64_t kDefaultSeed = 20261122;
constexpr std::uint64_t kStream = 7;
constexpr unsigned kPatienceSeconds = 60;  ///< for one input

/// What a signal handler may look at: the input that is being tried, and where it would be kept.
const char* g_input = nullptr;
std::size_t g_size = 0;
char g_kept[256] = "crash";

/// Only calls that a signal handler may make.
void keep_input(int signal) {
  const int file = ::open(g_kept, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file >= 0 && g_input != nullptr) {
    if (::write(file, g_input, g_size) < 0) ::_exit(3);
    ::close(file);
    const auto say = [](const char* text, std::size_t size) { return ::write(STDERR_FILENO, text, size); };
    std::size_t length = 0;
    while (g_kept[length] != '\0') ++length;
    if (say("input kept: ", 12) < 0 || say(g_kept, length) < 0 || say("\n", 1) < 0) ::_exit(3);
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void watch_signals() {
  for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGALRM}) std::signal(signal, keep_input);
}

void try_input(const std::string& input) {
  // A copy of exactly its size, so that a reader that runs past the end is noticed by a sanitizer.
  const std::vector<std::uint8_t> bytes(input.begin(), input.end());
  g_input = reinterpret_cast<const char*>(bytes.data());
  g_size = bytes.size();
  ::alarm(kPatienceSeconds);
  try {
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  } catch (const std::exception& failure) {
    playsheet::fuzz::law(false, "no exception leaves a reader", failure.what());
  }
  ::alarm(0);
  g_input = nullptr;
}

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  if (text == nullptr) return otherwise;
  const std::string_view digits(text);
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc{} && end == digits.data() + digits.size()) return value;
  std::fprintf(stderr, "%s: found \"%s\", expected a whole number\n", variable, text);
  std::exit(2);
}

std::vector<fs::path> files_of(const fs::path& path) {
  if (!fs::is_directory(path)) return {path};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(path))
    if (entry.is_regular_file()) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

int write_seeds(const fs::path& folder) {
  fs::create_directories(folder);
  int number = 0;
  for (const std::string& seed : playsheet::fuzz::made_seeds())
    playsheet::fuzz::write_file(folder / ("made-" + std::to_string(++number)), seed);
  return 0;
}

}  // namespace

/// check_TARGET [--runs N] FILE-OR-FOLDER...; check_TARGET --write-seeds FOLDER
int main(int argc, char** argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() == 2 && arguments.front() == "--write-seeds") return write_seeds(arguments.back());
  std::uint64_t runs = 0;
  if (arguments.size() > 2 && arguments.front() == "--runs") {
    runs = number_from("PLAYSHEET_FUZZ_RUNS", std::stoull(arguments[1]));
    arguments.erase(arguments.begin(), arguments.begin() + 2);
  }
  std::snprintf(g_kept, sizeof(g_kept), "crash-%s", fs::path(argv[0]).filename().c_str());
  watch_signals();
  std::vector<std::string> inputs;
  for (const std::string& path : arguments)
    for (const fs::path& file : files_of(path)) inputs.push_back(file_bytes(file));
  for (std::string& seed : playsheet::fuzz::made_seeds()) inputs.push_back(std::move(seed));
  if (inputs.empty()) {
    std::fprintf(stderr, "no input: name files or folders of the corpus\n");
    return 2;
  }
  for (const std::string& input : inputs) try_input(input);
  table::RandomStream luck(number_from("PLAYSHEET_FUZZ_SEED", kDefaultSeed), kStream);
  for (std::uint64_t i = 0; i < runs; ++i) try_input(playsheet::fuzz::mutated(inputs, luck));
  std::printf("%zu inputs, %llu changed ones\n", inputs.size(), static_cast<unsigned long long>(runs));
  return 0;
}

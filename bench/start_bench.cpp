// SPDX-License-Identifier: GPL-3.0-or-later
// From exec to the first painted window, as a person waits for it: whole processes, beside one that does nothing.
#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <iostream>
#include <string>

#include "app/locations.h"

namespace {

/// Runs a program to its end, with nothing of it on the screen of this one. False if it failed.
bool run(const std::string& program, const std::string& argument, rusage& used) {
  std::string path = program;
  std::string first = argument;
  std::array<char*, 3> arguments{path.data(), first.empty() ? nullptr : first.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int failed = posix_spawn(&child, path.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  int status = 1;
  if (failed == 0) wait4(child, &status, 0, &used);
  return failed == 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void start(benchmark::State& bench, const std::string& program, const std::string& argument) {
  rusage used{};
  for (auto _ : bench)
    if (!run(program, argument, used)) return bench.SkipWithError("the program did not start");
  bench.counters["MiB"] = static_cast<double>(used.ru_maxrss) / 1024;
}

void AProcessThatDoesNothing(benchmark::State& bench) { start(bench, "/bin/true", {}); }
BENCHMARK(AProcessThatDoesNothing)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(1);

/// On the display of DISPLAY if there is one, else offscreen.
void ExecToFirstPaint(benchmark::State& bench) {
  start(bench, (playsheet::program_folder() / "playsheet").string(), "--first-paint");
}
BENCHMARK(ExecToFirstPaint)->Unit(benchmark::kMillisecond)->UseRealTime()->MinTime(3);

}  // namespace

int main(int argc, char** argv) {
  if (getenv("DISPLAY") == nullptr) setenv("QT_QPA_PLATFORM", "offscreen", 0);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

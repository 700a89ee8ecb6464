// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/end_signals.h"

#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

namespace playsheet {
namespace {

constexpr std::array<int, 3> kEnding{SIGTERM, SIGHUP, SIGINT};

// All that the handler touches; it calls nothing but what POSIX allows in one (signal-safety).
std::atomic<int> g_come{0};
std::atomic<long> g_came_at{0};
std::array<int, 2> g_ends{-1, -1};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<long>::is_always_lock_free);

long milliseconds_now() {
  timespec now{};
  ::clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<long>(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}

/// Terminal and shell tell of the same hang-up one after the other, and so does whoever ends a session with SIGTERM; of
/// two that are on their way the system hands out either first.
bool same_message(int number) {
  constexpr long kAtOnce = 500;
  return (number == SIGHUP || g_come.load() == SIGHUP) && milliseconds_now() - g_came_at.load() < kAtOnce;
}

void on_signal(int number) {
  const int error = errno;
  int none = 0;
  if (g_come.compare_exchange_strong(none, number)) {
    g_came_at.store(milliseconds_now());
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(g_ends[1], &byte, 1);
  } else if (!same_message(number)) {
    std::signal(number, SIG_DFL);
    ::raise(number);  // comes through when this returns
  }
  errno = error;
}

}  // namespace

void watch_end_signals() {
  if (g_ends[0] >= 0) return;
  if (::pipe2(g_ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  for (const int number : kEnding) {
    struct sigaction before {};
    if (::sigaction(number, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    struct sigaction now {};
    now.sa_handler = on_signal;
    now.sa_flags = SA_RESTART;
    ::sigemptyset(&now.sa_mask);
    for (const int other : kEnding) ::sigaddset(&now.sa_mask, other);
    ::sigaction(number, &now, nullptr);
  }
}

int end_signal() { return g_come.load(); }

int end_signal_descriptor() { return g_ends[0]; }

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Whoever tells the program to end: a log-out or a shutdown (SIGTERM), a terminal that closes (SIGHUP), Ctrl+C
/// (SIGINT).
namespace playsheet {

/// From this call on such a signal no longer ends the program where it stands: the first one is noted, and the program
/// ends by itself as soon as it can. A second one ends it at once, as ever; only a SIGHUP that comes together
/// with another one is the same message, since terminal and shell both send it. A signal that was ignored before stays
/// so (nohup).
void watch_end_signals();

/// The one that has come; 0: none.
int end_signal();

/// Readable from then on, for an event loop. Below zero: nothing is watched.
int end_signal_descriptor();

/// What shells call the end by this signal.
constexpr int exit_code_of(int signal) { return 128 + signal; }

}  // namespace playsheet

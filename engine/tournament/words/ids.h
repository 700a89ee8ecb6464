// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tournament {

/// One entry of an event (T-103): 1, 2, 3 ... in the order of enrolment. Inside, only numbers count (T-P04).
using EntryId = int;

/// Stands where an opponent would stand: the other one has the bye.
inline constexpr EntryId kBye = 0;

/// The points of the source in tenths, so that 2.9 is exact (T-501, T-502).
inline constexpr int kWinTenths = 30;
inline constexpr int kDrawTenths = 10;
inline constexpr int kByeTenths = 29;

/// Pairing points, in which a bye counts like a win (T-526).
inline constexpr int kWinPairing = 3;
inline constexpr int kDrawPairing = 1;

/// The most entries of an event: what one bounded cost of a pairing holds (T-552).
inline constexpr int kMostEntries = 512;
/// The most rounds of an event, play-offs included.
inline constexpr int kMostRounds = 32;

}  // namespace tournament

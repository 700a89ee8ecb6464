// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace table {

/// FNV-1a of 64 bits, a byte or a number a step: whether two things are the same, told in one number that is the same
/// on every machine. It is quick, and nobody attacks what it is used for.
inline constexpr std::uint64_t kFnvStart = 0xcbf29ce484222325ULL;
constexpr std::uint64_t fnv_step(std::uint64_t digest, std::uint64_t value) {
  return (digest ^ value) * 0x100000001b3ULL;
}

}  // namespace table

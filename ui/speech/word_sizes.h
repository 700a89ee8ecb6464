// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <array>

namespace playsheet {

/// The parts of the table whose words have a size of their own.
enum class Surface { Sheet, Reader, Log };
inline constexpr std::array<Surface, 3> kSurfaces{Surface::Sheet, Surface::Reader, Surface::Log};

/// How large the words of each surface are, in percent of what suits the window.
struct WordSizes {
  static constexpr int kLeast = 70;
  static constexpr int kMost = 200;
  static constexpr int kStep = 10;

  std::array<int, 3> percent{100, 100, 100};

  int of(Surface surface) const { return percent[static_cast<std::size_t>(surface)]; }
  qreal scale(Surface surface) const { return of(surface) / 100.0; }
  void set(Surface surface, int value) {
    percent[static_cast<std::size_t>(surface)] = std::clamp(value, kLeast, kMost);
  }
  void grow(Surface surface, int steps) { set(surface, of(surface) + steps * kStep); }

  friend bool operator==(const WordSizes&, const WordSizes&) = default;
};

}  // namespace playsheet

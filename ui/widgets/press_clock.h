// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <functional>

namespace playsheet {

/// The time that tells whether what is pressed has stood long enough to be meant. Tests put their own in its place.
class PressClock {
 public:
  using Source = std::function<qint64()>;

  /// Between two looks at a finger that holds something down: after so long nobody knows any more that it still does.
  /// The machine slept, or stood still.
  static constexpr qint64 kSlept = 3000;

  static qint64 now();  ///< milliseconds; only differences mean anything
  /// Nothing: the clock of the machine.
  static void set(Source source);
};

}  // namespace playsheet

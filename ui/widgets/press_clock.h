// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <functional>

namespace playsheet {

/// The time that tells whether what is pressed has stood long enough to be meant. Tests put their own in its place.
class PressClock {
 public:
  using Source = std::function<qint64()>;

  static qint64 now();  ///< milliseconds; only differences mean anything
  /// Nothing: the clock of the machine.
  static void set(Source source);
};

}  // namespace playsheet

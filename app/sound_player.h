// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QThreadPool>
#include <memory>

#include "ui/sound/sound.h"

struct ca_context;

namespace playsheet {

/// Plays the sounds of the table through the desktop's event sounds (libcanberra). Everything happens in a thread of
/// its own, the first connection too, so that no sound server, or one that hangs, is never felt. A machine without
/// sound is silent, and nothing is said about it.
class SoundPlayer {
 public:
  /// `driver` and `device`: of libcanberra; empty for the desktop's own.
  explicit SoundPlayer(std::string driver = {}, std::string device = {});
  ~SoundPlayer();

  void play(Sound sound);
  /// Waits until everything was handed over. How many sounds were taken so far.
  int taken();

 private:
  void open();
  void playNow(Sound sound);

  std::string driver_;
  std::string device_;
  QThreadPool thread_;  ///< one thread; it alone touches what follows
  bool opened_ = false;
  int taken_ = 0;
  std::unique_ptr<QTemporaryDir> files_;  ///< libcanberra plays files
  ca_context* context_ = nullptr;
};

}  // namespace playsheet

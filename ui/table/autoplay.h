// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstdint>
#include <functional>

namespace playsheet {

class MatchTable;

/// Plays both seats of a match with random decisions through the window, one decision for each turn of the event loop.
class Autoplay : public QObject {
  Q_OBJECT
 public:
  /// `stopAfter` decisions, or to the end of the game if below zero.
  Autoplay(MatchTable* table, std::uint64_t seed, int stopAfter, QObject* parent = nullptr);

  void start() { timer_.start(); }
  int decisions() const { return decisions_; }
  bool failed() const { return failed_; }

 signals:
  void done();

 private:
  void step();
  void finish();

  MatchTable* table_;
  std::function<bool()> play_;
  QTimer timer_;
  int stop_after_;
  int decisions_ = 0;
  bool failed_ = false;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/autoplay.h"

#include "ui/table/match_table.h"

namespace playsheet {

Autoplay::Autoplay(MatchTable* table, std::uint64_t seed, int stopAfter, QObject* parent)
    : QObject(parent), table_(table), player_(seed), stop_after_(stopAfter) {
  timer_.setInterval(0);
  connect(&timer_, &QTimer::timeout, this, &Autoplay::step);
}

void Autoplay::finish() {
  timer_.stop();
  emit done();
}

void Autoplay::step() {
  MatchController* controller = table_->controller();
  if (stop_after_ >= 0 && decisions_ >= stop_after_) return finish();
  if (controller->still()) return controller->goOn();
  if (controller->over()) return finish();
  if (table_->sheet()->animating()) return;
  if (controller->secrecy().curtain()) return controller->openCurtain();
  const auto action = player_.choose(controller->match().state(), controller->match().rules());
  if (!controller->play(action)) {
    failed_ = true;  // an action that is listed must be accepted
    return finish();
  }
  ++decisions_;
}

}  // namespace playsheet

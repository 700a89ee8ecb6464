// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/autoplay.h"

#include "ui/table/match_table.h"

namespace playsheet {

Autoplay::Autoplay(MatchTable* table, std::uint64_t seed, int stopAfter, QObject* parent)
    : QObject(parent), table_(table), play_(table->desk()->randomPlayer(seed)), stop_after_(stopAfter) {
  timer_.setInterval(0);
  connect(&timer_, &QTimer::timeout, this, &Autoplay::step);
}

void Autoplay::finish() {
  timer_.stop();
  emit done();
}

void Autoplay::step() {
  GameDesk* desk = table_->desk();
  if (stop_after_ >= 0 && decisions_ >= stop_after_) return finish();
  if (desk->still()) return desk->goOn();
  if (desk->over()) return finish();
  if (table_->sheet()->animating()) return;
  if (desk->secrecy().curtain()) return desk->openCurtain();
  if (!play_()) {
    failed_ = true;  // an action that is listed must be accepted
    return finish();
  }
  ++decisions_;
}

}  // namespace playsheet

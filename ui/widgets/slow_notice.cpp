// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/slow_notice.h"

namespace playsheet {
namespace {

constexpr int kMomentMilliseconds = 300;

}  // namespace

SlowNotice::SlowNotice(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  timer_.setInterval(kMomentMilliseconds);
  connect(&timer_, &QTimer::timeout, this, [this] {
    told_ = true;
    emit said(words_);
  });
}

void SlowNotice::begin(const QString& words) {
  words_ = words;
  waiting_ = true;
  if (told_) return emit said(words_);
  if (!timer_.isActive()) timer_.start();
}

void SlowNotice::end() {
  waiting_ = false;
  timer_.stop();
  if (!told_) return;
  told_ = false;
  emit said({});
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faces/face_budget.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <iterator>

namespace playsheet {
namespace {

constexpr qint64 kLeastBytes = qint64{32} * 1024 * 1024;

/// Two screens full of faces: those that lie over one another, too.
qint64 bytesOfTheScreens() {
  qint64 largest = 0;
  for (const QScreen* screen : QGuiApplication::screens()) {
    const QSizeF pixels = QSizeF(screen->size()) * screen->devicePixelRatio();
    largest = std::max(largest, static_cast<qint64>(pixels.width() * pixels.height() * 4));
  }
  return std::max(kLeastBytes, 2 * largest);
}

}  // namespace

FaceBudget& FaceBudget::ofProcess() {
  static FaceBudget& budget = *new FaceBudget(0);  // no picture outlives it
  return budget;
}

qint64 FaceBudget::mostBytes() const { return mostBytes_ > 0 ? mostBytes_ : bytesOfTheScreens(); }

FaceBudget::Place FaceBudget::add(Keeper* keeper, const void* picture, qint64 bytes) {
  slots_.push_front({keeper, picture, bytes});
  bytes_ += bytes;
  for (const qint64 most = mostBytes(); bytes_ > most && slots_.size() > 1;) {
    const Slot oldest = slots_.back();
    remove(std::prev(slots_.end()));
    oldest.keeper->drop(oldest.picture);
  }
  return slots_.begin();
}

void FaceBudget::use(Place place) { slots_.splice(slots_.begin(), slots_, place); }

void FaceBudget::remove(Place place) {
  bytes_ -= place->bytes;
  slots_.erase(place);
}

}  // namespace playsheet

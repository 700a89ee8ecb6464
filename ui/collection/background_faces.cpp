// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/background_faces.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/faces/face_cache.h"

namespace playsheet {
namespace {

constexpr std::size_t kMostJobs = 240;  ///< more than a large screen shows: what is older has been scrolled away

QImage paintedFace(const CardFace& face, const QSize& size, qreal ratio, FaceSize kind) {
  const int margin = FaceCache::faceMargin(size);
  const auto side = [&](int length) { return static_cast<int>(std::ceil((length + 2 * margin) * ratio)); };
  QImage image(side(size.width()), side(size.height()), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  paintCard(painter, face, {}, QRectF(QPointF(margin, margin), QSizeF(size)), kind);
  return image;
}

}  // namespace

BackgroundFaces::BackgroundFaces(QObject* parent)
    : QObject(parent), kept_(FaceBudget::ofProcess()), thread_([this] { work(); }) {}

BackgroundFaces::~BackgroundFaces() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

QPixmap BackgroundFaces::picture(const CardFace& face, const QString& language, const QSize& size,
                                 qreal devicePixelRatio, FaceSize kind) {
  const QString key = QStringLiteral("%1 %2 %3x%4 %5 %6")
                          .arg(face.code, language)
                          .arg(size.width())
                          .arg(size.height())
                          .arg(std::lround(devicePixelRatio * 1000))
                          .arg(static_cast<int>(kind));
  if (const QPixmap* kept = kept_.find(key)) return *kept;
  {
    const std::lock_guard lock(mutex_);
    const auto same = std::find_if(jobs_.begin(), jobs_.end(), [&](const Job& job) { return job.key == key; });
    if (key == under_way_) return {};
    if (same != jobs_.end()) {
      std::rotate(same, same + 1, jobs_.end());  // asked for again: next
    } else {
      jobs_.push_back({key, face, size, devicePixelRatio, kind, era_});
      if (jobs_.size() > kMostJobs) jobs_.pop_front();
    }
  }
  wake_.notify_one();
  return {};
}

void BackgroundFaces::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
    if (stop_) return;
    const Job job = std::move(jobs_.back());
    jobs_.pop_back();
    under_way_ = job.key;
    lock.unlock();
    const QImage image = paintedFace(job.face, job.size, job.ratio, job.kind);
    QMetaObject::invokeMethod(
        this, [this, image, key = job.key, era = job.era] { take(key, image, era); }, Qt::QueuedConnection);
    lock.lock();
  }
}

void BackgroundFaces::take(const QString& key, const QImage& image, int era) {
  {
    const std::lock_guard lock(mutex_);
    if (under_way_ == key) under_way_.clear();
    if (era != era_) return;
  }
  kept_.keep(key, QPixmap::fromImage(image));
  emit painted();
}

bool BackgroundFaces::idle() const {
  const std::lock_guard lock(mutex_);
  return jobs_.empty() && under_way_.isEmpty();
}

void BackgroundFaces::clear() {
  {
    const std::lock_guard lock(mutex_);
    jobs_.clear();
    ++era_;
  }
  kept_.clear();
}

}  // namespace playsheet

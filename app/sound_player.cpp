// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound_player.h"

#include <canberra.h>

#include <QFile>

#include "app/identity.h"
#include "ui/sound/tones.h"

namespace playsheet {
namespace {

QString fileOf(const QTemporaryDir& folder, Sound sound) {
  return folder.filePath(QStringLiteral("%1.wav").arg(static_cast<int>(sound)));
}

bool writeFile(const QString& path, const std::string& bytes) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(bytes.data(), static_cast<qint64>(bytes.size())) >= 0;
}

}  // namespace

SoundPlayer::SoundPlayer(std::string driver, std::string device)
    : driver_(std::move(driver)), device_(std::move(device)) {
  thread_.setMaxThreadCount(1);
}

SoundPlayer::~SoundPlayer() {
  thread_.clear();
  thread_.waitForDone();
  if (context_ != nullptr) ca_context_destroy(context_);
}

void SoundPlayer::play(Sound sound) {
  thread_.start([this, sound] { playNow(sound); });
}

int SoundPlayer::taken() {
  thread_.waitForDone();
  return taken_;
}

/// Once; what fails leaves no context, and every sound is silent.
void SoundPlayer::open() {
  opened_ = true;
  files_ = std::make_unique<QTemporaryDir>();
  for (std::size_t i = 0; i < kSounds; ++i) {
    const auto sound = static_cast<Sound>(i);
    if (!files_->isValid() || !writeFile(fileOf(*files_, sound), waveFileOf(sound))) return;
  }
  ca_context* context = nullptr;
  if (ca_context_create(&context) != CA_SUCCESS) return;
  ca_context_change_props(context, CA_PROP_APPLICATION_NAME, "Playsheet", CA_PROP_APPLICATION_ID, kApplicationName,
                          nullptr);
  if (!driver_.empty()) ca_context_set_driver(context, driver_.c_str());
  if (!device_.empty()) ca_context_change_device(context, device_.c_str());
  context_ = context;
}

void SoundPlayer::playNow(Sound sound) {
  if (!opened_) open();
  if (context_ == nullptr) return;
  const QByteArray file = QFile::encodeName(fileOf(*files_, sound));
  if (ca_context_play(context_, 0, CA_PROP_MEDIA_FILENAME, file.constData(), CA_PROP_MEDIA_NAME, "card table",
                      CA_PROP_MEDIA_ROLE, "event", nullptr) == CA_SUCCESS)
    ++taken_;
}

}  // namespace playsheet

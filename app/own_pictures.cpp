// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/own_pictures.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <cmath>

namespace playsheet {
namespace {

const QStringList& endings() {
  static const QStringList all{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
                               QStringLiteral("webp")};
  return all;
}

/// How the code of a card and the name of its file are compared: "N-001" and "n001" are the same.
QString keyOf(const QString& code) { return code.toLower().remove(QLatin1Char('-')).remove(QLatin1Char(' ')); }

/// The pictures in the folder, in the order of their paths.
QStringList picturesIn(const QString& folder) {
  QStringList files;
  if (folder.isEmpty()) return files;
  const QString root = QFileInfo(folder).canonicalFilePath() + QLatin1Char('/');
  QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
  for (int seen = 0; each.hasNext() && seen < OwnPictures::kMostFiles; ++seen) {
    const QFileInfo file(each.next());
    if (!endings().contains(file.suffix().toLower())) continue;
    if (!file.canonicalFilePath().startsWith(root)) continue;  // a link that leads elsewhere
    files.append(file.filePath());
  }
  files.sort();
  return files;
}

/// The whole picture in the middle of a card; one that is nearly of a card's shape fills it.
QImage onACard(const QImage& image) {
  const QSize card(OwnPictures::kWidth, OwnPictures::kHeight);
  const qreal shape = (qreal(image.width()) / image.height()) / (qreal(card.width()) / card.height());
  const bool fills = std::abs(shape - 1) < 0.06;
  const QImage scaled =
      image.scaled(card, fills ? Qt::IgnoreAspectRatio : Qt::KeepAspectRatio, Qt::SmoothTransformation);
  if (fills) return scaled.convertToFormat(QImage::Format_RGB32);
  QImage out(card, QImage::Format_RGB32);
  out.fill(Qt::black);
  QPainter painter(&out);
  painter.drawImage((card.width() - scaled.width()) / 2, (card.height() - scaled.height()) / 2, scaled);
  return out;
}

/// The picture, or in `fault` why there is none.
QImage readPicture(const QString& file, QString& fault) {
  if (QFileInfo(file).size() > OwnPictures::kMostBytes) {
    fault = QStringLiteral("a file that is too large");
    return {};
  }
  QImageReader reader(file);
  reader.setDecideFormatFromContent(true);
  reader.setAutoTransform(true);
  const QString kind = QString::fromLatin1(reader.format());
  if (!endings().contains(kind)) {  // a drawing under the name of a picture could point to other files
    fault = QStringLiteral("not a picture");
    return {};
  }
  const QSize size = reader.size();
  if (!size.isValid() || size.width() > OwnPictures::kMostPixels || size.height() > OwnPictures::kMostPixels) {
    fault = size.isValid() ? QStringLiteral("a picture that is too large") : QStringLiteral("not a picture");
    return {};
  }
  const QImage image = reader.read();
  if (image.isNull()) {
    fault = QStringLiteral("a damaged picture");
    return {};
  }
  return onACard(image);
}

}  // namespace

OwnPictures::OwnPictures(QObject* parent) : CardPictures(parent) { reading_.setMaxThreadCount(1); }

OwnPictures::~OwnPictures() {
  reading_.clear();
  reading_.waitForDone();
}

void OwnPictures::work(std::function<void()> task) { reading_.start(std::move(task)); }

void OwnPictures::setFolder(const QString& folder) {
  folder_ = folder;
  listed_ = false;
  entries_.clear();
  problems_.clear();
  reading_.clear();
  work([this, folder, generation = ++generation_] {
    auto files = picturesIn(folder);
    QMetaObject::invokeMethod(this, [this, generation, files = std::move(files)] {
      if (generation == generation_) keepNames(files);
    });
  });
  emit arrived();  // those of the former folder are gone
}

/// Of several files for one card the first by its path counts; one that is called like its code before one with a
/// suffix of the community, "n001_alt".
void OwnPictures::keepNames(const QStringList& files) {
  listed_ = true;
  QStringList names;
  for (const QString& file : files) names.append(QFileInfo(file).completeBaseName());
  const QStringList codes = naming_ && !names.isEmpty() ? naming_(names) : names;
  entries_.reserve(files.size());
  QStringList unused;
  for (const bool plain : {true, false})
    for (qsizetype i = 0; i < files.size(); ++i) {
      const QString key = keyOf(codes[i]);
      if (plain != (key == keyOf(names[i]))) continue;
      if (key.isEmpty())
        unused.append(files[i]);
      else if (QString& kept = entries_[key].file; kept.isEmpty())
        kept = files[i];
    }
  if (!unused.isEmpty()) tellUnused(std::move(unused));
  if (!entries_.isEmpty()) emit arrived();
}

void OwnPictures::tellUnused(QStringList files) {
  constexpr qsizetype kMostNamed = 5;
  const auto count = files.size();
  QStringList names;
  for (const QString& file : files.mid(0, kMostNamed)) names.append(QDir(folder_).relativeFilePath(file));
  if (count > kMostNamed) names.append(QStringLiteral("..."));
  problems_.push_back({StorageFault::bad_content, folder_.toStdString(), names.join(QStringLiteral(", ")).toStdString(),
                       std::to_string(count) + " pictures that belong to no card",
                       "names that are codes of cards, such as N-001.png"});
  emit problemFound();
}

QImage OwnPictures::picture(const QString& code) {
  if (!listed_ || entries_.isEmpty()) return {};
  const QString key = keyOf(code);
  const auto entry = entries_.find(key);
  if (entry == entries_.end() || entry->asked) return entry == entries_.end() ? QImage() : entry->image;
  entry->asked = true;
  work([this, key, file = entry->file, generation = generation_] {
    QString fault;
    const QImage image = readPicture(file, fault);
    QMetaObject::invokeMethod(this, [this, key, image, fault, generation] {
      if (generation == generation_) keep(key, image, fault);
    });
  });
  return {};
}

void OwnPictures::keep(const QString& key, const QImage& image, const QString& fault) {
  Entry& entry = entries_[key];
  entry.image = image;
  if (!image.isNull()) {
    emit arrived();
    return;
  }
  problems_.push_back({StorageFault::bad_content,
                       entry.file.toStdString(),
                       {},
                       fault.toStdString(),
                       "a PNG, JPEG or WebP picture of at most 8192 x 8192 pixels and 32 MB"});
  emit problemFound();
}

}  // namespace playsheet

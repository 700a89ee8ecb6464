// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <vector>

#include "app/storage/outcome.h"
#include "ui/faces/card_pictures.h"

namespace playsheet {

/// Pictures of cards in a folder of a person's own and the folders in it: a file is called like the card's code, in
/// small or capital letters, with or without the hyphen (`N-001.png`, `n001.webp`). Files from strangers are data only:
/// what lies outside the folder is not followed, size and kind are looked at before anything is read. Names and
/// pictures are read in the background; a picture that cannot be used is a problem, and the card is drawn.
class OwnPictures : public CardPictures {
  Q_OBJECT
 public:
  static constexpr int kMostFiles = 20'000;
  static constexpr qint64 kMostBytes = qint64{32} * 1024 * 1024;  ///< of a file
  static constexpr int kMostPixels = 8192;                        ///< of a side
  static constexpr int kWidth = 504;  ///< of what is kept: enough for the largest card shown
  static constexpr int kHeight = 704;

  explicit OwnPictures(QObject* parent = nullptr);
  ~OwnPictures() override;

  /// Of names of files the codes of the cards that they are called after, in the same order; empty: of none. Without it
  /// a name is a code.
  using Naming = std::function<QStringList(const QStringList& names)>;
  void setNaming(Naming naming) { naming_ = std::move(naming); }

  /// Forgets what was there. An empty path, or one where there is no folder, is a folder without pictures.
  void setFolder(const QString& folder);
  const QString& folder() const { return folder_; }

  QImage picture(const QString& code) override;

  /// Files that could not be used so far; those that belong to no card are one problem.
  const std::vector<StorageProblem>& problems() const { return problems_; }

 signals:
  void problemFound();

 private:
  struct Entry {
    QString file;
    QImage image;
    bool asked = false;
  };
  void keepNames(const QStringList& files);
  void tellUnused(QStringList files);
  void keep(const QString& key, const QImage& image, const QString& fault);
  void work(std::function<void()> task);

  Naming naming_;
  QString folder_;
  int generation_ = 0;  ///< of the folder: what was begun for another one comes to nothing
  bool listed_ = false;
  QHash<QString, Entry> entries_;
  std::vector<StorageProblem> problems_;
  QThreadPool reading_;  ///< one thread, so that the table keeps the other processor
};

}  // namespace playsheet

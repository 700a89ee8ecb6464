// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>
#include <QString>
#include <vector>

#include "ui/widgets/look.h"

namespace playsheet {

/// The sections of the rules; while somebody searches, how many hits each has.
class SectionList : public QListWidget {
  Q_OBJECT
 public:
  explicit SectionList(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTitles(const std::vector<QString>& titles);
  /// Empty: nobody searches.
  void setHits(const std::vector<int>& hits);
  /// The section that is read now; without a signal.
  void setSection(int section);

 signals:
  void chosen(int section);
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "ui/collection/card_shelf.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// What can be asked, with examples: one that is clicked, or chosen with Enter, is asked.
class SearchHelp : public QListWidget {
  Q_OBJECT
 public:
  explicit SearchHelp(const std::vector<HelpChapter>& chapters, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The query of a row; empty for a title.
  QString query(int row) const;

 signals:
  void exampleChosen(const QString& query);
};

}  // namespace playsheet

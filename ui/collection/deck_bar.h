// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/widgets/look.h"

namespace playsheet {

/// What a shelf puts over its cards so that a deck is built from them.
class DeckBar : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  virtual void setLook(const Look& look) = 0;
  /// A deck file or a share code becomes a deck of its own, or what is wrong with it is told.
  virtual void openFile(const QString& path) = 0;
};

}  // namespace playsheet

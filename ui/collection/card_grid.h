// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

#include "ui/collection/background_faces.h"
#include "ui/collection/card_list_model.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// The cards as faces in rows, with the number that is owned under each. A face that is not painted yet is a plain
/// plate with its name: the list never waits.
class CardGrid : public QListView {
  Q_OBJECT
 public:
  /// Model and pictures outlive the grid.
  CardGrid(CardListModel& model, BackgroundFaces& pictures, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Cells are higher by the title of a group.
  void groupingChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitCells();

  class CardCell* cell_;
  CardListModel& cards_;
  Look look_;
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "ui/collection/card_shelf.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class FacetButton;

/// The filters of a game as rows to tick: each press changes the text of the query, and a text that says the same
/// ticks the row.
class CardFacets : public QWidget {
  Q_OBJECT
 public:
  /// The shelf outlives it.
  explicit CardFacets(CardShelf& shelf, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// As the shelf has them now.
  void showTicks();
  void showCounts();
  template <class Kind>
  FacetButton* button(Kind kind, const QString& value) const {
    return find(static_cast<int>(kind), value);
  }
  /// The values that have a row of this kind.
  template <class Kind>
  std::vector<std::string> values(Kind kind) const {
    return valuesOf(static_cast<int>(kind));
  }

 signals:
  void queryChanged(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Row {
    ShelfFacet facet;
    FacetButton* button;
  };
  FacetButton* find(int kind, const QString& value) const;
  std::vector<std::string> valuesOf(int kind) const;
  void press(std::size_t row);

  CardShelf& shelf_;
  Look look_;
  std::vector<Row> rows_;
  std::vector<QLabel*> headings_;
  QWidget* body_;  ///< scrolled where the window is low
};

}  // namespace playsheet

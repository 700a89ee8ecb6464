// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/naruto/search/query.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;

/// Symbol, type and ownership as buttons: each press changes the text of the query, and a text that says the same
/// lights the button.
class CardFacets : public QWidget {
  Q_OBJECT
 public:
  explicit CardFacets(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setQuery(const naruto::search::Node& query);
  ActionButton* button(naruto::search::Field field, const QString& value) const;

 signals:
  void queryChanged(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Facet {
    naruto::search::Field field;
    std::string value;
    ActionButton* button;
  };
  void add(class QGridLayout* grid, int place, int columns, naruto::search::Field field, std::string value,
           const QString& words);
  QLabel* heading(const QString& words);
  void press(const Facet& facet);

  Look look_;
  naruto::search::Node query_;
  std::vector<Facet> facets_;
  std::vector<QLabel*> headings_;
};

}  // namespace playsheet

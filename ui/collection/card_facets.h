// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "engine/naruto/search/query.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class FacetButton;

/// Symbol, type and ownership as rows to tick: each press changes the text of the query, and a text that says the same
/// ticks the row. Symbols and types are alternatives; what cards do and what is asked of the collection is asked all at
/// once.
class CardFacets : public QWidget {
  Q_OBJECT
 public:
  explicit CardFacets(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setQuery(const naruto::search::Node& query);
  /// How many cards each row would find; asked once for each of them.
  using Counter = std::function<int(naruto::search::Field field, const std::string& value)>;
  void setCounts(const Counter& counter);
  FacetButton* button(naruto::search::Field field, const QString& value) const;
  /// The words of `does:` that have a row.
  std::vector<std::string> deeds() const;

 signals:
  void queryChanged(const QString& text);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Facet {
    naruto::search::Field field;
    std::string value;
    FacetButton* button;
  };
  void add(naruto::search::Field field, std::string value, FacetButton* button);
  void heading(const QString& words);
  void addSymbols();
  void addTypes();
  void addDeeds();
  void addCollection();
  void press(const Facet& facet);

  Look look_;
  naruto::search::Node query_;
  std::vector<Facet> facets_;
  std::vector<QLabel*> headings_;
  QWidget* body_;  ///< scrolled where the window is low
};

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_facets.h"

#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/collection/facet_button.h"

namespace playsheet {

CardFacets::CardFacets(CardShelf& shelf, QWidget* parent) : QWidget(parent), shelf_(shelf) {
  setObjectName(QStringLiteral("cardFacets"));
  auto* outside = new QVBoxLayout(this);
  outside->setContentsMargins(0, 0, 0, 0);
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->viewport()->setAutoFillBackground(false);
  body_ = new QWidget(area);
  area->setWidget(body_);
  body_->setAutoFillBackground(false);
  outside->addWidget(area);
  auto* column = new QVBoxLayout(body_);
  column->setSpacing(1);
  for (FacetGroup& group : shelf.facets()) {
    headings_.push_back(new QLabel(group.title, this));
    column->addWidget(headings_.back());
    for (ShelfFacet& facet : group.facets) {
      auto* button = new FacetButton(facet.words, facet.symbol, facet.icon, this);
      if (!facet.tip.isEmpty()) button->setToolTip(facet.tip);
      column->addWidget(button);
      connect(button, &FacetButton::clicked, this, [this, row = rows_.size()] { press(row); });
      rows_.push_back({std::move(facet), button});
    }
  }
  column->addStretch(1);
}

void CardFacets::press(std::size_t row) {
  const QString query = shelf_.press(row);
  showTicks();  // the next press goes on from there, even before anything is found
  emit queryChanged(query);
}

void CardFacets::showTicks() {
  const std::vector<bool> ticked = shelf_.ticked();
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i].button->setChecked(ticked[i]);
}

void CardFacets::showCounts() {
  const std::vector<int> counts = shelf_.counts();
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i].button->setCount(counts[i]);
}

FacetButton* CardFacets::find(int kind, const QString& value) const {
  for (const Row& row : rows_)
    if (row.facet.kind == kind && row.facet.value == value.toStdString()) return row.button;
  return nullptr;
}

std::vector<std::string> CardFacets::valuesOf(int kind) const {
  std::vector<std::string> values;
  for (const Row& row : rows_)
    if (row.facet.kind == kind) values.push_back(row.facet.value);
  return values;
}

void CardFacets::setLook(const Look& look) {
  look_ = look;
  body_->layout()->setContentsMargins(look.gap(10), look.gap(4), look.gap(10), look.gap(10));
  for (QLabel* label : headings_)
    label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px; font-weight: 600; padding: 8px 4px 3px 4px")
                             .arg(look.theme().muted.name())
                             .arg(look.gap(13)));
  for (const Row& row : rows_) row.button->setLook(look);
  setFixedWidth(look.gap(236));
  update();
}

void CardFacets::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.theme().surface);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_facets.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/match/seat_words.h"
#include "ui/match/words.h"
#include "ui/widgets/action_button.h"
#include "ui/wording/terms.h"

namespace playsheet {

using naruto::search::Field;

CardFacets::CardFacets(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("cardFacets"));
  auto* column = new QVBoxLayout(this);
  column->setSpacing(6);
  const wording::Language language = wordingLanguage(programLanguage());
  const auto grid = [&](const QString& title) {
    column->addWidget(heading(title));
    auto* layout = new QGridLayout;
    layout->setSpacing(6);
    column->addLayout(layout);
    column->addSpacing(8);
    return layout;
  };
  QGridLayout* symbols = grid(tr("Symbol"));
  for (int i = 0; i < static_cast<int>(naruto::kSymbolCount); ++i) {
    const auto& names = naruto::search::values_of(Field::symbol);
    const auto first = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.value == i; });
    add(symbols, i, 2, Field::symbol, std::string(first->name),
        QString::fromStdString(wording::term(static_cast<naruto::Symbol>(i), language)));
  }
  QGridLayout* types = grid(tr("Type"));
  for (int i = 0; i < 4; ++i) {
    const auto type = static_cast<naruto::CardType>(i);
    add(types, i, 2, Field::type, std::string(table::name_of(type)),
        QString::fromStdString(wording::term(type, language)));
  }
  QGridLayout* owned = grid(tr("Collection"));
  add(owned, 0, 2, Field::is, "owned", tr("Owned"));
  add(owned, 1, 2, Field::is, "missing", tr("Missing"));
  add(owned, 2, 2, Field::in, "deck", tr("In decks"));
  add(owned, 3, 2, Field::is, "ready", tr("Automated"));
  button(Field::is, QStringLiteral("missing"))->setToolTip(tr("A deck has more of them than are owned"));
  button(Field::is, QStringLiteral("ready"))->setToolTip(tr("The program plays the effect of the card"));
  column->addStretch(1);
}

QLabel* CardFacets::heading(const QString& words) {
  auto* label = new QLabel(words, this);
  headings_.push_back(label);
  return label;
}

void CardFacets::add(QGridLayout* grid, int place, int columns, Field field, std::string value, const QString& words) {
  auto* button = new ActionButton(ActionButton::Rank::Plain, this);
  button->setText(words);
  button->setCheckable(true);
  button->setFocusPolicy(Qt::TabFocus);
  grid->addWidget(button, place / columns, place % columns);
  facets_.push_back({field, std::move(value), button});
  connect(button, &ActionButton::clicked, this, [this, index = facets_.size() - 1] { press(facets_[index]); });
}

void CardFacets::press(const Facet& facet) {
  auto values = naruto::search::alternatives(query_, facet.field);
  const auto there = std::find(values.begin(), values.end(), facet.value);
  if (there != values.end())
    values.erase(there);
  else
    values.push_back(facet.value);
  emit queryChanged(QString::fromStdString(naruto::search::with_alternatives(query_, facet.field, values)));
}

void CardFacets::setQuery(const naruto::search::Node& query) {
  query_ = query;
  for (const Facet& facet : facets_) {
    const auto values = naruto::search::alternatives(query, facet.field);
    const bool lit = std::find(values.begin(), values.end(), facet.value) != values.end();
    facet.button->setLit(lit);
    facet.button->setChecked(lit);
  }
}

ActionButton* CardFacets::button(Field field, const QString& value) const {
  for (const Facet& facet : facets_)
    if (facet.field == field && facet.value == value.toStdString()) return facet.button;
  return nullptr;
}

void CardFacets::setLook(const Look& look) {
  look_ = look;
  layout()->setContentsMargins(look.gap(14), look.gap(12), look.gap(14), look.gap(12));
  for (QLabel* label : headings_)
    label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px; font-weight: 600")
                             .arg(look.theme().muted.name())
                             .arg(look.gap(13)));
  for (const Facet& facet : facets_) facet.button->setLook(look);
  setFixedWidth(look.gap(236));
  update();
}

void CardFacets::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), look_.theme().surface);
}

}  // namespace playsheet

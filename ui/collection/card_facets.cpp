// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_facets.h"

#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/collection/facet_button.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/terms.h"

namespace playsheet {

using naruto::search::Field;

namespace {

/// A property is asked for beside the rest of the query, in a term of its own.
bool isAlternative(Field field) { return field == Field::symbol || field == Field::type; }

std::size_t chipOf(const naruto::search::Node& query, Field field, const std::string& value) {
  naruto::search::Node term{naruto::search::Node::Kind::term};
  term.term.field = field;
  term.term.text = value;
  const std::string text = naruto::search::canonical_text(term);
  const auto all = naruto::search::chips(query);
  return static_cast<std::size_t>(std::find(all.begin(), all.end(), text) - all.begin());
}

}  // namespace

CardFacets::CardFacets(QWidget* parent) : QWidget(parent) {
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
  addSymbols();
  addTypes();
  addDeeds();
  addCollection();
  column->addStretch(1);
}

void CardFacets::addSymbols() {
  heading(tr("Symbol"));
  const auto& names = naruto::search::values_of(Field::symbol);
  for (int i = 0; i < static_cast<int>(naruto::kSymbolCount); ++i) {
    const auto first = std::find_if(names.begin(), names.end(), [&](const auto& n) { return n.value == i; });
    add(Field::symbol, std::string(first->name),
        new FacetButton(QString::fromStdString(wording::term(static_cast<naruto::Symbol>(i), programWording())),
                        QLatin1Char(naruto::kSymbolLetters[static_cast<std::size_t>(i)]), {}, this));
  }
}

void CardFacets::addTypes() {
  heading(tr("Type"));
  constexpr std::array<const char*, 4> kIcons{"team", "mission", "jutsu", "client"};
  for (int i = 0; i < 4; ++i) {
    const auto type = static_cast<naruto::CardType>(i);
    add(Field::type, std::string(table::name_of(type)),
        new FacetButton(QString::fromStdString(wording::term(type, programWording())), {},
                        QLatin1String(kIcons[static_cast<std::size_t>(i)]), this));
  }
}

/// What the effect of a card does, in the words of `does:`.
void CardFacets::addDeeds() {
  heading(tr("Effect"));
  struct Deed {
    const char* value;
    const char* words;
    const char* icon;
  };
  constexpr std::array kDeeds{Deed{"damage", QT_TR_NOOP("Damages, injures"), "injured"},
                              Deed{"heal", QT_TR_NOOP("Heals"), "healthy"},
                              Deed{"draw", QT_TR_NOOP("Draws"), "deck"},
                              Deed{"discard", QT_TR_NOOP("Discards"), "graveyard"},
                              Deed{"return", QT_TR_NOOP("Returns to hand"), "hand"},
                              Deed{"negate", QT_TR_NOOP("Negates"), "pass"},
                              Deed{"search", QT_TR_NOOP("Searches, looks"), "search"},
                              Deed{"power", QT_TR_NOOP("Changes power"), "jutsu"},
                              Deed{"protect", QT_TR_NOOP("Protects"), "lock"},
                              Deed{"reward", QT_TR_NOOP("Rewards"), "reward"}};
  for (const Deed& deed : kDeeds) {
    add(Field::does, deed.value, new FacetButton(tr(deed.words), {}, QLatin1String(deed.icon), this));
    facets_.back().button->setToolTip(QStringLiteral("%1 · does:%2").arg(tr(deed.words), QLatin1String(deed.value)));
  }
}

void CardFacets::addCollection() {
  heading(tr("Collection"));
  const auto row = [this](Field field, const char* value, const QString& words, const char* icon) {
    add(field, value, new FacetButton(words, {}, QLatin1String(icon), this));
  };
  row(Field::is, "owned", tr("Owned"), "hand");
  row(Field::is, "missing", tr("Missing"), "warning");
  row(Field::in, "deck", tr("In decks"), "deck");
  row(Field::is, "ready", tr("Automated"), "check");
  button(Field::is, QStringLiteral("missing"))->setToolTip(tr("A deck needs more copies than are owned"));
  button(Field::is, QStringLiteral("ready"))->setToolTip(tr("The card’s effect is automated"));
}

void CardFacets::heading(const QString& words) {
  auto* label = new QLabel(words, this);
  headings_.push_back(label);
  body_->layout()->addWidget(label);
}

void CardFacets::add(Field field, std::string value, FacetButton* button) {
  body_->layout()->addWidget(button);
  facets_.push_back({field, std::move(value), button});
  connect(button, &FacetButton::clicked, this, [this, index = facets_.size() - 1] { press(facets_[index]); });
}

void CardFacets::press(const Facet& facet) {
  using naruto::search::Node;
  Node next = query_;
  if (isAlternative(facet.field)) {
    auto values = naruto::search::alternatives(query_, facet.field);
    const auto there = std::find(values.begin(), values.end(), facet.value);
    if (there != values.end())
      values.erase(there);
    else
      values.push_back(facet.value);
    next = naruto::search::choosing(std::move(next), facet.field, values);
  } else if (const std::size_t chip = chipOf(query_, facet.field, facet.value);
             chip < naruto::search::chips(query_).size()) {
    next = naruto::search::without_chip(std::move(next), chip);
  } else {
    if (next.kind != Node::Kind::all) next = Node{Node::Kind::all, {query_}};
    Node& term = next.parts.emplace_back(Node{Node::Kind::term});
    term.term.field = facet.field;
    term.term.text = facet.value;
  }
  setQuery(next);  // the next press goes on from there, even before anything is found
  emit queryChanged(QString::fromStdString(naruto::search::canonical_text(next)));
}

void CardFacets::setQuery(const naruto::search::Node& query) {
  query_ = query;
  const std::size_t chips = naruto::search::chips(query).size();
  for (const Facet& facet : facets_) {
    const auto values = naruto::search::alternatives(query, facet.field);
    facet.button->setChecked(isAlternative(facet.field)
                                 ? std::find(values.begin(), values.end(), facet.value) != values.end()
                                 : chipOf(query, facet.field, facet.value) < chips);
  }
}

void CardFacets::setCounts(const Counter& counter) {
  for (const Facet& facet : facets_) facet.button->setCount(counter(facet.field, facet.value));
}

FacetButton* CardFacets::button(Field field, const QString& value) const {
  for (const Facet& facet : facets_)
    if (facet.field == field && facet.value == value.toStdString()) return facet.button;
  return nullptr;
}

std::vector<std::string> CardFacets::deeds() const {
  std::vector<std::string> words;
  for (const Facet& facet : facets_)
    if (facet.field == Field::does) words.push_back(facet.value);
  return words;
}

void CardFacets::setLook(const Look& look) {
  look_ = look;
  body_->layout()->setContentsMargins(look.gap(10), look.gap(4), look.gap(10), look.gap(10));
  for (QLabel* label : headings_)
    label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px; font-weight: 600; padding: 8px 4px 3px 4px")
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

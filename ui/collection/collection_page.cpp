// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <utility>

#include "ui/collection/card_details.h"
#include "ui/collection/card_facets.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/deck_bar.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/search_help.h"
#include "ui/faces/card_pictures.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/telling.h"

namespace playsheet {

CollectionPage::CollectionPage(std::unique_ptr<CardShelf> shelf, QWidget* parent)
    : QWidget(parent), shelf_(std::move(shelf)), model_(*shelf_) {
  setObjectName(QStringLiteral("collectionPage"));
  setAccessibleName(tr("Collection"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(1);
  column->addWidget(makeHead());
  auto* body = new QHBoxLayout;
  body->setContentsMargins(0, 0, 0, 0);
  body->setSpacing(1);
  facets_ = new CardFacets(*shelf_, this);
  details_ = new CardDetails(*shelf_, pictures_, this);
  body->addWidget(facets_);
  body->addWidget(makeMiddle(), 1);
  body->addWidget(details_);
  column->addLayout(body, 1);
  fillChoices();
  connectAll();
  search();
}

/// A name that is being written is taken while there is somebody to take it.
CollectionPage::~CollectionPage() {
  if (deckBar_) deckBar_->hide();
}

void CollectionPage::connectAll() {
  connect(bar_, &QueryBar::textChanged, this, &CollectionPage::search);
  connect(bar_, &QueryBar::helpAsked, this, [this] { showHelp(lists_->currentWidget() != help_); });
  connect(bar_, &QueryBar::left, this, &CollectionPage::toList);
  connect(facets_, &CardFacets::queryChanged, this, [this](const QString& query) {
    if (!bar_->setText(query)) search();  // the rows show what is asked again
  });
  connect(shelf_.get(), &CardShelf::counted, facets_, &CardFacets::showCounts);
  connect(shelf_.get(), &CardShelf::decksChanged, this, &CollectionPage::showDecks);
  connect(details_, &CardDetails::deckAsked, this, &CollectionPage::moveInDeck);
  connect(grid_, &QAbstractItemView::doubleClicked, this, &CollectionPage::moveInDeck);
  connect(table_, &QAbstractItemView::doubleClicked, this, &CollectionPage::moveInDeck);
  connect(help_, &SearchHelp::exampleChosen, this, [this](const QString& query) {
    showHelp(false);
    bar_->setText(query);
    bar_->field()->setFocus();
  });
  connect(grid_->selectionModel(), &QItemSelectionModel::currentChanged, this, &CollectionPage::choose);
  connect(orders_, &ChoiceBox::activated, this, [this] {
    model_.setOrder(static_cast<CardListModel::Order>(orders_->currentData().toInt()));
    table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  });
  connect(groupings_, &ChoiceBox::activated, this, [this] {
    model_.setGrouping(static_cast<CardListModel::Grouping>(groupings_->currentData().toInt()));
    grid_->groupingChanged();
  });
  connect(&model_, &QAbstractItemModel::modelReset, this, [this] {
    if (details_->card()) chooseCard(*details_->card());  // the chosen card stays chosen wherever it stands now
  });
  connect(asTable_, &ActionButton::clicked, this, [this] { showTable(lists_->currentWidget() != table_); });
  connect(close_, &ActionButton::clicked, this, &CollectionPage::closed);
  connect(details_, &CardDetails::quantityAsked, this, &CollectionPage::changeOwned);
  connect(details_, &CardDetails::ruleClicked, this, &CollectionPage::ruleClicked);
  connect(details_, &CardDetails::cardClicked, this, &CollectionPage::chooseCard);
  connect(trouble_, &ActionButton::clicked, this, [this] {
    if (!shelf_->backupOffered()) return;
    const QString why = shelf_->takeBackup();
    model_.quantitiesChanged();
    details_->refresh();
    showTrouble(why.isEmpty() ? shelf_->trouble() : why);
  });
  if (CardPictures* own = cardPictures())
    connect(own, &CardPictures::arrived, this, [this] {
      model_.forgetFaces();
      pictures_.clear();
      details_->refresh();
      grid_->viewport()->update();
    });
  slow_.setSingleShot(true);
  slow_.setInterval(300);
  connect(&slow_, &QTimer::timeout, this, [this] { count_->setText(tr("Searching…")); });
  const auto key = [this](const QKeySequence& keys, auto&& act) {
    auto* shortcut = new QShortcut(keys, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
  };
  key(QKeySequence::Find, [this] {
    bar_->field()->setFocus();
    bar_->field()->selectAll();
  });
  key(QKeySequence(Qt::CTRL | Qt::Key_T), [this] { showTable(lists_->currentWidget() != table_); });
}

void CollectionPage::open() {
  if (shelf_->refresh()) {
    model_.quantitiesChanged();
    search();
  }
  showTrouble(shelf_->trouble());
  bar_->field()->setFocus();
  bar_->field()->selectAll();
}

QString CollectionPage::query() const { return bar_->text(); }

void CollectionPage::setQuery(const QString& query) { bar_->setText(query); }

/// At every letter. Nobody waits: the list stays as it is until the newest text is answered.
void CollectionPage::search() {
  asking_ = true;
  slow_.start();
  shelf_->ask(this, bar_->text(), [this](const ShelfFound& found) { showFound(found); });
}

/// What cannot be read leaves the list as it is and says why.
void CollectionPage::showFound(const ShelfFound& found) {
  asking_ = false;
  slow_.stop();
  bar_->setFound(found);
  if (found.isQuery) {
    model_.setFound(found.cards);
    facets_->showTicks();
    facets_->showCounts();
    grid_->scrollToTop();
    table_->scrollToTop();
    const auto chosen = details_->card();
    if (!found.cards.empty() && (!chosen || model_.rowOf(*chosen) < 0)) chooseCard(model_.card(0));
    if (found.cards.empty()) details_->setCard(std::nullopt);
  }
  countCards();
  if (std::exchange(listWhenFound_, false)) toList();
}

void CollectionPage::countCards() {
  const int cards = model_.rowCount();
  const int owned = model_.ownedAmong();
  count_->setText(tr("%n card(s)", nullptr, cards) + QStringLiteral(", ") + tr("%n owned", nullptr, owned));
}

void CollectionPage::choose(const QModelIndex& index) {
  if (!index.isValid()) return;
  details_->setCard(model_.card(index.row()));
  // Of the thousands of cells of such a list, readers of the screen tell none by themselves.
  if (grid_->hasFocus() || table_->hasFocus())
    announce(this, model_.index(index.row(), 0).data(Qt::AccessibleTextRole).toString());
}

/// A printing that the query has left out is shown all the same.
void CollectionPage::chooseCard(ShelfCard card) {
  details_->setCard(card);
  const int row = model_.rowOf(card);
  if (row < 0) return;
  grid_->selectionModel()->setCurrentIndex(model_.index(row, 0),
                                           QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void CollectionPage::changeOwned(int by) {
  const auto card = details_->card();
  if (!card) return;
  const QString why = shelf_->changeOwned(*card, by);
  showTrouble(why.isEmpty() ? shelf_->trouble() : why);
  model_.quantityChanged(*card);
  details_->refresh();
  countCards();
}

void CollectionPage::moveInDeck() {
  const auto card = details_->card();
  if (!card || !shelf_->hasOpenDeck()) return;
  showTrouble(shelf_->moveInDeck(*card));
}

/// The list stays where it is; which cards are in the open deck may be what is asked for.
void CollectionPage::showDecks() {
  model_.quantitiesChanged();
  details_->refresh();
  search();
}

void CollectionPage::showTrouble(const QString& sentence) {
  const bool offer = !sentence.isEmpty() && shelf_->backupOffered();
  trouble_->setText(offer ? sentence + QLatin1Char(' ') + tr("Restore the backup") : sentence);
  trouble_->setToolTip(trouble_->text());
  trouble_->setVisible(!sentence.isEmpty());
  trouble_->setFocusPolicy(offer ? Qt::TabFocus : Qt::NoFocus);
}

void CollectionPage::showTable(bool table) {
  lists_->setCurrentWidget(table ? static_cast<QWidget*>(table_) : grid_);
  asTable_->setLit(table);
  toList();
}

void CollectionPage::showHelp(bool shown) {
  bar_->help()->setLit(shown);
  if (shown) {
    lists_->setCurrentWidget(help_);
    help_->setFocus();
    if (help_->currentRow() < 1) help_->setCurrentRow(1);
  } else if (lists_->currentWidget() == help_) {
    lists_->setCurrentWidget(grid_);
    asTable_->setLit(false);
  }
}

/// Not into a list that is about to be another one: what is pressed there is meant for a card of the new one.
void CollectionPage::toList() {
  listWhenFound_ = asking_;
  if (asking_) return;
  showHelp(false);
  lists_->currentWidget()->setFocus();
  if (details_->card()) chooseCard(*details_->card());
}

void CollectionPage::escape() {
  if (lists_->currentWidget() == help_) return showHelp(false);
  if (bar_->text().isEmpty()) return emit closed();
  bar_->setText({});
}

bool CollectionPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && watched != help_) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Plus || key->key() == Qt::Key_Equal) {
      changeOwned(1);
      return true;
    }
    if (key->key() == Qt::Key_Minus) {
      changeOwned(-1);
      return true;
    }
    if (key->key() == Qt::Key_D && shelf_->hasOpenDeck()) {
      moveInDeck();
      return true;
    }
    if (key->key() == Qt::Key_Slash) {
      bar_->field()->setFocus();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void CollectionPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return escape();
  QWidget::keyPressEvent(event);
}

/// Another program may have changed the collection while this window stood behind.
bool CollectionPage::event(QEvent* event) {
  if (event->type() == QEvent::WindowActivate && isVisible() && shelf_->refresh()) {
    model_.quantitiesChanged();
    details_->refresh();
    countCards();
  }
  return QWidget::event(event);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/collection_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QSignalBlocker>
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
#include "ui/faces/fonts.h"
#include "ui/table/key_titles.h"
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

QWidget* CollectionPage::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(14, 6, 14, 6);
  title_ = new QLabel(tr("Collection"), head);
  trouble_ = new ActionButton(ActionButton::Rank::Ghost, head);
  trouble_->setObjectName(QStringLiteral("collectionTrouble"));
  trouble_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  trouble_->hide();
  close_ = new ActionButton(ActionButton::Rank::Plain, head);
  close_->setObjectName(QStringLiteral("closeCollection"));
  close_->setText(tr("Close"));
  close_->setKeyText(tr("Esc"));
  close_->setFocusPolicy(Qt::TabFocus);
  row->addWidget(title_);
  gameRow_ = new QHBoxLayout;
  row->addLayout(gameRow_);
  row->addWidget(trouble_, 1);
  row->addStretch(0);
  row->addWidget(close_);
  return head;
}

void CollectionPage::offerGames(const QStringList& games, int shown) {
  for (int game = 0; game < static_cast<int>(games.size()); ++game) {
    auto* button = new ActionButton(ActionButton::Rank::Plain, this);
    button->setObjectName(QStringLiteral("collectionOf%1").arg(game));
    button->setText(games[game]);
    button->setToolTip(tr("Collection: %1").arg(games[game]));
    button->setAccessibleName(button->toolTip());
    button->setFocusPolicy(Qt::TabFocus);
    button->setLit(game == shown);
    button->setLook(look_);
    connect(button, &ActionButton::clicked, this, [this, game, shown] {
      if (game != shown) emit gameAsked(game);
    });
    gameRow_->addWidget(button);
    games_.push_back(button);
  }
}

QWidget* CollectionPage::makeMiddle() {
  auto* middle = new QWidget(this);
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(14, 8, 6, 0);
  column->setSpacing(6);
  bar_ = new QueryBar(shelf_->placeholder(), middle);
  count_ = new QLabel(middle);
  count_->setWordWrap(true);  // in a narrow window it has two lines
  orders_ = new ChoiceBox(middle);
  orders_->setObjectName(QStringLiteral("cardOrder"));
  groupings_ = new ChoiceBox(middle);
  groupings_->setObjectName(QStringLiteral("cardGrouping"));
  asTable_ = new ActionButton(ActionButton::Rank::Plain, middle);
  asTable_->setObjectName(QStringLiteral("asTable"));
  asTable_->setText(tr("Table"));
  asTable_->setToolTip(tr("Show a table instead of card faces (%1)").arg(keyTitle(QKeySequence(Qt::CTRL | Qt::Key_T))));
  asTable_->setFocusPolicy(Qt::TabFocus);
  auto* row = new QHBoxLayout;
  row->addWidget(count_, 1);
  row->addWidget(orders_);
  row->addWidget(groupings_);
  row->addWidget(asTable_);
  lists_ = new QStackedWidget(middle);
  grid_ = new CardGrid(model_, pictures_, lists_);
  makeTable();
  help_ = new SearchHelp(shelf_->help(), lists_);
  for (QWidget* each : {static_cast<QWidget*>(grid_), static_cast<QWidget*>(table_), static_cast<QWidget*>(help_)}) {
    lists_->addWidget(each);
    each->installEventFilter(this);
  }
  deckBar_ = shelf_->makeDeckBar(middle);
  if (deckBar_) column->addWidget(deckBar_);
  column->addWidget(bar_);
  column->addLayout(row);
  column->addWidget(lists_, 1);
  return middle;
}

void CollectionPage::makeTable() {
  table_ = new QTableView(lists_);
  table_->setObjectName(QStringLiteral("cardTable"));
  table_->setModel(&model_);
  table_->setSelectionModel(grid_->selectionModel());  // the same card is chosen in both
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);  // else it is sorted at once, backwards
  table_->setSortingEnabled(true);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setHighlightSections(false);
}

void CollectionPage::fillChoices() {
  const auto put = [](ChoiceBox* box, const QString& name, const auto& items) {
    box->setAccessibleName(name);
    box->setToolTip(name);
    for (const auto& [title, value] : items) box->addItem(title, static_cast<int>(value));
  };
  put(orders_, tr("Order"), shelf_->orders());
  put(groupings_, tr("Groups"), shelf_->groupings());
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

void CollectionPage::setLook(const Look& look) {
  look_ = look;
  const Theme& t = look.theme();
  const QString words = QStringLiteral("color: %1; font-size: %2px; %3");
  title_->setFont(fonts::display(look.px(20)));
  title_->setStyleSheet(words.arg(t.text.name()).arg(look.gap(20)).arg(QStringLiteral("font-weight: 700")));
  count_->setStyleSheet(words.arg(t.muted.name()).arg(look.gap(13)).arg(QString()));
  count_->setMinimumWidth(look.gap(104));
  for (ActionButton* button : {close_, trouble_, asTable_}) button->setLook(look);
  for (ActionButton* game : games_) game->setLook(look);
  bar_->setLook(look);
  if (deckBar_) deckBar_->setLook(look);
  facets_->setLook(look);
  orders_->setLook(look);
  groupings_->setLook(look);
  grid_->setLook(look);
  help_->setLook(look);
  details_->setLook(look);
  table_->setStyleSheet(
      QStringLiteral("QTableView { color: %1; selection-background-color: %2; selection-color: %1; outline: 0; }"
                     "QHeaderView { background: %3; } QHeaderView::section { background: %3; color: %4; border: none; "
                     "padding: 4px 2px; font-size: 12px; font-weight: 600; } QTableView::item { padding: 0 6px; }"
                     "QTableView::item:focus { border: none; }")
          .arg(t.text.name(), t.raised.name(), t.surface.name(), t.muted.name()));
  table_->setFont(fonts::ui(look.px(13)));
  table_->verticalHeader()->setDefaultSectionSize(look.gap(26));
  const auto headings = shelf_->headings();
  for (int i = 0; i < CardListModel::Columns; ++i) {
    const CardShelf::Heading& heading = headings[static_cast<std::size_t>(i)];
    table_->setColumnHidden(i, heading.title.isEmpty());
    table_->setColumnWidth(i, look.gap(heading.width));
  }
  update();
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

void CollectionPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& t = look_.theme();
  painter.fillRect(rect(), t.bg);
  painter.fillRect(QRect(0, 0, width(), details_->y() - 1), t.surface);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QTableView>

#include "ui/collection/card_details.h"
#include "ui/collection/card_facets.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/deck_bar.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/search_help.h"
#include "ui/faces/fonts.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// What the page consists of, and how it looks.
namespace playsheet {

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
    if (games[game].isEmpty()) continue;
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

void CollectionPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& t = look_.theme();
  painter.fillRect(rect(), t.bg);
  painter.fillRect(QRect(0, 0, width(), details_->y() - 1), t.surface);
}

}  // namespace playsheet

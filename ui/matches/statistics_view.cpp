// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matches/statistics_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <array>
#include <set>
#include <utility>

#include "ui/matches/match_words.h"
#include "ui/matches/rate_delegate.h"
#include "ui/speech/program_words.h"
#include "ui/speech/seat_words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/table_file.h"

namespace playsheet {
namespace {

constexpr int kSortRole = Qt::UserRole + 20;

/// Sorted by numbers where there are some.
class StatisticsItem : public QTreeWidgetItem {
 public:
  using QTreeWidgetItem::QTreeWidgetItem;
  bool operator<(const QTreeWidgetItem& other) const override {
    const int column = treeWidget()->sortColumn();
    const QVariant mine = data(column, kSortRole), its = other.data(column, kSortRole);
    if (mine.isValid() && its.isValid()) return mine.toDouble() < its.toDouble();
    return text(column).localeAwareCompare(other.text(column)) < 0;
  }
};

/// A dash for nobody.
QString listed(const QStringList& names) {
  return names.isEmpty() ? QStringLiteral("–") : names.join(QLatin1String(", "));
}

}  // namespace

StatisticsView::StatisticsView(MatchStore& store, std::vector<PlayedWords> games, QWidget* parent)
    : QWidget(parent),
      store_(store),
      words_(std::move(games)),
      slow_(new SlowNotice(this)),
      about_(new ChoiceBox(this)),
      game_(new ChoiceBox(this)),
      form_(new ChoiceBox(this)),
      summary_(new QLabel(this)),
      save_(new ActionButton(ActionButton::Rank::Plain, this)),
      list_(new QTreeWidget(this)),
      rate_(new RateDelegate(this)) {
  setObjectName(QStringLiteral("statistics"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* row = new QHBoxLayout;
  for (int about = 0; about < 3; ++about) about_->addItem({});
  about_->setAccessibleName(tr("Show statistics for"));
  for (const PlayedWords& each : words_) game_->addItem(each.title);
  game_->setAccessibleName(tr("Game"));
  game_->setVisible(words_.size() > 1);
  summary_->setWordWrap(true);
  save_->setObjectName(QStringLiteral("saveTable"));
  save_->setText(tr("Save as CSV…"));
  row->addWidget(about_);
  row->addWidget(game_);
  row->addWidget(form_);
  row->addWidget(summary_, 1);
  row->addWidget(save_);
  column->addLayout(row);
  column->addWidget(list_, 1);
  list_->setObjectName(QStringLiteral("statisticsList"));
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setTabKeyNavigation(false);
  list_->header()->setSectionsMovable(false);
  list_->header()->setStretchLastSection(false);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  gameChosen();
  connect(about_, &ChoiceBox::currentIndexChanged, this, &StatisticsView::fill);
  connect(game_, &ChoiceBox::currentIndexChanged, this, &StatisticsView::gameChosen);
  connect(form_, &ChoiceBox::currentIndexChanged, this, &StatisticsView::fill);
  connect(slow_, &SlowNotice::said, this, &StatisticsView::waitingSaid);
  connect(save_, &ActionButton::clicked, this, &StatisticsView::save);
}

void StatisticsView::setLook(const Look& look) {
  look_ = look;
  list_->setStyleSheet(listStyleOf(look));
  summary_->setStyleSheet(
      QStringLiteral("font-size: %1px; color: %2").arg(look.gap(13)).arg(look.theme().muted.name()));
  about_->setLook(look);
  game_->setLook(look);
  form_->setLook(look);
  save_->setLook(look);
  rate_->setLook(look);
  placeColumns();
}

void StatisticsView::read() {
  if (!reader_) reader_ = std::make_unique<QObject>();
  slow_->begin(tr("Reading the matches…"));
  store_.history(reader_.get(), [this](KeptGames kept) {
    slow_->end();
    take(std::move(kept));
  });
}

void StatisticsView::leave() {
  reader_.reset();
  slow_->end();
}

void StatisticsView::take(KeptGames kept) {
  games_ = std::move(kept.games);
  read_ = true;
  for_spreadsheet_ = kept.forSpreadsheet;
  gameChosen();
  if (!kept.trouble.isEmpty()) emit said(kept.trouble, true);
}

void StatisticsView::setGame(const std::string& game) {
  for (std::size_t i = 0; i < words_.size(); ++i)
    if (words_[i].game == game) game_->setCurrentIndex(static_cast<int>(i));
}

/// What is played of it, as far as somebody has; what is chosen stays so.
void StatisticsView::gameChosen() {
  const QString chosen = form_->currentData().toString();
  {
    const QSignalBlocker blocker(form_);
    form_->clear();
    form_->addItem(words().allForms());
    form_->setAccessibleName(words().formHead());
    std::set<std::string> forms;
    for (const auto& game : games_)
      if (game.game == words().game) forms.insert(game.form);
    for (const auto& id : forms) form_->addItem(words().formTitle(id), QString::fromStdString(id));
    form_->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : form_->findData(chosen)));
  }
  nameAbout();
  fill();
}

QString StatisticsView::say(const char* text) const {
  const SpeakingOf speaking(words().tongue);
  return tr(text);
}

void StatisticsView::nameAbout() {
  const std::array titles{QT_TR_NOOP("Decks"), QT_TR_NOOP("Cards"), QT_TR_NOOP("Games")};  // as in `About`
  for (std::size_t i = 0; i < titles.size(); ++i) about_->setItemText(static_cast<int>(i), say(titles[i]));
}

void StatisticsView::show(About about) { about_->setCurrentIndex(static_cast<int>(about)); }

QString StatisticsView::summary() const { return summary_->text(); }

std::vector<table::PlayedGame> StatisticsView::shown() const {
  const std::string form = form_->currentData().toString().toStdString();
  std::vector<table::PlayedGame> out;
  for (const auto& game : games_)
    if (game.game == words().game && (form.empty() || game.form == form)) out.push_back(game);
  return out;
}

void StatisticsView::fill() {
  list_->setSortingEnabled(false);
  list_->clear();
  list_->setAccessibleName(about_->currentText());
  const auto games = shown();
  const int played = static_cast<int>(games.size());
  const table::WinRate starters = table::game_statistics(games).starters;
  summary_->setText(!read_          ? QString()
                    : games.empty() ? tr("No finished games yet.")
                    : !starters.played
                        ? tr("%n game(s).", nullptr, played)
                        : tr("%n game(s). The starting player won %1.", nullptr, played).arg(rateText(starters)));
  switch (static_cast<About>(about_->currentIndex())) {
    case About::Decks:
      fillDecks();
      break;
    case About::Cards:
      fillCards();
      break;
    case About::Games:
      fillGames();
      break;
  }
  list_->setSortingEnabled(true);
  placeColumns();
  if (list_->topLevelItemCount() > 0) list_->setCurrentItem(list_->topLevelItem(0));
}

void StatisticsView::setColumns(const QStringList& titles, const QList<int>& rates) {
  list_->setColumnCount(static_cast<int>(titles.size()));
  list_->setHeaderLabels(titles);
  for (int i = 0; i < titles.size(); ++i) list_->setItemDelegateForColumn(i, rates.contains(i) ? rate_ : nullptr);
  rates_ = rates;
}

void StatisticsView::setRate(QTreeWidgetItem* item, int column, const table::WinRate& rate) const {
  setNumber(item, column - 1, rate.played, 0);
  item->setText(column, rateText(rate));
  item->setData(column, kSortRole, rate.played > 0 ? rate.interval().low : -1.0);  // the sure ones first
  item->setData(column, RateDelegate::kWonRole, rate.won);
  item->setData(column, RateDelegate::kPlayedRole, rate.played);
}

void StatisticsView::setNumber(QTreeWidgetItem* item, int column, double number, int digits) const {
  item->setText(column, QLocale(programLanguage()).toString(number, 'f', digits));
  item->setData(column, kSortRole, number);
}

void StatisticsView::fillDecks() {
  setColumns({say(QT_TR_NOOP("Deck")), tr("Games", "how many, as a heading"), tr("Won"), tr("Going first"), tr("Won"),
              tr("Going second"), tr("Won"), tr("Turns"), tr("Minutes")},
             {2, 4, 6});
  for (const auto& row : table::game_statistics(shown()).decks) {
    auto* item = new StatisticsItem(list_);
    item->setText(0, words().deck(row.name));
    item->setToolTip(0, QString::fromStdString(row.code));
    setRate(item, 2, row.all);
    setRate(item, 4, row.first);
    setRate(item, 6, row.second);
    setNumber(item, 7, row.turns, 1);
    setNumber(item, 8, row.minutes, 1);
  }
  list_->sortByColumn(1, Qt::DescendingOrder);
}

void StatisticsView::fillCards() {
  setColumns({say(QT_TR_NOOP("Card")), say(QT_TR_NOOP("In decks")), tr("Won"), tr("Drawn"), tr("Won"), tr("Played"),
              tr("Won")},
             {2, 4, 6});
  for (const auto& row : table::game_statistics(shown()).cards) {
    auto* item = new StatisticsItem(list_);
    item->setText(0, QStringLiteral("%1 %2").arg(QString::fromStdString(row.code), words().card(row.code)));
    setRate(item, 2, row.in_deck);
    setRate(item, 4, row.drawn);
    setRate(item, 6, row.played);
  }
  list_->sortByColumn(1, Qt::DescendingOrder);
}

void StatisticsView::fillGames() {
  setColumns({tr("Started"), words().formHead(), tr("Winner"), say("Deck"), tr("Loser"), say("Deck"), tr("Won by"),
              tr("Turns"), tr("Decisions"), tr("Minutes")},
             {});
  for (const auto& game : shown()) {
    auto* item = new StatisticsItem(list_);
    std::array<QStringList, 2> names, decks;  // of the winners, of the others
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      const std::size_t side = game.won(seat) ? 0 : 1;
      names[side].append(QString::fromStdString(game.seats[seat].name));
      decks[side].append(words().deck(game.seats[seat].deck));
    }
    int at = 0;
    item->setText(at++, QString::fromStdString(game.began).left(16));
    item->setText(at++, words().formTitle(game.form));
    for (const std::size_t side : {0U, 1U}) {
      item->setText(at++, listed(names[side]));
      item->setText(at++, listed(decks[side]));
    }
    const QString reason = words().reason(game.reason);
    const QString unwon = words().draws ? tr("draw: %1") : tr("nobody: %1");
    item->setText(at++, game.winners.empty() ? unwon.arg(reason) : reason);
    setNumber(item, at++, game.turns, 0);
    setNumber(item, at++, game.decisions, 0);
    setNumber(item, at, game.seconds / 60.0, 1);
  }
  list_->sortByColumn(0, Qt::DescendingOrder);
}

void StatisticsView::placeColumns() {
  const int columns = list_->columnCount();
  const int room = list_->width() - list_->verticalScrollBar()->sizeHint().width() - look_.gap(4);  // it may come
  if (rates_.isEmpty()) {
    constexpr std::array kParts{13, 16, 10, 12, 10, 12, 10, 5, 7, 5};  // of 100: the columns of the games
    for (int i = 0; i < columns; ++i) list_->setColumnWidth(i, room * kParts[static_cast<std::size_t>(i)] / 100);
    return;
  }
  const int name = look_.gap(columns > 8 ? 130 : 240);
  list_->setColumnWidth(0, name);
  int taken = name;
  for (int i = 1; i < columns; ++i) {
    if (rates_.contains(i)) continue;
    // as wide as its title, with the sign by which it is sorted
    const int wide = std::max(look_.gap(columns > 8 ? 72 : 96), list_->header()->sectionSizeHint(i));
    list_->setColumnWidth(i, wide);
    taken += wide;
  }
  const int plot = std::max(look_.gap(150), (room - taken) / static_cast<int>(rates_.size()));
  for (const int i : rates_) list_->setColumnWidth(i, plot);
}

void StatisticsView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  placeColumns();
}

void StatisticsView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeColumns();
}

std::string StatisticsView::table() const {
  const auto games = shown();
  switch (static_cast<About>(about_->currentIndex())) {
    case About::Decks:
      return table::csv_of_decks(table::game_statistics(games));
    case About::Cards:
      return table::csv_of_cards(table::game_statistics(games));
    case About::Games:
      break;
  }
  return table::csv_of_games(games, words().form);
}

void StatisticsView::save() {
  const auto file = askForTableFile(this, tr("Save as CSV"), QStringLiteral("playsheet.csv"), for_spreadsheet_);
  if (!file) return;
  for_spreadsheet_ = file->spreadsheet;
  const std::string text = for_spreadsheet_ ? tableForSpreadsheet(table(), QLocale(programLanguage())) : table();
  store_.writeTable(this, file->path, text, for_spreadsheet_, [this, path = file->path](const QString& problem) {
    emit said(problem.isEmpty() ? tr("Saved as %1.").arg(path) : problem, !problem.isEmpty());
  });
}

}  // namespace playsheet

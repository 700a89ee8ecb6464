// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matches/matches_page.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/matches/match_words.h"
#include "ui/speech/seat_words.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"

namespace playsheet {
namespace {

enum MatchColumn { kMatchTitle, kMatchDecks, kMatchEdition, kMatchBegan, kMatchTurn, kMatchState, kMatchColumns };

}  // namespace

MatchesPage::MatchesPage(MatchStore& store, const std::vector<PlayedWords>& games, QWidget* parent)
    : QWidget(parent),
      store_(store),
      slow_(new SlowNotice(this)),
      games_(games),
      halves_(new QStackedWidget(this)),
      statistics_(new StatisticsView(store, games, this)) {
  setObjectName(QStringLiteral("matchesPage"));
  setAutoFillBackground(true);
  setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 10);
  column->setSpacing(8);
  auto* head = new QHBoxLayout;
  list_button_ = button(tr("Matches"), "showMatches");
  statistics_button_ = button(tr("Statistics"), "showStatistics");
  message_ = new QLabel(this);
  message_->setTextFormat(Qt::PlainText);
  message_->setWordWrap(true);
  auto* close = button(tr("Close"), "close");
  close->setKeyText(keyTitle(QKeySequence(Qt::Key_Escape)));
  head->addWidget(list_button_);
  head->addWidget(statistics_button_);
  head->addWidget(message_, 1);
  head->addWidget(close);
  column->addLayout(head);
  column->addWidget(halves_, 1);
  halves_->addWidget(makeList());
  halves_->addWidget(statistics_);
  connect(list_button_, &ActionButton::clicked, this, &MatchesPage::showMatches);
  connect(statistics_button_, &ActionButton::clicked, this, &MatchesPage::showStatistics);
  connect(close, &ActionButton::clicked, this, &MatchesPage::closed);
  connect(statistics_, &StatisticsView::said, this, &MatchesPage::say);
  connect(statistics_, &StatisticsView::waitingSaid, this, &MatchesPage::tellWaiting);
  connect(slow_, &SlowNotice::said, this, &MatchesPage::tellWaiting);
  light();
}

void MatchesPage::showMatches() {
  halves_->setCurrentIndex(0);
  open();
}

void MatchesPage::showStatistics() {
  halves_->setCurrentWidget(statistics_);
  open();
}

bool MatchesPage::statisticsShown() const { return halves_->currentWidget() == statistics_; }

/// Which of the two is shown.
void MatchesPage::light() {
  list_button_->setLit(!statisticsShown());
  statistics_button_->setLit(statisticsShown());
}

ActionButton* MatchesPage::button(const QString& text, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  buttons_.push_back(made);
  return made;
}

QWidget* MatchesPage::makeList() {
  auto* panel = new QWidget(this);
  auto* column = new QVBoxLayout(panel);
  column->setContentsMargins(0, 0, 0, 0);
  list_ = new QTreeWidget(panel);
  list_->setObjectName(QStringLiteral("matches"));
  list_->setAccessibleName(tr("Matches"));
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setTabKeyNavigation(false);
  list_->setHeaderLabels({tr("Match"), tr("Decks"), tr("Edition"), tr("Started"), tr("Turn"), tr("State")});
  list_->header()->setSectionsClickable(false);
  list_->header()->setSectionsMovable(false);
  list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  for (const int wide : {kMatchTitle, kMatchDecks, kMatchState})
    list_->header()->setSectionResizeMode(wide, QHeaderView::Stretch);
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  title_ = new LineField(80, panel);
  title_->setObjectName(QStringLiteral("title"));
  title_->setPlaceholderText(tr("A title for this match"));
  title_->setAccessibleName(tr("A title for this match"));
  row->addWidget(title_, 1);
  go_on_ = button(tr("Resume"), "goOn");
  go_on_->setRank(ActionButton::Rank::Primary);
  watch_ = button(tr("Watch"), "watch");
  copy_ = button(tr("Save a copy…"), "copy");
  remove_ = button(tr("Delete"), "remove");
  undo_ = button(tr("Undo"), "undo");
  for (ActionButton* each : {watch_, copy_, remove_, undo_, go_on_}) row->addWidget(each);
  column->addLayout(row);
  connect(list_, &QTreeWidget::currentItemChanged, this, &MatchesPage::showCurrent);
  connect(list_, &QTreeWidget::itemActivated, this, [this] {
    if (go_on_->isEnabled()) go_on_->click();
  });
  connect(title_, &LineField::editingFinished, this, &MatchesPage::keepTitle);
  connect(go_on_, &ActionButton::clicked, this, [this] {
    if (const KeptMatch* match = current()) emit goOnAsked(match->file);
  });
  connect(watch_, &ActionButton::clicked, this, [this] {
    if (const KeptMatch* match = current()) emit watchAsked(match->path);
  });
  connect(copy_, &ActionButton::clicked, this, &MatchesPage::saveCopy);
  connect(remove_, &ActionButton::clicked, this, &MatchesPage::removeCurrent);
  connect(undo_, &ActionButton::clicked, this, &MatchesPage::takeBack);
  return panel;
}

void MatchesPage::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(styleSheetOf(look) + QStringLiteral("#matchesPage { background: %1; }").arg(look.theme().bg.name()));
  list_->setStyleSheet(listStyleOf(look));
  for (ActionButton* each : buttons_) each->setLook(look);
  statistics_->setLook(look);
}

void MatchesPage::open() {
  say({});
  light();
  read();
  if (!statisticsShown()) return list_->setFocus();
  statistics_->read();
  statistics_->list()->setFocus();
}

const PlayedWords* MatchesPage::wordsOf(const KeptMatch& match) const {
  const std::string game = match.ofGame.toStdString();
  const auto found = std::find_if(games_.begin(), games_.end(), [&](const auto& words) { return words.game == game; });
  return found == games_.end() ? nullptr : &*found;
}

void MatchesPage::leave() {
  reader_.reset();
  slow_->end();
  statistics_->leave();
}

void MatchesPage::read() {
  if (!reader_) reader_ = std::make_unique<QObject>();
  slow_->begin(tr("Reading the matches…"));
  store_.matches(reader_.get(), [this](KeptMatches kept) {
    slow_->end();
    fill(std::move(kept));
  });
}

/// What is marked stays marked, and what is being written stays written.
void MatchesPage::fill(KeptMatches kept) {
  const KeptMatch* before = current();
  const QString mark = before ? before->file : QString();
  const QString typed = title_->text();
  const bool typing = before && title_->hasFocus() && cleanName(typed) != before->title;
  matches_ = std::move(kept.matches);
  can_restore_ = kept.canRestore;
  const QSignalBlocker blocker(list_);
  list_->clear();
  QTreeWidgetItem* marked = nullptr;
  for (const KeptMatch& match : matches_) {
    auto* item = new QTreeWidgetItem(list_);
    item->setText(kMatchTitle, titleOf(match));
    item->setText(kMatchState, stateOf(match));
    item->setToolTip(kMatchTitle, match.title.isEmpty() ? QString() : playersOf(match));
    if (match.file == mark) marked = item;
    if (match.state == KeptMatch::State::Broken) continue;
    const PlayedWords* words = wordsOf(match);
    const auto deck = [&](table::PlayerId player) {
      return words ? words->deck(match.decks[player].toStdString()) : match.decks[player];
    };
    QStringList decks{deck(table::PlayerId::south), deck(table::PlayerId::north)};
    decks.removeAll(QString());  // a game without decks has none to tell
    item->setText(kMatchDecks, decks.join(QStringLiteral(" – ")));
    QStringList form{words ? words->formTitle(match.form.toStdString()) : match.form};
    if (games_.size() > 1 && words && words != &games_.front()) form.prepend(words->title);
    form.removeAll(QString());
    item->setText(kMatchEdition, form.join(QStringLiteral(": ")));
    item->setText(kMatchBegan, match.began.left(16));
    item->setText(kMatchTurn, QString::number(match.turn));
  }
  if (!marked) marked = list_->topLevelItem(0);
  if (marked) list_->setCurrentItem(marked);
  showCurrent();
  if (typing && current() && current()->file == mark) title_->setText(typed);
  if (!kept.trouble.isEmpty()) say(kept.trouble, true);
  if (matches_.empty() && said_.isEmpty()) say(tr("No matches yet."));
}

const KeptMatch* MatchesPage::current() const {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  return row < 0 || row >= static_cast<int>(matches_.size()) ? nullptr : &matches_[static_cast<std::size_t>(row)];
}

void MatchesPage::showCurrent() {
  const KeptMatch* match = current();
  const bool readable = match && match->state != KeptMatch::State::Broken;
  title_->setEnabled(match);
  title_->setText(match ? match->title : QString());
  go_on_->setEnabled(match && match->canGoOn());
  watch_->setEnabled(readable);
  copy_->setEnabled(match);
  remove_->setEnabled(match && !match->elsewhere);
  undo_->setEnabled(can_restore_);
  if (match && match->state == KeptMatch::State::Broken) say(match->problem, true);
}

void MatchesPage::keepTitle() {
  const KeptMatch* match = current();
  if (!match || cleanName(title_->text()) == match->title) return;
  store_.setTitle(this, match->file, title_->text(), [this](const QString& problem) {
    if (!problem.isEmpty()) return say(problem, true);
    read();
  });
}

void MatchesPage::saveCopy() {
  const KeptMatch* match = current();
  if (!match) return;
  const QString file = match->file;
  const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy of the record"), file,
                                                    tr("Match records (*.match);;All files (*)"));
  if (path.isEmpty()) return;
  store_.saveCopy(this, file, path, [this, path](const QString& problem) {
    say(problem.isEmpty() ? tr("Saved as %1.").arg(path) : problem, !problem.isEmpty());
  });
}

void MatchesPage::removeCurrent() {
  const KeptMatch* match = current();
  if (!match) return;
  remove_->setEnabled(false);  // once
  store_.remove(this, match->file, [this, name = titleOf(*match)](const QString& problem) {
    say(problem.isEmpty() ? tr("%1 deleted. Choose Undo to restore it; the file is in the “trash” folder.").arg(name)
                          : problem,
        !problem.isEmpty());
    read();
  });
}

void MatchesPage::takeBack() {
  undo_->setEnabled(false);
  store_.restore(this, [this](const QString& problem) {
    say(problem.isEmpty() ? tr("Match restored.") : problem, !problem.isEmpty());
    read();
  });
}

QString MatchesPage::message() const { return message_->text(); }

void MatchesPage::say(const QString& sentence, bool bad) {
  said_ = sentence;
  bad_ = bad;
  put(sentence, bad);
}

void MatchesPage::tellWaiting(const QString& words) {
  if (words.isEmpty())
    put(said_, bad_);
  else
    put(words, false);
}

void MatchesPage::put(const QString& sentence, bool bad) {
  message_->setText(sentence);
  message_->setStyleSheet(messageStyleOf(look_, bad));
}

void MatchesPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  if (event->matches(QKeySequence::Undo) && undo_->isEnabled()) return takeBack();
  if (event->key() == Qt::Key_Delete && remove_->isEnabled()) return removeCurrent();
  QWidget::keyPressEvent(event);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QSignalBlocker>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/log/log_view.h"
#include "ui/replay/consent_bar.h"
#include "ui/replay/replay_bar.h"
#include "ui/replay/replay_page.h"
#include "ui/sheet/sheet.h"
#include "ui/speech/seat_words.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/decks_panel.h"
#include "ui/table/key_table.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// What the page of a record shows at its place, and its keys.
namespace playsheet {

void ReplayPage::refresh(bool jump) {
  if (!story_) return;
  story_->match().look(story_->frame(), shown_);
  sheet_->setPace(jump ? 0 : pace_);
  showSheet();
  showLog();
  showWords();
  showProblem();
  showNote();
  showReader(hovered_);
  bar_->setFrame(story_->frame());
  showPlayOn();
  report_->setEnabled(!story_->now().told);
  const QSignalBlocker quiet(views_);
  views_->setCurrentIndex(views_->findData(static_cast<int>(shown_)));
}

void ReplayPage::showPlayOn() {
  const bool told = story_->now().told;
  const bool here = standing_ == MatchStanding::OnTable;
  playOn_->setEnabled(!told && !here && !story_->decided().over);
  playOn_->setToolTip(
      here   ? tr("This match is on the table: continue it there. Playing from here would reveal its next cards.")
      : told ? tr("The rules have changed since this point: choose an earlier one.")
             : tr("Starts a new match from this point. This record is not changed."));
  playOn_->setAccessibleDescription(playOn_->toolTip());
}

void ReplayPage::showSheet() {
  SheetDressing dressing;
  for (const PlayerId player : story_->match().players()) {
    dressing.names[player] = story_->match().playerName(player);
    dressing.handShown[player] = shown_ == ReplayView::Open || shown_ == viewOf(player);
    dressing.seatMarks[player] = seatMarks().value(static_cast<qsizetype>(table::index(player)));
  }
  dressing.bottom = seatOf(shown_).value_or(PlayerId::south);
  dressing.language = programLanguage();
  dressing.themeName = look_.themeName;
  dressing.tableName = look_.tableName;
  story_->match().showOn(*sheet_, dressing);
}

/// Up to this place, so that nothing is told before it has happened; what led here is marked.
void ReplayPage::showLog() {
  WatchedMatch& match = story_->match();
  LogView* log = side_->log();
  log->setRows(match.log(reading_.log.isEmpty() ? programLanguage() : reading_.log));
  const std::size_t moment = match.pathTo(story_->frame()).size() - 1;
  const auto& rows = log->rows();
  int begin = 0;
  while (begin < static_cast<int>(rows.size()) && rows[static_cast<std::size_t>(begin)].moment < moment) ++begin;
  log->setMarked(begin, static_cast<int>(rows.size()));
  table::AtTable<std::vector<CardCount>> counts;
  for (const PlayerId player : match.players()) counts[player] = match.counts(player);
  side_->decks()->setCounts(std::move(counts));
  side_->chain()->setRows(match.chain(), match.chainSettles(), match.playerName(story_->now().decider));
}

void ReplayPage::showWords() { bar_->setPlace(story_->match().decision(), nextText(), placeText()); }

QString ReplayPage::nextText() const {
  const WatchedPlace& here = story_->now();
  const WatchedMatch& match = story_->match();
  if (here.still) return match.comingNext();
  if (here.over && !here.ending.isEmpty()) return here.ending;
  if (here.over && !here.winner) return tr("The game is over: it is drawn.");
  if (here.over) return tr("The game is over: %1 has won.").arg(match.playerName(*here.winner));
  return tr("Next to decide: %1.").arg(match.playerName(here.decider));
}

QString ReplayPage::placeText() const {
  const QString place = tr("%1 of %2").arg(story_->frame()).arg(story_->last());
  const int turn = story_->now().turn;
  if (turn <= 0) return place;
  return (story_->match().inRounds() ? tr("Round %1") : tr("Turn %1")).arg(turn) + QStringLiteral("  ·  ") + place;
}

// --- notices --------------------------------------------------------------------------------------------------------

void ReplayPage::showProblem() {
  const WatchedMatch& match = story_->match();
  const auto& problems = match.problems();
  QString text;
  if (!problems.empty()) text = problemSentence(problems[problem_], shown_ == ReplayView::Open, beyond(match));
  if (problems.empty() && match.truncated())
    text =
        tr("The record breaks off in the middle of a decision, for example after a power cut. Everything before it is "
           "intact.");
  problemText_->setText(text);
  problemBar_->setAccessibleName(text);
  problemNext_->setVisible(!problems.empty());
  problemNext_->setText(
      problems.size() > 1 ? tr("Next problem: %1 of %2").arg((problem_ + 1) % problems.size() + 1).arg(problems.size())
                          : tr("Go there"));
  problemBar_->setVisible(!text.isEmpty());
}

void ReplayPage::nextProblem() {
  const auto& problems = story_->match().problems();
  if (problems.empty()) return;
  problem_ = (problem_ + 1) % problems.size();
  setPlaying(false);
  story_->goTo(story_->frameOfLine(problems[problem_].line));
  refresh(true);
}

void ReplayPage::showNote() {
  const auto& notes = story_->match().notes();
  noteBar_->setVisible(!notes.empty());
  if (notes.empty()) return;
  constexpr qsizetype kMostLetters = 600;
  QString text = QString::fromStdString(notes.back().text);
  if (text.size() > kMostLetters) text = text.left(kMostLetters) + QChar(0x2026);
  noteText_->setText(tr("Ruling report: %1").arg(text.isEmpty() ? tr("without a note") : text));
  noteBar_->setAccessibleName(noteText_->text());
  noteGo_->setText(tr("Go there"));
}

QString ReplayPage::problemText() const { return problemBar_->isHidden() ? QString() : problemText_->text(); }
QString ReplayPage::noteText() const { return noteBar_->isHidden() ? QString() : noteText_->text(); }

void ReplayPage::showReader(int card) {
  hovered_ = card;
  if (!story_) return;
  side_->showCard(story_->match().readerPage(card));
}

// --- looks ----------------------------------------------------------------------------------------------------------

void ReplayPage::setLook(const Look& look) {
  look_ = look;
  if (height() > 100) look_.scale = scaleForHeight(height());
  const Theme& t = look_.theme();
  title_->setFont(fonts::display(look_.px(20)));
  title_->setStyleSheet(
      QStringLiteral("color: %1; font-size: %2px; font-weight: 700").arg(t.text.name()).arg(look_.gap(20)));
  waiting_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(t.muted.name()).arg(look_.gap(13)));
  empty_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(t.muted.name()).arg(look_.gap(15)));
  for (ActionButton* button : {playOn_, report_, file_, close_, problemNext_, noteGo_}) button->setLook(look_);
  consent_->setLook(look_);
  views_->setLook(look_);
  const auto notice = [&](QWidget* bar, QLabel* text, const QColor& edge) {
    bar->setStyleSheet(QStringLiteral("#%1 { background: %2; border-left: 5px solid %3; }")
                           .arg(bar->objectName(), t.raised.name(), edge.name()));
    text->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(t.text.name()).arg(look_.gap(13)));
  };
  notice(problemBar_, problemText_, t.warn);
  notice(noteBar_, noteText_, t.accent);
  side_->setLook(look_);
  side_->setFixedWidth(side_->columnWidth());
  bar_->setLook(look_);
  if (story_) showSheet();
}

void ReplayPage::setReading(const ReadingChoice& reading) {
  reading_ = reading;
  if (!story_) return;
  story_->match().setReading(reading);
  sheet_->forgetFaces();
  refresh(true);
}

void ReplayPage::setPace(int pace) { pace_ = pace; }

// --- keys -----------------------------------------------------------------------------------------------------------

void ReplayPage::makeKeys() {
  const auto key = [this](KeyUse use, auto&& act) {
    for (const QKeySequence& keys : keysOf(use)) {
      auto* shortcut = new QShortcut(keys, this);
      shortcut->setContext(Qt::WidgetWithChildrenShortcut);
      connect(shortcut, &QShortcut::activated, this, act);
      keys_.push_back(shortcut);
    }
  };
  const auto by = [&](KeyUse use, ReplayStep how, bool forwards) {
    key(use, [this, how, forwards] { step(how, forwards); });
  };
  by(KeyUse::ReplayBack, ReplayStep::Decision, false);
  by(KeyUse::ReplayForward, ReplayStep::Decision, true);
  by(KeyUse::ReplayPhaseBack, ReplayStep::Phase, false);
  by(KeyUse::ReplayPhaseForward, ReplayStep::Phase, true);
  by(KeyUse::ReplayTurnBack, ReplayStep::Turn, false);
  by(KeyUse::ReplayTurnForward, ReplayStep::Turn, true);
  key(KeyUse::ReplayFirst, [this] { goTo(0); });
  key(KeyUse::ReplayLast, [this] {
    if (story_) goTo(story_->last());
  });
  key(KeyUse::ReplayPlay, [this] { setPlaying(!playing()); });
  connect(qApp, &QApplication::focusChanged, this, &ReplayPage::leaveKeys, Qt::UniqueConnection);
}

void ReplayPage::takeKeys() {
  qDeleteAll(keys_);
  keys_.clear();
  makeKeys();
  leaveKeys();
  consent_->takeKeys();
  bar_->takeKeys();
}

namespace {

/// Keys that the sheet has for itself.
bool isOfSheet(int key) {
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
      return true;
    default:
      return false;
  }
}

}  // namespace

/// On the sheet the arrows point at cards, on a button the space bar presses it.
void ReplayPage::leaveKeys() {
  const QWidget* there = focusWidget();
  const bool cards = there == sheet_ && there != nullptr;
  const bool button = qobject_cast<const QAbstractButton*>(there) || qobject_cast<const QComboBox*>(there);
  for (QShortcut* shortcut : keys_) {
    const auto key = shortcut->key()[0];
    const bool plain = key.keyboardModifiers() == Qt::NoModifier;
    shortcut->setEnabled(!(plain && ((cards && isOfSheet(key.key())) || (button && key.key() == Qt::Key_Space))));
  }
}

/// Out of the sheet first, then out of the page.
void ReplayPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
  if (consent_->asking()) return consent_->drop();
  if (sheet_ && sheet_->closeOwnDrawers()) return;
  if (sheet_ && sheet_->hasFocus())
    bar_->slider()->setFocus();
  else
    emit closed();
}

}  // namespace playsheet

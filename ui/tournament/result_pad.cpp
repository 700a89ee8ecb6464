// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/result_pad.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/score_check.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/telling.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kFirstGames = 3;  ///< key 3 and those from 6 on: time was called

}  // namespace

const Round* ResultPad::round() const {
  const auto& rounds = session_.event().rounds;
  if (number_of_round_ < 1 || number_of_round_ > static_cast<int>(rounds.size())) return nullptr;
  return &rounds[static_cast<std::size_t>(number_of_round_) - 1];
}

const Match* ResultPad::match() const {
  const Round* of = round();
  if (!of) return nullptr;
  const auto at = std::find_if(of->matches.begin(), of->matches.end(),
                               [&](const Match& each) { return each.table == table_ && !each.is_bye(); });
  return at == of->matches.end() ? nullptr : &*at;
}

int ResultPad::firstMissing() const {
  const Round* of = round();
  if (!of) return 0;
  int first = 0;
  const bool pass = isFirstPass();
  for (const Match& each : of->matches) {
    const bool missing =
        pass ? !each.score && !is_final(session_.event(), *of, each) : !is_final(session_.event(), *of, each);
    if (!each.is_bye() && missing && (first == 0 || each.table < first)) first = each.table;
  }
  return first;
}

/// Some table has no result yet.
bool ResultPad::isFirstPass() const {
  const Round* of = round();
  return of && std::any_of(of->matches.begin(), of->matches.end(), [&](const Match& each) {
           return !each.is_bye() && !each.score && !is_final(session_.event(), *of, each);
         });
}

bool ResultPad::isSecondReading() const { return match() && wants_second_reading(*round(), *match()); }

void ResultPad::setRound(int number) {
  if (number_of_round_ == number) return refresh();
  number_of_round_ = number;
  wait();
}

void ResultPad::refresh() {
  if (state_ != State::Table && !match()) return wait();
  if (state_ == State::Differs && !isSecondReading()) return wait();  // the first reading was taken back
  showState(state_);
}

void ResultPad::wait() {
  table_ = 0;
  score_.reset();
  number_->clear();
  for (LineField* each : counts_) each->clear();
  for (QCheckBox* box : drops_) box->setChecked(false);
  showState(State::Table);
}

QString ResultPad::chosenWords() const { return chosen_->text(); }

void ResultPad::takeFocus() {
  if (state_ == State::Games)
    counts_[0]->setFocus();
  else
    number_->setFocus();
}

void ResultPad::showState(State state) {
  state_ = state;
  const Match* of = match();
  const bool open = round() && round()->state == RoundState::open;
  const bool asks = state != State::Table && of;
  const QString names =
      asks ? QStringLiteral("%1 – %2").arg(playerName(session_.event(), of->a), playerName(session_.event(), of->b))
           : QString();
  const bool which = asks && asksWhich();
  prompt_->setText(promptWords(open, asks));
  number_->setEnabled(open);
  number_->setReadOnly(asks);
  if (names_->text() != names && asks) announce(this, names);
  names_->setText(names);
  names_->setVisible(asks);
  games_->setVisible(state == State::Games);
  for (ActionButton* each : results_) {
    each->setEnabled(asks);
    each->setVisible(!which);
  }
  for (std::size_t i = 0; i < two_.size(); ++i) {
    two_[i]->setVisible(which);
    if (which) two_[i]->setText(sentenceOf(*of, scores_[i]));
  }
  for (std::size_t key = 0; key < results_.size(); ++key)
    results_[key]->setLit(key == 0 ? state == State::Games
                                   : asks && state == State::Result && score_ &&
                                         std::pair(score_->a, score_->b) == kKeyScores[key] && score_->drawn == 0);
  const QString said = asks && score_ && !which ? sentenceOf(*of, *score_) : QString();
  if (chosen_->text() != said && !said.isEmpty()) announce(this, said);
  chosen_->setText(said);
  chosen_->setVisible(asks && !which);
  for (std::size_t i = 0; i < drops_.size(); ++i) {
    drops_[i]->setVisible(asks && !which);
    if (asks)
      drops_[i]->setText(tr("%1 drops (%2)")
                             .arg(playerName(session_.event(), i == 0 ? of->a : of->b),
                                  i == 0 ? QStringLiteral("/") : QStringLiteral("*")));
  }
  save_->setEnabled(asks && !which && score_.has_value());
  save_->setVisible(!which);
}

QString ResultPad::sentenceOf(const Match& of, const Score& score) const {
  return QString::fromStdString(tournament_wording::result_sentence(session_.event(), of, score, programWording()));
}

/// What is asked for, and which reading is under way (T-P10).
QString ResultPad::promptWords(bool open, bool asks) const {
  if (!open) return tr("Results are entered once the round is open.");
  if (asks && state_ == State::Differs)
    return tr("Table %1: the two readings differ. Look at the slip: 1 takes the first reading, 2 the second. Esc "
              "leaves "
              "the table.")
        .arg(table_);
  if (asks && state_ == State::PlayedOn)
    return tr("Table %1: level when time was called, so play continues. Who was the first to take a reward or to "
              "discard an opposing Ninja? 1 or 2; Esc leaves the table.")
        .arg(table_);
  const QString asked = asks ? tr("Table %1: choose the result, then press Enter. Esc leaves the table.").arg(table_)
                             : tr("Enter a table number; Enter alone goes to the first missing table.");
  if (!round()->read_twice || !(asks ? !match()->read_again : firstMissing() != 0)) return asked;
  const bool second = asks ? isSecondReading() : !isFirstPass();
  return (second ? tr("Second reading.") : tr("First reading.")) + QLatin1Char(' ') + asked;
}

void ResultPad::showDifference(const Score& second) {
  if (!match() || !match()->score) return;
  scores_ = {*match()->score, second};
  showState(State::Differs);
  number_->setFocus();
  announce(this, prompt_->text());
}

void ResultPad::takeOne(std::size_t which) {
  if (state_ == State::Differs) {
    emit slipSays(table_, scores_[which]);
  } else if (state_ == State::PlayedOn) {
    score_ = scores_[which];
    showState(State::Result);
    number_->setFocus();
  }
}

void ResultPad::choose(int table) {
  table_ = table;
  if (!match()) {
    table_ = 0;
    emit noSuchTable(table);
    number_->selectAll();
    return;
  }
  score_.reset();
  for (LineField* each : counts_) each->clear();
  for (QCheckBox* box : drops_) box->setChecked(false);
  number_->setText(QString::number(table));
  showState(State::Result);
  number_->setFocus();
  emit tableChosen(table);
}

bool ResultPad::keyOfResult(int key) {
  if (key < 0 || key > 8 || !match()) return false;
  if (key == 0) {
    score_.reset();
    showState(State::Games);
    counts_[0]->setFocus();
    return true;
  }
  pick(key);
  return true;
}

/// What is not played to its end was ended by time (T-704, T-705).
void ResultPad::pick(int key) {
  const auto& [a, b] = kKeyScores[static_cast<std::size_t>(key)];
  const bool whole = key < 6 && key != kFirstGames;
  const auto timed = at_time(round()->stage, a, b);
  number_->setFocus();
  if (!whole && !timed) {  // it is played on (T-706)
    score_.reset();
    scores_ = {*after_sudden_death(a, b, std::array{SuddenDeath::a}),
               *after_sudden_death(a, b, std::array{SuddenDeath::b})};
    showState(State::PlayedOn);
    announce(this, prompt_->text());
    return;
  }
  score_ = whole ? Score{a, b, 0, Cause::played} : *timed;
  showState(State::Result);
}

void ResultPad::pickGames() {
  if (state_ != State::Games) return;
  const bool given =
      std::any_of(counts_.begin(), counts_.end(), [](const LineField* f) { return !f->text().isEmpty(); });
  score_.reset();
  if (given)
    score_ = Score{counts_[0]->text().toInt(), counts_[1]->text().toInt(), counts_[2]->text().toInt(),
                   static_cast<Cause>(cause_->currentData().toInt())};
  showState(State::Games);
}

void ResultPad::enter() {
  if (state_ != State::Table) return store();
  if (number_->text().isEmpty()) {
    if (const int table = firstMissing(); table != 0) choose(table);
    return;
  }
  choose(number_->text().toInt());
}

void ResultPad::store() {
  if (!score_ || asksWhich()) return;
  emit entered(table_, *score_, drops_[0]->isChecked(), drops_[1]->isChecked());
}

bool ResultPad::eventFilter(QObject* watched, QEvent* happening) {
  if (happening->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, happening);
  const auto* press = static_cast<QKeyEvent*>(happening);
  const int key = press->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    const auto at = std::find(counts_.begin(), counts_.end(), watched);
    if (at != counts_.end() && at + 1 != counts_.end())
      (*(at + 1))->setFocus();
    else if (at != counts_.end() && watched != cause_)
      cause_->setFocus();
    else
      enter();
    return true;
  }
  if (key == Qt::Key_Escape) {
    if (state_ == State::Table && number_->text().isEmpty()) return QFrame::eventFilter(watched, happening);
    wait();
    number_->setFocus();
    return true;
  }
  if (watched == number_ && asksWhich()) {
    if (key == Qt::Key_1 || key == Qt::Key_2) takeOne(static_cast<std::size_t>(key - Qt::Key_1));
    return !press->modifiers().testFlag(Qt::ControlModifier);
  }
  if (watched == number_ && state_ == State::Result) {
    if (key == Qt::Key_Slash) drops_[0]->toggle();
    if (key == Qt::Key_Asterisk) drops_[1]->toggle();
    if (key >= Qt::Key_0 && key <= Qt::Key_9) keyOfResult(key - Qt::Key_0);
    const bool leads = key == Qt::Key_Tab || key == Qt::Key_Backtab || press->modifiers().testFlag(Qt::ControlModifier);
    return !leads && !press->text().isEmpty();
  }
  return QFrame::eventFilter(watched, happening);
}

}  // namespace playsheet

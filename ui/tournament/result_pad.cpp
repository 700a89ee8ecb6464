// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/result_pad.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/score_check.h"
#include "ui/table/key_titles.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/telling.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

/// Games of the keys 1 to 8 (T-P09).
constexpr std::array<std::pair<int, int>, 9> kKeyScores{
    {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}, {1, 0}, {0, 0}, {0, 1}}};
constexpr int kFirstGames = 3;  ///< key 3 and those from 6 on: time was called

}  // namespace

ResultPad::ResultPad(EventSession& session, QWidget* parent)
    : QFrame(parent),
      session_(session),
      prompt_(new QLabel(this)),
      number_(new LineField(4, this)),
      names_(new QLabel(this)),
      games_(new QWidget(this)),
      cause_(new ChoiceBox(games_)),
      chosen_(new QLabel(this)),
      save_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("resultPad"));
  auto* column = new QVBoxLayout(this);
  prompt_->setObjectName(QStringLiteral("padPrompt"));
  prompt_->setWordWrap(true);
  number_->setObjectName(QStringLiteral("tableNumber"));
  number_->setValidator(new QIntValidator(0, 9999, number_));
  number_->setAccessibleName(tr("Table number"));
  number_->setPlaceholderText(tr("Table number"));
  number_->installEventFilter(this);
  names_->setObjectName(QStringLiteral("padNames"));
  names_->setTextFormat(Qt::PlainText);
  names_->setWordWrap(true);
  chosen_->setObjectName(QStringLiteral("padResult"));
  chosen_->setTextFormat(Qt::PlainText);
  chosen_->setWordWrap(true);
  column->addWidget(prompt_);
  column->addWidget(number_);
  column->addWidget(names_);
  makeResults(column);
  makeGames(column);
  column->addWidget(chosen_);
  for (QCheckBox*& box : drops_) {
    box = new QCheckBox(this);
    box->setFocusPolicy(Qt::NoFocus);
    column->addWidget(box);
  }
  drops_[0]->setObjectName(QStringLiteral("aDrops"));
  drops_[1]->setObjectName(QStringLiteral("bDrops"));
  save_->setObjectName(QStringLiteral("saveResult"));
  save_->setText(tr("Save result"));
  save_->setKeyText(keyTitle(QKeySequence(Qt::Key_Return)));
  save_->setFocusPolicy(Qt::NoFocus);
  save_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(save_, &ActionButton::clicked, this, &ResultPad::enter);
  column->addWidget(save_);
  showState(State::Table);
}

void ResultPad::makeResults(QVBoxLayout* column) {
  auto* grid = new QGridLayout;
  grid->setSpacing(6);
  for (int key = 0; key < 9; ++key) {
    auto* made = new ActionButton(ActionButton::Rank::Plain, this);
    made->setObjectName(QStringLiteral("result%1").arg(key));
    const auto& [a, b] = kKeyScores[static_cast<std::size_t>(key)];
    made->setText(key == 0 ? tr("Other…") : QStringLiteral("%1-%2").arg(a).arg(b));
    made->setKeyText(QString::number(key));
    made->setFocusPolicy(Qt::NoFocus);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(made, &ActionButton::clicked, this, [this, key] { keyOfResult(key); });
    const int place = key == 0 ? 8 : key - 1;
    grid->addWidget(made, place / 3, place % 3);
    results_[static_cast<std::size_t>(key)] = made;
  }
  column->addLayout(grid);
}

void ResultPad::makeGames(QVBoxLayout* column) {
  auto* row = new QGridLayout(games_);
  row->setContentsMargins(0, 0, 0, 0);
  const std::array<QString, 3> titles{tr("Won by the first"), tr("Won by the second"), tr("Drawn or void")};
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    counts_[i] = new LineField(1, games_);
    counts_[i]->setObjectName(QStringLiteral("games%1").arg(i));
    counts_[i]->setValidator(new QIntValidator(0, 4, counts_[i]));
    counts_[i]->setAccessibleName(titles[i]);
    counts_[i]->installEventFilter(this);
    connect(counts_[i], &LineField::textChanged, this, &ResultPad::pickGames);
    row->addWidget(new QLabel(titles[i], games_), static_cast<int>(i), 0);
    row->addWidget(counts_[i], static_cast<int>(i), 1);
  }
  cause_->setObjectName(QStringLiteral("cause"));
  cause_->setAccessibleName(tr("How it ended"));
  for (const Cause cause :
       {Cause::played, Cause::time_out, Cause::sudden_death, Cause::penalty, Cause::drop, Cause::agreed})
    cause_->addItem(wordText(cause), static_cast<int>(cause));
  cause_->installEventFilter(this);
  connect(cause_, &ChoiceBox::currentIndexChanged, this, &ResultPad::pickGames);
  row->addWidget(cause_, 3, 0, 1, 2);
  column->addWidget(games_);
}

void ResultPad::setLook(const Look& look) {
  look_ = look;
  const Theme& theme = look.theme();
  setStyleSheet(QStringLiteral("#resultPad { background: %1; border: 1px solid %2; border-radius: 9px; }"
                               "#padPrompt { color: %3; font-size: %4px; }"
                               "#padNames { font-size: %5px; font-weight: 600; }"
                               "#padResult { font-size: %6px; font-weight: 600; color: %7; }"
                               "#tableNumber { font-size: %5px; }")
                    .arg(theme.surface.name(), theme.line.name(), theme.muted.name())
                    .arg(look.gap(13))
                    .arg(look.gap(18))
                    .arg(look.gap(15))
                    .arg(theme.accent.name()));
  for (ActionButton* each : results_) each->setLook(look);
  cause_->setLook(look);
  save_->setLook(look);
}

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
  for (const Match& each : of->matches)
    if (!each.is_bye() && !is_final(session_.event(), *of, each) && (first == 0 || each.table < first))
      first = each.table;
  return first;
}

void ResultPad::setRound(int number) {
  if (number_of_round_ == number) return refresh();
  number_of_round_ = number;
  wait();
}

void ResultPad::refresh() {
  if (state_ != State::Table && !match()) return wait();
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
  if (!open)
    prompt_->setText(tr("Results are entered once the round is open."));
  else if (!asks)
    prompt_->setText(tr("Enter a table number; Enter alone goes to the first missing table."));
  else
    prompt_->setText(tr("Table %1: choose the result, then press Enter. Esc leaves the table.").arg(table_));
  number_->setEnabled(open);
  number_->setReadOnly(asks);
  if (names_->text() != names && asks) announce(this, names);
  names_->setText(names);
  names_->setVisible(asks);
  games_->setVisible(state == State::Games);
  for (ActionButton* each : results_) each->setEnabled(asks);
  for (std::size_t key = 0; key < results_.size(); ++key)
    results_[key]->setLit(key == 0 ? state == State::Games
                                   : asks && state == State::Result && score_ &&
                                         std::pair(score_->a, score_->b) == kKeyScores[key] && score_->drawn == 0);
  const QString said = asks && score_ ? QString::fromStdString(tournament_wording::result_sentence(
                                            session_.event(), *of, *score_, programWording()))
                                      : QString();
  if (chosen_->text() != said && !said.isEmpty()) announce(this, said);
  chosen_->setText(said);
  chosen_->setVisible(asks);
  for (std::size_t i = 0; i < drops_.size(); ++i) {
    drops_[i]->setVisible(asks);
    if (asks)
      drops_[i]->setText(tr("%1 drops (%2)")
                             .arg(playerName(session_.event(), i == 0 ? of->a : of->b),
                                  i == 0 ? QStringLiteral("/") : QStringLiteral("*")));
  }
  save_->setEnabled(asks && score_.has_value());
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
  score_ = whole ? Score{a, b, 0, Cause::played} : timed.value_or(Score{a, b, 0, Cause::time_out});
  showState(State::Result);
  number_->setFocus();
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
  if (!score_) return;
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

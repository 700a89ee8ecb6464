// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/round_tab.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tournament/journal/consequences.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/tally.h"
#include "ui/tournament/clock_panel.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/result_pad.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clock_text.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

enum TableColumn { kTable, kFirst, kFirstPoints, kSecond, kSecondPoints, kResult, kTableState };

constexpr int kSideWidth = 324;
constexpr int kStateWidth = 220;

/// A bye has no table.
int keyOf(const Match& match) { return match.is_bye() ? -match.a : match.table; }

}  // namespace

RoundTab::RoundTab(EventSession& session, EventGame& game, QWidget* parent)
    : EventTab(session, parent),
      game_(game),
      rounds_(new ChoiceBox(this)),
      state_(note("roundState")),
      list_(new EventTable("tables", tr("Tables of the round"), this)),
      why_(button(tr("Why?"), "why")),
      swap_(button(tr("Swap…"), "swap")),
      draft_(button(tr("Draft again"), "draftAgain")),
      repair_(button(tr("Fix pairings…"), "repair")),
      extra_(button(tr("Extra time…"), "extraTime")),
      begun_(button(tr("Not begun"), "notBegun")),
      confirm_(button(tr("Confirm"), "confirm")),
      again_(button(tr("Play again…"), "playAgain")),
      here_(button(tr("Play here"), "playHere")),
      watch_(button(tr("Watch"), "watchRecord")),
      pad_(new ResultPad(session, this)),
      clock_(new ClockPanel(session, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  auto* column = new QVBoxLayout;
  row->addLayout(column, 1);
  auto* top = new QHBoxLayout;
  rounds_->setObjectName(QStringLiteral("rounds"));
  rounds_->setAccessibleName(tr("Round"));
  top->addWidget(rounds_);
  top->addWidget(state_, 1);
  column->addLayout(top);
  column->addWidget(list_, 1);
  list_->installEventFilter(this);
  auto* acts = new QHBoxLayout;
  for (ActionButton* each : {why_, here_, watch_, extra_, begun_, confirm_, again_}) acts->addWidget(each);
  acts->addStretch(1);
  for (ActionButton* each : {swap_, repair_, draft_}) acts->addWidget(each);
  column->addLayout(acts);
  makeSide(row);
  connect(rounds_, &ChoiceBox::currentIndexChanged, this, [this] {
    fillTables();
    pad_->setRound(shown() ? shown()->number : 0);
  });
  connect(list_, &EventTable::currentItemChanged, this, &RoundTab::showActs);
  connect(list_, &EventTable::itemClicked, this, &RoundTab::chooseCurrent);
  connect(list_, &EventTable::itemActivated, this, &RoundTab::chooseCurrent);
  connect(why_, &ActionButton::clicked, this, &RoundTab::explain);
  connect(swap_, &ActionButton::clicked, this, &RoundTab::swap);
  connect(draft_, &ActionButton::clicked, this, &RoundTab::draftAgain);
  connect(repair_, &ActionButton::clicked, this, &RoundTab::repair);
  connect(extra_, &ActionButton::clicked, this, &RoundTab::giveTime);
  connect(begun_, &ActionButton::clicked, this, &RoundTab::switchBegun);
  connect(confirm_, &ActionButton::clicked, this, &RoundTab::confirmResult);
  connect(again_, &ActionButton::clicked, this, &RoundTab::playAgain);
  // not at once: the page goes, and whoever has the keys with it
  connect(here_, &ActionButton::clicked, this, &RoundTab::playHere, Qt::QueuedConnection);
  connect(watch_, &ActionButton::clicked, this, &RoundTab::watch, Qt::QueuedConnection);
}

void RoundTab::makeSide(QHBoxLayout* row) {
  auto* side = new QVBoxLayout;
  side->setSpacing(10);
  side->addWidget(pad_);
  side->addStretch(1);
  side->addWidget(clock_);
  row->addLayout(side);
  connect(pad_, &ResultPad::tableChosen, list_, &EventTable::setCurrentKey);
  connect(pad_, &ResultPad::noSuchTable, this, [this](int table) {
    session_.tell(Refusal{RefusalCode::no_table, std::to_string(table), {}});
  });
  connect(pad_, &ResultPad::entered, this, &RoundTab::take);
  connect(pad_, &ResultPad::slipSays, this, &RoundTab::takeSlip);
  connect(clock_, &ClockPanel::windowAsked, this, &RoundTab::clockWindowAsked);
}

void RoundTab::chooseCurrent() {
  if (current() && !current()->is_bye() && shown()->state == RoundState::open) pad_->choose(current()->table);
}

void RoundTab::setLook(const Look& look) {
  EventTab::setLook(look);
  rounds_->setLook(look);
  list_->setLook(look);
  pad_->setLook(look);
  clock_->setLook(look);
  for (QFrame* each : {static_cast<QFrame*>(pad_), static_cast<QFrame*>(clock_)})
    each->setFixedWidth(look.gap(kSideWidth));
}

void RoundTab::enter() {
  if (shown() && shown()->state == RoundState::open)
    pad_->takeFocus();
  else
    list_->setFocus();
}

const Round* RoundTab::shown() const {
  const int at = rounds_->currentIndex();
  if (at < 0 || at >= static_cast<int>(event().rounds.size())) return nullptr;
  return &event().rounds[static_cast<std::size_t>(at)];
}

const Match* RoundTab::current() const {
  const Round* round = shown();
  if (!round) return nullptr;
  for (const Match& match : round->matches)
    if (keyOf(match) == list_->currentKey()) return &match;
  return nullptr;
}

int RoundTab::missing() const {
  int count = 0;
  for (const Round& round : event().rounds)
    if (round.state == RoundState::open)
      for (const Match& match : round.matches) count += is_final(event(), round, match) ? 0 : 1;
  return count;
}

bool RoundTab::mendable() const {
  const std::size_t lines = session_.journal().lines().size();
  if (learned_at_ == lines) return mendable_;
  learned_at_ = lines;
  const Round* last = session_.lastRound();
  const bool movable =
      last && (last->state == RoundState::published ||
               (last->state == RoundState::open && std::any_of(last->matches.begin(), last->matches.end(),
                                                               [](const Match& match) { return match.not_begun; })));
  mendable_ = movable && open_follow_ups(event()).choices.size() > 1;
  return mendable_;
}

void RoundTab::showRound(int number) {
  if (number > 0 && number <= rounds_->count()) rounds_->setCurrentIndex(number - 1);
}

/// A figure that is typed on the list is a table number.
bool RoundTab::eventFilter(QObject* watched, QEvent* happening) {
  if (watched == list_ && happening->type() == QEvent::KeyPress && pad_->numberField()->isEnabled()) {
    const int key = static_cast<QKeyEvent*>(happening)->key();
    if (key >= Qt::Key_0 && key <= Qt::Key_9 &&
        !static_cast<QKeyEvent*>(happening)->modifiers().testFlag(Qt::ControlModifier)) {
      pad_->takeFocus();
      QCoreApplication::sendEvent(QApplication::focusWidget(), happening);
      return true;
    }
  }
  return EventTab::eventFilter(watched, happening);
}

void RoundTab::refresh() {
  fillRounds();
  fillTables();
  pad_->setRound(shown() ? shown()->number : 0);
  clock_->refresh();
}

void RoundTab::fillRounds() {
  const auto there = static_cast<int>(event().rounds.size());
  const QSignalBlocker blocker(rounds_);
  const int before = rounds_->currentIndex();
  rounds_->clear();
  for (const Round& round : event().rounds)
    rounds_->addItem(QString::fromStdString(tournament_wording::round_title(event(), round, programWording())));
  rounds_->setCurrentIndex(there != seen_ || before >= there || before < 0 ? there - 1 : before);
  rounds_->setVisible(there > 0);
  seen_ = there;
}

QString RoundTab::stateOf(const Round& round, const Match& match) const {
  QStringList out;
  if (round.state == RoundState::open && !match.is_bye() && !is_final(event(), round, match))
    out << (!match.score ? tr("missing") : !is_confirmed(match) ? tr("not confirmed") : tr("to be read again"));
  if (match.seed != 0 && !match.score) out << tr("plays here");
  if (match.not_begun && !match.score) out << tr("not begun");
  if (match.by_hand) out << tr("set by hand");
  if (match.third_place) out << tr("third place");
  if (match.seated_late) out << tr("late");
  if (const auto extra = session_.clock(round.number).extra; extra.contains(match.table) && !match.score)
    out << tr("extra time %1").arg(clockText(extra.at(match.table)));
  for (const Left& left : match.left) out << tr("%1 has left").arg(nameOf(left.who));
  return out.join(QStringLiteral(", "));
}

void RoundTab::fillTables() {
  const Round* round = shown();
  const bool swiss = round && round->stage == Stage::swiss;
  list_->setColumns({tr("Table"), tr("Player"), swiss ? tr("Points") : QString(), tr("Opponent"),
                     swiss ? tr("Points") : QString(), tr("Result"), tr("State")},
                    {kFirst, kSecond}, {kTable, kFirstPoints, kSecondPoints});
  std::vector<EventTable::Row> rows;
  if (round) {
    const auto points = tallies(event(), round->number);
    const auto pointsOf = [&](EntryId id) {
      if (!swiss || id == kBye) return QString();
      return pointsText(points[static_cast<std::size_t>(id) - 1].points);
    };
    for (const Match& match : round->matches) {
      const QString state = stateOf(*round, match);
      const bool missing = round->state == RoundState::open && !is_final(event(), *round, match);
      EventTable::Row row;
      row.key = keyOf(match);
      row.cells = {match.is_bye() ? QStringLiteral("–") : QString::number(match.table),
                   nameOf(match.a),
                   pointsOf(match.a),
                   match.is_bye() ? tr("bye") : nameOf(match.b),
                   pointsOf(match.b),
                   QString::fromStdString(tournament_wording::result_text(event(), *round, match, programWording())),
                   state};
      row.tone = missing ? EventTable::Tone::Open : EventTable::Tone::Plain;
      row.strong = missing;
      rows.push_back(std::move(row));
    }
  }
  list_->setRows(rows);
  list_->fitColumn(kTableState, look_.gap(kStateWidth));  // names have the room that is left
  showActs();
}

void RoundTab::showActs() {
  const Round* round = shown();
  const bool last = round && round == session_.lastRound();
  const Match* match = current();
  const bool open = round && round->state == RoundState::open;
  QStringList words;
  if (!round) words << tr("No round yet. Enter the players first, then draft round 1.");
  if (round) words << wordText(round->state);
  if (round && round->how != How::paired) words << wordText(round->how);
  if (round && round->state == RoundState::drafted) words << tr("only you see it until it is published");
  if (open && missing() > 0) words << tr("results missing: %1").arg(missing());
  state_->setText(words.join(QStringLiteral(" · ")));
  why_->setEnabled(match);
  extra_->setVisible(open && last);
  extra_->setEnabled(match && !match->is_bye() && !match->score);
  begun_->setVisible(open && last);
  begun_->setEnabled(match && !match->is_bye() && !match->score);
  begun_->setText(match && match->not_begun ? tr("Has begun") : tr("Not begun"));
  confirm_->setVisible(open && match && match->score && !is_confirmed(*match));
  again_->setVisible(open && last && round->stage != Stage::swiss && round->number > 1);
  again_->setEnabled(match && !match->is_bye());
  here_->setVisible(open && last);
  here_->setEnabled(match && !match->is_bye() && settle(event(), *round, *match).outcome == Outcome::open);
  here_->setToolTip(tr("At the table of this program, with the registered decks"));
  watch_->setVisible(match && !match->record.empty());
  swap_->setVisible(last && !open && round->stage != Stage::playoff);
  draft_->setVisible(last && round->state == RoundState::drafted);
  repair_->setVisible(last && mendable());
}

}  // namespace playsheet

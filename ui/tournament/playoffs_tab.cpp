// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/playoffs_tab.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tournament/journal/phase.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/tally.h"
#include "ui/tournament/bracket_view.h"
#include "ui/tournament/event_table.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

PlayoffsTab::PlayoffsTab(EventSession& session, QWidget* parent)
    : EventTab(session, parent),
      words_(note("playoffWords")),
      seeds_(new EventTable("seeds", tr("Players in the play-offs"), this)),
      tie_words_(note("tieWords")),
      ties_(new EventTable("ties", tr("Tie-break games"), this)),
      bracket_(new BracketView(this)),
      first_(button(tr("First wins"), "firstWins")),
      second_(button(tr("Second wins"), "secondWins")),
      early_(button(tr("End the Swiss rounds early…"), "endSwiss")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(words_);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  column->addLayout(row, 1);
  auto* left = new QVBoxLayout;
  row->addLayout(left, 2);
  seeds_->setColumns({tr("Seed"), tr("Player"), tr("Points")}, {1}, {0, 2});
  left->addWidget(seeds_, 2);
  left->addWidget(tie_words_);
  ties_->setColumns({tr("First"), tr("Second"), tr("Winner")}, {0, 1, 2}, {});
  left->addWidget(ties_, 1);
  auto* acts = new QHBoxLayout;
  for (ActionButton* each : {first_, second_}) acts->addWidget(each);
  acts->addStretch(1);
  acts->addWidget(early_);
  left->addLayout(acts);
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::StrongFocus);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* holder = new QWidget(scroll);
  auto* inside = new QVBoxLayout(holder);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->addWidget(bracket_, 0, Qt::AlignLeft | Qt::AlignTop);
  inside->addStretch(1);
  scroll->setWidget(holder);
  holder->setAutoFillBackground(false);  // the page shows through
  scroll->setAccessibleName(tr("Bracket"));
  row->addWidget(scroll, 3);
  connect(first_, &ActionButton::clicked, this, [this] { giveTie(true); });
  connect(second_, &ActionButton::clicked, this, [this] { giveTie(false); });
  connect(early_, &ActionButton::clicked, this, &PlayoffsTab::endSwiss);
  connect(ties_, &EventTable::currentItemChanged, this, &PlayoffsTab::showActs);
}

void PlayoffsTab::setLook(const Look& look) {
  EventTab::setLook(look);
  seeds_->setLook(look);
  ties_->setLook(look);
  bracket_->setLook(look);
}

void PlayoffsTab::enter() { (ties_->isVisible() ? ties_ : seeds_)->setFocus(); }

QString PlayoffsTab::words() const { return words_->text(); }

void PlayoffsTab::refresh() {
  fillSeeds();
  fillTies();
  bracket_->setEvent(event());
  const bool closed = event().type == Type::swiss && !event().cut && !event().rounds.empty() && !event().ended &&
                      incomplete_round(event()) == 0;
  early_->setVisible(closed && swiss_rounds_left(event()) > 0);
}

QString PlayoffsTab::tiedWords(const OpenTie& tie) {
  return tr("Tied at the cut: players %1, places %2.").arg(tie.tied.size()).arg(tie.places);
}

void PlayoffsTab::fillSeeds() {
  seeds_->setVisible(event().type == Type::swiss);
  std::vector<EntryId> order;
  QString words;
  if (event().type == Type::elimination) {
    words = tr("Direct elimination: the bracket grows with each round.");
  } else if (const auto again = cut_again(event())) {
    order = again->order;
    words = again->order.empty() && !again->open ? tr("This event has no play-offs: the Swiss ranking is final.")
                                                 : tr("The cut has to be made again: these players advance then.");
    if (again->open) words += QLatin1Char(' ') + tiedWords(*again->open);
  } else if (event().cut) {
    order = *event().cut;
    words = tr("The cut is made. Play-off rounds are drafted, published and started like the others.");
  } else if (cut_size(event()) == 0) {
    words = tr("This event has no play-offs: the Swiss ranking is final.");
  } else if (!event().rounds.empty()) {
    const Cut cut = make_cut(event());
    order = cut.order;
    words = is_swiss_over(event()) ? tr("These players advance once the cut is made.")
                                   : tr("If the Swiss rounds ended now, these players would advance.");
    if (cut.open) words += QLatin1Char(' ') + tiedWords(*cut.open);
  } else {
    words = tr("Players who advance after the Swiss rounds: %1").arg(cut_size(event()));
  }
  const auto points = tallies(event());
  std::vector<EventTable::Row> rows;
  for (const EntryId id : order) {
    EventTable::Row row;
    row.key = id;
    row.cells = {QString::number(rows.size() + 1), nameOf(id),
                 pointsText(points[static_cast<std::size_t>(id) - 1].points)};
    rows.push_back(std::move(row));
  }
  seeds_->setRows(rows);
  words_->setText(words);
}

/// The games of the step that is running, or of the one that would be drawn.
void PlayoffsTab::fillTies() {
  const auto tie = open_tie(event());
  for (QWidget* each : {static_cast<QWidget*>(ties_), static_cast<QWidget*>(tie_words_), static_cast<QWidget*>(first_),
                        static_cast<QWidget*>(second_)})
    each->setVisible(tie.has_value());
  if (!tie) return ties_->setRows({});
  const TieStep* step = nullptr;
  for (const TieStep& each : event().ties)
    if (each.line == tie->line) step = &each;
  std::vector<EventTable::Row> rows;
  for (std::size_t i = 0; i < tie->pairs.size(); ++i) {
    const auto& [a, b] = tie->pairs[i];
    const EntryId winner = tie->running && step && i < step->winners.size() ? step->winners[i] : 0;
    EventTable::Row row;
    row.key = static_cast<int>(i) + 1;
    row.cells = {nameOf(a), nameOf(b), winner != 0 ? nameOf(winner) : (tie->running ? tr("missing") : QString())};
    row.tone = tie->running && winner == 0 ? EventTable::Tone::Open : EventTable::Tone::Plain;
    rows.push_back(std::move(row));
  }
  QStringList words{tie->line == kCutLine ? tr("Tie-break games at the cut: single games.")
                                          : tr("Tie-break games for place %1: single games.").arg(tie->line)};
  if (tie->sits_out != 0) words << tr("%1 sits out as a winner, by lot.").arg(nameOf(tie->sits_out));
  if (!tie->running) words << tr("They are not drawn yet.");
  tie_words_->setText(words.join(QLatin1Char(' ')));
  ties_->setRows(rows);
  showActs();
}

void PlayoffsTab::showActs() {
  const auto tie = open_tie(event());
  const int at = ties_->currentKey() - 1;
  const bool there = tie && tie->running && at >= 0 && at < static_cast<int>(tie->pairs.size());
  first_->setEnabled(there);
  second_->setEnabled(there);
  if (!there) return;
  const auto& [a, b] = tie->pairs[static_cast<std::size_t>(at)];
  first_->setText(tr("%1 wins").arg(nameOf(a)));
  second_->setText(tr("%1 wins").arg(nameOf(b)));
}

void PlayoffsTab::giveTie(bool first) {
  const auto tie = open_tie(event());
  const int at = ties_->currentKey() - 1;
  if (!tie || at < 0 || at >= static_cast<int>(tie->pairs.size())) return;
  const auto [a, b] = tie->pairs[static_cast<std::size_t>(at)];
  session_.give(TieResult{tie->line, first ? a : b, first ? b : a});
  const int next = ties_->currentKey() % std::max(1, ties_->rows()) + 1;
  ties_->setCurrentKey(next);
}

void PlayoffsTab::endSwiss() {
  if (const auto reason =
          askReason(tr("End the Swiss rounds now; rounds left out: %1").arg(swiss_rounds_left(event()))))
    session_.give(EndSwiss{}, *reason);
}

}  // namespace playsheet

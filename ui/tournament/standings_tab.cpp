// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings_tab.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/outcome.h"
#include "ui/tournament/event_paper.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/figures.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/step_text.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kNameWidth = 200;

}  // namespace

QString shareText(const Fraction& share) {
  return percentText(static_cast<double>(share.above()) / static_cast<double>(share.below()), 1);
}

StandingsTab::StandingsTab(EventSession& session, const EventGame& game, QWidget* parent)
    : EventTab(session, parent),
      game_(game),
      after_(new ChoiceBox(this)),
      words_(note("standingsWords")),
      list_(new EventTable("standings", tr("Standings"), this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  auto* top = new QHBoxLayout;
  after_->setObjectName(QStringLiteral("afterRound"));
  after_->setAccessibleName(tr("Standings after"));
  top->addWidget(after_);
  top->addWidget(words_, 1);
  column->addLayout(top);
  list_->setColumns(
      {tr("Place"), tr("Player"), tr("Points"), tr("W-D-L"), tr("Byes"), tr("Games"), tr("Meetings"), tr("Opp. points"),
       tr("Game diff."), tr("Opp. wins"), tr("Own games"), tr("Opp. games"), tr("State")},
      {12}, {0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
  const QStringList tips{tr("Shared places are counted 1, 2, 2, 4"),
                         {},
                         tr("Win 3, bye 2.9, draw 1"),
                         tr("Matches won, drawn and lost"),
                         {},
                         tr("Games won and lost"),
                         tr("Points from the matches among players with equal points"),
                         tr("Sum of the points of the opponents"),
                         tr("Games won minus games lost"),
                         tr("Mean share of match wins of the opponents"),
                         tr("Share of games won"),
                         tr("Mean share of games won of the opponents")};
  for (int i = 0; i < tips.size(); ++i) list_->headerItem()->setToolTip(i, tips[i]);
  column->addWidget(list_, 1);
  connect(after_, &ChoiceBox::currentIndexChanged, this, &StandingsTab::fill);
}

void StandingsTab::setLook(const Look& look) {
  EventTab::setLook(look);
  after_->setLook(look);
  list_->setLook(look);
}

void StandingsTab::enter() { list_->setFocus(); }

QString StandingsTab::words() const { return words_->text(); }

void StandingsTab::refresh() {
  const auto rounds = rounds_of(event(), Stage::swiss);
  const int there = static_cast<int>(rounds.size());
  const QSignalBlocker blocker(after_);
  const int before = after_->currentIndex();
  after_->clear();
  for (const Round* round : rounds)
    after_->addItem(
        tr("After %1").arg(QString::fromStdString(tournament_wording::round_title(event(), *round, programWording()))),
        round->number);
  after_->setCurrentIndex(there != seen_ || before < 0 || before >= there ? there - 1 : before);
  after_->setVisible(there > 0);
  seen_ = there;
  fill();
}

QString StandingsTab::stateOf(const Standing& one, bool advances) const {
  if (one.expelled) return tr("expelled");
  QStringList out;
  if (one.dropped) out << tr("dropped");
  if (advances) out << tr("in the play-offs");
  return out.join(QStringLiteral(", "));
}

/// Every tie-breaker in numbers, who is above the cut, and what is missing (T-P21).
void StandingsTab::fill() {
  const int round = after_->currentData().toInt();
  const auto ranking = standings(event(), round > 0 ? round + 1 : INT_MAX);
  const int cut = event().type == Type::swiss ? cut_size(event()) : 0;
  // Who would advance, as the engine says it of the event as it stands now.
  const bool now = round == static_cast<int>(rounds_of(event(), Stage::swiss).size());
  const auto again = cut_again(event());  // then the one that is made counts no more (T-539)
  const bool stands = event().cut && !again;
  const Cut advance = cut > 0 && now && !stands ? again.value_or(make_cut(event())) : Cut{};
  const auto among = [](const std::vector<EntryId>& ids, EntryId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
  };
  std::vector<EventTable::Row> rows;
  for (const Standing& one : ranking) {
    EventTable::Row row;
    row.key = one.id();
    const Tally& t = one.tally;
    row.cells = {one.place > 0 ? QString::number(one.place) : QStringLiteral("–"),
                 nameOf(one.id()),
                 pointsText(t.points),
                 QStringLiteral("%1-%2-%3").arg(t.won).arg(t.drawn).arg(t.lost),
                 QString::number(t.byes),
                 QStringLiteral("%1-%2").arg(t.games_won).arg(t.games_lost),
                 one.meetings_count ? pointsText(one.meetings_points) : QStringLiteral("–"),
                 pointsText(one.opponents_points),
                 QString::number(one.game_difference),
                 shareText(one.opponents_match_share),
                 shareText(one.game_share),
                 shareText(one.opponents_game_share),
                 stateOf(one, stands && among(*event().cut, one.id()))};
    const bool gone = one.expelled || one.dropped;
    const bool within = among(advance.order, one.id()) || (stands && among(*event().cut, one.id()));
    if (within && !stands) row.cells.back() = tr("above the cut");
    if (advance.open && among(advance.open->tied, one.id())) row.cells.back() = tr("tied at the cut");
    row.tone = gone ? EventTable::Tone::Faint : (within ? EventTable::Tone::Good : EventTable::Tone::Plain);
    row.tip =
        tr("%1: shares exactly %2, %3, %4; lot %5")
            .arg(nameOf(one.id()), QString::fromStdString(one.opponents_match_share.text()),
                 QString::fromStdString(one.game_share.text()), QString::fromStdString(one.opponents_game_share.text()))
            .arg(one.lot);
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  list_->fitColumn(1, look_.gap(kNameWidth));
  QStringList words;
  int missing = 0;
  for (const Round& each : event().rounds)
    if (each.number <= round)
      for (const Match& match : each.matches) missing += is_final(event(), each, match) ? 0 : 1;
  if (event().type == Type::elimination) words << tr("An elimination has no standings; see the report.");
  if (event().type == Type::swiss)
    words << tr("Rounds planned: %1, players in the play-offs: %2").arg(planned_rounds(event())).arg(cut);
  if (missing > 0) words << tr("results missing: %1").arg(missing);
  words << rulesOfGame(event(), game_);
  for (const RuleChange& change : event().changes)
    words << QString::fromStdString(tournament_wording::change_text(change, programWording()));
  words_->setText(words.join(QStringLiteral(" · ")));
}

}  // namespace playsheet

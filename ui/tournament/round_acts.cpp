// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QRadioButton>
#include <QRandomGenerator>
#include <algorithm>
#include <variant>

#include "engine/tournament/journal/judgement.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/bracket.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/pairing/explain.h"
#include "engine/tournament/results/outcome.h"
#include "ui/tournament/correction_sheet.h"
#include "ui/tournament/event_game.h"
#include "ui/tournament/result_pad.h"
#include "ui/tournament/round_tab.h"
#include "ui/tournament/swap_sheet.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/message_sheet.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/reason_text.h"

/// What is done on the page of a round.
namespace playsheet {

using namespace tournament;

const Match* RoundTab::matchAt(int table) const {
  const Round* round = shown();
  if (!round) return nullptr;
  const auto at = std::find_if(round->matches.begin(), round->matches.end(),
                               [&](const Match& match) { return match.table == table && !match.is_bye(); });
  return at == round->matches.end() ? nullptr : &*at;
}

/// A first result is taken at once; another one only after its consequences were read.
void RoundTab::take(int table, const Score& score, bool aDrops, bool bDrops) {
  const Round* round = shown();
  const Match* at = matchAt(table);
  if (!at) return;
  if (wants_second_reading(*round, *at)) return readAgain(table, score, aDrops, bDrops);
  const tournament::Result result{round->number, table, score, WordOf::organiser, at->record};
  const bool again = at->score || settle(event(), *round, *at).outcome != tournament::Outcome::open;
  const QString words =
      QString::fromStdString(tournament_wording::result_sentence(event(), *at, score, programWording()));
  const bool done =
      again ? correct(session_, look_, tr("Correct the result of table %1: %2").arg(table).arg(words), result, this)
            : session_.give(result);
  if (done) taken(table, score, aDrops, bDrops);
}

/// The second reading of a slip (T-P10). One that differs stops here.
void RoundTab::readAgain(int table, const Score& score, bool aDrops, bool bDrops) {
  const auto refused = session_.tryGive(ReadAgain{shown()->number, table, score});
  if (!refused) return taken(table, score, aDrops, bDrops);
  session_.tell(*refused);
  if (refused->code == RefusalCode::reading_differs) pad_->showDifference(score);
}

/// The readings differed, and the slip was looked at: if the first was wrong it is put right, and either way the slip
/// counts as read twice.
void RoundTab::takeSlip(int table, const Score& score) {
  const Match* at = matchAt(table);
  if (!at || !at->score) return;
  const int round = shown()->number;
  if (*at->score != score && !session_.give(tournament::Result{round, table, score, WordOf::organiser, {}},
                                            tr("The second reading of the slip was right")))
    return;
  if (session_.give(ReadAgain{round, table, score})) taken(table, score, false, false);
}

/// It stands: who drops with it, and the pad waits for the next table.
void RoundTab::taken(int table, const Score& score, bool aDrops, bool bDrops) {
  const Match match = *matchAt(table);
  for (const auto& [drops, id] : {std::pair(aDrops, match.a), std::pair(bDrops, match.b)})
    if (drops && !event().entry(id).dropped) session_.give(Drop{id});
  const QString words =
      QString::fromStdString(tournament_wording::result_sentence(event(), match, score, programWording()));
  session_.tell(tr("Table %1: %2").arg(table).arg(words));
  pad_->wait();
  pad_->takeFocus();
}

void RoundTab::explain() {
  const Match* match = current();
  const Round* round = shown();
  if (!match) return;
  const QString title = match->is_bye() ? tr("Why does %1 have the bye?").arg(nameOf(match->a))
                                        : tr("Why does %1 meet %2?").arg(nameOf(match->a), nameOf(match->b));
  std::string words = tournament_wording::drawn_text(*round, programWording());
  if (match->by_hand || match->seated_late || round->how == How::imported || round->how == How::played) {
    words = tr("This table was set by hand.").toStdString();
  } else if (round->stage == Stage::swiss && (round->number > 1 || round->how != How::paired)) {
    const DraftMoment moment = draft_moment(session_.journal(), round->number);
    for (const PairingProblem& problem : problems_of(moment.event, round->number, moment.how)) {
      if (place_in(problem, match->a) < 0) continue;
      if (const auto reason = why_table(problem, match->a, match->b))
        words = tournament_wording::reason_text(*reason, event(), match->a, match->b, programWording());
    }
  }
  tellOnSheet(this, look_, title, QString::fromStdString(words));
}

void RoundTab::swap() {
  SwapSheet sheet(look_, event(), current() ? current()->a : 0, this);
  while (sheet.exec() == QDialog::Accepted) {
    const auto refused = session_.tryGive(Swap{sheet.first(), sheet.second()}, sheet.reason());
    if (!refused) return;
    sheet.tell(session_.refusalWords(*refused));
  }
}

void RoundTab::draftAgain() {
  // Of play-offs: the cut first, if it is no longer right. Games may have to be played for it.
  if (const auto cut = cut_again(event())) {
    if (!follow(session_, FollowUp::cut, {}) || cut->open || cut->order.empty()) return;
  }
  const auto proposal = propose_round(event());
  if (const auto* refusal = std::get_if<Refusal>(&proposal)) return session_.tell(*refusal);
  session_.give(std::get<Draft>(proposal));
}

/// Pairings that are published no longer fit: somebody left, came or was corrected.
void RoundTab::repair() {
  CorrectionSheet sheet(look_, session_, tr("Fix the pairings of this round"), open_follow_ups(event()), this);
  if (sheet.exec() == QDialog::Accepted) follow(session_, sheet.choice(), sheet.reason());
}

void RoundTab::giveTime() {
  const Match* match = current();
  if (!match) return;
  EventSheet sheet(look_, tr("Extra time for table %1").arg(match->table), tr("Give"), this);
  auto* minutes = new LineField(QStringLiteral("3"), 3, &sheet);
  minutes->setObjectName(QStringLiteral("minutes"));
  sheet.addField(tr("Minutes"), minutes);
  minutes->selectAll();
  minutes->setFocus();
  if (sheet.exec() != QDialog::Accepted) return;
  constexpr int kSecondsOfMinute = 60;
  session_.give(Clock{shown()->number, ClockStep::more, match->table, minutes->text().toInt() * kSecondsOfMinute});
}

void RoundTab::switchBegun() {
  if (const Match* match = current()) session_.give(Begun{shown()->number, match->table, match->not_begun});
}

void RoundTab::confirmResult() {
  if (const Match* match = current()) session_.give(Confirm{shown()->number, match->table, 0});
}

/// At the table of the program (T-P24): the seed in the journal is what the match is known by, also after a crash.
void RoundTab::playHere() {
  const Match* match = current();
  if (!match) return;
  if (const QString why = game_.whyNotHere(event(), *shown(), *match); !why.isEmpty()) return session_.tell(why, true);
  if (match->seed != 0 && !askOnSheet(this, look_, tr("Start this match again?"),
                                      tr("It was started here before. To resume it, choose it under Matches."),
                                      tr("Start again"), tr("Leave it")))
    return;
  if (!game_.leaveTable()) return;
  const int round = shown()->number, table = match->table;
  const std::uint64_t seed = std::max<std::uint64_t>(QRandomGenerator::system()->generate64(), 1);
  if (!session_.give(Play{round, table, seed})) return;
  game_.play(session_.file(), event(), *shown(), *current(), seed);
}

void RoundTab::watch() {
  if (const Match* match = current()) game_.watch(QString::fromStdString(match->record));
}

/// A knock-out match that followed from a wrong result is played again by those who should have met (T-617).
void RoundTab::playAgain() {
  const Match* match = current();
  const Round* round = shown();
  if (!match) return;
  const auto proposal = before_round(event(), round->number);
  const KnockoutRound right = round->stage == Stage::playoff ? next_playoff(proposal) : next_elimination(proposal);
  const auto place = static_cast<std::size_t>(match - round->matches.data());
  Table seats{match->a, match->b};
  if (place < right.tables.size() && right.tables[place].second != kBye) seats = right.tables[place];
  const auto reason = askReason(tr("Play the match of table %1 again: %2 and %3")
                                    .arg(match->table)
                                    .arg(nameOf(seats.first), nameOf(seats.second)));
  if (reason) session_.give(VoidMatch{round->number, match->table, seats.first, seats.second}, *reason);
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/penalties_tab.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tournament/results/ledger.h"
#include "ui/tournament/event_sheet.h"
#include "ui/tournament/event_table.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"
#include "ui/wording/tournament/penalty_text.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kPenaltyReasonLetters = 300;
constexpr int kFormWidth = 330;
constexpr std::array kAllGrades{Grade::V, Grade::O, Grade::G, Grade::M, Grade::X, Grade::S};

/// At the discretion of the referee everything is possible, with a reason (T-920).
bool isOffered(Infraction infraction, Grade grade) {
  return is_allowed(infraction, grade) || is_at_discretion(infraction);
}

}  // namespace

PenaltiesTab::PenaltiesTab(EventSession& session, QWidget* parent)
    : EventTab(session, parent),
      list_(new EventTable("penalties", tr("Penalties"), this)),
      heavier_(button(tr("Make heavier…"), "heavier")),
      revoke_(button(tr("Revoke…"), "revoke")),
      player_(new ChoiceBox(this)),
      infraction_(new ChoiceBox(this)),
      grade_(new ChoiceBox(this)),
      round_(new ChoiceBox(this)),
      moment_(new ChoiceBox(this)),
      reason_(new LineField(kPenaltyReasonLetters, this)),
      outlook_(note("outlook")),
      give_(button(tr("Give the penalty"), "givePenalty")),
      form_(new QFrame(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  auto* column = new QVBoxLayout;
  row->addLayout(column, 1);
  list_->setColumns({tr("No."), tr("Round"), tr("Player"), tr("Infraction"), tr("Penalty"), tr("Effect"), tr("Reason")},
                    {2, 3, 5, 6}, {0, 1});
  column->addWidget(list_, 1);
  auto* acts = new QHBoxLayout;
  acts->addWidget(heavier_);
  acts->addWidget(revoke_);
  acts->addStretch(1);
  column->addLayout(acts);
  makeForm(form_);
  auto* side = new QVBoxLayout;
  side->addWidget(form_);
  side->addStretch(1);
  row->addLayout(side);
  connect(list_, &EventTable::currentItemChanged, this, &PenaltiesTab::showActs);
  connect(heavier_, &ActionButton::clicked, this, &PenaltiesTab::makeHeavier);
  connect(revoke_, &ActionButton::clicked, this, &PenaltiesTab::revoke);
  connect(give_, &ActionButton::clicked, this, &PenaltiesTab::give);
  connect(infraction_, &ChoiceBox::currentIndexChanged, this, &PenaltiesTab::fillGrades);
  for (ChoiceBox* box : {player_, grade_})
    connect(box, &ChoiceBox::currentIndexChanged, this, &PenaltiesTab::showOutlook);
}

void PenaltiesTab::makeForm(QFrame* form) {
  form->setObjectName(QStringLiteral("penaltyForm"));
  auto* column = new QVBoxLayout(form);
  const auto add = [&](const QString& title, QWidget* field, const char* name) {
    auto* label = new QLabel(title, form);
    label->setBuddy(field);
    field->setAccessibleName(title);
    field->setObjectName(QLatin1String(name));
    column->addWidget(label);
    column->addWidget(field);
  };
  add(tr("Player"), player_, "penaltyPlayer");
  add(tr("Infraction"), infraction_, "infraction");
  add(tr("Penalty"), grade_, "grade");
  add(tr("Round"), round_, "penaltyRound");
  add(tr("When"), moment_, "moment");
  add(tr("Reason"), reason_, "penaltyReason");
  column->addWidget(outlook_);
  give_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  column->addWidget(give_);
  for (std::size_t i = 0; i < kInfractions; ++i)
    infraction_->addItem(wordText(static_cast<Infraction>(i)), static_cast<int>(i));
  for (const Moment moment : {Moment::before, Moment::during, Moment::after})
    moment_->addItem(wordText(moment), static_cast<int>(moment));
  moment_->setCurrentIndex(1);
  connect(reason_, &LineField::returnPressed, this, &PenaltiesTab::give);
}

void PenaltiesTab::setLook(const Look& look) {
  EventTab::setLook(look);
  list_->setLook(look);
  for (ChoiceBox* box : {player_, infraction_, grade_, round_, moment_}) box->setLook(look);
  form_->setStyleSheet(QStringLiteral("#penaltyForm { background: %1; border: 1px solid %2; border-radius: 9px; }")
                           .arg(look.theme().surface.name(), look.theme().line.name()));
  form_->setFixedWidth(look.gap(kFormWidth));
}

void PenaltiesTab::enter() { player_->setFocus(); }

QString PenaltiesTab::outlook() const { return outlook_->text(); }

Infraction PenaltiesTab::infraction() const { return static_cast<Infraction>(infraction_->currentData().toInt()); }

const Penalty* PenaltiesTab::current() const {
  const int at = list_->currentKey();
  return at < 1 || at > static_cast<int>(event().penalties.size())
             ? nullptr
             : &event().penalties[static_cast<std::size_t>(at) - 1];
}

void PenaltiesTab::refresh() {
  std::vector<EventTable::Row> rows;
  for (const Penalty& one : event().penalties) {
    const Grade shown = shown_grade(event(), one);
    EventTable::Row row;
    row.key = one.id;
    row.cells = {QString::number(one.id),
                 one.round == 0 ? QStringLiteral("–") : QString::number(one.round),
                 nameOf(one.entry),
                 wordText(one.infraction),
                 wordText(shown),
                 QString::fromStdString(tournament_wording::effect_text(event(), one, programWording())),
                 QString::fromStdString(one.reason)};
    row.tone = one.revoked ? EventTable::Tone::Faint : EventTable::Tone::Plain;
    row.tip = row.cells.join(QStringLiteral(" · "));
    rows.push_back(std::move(row));
  }
  list_->setRows(rows);
  fillPlayers();
  fillRounds();
  fillGrades();
  showActs();
}

void PenaltiesTab::fillPlayers() {
  const QSignalBlocker blocker(player_);
  const int before = player_->currentData().toInt();
  player_->clear();
  std::vector<std::pair<QString, EntryId>> all;
  for (const Entry& entry : event().entries) all.emplace_back(nameOf(entry.id), entry.id);
  std::sort(all.begin(), all.end(),
            [](const auto& a, const auto& b) { return a.first.localeAwareCompare(b.first) < 0; });
  for (const auto& [name, id] : all) player_->addItem(name, id);
  player_->setCurrentIndex(std::max(0, player_->findData(before)));
}

void PenaltiesTab::fillRounds() {
  const int there = static_cast<int>(event().rounds.size());
  if (round_->count() == there + 1) return;
  round_->clear();
  round_->addItem(tr("Before round 1"), 0);
  for (const Round& round : event().rounds)
    round_->addItem(QString::fromStdString(tournament_wording::round_title(event(), round, programWording())),
                    round.number);
  round_->setCurrentIndex(there);
}

/// By the clock, or by how often it happened (T-908, T-912): proposed, never imposed.
std::optional<Grade> PenaltiesTab::proposed() const {
  const Round* last = session_.lastRound();
  if (infraction() == Infraction::lateness && last && last->state == RoundState::open) {
    const QDateTime opened = QDateTime::fromString(QString::fromStdString(last->opened), Qt::ISODate);
    return penalty_for_lateness(static_cast<int>(opened.secsTo(session_.now())));
  }
  if (infraction() == Infraction::slow_play) {
    const int player = player_->currentData().toInt();
    const auto before = std::count_if(event().penalties.begin(), event().penalties.end(), [&](const Penalty& one) {
      return one.entry == player && one.infraction == Infraction::slow_play && !one.revoked;
    });
    return next_for_slow_play(static_cast<int>(before));
  }
  return std::nullopt;
}

void PenaltiesTab::fillGrades() {
  {
    const QSignalBlocker blocker(grade_);
    grade_->clear();
    for (const Grade grade : kAllGrades)
      if (isOffered(infraction(), grade)) grade_->addItem(wordText(grade), static_cast<int>(grade));
    if (const auto grade = proposed()) grade_->setCurrentIndex(std::max(0, grade_->findData(static_cast<int>(*grade))));
  }
  showOutlook();
}

void PenaltiesTab::showOutlook() {
  const int player = player_->currentData().toInt();
  if (!event().has_entry(player)) {
    outlook_->clear();
    give_->setEnabled(false);
    return;
  }
  const auto grade = static_cast<Grade>(grade_->currentData().toInt());
  QStringList words;
  words << tr("Now: %1").arg(
      QString::fromStdString(tournament_wording::ledger_text(event(), player, programWording())));
  words << tr("Then: %1")
               .arg(QString::fromStdString(tournament_wording::outlook_text(event(), player, grade, programWording())));
  if (const auto proposal = proposed(); proposal && infraction() == Infraction::lateness)
    words << tr("By the clock: %1").arg(wordText(*proposal));
  if (is_at_discretion(infraction()) && !is_allowed(infraction(), grade))
    words << tr("Beside the list: this penalty needs a reason.");
  outlook_->setText(words.join(QLatin1Char('\n')));
  give_->setEnabled(!event().reported && !event().cancelled);
}

void PenaltiesTab::showActs() {
  const Penalty* penalty = current();
  heavier_->setEnabled(penalty && !penalty->revoked && penalty->grade != Grade::S);
  revoke_->setEnabled(penalty && !penalty->revoked);
}

void PenaltiesTab::give() {
  Penalise command;
  command.entry = player_->currentData().toInt();
  command.infraction = infraction();
  command.grade = static_cast<Grade>(grade_->currentData().toInt());
  command.round = round_->currentData().toInt();
  command.moment = static_cast<Moment>(moment_->currentData().toInt());
  if (!event().has_entry(command.entry) || !session_.give(command, reason_->text().trimmed())) return;
  reason_->clear();
  const Penalty& given = event().penalties.back();
  list_->setCurrentKey(given.id);
  session_.tell(tr("%1: %2, %3")
                    .arg(nameOf(given.entry), wordText(shown_grade(event(), given)),
                         QString::fromStdString(tournament_wording::effect_text(event(), given, programWording()))));
}

void PenaltiesTab::makeHeavier() {
  const Penalty* penalty = current();
  if (!penalty) return;
  EventSheet sheet(look_, tr("Make the penalty of %1 heavier").arg(nameOf(penalty->entry)), tr("Make heavier"), this);
  auto* grade = new ChoiceBox(&sheet);
  grade->setLook(look_);
  grade->setObjectName(QStringLiteral("heavierGrade"));
  for (const Grade each : kAllGrades)
    if (each > penalty->grade && isOffered(penalty->infraction, each))
      grade->addItem(wordText(each), static_cast<int>(each));
  if (grade->count() == 0) return session_.tell(tr("The rules allow no heavier penalty for this infraction."), true);
  auto* reason = new LineField(kPenaltyReasonLetters, &sheet);
  sheet.addField(tr("Penalty"), grade);
  sheet.addField(tr("Reason"), reason);
  if (sheet.exec() == QDialog::Accepted)
    session_.give(Upgrade{penalty->id, static_cast<Grade>(grade->currentData().toInt())}, reason->text().trimmed());
}

void PenaltiesTab::revoke() {
  const Penalty* penalty = current();
  if (!penalty) return;
  const int id = penalty->id;
  if (const auto reason = askReason(tr("Revoke the penalty of %1").arg(nameOf(penalty->entry))))
    session_.give(Revoke{id}, *reason);
}

}  // namespace playsheet

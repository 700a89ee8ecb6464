// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rising_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QSet>
#include <algorithm>

#include "engine/table/players.h"
#include "ui/faces/icons.h"
#include "ui/shell/ring_seat_row.h"
#include "ui/shell/rising_rules_dialog.h"
#include "ui/shell/secrecy_picker.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/rising_clan/refusal_text.h"

namespace playsheet {

namespace {

constexpr int kFewestPlayers = 2;
constexpr int kUsualPlayers = 4;

}  // namespace

RisingForm::RisingForm(const rising_clan::Catalog& cards, QWidget* parent)
    : MatchPanel(tr("A variant of “NINJA Shadow Forged: Rising Clan” with cards of our own: two to nine people, each "
                    "with a hidden role."),
                 parent),
      cards_(cards) {
  setObjectName(QStringLiteral("risingForm"));
  addPart(makePurpose());
  addPart(makeOptions());
  addPart(makeSeats());
  addFoot({});
  setFocusProxy(rows_.front());
  setPlan({});
}

QWidget* RisingForm::makeOptions() {
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 2, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(4);
  players_ = new ChoiceBox(panel);
  players_->setObjectName(QStringLiteral("players"));
  for (int n = kFewestPlayers; n <= static_cast<int>(table::kMostPlayers); ++n)
    players_->addItem(tr("%n players", nullptr, n), n);
  players_->setAccessibleName(tr("Players"));
  group_ = new ChoiceBox(panel);
  group_->setObjectName(QStringLiteral("group"));
  group_->addItem(tr("Group 1: less experienced"), 1);
  group_->addItem(tr("Group 2: experienced"), 2);
  group_->setAccessibleName(tr("Roles of three players"));
  rulings_ = new ActionButton(ActionButton::Rank::Plain, panel);
  rulings_->setObjectName(QStringLiteral("risingRules"));
  rulings_->setIconName(QStringLiteral("mission"));
  grid->addWidget(caption(tr("Players"), panel), 0, 0);
  groupCaption_ = caption(tr("Roles of three players"), panel);
  grid->addWidget(groupCaption_, 0, 1);
  grid->addWidget(players_, 1, 0);
  grid->addWidget(group_, 1, 1);
  grid->addWidget(rulings_, 1, 2);
  SecrecyPicker* secrecy = secrecyOn(panel);
  secrecy->withhold(table::Secrecy::Hold);
  secrecy->setNote(table::Secrecy::Open, tr("Open: every role, goal and hand is face up. Good for learning."));
  secrecy->setNote(
      table::Secrecy::Curtain,
      tr("Curtain: what is secret is behind a curtain that only its player opens; everything else is decided "
         "in front of all."));
  grid->addWidget(caption(tr("Secrets"), panel), 0, 3);
  grid->addLayout(secrecy->row(), 1, 3);
  grid->addWidget(secrecy->note(), 2, 0, 1, 4);
  grid->setColumnStretch(3, 1);
  connect(players_, &QComboBox::currentIndexChanged, this, &RisingForm::showSeats);
  connect(rulings_, &ActionButton::clicked, this, &RisingForm::openRulings);
  return panel;
}

QWidget* RisingForm::makePurpose() {
  purpose_ = new QWidget(this);
  auto* row = new QHBoxLayout(purpose_);
  row->setContentsMargins(0, 0, 0, 0);
  purposeWords_ = new QLabel(purpose_);
  purposeWords_->setObjectName(QStringLiteral("purpose"));
  purposeWords_->setTextFormat(Qt::PlainText);
  purposeWords_->setWordWrap(true);
  free_ = new ActionButton(ActionButton::Rank::Plain, purpose_);
  free_->setObjectName(QStringLiteral("free"));
  free_->setText(tr("Another match"));
  row->addWidget(purposeWords_, 1);
  row->addWidget(free_);
  connect(free_, &ActionButton::clicked, this, [this] {
    setFree();
    emit freed();
  });
  purpose_->hide();
  return purpose_;
}

void RisingForm::bindTo(const RisingPlan& plan, const QString& words) {
  setPlan(plan);
  purposeWords_->setText(words);
  purpose_->show();
  for (QWidget* part : {static_cast<QWidget*>(players_), static_cast<QWidget*>(rulings_)}) part->setEnabled(false);
  for (RingSeatRow* row : rows_) row->nameField()->setEnabled(false);
}

void RisingForm::setFree() {
  purpose_->hide();
  for (QWidget* part : {static_cast<QWidget*>(players_), static_cast<QWidget*>(rulings_)}) part->setEnabled(true);
  for (RingSeatRow* row : rows_) row->nameField()->setEnabled(true);
}

bool RisingForm::isBound() const { return !purpose_->isHidden(); }

/// Clockwise, in two columns from above to below.
QWidget* RisingForm::makeSeats() {
  constexpr int kRows = 5;
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(12);
  grid->setVerticalSpacing(6);
  for (const table::PlayerId player : table::players(table::kMostPlayers)) {
    auto* row = new RingSeatRow(player, panel);
    connect(row, &RingSeatRow::changed, this, &RisingForm::judge);
    const int at = static_cast<int>(table::index(player));
    grid->addWidget(row, at % kRows, at / kRows);
    rows_.push_back(row);
  }
  grid->setRowStretch(kRows, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  return panel;
}

int RisingForm::players() const { return players_->currentData().toInt(); }

void RisingForm::showSeats() {
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->setVisible(static_cast<int>(i) < players());
  for (QWidget* part : {static_cast<QWidget*>(group_), static_cast<QWidget*>(groupCaption_)})
    part->setVisible(players() == 3);
  judge();
}

void RisingForm::setOptions(const rising_clan::Options& options) {
  kept_.options = options;
  showRulings();
  judge();
}

void RisingForm::showRulings() {
  const int changed = changedOptions(kept_.options);
  rulings_->setText(rulingsButtonText(changed));
  rulings_->setLit(changed > 0);
  rulings_->updateGeometry();
}

void RisingForm::openRulings() {
  RisingRulesDialog dialog({kept_.options, QLocale().name()}, look_, this);
  if (dialog.exec() == QDialog::Accepted) setOptions(dialog.options());
}

/// Two of one name cannot be told apart when the table is handed over; two marks neither.
void RisingForm::judge() {
  if (!start_) return;
  const RisingPlan now = plan();
  QSet<QString> names, marks;
  QString sentence;
  for (const SeatEntry& seat : now.seats) {
    if (names.contains(seat.name) && sentence.isEmpty())
      sentence = tr("Two players are called %1: nobody could tell for whom the curtain opens.").arg(seat.name);
    if (marks.contains(seat.mark) && sentence.isEmpty())
      sentence = tr("%1 has the mark of another player. Please choose a different one.").arg(seat.name);
    names.insert(seat.name);
    marks.insert(seat.mark);
  }
  const rising_clan::Refusal refusal = rising_clan::check_match(setupOf(now), cards_);
  if (refusal && sentence.isEmpty())
    sentence = QString::fromStdString(rising_clan_wording::refusal_text(refusal, {}, programWording()));
  say(sentence);
  start_->setEnabled(sentence.isEmpty());
}

void RisingForm::start() {
  if (start_->isEnabled()) emit started(plan());
}

void RisingForm::setLook(const Look& look) {
  MatchPanel::setLook(look);
  players_->setLook(look);
  group_->setLook(look);
  rulings_->setLook(look);
  free_->setLook(look);
  purposeWords_->setStyleSheet(
      QStringLiteral("color: %1; font-size: %2px").arg(look.theme().text.name()).arg(look.gap(15)));
  for (RingSeatRow* row : rows_) row->setLook(look);
  judge();
}

void RisingForm::setPlan(const RisingPlan& plan) {
  kept_ = plan;
  const int seats = plan.seats.empty() ? kUsualPlayers : static_cast<int>(plan.seats.size());
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    SeatEntry entry = i < plan.seats.size() ? plan.seats[i] : rows_[i]->seat();
    if (i >= plan.seats.size() || entry.mark.isEmpty()) entry.mark = seatMarks().value(static_cast<qsizetype>(i));
    if (i >= plan.seats.size() && !plan.seats.empty()) entry.language = plan.seats.front().language;
    rows_[i]->setSeat(entry);
  }
  group_->setCurrentIndex(std::max(0, group_->findData(plan.group)));
  players_->setCurrentIndex(std::max(0, players_->findData(seats)));
  secrecy_->setSecrecy(plan.secrecy == table::Secrecy::Open ? plan.secrecy : table::Secrecy::Curtain);
  showRulings();
  showSeats();
}

RisingPlan RisingForm::plan() const {
  RisingPlan out = kept_;
  out.seats.clear();
  for (int i = 0; i < players(); ++i) out.seats.push_back(rows_[static_cast<std::size_t>(i)]->seat());
  out.group = group_->currentData().toInt();
  out.secrecy = secrecy_->secrecy();
  out.seed = QRandomGenerator::system()->generate64();
  return out;
}

}  // namespace playsheet

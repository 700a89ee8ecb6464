// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/points_game_sheet.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QIntValidator>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "ui/tournament/points_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

using rising_clan::Amount;
using rising_clan::FactFault;
using rising_clan::GameEntry;
using rising_clan::kMostConquered;
using rising_clan::kStatusCards;
using rising_clan::PointsEvent;
using rising_clan::WrongFact;

namespace {

bool among(const std::vector<int>& people, int person) {
  return std::find(people.begin(), people.end(), person) != people.end();
}

QString countText(const std::vector<int>& counts, std::size_t place) {
  return place < counts.size() && counts[place] > 0 ? QString::number(counts[place]) : QString();
}

}  // namespace

PointsGameSheet::PointsGameSheet(const Look& look, const PointsEvent& event, GameEntry game, bool correction,
                                 QWidget* parent)
    : EventSheet(look, correction ? tr("Correct a game") : tr("Enter a game"), correction ? tr("Correct") : tr("Enter"),
                 parent),
      event_(event),
      game_(std::move(game)) {
  setObjectName(QStringLiteral("pointsGameSheet"));
  addWide(makeTable());
  addField(tr("Rival eliminated by the winners"), victim_ = makeChoice("victim", game_.victim));
  addField(tr("Only clan left at the end"), alone_ = makeChoice("alone", game_.alone));
  if (correction) {
    struck_ = new QCheckBox(tr("This game does not count"), this);
    struck_->setObjectName(QStringLiteral("struck"));
    addWide(struck_);
    connect(struck_, &QCheckBox::toggled, this, &PointsGameSheet::judge);
  }
  points_ = addWords({});
  points_->setObjectName(QStringLiteral("points"));
  judge();
  rows_.front().goal->setFocus();
}

QString PointsGameSheet::nameOf(int person) const { return pointsName(event_, event_.person(person)); }

/// A row for each player, clockwise from the first seat.
QWidget* PointsGameSheet::makeTable() {
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(look_.gap(14));
  grid->setVerticalSpacing(look_.gap(4));
  grid->setColumnStretch(0, 1);
  const QStringList heads{tr("Player"),         tr("Goal first"),       tr("Own rival eliminated"),
                          tr("Supreme winner"), tr("Conquered events"), statusCardsText()};
  for (int i = 0; i < heads.size(); ++i) {
    auto* head = new QLabel(heads[i], panel);
    head->setStyleSheet(
        QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
    grid->addWidget(head, 0, i, i == 0 ? Qt::AlignLeft : Qt::AlignHCenter);
  }
  for (std::size_t i = 0; i < game_.seats.size(); ++i) {
    const int person = game_.seats[i], line = static_cast<int>(i) + 1;
    grid->addWidget(new QLabel(nameOf(person), panel), line, 0);
    const auto box = [&](int column, const char* name, bool on) {
      auto* made = new QCheckBox(panel);
      made->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(line));
      made->setAccessibleName(QStringLiteral("%1: %2").arg(nameOf(person), heads[column]));
      made->setToolTip(made->accessibleName());
      made->setChecked(on);
      grid->addWidget(made, line, column, Qt::AlignHCenter);
      connect(made, &QCheckBox::toggled, this, &PointsGameSheet::judge);
      return made;
    };
    const auto count = [&](int column, const char* name, const QString& text, int most) {
      auto* made = new LineField(text, 2, panel);
      made->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(line));
      made->setAccessibleName(QStringLiteral("%1: %2").arg(nameOf(person), heads[column]));
      made->setPlaceholderText(QStringLiteral("0"));
      made->setAlignment(Qt::AlignRight);
      made->setMaximumWidth(look_.gap(64));
      made->setValidator(new QIntValidator(0, most, made));
      grid->addWidget(made, line, column, Qt::AlignHCenter);
      connect(made, &LineField::textChanged, this, &PointsGameSheet::judge);
      return made;
    };
    Row row{};
    row.goal = box(1, "goal", among(game_.goal, person));
    row.rival = box(2, "rival", among(game_.rival, person));
    row.supreme = box(3, "supreme", among(game_.supreme, person));
    row.events = count(4, "events", countText(game_.events, i), kMostConquered);
    row.statuses = count(5, "statuses", countText(game_.statuses, i), kStatusCards);
    rows_.push_back(row);
  }
  return panel;
}

ChoiceBox* PointsGameSheet::makeChoice(const char* name, int person) {
  auto* made = new ChoiceBox(this);
  made->setObjectName(QLatin1String(name));
  made->setLook(look_);
  made->addItem(tr("Nobody"), 0);
  for (const int each : game_.seats) made->addItem(nameOf(each), each);
  made->setCurrentIndex(std::max(0, made->findData(person)));
  connect(made, &ChoiceBox::currentIndexChanged, this, &PointsGameSheet::judge);
  return made;
}

GameEntry PointsGameSheet::game() const {
  GameEntry out = game_;
  out.events.clear(), out.statuses.clear(), out.goal.clear(), out.rival.clear(), out.supreme.clear();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    if (row.goal->isChecked()) out.goal.push_back(game_.seats[i]);
    if (row.rival->isChecked()) out.rival.push_back(game_.seats[i]);
    if (row.supreme->isChecked()) out.supreme.push_back(game_.seats[i]);
    out.events.push_back(row.events->text().toInt());
    out.statuses.push_back(row.statuses->text().toInt());
  }
  const auto none = [](const std::vector<int>& counts) {
    return std::all_of(counts.begin(), counts.end(), [](int n) { return n == 0; });
  };
  if (none(out.events)) out.events.clear();  // as the journal has it
  if (none(out.statuses)) out.statuses.clear();
  out.victim = victim_->currentData().toInt();
  out.alone = alone_->currentData().toInt();
  return out;
}

bool PointsGameSheet::isStruck() const { return struck_ && struck_->isChecked(); }

QString PointsGameSheet::points() const { return points_->text(); }

/// What it would be worth, or why it cannot be.
void PointsGameSheet::judge() {
  if (!points_) return;
  const auto facts = facts_of(game());
  const auto wrong = facts ? wrong_fact(*facts) : std::optional(WrongFact{FactFault::no_seat});
  if (wrong && !isStruck()) {
    const bool known = wrong->seat != table::kNoSeat;
    tell(factText(wrong->fault, known ? nameOf(game_.seats[table::index(wrong->seat)]) : QString()));
  } else {
    tell({});
  }
  actButton()->setEnabled(!wrong || isStruck());
  QStringList lines;
  if (isStruck()) lines << tr("The game is struck.");
  for (std::size_t i = 0; i < game_.seats.size() && facts && !wrong && !isStruck(); ++i) {
    QStringList reasons;
    int sum = 0;
    for (const Amount& each : amounts(*facts, table::seat_at(i))) {
      reasons << amountText(each);
      sum += each.points;
    }
    if (!reasons.isEmpty())
      lines << QStringLiteral("%1 %2: %3")
                   .arg(nameOf(game_.seats[i]), signedPoints(sum), reasons.join(QStringLiteral(", ")));
  }
  if (lines.isEmpty() && !wrong) lines << tr("Nobody gets points.");
  points_->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace playsheet

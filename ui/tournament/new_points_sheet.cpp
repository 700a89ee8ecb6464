// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/new_points_sheet.h"

#include <QDateTime>
#include <QGridLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <algorithm>

#include "engine/rising_clan/options/options.h"
#include "engine/table/players.h"
#include "ui/table/reading_choice.h"
#include "ui/tournament/person_offer.h"
#include "ui/tournament/points_words.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/telling.h"

namespace playsheet {

namespace {

constexpr int kLettersOfTitle = 80;
constexpr std::size_t kColumns = 3;  // of names

}  // namespace

NewPointsSheet::NewPointsSheet(const Look& look, std::vector<tournament::Person> known, const QDateTime& now,
                               const rising_clan::Options& options, QWidget* parent)
    : EventSheet(look, tr("New tournament for points"), tr("Create"), parent),
      known_(std::move(known)),
      rules_(rising_clan::rules_of(options)),
      title_(new LineField(kLettersOfTitle, this)),
      date_(new LineField(now.date().toString(Qt::ISODate), 20, this)),
      target_(new LineField(QString::number(options.target_score), 3, this)),
      offer_(new PersonOffer(this)) {
  setObjectName(QStringLiteral("newPointsSheet"));
  title_->setObjectName(QStringLiteral("title"));
  date_->setObjectName(QStringLiteral("date"));
  target_->setObjectName(QStringLiteral("target"));
  const rising_clan::OptionRow& row = *rising_clan::find_option("targetScore");
  target_->setValidator(new QIntValidator(1, row.most, target_));
  addWords(tr("Rising Clan, game after game, until somebody has as many points as the target."));
  addField(tr("Title"), title_);
  addField(tr("Date"), date_);
  addField(tr("Target (%1 to %2)").arg(row.least).arg(row.most), target_);
  const QString rules = tr("House rules: those of the form of a match, the same for all games; %n changed", nullptr,
                           static_cast<int>(rules_.size()));
  if (!rules_.empty()) addWords(rules)->setObjectName(QStringLiteral("houseRules"));
  addWords(tr("Two to nine people:"));
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 0, 0, 0);
  for (std::size_t i = 0; i < table::kMostPlayers; ++i) {
    auto* field = new LineField(kLongestPlayerName, panel);
    field->setObjectName(QStringLiteral("person%1").arg(i + 1));
    field->setAccessibleName(tr("Player %1").arg(i + 1));
    field->setPlaceholderText(tr("Player %1").arg(i + 1));
    field->installEventFilter(this);
    connect(field, &LineField::textEdited, this, [this, field] {
      now_ = field;
      find();
    });
    grid->addWidget(field, static_cast<int>(i / kColumns), static_cast<int>(i % kColumns));
    people_.push_back(field);
  }
  addWide(panel);
  addWide(offer_);
  offer_->setLook(look);
  offer_->setVisible(!known_.empty());
  connect(offer_, &PersonOffer::chosen, this, &NewPointsSheet::take);
  title_->setFocus();
}

bool NewPointsSheet::isNamed(const tournament::Person& person) const {
  return std::any_of(people_.begin(), people_.end(), [&](const LineField* each) {
    return each != now_ && tournament::is_same_name(each->text().toStdString(), person.name);
  });
}

/// Those whom the name may mean and who are not named yet.
void NewPointsSheet::find() {
  std::vector<tournament::Person> found;
  for (const tournament::Person& one : known_)
    if (now_ && !isNamed(one) && tournament::may_mean(one, now_->text().toStdString())) found.push_back(one);
  offer_->offer(std::move(found));
}

void NewPointsSheet::take() {
  const tournament::Person* marked = offer_->marked();
  if (!marked || !now_) return;
  now_->setText(QString::fromStdString(marked->name).left(kLongestPlayerName));
  now_->setFocus();
  announce(this, now_->text());
}

bool NewPointsSheet::eventFilter(QObject* watched, QEvent* event) {
  auto* field = qobject_cast<LineField*>(watched);
  if (field && event->type() == QEvent::FocusIn && now_ != field) {
    now_ = field;
    find();
  }
  if (field && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int step = key == Qt::Key_Down ? 1 : (key == Qt::Key_Up ? -1 : 0);
    if (step != 0 && !offer_->offered().empty()) {
      offer_->mark(step);
      take();
      return true;
    }
  }
  return EventSheet::eventFilter(watched, event);
}

rising_clan::OpenPoints NewPointsSheet::command() const {
  rising_clan::OpenPoints out;
  const QString title = cleanName(title_->text());
  out.title = (title.isEmpty() ? tr("Tournament") : title).toStdString();
  out.date = cleanName(date_->text()).toStdString();
  for (const LineField* each : people_)
    if (const QString name = cleanName(each->text()); !name.isEmpty()) out.people.push_back(name.toStdString());
  out.target = target_->text().toInt();
  out.rules = rules_;
  return out;
}

void NewPointsSheet::accept() {
  rising_clan::PointsJournal journal;
  if (const auto refused = journal.add(command())) return tell(pointsRefusalText(*refused));
  EventSheet::accept();
}

}  // namespace playsheet

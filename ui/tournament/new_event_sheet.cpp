// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/new_event_sheet.h"

#include <QCheckBox>
#include <QDateTime>
#include <QIntValidator>
#include <QRandomGenerator>

#include "ui/tournament/event_game.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kTitleLetters = 80;
constexpr int kMostSwissRounds = 16;
constexpr int kMostPlayoffRounds = 4;
constexpr int kLongestRound = 360;  // minutes
constexpr int kSecondsInMinute = 60;

template <class Word>
void addWord(ChoiceBox* box, Word word) {
  box->addItem(wordText(word), static_cast<int>(word));
}

LineField* minutesField(int seconds, QWidget* parent) {
  auto* made = new LineField(QString::number(seconds / kSecondsInMinute), 3, parent);
  made->setValidator(new QIntValidator(1, kLongestRound, made));
  return made;
}

}  // namespace

NewEventSheet::NewEventSheet(const Look& look, const EventGame& game, const QDateTime& now, QWidget* parent)
    : EventSheet(look, tr("New event"), tr("Create"), parent),
      title_(new LineField(kTitleLetters, this)),
      shop_(new LineField(kTitleLetters, this)),
      date_(new LineField(now.date().toString(Qt::ISODate), 20, this)),
      season_(new LineField(kTitleLetters, this)),
      game_(game),
      edition_(new ChoiceBox(this)),
      limited_(new ChoiceBox(this)),
      kind_(new ChoiceBox(this)),
      type_(new ChoiceBox(this)),
      rounds_(new ChoiceBox(this)),
      playoffs_(new ChoiceBox(this)),
      ties_(new ChoiceBox(this)),
      swiss_minutes_(minutesField(Options{}.round_seconds, this)),
      knockout_minutes_(minutesField(Options{}.knockout_seconds, this)),
      rehearsal_(new QCheckBox(tr("Rehearsal: it can never be reported"), this)) {
  setObjectName(QStringLiteral("newEventSheet"));
  title_->setObjectName(QStringLiteral("title"));
  shop_->setObjectName(QStringLiteral("shop"));
  type_->setObjectName(QStringLiteral("type"));
  edition_->setObjectName(QStringLiteral("edition"));
  for (const auto& [id, title] : game.editions()) edition_->addItem(title, id);
  kind_->setObjectName(QStringLiteral("kind"));
  rounds_->setObjectName(QStringLiteral("swissRounds"));
  playoffs_->setObjectName(QStringLiteral("playoffRounds"));
  ties_->setObjectName(QStringLiteral("ties"));
  fillChoices();
  for (ChoiceBox* box : {edition_, limited_, kind_, type_, rounds_, playoffs_, ties_}) box->setLook(look);
  addField(tr("Title"), title_);
  addField(tr("Shop or club"), shop_);
  addField(tr("Date"), date_);
  addField(tr("Season"), season_);
  addField(tr("Rules"), edition_);
  const auto name = tournament_wording::option_word("limited_list", programWording());
  limited_name_ = addField(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), limited_);
  addField(tr("Kind"), kind_);
  addField(tr("Type"), type_);
  addField(tr("Swiss rounds"), rounds_);
  addField(tr("Play-offs"), playoffs_);
  addField(tr("Ties"), ties_);
  addField(tr("Minutes of a Swiss round"), swiss_minutes_);
  addField(tr("Minutes of a knock-out round"), knockout_minutes_);
  addWide(rehearsal_);
  connect(type_, &ChoiceBox::currentIndexChanged, this, &NewEventSheet::showType);
  connect(edition_, &ChoiceBox::currentIndexChanged, this, &NewEventSheet::showEdition);
  showEdition();
  title_->setFocus();
}

void NewEventSheet::fillChoices() {
  limited_->setObjectName(QStringLiteral("limitedList"));
  const OptionRow& lists = *find_option("limited_list");
  for (const std::string_view word : lists.words)
    limited_->addItem(QString::fromStdString(tournament_wording::option_value_text(lists, word, programWording())));
  for (const Kind kind : {Kind::club, Kind::programme}) addWord(kind_, kind);
  for (const Type type : {Type::swiss, Type::elimination}) addWord(type_, type);
  for (const ComputedTies ties : {ComputedTies::off, ComputedTies::meetings, ComputedTies::percentages})
    addWord(ties_, ties);
  const QString usual = tr("By the number of players");
  rounds_->addItem(usual, 0);
  for (int n = 1; n <= kMostSwissRounds; ++n) rounds_->addItem(QString::number(n), n);
  playoffs_->addItem(usual, -1);
  const QStringList names{tr("None: the Swiss ranking is final"), tr("Final: 2 players"), tr("Semi-finals: 4 players"),
                          tr("Quarter-finals: 8 players"), tr("Round of 16")};
  for (int n = 0; n <= kMostPlayoffRounds; ++n) playoffs_->addItem(names[n], n);
}

/// Which list of limited cards counts is asked where the edition has two (T-320).
void NewEventSheet::showEdition() {
  const bool two = game_.hasTwoLimitedLists(edition_->currentData().toString());
  limited_->setVisible(two);
  limited_name_->setVisible(two);
}

void NewEventSheet::showType() {
  const bool swiss = type_->currentIndex() == 0;
  for (QWidget* each : {static_cast<QWidget*>(rounds_), static_cast<QWidget*>(playoffs_), static_cast<QWidget*>(ties_),
                        static_cast<QWidget*>(swiss_minutes_)})
    each->setEnabled(swiss);
}

Journal NewEventSheet::journal(const QDateTime& now) const {
  Journal out;
  const std::string at = momentText(now).toStdString();
  Open open;
  open.title = title_->text().trimmed().isEmpty() ? tr("Event").toStdString() : title_->text().toStdString();
  open.shop = shop_->text().toStdString();
  open.date = date_->text().toStdString();
  open.season = season_->text().toStdString();
  open.game = "naruto";
  open.edition = edition_->currentData().toString().toStdString();
  open.kind = static_cast<Kind>(kind_->currentData().toInt());
  open.type = static_cast<Type>(type_->currentData().toInt());
  open.seed = QRandomGenerator::system()->generate64();
  open.rehearsal = rehearsal_->isChecked();
  out.add(open, at);
  Options wanted;
  wanted.rounds = rounds_->currentData().toInt();
  wanted.playoff_rounds = playoffs_->currentData().toInt();
  wanted.computed_ties = static_cast<ComputedTies>(ties_->currentData().toInt());
  if (game_.hasTwoLimitedLists(QString::fromStdString(open.edition)))
    wanted.limited_list = static_cast<LimitedList>(limited_->currentIndex());
  wanted.round_seconds = swiss_minutes_->text().toInt() * kSecondsInMinute;
  wanted.knockout_seconds = knockout_minutes_->text().toInt() * kSecondsInMinute;
  for (const OptionRow& row : option_rows()) {
    const std::string value = option_text(wanted, row);
    if (value != option_text(Options{}, row)) out.add(ChooseOption{std::string(row.name), value}, at);
  }
  return out;
}

}  // namespace playsheet

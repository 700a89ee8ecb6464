// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_form.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QRandomGenerator>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/decks/guide_dialog.h"
#include "ui/faces/fonts.h"
#include "ui/series/series_words.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/secrecy_picker.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

MatchForm::MatchForm(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent)
    : QWidget(parent), cards_(cards), shelf_(shelf) {
  setObjectName(QStringLiteral("matchForm"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(22, 16, 22, 16);
  column->setSpacing(10);
  title_ = new QLabel(tr("New match"), this);
  title_->setFont(fonts::display(24));
  subtitle_ = new QLabel(tr("Two people at one screen. Each seat has its own name, deck and language."), this);
  column->addWidget(title_);
  column->addWidget(subtitle_);
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  for (const PlayerId player : table::kPlayers) {
    seats_[player] = new SeatForm(player, offer_, this);
    row->addWidget(seats_[player], 1);
    connect(seats_[player], &SeatForm::changed, this, [this] {
      say({});
      judgeDecks();
    });
    connect(seats_[player], &SeatForm::deckRefused, this, &MatchForm::say);
    connect(seats_[player], &SeatForm::guideAsked, this, [this](const QString& deck, const QString& language) {
      GuideDialog(cards_, shelf_.ready, deck.toStdString(), look_, language, this).exec();
    });
  }
  column->addLayout(row, 1);
  column->addWidget(makeOptions());
  column->addWidget(makeFoot());
  setPlan({});
}

ChoiceBox* MatchForm::combo(const std::vector<std::pair<QString, QString>>& items) {
  auto* box = new ChoiceBox(this);
  for (const auto& [title, id] : items) box->addItem(title, id);
  return box;
}

QWidget* MatchForm::makeOptions() {
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 2, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(4);
  std::vector<std::pair<QString, QString>> editions;
  for (const auto& edition : naruto::editions()) {
    const QString id = QString::fromUtf8(edition.id.data(), static_cast<qsizetype>(edition.id.size()));
    editions.emplace_back(editionTitle(id, QLocale().name()), id);
  }
  edition_ = combo(editions);
  theme_ = combo({{tr("Dark"), QStringLiteral("dark")}, {tr("Light"), QStringLiteral("light")}});
  table_ = combo({{tr("Lacquer"), QStringLiteral("lacquer")}, {tr("Tatami"), QStringLiteral("tatami")}});
  pace_ =
      combo({{tr("Off"), QStringLiteral("0")}, {tr("Fast"), QStringLiteral("1")}, {tr("Normal"), QStringLiteral("2")}});
  const std::array<std::pair<QString, ChoiceBox*>, 4> boxes{
      {{tr("Rules"), edition_}, {tr("Theme"), theme_}, {tr("Table"), table_}, {tr("Motion"), pace_}}};
  int at = 0;
  for (const auto& [text, box] : boxes) {
    auto* label = new QLabel(text, panel);
    captions_.push_back(label);
    label->setBuddy(box);
    box->setAccessibleName(text);
    grid->addWidget(label, 0, at);
    grid->addWidget(box, 1, at++);
  }
  auto* label = new QLabel(tr("Hands"), panel);
  captions_.push_back(label);
  grid->addWidget(label, 0, at);
  secrecy_ = new SecrecyPicker(panel);
  grid->addLayout(secrecy_->row(), 1, at);
  grid->setColumnStretch(at, 1);
  rulings_ = new ActionButton(ActionButton::Rank::Plain, panel);
  rulings_->setObjectName(QStringLiteral("houseRulings"));
  rulings_->setIconName(QStringLiteral("mission"));
  auto* agreed = new QHBoxLayout;
  agreed->setSpacing(14);
  agreed->addWidget(rulings_);
  agreed->addWidget(makeLength(panel));
  agreed->addStretch(1);
  grid->addLayout(agreed, 2, 0, 1, 3);
  grid->addWidget(secrecy_->note(), 2, 3, 1, at - 2);
  sideboards_ = new QLabel(panel);
  sideboards_->setWordWrap(true);
  sideboards_->hide();
  grid->addWidget(sideboards_, 3, 0, 1, at + 1);
  connect(rulings_, &ActionButton::clicked, this, &MatchForm::openRulings);
  connect(edition_, &ChoiceBox::activated, this, &MatchForm::chooseEdition);
  const auto look_changed = [this] {
    emit lookChosen(theme_->currentData().toString(), table_->currentData().toString());
  };
  connect(theme_, &ChoiceBox::activated, this, look_changed);
  connect(table_, &ChoiceBox::activated, this, look_changed);
  connect(pace_, &ChoiceBox::activated, this, [this] { emit paceChosen(pace_->currentData().toString().toInt()); });
  return panel;
}

/// Its words say by themselves what is chosen: it stands beside the house rulings, without a caption.
QWidget* MatchForm::makeLength(QWidget* panel) {
  length_ = combo({{tr("One game"), QStringLiteral("1")}, {tr("Best of three"), QStringLiteral("3")}});
  length_->setParent(panel);
  length_->setAccessibleName(tr("Match"));
  connect(length_, &ChoiceBox::currentIndexChanged, this, &MatchForm::showSideboards);
  return length_;
}

QWidget* MatchForm::makeFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  message_ = new QLabel(foot);
  message_->setWordWrap(true);
  row->addWidget(message_, 1);
  mend_ = new ActionButton(ActionButton::Rank::Plain, foot);
  mend_->setObjectName(QStringLiteral("mend"));
  mend_->setText(tr("Fix the deck…"));
  mend_->hide();
  row->addWidget(mend_);
  connect(mend_, &ActionButton::clicked, this, [this] {
    for (const PlayerId player : table::kPlayers) {
      const auto chosen = static_cast<std::size_t>(seats_[player]->chosenDeck());
      if (chosen < shelf_.ready.size() && chosen < legal_[player].size() && !legal_[player][chosen])
        return emit mendAsked(shelf_.ready[chosen], edition_->currentData().toString());
    }
  });
  cancel_ = new ActionButton(ActionButton::Rank::Plain, foot);
  cancel_->setText(tr("Cancel"));
  cancel_->hide();
  row->addWidget(cancel_);
  start_ = new ActionButton(ActionButton::Rank::Primary, foot);
  start_->setObjectName(QStringLiteral("start"));
  start_->setText(tr("Start the match"));
  start_->setKeyText(tr("Enter"));
  for (const auto key : {Qt::Key_Return, Qt::Key_Enter})
    connect(new QShortcut(key, start_), &QShortcut::activated, this, &MatchForm::enter);
  row->addWidget(start_);
  connect(start_, &ActionButton::clicked, this, &MatchForm::start);
  connect(cancel_, &ActionButton::clicked, this, &MatchForm::cancelled);
  return foot;
}

/// What has the ring is what is pressed, also beside the form: whoever hears "Resume" starts no other match.
void MatchForm::enter() {
  auto* focused = qobject_cast<QAbstractButton*>(window()->focusWidget());
  (focused != nullptr && !focused->isCheckable() ? focused : start_)->click();
}

QSize MatchForm::sizeHint() const { return {look_.gap(940), look_.gap(520)}; }

void MatchForm::setCancellable(bool cancellable) { cancel_->setVisible(cancellable); }

void MatchForm::setLook(const Look& look) {
  look_ = look;
  setStyleSheet(styleSheetOf(look));
  title_->setFont(fonts::display(look.px(24)));
  title_->setStyleSheet(QStringLiteral("font-size: %1px").arg(look.gap(24)));
  const QString muted = QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13));
  for (QLabel* label : captions_) label->setStyleSheet(muted);
  subtitle_->setStyleSheet(muted);
  secrecy_->note()->setStyleSheet(muted);
  for (auto* seat : seats_.values) seat->setLook(look);
  for (auto* box : {edition_, length_, theme_, table_, pace_}) box->setLook(look);
  for (auto* button : {start_, cancel_, mend_, rulings_}) button->setLook(look);
  updateGeometry();
  update();
}

void MatchForm::setPlan(const MatchPlan& plan) {
  for (const PlayerId player : table::kPlayers) seats_[player]->setSeat(plan.seats[player]);
  edition_->setCurrentIndex(std::max(0, edition_->findData(plan.edition)));
  length_->setCurrentIndex(std::max(0, length_->findData(QString::number(plan.bestOf))));
  secrecy_->setSecrecy(plan.secrecy);
  kept_ = plan;
  setPreferences(plan);
  setRulings(plan.rulings);
}

void MatchForm::setPreferences(const MatchPlan& plan) {
  theme_->setCurrentIndex(std::max(0, theme_->findData(plan.themeName)));
  table_->setCurrentIndex(std::max(0, table_->findData(plan.tableName)));
  pace_->setCurrentIndex(std::max(0, pace_->findData(QString::number(plan.pace))));
  kept_.sound = plan.sound;
  kept_.showdown = plan.showdown;
  kept_.reading = plan.reading;
  kept_.stops = plan.stops;
  showSideboards();  // it may name cards
}

void MatchForm::setSeatLanguage(PlayerId player, const QString& language) {
  SeatEntry seat = seats_[player]->seat();
  seat.language = language;
  seats_[player]->setSeat(seat);
}

MatchPlan MatchForm::plan() const {
  MatchPlan out = kept_;
  for (const PlayerId player : table::kPlayers) {
    static_cast<SeatEntry&>(out.seats[player]) = seats_[player]->seat();
    const int deck = seats_[player]->chosenDeck();
    out.seats[player].deck = deck >= 0 && deck < offer_.count() ? offer_.deck(deck) : naruto::Deck();
  }
  out.edition = edition_->currentData().toString();
  out.rulings = changed_;
  out.themeName = theme_->currentData().toString();
  out.tableName = table_->currentData().toString();
  out.pace = pace_->currentData().toString().toInt();
  out.bestOf = length_->currentData().toString().toInt();
  out.secrecy = secrecy_->secrecy();
  out.seed = QRandomGenerator::system()->generate64();
  return out;
}

QString MatchForm::sideboardNote() const {
  const MatchPlan chosen = plan();
  if (chosen.bestOf < 2) return {};
  QStringList notes;
  const naruto::Series series(seriesSetupOf(chosen));
  for (const PlayerId player : table::kPlayers)
    notes.append(sideboardNotice(series, player, cards_, QLocale().name(), kept_.reading.names));
  notes.removeAll(QString());
  return notes.join(QLatin1Char(' '));
}

void MatchForm::showSideboards() {
  sideboards_->setText(sideboardNote());
  sideboards_->setVisible(!sideboards_->text().isEmpty());
}

void MatchForm::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setStyleSheet(QStringLiteral("color: %1").arg(look_.theme().bad.name()));
}

QString MatchForm::message() const { return message_->text(); }

void MatchForm::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

}  // namespace playsheet

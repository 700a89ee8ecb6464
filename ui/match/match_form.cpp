// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/match_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "engine/naruto/decks/construction.h"
#include "ui/faces/fonts.h"
#include "ui/match/seat_form.h"
#include "ui/match/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

MatchForm::MatchForm(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent) : QWidget(parent), cards_(cards) {
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
    seats_[player] = new SeatForm(player, shelf, this);
    row->addWidget(seats_[player], 1);
    connect(seats_[player], &SeatForm::changed, this, [this] { say({}); });
    connect(seats_[player], &SeatForm::deckRefused, this, &MatchForm::say);
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
    editions.emplace_back(id == QStringLiteral("usa-1.3") ? tr("American rules 1.3") : id, id);
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
  auto* radios = new QHBoxLayout;
  radios->setSpacing(14);
  const std::array<QString, 3> names{tr("Open"), tr("Hold to see"), tr("Curtain")};
  for (std::size_t i = 0; i < names.size(); ++i) {
    secrecy_[i] = new QRadioButton(names[i], panel);
    radios->addWidget(secrecy_[i]);
    if (i + 1 == names.size()) radios->addStretch(1);
    connect(secrecy_[i], &QRadioButton::toggled, this, &MatchForm::showSecrecyNote);
  }
  grid->addLayout(radios, 1, at);
  grid->setColumnStretch(at, 1);
  secrecyNote_ = new QLabel(panel);
  secrecyNote_->setWordWrap(true);
  grid->addWidget(secrecyNote_, 2, 0, 1, at + 1);
  const auto look_changed = [this] {
    emit lookChosen(theme_->currentData().toString(), table_->currentData().toString());
  };
  connect(theme_, &ChoiceBox::activated, this, look_changed);
  connect(table_, &ChoiceBox::activated, this, look_changed);
  return panel;
}

QWidget* MatchForm::makeFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  message_ = new QLabel(foot);
  message_->setWordWrap(true);
  row->addWidget(message_, 1);
  cancel_ = new ActionButton(ActionButton::Rank::Plain, foot);
  cancel_->setText(tr("Cancel"));
  cancel_->hide();
  row->addWidget(cancel_);
  start_ = new ActionButton(ActionButton::Rank::Primary, foot);
  start_->setObjectName(QStringLiteral("start"));
  start_->setText(tr("Start the match"));
  start_->setKeyText(tr("Enter"));
  start_->setShortcut(QKeySequence(Qt::Key_Return));
  row->addWidget(start_);
  connect(start_, &ActionButton::clicked, this, &MatchForm::start);
  connect(cancel_, &ActionButton::clicked, this, &MatchForm::cancelled);
  return foot;
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
  secrecyNote_->setStyleSheet(muted);
  for (auto* seat : seats_.values) seat->setLook(look);
  for (auto* box : {edition_, theme_, table_, pace_}) box->setLook(look);
  start_->setLook(look);
  cancel_->setLook(look);
  updateGeometry();
  update();
}

void MatchForm::setPlan(const MatchPlan& plan) {
  for (const PlayerId player : table::kPlayers) seats_[player]->setSeat(plan.seats[player]);
  edition_->setCurrentIndex(std::max(0, edition_->findData(plan.edition)));
  theme_->setCurrentIndex(std::max(0, theme_->findData(plan.themeName)));
  table_->setCurrentIndex(std::max(0, table_->findData(plan.tableName)));
  pace_->setCurrentIndex(std::max(0, pace_->findData(QString::number(plan.pace))));
  secrecy_[static_cast<std::size_t>(plan.secrecy)]->setChecked(true);
  showSecrecyNote();
}

MatchPlan MatchForm::plan() const {
  MatchPlan out;
  for (const PlayerId player : table::kPlayers) out.seats[player] = seats_[player]->seat();
  out.edition = edition_->currentData().toString();
  out.themeName = theme_->currentData().toString();
  out.tableName = table_->currentData().toString();
  out.pace = pace_->currentData().toString().toInt();
  for (std::size_t i = 0; i < secrecy_.size(); ++i)
    if (secrecy_[i]->isChecked()) out.secrecy = static_cast<Secrecy>(i);
  out.seed = QRandomGenerator::system()->generate64();
  return out;
}

void MatchForm::showSecrecyNote() {
  if (secrecy_[0]->isChecked())
    secrecyNote_->setText(tr("Open: both hands lie face up, for learning."));
  else if (secrecy_[1]->isChecked())
    secrecyNote_->setText(tr("Hold to see: hands lie face down; whoever decides holds the own key to see the hand."));
  else
    secrecyNote_->setText(tr("Curtain: the table is covered whenever the decision passes on."));
}

void MatchForm::say(const QString& sentence) {
  message_->setText(sentence);
  message_->setStyleSheet(QStringLiteral("color: %1").arg(look_.theme().bad.name()));
}

QString MatchForm::message() const { return message_->text(); }

bool MatchForm::legal() {
  const auto* edition = naruto::find_edition(edition_->currentData().toString().toStdString());
  bool good = edition != nullptr;
  for (const PlayerId player : table::kPlayers) {
    const SeatChoice seat = seats_[player]->seat();
    const auto breaches =
        edition ? naruto::check_deck(seat.deck, cards_, *edition) : std::vector<naruto::DeckViolation>();
    QStringList lines;
    for (const auto& breach : breaches)
      if (lines.size() < 3) lines.append(violationText(breach, seat.language));
    if (static_cast<int>(breaches.size()) > 3)
      lines.append(tr("and %n more", nullptr, static_cast<int>(breaches.size()) - 3));
    seats_[player]->setBreaches(lines);
    good = good && breaches.empty();
  }
  return good;
}

void MatchForm::start() {
  if (!legal()) {
    say(tr("A deck breaks the rules of deck construction: see the lines in red."));
    return;
  }
  const MatchPlan chosen = plan();
  if (chosen.seats[PlayerId::south].name == chosen.seats[PlayerId::north].name) {
    say(tr("The two players need different names."));
    return;
  }
  say({});
  emit started(chosen);
}

void MatchForm::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

}  // namespace playsheet

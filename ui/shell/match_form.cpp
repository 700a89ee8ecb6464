// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/match_form.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/decks/guide_dialog.h"
#include "ui/series/series_words.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/secrecy_picker.h"
#include "ui/speech/from_view.h"
#include "ui/speech/rules_title.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

namespace playsheet {

MatchForm::MatchForm(const naruto::Catalog& cards, DeckShelf& shelf, QWidget* parent)
    : MatchPanel(tr("Two people at one screen. Each seat has its own name, deck and language."), parent),
      cards_(cards),
      shelf_(shelf) {
  setObjectName(QStringLiteral("matchForm"));
  addSeats(offer_);
  for (const PlayerId player : table::kPlayers) {
    connect(seats_[player], &SeatForm::changed, this, [this] {
      say({});
      judgeDecks();
    });
    connect(seats_[player], &SeatForm::deckRefused, this, &MatchForm::say);
    connect(seats_[player], &SeatForm::guideAsked, this, [this](const QString& deck, const QString& language) {
      GuideDialog(cards_, shelf_.ready, deck.toStdString(), look_, language, this).exec();
    });
  }
  addPart(makeOptions());
  makeFoot();
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
    const QString id = fromView(edition.id);
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
    auto* label = caption(text, panel);
    label->setBuddy(box);
    box->setAccessibleName(text);
    grid->addWidget(label, 0, at);
    grid->addWidget(box, 1, at++);
  }
  grid->addWidget(caption(tr("Hands"), panel), 0, at);
  grid->addLayout(secrecyOn(panel)->row(), 1, at);
  grid->setColumnStretch(at, 1);
  rulings_ = new ActionButton(ActionButton::Rank::Plain, panel);
  rulings_->setObjectName(QStringLiteral("houseRulings"));
  rulings_->setIconName(QStringLiteral("mission"));
  auto* agreed = new QHBoxLayout;
  agreed->setSpacing(14);
  agreed->addWidget(rulings_);
  agreed->addWidget(lengthOn(panel));
  agreed->addStretch(1);
  grid->addLayout(agreed, 2, 0, 1, 3);
  grid->addWidget(secrecy_->note(), 2, 3, 1, at - 2);
  sideboards_ = new QLabel(panel);
  sideboards_->setWordWrap(true);
  sideboards_->hide();
  grid->addWidget(sideboards_, 3, 0, 1, at + 1);
  connect(rulings_, &ActionButton::clicked, this, &MatchForm::openRulings);
  connect(length_, &ChoiceBox::currentIndexChanged, this, &MatchForm::showSideboards);
  connect(edition_, &ChoiceBox::activated, this, &MatchForm::chooseEdition);
  const auto look_changed = [this] {
    emit lookChosen(theme_->currentData().toString(), table_->currentData().toString());
  };
  connect(theme_, &ChoiceBox::activated, this, look_changed);
  connect(table_, &ChoiceBox::activated, this, look_changed);
  connect(pace_, &ChoiceBox::activated, this, [this] { emit paceChosen(pace_->currentData().toString().toInt()); });
  return panel;
}

void MatchForm::makeFoot() {
  mend_ = new ActionButton(ActionButton::Rank::Plain, this);
  mend_->setObjectName(QStringLiteral("mend"));
  mend_->setText(tr("Fix the deck…"));
  mend_->hide();
  connect(mend_, &ActionButton::clicked, this, [this] {
    for (const PlayerId player : table::kPlayers) {
      const auto chosen = static_cast<std::size_t>(seats_[player]->chosenDeck());
      if (chosen < shelf_.ready.size() && chosen < legal_[player].size() && !legal_[player][chosen])
        return emit mendAsked(shelf_.ready[chosen], edition_->currentData().toString());
    }
  });
  cancel_ = new ActionButton(ActionButton::Rank::Plain, this);
  cancel_->setText(tr("Cancel"));
  cancel_->hide();
  connect(cancel_, &ActionButton::clicked, this, &MatchForm::cancelled);
  addFoot({mend_, cancel_});
}

void MatchForm::setCancellable(bool cancellable) { cancel_->setVisible(cancellable); }

void MatchForm::setLook(const Look& look) {
  MatchPanel::setLook(look);
  for (auto* box : {edition_, theme_, table_, pace_}) box->setLook(look);
  for (auto* button : {cancel_, mend_, rulings_}) button->setLook(look);
}

void MatchForm::setPlan(const MatchPlan& plan) {
  for (const PlayerId player : table::kPlayers) seats_[player]->setSeat(plan.seats[player]);
  edition_->setCurrentIndex(std::max(0, edition_->findData(plan.edition)));
  setBestOf(plan.bestOf);
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
  out.bestOf = bestOf();
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

}  // namespace playsheet

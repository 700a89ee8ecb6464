// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gormiti_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QRandomGenerator>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/secrecy_picker.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/gormiti/refusal_text.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::Mode;

// --- the decks ------------------------------------------------------------------------------------------------------

void GormitiOffer::setMode(Mode mode) {
  decks_.clear();
  for (const gormiti::ReadyDeck& deck : cards_.decks())
    if (deck.mode == mode) decks_.push_back(&deck);
}

QString GormitiOffer::id(int deck) const {
  return QString::fromStdString(decks_[static_cast<std::size_t>(deck)]->code);
}

QString GormitiOffer::title(int deck, const QString& language) const {
  return QString::fromStdString(
      gormiti_wording::in_language(decks_[static_cast<std::size_t>(deck)]->name, wordingLanguage(language)));
}

/// Its Hero, who says the most of it.
QString GormitiOffer::note(int deck, const QString& language) const {
  const gormiti::ReadyDeck& ready = *decks_[static_cast<std::size_t>(deck)];
  const auto hero = cards_.find(ready.hero);
  if (!hero) return {};
  const auto words = wordingLanguage(language);
  const std::string_view title = gormiti_wording::name_of(gormiti_wording::Term::hero, words);
  return QStringLiteral("%1: %2").arg(fromView(title),
                                      QString::fromStdString(gormiti_wording::in_language(cards_[*hero].name, words)));
}

// --- the form -------------------------------------------------------------------------------------------------------

GormitiForm::GormitiForm(const gormiti::Catalog& cards, QWidget* parent)
    : MatchPanel(tr("Gormiti: Fighters of the elements, a Hero to protect on each side."), parent),
      cards_(cards),
      decks_(cards) {
  setObjectName(QStringLiteral("gormitiForm"));
  decks_.setMode(kept_.mode);
  addSeats(decks_);
  for (SeatForm* seat : seats_.values) connect(seat, &SeatForm::changed, this, &GormitiForm::judge);
  setFocusProxy(seats_[table::PlayerId::south]);
  addPart(makeOptions());
  addFoot({});
  setPlan({});
}

QWidget* GormitiForm::makeOptions() {
  auto* panel = new QWidget(this);
  auto* grid = new QGridLayout(panel);
  grid->setContentsMargins(0, 2, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(4);
  mode_ = new ChoiceBox(panel);
  for (const Mode mode : {Mode::strategic, Mode::quick}) {
    const std::string_view name = gormiti_wording::name_of(mode, programWording());
    mode_->addItem(fromView(name), static_cast<int>(mode));
  }
  mode_->setAccessibleName(tr("Mode"));
  grid->addWidget(caption(tr("Mode"), panel), 0, 0);
  grid->addWidget(mode_, 1, 0);
  grid->addWidget(caption(tr("Hands"), panel), 0, 1);
  grid->addLayout(secrecyOn(panel)->row(), 1, 1);
  about_ = caption({}, panel);
  about_->setWordWrap(true);
  grid->addWidget(about_, 2, 0);
  grid->addWidget(secrecy_->note(), 2, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  connect(mode_, &QComboBox::activated, this, &GormitiForm::chooseMode);
  return panel;
}

/// Each mode has decks of its own: the two that are next to each other in its list are taken.
void GormitiForm::chooseMode() {
  const auto mode = static_cast<Mode>(mode_->currentData().toInt());
  decks_.setMode(mode);
  for (const table::PlayerId player : table::kPlayers) {
    SeatForm* seat = seats_[player];
    const int first = player == table::PlayerId::south ? 0 : std::min(1, decks_.count() - 1);
    seat->decksChanged();
    seat->chooseDeck(first);
  }
  about_->setText(mode == Mode::quick ? tr("Short rounds, two Fighters each, nothing to remember. Good for children.")
                                      : tr("The whole game: deploy, equip, attack. Whose Hero falls first has lost."));
  judge();
}

void GormitiForm::judge() {
  const gormiti::Refusal refusal = gormiti::check_match(setupOf(plan(), cards_), cards_);
  say(refusal ? QString::fromStdString(gormiti_wording::refusal_text(refusal, {}, kept_.options, programWording()))
              : QString());
  start_->setEnabled(!refusal);
}

void GormitiForm::start() {
  if (start_->isEnabled()) emit started(plan());
}

void GormitiForm::setLook(const Look& look) {
  MatchPanel::setLook(look);
  mode_->setLook(look);
  judge();
}

void GormitiForm::setPlan(const GormitiPlan& plan) {
  kept_ = plan;
  mode_->setCurrentIndex(std::max(0, mode_->findData(static_cast<int>(plan.mode))));
  chooseMode();
  for (const table::PlayerId player : table::kPlayers) {
    SeatEntry entry = plan.seats[player];
    if (entry.deckId.isEmpty()) entry.deckId = seats_[player]->seat().deckId;
    if (entry.mark.isEmpty()) entry.mark = seatMarks().value(static_cast<qsizetype>(table::index(player)));
    seats_[player]->setSeat(entry);
  }
  secrecy_->setSecrecy(plan.secrecy);
  judge();
}

GormitiPlan GormitiForm::plan() const {
  GormitiPlan out = kept_;
  out.mode = static_cast<Mode>(mode_->currentData().toInt());
  for (const table::PlayerId player : table::kPlayers) out.seats[player] = seats_[player]->seat();
  out.secrecy = secrecy_->secrecy();
  out.seed = QRandomGenerator::system()->generate64();
  return out;
}

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gormiti_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QRandomGenerator>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/gormiti/house_options.h"
#include "ui/shell/gormiti_rules_dialog.h"
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
  mode_ = mode;
  decks_.clear();
  for (const gormiti::ReadyDeck& deck : cards_.decks())
    if (deck.mode == mode) decks_.push_back({QString::fromStdString(deck.code), &deck});
  if (store_)
    for (OwnGormitiDeck& each : store_->decks())
      if (each.deck.mode == mode) decks_.push_back({each.id, nullptr, std::move(each.deck)});
  for (const OwnGormitiDeck& guest : guests_)
    if (guest.deck.mode == mode) decks_.push_back({guest.id, nullptr, guest.deck});
}

void GormitiOffer::addGuest(const QString& id, const gormiti::DeckFile& deck) {
  std::erase_if(guests_, [&](const OwnGormitiDeck& guest) { return guest.id == id; });
  guests_.push_back({id, deck});
  setMode(mode_);
}

int GormitiOffer::find(const QString& id) const {
  const auto at = std::find_if(decks_.begin(), decks_.end(), [&](const Entry& entry) { return entry.id == id; });
  return at == decks_.end() ? -1 : static_cast<int>(at - decks_.begin());
}

QString GormitiOffer::id(int deck) const { return decks_[static_cast<std::size_t>(deck)].id; }

QString GormitiOffer::title(int deck, const QString& language) const {
  const Entry& entry = decks_[static_cast<std::size_t>(deck)];
  return QString::fromStdString(entry.own ? entry.own->name
                                          : gormiti_wording::in_language(entry.ready->name, wordingLanguage(language)));
}

/// Of a ready one its Hero, who says the most of it.
QString GormitiOffer::note(int deck, const QString& language) const {
  const Entry& entry = decks_[static_cast<std::size_t>(deck)];
  const auto words = wordingLanguage(language);
  if (entry.own) return GormitiForm::tr("Cards: %1").arg(entry.own->cards.size());
  const auto hero = cards_.find(entry.ready->hero);
  if (!hero) return {};
  const std::string_view title = gormiti_wording::name_of(gormiti_wording::Term::hero, words);
  return QStringLiteral("%1: %2").arg(fromView(title),
                                      QString::fromStdString(gormiti_wording::in_language(cards_[*hero].name, words)));
}

std::vector<QStringList> GormitiOffer::faults(const gormiti::Options& options) const {
  std::vector<QStringList> out;
  for (const Entry& entry : decks_) {
    const QString fault = entry.own ? gormitiDeckFault(*entry.own, cards_, options) : QString();
    out.push_back(fault.isEmpty() ? QStringList() : QStringList(fault));
  }
  return out;
}

QString GormitiOffer::open(const QString& path) {
  auto read = store_->read(path);
  if (const auto* sentence = std::get_if<QString>(&read)) return *sentence;
  const auto& deck = std::get<gormiti::DeckFile>(read);
  if (deck.mode != mode_)
    return GormitiForm::tr("“%1” is a deck for another mode: %2.")
        .arg(QString::fromStdString(deck.name), fromView(gormiti_wording::name_of(deck.mode, programWording())));
  addGuest(path, deck);
  return {};
}

// --- the form -------------------------------------------------------------------------------------------------------

GormitiForm::GormitiForm(const gormiti::Catalog& cards, QWidget* parent)
    : MatchPanel(tr("Gormiti: Fighters of the elements, a Hero to protect on each side."), parent),
      cards_(cards),
      decks_(cards) {
  setObjectName(QStringLiteral("gormitiForm"));
  decks_.setMode(kept_.mode);
  addSeats(decks_);
  for (SeatForm* seat : seats_.values) {
    connect(seat, &SeatForm::changed, this, &GormitiForm::judge);
    connect(seat, &SeatForm::deckRefused, this, &GormitiForm::say);
  }
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
  rulings_ = new ActionButton(ActionButton::Rank::Plain, panel);
  rulings_->setObjectName(QStringLiteral("gormitiRules"));
  rulings_->setIconName(QStringLiteral("mission"));
  auto* played = new QHBoxLayout;
  played->setSpacing(14);
  played->addWidget(mode_, 1);
  played->addWidget(rulings_);
  played->addWidget(lengthOn(panel));
  grid->addLayout(played, 1, 0);
  grid->addWidget(caption(tr("Hands"), panel), 0, 1);
  grid->addLayout(secrecyOn(panel)->row(), 1, 1);
  about_ = caption({}, panel);
  about_->setWordWrap(true);
  grid->addWidget(about_, 2, 0);
  grid->addWidget(secrecy_->note(), 2, 1);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(1, 1);
  connect(mode_, &QComboBox::activated, this, &GormitiForm::chooseMode);
  connect(rulings_, &ActionButton::clicked, this, &GormitiForm::openRulings);
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
  showRulings();
  judge();
}

void GormitiForm::setOptions(const gormiti::Options& options) {
  kept_.options = options;
  showRulings();
  judge();
}

/// Those that mean something in the mode that is chosen.
void GormitiForm::showRulings() {
  const int changed = changedOptions(kept_.options, static_cast<Mode>(mode_->currentData().toInt()));
  rulings_->setText(rulingsButtonText(changed));
  rulings_->setLit(changed > 0);
  rulings_->updateGeometry();
}

void GormitiForm::openRulings() {
  const auto mode = static_cast<Mode>(mode_->currentData().toInt());
  GormitiRulesDialog dialog({mode, kept_.options, QLocale().name()}, look_, this);
  if (dialog.exec() == QDialog::Accepted) setOptions(dialog.options());
}

void GormitiForm::setDecks(GormitiDecks* decks) {
  decks_.setStore(decks);
  decksChanged();
}

void GormitiForm::decksChanged() { setPlan(plan()); }

/// A deck that breaks a rule says so; else what is wrong with the two together, if anything is.
void GormitiForm::judge() {
  const auto faults = decks_.faults(kept_.options);
  QString sentence;
  for (SeatForm* seat : seats_.values) {
    seat->setBreaches(faults);
    const int chosen = seat->chosenDeck();
    if (sentence.isEmpty() && chosen >= 0 && chosen < decks_.count())
      sentence = faults[static_cast<std::size_t>(chosen)].join(QLatin1Char(' '));
  }
  const gormiti::Refusal refusal = gormiti::check_match(setupOf(plan(), cards_), cards_);
  if (refusal && sentence.isEmpty())
    sentence = QString::fromStdString(gormiti_wording::refusal_text(refusal, {}, kept_.options, programWording()));
  say(sentence);
  start_->setEnabled(!refusal);
}

void GormitiForm::start() {
  if (start_->isEnabled()) emit started(plan());
}

void GormitiForm::setLook(const Look& look) {
  MatchPanel::setLook(look);
  mode_->setLook(look);
  rulings_->setLook(look);
  judge();
}

void GormitiForm::setPlan(const GormitiPlan& plan) {
  kept_ = plan;
  decks_.setMode(plan.mode);
  for (const table::PlayerId player : table::kPlayers) {
    const QString& id = plan.seats[player].deckId;
    const bool gone = id.startsWith(QLatin1String(kOwnGormitiDeck));  // deleted meanwhile, if it is not among them
    if (const auto& own = plan.own[player]; own && !gone && decks_.find(id) < 0) decks_.addGuest(id, *own);
  }
  mode_->setCurrentIndex(std::max(0, mode_->findData(static_cast<int>(plan.mode))));
  chooseMode();
  for (const table::PlayerId player : table::kPlayers) {
    SeatEntry entry = plan.seats[player];
    if (entry.deckId.isEmpty()) entry.deckId = seats_[player]->seat().deckId;
    if (entry.mark.isEmpty()) entry.mark = seatMarks().value(static_cast<qsizetype>(table::index(player)));
    seats_[player]->setSeat(entry);
  }
  secrecy_->setSecrecy(plan.secrecy);
  setBestOf(plan.bestOf);
  judge();
}

GormitiPlan GormitiForm::plan() const {
  GormitiPlan out = kept_;
  out.mode = static_cast<Mode>(mode_->currentData().toInt());
  for (const table::PlayerId player : table::kPlayers) {
    out.seats[player] = seats_[player]->seat();
    const int chosen = seats_[player]->chosenDeck();
    out.own[player] = chosen >= 0 && chosen < decks_.count() ? decks_.own(chosen) : std::nullopt;
  }
  out.secrecy = secrecy_->secrecy();
  out.bestOf = bestOf();
  out.seed = QRandomGenerator::system()->generate64();
  return out;
}

}  // namespace playsheet

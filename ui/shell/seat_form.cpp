// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/seat_form.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/speech/seat_words.h"
#include "ui/table/reading_choice.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/mark_picker.h"

namespace playsheet {

QString defaultPlayerName(table::PlayerId player) {
  return player == table::PlayerId::south ? SeatForm::tr("South") : SeatForm::tr("North");
}

SeatForm::SeatForm(table::PlayerId player, DeckOffer& decks, QWidget* parent)
    : QWidget(parent),
      player_(player),
      decks_(decks),
      name_(new LineField(24, this)),
      deck_(new ChoiceBox(this)),
      language_(new ChoiceBox(this)),
      note_(new DeckNote(this)),
      guide_(new ActionButton(ActionButton::Rank::Plain, this)),
      mark_(new MarkPicker(player, this)) {
  setFocusProxy(name_);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(18, 12, 12, 12);
  grid->setVerticalSpacing(7);
  grid->setHorizontalSpacing(10);
  const auto row = [&](int at, const QString& text, QWidget* field) {
    auto* label = caption(text);
    label->setBuddy(field);
    grid->addWidget(label, at, 0);
    grid->addWidget(field, at, 1, field == mark_ ? Qt::AlignLeft : Qt::Alignment());
    // "South: Name": the fields of both seats are read one after the other
    const QString whole = QStringLiteral("%1: %2").arg(defaultPlayerName(player_), text);
    field->setAccessibleName(whole);
    label->setAccessibleName(whole);  // Orca says a field by its label
  };
  row(0, tr("Name"), name_);
  row(1, tr("Deck"), deck_);
  note_->setObjectName(QStringLiteral("note"));
  grid->addWidget(note_, 2, 1);
  guide_->setObjectName(QStringLiteral("guide"));
  guide_->setIconName(QStringLiteral("reader"));
  guide_->setAccessibleName(tr("How to play this deck"));
  guide_->setToolTip(guide_->accessibleName());
  grid->addWidget(guide_, 2, 0, Qt::AlignTop | Qt::AlignLeft);
  connect(guide_, &ActionButton::clicked, this,
          [this] { emit guideAsked(seat().deckId, language_->currentData().toString()); });
  row(3, tr("Language"), language_);
  row(4, tr("Mark"), mark_);
  grid->setRowStretch(2, 1);
  grid->setColumnStretch(1, 1);
  deck_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  deck_->setMinimumContentsLength(16);
  for (const QString& language : seatLanguages()) language_->addItem(languageTitle(language), language);
  fillDecks();
  connect(name_, &LineField::textChanged, this, &SeatForm::changed);
  connect(deck_, &QComboBox::activated, this, &SeatForm::deckChosen);
  connect(language_, &QComboBox::currentIndexChanged, this, [this] {
    fillDecks();
    emit changed();
  });
  connect(mark_, &MarkPicker::chosen, this, &SeatForm::changed);
}

QLabel* SeatForm::caption(const QString& text) {
  auto* label = new QLabel(text, this);
  captions_.push_back(label);
  return label;
}

void SeatForm::fillDecks() {
  const QSignalBlocker blocker(deck_);
  const QString language = language_->currentData().toString();
  deck_->clear();
  const QColor bad = look_.theme().bad;
  for (int at = 0; at < decks_.count(); ++at) {
    deck_->addItem(decks_.title(at, language));
    if (isLegal(at)) continue;
    deck_->setItemIcon(at, actionPixmap(QStringLiteral("warning"), 14, bad, devicePixelRatioF()));
    deck_->setItemData(at, look_.theme().muted, Qt::ForegroundRole);
    deck_->setItemData(at, breaches_[static_cast<std::size_t>(at)].join(QLatin1Char('\n')), Qt::ToolTipRole);
  }
  if (decks_.opensFiles()) {
    deck_->insertSeparator(deck_->count());
    deck_->addItem(tr("Open a deck file…"));
  }
  deck_->setCurrentIndex(chosen_);
  showNote();
}

void SeatForm::showNote() {
  if (chosen_ < 0 || chosen_ >= decks_.count()) return;
  guide_->setVisible(decks_.hasGuide(chosen_));
  if (!isLegal(chosen_)) {
    note_->tell(breaches_[static_cast<std::size_t>(chosen_)].join(QLatin1Char('\n')));
    note_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().bad.name()).arg(look_.gap(13)));
    return;
  }
  note_->tell(decks_.note(chosen_, language_->currentData().toString()));
  note_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look_.theme().muted.name()).arg(look_.gap(13)));
}

void SeatForm::deckChosen(int index) {
  if (index >= decks_.count()) {
    deck_->setCurrentIndex(chosen_);
    openFile();
    return;
  }
  chosen_ = index;
  showNote();
  emit changed();
}

void SeatForm::openFile() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open a deck file"), {}, tr("Decks (*.toml);;All files (*)"));
  if (path.isEmpty()) return;
  if (const QString sentence = decks_.open(path); !sentence.isEmpty()) {
    emit deckRefused(sentence);
    return;
  }
  chosen_ = decks_.count() - 1;
  fillDecks();
  emit changed();
}

void SeatForm::setLook(const Look& look) {
  look_ = look;
  mark_->setLook(look);
  guide_->setLook(look);
  deck_->setLook(look);
  language_->setLook(look);
  fillDecks();  // the marks have the colours of the theme
  for (auto* label : captions_)
    label->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13)));
  showNote();
  update();
}

void SeatForm::setSeat(const SeatEntry& seat) {
  const QSignalBlocker blocker(this);
  name_->setText(seat.name.isEmpty() ? defaultPlayerName(player_) : seat.name);
  mark_->setMark(seat.mark);
  chosen_ = std::clamp(chosen_, 0, std::max(0, decks_.count() - 1));  // decks may have gone
  for (int i = 0; i < decks_.count(); ++i)
    if (decks_.id(i) == seat.deckId) chosen_ = i;
  language_->setCurrentIndex(std::max(0, language_->findData(seat.language)));
  fillDecks();
}

SeatEntry SeatForm::seat() const {
  SeatEntry out;
  out.name = cleanName(name_->text(), kLongestPlayerName);
  if (out.name.isEmpty()) out.name = defaultPlayerName(player_);
  out.language = language_->currentData().toString();
  out.mark = mark_->mark();
  if (chosen_ >= 0 && chosen_ < decks_.count()) out.deckId = decks_.id(chosen_);
  return out;
}

bool SeatForm::isLegal(int deck) const {
  const auto at = static_cast<std::size_t>(deck);
  return at >= breaches_.size() || breaches_[at].isEmpty();
}

void SeatForm::setBreaches(const std::vector<QStringList>& breaches) {
  if (breaches == breaches_) return;
  breaches_ = breaches;
  fillDecks();
}

void SeatForm::chooseDeck(int index) {
  chosen_ = index;
  deck_->setCurrentIndex(chosen_);
  showNote();
}

QString SeatForm::note() const { return note_->text(); }

void SeatForm::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line, 1));
  painter.setBrush(mix(t.surface, t.raised, t.dark ? 0.5 : 0.0));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
  painter.setPen(Qt::NoPen);
  painter.setBrush(seatColour(t, player_));
  painter.drawRoundedRect(QRectF(1, 8, look_.px(5), height() - 16), 2.5, 2.5);
}

}  // namespace playsheet

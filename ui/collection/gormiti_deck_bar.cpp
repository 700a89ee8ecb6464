// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/gormiti_deck_bar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>
#include <utility>

#include "engine/gormiti/decks/deck_list.h"
#include "ui/speech/from_view.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/clean_name.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/telling.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {
namespace {

constexpr const char* kPlainList = QT_TRANSLATE_NOOP("playsheet::GormitiDeckBar", "Plain list");
constexpr const char* kShareCode = QT_TRANSLATE_NOOP("playsheet::GormitiDeckBar", "Share code");

}  // namespace

GormitiDeckBar::GormitiDeckBar(const gormiti::Catalog& cards, GormitiTray& tray, QWidget* parent)
    : DeckBar(parent),
      cards_(cards),
      tray_(tray),
      decks_(new ChoiceBox(this)),
      name_(new LineField(static_cast<int>(table::kLongestName), this)),
      modes_(new ChoiceBox(this)),
      state_(new QLabel(this)),
      copies_(new QMenu(this)),
      undo_(button("deckUndo", tr("Undo"), tr("Undo the last change of the decks"))),
      remove_(button("deckRemove", tr("Delete"), tr("Delete this deck"))),
      copy_(button("deckCopy", tr("Copy as…"), tr("Copy this deck to the clipboard: as a list or as a share code"))),
      paste_(
          button("deckPaste", tr("Paste"),
                 tr("Replace the cards of this deck with the list on the clipboard; a share code becomes a new deck"))),
      open_(button("deckOpen", tr("Open…"), tr("Open a deck file"))),
      save_(button("deckSave", tr("Save as…"), tr("Save this deck to a file"))) {
  setObjectName(QStringLiteral("deckBar"));
  setAccessibleName(tr("Deck"));
  decks_->setObjectName(QStringLiteral("deckChoice"));
  decks_->setAccessibleName(tr("Deck"));
  name_->setObjectName(QStringLiteral("deckName"));
  name_->setAccessibleName(tr("Name of the deck"));
  modes_->setAccessibleName(tr("Mode"));
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick})
    modes_->addItem(fromView(gormiti_wording::name_of(mode, programWording())), static_cast<int>(mode));
  state_->setWordWrap(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* top = new QHBoxLayout;
  top->addWidget(decks_, 2);
  top->addWidget(name_, 2);
  top->addWidget(modes_, 1);
  column->addLayout(top);
  auto* row = new QHBoxLayout;
  for (ActionButton* each : buttons_) row->addWidget(each);
  row->addStretch(1);
  column->addLayout(row);
  column->addWidget(state_);
  connectAll();
  showState();
}

ActionButton* GormitiDeckBar::button(const char* name, const QString& text, const QString& tip) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  made->setToolTip(tip);
  made->setAccessibleName(tip);
  made->setFocusPolicy(Qt::TabFocus);
  buttons_.push_back(made);
  return made;
}

void GormitiDeckBar::connectAll() {
  connect(&tray_, &GormitiTray::changed, this, [this] {
    told_.clear();
    showState();
  });
  connect(decks_, &ChoiceBox::activated, this, &GormitiDeckBar::chosen);
  connect(name_, &LineField::editingFinished, this, [this] {
    const OwnGormitiDeck* now = tray_.current();
    if (now && QString::fromStdString(now->deck.name) != name_->text()) say(tray_.rename(name_->text()));
  });
  connect(modes_, &ChoiceBox::activated, this,
          [this] { say(tray_.setMode(static_cast<gormiti::Mode>(modes_->currentData().toInt()))); });
  connect(undo_, &ActionButton::clicked, this, [this] { say(tray_.undo()); });
  connect(remove_, &ActionButton::clicked, this, [this] {
    const QString name = tray_.current() ? QString::fromStdString(tray_.current()->deck.name) : QString();
    const QString why = tray_.remove();
    say(why.isEmpty() ? tr("“%1” was deleted. Undo brings it back.").arg(name) : why);
  });
  copies_->addAction(tr(kPlainList), this, &GormitiDeckBar::copyList);
  copies_->addAction(tr(kShareCode), this, &GormitiDeckBar::copyCode);
  connect(copy_, &ActionButton::clicked, this,
          [this] { copies_->popup(copy_->mapToGlobal(QPoint(0, copy_->height()))); });
  connect(paste_, &ActionButton::clicked, this, &GormitiDeckBar::paste);
  connect(open_, &ActionButton::clicked, this, [this] {
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a deck file"), {}, tr("Decks (*.toml);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
  });
  connect(save_, &ActionButton::clicked, this, [this] {
    const QString proposed = name_->text() + QStringLiteral(".deck.toml");
    const QString path = QFileDialog::getSaveFileName(this, tr("Save this deck to a file"), proposed);
    if (!path.isEmpty()) saveFile(path);
  });
}

void GormitiDeckBar::setLook(const Look& look) {
  look_ = look;
  for (ActionButton* each : buttons_) each->setLook(look);
  decks_->setLook(look);
  modes_->setLook(look);
  showState();
}

QString GormitiDeckBar::message() const { return state_->text(); }

/// The decks, then what a new one can be.
void GormitiDeckBar::showState() {
  decks_->clear();
  const OwnGormitiDeck* now = tray_.current();
  for (const OwnGormitiDeck& each : tray_.decks()) {
    decks_->addItem(QString::fromStdString(each.deck.name), each.id);
    if (now && each.id == now->id) decks_->setCurrentIndex(decks_->count() - 1);
  }
  if (!now) decks_->addItem(tr("No decks yet"));
  decks_->insertSeparator(decks_->count());
  for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick})
    decks_->addItem(tr("New deck: %1").arg(fromView(gormiti_wording::name_of(mode, programWording()))),
                    static_cast<int>(mode));
  if (now) decks_->addItem(tr("Copy of “%1”").arg(QString::fromStdString(now->deck.name)), QStringLiteral("copy"));
  for (const gormiti::ReadyDeck& ready : cards_.decks())
    decks_->addItem(
        tr("Copy of “%1”").arg(QString::fromStdString(gormiti_wording::in_language(ready.name, programWording()))),
        QStringLiteral("ready:") + QString::fromStdString(ready.code));
  const QSignalBlocker typing(name_);
  name_->setText(now ? QString::fromStdString(now->deck.name) : QString());
  modes_->setCurrentIndex(now ? modes_->findData(static_cast<int>(now->deck.mode)) : 0);
  for (QWidget* each : {static_cast<QWidget*>(name_), static_cast<QWidget*>(modes_), static_cast<QWidget*>(remove_),
                        static_cast<QWidget*>(copy_), static_cast<QWidget*>(save_)})
    each->setEnabled(now != nullptr);
  undo_->setEnabled(tray_.canUndo());
  QString state = told_;
  bool bad = false;
  if (state.isEmpty() && !tray_.trouble().isEmpty()) {
    state = tray_.trouble();
    bad = true;
  } else if (state.isEmpty() && now) {
    const QString fault = gormitiDeckFault(now->deck, cards_);
    bad = !fault.isEmpty();
    state = bad ? fault : tr("This deck is legal. Cards: %1.").arg(now->deck.cards.size());
  } else if (state.isEmpty()) {
    state = tr("Choose a new deck or a copy above; then put cards in with D or a double click.");
  }
  state_->setText(state);
  state_->setStyleSheet(messageStyleOf(look_, bad));
}

gormiti::DeckFile GormitiDeckBar::emptyDeck(gormiti::Mode mode) const {
  return {mode, tr("New deck").toStdString(), {}};
}

void GormitiDeckBar::chosen(int index) {
  const QVariant wanted = decks_->itemData(index);
  if (wanted.typeId() == QMetaType::Int) return say(tray_.make(emptyDeck(static_cast<gormiti::Mode>(wanted.toInt()))));
  const QString id = wanted.toString();
  if (id == QStringLiteral("copy")) return say(tray_.make(tray_.current()->deck));
  if (!id.startsWith(QStringLiteral("ready:"))) return id.isEmpty() ? showState() : tray_.open(id);
  if (const auto* ready = cards_.deck(id.mid(6).toStdString()))
    say(tray_.make({ready->mode, gormiti_wording::in_language(ready->name, programWording()), ready->cards}));
}

void GormitiDeckBar::copyList() {
  if (!tray_.current()) return;
  QGuiApplication::clipboard()->setText(gormitiDeckList(tray_.current()->deck, cards_, programLanguage()));
  say(tr("Deck copied to the clipboard."));
}

void GormitiDeckBar::copyCode() {
  if (!tray_.current()) return;
  const gormiti::WrittenShareCode written = gormiti::write_share_code(tray_.current()->deck);
  if (written.refusal) return say(gormitiShareFault(*written.refusal, cards_));
  QGuiApplication::clipboard()->setText(QString::fromStdString(written.code));
  say(tr("Share code copied to the clipboard."));
}

/// A share code says what the deck is called and for which mode it is: no other deck is changed by it.
void GormitiDeckBar::paste() {
  const std::string text = QGuiApplication::clipboard()->text().toStdString();
  if (!gormiti::is_any_share_code(text)) return pasteList(text);
  gormiti::ShareReading read = gormiti::read_share_code(text, cards_);
  if (!read.deck) return say(tr("Nothing was changed: %1").arg(gormitiShareFault(*read.refusal, cards_)));
  const QString why = tray_.make(std::move(*read.deck));
  say(why.isEmpty() ? tr("The share code is a new deck: “%1”.").arg(QString::fromStdString(tray_.current()->deck.name))
                    : why);
}

/// All of the list or nothing of it: what no card is called is told.
void GormitiDeckBar::pasteList(const std::string& text) {
  gormiti::DeckList list = gormiti::read_deck_list(text, cards_);
  if (!list.unknown.empty())
    return say(tr("Nothing was changed: no card of Gormiti is called “%1”.")
                   .arg(QString::fromStdString(list.unknown.front()).left(60)));
  if (list.cards.empty()) return say(tr("There is no text on the clipboard."));
  if (list.cards.size() > gormiti::kMostCardsOfAFile)
    return say(tr("Nothing was changed: the list has %1 cards.").arg(list.cards.size()));
  if (!tray_.current()) return say(tr("A list fills a deck: choose a new deck above, then paste it again."));
  say(tray_.setCards(std::move(list.cards)));
}

void GormitiDeckBar::openFile(const QString& path) { say(tray_.openFile(path)); }

void GormitiDeckBar::saveFile(const QString& path) {
  const QString why = tray_.saveFile(path);
  say(why.isEmpty() ? tr("Saved: %1").arg(path) : why);
}

void GormitiDeckBar::say(const QString& sentence) {
  told_ = sentence;
  showState();
  announce(this, state_->text());
}

}  // namespace playsheet

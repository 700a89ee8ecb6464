// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_builder.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "engine/naruto/decks/deck_statistics.h"
#include "ui/collection/face_window.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/deck_plots.h"
#include "ui/decks/fix_words.h"
#include "ui/decks/pool_view.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

DeckBuilder::DeckBuilder(const naruto::Catalog& cards, DeckStore& store, const std::vector<naruto::Deck>& ready,
                         QWidget* parent)
    : QWidget(parent), cards_(cards), store_(store), ready_(ready) {
  setObjectName(QStringLiteral("deckBuilder"));
  setAutoFillBackground(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 8, 12, 4);
  column->setSpacing(6);
  column->addWidget(makeHead());
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  row->addWidget(makePool(), 30);
  row->addWidget(makeMiddle(), 42);
  row->addWidget(makeSide(), 28);
  column->addLayout(row, 1);
  column->addWidget(makeFoot());
  refresh();
  setFinder([plain = plainFinder(cards)](const QString& words, const auto& answer) { answer({plain(words), {}}); });
}

// --- what is shown --------------------------------------------------------------------------------------------------

void DeckBuilder::setLook(const Look& look) {
  look_ = look;
  const Theme& t = look.theme();
  setStyleSheet(styleSheetOf(look) + QStringLiteral("#deckBuilder { background: %1; }").arg(t.bg.name()));
  for (ActionButton* each : buttons_) each->setLook(look);
  for (ChoiceBox* each : {decks_, edition_, grouping_, order_}) each->setLook(look);
  for (QLabel* each : titles_)
    each->setStyleSheet(QStringLiteral("color: %1; font-size: %2px").arg(t.muted.name()).arg(look.gap(13)));
  pool_->setLook(look);
  tree_->setLook(look);
  checks_->setLook(look);
  plots_->setLook(look);
  face_->setFixedHeight(look.gap(292));
  message_->setMinimumHeight(look.gap(18));
}

/// The card that is pointed at or chosen, to be read.
void DeckBuilder::showCard(const QString& code) {
  if (code == faceCode_) return;
  const auto id = cards_.find(code.toStdString());
  faceCode_ = code;
  face_->setFace(id ? makeFace(cards_, *id, language_) : CardFace{}, language_);
}

void DeckBuilder::setLanguage(const QString& language) {
  language_ = language;
  showCard(std::exchange(faceCode_, {}));
  pool_->pool()->setLanguage(language);
  tree_->setLanguage(language);
  checks_->setLanguage(language);
  fillDecks();
  showDeck();
}

void DeckBuilder::setEdition(const QString& id) {
  if (const int at = edition_->findData(id); at >= 0) edition_->setCurrentIndex(at);
  showDeck();
}

const naruto::Edition& DeckBuilder::edition() const {
  const auto* chosen = naruto::find_edition(edition_->currentData().toString().toStdString());
  return chosen ? *chosen : naruto::editions().front();
}

void DeckBuilder::setFinder(CardFinder finder) {
  finder_ = std::move(finder);
  findCards();
}

/// At every letter. Nobody waits: the pool stays as it is until the newest line is answered.
void DeckBuilder::findCards() {
  finding_ = true;
  finder_(filter_->text(), [this](CardsFound found) { showFound(std::move(found)); });
}

void DeckBuilder::showFound(CardsFound found) {
  finding_ = false;
  filter_->tell(found.trouble);
  if (found.trouble.isEmpty()) {
    const auto hidden = playable_->isChecked()
                            ? std::erase_if(found.cards,
                                            [this](naruto::DefinitionId card) {
                                              return cards_[card].readiness != naruto::Readiness::ready;
                                            })
                            : 0;
    QString told = tr("%n card(s)", nullptr, static_cast<int>(found.cards.size()));
    if (hidden > 0) told += QStringLiteral(" \u00B7 ") + tr("%n not shown", nullptr, static_cast<int>(hidden));
    count_->setText(told);
    pool_->pool()->setCards(std::move(found.cards));
    if (pool_->model()->rowCount() > 0) pool_->setCurrentIndex(pool_->model()->index(0, 0));
  }
  if (poolWhenFound_) toPool();
}

/// Not into a pool that is about to be another one: what is pressed there is meant for a card of the new one.
void DeckBuilder::toPool() {
  poolWhenFound_ = finding_;
  if (!finding_) pool_->setFocus();
}

void DeckBuilder::say(const QString& sentence, bool bad) {
  message_->setText(sentence);
  message_->setToolTip(sentence.toHtmlEscaped());  // names come from anywhere
  message_->setStyleSheet(messageStyleOf(look_, bad));
}

QString DeckBuilder::message() const { return message_->text(); }

void DeckBuilder::fillDecks() {
  const QSignalBlocker blocker(decks_);
  decks_->clear();
  ids_.clear();
  int chosen = -1;
  for (const StoredDeck& stored : store_.decks()) {
    if (stored.id == current_.id) chosen = decks_->count();
    decks_->addItem(QString::fromStdString(stored.deck.name.in(language_.toStdString())));
    if (!stored.tags.isEmpty())
      decks_->setItemData(decks_->count() - 1, stored.tags.join(QStringLiteral(", ")), Qt::ToolTipRole);
    ids_.push_back(stored.id);
  }
  if (ids_.empty()) {  // a line that says so
    decks_->addItem(tr("No decks yet"));
    ids_.push_back(0);
  }
  for (const naruto::Deck& deck : ready_)
    decks_->addItem(tr("Copy of “%1”").arg(QString::fromStdString(deck.name.in(language_.toStdString()))));
  decks_->setCurrentIndex(std::max(0, chosen));
}

void DeckBuilder::showDeck() {
  const bool there = current() != nullptr;
  const naruto::Deck& deck = current_.deck;
  pool_->pool()->setDeck(deck);
  tree_->setEdition(edition());
  tree_->setDeck(deck);
  checks_->setVisible(there);
  if (there) {
    auto breaches = naruto::check_deck(deck, cards_, edition());
    tree_->setBreaches(breaches);
    QStringList fixes;
    for (std::size_t i = 0; i < std::min(breaches.size(), DeckChecks::kMostShown); ++i)
      fixes << fixWords(deck, breaches[i], cards_, language_);
    checks_->setBreaches(std::move(breaches), edition_->currentText(), fixes);
  }
  plots_->setStatistics(naruto::statistics_of(deck.cards, cards_));
  undo_->setEnabled(there && current_.canUndo);
  redo_->setEnabled(there && current_.canRedo);
  for (QWidget* each : needsDeck_) each->setEnabled(there);
}

void DeckBuilder::refresh() {
  const auto all = store_.decks();
  const auto same = std::find_if(all.begin(), all.end(), [&](const StoredDeck& d) { return d.id == current_.id; });
  if (same != all.end())
    current_ = *same;
  else
    current_ = all.empty() ? StoredDeck{} : all.back();
  if (current() && !current_.deck.edition.empty())
    edition_->setCurrentIndex(std::max(0, edition_->findData(QString::fromStdString(current_.deck.edition))));
  fillDecks();
  showDeck();
  tellTrouble();
}

/// A file that cannot be used is told at once, not at the first edit that it loses.
void DeckBuilder::tellTrouble() {
  if (!store_.trouble().isEmpty()) say(store_.trouble(), true);
  backup_->setVisible(store_.backupOffered());
}

void DeckBuilder::open(qint64 id) {
  current_.id = id;
  say({});
  refresh();
}

void DeckBuilder::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  if (event->matches(QKeySequence::Undo)) return undo();
  if (event->matches(QKeySequence::Redo)) return redo();
  if (event->matches(QKeySequence::Copy)) return copyList(naruto::DeckFormat::list);
  if (event->matches(QKeySequence::Paste)) return pasteList();
  if (event->matches(QKeySequence::Find)) return filter_->setFocus();
  QWidget::keyPressEvent(event);
}

}  // namespace playsheet

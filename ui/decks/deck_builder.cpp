// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_builder.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "engine/naruto/decks/deck_fix.h"
#include "engine/naruto/decks/deck_statistics.h"
#include "engine/naruto/search/reader.h"
#include "ui/collection/face_window.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/deck_plots.h"
#include "ui/decks/guide_store.h"
#include "ui/decks/pool_view.h"
#include "ui/faces/card_pictures.h"
#include "ui/speech/face_maker.h"
#include "ui/speech/rules_title.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet {
namespace {

constexpr int kMostLettersInside = 200;

}  // namespace

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

ActionButton* DeckBuilder::button(const QString& text, const QString& icon, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  if (!icon.isEmpty()) made->setIconName(icon);
  buttons_.push_back(made);
  return made;
}

QWidget* DeckBuilder::makeHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  decks_ = new ChoiceBox(head);
  decks_->setObjectName(QStringLiteral("decks"));
  decks_->setAccessibleName(tr("Deck"));
  decks_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  decks_->setMinimumContentsLength(20);
  row->addWidget(decks_);
  connect(decks_, &ChoiceBox::activated, this, [this](int at) {
    if (at >= 0 && at < static_cast<int>(ids_.size()) && ids_[static_cast<std::size_t>(at)] != 0)
      return open(ids_[static_cast<std::size_t>(at)]);
    const int place = at - static_cast<int>(ids_.size());
    if (place >= 0 && place < static_cast<int>(ready_.size())) openCopyOf(ready_[static_cast<std::size_t>(place)]);
  });
  auto* fresh = button(tr("New"), QStringLiteral("plus"), "new");
  undo_ = button({}, QStringLiteral("undo"), "undo");
  redo_ = button({}, QStringLiteral("redo"), "redo");
  undo_->setAccessibleName(tr("Undo"));
  redo_->setAccessibleName(tr("Redo"));
  undo_->setToolTip(tr("Undo") + QStringLiteral(" · ") + keyTitle(QKeySequence(QKeySequence::Undo)));
  redo_->setToolTip(tr("Redo") + QStringLiteral(" · ") + keyTitle(QKeySequence(QKeySequence::Redo)));
  auto* paste = button(tr("Paste a list"), QStringLiteral("log"), "paste");
  auto* hand = button(tr("Test hand"), QStringLiteral("hand"), "hand");
  guide_ = button(tr("How to play"), QStringLiteral("reader"), "guide");
  auto* more = button(tr("More…"), {}, "more");
  play_ = button(tr("Play this deck"), {}, "play");
  play_->setRank(ActionButton::Rank::Primary);
  auto* close = button(tr("Close"), {}, "close");
  close->setKeyText(keyTitle(QKeySequence(Qt::Key_Escape)));
  for (ActionButton* each : {fresh, undo_, redo_, paste, hand, guide_, more}) row->addWidget(each);
  row->addStretch(1);
  row->addWidget(play_);
  row->addWidget(close);
  connect(fresh, &ActionButton::clicked, this, &DeckBuilder::newDeck);
  connect(undo_, &ActionButton::clicked, this, &DeckBuilder::undo);
  connect(redo_, &ActionButton::clicked, this, &DeckBuilder::redo);
  connect(paste, &ActionButton::clicked, this, &DeckBuilder::pasteList);
  connect(hand, &ActionButton::clicked, this, &DeckBuilder::testHand);
  connect(guide_, &ActionButton::clicked, this, [this] { showGuides(guideOfDeck()); });
  connect(more, &ActionButton::clicked, this, &DeckBuilder::showMenu);
  connect(close, &ActionButton::clicked, this, &DeckBuilder::closed);
  connect(play_, &ActionButton::clicked, this, [this] {
    if (current()) emit playAsked(current_.deck);
  });
  needsDeck_ = {hand, play_};
  return head;
}

/// What has just happened, in a line of its own, so that nothing moves when it is said.
QWidget* DeckBuilder::makeFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  message_ = new QLabel(foot);
  message_->setTextFormat(Qt::PlainText);
  message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  backup_ = button(tr("Restore the backup"), QStringLiteral("undo"), "backup");
  backup_->hide();
  row->addWidget(message_, 1);
  row->addWidget(backup_);
  connect(backup_, &ActionButton::clicked, this, &DeckBuilder::takeBackup);
  return foot;
}

QWidget* DeckBuilder::makePool() {
  auto* panel = new QWidget(this);
  auto* column = new QVBoxLayout(panel);
  column->setContentsMargins(0, 0, 0, 0);
  filter_ = new LineField(static_cast<int>(naruto::search::kMostLetters), panel);
  filter_->setObjectName(QStringLiteral("filter"));
  filter_->setPlaceholderText(tr("Find cards: names, codes, traits"));
  filter_->setAccessibleName(tr("Find cards"));
  filter_->setClearButtonEnabled(true);
  playable_ = new QCheckBox(tr("Only automated cards"), panel);
  playable_->setObjectName(QStringLiteral("playable"));
  playable_->setToolTip(tr("Leave out cards whose effect is not automated yet."));
  playable_->setChecked(true);
  count_ = new QLabel(panel);
  pool_ = new PoolView(cards_, panel);
  auto* told = new QHBoxLayout;
  told->addWidget(count_, 1);
  told->addWidget(playable_);
  column->addWidget(filter_);
  column->addLayout(told);
  column->addWidget(pool_, 1);
  titles_.push_back(count_);
  connect(filter_, &LineField::textChanged, this, &DeckBuilder::findCards);
  connect(playable_, &QCheckBox::toggled, this, &DeckBuilder::findCards);
  connect(filter_, &LineField::returnPressed, this, &DeckBuilder::toPool);
  connect(pool_, &PoolView::changeAsked, this, [this](const QString& code, int by, bool sideboard) {
    const auto id = cards_.find(code.toStdString());
    const bool squad = id && cards_[*id].squad;
    change(code, by,
           sideboard ? naruto::DeckPile::sideboard
           : squad   ? naruto::DeckPile::reinforcement
                     : naruto::DeckPile::deck);
  });
  connect(pool_, &PoolView::takenOut, this,
          [this](const QString& code, int pile) { change(code, -1, static_cast<naruto::DeckPile>(pile)); });
  connect(pool_, &PoolView::cardShown, this, &DeckBuilder::showCard);
  return panel;
}

QWidget* DeckBuilder::makeMiddle() {
  auto* panel = new QWidget(this);
  auto* column = new QVBoxLayout(panel);
  column->setContentsMargins(0, 0, 0, 0);
  auto* row = new QHBoxLayout;
  inside_ = new LineField(kMostLettersInside, panel);
  inside_->setPlaceholderText(tr("Find in the deck"));
  inside_->setAccessibleName(tr("Find in the deck"));
  inside_->setClearButtonEnabled(true);
  grouping_ = new ChoiceBox(panel);
  for (const QString& title : {tr("By type"), tr("By cost"), tr("By symbol"), tr("Not grouped")})
    grouping_->addItem(title);
  grouping_->setAccessibleName(tr("Groups"));
  order_ = new ChoiceBox(panel);
  for (const QString& title : {tr("Cost first"), tr("Name first"), tr("Copies first"), tr("As added")})
    order_->addItem(title);
  order_->setAccessibleName(tr("Order"));
  row->addWidget(inside_, 1);
  row->addWidget(grouping_);
  row->addWidget(order_);
  column->addLayout(row);
  tree_ = new DeckTree(cards_, panel);
  column->addWidget(tree_, 1);
  connect(inside_, &LineField::textChanged, tree_, &DeckTree::setFilter);
  const auto arrange = [this] {
    tree_->arrange(static_cast<DeckGrouping>(grouping_->currentIndex()),
                   static_cast<DeckOrder>(order_->currentIndex()));
  };
  connect(grouping_, &ChoiceBox::currentIndexChanged, this, arrange);
  connect(order_, &ChoiceBox::currentIndexChanged, this, arrange);
  connect(tree_, &DeckTree::changeAsked, this, &DeckBuilder::change);
  connect(tree_, &DeckTree::moveAsked, this, &DeckBuilder::move);
  connect(tree_, &DeckTree::cardShown, this, &DeckBuilder::showCard);
  return panel;
}

QWidget* DeckBuilder::makeSide() {
  auto* panel = new QWidget(this);
  auto* column = new QVBoxLayout(panel);
  column->setContentsMargins(0, 0, 0, 0);
  edition_ = new ChoiceBox(panel);
  edition_->setAccessibleName(tr("Rules"));
  edition_->setObjectName(QStringLiteral("edition"));
  for (const auto& each : naruto::editions()) {
    const QString id = QString::fromUtf8(each.id.data(), static_cast<qsizetype>(each.id.size()));
    edition_->addItem(editionTitle(id, QLocale().name()), id);
  }
  column->addWidget(edition_);
  auto* area = new QScrollArea(panel);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->viewport()->setAutoFillBackground(false);
  sideBody_ = new QWidget(area);
  auto* body = new QVBoxLayout(sideBody_);
  body->setContentsMargins(2, 2, 12, 2);
  checks_ = new DeckChecks(sideBody_);
  plots_ = new DeckPlots(sideBody_);
  plots_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  body->addWidget(checks_);
  body->addSpacing(8);
  body->addWidget(plots_);
  body->addStretch(1);
  area->setWidget(sideBody_);
  sideBody_->setAutoFillBackground(false);  // the page shows through
  column->addWidget(area, 1);
  face_ = new FaceWindow(pictures_, panel);
  column->addWidget(face_);
  if (CardPictures* own = cardPictures())
    connect(own, &CardPictures::arrived, this, [this] {
      pictures_.clear();
      showCard(std::exchange(faceCode_, {}));
    });
  connect(edition_, &ChoiceBox::activated, this, [this] {
    if (!current()) return showDeck();
    const std::string id = edition_->currentData().toString().toStdString();
    edit([id](naruto::Deck& deck, QStringList&) { deck.edition = id; });
  });
  connect(checks_, &DeckChecks::fixAsked, this, [this](const naruto::DeckViolation& breach) {
    edit([this, breach](naruto::Deck& deck, QStringList&) { naruto::apply_fix(deck, breach, cards_); });
  });
  connect(checks_, &DeckChecks::choiceAsked, this, &DeckBuilder::chooseWhatGoes);
  connect(checks_, &DeckChecks::cardsAsked, filter_, qOverload<>(&QWidget::setFocus));
  return panel;
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
  message_->setStyleSheet(QStringLiteral("color: %1; font-size: %2px")
                              .arg((bad ? look_.theme().bad : look_.theme().muted).name())
                              .arg(look_.gap(13)));
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
    decks_->addItem(tr("Copy of \"%1\"").arg(QString::fromStdString(deck.name.in(language_.toStdString()))));
  decks_->setCurrentIndex(std::max(0, chosen));
}

void DeckBuilder::showDeck() {
  const bool there = current() != nullptr;
  const naruto::Deck& deck = current_.deck;
  pool_->pool()->setDeck(deck);
  tree_->setEdition(edition());
  tree_->setDeck(deck);
  checks_->setVisible(there);
  if (there) checks_->setBreaches(naruto::check_deck(deck, cards_, edition()), edition_->currentText());
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

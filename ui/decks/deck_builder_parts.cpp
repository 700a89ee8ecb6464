// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "engine/naruto/decks/deck_fix.h"
#include "engine/naruto/search/reader.h"
#include "ui/collection/face_window.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/deck_plots.h"
#include "ui/decks/pool_view.h"
#include "ui/faces/card_pictures.h"
#include "ui/speech/rules_title.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

/// What stands on the page of decks: its parts, and what they ask for.
namespace playsheet {
namespace {

constexpr int kMostLettersInside = 200;

}  // namespace

ActionButton* DeckBuilder::button(const QString& text, const QString& icon, const char* name) {
  auto* made = new ActionButton(ActionButton::Rank::Plain, this);
  made->setObjectName(QLatin1String(name));
  made->setText(text);
  if (!icon.isEmpty()) made->setIconName(icon);
  buttons_.push_back(made);
  return made;
}

namespace {

/// Buttons side by side. Where there is no room for all words, those that have a picture do without, one after the
/// other.
class ButtonRow : public QWidget {
 public:
  using QWidget::QWidget;

  void mayShorten(ActionButton* button) {
    button->setAccessibleName(button->text());
    if (button->toolTip().isEmpty()) button->setToolTip(button->text());
    short_.push_back(button);
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QWidget::resizeEvent(event);
    for (ActionButton* each : short_) each->setText(each->accessibleName());
    for (ActionButton* each : short_)
      if (layout()->sizeHint().width() > width()) each->setText({});
  }

 private:
  std::vector<ActionButton*> short_;
};

}  // namespace

QWidget* DeckBuilder::makeHead() {
  auto* head = new ButtonRow(this);
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
  for (ActionButton* each : {paste, hand, guide_, fresh}) head->mayShorten(each);
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

}  // namespace playsheet

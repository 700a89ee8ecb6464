// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/hand_test_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "engine/naruto/decks/draw_odds.h"
#include "ui/faces/card_painter.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/figures.h"

namespace playsheet {
namespace {

constexpr int kOddsRole = Qt::UserRole + 1;

}  // namespace

HandTestDialog::HandTestDialog(const naruto::Catalog& cards, const naruto::Deck& deck, const naruto::Edition& edition,
                               const Look& look, const QString& language, QWidget* parent)
    : QDialog(parent),
      cards_(cards),
      deck_(deck),
      edition_(edition),
      look_(look),
      language_(language),
      words_(new QLabel(this)),
      face_row_(new QLabel(this)),
      turn_(new QSpinBox(this)),
      odds_(new QTableWidget(this)),
      mulligan_(new ActionButton(ActionButton::Rank::Plain, this)),
      draw_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("handTest"));
  setWindowTitle(tr("Test hand"));
  setStyleSheet(styleSheetOf(look));
  auto* column = new QVBoxLayout(this);
  auto* buttons = new QHBoxLayout;
  auto* again = new ActionButton(ActionButton::Rank::Primary, this);
  again->setText(tr("New hand"));
  mulligan_->setText(tr("Mulligan"));
  draw_->setText(tr("Draw a card"));
  for (ActionButton* button : {again, mulligan_, draw_}) {
    button->setLook(look);
    buttons->addWidget(button);
  }
  words_->setWordWrap(true);
  buttons->addWidget(words_, 1);
  column->addLayout(buttons);
  face_row_->setMinimumHeight(look.gap(200));
  column->addWidget(face_row_);
  auto* row = new QHBoxLayout;
  auto* caption = new QLabel(tr("Chance of having seen a copy by turn (first turn = 1)"), this);
  caption->setBuddy(turn_);
  turn_->setRange(0, 20);
  turn_->setValue(3);
  turn_->setAccessibleName(caption->text());
  row->addWidget(caption);
  turn_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  turn_->setAlignment(Qt::AlignCenter);
  turn_->setFixedWidth(look.gap(48));
  auto* earlier = new ActionButton(ActionButton::Rank::Plain, this);
  auto* later = new ActionButton(ActionButton::Rank::Plain, this);
  auto* close = new ActionButton(ActionButton::Rank::Plain, this);
  earlier->setIconName(QStringLiteral("minus"));
  earlier->setAccessibleName(tr("One turn earlier"));
  later->setIconName(QStringLiteral("plus"));
  later->setAccessibleName(tr("One turn later"));
  close->setText(tr("Close"));
  for (ActionButton* button : {earlier, later, close}) button->setLook(look);
  row->addWidget(earlier);
  row->addWidget(turn_);
  row->addWidget(later);
  row->addStretch(1);
  row->addWidget(close);
  connect(earlier, &ActionButton::clicked, turn_, &QSpinBox::stepDown);
  connect(later, &ActionButton::clicked, turn_, &QSpinBox::stepUp);
  connect(close, &ActionButton::clicked, this, &QDialog::reject);
  column->addLayout(row);
  odds_->setColumnCount(5);
  odds_->setHorizontalHeaderLabels(
      {tr("Card"), tr("Copies"), tr("Goes first"), tr("Goes second"), tr("Going second, with mulligans to find it")});
  odds_->verticalHeader()->hide();
  odds_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  odds_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  odds_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  odds_->setShowGrid(false);
  odds_->setAccessibleName(caption->text());
  column->addWidget(odds_, 1);
  connect(again, &ActionButton::clicked, this, &HandTestDialog::newHand);
  connect(mulligan_, &ActionButton::clicked, this, &HandTestDialog::mulligan);
  connect(draw_, &ActionButton::clicked, this, &HandTestDialog::draw);
  connect(turn_, &QSpinBox::valueChanged, this, &HandTestDialog::showOdds);
  resize(look.gap(980), look.gap(590));
  setSeed(QRandomGenerator::global()->generate() % 1000000);
  showOdds();
}

void HandTestDialog::setSeed(std::uint32_t seed) {
  seed_ = seed;
  luck_.seed(seed);
  newHand();
}

void HandTestDialog::newHand() {
  changes_ = 0;
  deal(edition_.start_hand);
}

int HandTestDialog::mulligansLeft() const { return std::max(0, std::min(edition_.mulligan_count, 2) - changes_); }

void HandTestDialog::mulligan() {
  if (mulligansLeft() == 0) return;
  deal(edition_.mulligan_sizes[changes_++]);
}

void HandTestDialog::deal(int size) {
  pile_.clear();
  hand_.clear();
  for (const auto& entry : deck_.cards) pile_.insert(pile_.end(), static_cast<std::size_t>(entry.count), entry.code);
  std::shuffle(pile_.begin(), pile_.end(), luck_);
  while (size-- > 0 && !pile_.empty()) {
    hand_.push_back(pile_.back());
    pile_.pop_back();
  }
  showHand();
}

void HandTestDialog::draw() {
  if (pile_.empty()) return;
  hand_.push_back(pile_.back());
  pile_.pop_back();
  showHand();
}

void HandTestDialog::showHand() {
  QStringList names;
  const qreal ratio = devicePixelRatioF();
  const qreal tall = look_.px(186);
  const QSizeF card = faceSize(tall, FaceSize::Hand);
  const qreal step = std::min(
      card.width() + 8, (look_.px(950) - card.width()) / std::max<qreal>(1, static_cast<qreal>(hand_.size()) - 1));
  QPixmap picture((QSizeF(look_.px(955), tall + 10) * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal left = 3;
  for (const std::string& code : hand_) {
    if (const auto id = cards_.find(code)) {
      paintCard(painter, makeFace(cards_, *id, language_), {}, QRectF(QPointF(left, 4), card), FaceSize::Hand);
      names.append(cardNameOf(cards_, *id, language_));
    } else {
      names.append(QString::fromStdString(code));
    }
    left += step;
  }
  painter.end();
  face_row_->setPixmap(picture);
  face_row_->setAccessibleName(tr("Hand: %1").arg(names.join(QStringLiteral(", "))));
  words_->setText(tr("%n card(s) in hand; seed %1", nullptr, static_cast<int>(hand_.size())).arg(seed_));
  mulligan_->setEnabled(mulligansLeft() > 0);
  draw_->setEnabled(!pile_.empty());
}

void HandTestDialog::showOdds() {
  odds_->setRowCount(static_cast<int>(deck_.cards.size()));
  const int size = deck_.size();
  const int turn = turn_->value();
  for (std::size_t i = 0; i < deck_.cards.size(); ++i) {
    const auto& entry = deck_.cards[i];
    const auto id = cards_.find(entry.code);
    const QString name = id ? cardNameOf(cards_, *id, language_) : QString::fromStdString(entry.code);
    const std::array<double, 3> odds{naruto::odds_by_turn(edition_, size, entry.count, turn, true, false),
                                     naruto::odds_by_turn(edition_, size, entry.count, turn, false, false),
                                     naruto::odds_by_turn(edition_, size, entry.count, turn, false, true)};
    const QStringList texts{name, QString::number(entry.count), percentText(odds[0], 1), percentText(odds[1], 1),
                            percentText(odds[2], 1)};
    for (int column = 0; column < texts.size(); ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      item->setData(Qt::UserRole, QString::fromStdString(entry.code));
      if (column >= 2) item->setData(kOddsRole, odds[static_cast<std::size_t>(column) - 2]);
      odds_->setItem(static_cast<int>(i), column, item);
    }
  }
}

double HandTestDialog::shownOdds(const QString& code) const {
  for (int row = 0; row < odds_->rowCount(); ++row)
    if (odds_->item(row, 0)->data(Qt::UserRole).toString() == code)
      return odds_->item(row, 2)->data(kOddsRole).toDouble() * 100;
  return -1;
}

}  // namespace playsheet

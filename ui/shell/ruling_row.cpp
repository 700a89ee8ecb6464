// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/ruling_row.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <algorithm>

#include "ui/faces/icons.h"
#include "ui/shell/agreed_list_field.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/stem.h"

namespace playsheet {
namespace {

constexpr int kBoxWidth = 340;  ///< that an answer has at the least

}  // namespace

RulingRow::RulingRow(const RulingQuestion& question, QWidget* parent)
    : QWidget(parent), question_(question), title_(new QLabel(this)), text_(new QLabel(this)), id_(new QLabel(this)) {
  makeAnswer();
  setObjectName(question_.id);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(16, 9, 12, 9);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(3);
  title_->setWordWrap(true);
  text_->setWordWrap(true);
  id_->setAlignment(Qt::AlignRight | Qt::AlignTop);
  grid->addWidget(title_, 0, 0);
  grid->addWidget(text_, 1, 0, Qt::AlignTop);
  grid->addWidget(answer(), 0, 1, 2, 1, Qt::AlignVCenter);
  grid->addWidget(id_, 0, 2, 2, 1, Qt::AlignVCenter);
  grid->setColumnStretch(0, 1);
  fill();
  setValue(question_.value);
  const auto change = [this] {
    showChange();
    emit changed();
  };
  if (list_) connect(list_, &AgreedListField::listChanged, this, change);
  if (number_) connect(number_, &NumberField::numberChanged, this, change);
  if (box_) connect(box_, &ChoiceBox::currentIndexChanged, this, change);
}

void RulingRow::makeAnswer() {
  if (question_.cards) {
    list_ = new AgreedListField(*question_.cards, this);
  } else if (question_.numbers) {
    number_ = new NumberField(*question_.numbers, this);
    number_->field()->installEventFilter(this);
  } else {
    box_ = new ChoiceBox(this);
    box_->installEventFilter(this);
  }
}

QWidget* RulingRow::answer() const {
  if (list_) return list_;
  if (number_) return number_;
  return box_;
}

/// What can be searched for are all its words.
void RulingRow::fill() {
  title_->setText(question_.title);
  text_->setText(question_.text);
  id_->setText(question_.sign);
  if (box_) fillBox();
  const QString said = question_.sign + QLatin1Char(' ') + question_.title + QLatin1Char(' ') + question_.text;
  searched_ = wording::folded((said + QLatin1Char(' ') + question_.words.join(QLatin1Char(' '))).toStdString());
  if (number_)
    number_->setSaid(question_.title, question_.text);
  else
    answer()->setAccessibleName(question_.title);
}

void RulingRow::fillBox() {
  for (const QString& label : question_.words) {
    box_->addItem(label);
    box_->setItemData(box_->count() - 1, label, Qt::ToolTipRole);
  }
  const int own = static_cast<int>(question_.own);
  box_->setItemData(own, question_.usual.arg(box_->itemText(own)), Qt::AccessibleTextRole);
  box_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
}

void RulingRow::setLook(const Look& look) {
  look_ = look;
  title_->setStyleSheet(QStringLiteral("font-weight: 600; font-size: %1px").arg(look.gap(14)));
  const QString muted = QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13));
  text_->setStyleSheet(muted);
  id_->setStyleSheet(muted);
  id_->setFixedWidth(look.gap(46));
  if (number_) number_->setLook(look);
  if (box_) {
    box_->setLook(look);
    box_->setItemIcon(static_cast<int>(question_.own),
                      actionPixmap(QStringLiteral("check"), 14, look.theme().ok, devicePixelRatioF()));
  }
  setAnswerWidth(answerWidth());
  showChange();
}

int RulingRow::answerWidth() const {
  if (!box_) return look_.gap(kBoxWidth);
  box_->ensurePolished();
  return std::max(look_.gap(kBoxWidth), box_->sizeHint().width());
}

void RulingRow::setAnswerWidth(int width) { answer()->setFixedWidth(width); }

void RulingRow::setFixed() { answer()->setEnabled(false); }

std::size_t RulingRow::value() const {
  if (list_) return list_->list().value_or(question_.own);
  return static_cast<std::size_t>(std::max(0, number_ ? number_->number() : box_->currentIndex()));
}

void RulingRow::setValue(std::size_t value) {
  if (list_)
    list_->setList(value);
  else if (number_)
    number_->setNumber(static_cast<int>(value));
  else
    box_->setCurrentIndex(static_cast<int>(value));
}

bool RulingRow::isClear() const { return !list_ || list_->list().has_value(); }

bool RulingRow::answers(const QString& query) const {
  for (const QString& word : QString::fromStdString(wording::folded(query.toStdString())).split(QLatin1Char(' ')))
    if (!word.isEmpty() && searched_.find(word.toStdString()) == std::string::npos) return false;
  return true;
}

void RulingRow::showChange() {
  if (box_) box_->setToolTip(box_->currentText());
  update();
}

/// A changed one stands out by its edge and its ground, not by a colour alone.
void RulingRow::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (isChanged()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mix(t.surface, t.accent, 0.16));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    painter.setBrush(t.accent);
    painter.drawRoundedRect(QRectF(1, 6, look_.px(5), height() - 12), 2.5, 2.5);
  }
  painter.fillRect(QRectF(8, height() - 1, width() - 16, 1), t.line);
}

/// The wheel scrolls the list and changes nothing by the way.
bool RulingRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Wheel) {
    event->ignore();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace playsheet

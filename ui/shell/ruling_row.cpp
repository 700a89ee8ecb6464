// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/ruling_row.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include "ui/faces/icons.h"
#include "ui/shell/agreed_list_field.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/widgets/choice_box.h"
#include "ui/wording/stem.h"

namespace playsheet {
namespace {

constexpr int kBoxWidth = 340;

}  // namespace

RulingRow::RulingRow(const naruto::Ruling& ruling, const wording::RulingText* words, std::size_t own,
                     const QString& language, const naruto::Catalog& cards, QWidget* parent)
    : QWidget(parent),
      ruling_(ruling),
      own_(own),
      title_(new QLabel(this)),
      text_(new QLabel(this)),
      id_(new QLabel(this)) {
  if (ruling.is_list())
    list_ = new AgreedListField(cards, this);
  else
    box_ = new ChoiceBox(this);
  setObjectName(fromView(ruling.id));
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
  fill(words, language);
  const auto change = [this] {
    showChange();
    emit changed();
  };
  if (list_) {
    connect(list_, &AgreedListField::listChanged, this, change);
    return;
  }
  box_->installEventFilter(this);
  connect(box_, &ChoiceBox::currentIndexChanged, this, change);
}

QWidget* RulingRow::answer() const {
  if (list_) return list_;
  return box_;
}

void RulingRow::fill(const wording::RulingText* words, const QString& language) {
  const auto chosen = wordingLanguage(language);
  title_->setText(words ? QString::fromStdString(wording::pick(words->title, chosen)) : fromView(ruling_.key));
  text_->setText(words ? QString::fromStdString(wording::pick(words->text, chosen)) : QString());
  id_->setText(fromView(ruling_.id));
  const QString said = id_->text() + QLatin1Char(' ') + title_->text() + QLatin1Char(' ') + text_->text();
  searched_ = wording::folded((said + fillValues(words, language)).toStdString());
  answer()->setAccessibleName(title_->text());
}

/// What can be searched for in them.
QString RulingRow::fillValues(const wording::RulingText* words, const QString& language) {
  if (list_) return {};
  QString all;
  for (std::size_t i = 0; i < ruling_.values.size(); ++i) {
    QString label = fromView(ruling_.values[i]);
    if (words)
      for (const auto& [name, texts] : words->values)
        if (name == ruling_.values[i]) label = QString::fromStdString(wording::pick(texts, wordingLanguage(language)));
    all += QLatin1Char(' ') + label;
    const int at = static_cast<int>(i);
    box_->addItem(label);
    box_->setItemData(at, label, Qt::ToolTipRole);
    if (i == own_) box_->setItemData(at, tr("%1 (edition default)").arg(label), Qt::AccessibleTextRole);
  }
  box_->setCurrentIndex(static_cast<int>(own_));
  box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box_->setMinimumContentsLength(10);
  return all;
}

void RulingRow::setLook(const Look& look) {
  look_ = look;
  title_->setStyleSheet(QStringLiteral("font-weight: 600; font-size: %1px").arg(look.gap(14)));
  const QString muted = QStringLiteral("color: %1; font-size: %2px").arg(look.theme().muted.name()).arg(look.gap(13));
  text_->setStyleSheet(muted);
  id_->setStyleSheet(muted);
  id_->setFixedWidth(look.gap(46));
  answer()->setFixedWidth(look.gap(kBoxWidth));
  if (box_) {
    box_->setLook(look);
    box_->setItemIcon(static_cast<int>(own_),
                      actionPixmap(QStringLiteral("check"), 14, look.theme().ok, devicePixelRatioF()));
  }
  showChange();
}

void RulingRow::setFixed() { answer()->setEnabled(false); }

std::size_t RulingRow::value() const {
  if (list_) return list_->list().value_or(own_);
  return static_cast<std::size_t>(std::max(0, box_->currentIndex()));
}

void RulingRow::setValue(std::size_t value) {
  if (list_)
    list_->setList(value);
  else
    box_->setCurrentIndex(static_cast<int>(value));
}

bool RulingRow::isClear() const { return !list_ || list_->list().has_value(); }

bool RulingRow::answers(const QString& query) const {
  for (const QString& word : QString::fromStdString(wording::folded(query.toStdString())).split(QLatin1Char(' ')))
    if (!word.isEmpty() && searched_.find(word.toStdString()) == std::string::npos) return false;
  return true;
}

/// The whole answer where the box has no room for it.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_field.h"

#include <QHBoxLayout>
#include <QSpinBox>
#include <algorithm>

#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

constexpr int kWideRange = 100;  ///< from here on a step is ten

}  // namespace

/// The number besides has the place before the least one.
class NumberField::Counter : public QSpinBox {
 public:
  Counter(const Range& range, QWidget* parent) : QSpinBox(parent), range_(range) {
    setRange(range.also ? range.least - 1 : range.least, range.most);
    setSingleStep(range.most - range.least >= kWideRange ? 10 : 1);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAlignment(Qt::AlignCenter);
  }

  int number() const { return range_.also && value() < range_.least ? *range_.also : value(); }
  void setNumber(int number) { setValue(number == range_.also ? range_.least - 1 : std::max(number, range_.least)); }

  /// No step passes over the least one.
  void stepBy(int steps) override {
    const int next = value() + steps * singleStep();
    const bool over = (steps > 0 && value() < range_.least) || (value() > range_.least && next < range_.least);
    if (over)
      setValue(range_.least);
    else
      QSpinBox::stepBy(steps);
  }

 protected:
  QString textFromValue(int value) const override {
    return QString::number(range_.also && value < range_.least ? *range_.also : value);
  }
  int valueFromText(const QString& text) const override {
    const int number = text.toInt();
    return number == range_.also ? range_.least - 1 : number;
  }
  QValidator::State validate(QString& text, int& position) const override {
    bool is_number = false;
    const int number = text.toInt(&is_number);
    if (is_number && number == range_.also) return QValidator::Acceptable;
    if (is_number && range_.also && number == range_.least - 1) return QValidator::Intermediate;
    return QSpinBox::validate(text, position);
  }

 private:
  Range range_;
};

NumberField::NumberField(const Range& range, QWidget* parent)
    : QWidget(parent),
      counter_(new Counter(range, this)),
      less_(new ActionButton(ActionButton::Rank::Plain, this)),
      more_(new ActionButton(ActionButton::Rank::Plain, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  less_->setIconName(QStringLiteral("minus"));
  more_->setIconName(QStringLiteral("plus"));
  row->addStretch(1);
  row->addWidget(less_);
  row->addWidget(counter_);
  row->addWidget(more_);
  for (ActionButton* button : {less_, more_}) {
    button->setFocusPolicy(Qt::NoFocus);  // the arrow keys do the same in the field
    button->setAutoRepeat(true);
  }
  setFocusProxy(counter_);
  connect(less_, &ActionButton::clicked, counter_, &QSpinBox::stepDown);
  connect(more_, &ActionButton::clicked, counter_, &QSpinBox::stepUp);
  connect(counter_, &QSpinBox::valueChanged, this, [this] {
    showEnds();
    emit numberChanged(number());
  });
  showEnds();
}

int NumberField::number() const { return counter_->number(); }
void NumberField::setNumber(int number) { counter_->setNumber(number); }
QSpinBox* NumberField::field() const { return counter_; }

void NumberField::setLook(const Look& look) {
  counter_->setFixedWidth(look.gap(72));
  for (ActionButton* button : {less_, more_}) button->setLook(look);
}

void NumberField::setSaid(const QString& name, const QString& description) {
  counter_->setAccessibleName(name);
  counter_->setAccessibleDescription(description);
  less_->setAccessibleName(tr("Less: %1").arg(name));
  more_->setAccessibleName(tr("More: %1").arg(name));
}

void NumberField::showEnds() {
  less_->setEnabled(counter_->value() > counter_->minimum());
  more_->setEnabled(counter_->value() < counter_->maximum());
}

}  // namespace playsheet

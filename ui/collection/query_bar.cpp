// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/query_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include "engine/naruto/search/reader.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/line_field.h"

namespace playsheet {

/// A field that says where its cursor stands: a long text is scrolled in it.
class QueryField : public LineField {
 public:
  using LineField::LineField;
  QRect cursorPlace() const { return cursorRect(); }
};

/// A wavy line under a word of the field, over the field and never in the way of the mouse.
class WordMark : public QWidget {
 public:
  explicit WordMark(QueryField* field) : QWidget(field), field_(field) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  void mark(int begin, int length, const QColor& colour) {
    begin_ = begin;
    length_ = length;
    colour_ = colour;
    resize(field_->size());
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (length_ <= 0) return;
    const QFontMetricsF metrics(field_->font());
    const QString text = field_->text();
    const QRect cursor = field_->cursorPlace();
    const qreal start = cursor.center().x() - metrics.horizontalAdvance(text.left(field_->cursorPosition()));
    const qreal left = start + metrics.horizontalAdvance(text.left(begin_));
    const qreal right = std::max(left + 5, start + metrics.horizontalAdvance(text.left(begin_ + length_)));
    const qreal base = cursor.bottom() - 1.0;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath wave(QPointF(left, base));
    for (qreal x = left; x < right; x += 4) {
      wave.quadTo(QPointF(x + 1, base + 3), QPointF(x + 2, base));
      wave.quadTo(QPointF(x + 3, base - 3), QPointF(x + 4, base));
    }
    painter.strokePath(wave, QPen(colour_, 1.6));
  }

 private:
  QueryField* field_;
  int begin_ = 0;
  int length_ = 0;
  QColor colour_;
};

QueryBar::QueryBar(const QString& placeholder, QWidget* parent)
    : QWidget(parent),
      field_(new QueryField(static_cast<int>(naruto::search::kMostLetters), this)),
      help_(new ActionButton(ActionButton::Rank::Plain, this)),
      row_(new QWidget(this)),
      chipRow_(new QHBoxLayout(row_)),
      sentence_(new ActionButton(ActionButton::Rank::Ghost, this)),
      mark_(new WordMark(field_)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* top = new QHBoxLayout;
  top->addWidget(field_, 1);
  top->addWidget(help_);
  column->addLayout(top);
  column->addWidget(row_);
  column->addWidget(sentence_, 0, Qt::AlignLeft);
  chipRow_->setContentsMargins(0, 0, 0, 0);
  chipRow_->setSpacing(6);
  chipRow_->addStretch(1);
  row_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);  // too many chips make no wider window
  field_->setObjectName(QStringLiteral("cardSearch"));
  field_->setClearButtonEnabled(true);
  field_->setPlaceholderText(placeholder);
  field_->setAccessibleName(tr("Search cards"));
  field_->installEventFilter(this);
  help_->setObjectName(QStringLiteral("searchHelp"));
  help_->setText(tr("Search help"));
  help_->setFocusPolicy(Qt::TabFocus);
  sentence_->setObjectName(QStringLiteral("searchSentence"));
  sentence_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  sentence_->hide();
  row_->hide();
  connect(field_, &LineField::textChanged, this, [this](const QString& text) {
    mended_.clear();  // it was about another text: nothing is to be put into this one
    emit textChanged(text);
  });
  connect(help_, &ActionButton::clicked, this, &QueryBar::helpAsked);
  connect(sentence_, &ActionButton::clicked, this, &QueryBar::mend);
}

void QueryBar::setLook(const Look& look) {
  look_ = look;
  field_->setFont(fonts::ui(look.px(15)));
  help_->setLook(look);
  sentence_->setLook(look);
  for (ActionButton* chip : chips_) chip->setLook(look);
}

QString QueryBar::text() const { return field_->text(); }

LineField* QueryBar::field() const { return field_; }

bool QueryBar::setText(const QString& text) { return field_->put(text); }

QString QueryBar::sentence() const { return sentence_->isHidden() ? QString() : sentence_->text(); }

void QueryBar::setFound(const ShelfFound& found) {
  if (found.isQuery) showChips(found);  // what was asked last stays while something is being typed
  row_->setEnabled(true);
  showSentence(found);
}

void QueryBar::showChips(const ShelfFound& found) {
  for (ActionButton* chip : chips_) {
    chip->hide();
    chip->deleteLater();  // it may be the one that was clicked
  }
  chips_.clear();
  for (const QueryChip& each : found.chips) {
    auto* chip = new ActionButton(ActionButton::Rank::Plain, row_);
    chip->setText(each.words + QStringLiteral("  ×"));
    chip->setAccessibleName(tr("Remove: %1").arg(each.words));
    chip->setToolTip(chip->accessibleName());
    chip->setFocusPolicy(Qt::TabFocus);
    chip->setLook(look_);
    connect(chip, &ActionButton::clicked, this, [this, rest = each.rest] {
      if (setText(rest)) row_->setEnabled(false);  // the others are of the text before
      field_->setFocus();
    });
    chipRow_->insertWidget(static_cast<int>(chips_.size()), chip);
    chips_.push_back(chip);
  }
  row_->setVisible(!chips_.empty());
}

void QueryBar::showSentence(const ShelfFound& found) {
  const QueryFault fault = found.fault.value_or(QueryFault{found.trouble, 0, 0, {}});
  mended_ = fault.mended;
  sentence_->setText(fault.sentence);
  sentence_->setToolTip(mended_.isEmpty() ? QString() : tr("Replace with the suggested word"));
  sentence_->setVisible(!fault.sentence.isEmpty());
  mark_->mark(fault.begin, fault.length, look_.theme().bad);
  field_->setAccessibleDescription(fault.sentence);
}

void QueryBar::mend() {
  if (mended_.isEmpty()) return;
  setText(QString(mended_));  // it is cleared by what it does
  field_->setFocus();
}

bool QueryBar::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) mark_->resize(field_->size());
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
      emit left();
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace playsheet

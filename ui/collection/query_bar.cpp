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
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/search_text.h"

namespace playsheet {

namespace search = naruto::search;

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

QueryBar::QueryBar(QWidget* parent)
    : QWidget(parent),
      field_(new QueryField(static_cast<int>(search::kMostLetters), this)),
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
  field_->setPlaceholderText(tr("Search in any language, for example t:ninja s:fire power>=4"));
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
    problem_.reset();  // it was about another text: nothing is to be put into this one
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

void QueryBar::setFound(const FoundCards& found) {
  if (found.query) showChips(found);  // what was asked last stays while something is being typed
  row_->setEnabled(true);
  showSentence(found);
}

void QueryBar::showChips(const FoundCards& found) {
  for (ActionButton* chip : chips_) {
    chip->hide();
    chip->deleteLater();  // it may be the one that was clicked
  }
  chips_.clear();
  const auto texts = search::chips(*found.query);
  if (texts.size() > 1 || !found.query->parts.empty())
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const QString words = QString::fromStdString(texts[i]);
      auto* chip = new ActionButton(ActionButton::Rank::Plain, row_);
      chip->setText(words + QStringLiteral("  ×"));
      chip->setAccessibleName(tr("Remove: %1").arg(words));
      chip->setToolTip(chip->accessibleName());
      chip->setFocusPolicy(Qt::TabFocus);
      chip->setLook(look_);
      const QString rest = QString::fromStdString(search::canonical_text(search::without_chip(*found.query, i)));
      connect(chip, &ActionButton::clicked, this, [this, rest] {
        if (setText(rest)) row_->setEnabled(false);  // the others are of the text before
        field_->setFocus();
      });
      chipRow_->insertWidget(static_cast<int>(i), chip);
      chips_.push_back(chip);
    }
  row_->setVisible(!chips_.empty());
}

void QueryBar::showSentence(const FoundCards& found) {
  const wording::Language words = programWording();
  problem_ = found.problem ? found.problem : found.unknown;
  QString sentence = found.trouble;
  if (found.problem)
    sentence = QString::fromStdString(wording::search_problem_text(*found.problem, words));
  else if (found.unknown)
    sentence = QString::fromStdString(wording::unknown_word_text(*found.unknown, words));
  sentence_->setText(sentence);
  sentence_->setToolTip(problem_ && !problem_->nearest.empty() ? tr("Replace with the suggested word") : QString());
  sentence_->setVisible(!sentence.isEmpty());
  int begin = 0;
  int length = 0;
  if (problem_) {
    const QByteArray bytes = field_->text().toUtf8();
    begin = static_cast<int>(QString::fromUtf8(bytes.left(static_cast<qsizetype>(problem_->begin))).size());
    length = static_cast<int>(QString::fromUtf8(bytes.mid(static_cast<qsizetype>(problem_->begin),
                                                          static_cast<qsizetype>(problem_->end - problem_->begin)))
                                  .size());
  }
  mark_->mark(begin, length, look_.theme().bad);
  field_->setAccessibleDescription(sentence);
}

void QueryBar::mend() {
  if (!problem_ || problem_->nearest.empty()) return;
  QByteArray bytes = field_->text().toUtf8();
  QByteArray word = QByteArray::fromStdString(problem_->nearest);
  QByteArray old =
      bytes.mid(static_cast<qsizetype>(problem_->begin), static_cast<qsizetype>(problem_->end - problem_->begin));
  if (word.contains(' ') || old.startsWith('"')) word = '"' + word + '"';
  bytes.replace(static_cast<qsizetype>(problem_->begin), old.size(), word);
  setText(QString::fromUtf8(bytes));
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

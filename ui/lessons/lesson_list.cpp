// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lesson_list.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"
#include "ui/speech/seat_words.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/hovered.h"

namespace playsheet {
namespace {

constexpr int kGoalLines = 2;

}  // namespace

LessonRow::LessonRow(int number, const LessonEntry& lesson, QWidget* parent)
    : QAbstractButton(parent), number_(number), lesson_(lesson) {
  setObjectName(QStringLiteral("lesson%1").arg(number));
  setCursor(Qt::PointingHandCursor);
}

void LessonRow::setLook(const Look& look) {
  look_ = look;
  update();
}

void LessonRow::setLanguage(const QString& language) {
  const std::string id = language.toStdString();
  setText(QString::fromStdString(lesson_.title.in(id)));
  goal_ = QString::fromStdString(lesson_.goal.in(id));
  const QString state = done_ ? inLanguage(language, QT_TRANSLATE_NOOP("Match", "done")) : QString();
  setAccessibleName(QStringLiteral("%1. %2. %3 %4").arg(number_).arg(text(), goal_, state).trimmed());
  update();
}

void LessonRow::setDone(bool done) {
  done_ = done;
  update();
}

qreal LessonRow::textLeft() const { return look_.px(60); }

bool LessonRow::showsAll() const {
  const qreal room = width() - textLeft() - look_.px(12);
  const auto lines = fitParagraphs(goal_, fonts::ui(look_.px(14)), room, kGoalLines);
  return QFontMetricsF(fonts::ui(look_.px(16), 700)).horizontalAdvance(text()) <= room &&
         !lines.join(QLatin1Char(' ')).contains(QChar(0x2026)) && height() >= look_.px(72);
}

void LessonRow::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ground = isDown()         ? mix(t.raised, t.text, 0.16)
                        : hovered(*this) ? mix(t.raised, t.text, 0.07)
                                         : t.raised;
  painter.setPen(QPen(hasFocus() ? t.focus : t.line, hasFocus() ? 3 : 1));
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 10, 10);
  const QPointF middle(look_.px(32), height() / 2.0);
  painter.setPen(Qt::NoPen);
  painter.setBrush(done_ ? t.ok : t.line);
  painter.drawEllipse(middle, look_.px(17), look_.px(17));
  if (done_) {
    const qreal side = look_.px(20);
    paintActionIcon(painter, QStringLiteral("check"), {middle.x() - side / 2, middle.y() - side / 2, side, side},
                    t.surface, t.ok);
  } else {
    painter.setPen(t.text);
    painter.setFont(fonts::ui(look_.px(16), 700));
    painter.drawText(QRectF(middle.x() - 30, middle.y() - 30, 60, 60), Qt::AlignCenter, QString::number(number_));
  }
  const qreal room = width() - textLeft() - look_.px(12);
  const QFont plain = fonts::ui(look_.px(14));
  const auto lines = fitParagraphs(goal_, plain, room, kGoalLines);
  qreal baseline = middle.y() - look_.px(19) * (static_cast<qreal>(lines.size()) + 1) / 2 + look_.px(14);
  painter.setFont(fonts::ui(look_.px(16), 700));
  painter.setPen(t.text);
  painter.drawText(QPointF(textLeft(), baseline), text());
  painter.setFont(plain);
  painter.setPen(t.muted);
  for (const QString& line : lines) {
    baseline += look_.px(19);
    painter.drawText(QPointF(textLeft(), baseline), line);
  }
}

LessonList::LessonList(const std::vector<LessonEntry>& lessons, QString prefix, QWidget* parent)
    : QWidget(parent),
      lessons_(lessons),
      prefix_(std::move(prefix)),
      close_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("lessonList"));
  close_->setObjectName(QStringLiteral("closeLessons"));
  connect(close_, &ActionButton::clicked, this, &LessonList::closed);
  for (std::size_t i = 0; i < lessons.size(); ++i) {
    const int number = static_cast<int>(i);
    auto* row = new LessonRow(number + 1, lessons[i], this);
    connect(row, &LessonRow::clicked, this, [this, number] { emit chosen(number); });
    rows_.push_back(row);
  }
}

void LessonList::offerGames(const QStringList& games, int shown) {
  for (int game = 0; game < games.size() && games.size() > 1; ++game) {
    auto* button = new ActionButton(ActionButton::Rank::Plain, this);
    button->setObjectName(QStringLiteral("lessonsOf%1").arg(game));
    button->setText(games[game]);
    button->setAccessibleName(games[game]);
    button->setFocusPolicy(Qt::TabFocus);
    button->setLit(game == shown);
    connect(button, &ActionButton::clicked, this, [this, game, shown] {
      if (game != shown) emit gameAsked(game);
    });
    games_.push_back(button);
  }
}

QString LessonList::doneId(std::size_t lesson) const { return prefix_ + QString::fromStdString(lessons_[lesson].id); }

void LessonList::setLook(const Look& look) {
  look_ = look;
  close_->setLook(look);
  for (auto* game : games_) game->setLook(look);
  for (auto* row : rows_) row->setLook(look);
  place();
  update();
}

void LessonList::setLanguage(const QString& language) {
  title_ = inLanguage(language, QT_TRANSLATE_NOOP("Match", "Learn by playing"));
  setAccessibleName(title_);
  close_->setText(inLanguage(language, QT_TRANSLATE_NOOP("Match", "Close")));
  close_->setKeyText(inLanguage(language, QT_TRANSLATE_NOOP("Match", "Esc")));
  for (auto* row : rows_) row->setLanguage(language);
  place();
}

void LessonList::setDone(const QSet<QString>& ids) {
  for (std::size_t i = 0; i < rows_.size(); ++i) rows_[i]->setDone(ids.contains(doneId(i)));
}

/// Two columns, read downwards.
void LessonList::place() {
  const int gap = look_.gap(12);
  const int wide = std::min(width() - 2 * gap, look_.gap(1100));
  const int left = (width() - wide) / 2;
  const QSize close = close_->sizeHint();
  close_->setGeometry(left + wide - close.width(), gap, close.width(), close.height());
  int right = close_->x() - gap;
  for (auto game = games_.rbegin(); game != games_.rend(); ++game) {
    const QSize size = (*game)->sizeHint();
    (*game)->setGeometry(right - size.width(), gap, size.width(), size.height());
    right -= size.width() + look_.gap(6);
  }
  const int top = gap + close.height() + gap;
  const int each = (static_cast<int>(rows_.size()) + 1) / 2;
  if (each == 0) return;
  const int tall = std::min((height() - top - gap * each) / each, look_.gap(96));
  const int column = (wide - gap) / 2;
  for (int i = 0; i < static_cast<int>(rows_.size()); ++i)
    rows_[static_cast<std::size_t>(i)]->setGeometry(left + (i / each) * (column + gap), top + (i % each) * (tall + gap),
                                                    column, tall);
}

void LessonList::resizeEvent(QResizeEvent*) { place(); }

void LessonList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return emit closed();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
    if (auto* row = qobject_cast<LessonRow*>(focusWidget())) return row->click();
  QWidget::keyPressEvent(event);
}

void LessonList::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.fillRect(rect(), t.surface);
  const QFont font = fonts::display(look_.px(22));
  painter.setFont(font);
  painter.setPen(t.text);
  const int left = rows_.empty() ? look_.gap(12) : rows_.front()->x();
  painter.drawText(QPointF(left, close_->geometry().center().y() + QFontMetricsF(font).capHeight() / 2), title_);
}

}  // namespace playsheet

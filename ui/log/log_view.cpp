// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_view.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/text_fit.h"

namespace playsheet {
namespace {

constexpr qreal kRuleSign = 16;  ///< room of the sign of a rule at the right edge

}  // namespace

LogView::LogView(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("log"));
  setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the table
  setAccessibleName(tr("Log"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  viewport()->setAutoFillBackground(false);
  viewport()->setMouseTracking(true);
}

void LogView::setLook(const Look& look) {
  look_ = look;
  placed_.clear();
  layOut();
}

void LogView::setRows(std::vector<LogRow> rows) {
  const auto same = std::mismatch(rows_.begin(), rows_.end(), rows.begin(), rows.end());
  placed_.resize(std::min(placed_.size(), static_cast<std::size_t>(same.first - rows_.begin())));
  const bool at_end = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 4;
  rows_ = std::move(rows);
  current_ = std::min(current_, static_cast<int>(rows_.size()) - 1);
  layOut();
  if (at_end) verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

/// The scroll bar's place is left free while there is none: where only broken lines need it, it would come and go.
int LogView::rowWidth() const { return width() - verticalScrollBar()->sizeHint().width(); }

void LogView::layOut() {
  const QFont font = fonts::ui(look_.px(13));
  const qreal room = rowWidth() - look_.px(27 + kRuleSign + 5);
  qreal top = placed_.empty() ? look_.px(8) : placed_.back().top + placed_.back().height;
  for (std::size_t i = placed_.size(); i < rows_.size(); ++i) {
    Placed placed;
    placed.top = top;
    if (rows_[i].kind == LogRow::Kind::Line) {
      placed.lines = fitParagraphs(rows_[i].text, font, room, 6, MayCut::Trial);
      placed.height = look_.px(18) * static_cast<qreal>(std::max<qsizetype>(1, placed.lines.size())) + look_.px(5);
    } else {
      placed.height = look_.px(25);
    }
    top += placed.height;
    placed_.push_back(placed);
  }
  content_ = static_cast<int>(top + look_.px(6));
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(look_.gap(18));
  verticalScrollBar()->setRange(0, std::max(0, content_ - viewport()->height()));
  viewport()->update();
}

void LogView::resizeEvent(QResizeEvent*) {
  const bool at_end = verticalScrollBar()->value() >= verticalScrollBar()->maximum() - 4;
  placed_.clear();
  layOut();
  if (at_end) verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

// --- rules ----------------------------------------------------------------------------------------------------------

QRect LogView::ruleRect(std::size_t row) const {
  if (row >= placed_.size() || rows_[row].rule.isEmpty() || rows_[row].kind != LogRow::Kind::Line) return {};
  const qreal top = placed_[row].top - verticalScrollBar()->value();
  const qreal side = look_.px(kRuleSign + 4);
  return QRectF(rowWidth() - side - 1, top - 1, side, look_.px(19)).toRect();
}

int LogView::rowAt(const QPointF& at) const {
  const qreal y = at.y() + verticalScrollBar()->value();
  for (std::size_t i = 0; i < placed_.size() && i < rows_.size(); ++i)
    if (y >= placed_[i].top && y < placed_[i].top + placed_[i].height) return static_cast<int>(i);
  return -1;
}

int LogView::ruleRowAt(const QPointF& at) const {
  const int row = rowAt(at);
  return row >= 0 && ruleRect(static_cast<std::size_t>(row)).contains(at.toPoint()) ? row : -1;
}

void LogView::mouseMoveEvent(QMouseEvent* event) {
  hovered_ = rowAt(event->position());
  const bool hand = ruleRowAt(event->position()) >= 0 || (pressable_ && hovered_ >= 0);
  viewport()->setCursor(hand ? Qt::PointingHandCursor : Qt::ArrowCursor);
  viewport()->update();
}

/// A word of its own: the rows may be others while it is heard.
void LogView::openRule(std::size_t row) {
  const QString rule = rows_[row].rule;
  emit ruleClicked(rule);
}

void LogView::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->button() == Qt::LeftButton ? rowAt(event->position()) : -1;
}

void LogView::mouseReleaseEvent(QMouseEvent* event) {
  const int row = rowAt(event->position());
  const bool same = row >= 0 && row == pressed_;
  pressed_ = -1;
  if (!same) return;
  if (ruleRowAt(event->position()) >= 0)
    openRule(static_cast<std::size_t>(row));
  else if (pressable_)
    emit rowClicked(row);
}

void LogView::leaveEvent(QEvent*) {
  hovered_ = -1;
  viewport()->update();
}

bool LogView::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int row = ruleRowAt(help->pos());
  if (row < 0) {
    QToolTip::hideText();
  } else {
    const QString& rule = rows_[static_cast<std::size_t>(row)].rule;
    QToolTip::showText(help->globalPos(), hints_ ? hints_(rule) : rule, this);
  }
  return true;
}

/// A paragraph sign at the right edge: faint, until the pointer is on the line.
void LogView::paintRuleSign(QPainter& painter, std::size_t row, qreal top) const {
  const Theme& t = look_.theme();
  const bool hot = hovered_ == static_cast<int>(row);
  const QFont font = fonts::ui(look_.px(13), 500);
  painter.setFont(font);
  painter.setPen(hot ? t.focus : mix(t.surface, t.muted, 0.55));
  const QString sign(QChar(0x00A7));
  const qreal width = QFontMetricsF(font).horizontalAdvance(sign);
  painter.drawText(QPointF(rowWidth() - look_.px(6) - width, top + look_.px(13)), sign);
}

// --- painting -------------------------------------------------------------------------------------------------------

void LogView::paintHeading(QPainter& painter, const LogRow& row, qreal top) const {
  const Theme& t = look_.theme();
  const QFont font = fonts::ui(look_.px(13), 600);
  painter.setFont(font);
  painter.setPen(t.muted);
  const QString text = elided(row.text, font, rowWidth() - look_.px(24), MayCut::PlayerName);
  painter.drawText(QPointF(look_.px(12), top + look_.px(15)), text);
  const qreal from = look_.px(20) + QFontMetricsF(font).horizontalAdvance(text);
  painter.fillRect(QRectF(from, top + look_.px(11), rowWidth() - look_.px(12) - from, 1), t.line);
}

void LogView::paintStep(QPainter& painter, const LogRow& row, qreal top) const {
  const qreal room = rowWidth() - look_.px(24);
  const QFont font = shrunkToFit(row.text, fonts::ui(look_.px(13), 500), room);
  painter.setFont(font);
  painter.setPen(look_.theme().muted);
  painter.drawText(QPointF(look_.px(12), top + look_.px(15)), elided(row.text, font, room));
}

void LogView::paintFence(QPainter& painter, const LogRow& row, qreal top) const {
  const Theme& t = look_.theme();
  const qreal right = rowWidth() - look_.px(12);
  const QFont font = shrunkToFit(row.text, fonts::ui(look_.px(13), 500), right - look_.px(60));
  const qreal words = QFontMetricsF(font).horizontalAdvance(row.text);
  const qreal y = top + look_.px(11);
  QPen pen(t.warn, 1.5);
  pen.setDashPattern({4, 2.5});
  painter.setPen(pen);
  const qreal start = std::max(look_.px(40), right - words - look_.px(26));
  painter.drawLine(QPointF(look_.px(12), y), QPointF(start - look_.px(4), y));
  const qreal side = look_.px(14);
  paintActionIcon(painter, QStringLiteral("lock"), {start, y - side / 2, side, side}, t.warn, t.surface);
  painter.setFont(font);
  painter.setPen(t.warn);
  painter.drawText(QPointF(start + look_.px(20), top + look_.px(15.5)),
                   elided(row.text, font, right - start - look_.px(20)));
}

void LogView::paintRow(QPainter& painter, const LogRow& row, const Placed& placed, qreal top) const {
  const Theme& t = look_.theme();
  if (row.kind == LogRow::Kind::Heading) return paintHeading(painter, row, top);
  if (row.kind == LogRow::Kind::Step) return paintStep(painter, row, top);
  if (row.kind == LogRow::Kind::Fence) return paintFence(painter, row, top);
  if (row.player)
    paintSeatMark(painter, marks_[*row.player], {look_.px(16), top + look_.px(8.5)}, look_.px(5.5),
                  seatColour(t, *row.player));
  tellShown(row.text, placed.lines.value(placed.lines.size() - 1));
  painter.setFont(fonts::ui(look_.px(13)));
  painter.setPen(t.text);
  qreal baseline = top + look_.px(13);
  for (const QString& line : placed.lines) {
    painter.drawText(QPointF(look_.px(27), baseline), line);
    baseline += look_.px(18);
  }
}

void LogView::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(viewport()->rect(), t.surface);
  if (rows_.empty()) {
    painter.setFont(fonts::ui(look_.px(13)));
    painter.setPen(t.muted);
    painter.drawText(viewport()->rect().adjusted(14, 20, -14, -14), Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("The first decision will appear here."));
    return;
  }
  const qreal offset = verticalScrollBar()->value();
  for (std::size_t i = 0; i < rows_.size() && i < placed_.size(); ++i) {
    const qreal top = placed_[i].top - offset;
    if (top + placed_[i].height < 0) continue;
    if (top > viewport()->height()) break;
    const int row = static_cast<int>(i);
    if (row >= marked_ && row < marked_end_) {
      const QRectF band(0, top - look_.px(3), viewport()->width(), placed_[i].height);
      painter.fillRect(band, mix(t.surface, t.focus, 0.16));
      painter.fillRect(QRectF(0, band.top(), look_.px(4), band.height()), t.focus);
    }
    paintRow(painter, rows_[i], placed_[i], top);
    if (!ruleRect(i).isEmpty()) paintRuleSign(painter, i, top);
  }
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.focus, 3));
  QRectF ring = QRectF(viewport()->rect()).adjusted(2, 2, -2, -2);
  if (current_ >= 0 && current_ < static_cast<int>(placed_.size())) {
    const Placed& row = placed_[static_cast<std::size_t>(current_)];
    ring = QRectF(3, row.top - offset - look_.px(4), viewport()->width() - 6, row.height + look_.px(2));
  }
  painter.drawRoundedRect(ring, 6, 6);
}

void LogView::focusInEvent(QFocusEvent*) { viewport()->update(); }
void LogView::focusOutEvent(QFocusEvent*) { viewport()->update(); }

void LogView::pointAt(int row) {
  if (rows_.empty()) return;
  current_ = std::clamp(row, 0, static_cast<int>(std::min(rows_.size(), placed_.size())) - 1);
  bringIntoSight(current_);
  tellRowFocus(this);
  viewport()->update();
}

void LogView::bringIntoSight(int row) {
  if (row < 0 || row >= static_cast<int>(placed_.size())) return;
  const Placed& placed = placed_[static_cast<std::size_t>(row)];
  QScrollBar* bar = verticalScrollBar();
  const int top = static_cast<int>(placed.top) - look_.gap(6);
  const int end = static_cast<int>(placed.top + placed.height) + look_.gap(6) - viewport()->height();
  if (bar->value() > top) bar->setValue(top);
  if (bar->value() < end) bar->setValue(end);
}

void LogView::setMarked(int begin, int end) {
  marked_ = begin;
  marked_end_ = end;
  if (end > begin) {
    bringIntoSight(begin);
    bringIntoSight(end - 1);
  }
  viewport()->update();
}

QRect LogView::accessibleRowRect(int row) const {
  const auto at = static_cast<std::size_t>(row);
  if (at >= placed_.size()) return {};
  const int top = static_cast<int>(placed_[at].top) - verticalScrollBar()->value();
  return QRect(0, top, viewport()->width(), static_cast<int>(placed_[at].height)).intersected(viewport()->rect());
}

/// Row by row, so that each can be read; Enter presses it, or opens the rule that it follows from. The first step is
/// onto the last row that is shown.
void LogView::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const int last = rowAt(QPointF(0, viewport()->height() - 1));
  const int shown = last >= 0 ? last : static_cast<int>(rows_.size()) - 1;
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    pointAt(current_ < 0 ? shown : current_ + (key == Qt::Key_Up ? -1 : 1));
  } else if (key == Qt::Key_Return || key == Qt::Key_Enter) {
    if (current_ >= 0 && pressable_)
      emit rowClicked(current_);
    else if (current_ >= 0 && !ruleRect(static_cast<std::size_t>(current_)).isEmpty())
      openRule(static_cast<std::size_t>(current_));
  } else {
    QAbstractScrollArea::keyPressEvent(event);
  }
}

}  // namespace playsheet

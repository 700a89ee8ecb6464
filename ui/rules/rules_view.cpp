// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <algorithm>

namespace playsheet {
namespace {

constexpr int kUntold = -2;  ///< neither a section nor, as -1, that there is none

}  // namespace

RulesView::RulesView(QWidget* parent) : QAbstractScrollArea(parent) {
  setObjectName(QStringLiteral("rulesView"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::StrongFocus);
  viewport()->setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
}

void RulesView::setLook(const Look& look) {
  look_ = look;
  const QString first = placed_.empty() ? QString() : marked_;
  layOut();
  if (!first.isEmpty()) mark(rowOf(first), true);
}

void RulesView::setRows(std::vector<RuleRow> rows, const QString& nothing) {
  rows_ = std::move(rows);
  nothing_ = nothing;
  hovered_ = {};
  pressed_ = {};
  section_ = kUntold;
  if (rowOf(marked_) < 0) marked_.clear();
  layOut();
}

int RulesView::rowOf(const QString& id) const {
  if (id.isEmpty()) return -1;
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const RuleRow& row) { return row.id == id; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

// --- going ----------------------------------------------------------------------------------------------------------

bool RulesView::goTo(const QString& id) {
  const int row = rowOf(id);
  if (row < 0) return false;
  mark(row, true);
  return true;
}

bool RulesView::goToSection(int section) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].section != section) continue;
    verticalScrollBar()->setValue(static_cast<int>(placed_[i].top - look_.px(i == 0 ? 40 : 4)));
    return true;
  }
  return false;
}

void RulesView::unmark() {
  marked_.clear();
  viewport()->update();
}

/// `atTop`: it was asked for, and stands near the upper edge; otherwise it is only brought into the picture.
void RulesView::mark(int row, bool atTop) {
  if (row < 0) return;
  const auto index = static_cast<std::size_t>(row);
  marked_ = rows_[index].id;
  const Placed& placed = placed_[index];
  QScrollBar* bar = verticalScrollBar();
  const qreal room = look_.px(12);
  if (atTop)
    bar->setValue(static_cast<int>(placed.top - look_.px(56)));
  else if (placed.top - room < bar->value() || placed.height > viewport()->height())
    bar->setValue(static_cast<int>(placed.top - room));
  else if (placed.top + placed.height + room > bar->value() + viewport()->height())
    bar->setValue(static_cast<int>(placed.top + placed.height + room - viewport()->height()));
  QStringList words;
  for (const RuleBlock& block : rows_[index].blocks) words.append(block.text);
  setAccessibleDescription(rows_[index].sign + QStringLiteral(". ") + words.join(QLatin1Char(' ')));
  viewport()->update();
}

/// From the marked rule if it is in the picture, else from the first one there.
bool RulesView::step(int way) {
  const qreal upper = verticalScrollBar()->value();
  const qreal lower = upper + viewport()->height();
  const auto inPicture = [&](int row) {
    const Placed& placed = placed_[static_cast<std::size_t>(row)];
    return placed.top + placed.height > upper && placed.top < lower;
  };
  const int count = static_cast<int>(rows_.size());
  int row = rowOf(marked_);
  if (row >= 0 && inPicture(row)) {
    row += way;
  } else {
    row = 0;
    while (row < count && placed_[static_cast<std::size_t>(row)].top < upper) ++row;
  }
  while (row >= 0 && row < count && rows_[static_cast<std::size_t>(row)].kind != RuleRow::Kind::Rule) row += way;
  if (row < 0) verticalScrollBar()->setValue(0);
  if (row < 0 || row >= count) return false;
  mark(row, false);
  return true;
}

void RulesView::page(int way) {
  QScrollBar* bar = verticalScrollBar();
  marked_.clear();
  bar->setValue(bar->value() + way * (viewport()->height() - look_.gap(48)));
  viewport()->update();
}

bool RulesView::press(int key) {
  switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
      step(key == Qt::Key_Down ? 1 : -1);
      return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      page(key == Qt::Key_PageDown ? 1 : -1);
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (const int row = rowOf(marked_); row >= 0) {
        const auto& blocks = rows_[static_cast<std::size_t>(row)].blocks;
        if (!blocks.empty() && blocks.back().kind == RuleBlock::Kind::Toggle) emit toggled(marked_);
      } else {
        step(1);
      }
      return true;
    default:
      return false;
  }
}

void RulesView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End) {
    verticalScrollBar()->setValue(event->key() == Qt::Key_Home ? 0 : verticalScrollBar()->maximum());
    return;
  }
  if (!press(event->key())) QAbstractScrollArea::keyPressEvent(event);
}

void RulesView::scrollContentsBy(int, int) {
  tellSection();
  viewport()->update();
}

int RulesView::section() const {
  const qreal line = verticalScrollBar()->value() + look_.px(60);
  int section = rows_.empty() ? -1 : rows_.front().section;
  for (std::size_t i = 0; i < placed_.size() && placed_[i].top <= line; ++i) section = rows_[i].section;
  return section;
}

void RulesView::tellSection() {
  const int now = section();
  if (now == section_) return;
  section_ = now;
  emit sectionChanged(now);
}

// --- pointing -------------------------------------------------------------------------------------------------------

RulesView::Hit RulesView::hitAt(const QPointF& at) const {
  const qreal y = at.y() + verticalScrollBar()->value();
  for (std::size_t i = 0; i < placed_.size(); ++i) {
    const Placed& placed = placed_[i];
    if (y < placed.top || y >= placed.top + placed.height) continue;
    const QPointF inside(at.x(), y - placed.top);
    for (std::size_t link = 0; link < placed.links.size(); ++link)
      if (placed.links[link].rect.contains(inside)) return {static_cast<int>(i), static_cast<int>(link)};
    return {static_cast<int>(i), -1};
  }
  return {};
}

void RulesView::mouseMoveEvent(QMouseEvent* event) {
  const Hit hit = hitAt(event->position());
  if (hit == hovered_) return;
  hovered_ = hit;
  viewport()->setCursor(hit.link >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
  viewport()->update();
}

void RulesView::leaveEvent(QEvent*) {
  hovered_ = {};
  viewport()->update();
}

void RulesView::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->button() == Qt::LeftButton ? hitAt(event->position()) : Hit{};
}

void RulesView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && rows_.empty()) return emit emptyClicked();
  const Hit hit = hitAt(event->position());
  if (event->button() != Qt::LeftButton || hit.row < 0 || hit != pressed_) return;
  const auto row = static_cast<std::size_t>(hit.row);
  if (hit.link < 0) {
    if (rows_[row].kind == RuleRow::Kind::Rule) mark(hit.row, false);
    return;
  }
  const QString id = placed_[row].links[static_cast<std::size_t>(hit.link)].id;
  if (id.isEmpty()) {
    emit toggled(rows_[row].id);
  } else {
    marked_ = rows_[row].id;  // the way back leads here
    emit linkClicked(id);
  }
}

QRect RulesView::ruleRect(const QString& id) const {
  const int row = rowOf(id);
  if (row < 0) return {};
  const Placed& placed = placed_[static_cast<std::size_t>(row)];
  return QRectF(0, placed.top - verticalScrollBar()->value(), viewport()->width(), placed.height).toRect();
}

QRect RulesView::linkRect(const QString& id, const QString& to) const {
  const int row = rowOf(id);
  if (row < 0) return {};
  const Placed& placed = placed_[static_cast<std::size_t>(row)];
  for (const Link& link : placed.links)
    if (link.id == to) return link.rect.translated(0, placed.top - verticalScrollBar()->value()).toRect();
  return {};
}

}  // namespace playsheet

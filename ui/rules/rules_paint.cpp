// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/rules/rules_view.h"

/// Where the words of the rules page stand, and how they are drawn.
namespace playsheet {
namespace {

using Kind = RuleBlock::Kind;

constexpr qreal kMargin = 20;
constexpr qreal kTag = 112;       ///< room of the id
constexpr qreal kMostText = 740;  ///< longer lines are hard to read
constexpr qreal kPad = 9;         ///< above and below a rule
constexpr qreal kHeading = 48;
constexpr qreal kLeading = 1.42;

bool isQuiet(Kind kind) { return kind == Kind::Note || kind == Kind::Toggle; }

/// What stands behind a bar, an arrow or a dot is moved in.
qreal indentOf(Kind kind) {
  switch (kind) {
    case Kind::OwnEdition:
    case Kind::OtherEdition:
      return 14;
    case Kind::Value:
      return 16;
    case Kind::Toggle:
      return 15;
    default:
      return 0;
  }
}

}  // namespace

QFont RulesView::fontOf(const RuleBlock& block) const {
  if (block.kind == Kind::Title) return fonts::ui(look_.px(15), 600);
  return fonts::ui(look_.px(isQuiet(block.kind) ? 13 : 15));
}

QColor RulesView::inkOf(const RuleRow& row, const RuleBlock& block) const {
  const Theme& t = look_.theme();
  return isQuiet(block.kind) || row.foreign || block.kind == Kind::OtherEdition ? t.muted : t.text;
}

/// The column stands in the middle where it has more room than it takes.
qreal RulesView::left() const {
  const qreal most = look_.px(kTag + kMostText + 2 * kMargin);
  return look_.px(kMargin) + std::max<qreal>(0, std::floor((viewport()->width() - most) / 2));
}

qreal RulesView::textLeft() const { return left() + look_.px(kTag); }

qreal RulesView::textWidth() const {
  const qreal room = viewport()->width() - textLeft() - look_.px(kMargin + 4);
  return std::clamp(room, look_.px(120), look_.px(kMostText));
}

QVector<QTextLayout::FormatRange> RulesView::formats(const RuleRow& row, const RuleBlock& block) const {
  const Theme& t = look_.theme();
  QVector<QTextLayout::FormatRange> out;
  for (const RuleSpan& span : block.spans) {
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(span.from);
    range.length = static_cast<int>(span.size);
    switch (span.kind) {
      case RuleSpan::Kind::Link:
        range.format.setForeground(t.focus);
        range.format.setFontUnderline(true);
        break;
      case RuleSpan::Kind::Found:
        range.format.setBackground(mix(t.bg, t.warn, 0.28));
        range.format.setForeground(t.text);
        break;
      case RuleSpan::Kind::Strong:
        range.format.setFontWeight(QFont::DemiBold);
        range.format.setForeground(block.kind == Kind::OwnEdition && !row.foreign ? t.accent : t.muted);
        break;
    }
    out.append(range);
  }
  return out;
}

void RulesView::placeLinks(const RuleBlock& block, const PlacedBlock& at, Placed& placed) const {
  if (block.kind == Kind::Toggle) {
    const qreal width = at.layout->lineAt(0).naturalTextWidth() + look_.px(30);
    placed.links.push_back({QRectF(at.at.x() - look_.px(22), at.at.y() - 3, width, at.height + 6), {}});
    return;
  }
  for (const RuleSpan& span : block.spans) {
    if (span.kind != RuleSpan::Kind::Link) continue;
    const QString id = block.text.mid(span.from, span.size);
    for (int i = 0; i < at.layout->lineCount(); ++i) {
      const QTextLine line = at.layout->lineAt(i);
      const int from = std::max(line.textStart(), static_cast<int>(span.from));
      const int to = std::min(line.textStart() + line.textLength(), static_cast<int>(span.from + span.size));
      if (from >= to) continue;
      const qreal x = line.cursorToX(from);
      placed.links.push_back({QRectF(at.at.x() + x, at.at.y() + line.y(), line.cursorToX(to) - x, line.height()), id});
    }
  }
}

void RulesView::placeBlock(const RuleRow& row, const RuleBlock& block, Placed& placed, qreal& y) const {
  const qreal indent = look_.px(indentOf(block.kind));
  PlacedBlock out;
  out.layout = std::make_unique<QTextLayout>(block.text, fontOf(block));
  QTextOption option;
  option.setWrapMode(QTextOption::WordWrap);
  out.layout->setTextOption(option);
  out.layout->setFormats(formats(row, block));
  out.at = QPointF(textLeft() + indent, y);
  out.layout->beginLayout();
  const qreal step = std::round(QFontMetricsF(fontOf(block)).ascent() * 1.05 * kLeading);
  for (QTextLine line = out.layout->createLine(); line.isValid(); line = out.layout->createLine()) {
    line.setLineWidth(textWidth() - indent);
    line.setPosition({0, out.height});
    out.height += step;
  }
  out.layout->endLayout();
  placeLinks(block, out, placed);
  y += out.height + look_.px(block.kind == Kind::Value ? 2 : 5);
  placed.blocks.push_back(std::move(out));
}

RulesView::Placed RulesView::place(const RuleRow& row, qreal top) const {
  Placed placed;
  placed.top = top;
  if (row.kind == RuleRow::Kind::Heading) {
    placed.height = look_.px(kHeading);
    return placed;
  }
  qreal y = look_.px(kPad);
  if (!row.title.isEmpty()) y += look_.px(20);
  for (const RuleBlock& block : row.blocks) placeBlock(row, block, placed, y);
  placed.height = y - look_.px(5) + look_.px(kPad);
  return placed;
}

void RulesView::layOut() {
  placed_.clear();
  placed_.reserve(rows_.size());
  qreal top = look_.px(6);
  for (const RuleRow& row : rows_) {
    placed_.push_back(place(row, top));
    top += placed_.back().height;
  }
  const int content = static_cast<int>(top + look_.px(28));
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(look_.gap(24));
  verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
  tellSection();
  viewport()->update();
}

/// What stands at the upper edge stays there.
void RulesView::resizeEvent(QResizeEvent*) {
  std::size_t first = 0;
  while (first + 1 < placed_.size() && placed_[first + 1].top <= verticalScrollBar()->value()) ++first;
  const qreal inside = placed_.empty() ? 0 : verticalScrollBar()->value() - placed_[first].top;
  layOut();
  if (first > 0 && first < placed_.size()) verticalScrollBar()->setValue(static_cast<int>(placed_[first].top + inside));
}

// --- painting -------------------------------------------------------------------------------------------------------

void RulesView::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(viewport());
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.fillRect(viewport()->rect(), t.bg);
  if (rows_.empty()) {
    painter.setFont(fonts::ui(look_.px(15)));
    painter.setPen(t.muted);
    painter.drawText(viewport()->rect().adjusted(look_.gap(40), look_.gap(56), -look_.gap(40), 0),
                     Qt::AlignHCenter | Qt::TextWordWrap, nothing_);
    return;
  }
  const qreal offset = verticalScrollBar()->value();
  for (std::size_t i = 0; i < placed_.size(); ++i) {
    const qreal top = placed_[i].top - offset;
    if (top + placed_[i].height < 0) continue;
    if (top > viewport()->height()) break;
    paintRow(painter, i, top);
  }
}

void RulesView::paintHeading(QPainter& painter, const RuleRow& row, qreal top) const {
  const Theme& t = look_.theme();
  const QFont font = fonts::display(look_.px(17));
  painter.setFont(font);
  painter.setPen(t.text);
  const qreal baseline = top + look_.px(32);
  painter.drawText(QPointF(left(), baseline), row.title);
  qreal from = left() + look_.px(14) + QFontMetricsF(font).horizontalAdvance(row.title);
  if (!row.only.isEmpty()) {
    const QFont quiet = fonts::ui(look_.px(13));
    painter.setFont(quiet);
    painter.setPen(t.muted);
    painter.drawText(QPointF(from, baseline), row.only);
    from += QFontMetricsF(quiet).horizontalAdvance(row.only) + look_.px(14);
  }
  const qreal to = textLeft() + textWidth();
  if (to > from) painter.fillRect(QRectF(from, std::round(baseline - look_.px(5)), to - from, 1), t.line);
}

void RulesView::paintMark(QPainter& painter, const Placed& placed, qreal top) const {
  const Theme& t = look_.theme();
  const qreal edge = left() - look_.px(10);
  const QRectF box(edge, top + 1, textLeft() + textWidth() + look_.px(10) - edge, placed.height - 2);
  painter.setPen(QPen(mix(t.line, t.accent, 0.5), 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  painter.setPen(Qt::NoPen);
  painter.setBrush(t.accent);
  painter.drawRoundedRect(QRectF(edge, box.top() + 8, 3, box.height() - 16), 1.5, 1.5);
}

void RulesView::paintBlock(QPainter& painter, const RuleRow& row, std::size_t index, qreal top, bool hot) const {
  const Theme& t = look_.theme();
  const RuleBlock& block = row.blocks[index];
  const PlacedBlock& at = placed_[static_cast<std::size_t>(&row - rows_.data())].blocks[index];
  const qreal y = top + at.at.y();
  const qreal x = textLeft();
  const qreal middle = y + at.layout->lineAt(0).height() / 2;
  painter.setPen(Qt::NoPen);
  if (block.kind == Kind::OwnEdition || block.kind == Kind::OtherEdition) {
    painter.setBrush(block.kind == Kind::OwnEdition ? t.accent : t.line2);
    painter.drawRoundedRect(QRectF(x, y, 3, at.height - look_.px(1)), 1.5, 1.5);
  } else if (block.kind == Kind::Value) {
    painter.setBrush(t.line2);
    painter.drawEllipse(QPointF(x + look_.px(5), middle), look_.px(2.5), look_.px(2.5));
  } else if (block.kind == Kind::Toggle) {
    const bool open = std::any_of(row.blocks.begin(), row.blocks.end(), [&](const RuleBlock& other) {
      return other.kind == Kind::OtherEdition || (row.foreign && other.kind == Kind::Text);
    });
    const qreal k = look_.px(3.5);
    const QPointF tip(x + look_.px(4), middle);
    painter.setPen(QPen(hot ? t.focus : t.muted, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (open)
      painter.drawPolyline(QPolygonF({tip + QPointF(-k, -k / 2), tip + QPointF(0, k / 2), tip + QPointF(k, -k / 2)}));
    else
      painter.drawPolyline(QPolygonF({tip + QPointF(-k / 2, -k), tip + QPointF(k / 2, 0), tip + QPointF(-k / 2, k)}));
  }
  painter.setPen(hot && block.kind == Kind::Toggle ? t.focus : inkOf(row, block));
  at.layout->draw(&painter, QPointF(at.at.x(), y));
}

void RulesView::paintRow(QPainter& painter, std::size_t index, qreal top) const {
  const Theme& t = look_.theme();
  const RuleRow& row = rows_[index];
  if (row.kind == RuleRow::Kind::Heading) return paintHeading(painter, row, top);
  const Placed& placed = placed_[index];
  const bool isMarked = row.id == marked_;
  if (isMarked) paintMark(painter, placed, top);
  qreal y = top + look_.px(kPad);
  if (!row.title.isEmpty()) {
    const QFont quiet = fonts::ui(look_.px(13), 500);
    painter.setFont(quiet);
    painter.setPen(t.muted);
    painter.drawText(QPointF(textLeft(), y + look_.px(12)), row.title);
    y += look_.px(20);
  }
  const QFont tag = fonts::card(look_.px(14), 500);
  const qreal firstLine = placed.blocks.empty() ? look_.px(20) : placed.blocks.front().layout->lineAt(0).height();
  painter.setFont(tag);
  painter.setPen(isMarked ? t.accent : t.muted);
  painter.drawText(QPointF(left(), y + firstLine / 2 + QFontMetricsF(tag).capHeight() / 2), row.sign);
  const int hot = hovered_.row == static_cast<int>(index) ? hovered_.link : -1;
  const bool onToggle = hot >= 0 && placed.links[static_cast<std::size_t>(hot)].id.isEmpty();
  for (std::size_t i = 0; i < row.blocks.size(); ++i) paintBlock(painter, row, i, top, onToggle);
}

}  // namespace playsheet

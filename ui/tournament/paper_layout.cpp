// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper_layout.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <numeric>

#include "ui/faces/fonts.h"

namespace playsheet {
namespace {

constexpr qreal kCell = 0.4;       ///< room beside the words of a cell, by the size of its letters
constexpr qreal kRow = 3;          ///< and above and below them
constexpr qreal kLeastWords = 9;   ///< the width of a column of words, likewise
constexpr qreal kLeastType = 6;    ///< points; smaller is not read
constexpr qreal kBetween = 6;      ///< paragraphs
constexpr qreal kLastStart = 0.9;  ///< of the height; no table begins below
constexpr qreal kFine = 10;        ///< letters are measured and painted in tenths of a point, so that sizes are whole

QFont fontOf(const PaperType& type) { return fonts::ui(type.size * kFine, type.bold ? 700 : 400); }

qreal widthOf(const QString& text, const QFontMetricsF& metrics) { return metrics.horizontalAdvance(text) / kFine; }

qreal widestWord(const QString& text, const QFontMetricsF& metrics) {
  qreal out = 0;
  for (const QString& word : text.split(QLatin1Char(' '))) out = std::max(out, widthOf(word, metrics));
  return out;
}

/// How many characters of a word fit into a line; one at least, and no half of one.
qsizetype fitting(const QString& word, const QFontMetricsF& metrics, qreal width) {
  qsizetype count = word.size();
  while (count > 1 && (widthOf(word.left(count), metrics) > width || word[count - 1].isHighSurrogate())) --count;
  if (const qsizetype hyphen = word.left(count).lastIndexOf(QLatin1Char('-')); hyphen > 0 && count < word.size())
    return hyphen + 1;
  return count;
}

}  // namespace

QStringList brokenLines(const QString& text, const PaperType& type, qreal width) {
  const QFontMetricsF metrics(fontOf(type));
  QStringList out{QString()};
  for (QString word : text.split(QLatin1Char(' '))) {
    const QString joined = out.back().isEmpty() ? word : out.back() + QLatin1Char(' ') + word;
    if (widthOf(joined, metrics) <= width) {
      out.back() = joined;
      continue;
    }
    if (!out.back().isEmpty()) out << QString();
    while (widthOf(word, metrics) > width && word.size() > 1) {
      const qsizetype count = fitting(word, metrics, width);
      out.back() = word.left(count);
      word.remove(0, count);
      out << QString();
    }
    out.back() = word;
  }
  return out;
}

QSizeF sizeOfLines(const QStringList& lines, const PaperType& type) {
  const QFontMetricsF metrics(fontOf(type));
  qreal width = 0;
  for (const QString& line : lines) width = std::max(width, widthOf(line, metrics));
  return {width, metrics.lineSpacing() / kFine * static_cast<qreal>(lines.size())};
}

PaperWords fittingWords(const QString& text, PaperType type, const QRectF& box, Qt::Alignment align) {
  const auto fits = [&] {
    return sizeOfLines(brokenLines(text, type, box.width()), type).height() <= box.height() &&
           widestWord(text, QFontMetricsF(fontOf(type))) <= box.width();
  };
  while (type.size > kLeastType && !fits()) type.size -= 0.5;
  return {box, brokenLines(text, type, box.width()), type, align};
}

PaperColumn::PaperColumn(QSizeF page, qreal type) : page_(page), type_(type) { newPage(); }

void PaperColumn::newPage() {
  pages_.emplace_back();
  top_ = 0;
}

void PaperColumn::words(const QString& text, const PaperType& type, qreal after) {
  const QStringList lines = brokenLines(text, type, page_.width());
  const qreal height = sizeOfLines(lines, type).height();
  if (top_ > 0 && top_ + height > page_.height()) newPage();
  pages_.back().words.push_back({QRectF(0, top_, page_.width(), height), lines, type});
  top_ += height + after;
}

void PaperColumn::title(const QString& text) { words(text, {type_ * 1.5, true}, kBetween); }

void PaperColumn::paragraph(const QString& text) { words(text, {type_}, kBetween); }

/// Nothing if the paper is too narrow for letters of this size.
std::vector<qreal> PaperColumn::widths(const PaperTable& table, qreal type) const {
  const QFontMetricsF plain(fontOf({type})), strong(fontOf({type, true}));
  const auto count = static_cast<std::size_t>(table.head.size());
  std::vector<qreal> least(count), natural(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto column = static_cast<qsizetype>(i);
    least[i] = natural[i] = widestWord(table.head[column], strong);
    for (const QStringList& row : table.rows) {
      const qreal whole = widthOf(row[column], plain);
      natural[i] = std::max(natural[i], whole);
      least[i] = std::max(least[i], table.figures[i] ? whole : std::min(whole, kLeastWords * type));
    }
    if (table.figures[i]) natural[i] = least[i];
  }
  const qreal room = page_.width() - 2 * kCell * type * static_cast<qreal>(count);
  const qreal needed = std::accumulate(least.begin(), least.end(), qreal(0));
  if (needed > room) return {};
  const qreal wanted = std::accumulate(natural.begin(), natural.end(), qreal(0)) - needed;
  const qreal share = wanted > 0 ? std::min(qreal(1), (room - needed) / wanted) : 0;
  const qreal over = std::max(qreal(0), room - needed - wanted) / static_cast<qreal>(count);
  for (std::size_t i = 0; i < count; ++i) least[i] += (natural[i] - least[i]) * share + over + 2 * kCell * type;
  return least;
}

/// False if there is no room left on the page; then nothing is there of it.
bool PaperColumn::row(const QStringList& cells, const PaperTable& table, const std::vector<qreal>& widths,
                      const PaperType& type, bool shaded) {
  std::vector<PaperWords> words;
  const qreal cell = kCell * type.size;
  qreal left = 0, height = 0;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const qreal wide = widths[i] - 2 * cell;
    const QStringList lines = brokenLines(cells[static_cast<qsizetype>(i)], type, wide);
    const qreal high = sizeOfLines(lines, type).height();
    words.push_back(
        {QRectF(left + cell, top_ + kRow, wide, high), lines, type, table.figures[i] ? Qt::AlignRight : Qt::AlignLeft});
    height = std::max(height, high + 2 * kRow);
    left += widths[i];
  }
  if (top_ > 0 && top_ + height > page_.height()) return false;
  PaperPage& page = pages_.back();
  if (shaded) page.shades.emplace_back(0, top_, page_.width(), height);
  page.words.insert(page.words.end(), words.begin(), words.end());
  top_ += height;
  return true;
}

void PaperColumn::table(const PaperTable& table) {
  qreal type = type_;
  auto columns = widths(table, type);
  while (columns.empty() && type > kLeastType) columns = widths(table, type -= 0.5);
  if (columns.empty())
    columns.assign(static_cast<std::size_t>(table.head.size()), page_.width() / static_cast<qreal>(table.head.size()));
  if (top_ > page_.height() * kLastStart) newPage();  // no head without a row
  const auto head = [&] {
    if (!row(table.head, table, columns, {type, true}, false)) return;
    pages_.back().lines.emplace_back(0, top_, page_.width(), top_);
  };
  head();
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    if (row(table.rows[i], table, columns, {type}, i % 2 == 1)) continue;
    newPage();
    head();
    row(table.rows[i], table, columns, {type}, i % 2 == 1);
  }
}

SlipPile slipPile(QSizeF page, qreal least, int slips) {
  SlipPile out;
  out.slips = slips;
  out.on_page = std::max(1, static_cast<int>(page.height() / least));
  out.pages = (slips + out.on_page - 1) / out.on_page;
  out.height = page.height() / out.on_page;
  return out;
}

void paintPaper(QPainter& painter, const PaperPage& page) {
  constexpr qreal kThin = 0.5;
  for (const QRectF& shade : page.shades) painter.fillRect(shade, QColor(0xee, 0xee, 0xee));
  painter.setPen(QPen(Qt::black, kThin));
  painter.setBrush(Qt::NoBrush);
  for (const QRectF& box : page.boxes) painter.drawRect(box);
  for (const QLineF& line : page.lines) painter.drawLine(line);
  painter.setPen(QPen(Qt::black, kThin, Qt::DashLine));
  for (const QLineF& cut : page.cuts) painter.drawLine(cut);
  painter.setPen(Qt::black);
  painter.save();
  painter.scale(1 / kFine, 1 / kFine);
  for (const PaperWords& words : page.words) {
    painter.setFont(fontOf(words.type));
    const qreal high = words.box.height() / static_cast<qreal>(words.lines.size());
    for (qsizetype i = 0; i < words.lines.size(); ++i) {
      const QRectF line(words.box.left(), words.box.top() + static_cast<qreal>(i) * high, words.box.width(), high);
      painter.drawText(QRectF(line.topLeft() * kFine, line.size() * kFine),
                       static_cast<int>(words.align | Qt::AlignVCenter) | Qt::TextDontClip, words.lines[i]);
    }
  }
  painter.restore();
}

}  // namespace playsheet

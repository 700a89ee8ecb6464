// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_plots.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <numeric>

#include "ui/decks/card_words.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/faces/palette.h"
#include "ui/faces/text_fit.h"

namespace playsheet {
namespace {

constexpr qreal kTitleTall = 24;
constexpr qreal kColumnsTall = 84;
constexpr qreal kLineOfPlot = 20;
constexpr qreal kBetweenPlots = 12;

QString highestLabel(int number, int highest) {
  return number == highest ? QStringLiteral("%1+").arg(number) : QString::number(number);
}

}  // namespace

int DeckPlots::Bar::sum() const {
  return std::accumulate(parts.begin(), parts.end(), 0, [](int sum, const Part& part) { return sum + part.number; });
}

DeckPlots::DeckPlots(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("deckPlots"));
  setAccessibleName(tr("Deck statistics"));
  makePlots();
}

void DeckPlots::setLook(const Look& look) {
  look_ = look;
  makePlots();
}

void DeckPlots::setStatistics(const naruto::DeckStatistics& statistics) {
  sums_ = statistics;
  makePlots();
}

QStringList DeckPlots::sentences() const {
  QStringList out;
  for (const Plot& plot : plots_) out.append(plot.sentence);
  return out;
}

void DeckPlots::makePlots() {
  plots_.clear();
  std::vector<std::pair<QString, int>> types;
  for (const auto type :
       {naruto::CardType::ninja, naruto::CardType::jutsu, naruto::CardType::mission, naruto::CardType::client})
    types.emplace_back(typeTitle(type), sums_.types[static_cast<std::size_t>(type)]);
  types.front().second -= sums_.platoons;  // as the rules count Ninja of a deck (N-DECK-04)
  if (sums_.platoons > 0) types.emplace(types.begin() + 1, platoonsTitle(), sums_.platoons);
  finish(plainPlot(tr("Types"), types, true));
  finish(entrancePlot());
  const auto curve = [](const naruto::CostCurve& counts) {
    std::vector<std::pair<QString, int>> bars;
    for (int cost = 0; cost <= naruto::kHighestCost; ++cost)
      bars.emplace_back(highestLabel(cost, naruto::kHighestCost), counts[static_cast<std::size_t>(cost)]);
    return bars;
  };
  finish(plainPlot(tr("Hand costs"), curve(sums_.hand), false));
  finish(plainPlot(tr("Jutsu costs"), curve(sums_.jutsu), false));
  finish(symbolPlot());
  finish(powerPlot());
  updateGeometry();
  update();
}

void DeckPlots::finish(Plot plot) {
  QStringList parts;
  for (const Bar& bar : plot.bars) {
    if (bar.sum() == 0 && bar.second <= 0) continue;
    parts.append(bar.second >= 0 ? tr("%1: %2 and %3").arg(bar.label).arg(bar.sum()).arg(bar.second)
                                 : tr("%1: %2").arg(bar.label).arg(bar.sum()));
  }
  const QString head = plot.note.isEmpty() ? plot.title : QStringLiteral("%1 (%2)").arg(plot.title, plot.note);
  plot.sentence =
      parts.isEmpty() ? tr("%1: nothing").arg(head) : tr("%1. %2").arg(head, parts.join(QStringLiteral("; ")));
  plot.tall = tallOf(plot);
  plots_.push_back(std::move(plot));
}

DeckPlots::Plot DeckPlots::plainPlot(const QString& title, const std::vector<std::pair<QString, int>>& bars,
                                     bool lying) const {
  Plot plot{.title = title, .note = {}, .bars = {}, .lying = lying, .sentence = {}};
  for (const auto& [label, number] : bars) plot.bars.push_back({label, {{number, 0}}});
  return plot;
}

DeckPlots::Plot DeckPlots::entrancePlot() const {
  Plot plot{.title = tr("Earliest entry"), .note = tr("by entrance cost"), .bars = {}, .sentence = {}};
  for (int cost = 0; cost <= naruto::kHighestCost; ++cost) {
    Bar bar{highestLabel(cost, naruto::kHighestCost), {}};
    for (std::size_t i = 0; i < naruto::kSymbolCount; ++i)
      if (const int number = sums_.entrance[static_cast<std::size_t>(cost)][i]; number > 0)
        bar.parts.push_back({number, naruto::kSymbolLetters[i]});
    plot.bars.push_back(std::move(bar));
  }
  if (sums_.entrance_x > 0) plot.bars.push_back({QStringLiteral("X"), {{sums_.entrance_x, 0}}});
  return plot;
}

DeckPlots::Plot DeckPlots::symbolPlot() const {
  Plot plot{.title = tr("Symbols"), .note = tr("needed and provided"), .bars = {}, .lying = true, .sentence = {}};
  for (std::size_t i = 0; i < naruto::kSymbolCount; ++i)
    if (sums_.asked[i] > 0 || sums_.given[i] > 0)
      plot.bars.push_back({QString(QLatin1Char(naruto::kSymbolLetters[i])),
                           {{sums_.asked[i], naruto::kSymbolLetters[i]}},
                           sums_.given[i]});
  if (sums_.asked_any > 0) plot.bars.push_back({tr("any"), {{sums_.asked_any, 0}}});
  return plot;
}

DeckPlots::Plot DeckPlots::powerPlot() const {
  Plot plot{.title = tr("Combat and support"), .note = tr("of healthy Ninja"), .bars = {}, .sentence = {}};
  for (std::size_t i = 0; i < sums_.combat.size(); ++i) {
    const int power = static_cast<int>(i) + naruto::kLowestPower;
    plot.bars.push_back({highestLabel(power, naruto::kHighestPower), {{sums_.combat[i], 0}}, sums_.support[i]});
  }
  return plot;
}

// --- painting -------------------------------------------------------------------------------------------------------

qreal DeckPlots::tallOf(const Plot& plot) const {
  const qreal inside = plot.lying ? kLineOfPlot * static_cast<qreal>(plot.bars.size()) : kColumnsTall;
  return look_.px(kTitleTall + inside + kBetweenPlots);
}

QSize DeckPlots::sizeHint() const {
  qreal tall = look_.px(8);
  for (const Plot& plot : plots_) tall += plot.tall;
  return {look_.gap(250), static_cast<int>(tall)};
}

QRect DeckPlots::accessibleRowRect(int row) const {
  qreal top = 0;
  for (int i = 0; i < row; ++i) top += plots_[static_cast<std::size_t>(i)].tall;
  return QRectF(0, top, width(), plots_[static_cast<std::size_t>(row)].tall).toRect();
}

void DeckPlots::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  qreal top = 0;
  for (const Plot& plot : plots_) {
    const QFont bold = fonts::ui(look_.px(13), 700);
    painter.setFont(bold);
    painter.setPen(t.text);
    painter.drawText(QPointF(0, top + look_.px(15)), plot.title);
    painter.setFont(fonts::ui(look_.px(13)));
    painter.setPen(t.muted);
    const qreal room =
        width() - look_.px(12) - QFontMetricsF(fonts::ui(look_.px(13), 700)).horizontalAdvance(plot.title);
    const QFont small = shrunkToFit(plot.note, fonts::ui(look_.px(13)), room);
    painter.setFont(small);
    painter.drawText(QRectF(0, top, width(), look_.px(20)), Qt::AlignRight | Qt::AlignVCenter,
                     elided(plot.note, small, room));
    const QRectF box(0, top + look_.px(kTitleTall), width(), plot.tall - look_.px(kTitleTall + kBetweenPlots));
    plot.lying ? paintLying(painter, plot, box) : paintStanding(painter, plot, box);
    top += plot.tall;
  }
}

/// Columns with the figure above and the label below; the second kind is hollow, so that both can be told apart.
void DeckPlots::paintStanding(QPainter& painter, const Plot& plot, const QRectF& box) const {
  const Theme& t = look_.theme();
  const qreal label = look_.px(16);
  const qreal room = box.height() - 2 * label;
  int most = 1;
  for (const Bar& bar : plot.bars) most = std::max({most, bar.sum(), bar.second});
  const qreal step = box.width() / static_cast<qreal>(plot.bars.size());
  const qreal floor = box.bottom() - label;
  painter.setPen(QPen(t.line2, 1));
  painter.drawLine(QPointF(box.left(), floor), QPointF(box.right(), floor));
  for (std::size_t i = 0; i < plot.bars.size(); ++i) {
    const Bar& bar = plot.bars[i];
    const QRectF slot(box.left() + step * static_cast<qreal>(i), box.top(), step, box.height());
    const bool two = bar.second >= 0;
    const qreal wide = two ? step * 0.36 : std::min(step * 0.72, look_.px(30));
    qreal left = two ? slot.center().x() - wide - 1 : slot.center().x() - wide / 2;
    qreal bottom = floor;
    painter.setFont(fonts::card(look_.px(13), 700));
    for (const Part& part : bar.parts) {
      const qreal tall = room * part.number / most;
      const SymbolColours* colours = part.letter ? &symbolColours(QLatin1Char(part.letter)) : nullptr;
      const QRectF block(left, bottom - tall, wide, tall);
      painter.fillRect(block, colours ? colours->base : t.accent);
      if (colours && tall >= look_.px(13)) {
        painter.setPen(colours->on);
        painter.drawText(block, Qt::AlignCenter, QString(QLatin1Char(part.letter)));
      }
      bottom -= tall;
    }
    painter.setPen(t.text);
    const auto figure = [&](int number, qreal x, qreal y) {
      if (number > 0)
        painter.drawText(QRectF(x - step / 2, y - label, wide + step, label), Qt::AlignCenter, QString::number(number));
    };
    painter.setFont(fonts::card(look_.px(13), 500));
    figure(bar.sum(), left, bottom);
    if (two && bar.second > 0) {
      left = slot.center().x() + 1;
      const qreal tall = room * bar.second / most;
      painter.setPen(QPen(t.text, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(QRectF(left, floor - tall, wide, tall));
      figure(bar.second, left, floor - tall);
    }
    painter.setPen(t.muted);
    painter.drawText(QRectF(slot.left(), floor, step, label), Qt::AlignCenter, bar.label);
  }
}

void DeckPlots::paintLying(QPainter& painter, const Plot& plot, const QRectF& box) const {
  const Theme& t = look_.theme();
  int most = 1;
  for (const Bar& bar : plot.bars) most = std::max({most, bar.sum(), bar.second});
  const bool letters = !plot.bars.empty() && plot.bars.front().second >= 0;
  const qreal left = look_.px(letters ? 44 : 84);
  const qreal right = look_.px(letters ? 66 : 30);
  qreal top = box.top();
  for (const Bar& bar : plot.bars) {
    const QRectF line(box.left(), top, box.width(), look_.px(kLineOfPlot));
    const char letter = bar.parts.front().letter;
    painter.setFont(fonts::ui(look_.px(13)));
    painter.setPen(t.text);
    if (letter)
      paintSymbolBadge(painter, QLatin1Char(letter), QRectF(line.left(), top + 2, look_.px(16), look_.px(16)), t.dark);
    painter.drawText(line.adjusted(letter ? look_.px(22) : 0, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, bar.label);
    const qreal room = line.width() - left - right;
    const auto bar_at = [&](int number, qreal y, qreal tall) {
      return QRectF(line.left() + left, y, room * number / most, tall);
    };
    const bool two = bar.second >= 0;
    const qreal tall = look_.px(two ? 7 : 11);
    painter.fillRect(bar_at(bar.sum(), top + look_.px(two ? 2 : 4), tall),
                     letter ? symbolColours(QLatin1Char(letter)).base : t.accent);
    QString figures = QString::number(bar.sum());
    if (two) {
      painter.setPen(QPen(t.text, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(bar_at(bar.second, top + look_.px(10), tall));
      figures = QStringLiteral("%1 / %2").arg(bar.sum()).arg(bar.second);
    }
    painter.setFont(fonts::card(look_.px(14), 700));
    painter.setPen(t.text);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, figures);
    top += look_.px(kLineOfPlot);
  }
}

}  // namespace playsheet

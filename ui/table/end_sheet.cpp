// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/end_sheet.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/widgets/action_button.h"

namespace playsheet {
namespace {

// In steps of the look, from above: title, reason and story; the course of the rewards; the figures; the buttons.
constexpr qreal kHeadHeight = 160;
constexpr qreal kCourseHeight = 84;
constexpr qreal kHeadWithoutStory = 126;
constexpr qreal kMostNames = 220;  ///< longer names are cut
constexpr int kManyRows = 9;       ///< from so many lines on they lie closer

}  // namespace

EndSheet::EndSheet(QWidget* parent)
    : QWidget(parent),
      next_(new ActionButton(ActionButton::Rank::Primary, this)),
      again_(new ActionButton(ActionButton::Rank::Primary, this)),
      swap_(new ActionButton(ActionButton::Rank::Plain, this)),
      new_(new ActionButton(ActionButton::Rank::Plain, this)),
      watch_(new ActionButton(ActionButton::Rank::Plain, this)),
      look_at_(new ActionButton(ActionButton::Rank::Plain, this)),
      save_(new ActionButton(ActionButton::Rank::Plain, this)) {
  setObjectName(QStringLiteral("endSheet"));
  connect(again_, &ActionButton::clicked, this, [this] { emit again(false); });
  connect(swap_, &ActionButton::clicked, this, [this] { emit again(true); });
  look_at_->setIconName(QStringLiteral("eye"));
  connect(next_, &ActionButton::clicked, this, &EndSheet::nextGame);
  connect(new_, &ActionButton::clicked, this, &EndSheet::newMatch);
  connect(watch_, &ActionButton::clicked, this, &EndSheet::watchLastTurn);
  connect(look_at_, &ActionButton::clicked, this, &EndSheet::lookAtTable);
  connect(save_, &ActionButton::clicked, this, &EndSheet::saveRecord);
  hide();
}

void EndSheet::setLook(const Look& look) {
  look_ = look;
  for (auto* button : {next_, again_, swap_, new_, watch_, look_at_, save_}) button->setLook(look);
  place();
}

void EndSheet::show(const EndFacts& facts) {
  facts_ = facts;
  if (series_) facts_.lines.insert(facts_.lines.begin(), series_->lines.begin(), series_->lines.end());
  using table::PlayerId;
  if (evening_[PlayerId::south] + evening_[PlayerId::north] > 1)
    facts_.lines.insert(facts_.lines.begin() + static_cast<std::ptrdiff_t>(series_ ? series_->lines.size() : 0),
                        {tr("Since you sat down"),
                         {QString::number(evening_[PlayerId::south]), QString::number(evening_[PlayerId::north])}});
  next_->setText(tr("Next game"));
  again_->setText(tr("Rematch"));
  swap_->setText(tr("Swap decks"));
  new_->setText(tr("New match"));
  watch_->setText(tr("Watch the last turn"));
  look_at_->setText(tr("View the table"));
  save_->setText(tr("Save record…"));
  for (auto* button : {next_, again_}) button->setKeyText(tr("Enter"));
  next_->setVisible(goesOn());
  for (auto* button : {again_, new_}) button->setVisible(!goesOn());
  swap_->setVisible(!goesOn() && !facts_.ring);
  watch_->setVisible(watchable_);
  setAccessibleName(facts_.story.isEmpty() ? QStringLiteral("%1. %2").arg(title(), facts.reason)
                                           : QStringLiteral("%1. %2 %3").arg(title(), facts.reason, facts_.story));
  int wide = look_.gap(560);
  for (const auto& row : rows()) {
    int needed = look_.gap(40);
    for (const auto* button : row) needed += button->sizeHint().width() + look_.gap(8);
    wide = std::max(wide, needed);
  }
  const qreal course = hasCourse() ? kCourseHeight : 0;
  if (byPlayer()) wide = std::max(wide, widthOfFigures());
  const auto under = rowPitch() * figureRows() + 44 * static_cast<qreal>(rows().size());
  resize(wide, look_.gap(headHeight() + course + 82 + under));
  place();
  QWidget::show();
  raise();
  firstButton()->setFocus();
}

QString EndSheet::title() const {
  if (series_) return series_->title;
  if (!facts_.title.isEmpty()) return facts_.title;
  return facts_.drawn ? tr("A draw") : tr("%1 wins").arg(facts_.names[facts_.winner]);
}

std::span<const table::PlayerId> EndSheet::players() const {
  return table::players(static_cast<std::size_t>(facts_.players));
}

/// Of more than two what is nobody's own stands below, in lines of its own.
int EndSheet::figureRows() const {
  if (!byPlayer()) return static_cast<int>(facts_.lines.size());
  const auto own = std::count_if(facts_.lines.begin(), facts_.lines.end(),
                                 [](const EndFacts::Line& line) { return !line.both.isEmpty(); });
  return facts_.players + static_cast<int>(own);
}

int EndSheet::accessibleRows() const { return figureRows() + (hasCourse() ? 1 : 0); }

/// The figures, and behind them the course of the rewards.
QString EndSheet::accessibleRow(int row) const {
  if (row == figureRows()) return courseText();
  if (byPlayer() && row < facts_.players) {
    const table::PlayerId player = table::player_at(static_cast<std::size_t>(row));
    QStringList parts{facts_.names[player]};
    for (const auto& line : facts_.lines)
      if (line.both.isEmpty()) parts << QStringLiteral("%1: %2").arg(line.label, line.values[player]);
    return parts.join(QStringLiteral(", "));
  }
  if (byPlayer()) {
    int own = row - facts_.players;
    for (const auto& line : facts_.lines)
      if (!line.both.isEmpty() && own-- == 0) return QStringLiteral("%1: %2").arg(line.label, line.both);
    return {};
  }
  const auto& line = facts_.lines[static_cast<std::size_t>(row)];
  const QString& south = line.values[table::PlayerId::south];
  const QString& north = line.values[table::PlayerId::north];
  if (!line.both.isEmpty()) return QStringLiteral("%1: %2").arg(line.label, line.both);
  return QStringLiteral("%1: %2 %3, %4 %5")
      .arg(line.label, facts_.names[table::PlayerId::south], south, facts_.names[table::PlayerId::north], north);
}

QRect EndSheet::accessibleRowRect(int row) const {
  const qreal left = look_.px(28), wide = width() - look_.px(68);
  if (row == figureRows()) return QRectF(left, courseTop(), wide, look_.px(kCourseHeight)).toRect();
  return QRectF(left, figuresTop() + look_.px(26 + rowPitch() * row), wide, look_.px(rowPitch())).toRect();
}

std::vector<std::vector<ActionButton*>> EndSheet::rows() const {
  std::vector<ActionButton*> look{look_at_, save_};
  if (watchable_) look.insert(look.begin(), watch_);
  if (goesOn()) return {{next_}, look};
  return {facts_.ring ? std::vector{again_, new_} : std::vector{again_, swap_, new_}, look};
}

void EndSheet::place() {
  const auto shown = rows();
  int top = height() - look_.gap(static_cast<qreal>(10 + 44 * shown.size()));
  for (const auto& row : shown) {
    int right = width() - look_.gap(20);
    for (auto* button : row) {
      const QSize size = button->sizeHint();
      button->setGeometry(right - size.width(), top, size.width(), size.height());
      right -= size.width() + look_.gap(8);
    }
    top += look_.gap(44);
  }
}

void EndSheet::resizeEvent(QResizeEvent*) { place(); }

// --- the course of the rewards --------------------------------------------------------------------------------------

bool EndSheet::hasCourse() const { return facts_.course.size() > 1; }

qreal EndSheet::headHeight() const { return byPlayer() && facts_.story.isEmpty() ? kHeadWithoutStory : kHeadHeight; }

qreal EndSheet::rowPitch() const { return byPlayer() && figureRows() >= kManyRows ? 25 : 28; }

qreal EndSheet::courseTop() const { return look_.px(headHeight()); }

qreal EndSheet::figuresTop() const { return look_.px(headHeight() + (hasCourse() ? kCourseHeight : 0) - 6); }

QString EndSheet::courseText() const {
  QStringList of[2];
  for (const auto& turn : facts_.course)
    for (const auto player : table::kPlayers) of[table::index(player)].append(QString::number(turn[player]));
  const QString comma = QStringLiteral(", ");
  return tr("Battle rewards turn by turn: %1 %2; %3 %4")
      .arg(facts_.names[table::PlayerId::south], of[0].join(comma), facts_.names[table::PlayerId::north],
           of[1].join(comma));
}

/// Steps from turn to turn up to the line of the rewards that win. South's line is whole and north's is dashed: the
/// colours of the seats are not all that tells them apart.
void EndSheet::paintCourse(QPainter& painter, const QRectF& place) const {
  const Theme& t = look_.theme();
  int most = facts_.goal;
  for (const auto& turn : facts_.course)
    for (const auto player : table::kPlayers) most = std::max(most, turn[player]);
  const qreal step = place.width() / static_cast<qreal>(facts_.course.size());
  const auto height = [&](int rewards) { return place.bottom() - place.height() * rewards / most; };
  painter.setPen(QPen(t.line, 1));
  painter.drawLine(QPointF(place.left(), place.bottom()), QPointF(place.right(), place.bottom()));
  painter.setPen(QPen(t.line2, 1, Qt::DotLine));
  painter.drawLine(QPointF(place.left(), height(facts_.goal)), QPointF(place.right(), height(facts_.goal)));
  if (facts_.decided >= 0) {
    QColor wash = seatColour(t, facts_.winner);
    wash.setAlpha(56);
    painter.fillRect(QRectF(place.left() + step * facts_.decided, place.top(), step, place.height()), wash);
  }
  for (const auto player : table::kPlayers) {
    const bool south = player == table::PlayerId::south;
    QPainterPath path(QPointF(place.left(), height(0)));
    for (std::size_t i = 0; i < facts_.course.size(); ++i) {
      // Where both have as many the two lines lie beside each other.
      const qreal y = height(facts_.course[i][player]) + (south ? 0 : look_.px(2));
      path.lineTo(place.left() + step * static_cast<qreal>(i), y);
      path.lineTo(place.left() + step * static_cast<qreal>(i + 1), y);
    }
    QPen pen(seatColour(t, player), look_.px(2.5));
    if (!south) pen.setDashPattern({3, 2});
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
  }
}

/// Right behind its label, so that it stands in the column of neither player.
void EndSheet::paintOfBoth(QPainter& painter, const EndFacts::Line& line, const QRectF& row) const {
  const qreal label = QFontMetricsF(fonts::ui(look_.px(13))).horizontalAdvance(line.label) + look_.px(12);
  const QRectF room = row.adjusted(std::max(label, look_.px(150)), 0, 0, 0);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(painter.font()).elidedText(line.both, Qt::ElideRight, room.width()));
}

std::vector<qreal> EndSheet::columnWidths() const {
  const QFontMetricsF head(fonts::ui(look_.px(13), 600)), plain(fonts::ui(look_.px(13)));
  const qreal between = look_.px(18);
  qreal names = look_.px(120);
  for (const table::PlayerId player : players())
    names = std::max(names, look_.px(26) + head.horizontalAdvance(facts_.names[player]));
  for (const auto& line : facts_.lines)
    if (!line.both.isEmpty()) names = std::max(names, plain.horizontalAdvance(line.label));
  std::vector<qreal> widths{std::min(names, look_.px(kMostNames)) + between};
  for (const auto& line : facts_.lines) {
    if (!line.both.isEmpty()) continue;
    qreal width = head.horizontalAdvance(line.label);
    for (const table::PlayerId player : players())
      width = std::max(width, plain.horizontalAdvance(line.values[player]));
    widths.push_back(width + between);
  }
  return widths;
}

/// Also of what is nobody's own, behind its label.
int EndSheet::widthOfFigures() const {
  const std::vector<qreal> columns = columnWidths();
  const QFontMetricsF plain(fonts::ui(look_.px(13)));
  qreal wide = std::accumulate(columns.begin(), columns.end(), 0.0);
  for (const auto& line : facts_.lines)
    if (!line.both.isEmpty()) wide = std::max(wide, columns.front() + plain.horizontalAdvance(line.both));
  return static_cast<int>(std::ceil(wide + look_.px(60)));
}

void EndSheet::paintByPlayer(QPainter& painter, qreal top) const {
  const Theme& t = look_.theme();
  const qreal left = look_.px(28);
  const qreal last = width() - look_.px(28);
  const qreal pitch = look_.px(rowPitch());
  const std::vector<qreal> widths = columnWidths();
  const qreal names = widths.front();
  const QFont head = fonts::ui(look_.px(13), 600), plain = fonts::ui(look_.px(13));
  const auto text = [&](qreal x, qreal y, qreal wide, const QString& words, const QFont& font) {
    painter.setFont(font);
    painter.drawText(QRectF(x, y, wide, pitch - 1), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, wide));
  };
  const auto columns = [&](qreal y, const QFont& font, auto words) {
    qreal x = left + names;
    std::size_t at = 1;
    for (const auto& line : facts_.lines)
      if (line.both.isEmpty()) {
        text(x, y, widths[at] - look_.px(6), words(line), font);
        x += widths[at++];
      }
  };
  painter.setPen(t.muted);
  columns(top - look_.px(1), head, [](const EndFacts::Line& line) { return line.label; });
  qreal y = top + look_.px(26);
  for (const table::PlayerId player : players()) {
    painter.fillRect(QRectF(left, y, last - left, 1), t.line);
    paintSeatDisc(painter, t, player, facts_.marks[player], {left + look_.px(10), y + pitch / 2}, look_.px(9));
    painter.setPen(t.text);
    text(left + look_.px(26), y + 1, names - look_.px(30), facts_.names[player], head);
    columns(y + 1, plain, [player](const EndFacts::Line& line) { return line.values[player]; });
    y += pitch;
  }
  for (const auto& line : facts_.lines) {
    if (line.both.isEmpty()) continue;
    painter.fillRect(QRectF(left, y, last - left, 1), t.line);
    painter.setPen(t.muted);
    text(left, y + 1, names - look_.px(6), line.label, plain);
    painter.setPen(t.text);
    text(left + names, y + 1, last - left - names, line.both, plain);
    y += pitch;
  }
}

void EndSheet::paintFigures(QPainter& painter, qreal top) const {
  if (byPlayer()) return paintByPlayer(painter, top);
  const Theme& t = look_.theme();
  const qreal left = look_.px(28);
  const qreal middle = width() * 0.60;
  const qreal last = width() - look_.px(40);
  const QFont bold = fonts::ui(look_.px(13), 600);
  painter.setFont(bold);
  const auto head = [&](table::PlayerId player, qreal right) {
    painter.setPen(seatColour(t, player));
    const QString name = QFontMetricsF(bold).elidedText(facts_.names[player], Qt::ElideRight, look_.px(130));
    painter.drawText(QRectF(right - look_.px(150), top, look_.px(150), look_.px(20)), Qt::AlignRight, name);
  };
  head(table::PlayerId::south, middle + look_.px(40));
  head(table::PlayerId::north, last);
  qreal y = top + look_.px(26);
  for (const auto& line : facts_.lines) {
    painter.fillRect(QRectF(left, y, last - left, 1), t.line);
    painter.setFont(fonts::ui(look_.px(13)));
    painter.setPen(t.muted);
    painter.drawText(QRectF(left, y + 1, look_.px(240), look_.px(27)), Qt::AlignLeft | Qt::AlignVCenter, line.label);
    painter.setFont(fonts::card(look_.px(17), 700));
    painter.setPen(t.text);
    for (const auto& [player, right] :
         {std::pair(table::PlayerId::south, middle + look_.px(40)), std::pair(table::PlayerId::north, last)})
      painter.drawText(QRectF(right - look_.px(150), y + 1, look_.px(150), look_.px(27)),
                       Qt::AlignRight | Qt::AlignVCenter, line.values[player]);
    if (!line.both.isEmpty()) paintOfBoth(painter, line, QRectF(left, y + 1, last - left, look_.px(27)));
    y += look_.px(28);
  }
}

/// The colour and the mark of who has won; of a draw between two half of it each.
void EndSheet::paintWinner(QPainter& painter) const {
  const Theme& t = look_.theme();
  if (byPlayer() && facts_.drawn) return;
  for (const auto player : players()) {
    if (!facts_.drawn && player != facts_.winner) continue;
    const bool south = player == table::PlayerId::south;
    const qreal tall = facts_.drawn ? height() / 2.0 - 1 : height() - 2;
    painter.setPen(Qt::NoPen);
    painter.setBrush(seatColour(t, player));
    painter.drawRoundedRect(QRectF(1, facts_.drawn && south ? 1 + tall : 1, look_.px(6), tall), 3, 3);
    const qreal aside = facts_.drawn ? look_.px(south ? -16 : 16) : 0;
    paintSeatDisc(painter, t, player, facts_.marks[player], {look_.px(62) + aside, look_.px(62) - aside},
                  look_.px(facts_.drawn ? 22 : 34));
  }
}

void EndSheet::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line2, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
  painter.setPen(Qt::NoPen);
  paintWinner(painter);
  const QFont large = fonts::display(look_.px(28));
  painter.setFont(large);
  painter.setPen(t.text);
  painter.drawText(QPointF(look_.px(112), look_.px(60)),
                   QFontMetricsF(large).elidedText(title(), Qt::ElideRight, width() - look_.px(132)));
  painter.setFont(fonts::ui(look_.px(15)));
  painter.setPen(t.muted);
  painter.drawText(QRectF(look_.px(112), look_.px(70), width() - look_.px(132), look_.px(44)),
                   Qt::AlignLeft | Qt::TextWordWrap, facts_.reason);
  if (!facts_.story.isEmpty()) {
    painter.setPen(t.text);
    painter.drawText(QRectF(look_.px(28), look_.px(112), width() - look_.px(56), look_.px(44)),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, facts_.story);
  }
  if (hasCourse())
    paintCourse(painter, QRectF(look_.px(28), courseTop(), width() - look_.px(68), look_.px(kCourseHeight - 12)));
  paintFigures(painter, figuresTop());
}

}  // namespace playsheet

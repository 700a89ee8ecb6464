// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/bracket_view.h"

#include <QPainter>
#include <algorithm>

#include "engine/tournament/results/outcome.h"
#include "ui/faces/fonts.h"
#include "ui/tournament/event_session.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr int kBoxWidth = 210;
constexpr int kBoxHeight = 54;
constexpr int kColumnGap = 34;
constexpr int kRowGap = 16;
constexpr int kHead = 26;

}  // namespace

BracketView::BracketView(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("bracket"));
  setAccessibleName(tr("Bracket"));
}

void BracketView::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void BracketView::setEvent(const Event& event) {
  boxes_.clear();
  titles_.clear();
  std::size_t most = 1;
  for (const Round& round : event.rounds)
    if (round.stage != Stage::swiss) most = std::max(most, round.matches.size());
  rows_ = static_cast<int>(most);
  for (const Round& round : event.rounds) {
    if (round.stage == Stage::swiss) continue;
    const QString title = QString::fromStdString(tournament_wording::round_title(event, round, programWording()));
    const double step = static_cast<double>(rows_) / static_cast<double>(round.matches.size());
    for (std::size_t i = 0; i < round.matches.size(); ++i) {
      const Match& match = round.matches[i];
      Box box;
      box.column = static_cast<int>(titles_.size());
      box.middle = (static_cast<double>(i) + 0.5) * step;
      box.title = match.third_place ? tr("Third place") : title;
      box.a = match.a;
      box.b = match.b;
      box.first = playerName(event, match.a);
      box.second = match.is_bye() ? tr("bye") : playerName(event, match.b);
      box.result = QString::fromStdString(tournament_wording::result_text(event, round, match, programWording()));
      box.winner = settle(event, round, match).winner(match);
      box.third = match.third_place;
      boxes_.push_back(std::move(box));
    }
    titles_.push_back(title);
  }
  updateGeometry();
  update();
}

QSize BracketView::sizeHint() const {
  const int columns = std::max(1, static_cast<int>(titles_.size()));
  return {look_.gap(columns * (kBoxWidth + kColumnGap)), look_.gap(kHead + rows_ * (kBoxHeight + kRowGap))};
}

QString BracketView::accessibleRow(int row) const {
  const Box& box = boxes_[static_cast<std::size_t>(row)];
  return QStringLiteral("%1: %2 – %3%4")
      .arg(box.title, box.first, box.second, box.result.isEmpty() ? QString() : QStringLiteral(", ") + box.result);
}

QRect BracketView::rectOf(const Box& box) const {
  const double row = kBoxHeight + kRowGap;
  return {look_.gap(box.column * (kBoxWidth + kColumnGap)), look_.gap(kHead + box.middle * row - kBoxHeight / 2.0),
          look_.gap(kBoxWidth), look_.gap(kBoxHeight)};
}

void BracketView::paintBox(QPainter& painter, const Box& box) const {
  const Theme& theme = look_.theme();
  const QRect rect = rectOf(box);
  painter.setPen(QPen(theme.line2, 1));
  painter.setBrush(theme.surface);
  painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
  painter.drawLine(rect.left(), rect.center().y(), rect.right(), rect.center().y());
  const int edge = look_.gap(8);
  const int room = box.result.isEmpty() ? 0 : look_.gap(64);
  const auto name = [&](const QString& text, EntryId id, const QRect& half) {
    QFont font = fonts::ui(look_.px(13));
    font.setBold(box.winner != 0 && box.winner == id);
    painter.setFont(font);
    painter.setPen(box.winner != 0 && box.winner != id ? theme.muted : theme.text);
    const QRect place = half.adjusted(edge, 0, -edge - room, 0);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
  };
  const QRect upper(rect.left(), rect.top(), rect.width(), rect.height() / 2);
  name(box.first, box.a, upper);
  name(box.second, box.b, upper.translated(0, rect.height() / 2));
  if (!box.result.isEmpty()) {
    const QFont font = fonts::ui(look_.px(13));
    painter.setFont(font);
    painter.setPen(theme.accent);
    const QRect place(rect.right() - room - edge / 2, rect.top(), room, rect.height() / 2);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight,
                     QFontMetrics(font).elidedText(box.result, Qt::ElideRight, place.width()));
  }
  if (box.third) {
    painter.setFont(fonts::ui(look_.px(11)));
    painter.setPen(theme.muted);
    painter.drawText(rect.translated(0, -look_.gap(15)), Qt::AlignTop | Qt::AlignLeft, box.title);
  }
}

void BracketView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = look_.theme();
  painter.setFont(fonts::ui(look_.px(13)));
  for (std::size_t i = 0; i < titles_.size(); ++i) {
    painter.setPen(theme.muted);
    painter.drawText(
        QRect(look_.gap(static_cast<int>(i) * (kBoxWidth + kColumnGap)), 0, look_.gap(kBoxWidth), look_.gap(kHead - 6)),
        Qt::AlignLeft | Qt::AlignVCenter, titles_[i]);
  }
  painter.setPen(QPen(theme.line2, 1.5));
  for (const Box& from : boxes_)
    for (const Box& to : boxes_) {
      const bool goesOn =
          to.column == from.column + 1 && !to.third && from.winner != 0 && (to.a == from.winner || to.b == from.winner);
      if (!goesOn) continue;
      const QRect left = rectOf(from), right = rectOf(to);
      const int turn = (left.right() + right.left()) / 2;
      painter.drawPolyline(QPolygon({QPoint(left.right(), left.center().y()), QPoint(turn, left.center().y()),
                                     QPoint(turn, right.center().y()), QPoint(right.left(), right.center().y())}));
    }
  for (const Box& box : boxes_) paintBox(painter, box);
}

}  // namespace playsheet

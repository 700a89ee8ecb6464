// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/clock_window.h"

#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/tournament/clock_panel.h"
#include "ui/tournament/event_session.h"
#include "ui/widgets/clock_text.h"
#include "ui/wording/tournament/event_words.h"

namespace playsheet {

using namespace tournament;

namespace {

constexpr qreal kDigits = 0.40;  ///< of the height of the window (T-P22)
constexpr qreal kClockShare = 0.5;
constexpr int kSecondsOnPage = 10;
constexpr int kLeastRows = 4;
constexpr int kWarning = 5 * 60;  ///< seconds left from which on the colour is another one
/// Letters of a row are 4.6 % of the height of the window: 24 mm, legible from 8 metres at 3 mm a metre, where it is 52
/// cm high.
constexpr qreal kRowShare = 0.085;
constexpr qreal kLetters = 0.75;  ///< of a row

}  // namespace

ClockWindow::ClockWindow(EventSession& session, QWidget* parent) : QWidget(parent, Qt::Window), session_(session) {
  setObjectName(QStringLiteral("clockWindow"));
  setWindowTitle(tr("Round clock"));
  setAccessibleName(tr("Round clock"));
  resize(960, 600);
  setMinimumSize(480, 300);
  second_.setInterval(1000);
  connect(&second_, &QTimer::timeout, this, &ClockWindow::turn);
  second_.start();
  connect(&session_, &EventSession::changed, this, qOverload<>(&QWidget::update));
}

void ClockWindow::setLook(const Look& look) {
  look_ = look;
  update();
}

QString ClockWindow::time() const {
  const Round* last = session_.lastRound();
  if (!last || last->state != RoundState::open) return QStringLiteral("–:––");
  return clockText(session_.clock(last->number).left);
}

bool ClockWindow::runs() const {
  const Round* last = session_.lastRound();
  return last && last->state == RoundState::open && !session_.event().ended;
}

/// Of the round that is published: a draft is seen by the organiser alone (T-P05).
std::vector<ClockWindow::Line> ClockWindow::lines() const {
  std::vector<Line> out;
  const Event& event = session_.event();
  const auto shown = std::find_if(event.rounds.rbegin(), event.rounds.rend(),
                                  [](const Round& round) { return round.state != RoundState::drafted; });
  if (shown == event.rounds.rend()) return out;
  const auto extra = session_.clock(shown->number).extra;
  for (const Match& match : shown->matches)
    for (const EntryId id : {match.a, match.b}) {
      if (id == kBye) continue;
      QString table = match.is_bye() ? tr("bye") : QString::number(match.table);
      if (extra.contains(match.table) && !match.is_bye())
        table += QStringLiteral("  +%1").arg(clockText(extra.at(match.table)));
      out.push_back({playerName(event, id), table});
    }
  std::sort(out.begin(), out.end(), [](const Line& a, const Line& b) { return a.name.localeAwareCompare(b.name) < 0; });
  return out;
}

QRect ClockWindow::pairingsRect() const {
  const int edge = width() / 32;
  const int top = static_cast<int>(height() * (runs() ? kClockShare + 0.05 : 0.11));
  return {edge, top, width() - 2 * edge, height() - top - edge / 2};
}

/// In two columns.
int ClockWindow::rowsOnPage() const {
  const int rows = static_cast<int>(pairingsRect().height() / (height() * kRowShare));
  return 2 * std::max(kLeastRows / 2, rows);
}

int ClockWindow::pages() const {
  const auto count = static_cast<int>(lines().size());
  return std::max(1, (count + rowsOnPage() - 1) / rowsOnPage());
}

void ClockWindow::turn() {
  if (++seconds_ % kSecondsOnPage == 0) page_ = (page_ + 1) % pages();
  if (isVisible()) update();
}

void ClockWindow::paintClock(QPainter& painter) {
  const Theme& theme = look_.theme();
  const Event& event = session_.event();
  const Round* last = session_.lastRound();
  QStringList words{QString::fromStdString(event.title)};
  if (last && last->state != RoundState::drafted)
    words << QString::fromStdString(tournament_wording::round_title(event, *last, programWording()));
  painter.setPen(theme.muted);
  painter.setFont(fonts::ui(height() * 0.05));
  painter.drawText(QRect(0, static_cast<int>(height() * 0.01), width(), static_cast<int>(height() * 0.08)),
                   Qt::AlignCenter, words.join(QStringLiteral(" · ")));
  if (!runs()) return;  // the pairings alone, and larger
  const RoundClock clock = session_.clock(last->number);
  const bool blink = !clock.paused && clock.left <= 0 && seconds_ % 2 == 1;
  painter.setPen(clock.left <= 0 ? theme.bad : (clock.left <= kWarning ? theme.warn : theme.text));
  if (blink) painter.setPen(theme.muted);
  QFont digits = fonts::display(height() * kDigits);
  digits.setPixelSize(std::max(20, static_cast<int>(height() * kDigits)));
  const QString shown = time();
  const qreal wide = QFontMetricsF(digits).horizontalAdvance(shown);
  if (wide > width() * 0.94) digits.setPixelSize(static_cast<int>(digits.pixelSize() * width() * 0.94 / wide));
  painter.setFont(digits);
  painter.drawText(QRect(0, static_cast<int>(height() * 0.07), width(), static_cast<int>(height() * kDigits)),
                   Qt::AlignCenter, shown);
  painter.setPen(theme.muted);
  painter.setFont(fonts::ui(height() * 0.045));
  painter.drawText(QRect(0, static_cast<int>(height() * 0.475), width(), static_cast<int>(height() * 0.07)),
                   Qt::AlignCenter, clockWords(session_, last->number));
}

void ClockWindow::paintPairings(QPainter& painter) {
  const Theme& theme = look_.theme();
  const auto all = lines();
  const QRect place = pairingsRect();
  const qreal row = height() * kRowShare;
  const int half = rowsOnPage() / 2;
  const qreal gap = width() / 40.0;
  const qreal column = (place.width() - gap) / 2.0;
  const int first = std::min(page_, pages() - 1) * rowsOnPage();
  painter.setFont(fonts::ui(row * kLetters));
  for (int i = 0; i < rowsOnPage() && first + i < static_cast<int>(all.size()); ++i) {
    const Line& line = all[static_cast<std::size_t>(first + i)];
    const qreal x = place.left() + (i / half) * (column + gap);
    const qreal y = place.top() + (i % half) * row;
    const QFontMetricsF metrics(painter.font());
    const auto cell = [&](const QString& text, qreal left, qreal wide, const QColor& ink) {
      painter.setPen(ink);
      painter.drawText(QRectF(left, y, wide, row), Qt::AlignVCenter | Qt::AlignLeft,
                       metrics.elidedText(text, Qt::ElideRight, wide));
    };
    cell(line.name, x, column * 0.72, theme.text);
    cell(line.table, x + column * 0.75, column * 0.25, theme.accent);
  }
  if (pages() > 1) {
    painter.setFont(fonts::ui(row * 0.45));
    painter.setPen(theme.muted);
    painter.drawText(QRectF(place.left(), place.bottom() - row * 0.6, place.width(), row * 0.6),
                     Qt::AlignRight | Qt::AlignBottom,
                     tr("%1 of %2").arg(std::min(page_, pages() - 1) + 1).arg(pages()));
  }
}

void ClockWindow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(rect(), look_.theme().bg);
  paintClock(painter);
  paintPairings(painter);
}

void ClockWindow::switchFull() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void ClockWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    close();
    return;
  }
  if (event->key() == Qt::Key_F11) return switchFull();
  QWidget::keyPressEvent(event);
}

void ClockWindow::mouseDoubleClickEvent(QMouseEvent*) { switchFull(); }

}  // namespace playsheet

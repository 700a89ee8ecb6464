// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/phase_strip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <cmath>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/table/match_controller.h"

namespace playsheet {
namespace {

constexpr std::array<const char*, 5> kIcons{"turn", "mission", "team", "attack", "pass"};

}  // namespace

PhaseStrip::PhaseStrip(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void PhaseStrip::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void PhaseStrip::setStep(naruto::Step step, bool chain) {
  step_ = step;
  chain_ = chain;
  setAccessibleName(pillText());
  updateGeometry();
  update();
}

void PhaseStrip::setBreadth(Breadth breadth) {
  breadth_ = breadth;
  updateGeometry();
  update();
}

QString PhaseStrip::phaseName(int phase) const {
  switch (phase) {
    case 0:
      return tr("Start");
    case 1:
      return tr("Mission");
    case 2:
      return tr("Organization");
    case 3:
      return tr("Battle");
    case 4:
      return tr("End");
    default:
      return tr("Setup");
  }
}

QString PhaseStrip::pillText() const {
  using naruto::Step;
  QString name = phaseName(phaseOf(step_));
  const auto with = [&name](const QString& step) { return QStringLiteral("%1: %2").arg(name, step); };
  if (chain_) return with(tr("chain"));
  switch (step_) {
    case Step::toss:
    case Step::choose_starter:
      return with(tr("starting player"));
    case Step::change_hand:
      return with(tr("opening hands"));
    case Step::attack:
      return with(tr("attack"));
    case Step::block:
      return with(tr("block"));
    case Step::exchange:
      return with(tr("exchange of jutsu"));
    case Step::showdown:
    case Step::after_showdown:
      return with(tr("showdown"));
    case Step::hand_adjustment:
      return with(tr("hand adjustment"));
    default:
      return name;
  }
}

std::array<PhaseStrip::Place, 5> PhaseStrip::places() const {
  std::array<Place, 5> out;
  const int current = phaseOf(step_);
  const QFontMetricsF bold(fonts::ui(look_.px(14), 600));
  const QFontMetricsF plain(fonts::ui(look_.px(13), 500));
  qreal x = 0;
  if (current < 0) x = bold.horizontalAdvance(pillText()) + look_.px(34);
  for (int i = 0; i < 5; ++i) {
    qreal width = look_.px(30);
    if (breadth_ >= Breadth::Present && i != current) {
      out[static_cast<std::size_t>(i)] = {x, 0};
      continue;
    }
    if (i == current)
      width = breadth_ == Breadth::Sign ? look_.px(39) : bold.horizontalAdvance(pillText()) + look_.px(46);
    else if (breadth_ == Breadth::Words)
      width = plain.horizontalAdvance(phaseName(i)) + look_.px(36);
    out[static_cast<std::size_t>(i)] = {x, width};
    x += width + look_.px(8);
  }
  return out;
}

QSize PhaseStrip::sizeHint() const {
  const auto last = places().back();
  const qreal end = breadth_ >= Breadth::Present ? last.x - look_.px(8) + last.width : last.x + last.width;
  return {static_cast<int>(std::ceil(end)), look_.gap(30)};
}

void PhaseStrip::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal middle = height() / 2.0;
  const int current = phaseOf(step_);
  const QFont bold = fonts::ui(look_.px(14), 600);
  const QFont plain = fonts::ui(look_.px(13), 500);
  const auto pill = [&](qreal x, qreal width, const char* icon) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text);
    painter.drawRoundedRect(QRectF(x, 0, width, height()), height() / 2.0, height() / 2.0);
    qreal textX = x + look_.px(14);
    if (icon) {
      const qreal side = look_.px(17);
      paintActionIcon(painter, QLatin1String(icon), {x + look_.px(11), middle - side / 2, side, side}, t.surface,
                      t.text);
      textX = x + look_.px(34);
    }
    if (icon && breadth_ == Breadth::Sign) return;
    painter.setFont(bold);
    painter.setPen(t.surface);
    painter.drawText(QPointF(textX, middle + QFontMetricsF(bold).capHeight() / 2), pillText());
  };
  const auto all = places();
  if (current < 0) pill(0, all[0].x - look_.px(8), nullptr);
  for (int i = 0; i < 5; ++i) {
    const auto& place = all[static_cast<std::size_t>(i)];
    if (place.width <= 0) continue;
    if (i == current) {
      pill(place.x, place.width, kIcons[static_cast<std::size_t>(i)]);
    } else {
      const qreal side = look_.px(16);
      paintActionIcon(painter, QLatin1String(kIcons[static_cast<std::size_t>(i)]),
                      {place.x + look_.px(7), middle - side / 2, side, side}, t.muted, t.surface);
      if (breadth_ == Breadth::Words) {
        painter.setFont(plain);
        painter.setPen(t.muted);
        painter.drawText(QPointF(place.x + look_.px(28), middle + QFontMetricsF(plain).capHeight() / 2), phaseName(i));
      }
    }
    if (i < 4 && breadth_ == Breadth::Icons) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(t.line2);
      painter.drawEllipse(QPointF(place.x + place.width + look_.px(4), middle), 1.5, 1.5);
    }
  }
}

bool PhaseStrip::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto all = places();
    for (int i = 0; i < 5; ++i) {
      const auto& place = all[static_cast<std::size_t>(i)];
      if (help->pos().x() >= place.x && help->pos().x() <= place.x + place.width)
        QToolTip::showText(help->globalPos(), i == phaseOf(step_) ? pillText() : phaseName(i), this);
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace playsheet

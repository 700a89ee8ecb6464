// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/replay/replay_bar.h"

#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>

#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/hovered.h"

namespace playsheet {

using StepSign = StepButton::Sign;

// --- a button -------------------------------------------------------------------------------------------------------

StepButton::StepButton(StepSign sign, QWidget* parent) : QAbstractButton(parent), sign_(sign) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
}

void StepButton::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void StepButton::setSign(StepSign sign) {
  sign_ = sign;
  update();
}

QSize StepButton::sizeHint() const { return {look_.gap(34), look_.gap(32)}; }

void StepButton::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  painter.setPen(QPen(hasFocus() ? t.focus : t.line2, hasFocus() ? 3 : 1));
  painter.setBrush(isDown() ? mix(t.raised, t.text, 0.2) : hovered(*this) ? mix(t.raised, t.text, 0.1) : t.raised);
  painter.drawRoundedRect(box, 6, 6);
  const bool back = sign_ <= StepSign::Back;
  painter.translate(QRectF(rect()).center());
  if (back) painter.scale(-1, 1);  // every sign has its mirror
  painter.setPen(Qt::NoPen);
  painter.setBrush(isEnabled() ? t.text : t.muted);
  const qreal s = look_.px(5);
  const auto arrow = [&](qreal x) {
    painter.drawPolygon(QPolygonF({{x, -s * 1.15}, {x + s * 1.3, 0}, {x, s * 1.15}}));
  };
  const auto stroke = [&](qreal x) { painter.drawRect(QRectF(x, -s * 1.15, s * 0.45, s * 2.3)); };
  switch (sign_) {
    case StepSign::Play:
      painter.drawPolygon(QPolygonF({{-s * 0.8, -s * 1.4}, {s * 1.3, 0}, {-s * 0.8, s * 1.4}}));
      break;
    case StepSign::Pause:
      stroke(-s);
      stroke(s * 0.45);
      break;
    case StepSign::Back:
    case StepSign::Forward:
      arrow(-s * 0.5);
      break;
    case StepSign::PhaseBack:
    case StepSign::PhaseForward:
      arrow(-s * 1.2);
      arrow(s * 0.1);
      break;
    case StepSign::TurnBack:
    case StepSign::TurnForward:
      arrow(-s * 1.9);
      arrow(-s * 0.6);
      arrow(s * 0.7);
      break;
    case StepSign::First:
    case StepSign::Last:
      arrow(-s);
      stroke(s * 0.6);
      break;
  }
}

// --- the bar --------------------------------------------------------------------------------------------------------

ReplayBar::ReplayBar(QWidget* parent)
    : QWidget(parent), slider_(new ReplaySlider(this)), paces_(new ChoiceBox(this)), line_(new QWidget(this)) {
  setObjectName(QStringLiteral("replayBar"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 6);
  column->setSpacing(2);
  column->addWidget(line_);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  addButton(StepSign::First, QT_TR_NOOP("Go to the start"), row);
  addButton(StepSign::TurnBack, QT_TR_NOOP("Back one turn"), row);
  addButton(StepSign::PhaseBack, QT_TR_NOOP("Back one phase"), row);
  addButton(StepSign::Back, QT_TR_NOOP("Back one decision"), row);
  addButton(StepSign::Play, QT_TR_NOOP("Play"), row);
  addButton(StepSign::Forward, QT_TR_NOOP("Forward one decision"), row);
  addButton(StepSign::PhaseForward, QT_TR_NOOP("Forward one phase"), row);
  addButton(StepSign::TurnForward, QT_TR_NOOP("Forward one turn"), row);
  addButton(StepSign::Last, QT_TR_NOOP("Go to the end"), row);
  row->addSpacing(8);
  row->addWidget(slider_, 1);
  row->addSpacing(8);
  paces_->setObjectName(QStringLiteral("replayPace"));
  paces_->setAccessibleName(tr("Playback speed"));
  paces_->setToolTip(paces_->accessibleName());
  for (const auto& [title, pause] : {std::pair{tr("slow"), 2500}, {tr("normal"), 1200}, {tr("fast"), 400}})
    paces_->addItem(title, pause);
  paces_->setCurrentIndex(1);
  row->addWidget(paces_);
  column->addLayout(row);
  connect(slider_, &QSlider::valueChanged, this, &ReplayBar::frameAsked);
}

namespace {

/// What the button does is a row of the table of all keys; of Play and Pause there is one.
KeyUse useOf(StepSign sign) {
  return static_cast<KeyUse>(static_cast<int>(KeyUse::ReplayFirst) + static_cast<int>(sign) -
                             (sign > StepSign::Pause ? 1 : 0));
}

/// Its key stands in the hint.
void hint(StepButton* button, KeyUse use) {
  button->setToolTip(QStringLiteral("%1 (%2)").arg(button->accessibleName(), keyTitleOf(use)));
}

}  // namespace

void ReplayBar::takeKeys() {
  for (const auto& [sign, button] : buttons_) hint(button, useOf(sign));
}

void ReplayBar::addButton(StepSign sign, const char* name, QHBoxLayout* row) {
  auto* button = new StepButton(sign, this);
  button->setObjectName(QStringLiteral("replayStep%1").arg(static_cast<int>(sign)));
  button->setAccessibleName(tr(name));
  hint(button, useOf(sign));
  connect(button, &StepButton::clicked, this, [this, sign] { press(sign); });
  buttons_.emplace_back(sign, button);
  row->addWidget(button);
}

StepButton* ReplayBar::button(StepSign sign) const {
  for (const auto& [which, button] : buttons_)
    if (which == sign) return button;
  return nullptr;
}

void ReplayBar::name(StepSign sign, const QString& name) {
  StepButton* named = button(sign);
  named->setAccessibleName(name);
  hint(named, useOf(sign));
}

/// By what somebody steps is called as the game calls it.
void ReplayBar::nameSteps(const WatchedMatch* match) {
  const bool rounds = match && match->inRounds();
  const bool clashes = match && match->hasClashes();
  name(StepSign::TurnBack, rounds ? tr("Back one round") : tr("Back one turn"));
  name(StepSign::TurnForward, rounds ? tr("Forward one round") : tr("Forward one turn"));
  name(StepSign::PhaseBack, clashes ? tr("Back one phase or clash") : tr("Back one phase"));
  name(StepSign::PhaseForward, clashes ? tr("Forward one phase or clash") : tr("Forward one phase"));
}

void ReplayBar::press(StepSign sign) {
  switch (sign) {
    case StepSign::First:
      emit frameAsked(0);
      break;
    case StepSign::Last:
      emit frameAsked(slider_->maximum());
      break;
    case StepSign::Play:
    case StepSign::Pause:
      emit playAsked();
      break;
    case StepSign::Back:
    case StepSign::Forward:
      emit stepAsked(ReplayStep::Decision, sign == StepSign::Forward);
      break;
    case StepSign::PhaseBack:
    case StepSign::PhaseForward:
      emit stepAsked(ReplayStep::Phase, sign == StepSign::PhaseForward);
      break;
    case StepSign::TurnBack:
    case StepSign::TurnForward:
      emit stepAsked(ReplayStep::Turn, sign == StepSign::TurnForward);
      break;
  }
}

void ReplayBar::setLook(const Look& look) {
  look_ = look;
  slider_->setLook(look);
  for (const auto& each : buttons_) each.second->setLook(look);
  paces_->setLook(look);
  line_->setFixedHeight(look.gap(26));
  update();
}

void ReplayBar::setStory(const ReplayStory* story) {
  const QSignalBlocker quiet(slider_);
  slider_->setStory(story ? story->last() : 0, story ? story->marks() : std::vector<ReplayMark>{});
  nameSteps(story ? &story->match() : nullptr);
  for (const auto& each : buttons_) each.second->setEnabled(story != nullptr);
  slider_->setEnabled(story != nullptr);
  paces_->setEnabled(story != nullptr);
}

void ReplayBar::setPlace(const QString& decision, const QString& next, const QString& place) {
  decision_ = decision;
  next_ = next;
  place_ = place;
  slider_->setAccessibleDescription(QStringLiteral("%1. %2. %3").arg(place, decision, next));
  setAccessibleName(slider_->accessibleDescription());
  update();
}

void ReplayBar::setFrame(int frame) {
  const QSignalBlocker quiet(slider_);
  slider_->setValue(frame);
  slider_->update();
}

void ReplayBar::setPlaying(bool on) {
  StepButton* play = button(StepSign::Play);
  play->setSign(on ? StepSign::Pause : StepSign::Play);
  play->setAccessibleName(on ? tr("Pause") : tr("Play"));
  hint(play, KeyUse::ReplayPlay);
}

int ReplayBar::milliseconds() const { return paces_->currentData().toInt(); }

/// The decision at the left, whoever decides next behind it, the place at the right.
void ReplayBar::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.fillRect(rect(), t.surface);
  painter.fillRect(QRect(0, 0, width(), 1), t.line);
  const QRectF line = line_->geometry();
  const qreal baseline = line.top() + look_.px(18);
  const QFont plain = fonts::ui(look_.px(13));
  const QFont strong = fonts::ui(look_.px(15), 600);
  const qreal placeWide = QFontMetricsF(plain).horizontalAdvance(place_);
  painter.setFont(plain);
  painter.setPen(t.muted);
  painter.drawText(QPointF(line.right() - placeWide, baseline), place_);
  const qreal room = line.width() - placeWide - look_.px(24);
  const QString decision = elided(decision_, strong, room, MayCut::PlayerName);
  painter.setFont(strong);
  painter.setPen(t.text);
  painter.drawText(QPointF(line.left(), baseline), decision);
  const qreal used = QFontMetricsF(strong).horizontalAdvance(decision) + look_.px(18);
  if (next_.isEmpty() || used + look_.px(80) > room) return;
  painter.setFont(plain);
  painter.setPen(t.muted);
  painter.drawText(QPointF(line.left() + used, baseline), elided(next_, plain, room - used, MayCut::PlayerName));
}

}  // namespace playsheet

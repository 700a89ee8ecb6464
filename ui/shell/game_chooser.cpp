// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/game_chooser.h"

#include <QButtonGroup>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/faces/fonts.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/widgets/hovered.h"

namespace playsheet {
namespace {

constexpr std::array<const char*, kGameKinds.size()> kWords{"naruto", "gormiti", "rising-clan"};
constexpr std::array<const char*, kGameKinds.size()> kNames{"Naruto CCG", "Gormiti", "Rising Clan"};
constexpr std::array<const char*, kGameKinds.size()> kTongues{nullptr, kGormitiTongue, kGormitiTongue};

}  // namespace

QString gameName(GameKind game) { return QString::fromLatin1(kNames[static_cast<std::size_t>(game)]); }

QString gameWord(GameKind game) { return QString::fromLatin1(kWords[static_cast<std::size_t>(game)]); }

const char* tongueOf(GameKind game) { return kTongues[static_cast<std::size_t>(game)]; }

GameKind gameOf(const QString& word) {
  for (const GameKind game : kGameKinds)
    if (gameWord(game) == word) return game;
  return kGameKinds.front();
}

// --- one game -------------------------------------------------------------------------------------------------------

GameButton::GameButton(GameKind game, QWidget* parent) : QAbstractButton(parent), game_(game) {
  setObjectName(QStringLiteral("game-") + gameWord(game));
  setText(gameName(game));
  setCheckable(true);
  setAutoExclusive(true);
  setCursor(Qt::PointingHandCursor);
}

void GameButton::setLook(const Look& look) {
  look_ = look;
  updateGeometry();
  update();
}

void GameButton::setDrawn(bool drawn) {
  drawn_ = drawn;
  updateGeometry();
  update();
}

QSize GameButton::sizeHint() const {
  if (drawn_) return {look_.gap(150), look_.gap(118)};
  const qreal words = QFontMetricsF(fonts::ui(look_.px(15), 600)).horizontalAdvance(text());
  return {static_cast<int>(words) + look_.gap(32), look_.gap(34)};
}

/// Where the cards lie, as small as that: two villages with lanes between them, two rows of Fighters round a Hero, or
/// people in a ring round a die.
void GameButton::paintSheet(QPainter& painter, const QRectF& place) const {
  const Theme& t = look_.theme();
  const TableTop& table = look_.tableTop();
  painter.setPen(Qt::NoPen);
  painter.setBrush(table.band);
  painter.drawRoundedRect(place, 5, 5);
  const auto card = [&](qreal x, qreal y, qreal scale, const QColor& colour) {
    const qreal wide = place.width() * 0.075 * scale;
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(place.left() + place.width() * x - wide / 2,
                                   place.top() + place.height() * y - wide * 0.7, wide, wide * 1.4),
                            1.5, 1.5);
  };
  if (game_ == GameKind::RisingClan) return paintRing(painter, place);
  const QColor south = seatColour(t, table::PlayerId::south);
  const QColor north = seatColour(t, table::PlayerId::north);
  if (game_ == GameKind::Gormiti) {
    for (int i = 0; i < 5; ++i) {
      const qreal x = 0.22 + 0.14 * i;
      const qreal scale = i == 2 ? 1.5 : 1.05;
      card(x, 0.3, scale, north);
      card(x, 0.7, scale, south);
    }
    return;
  }
  for (int i = 0; i < 4; ++i) {
    card(0.3 + 0.13 * i, 0.16, 1, north);
    card(0.3 + 0.13 * i, 0.84, 1, south);
  }
  for (int lane = 0; lane < 2; ++lane)
    for (int i = 0; i < 2; ++i) {
      card(0.34 + 0.3 * lane + 0.08 * i, 0.4, 0.9, north);
      card(0.34 + 0.3 * lane + 0.08 * i, 0.62, 0.9, south);
    }
}

void GameButton::paintRing(QPainter& painter, const QRectF& place) const {
  constexpr int kSeats = 7;
  const Theme& t = look_.theme();
  const qreal disc = place.height() * 0.075;
  for (int i = 0; i < kSeats; ++i) {
    const qreal angle = 2 * std::numbers::pi * i / kSeats;
    const QPointF at(place.center().x() - std::sin(angle) * place.width() * 0.36,
                     place.center().y() + std::cos(angle) * place.height() * 0.36);
    painter.setBrush(t.seat(static_cast<std::size_t>(i)));
    painter.drawEllipse(at, disc, disc);
  }
  const qreal die = place.height() * 0.13;
  painter.setBrush(t.text);
  painter.drawRoundedRect(QRectF(place.center() - QPointF(die, die), QSizeF(2 * die, 2 * die)), die * 0.3, die * 0.3);
  painter.setBrush(look_.tableTop().band);
  for (const qreal off : {-0.5, 0.0, 0.5})
    painter.drawEllipse(place.center() + QPointF(off, off) * die, die * 0.16, die * 0.16);
}

void GameButton::paintEvent(QPaintEvent*) {
  const Theme& t = look_.theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool lit = isChecked();
  painter.setPen(QPen(lit ? t.accent : t.line2, lit ? 2 : 1));
  painter.setBrush(hovered(*this) && !lit ? t.raised : t.surface);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 9, 9);
  QRectF words = rect();
  if (drawn_) {
    words.setTop(height() - look_.px(32));
    paintSheet(painter, QRectF(rect()).adjusted(look_.px(9), look_.px(9), -look_.px(9), -look_.px(32)));
  }
  painter.setFont(fonts::ui(look_.px(15), 600));
  painter.setPen(lit ? t.text : t.muted);
  painter.drawText(words, Qt::AlignCenter, text());
  if (!hasFocus()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(t.focus, 2));
  painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 7, 7);
}

// --- all of them ----------------------------------------------------------------------------------------------------

GameChooser::GameChooser(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("games"));
  setAccessibleName(tr("Game"));
  for (const GameKind game : kGameKinds) {
    auto* button = new GameButton(game, this);
    buttons_[static_cast<std::size_t>(game)] = button;
    connect(button, &QAbstractButton::clicked, this, [this, game] { emit chosen(game); });
  }
  buttons_.front()->setChecked(true);
}

void GameChooser::setLook(const Look& look) {
  look_ = look;
  for (GameButton* button : buttons_) button->setLook(look);
}

void GameChooser::setOffered(GameKind game, bool offered) { button(game)->setVisible(offered); }

void GameChooser::setGame(GameKind game) { button(game)->setChecked(true); }

GameKind GameChooser::game() const {
  const auto on =
      std::find_if(buttons_.begin(), buttons_.end(), [](const GameButton* one) { return one->isChecked(); });
  return on == buttons_.end() ? kGameKinds.front() : (*on)->game();
}

void GameChooser::setStanding(bool standing) {
  standing_ = standing;
  for (GameButton* button : buttons_) button->setDrawn(standing);
}

QSize GameChooser::sizeHint() const {
  QSize all(0, 0);
  for (const GameButton* button : buttons_) {
    if (button->isHidden()) continue;
    const QSize one = button->sizeHint();
    const int gap = all.isEmpty() ? 0 : look_.gap(10);
    all = standing_ ? QSize(std::max(all.width(), one.width()), all.height() + gap + one.height())
                    : QSize(all.width() + gap + one.width(), std::max(all.height(), one.height()));
  }
  return all;
}

void GameChooser::resizeEvent(QResizeEvent*) {
  int at = 0;
  for (GameButton* button : buttons_) {
    if (button->isHidden()) continue;
    const QSize one = button->sizeHint();
    button->setGeometry(standing_ ? QRect(0, at, width(), one.height()) : QRect(at, 0, one.width(), height()));
    at += (standing_ ? one.height() : one.width()) + look_.gap(10);
  }
}

}  // namespace playsheet

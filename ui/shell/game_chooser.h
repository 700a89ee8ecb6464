// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>

#include "ui/widgets/look.h"

namespace playsheet {

/// The games that can be played at this table.
enum class GameKind { Naruto, Gormiti, RisingClan };
inline constexpr std::array<GameKind, 3> kGameKinds{GameKind::Naruto, GameKind::Gormiti, GameKind::RisingClan};

/// As settings and commands write it: "naruto". A word that is none of them means the first one.
QString gameWord(GameKind game);
/// As people call it: "Gormiti".
QString gameName(GameKind game);
GameKind gameOf(const QString& word);
/// By what its own words are known (`programTongue`); nullptr: it has the usual ones.
const char* tongueOf(GameKind game);

/// One game: a small drawing of its sheet, and its name. One of them is on.
class GameButton : public QAbstractButton {
  Q_OBJECT
 public:
  GameButton(GameKind game, QWidget* parent);

  GameKind game() const { return game_; }
  void setLook(const Look& look);
  /// With the drawing where there is room for it, else the name alone.
  void setDrawn(bool drawn);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintSheet(QPainter& painter, const QRectF& place) const;
  void paintRing(QPainter& painter, const QRectF& place) const;

  GameKind game_;
  Look look_;
  bool drawn_ = true;
};

/// The games side by side or one below the other; says which one was chosen.
class GameChooser : public QWidget {
  Q_OBJECT
 public:
  explicit GameChooser(QWidget* parent = nullptr);

  /// Whether this one can be played; the first always can.
  void setOffered(GameKind game, bool offered);

  void setLook(const Look& look);
  void setGame(GameKind game);
  GameKind game() const;
  GameButton* button(GameKind game) const { return buttons_[static_cast<std::size_t>(game)]; }
  /// Standing: one below the other, with drawings.
  void setStanding(bool standing);
  bool standing() const { return standing_; }
  QSize sizeHint() const override;

 signals:
  void chosen(playsheet::GameKind game);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  std::array<GameButton*, kGameKinds.size()> buttons_{};
  Look look_;
  bool standing_ = true;
};

}  // namespace playsheet

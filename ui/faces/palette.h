// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QColor>
#include <QString>
#include <array>
#include <cstddef>

namespace playsheet {

/// Panels, buttons, states: everything that changes with the theme.
struct Theme {
  bool dark = true;
  QColor bg, surface, raised, line, line2, text, muted;
  QColor accent, onAccent, focus, ok, warn, bad;
  QColor legal, target, select, refused, injured, head, pay;
  QColor south, north;           ///< the seats of two
  std::array<QColor, 7> beyond;  ///< of those who sit at a table of more
  QColor onSeat;

  /// By the number of the seat, 0 to 8.
  const QColor& seat(std::size_t number) const {
    return number == 0 ? south : number == 1 ? north : beyond.at(number - 2);
  }
};

/// The table under the cards. A dark table goes with the dark theme.
struct TableTop {
  bool dark = true;
  QColor felt, felt2, zone, band, edge, motif, ink, muted;
};

/// A symbol: badge, sign on it, and the five colours of its landscape.
struct SymbolColours {
  QString name;
  QColor base, on, skyHigh, skyLow, far, middle, near, deep, sun;
};

/// A card looks the same in every theme, because it is a thing.
struct CardColours {
  QColor paper, paper2, ink, ink2, muted, rule;
  QColor injuredPlate, bandage, crown, slash, support, raised, lowered;
  QColor rodWood, rodBrass, pending, coin;
  QColor lifeHigh, lifeHalf, lifeLow, lifeGone, lifeMost;  ///< the counter of HP, by what is left
};

enum class ThemeTone { Dark, Light };
enum class TableTopId { LacquerDark, LacquerLight, TatamiDark, TatamiLight };

const Theme& themeOf(ThemeTone tone);
const TableTop& tableTopOf(TableTopId id);
const CardColours& cardColours();

/// Letters "L F W N E V"; of elements "w f e a" (Water, Fire, Earth, Air) and "t b m n" (their Dark forms); "s" is
/// steel, which no symbol has. Anything else gets the Void's colours, which are the quietest.
const SymbolColours& symbolColours(QChar letter);

/// From a (t = 0) to b (t = 1), channel by channel.
QColor mix(const QColor& a, const QColor& b, qreal t);

/// WCAG 2.2 contrast ratio, 1 to 21.
qreal contrastRatio(const QColor& a, const QColor& b);

}  // namespace playsheet

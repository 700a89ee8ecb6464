// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/faces/card_face.h"

#include <QString>

namespace playsheet {

/// Every card has its own picture, computed from its facts with integers and no random source: the same card has
/// the same picture on every machine.
/// Two numbers of one set never share petal, ring, between, fill and turn all together.
struct EmblemParameters {
  int petal = 0;    ///< shape of the petals, 0 to 9; 10 stands in for three hooks in a ring
  int ring = 0;     ///< 0 to 6
  int between = 0;  ///< ornament between the petals, 0 to 4
  int fill = 0;     ///< 0 solid, 1 outline, 2 coloured
  int turn = 0;     ///< 1: turned by half a petal
  int fold = 3;     ///< number of petals: 3 + entrance cost, or + number of chakra
  int mark = 0;     ///< 0 none, 1 later line, 2 reprint letter
  quint32 seed = 0;
  QString core;  ///< icon id in the middle

  bool operator==(const EmblemParameters&) const = default;
};

EmblemParameters emblemOf(const CardFace& face);

/// The number that shapes the land: from low to high, the i-th of this seed.
double emblemRandom(quint32 seed, quint32 i, double low, double high);

/// Letter of the first and of the last symbol; 'V' when the card has none.
QChar firstSymbol(const CardFace& face);
QChar lastSymbol(const CardFace& face);

}  // namespace playsheet

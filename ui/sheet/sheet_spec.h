// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QSizeF>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

namespace playsheet {

/// Every length of the sheet at one size, in logical pixels.
struct SheetSizes {
  qreal height = 0;  ///< of the sheet
  qreal width = 0;
  qreal margin = 8;  ///< left and right of the bands
  qreal gap = 4;     ///< between bands
  qreal strip = 44;  ///< a folded seat
  qreal village = 118;
  qreal battleVillage = 118;  ///< while the middle shows battles
  qreal hand = 140;           ///< an unfolded seat
  qreal bothHands = 116;      ///< the same when both are unfolded
  qreal card = 104;
  qreal handCard = 130;
  qreal plate = 286;    ///< left end of an open seat: name, rewards, chakra
  qreal piles = 166;    ///< right end of it: deck, graveyard
  qreal laneSide = 62;  ///< column of the sums
  qreal chain = 230;    ///< right end of the band when it is kept for the chain
  qreal scale = 1;      ///< of signs and figures
  qreal text = 1;       ///< of words
};

/// Which zones a game has, in what order, and how large: resources/sheets/*.json.
struct SheetSpec {
  QString game;
  QStringList bands, strip, village, drawers;
  QHash<QString, int> limits;  ///< of what is counted in a turn
  int rewards = 10;            ///< pips
  QString pips;                ///< icon of each; none: a bar
  int lowDeck = 5;             ///< fewer cards than these are warned of
  bool centred = false;        ///< the row stands in the middle, what comes behind its rule aside
  qreal floor = 72;            ///< no card of a crowded row gets lower than this
  /// Of a ring, by the number of the others (1 first): how many sit at the left, above and at the right.
  std::vector<std::array<int, 3>> ring;
  std::vector<SheetSizes> sizes;  ///< at rising sizes; between and beyond them on lines

  /// Heights of bands and cards follow the height of the sheet; breadths, signs and words whichever is scarcer, its
  /// height or its width.
  SheetSizes at(const QSizeF& size) const;
  /// The width that belongs to this height: with less, breadths give way.
  qreal widthAt(qreal height) const;
};

/// Nothing when the text is not a sheet: a field is missing or has the wrong type.
std::optional<SheetSpec> readSheetSpec(const QByteArray& json);
/// One that comes with the program, by the path of its resource; the resources of its library have been asked for.
SheetSpec shippedSheet(const QString& path);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

/// What a screen looks like, region by region: where each part of it lies, its mean colour and how much is drawn in it.
/// That is the same with another version of Qt or of the font engine, within the tolerances below; a part that is gone,
/// lies elsewhere or has another colour is told by its name.
namespace playsheet::testing {

struct Region {
  QString name;  ///< what it is and what is written on it; a field of a large painted part: "Sheet [2 1]"
  QRect place;   ///< in the window
  QColor mean;
  int edges = 0;  ///< of 1000 pixels so many differ from their neighbour on the right: text, lines, pictures
};

constexpr int kPlaceMayDiffer = 10;   ///< pixels, for each side
constexpr int kColourMayDiffer = 12;  ///< of 255, for each of red, green, blue
constexpr int kEdgesMayDiffer = 30;   ///< of 1000, or two fifths of what was there

/// The visible parts of the window in the order of their names.
std::vector<Region> regionsOf(QWidget& window, const QImage& picture);

/// What differs, a sentence for each part: its name, what is kept of it and what is seen.
QStringList regionFaults(const std::vector<Region>& kept, const std::vector<Region>& seen);

std::vector<Region> readRegions(const QString& text);
QString writeRegions(const std::vector<Region>& regions);

/// The window looks as tests/ui/screens/NAME.txt says. Where not, a picture of what is kept and the one that is seen
/// are put beside each other, with frames around what differs. PLAYSHEET_REWRITE_SCREENS=1 writes the file.
void expectScreen(QWidget& window, const QString& name);

}  // namespace playsheet::testing

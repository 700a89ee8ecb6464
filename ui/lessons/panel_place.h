// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>
#include <QSize>
#include <QVector>
#include <optional>

namespace playsheet {

/// What a panel has to look out for.
struct PanelRoom {
  QRect room;  ///< it stays within
  /// Where the panel stands already: it stays there as long as it is in nobody's way.
  std::optional<QPoint> stands = {};
  QVector<QRect> pointed;  ///< what its words are about: near to them, never over them
  QVector<QRect> kept;     ///< what else is read or clicked now: not over them if there is any other way
  QVector<QRect> cards;    ///< better not over them either
};

/// Where a panel stands best in one of these sizes, the first ones rather than the others. It covers nothing that is
/// pointed at as long as some place allows it.
QRect placePanel(const QVector<QSize>& sizes, const PanelRoom& where);

}  // namespace playsheet

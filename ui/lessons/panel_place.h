// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QVector>

namespace playsheet {

/// What a panel has to look out for.
struct PanelRoom {
  QRect room;              ///< it stays within
  QVector<QRect> pointed;  ///< what its words are about: near to them, never over them
  QVector<QRect> kept;     ///< what else is read or clicked now: not over them if there is any other way
  QVector<QRect> cards;    ///< better not over them either
};

/// Where a panel of this size stands best. It covers nothing that is pointed at as long as some place allows it.
QRect placePanel(const QSize& size, const PanelRoom& where);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace playsheet {

/// The shape that the "d" attribute of an SVG path describes, filled by the non-zero rule.
/// Reading stops at the first thing that is not path data; what was read until there is kept.
QPainterPath parseSvgPath(QStringView data);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

/// The bundled typefaces by role. They come from the resource folder ":/fonts"; where the build had no font files,
/// the families of the same name on the system are used, then Noto Sans, then what the system has.
namespace playsheet::fonts {

/// Loads the bundled files once; the role functions call it, so that nobody has to think of it.
void load();

/// Panels, prompt, log, rules text (Inter).
QFont ui(qreal px, int weight = 400);

/// Names of players, titles, curtain (Inter Display).
QFont display(qreal px);

/// Everything on a card, and all figures in counters (Roboto Condensed).
QFont card(qreal px, int weight = 500);

}  // namespace playsheet::fonts

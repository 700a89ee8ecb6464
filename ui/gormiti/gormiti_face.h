// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/cards/catalog.h"
#include "ui/faces/card_face.h"

namespace playsheet {

/// The face of a card of Gormiti, tokens included, in a language of a seat: "en", "it", "pt_BR". In the quick mode it
/// has only what counts there (G-908).
CardFace gormitiFace(const gormiti::Catalog& cards, gormiti::DefinitionId definition, const QString& language,
                     gormiti::Mode mode = gormiti::Mode::strategic);

/// The letter by which faces know an element (ui/faces/palette.h).
QChar letterOf(gormiti::Element element);

}  // namespace playsheet

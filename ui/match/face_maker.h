// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/cards/catalog.h"
#include "ui/faces/card_face.h"

namespace playsheet {

/// What is printed on a card, in the words of a language.
CardFace makeFace(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language);

/// The printed name of a card in a language.
QString cardNameOf(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language);

}  // namespace playsheet

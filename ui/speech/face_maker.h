// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/naruto/cards/catalog.h"
#include "ui/faces/card_face.h"
#include "ui/wording/match_names.h"

namespace playsheet {

/// What is printed on a card, in the words of a language.
CardFace makeFace(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language,
                  wording::CardNames names = {});

/// The printed name of a card in a text of this language.
QString cardNameOf(const naruto::Catalog& cards, naruto::DefinitionId definition, const QString& language,
                   wording::CardNames names = {});

}  // namespace playsheet

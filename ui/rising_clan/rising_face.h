// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/cards/catalog.h"
#include "ui/faces/card_face.h"

namespace playsheet {

/// The face with this number, in the language of a seat: of a card, of a role or of a goal (rising_seats.h). `seats`:
/// so many play, and roles have other rivals with two.
CardFace risingFace(const rising_clan::Catalog& cards, int number, const QString& language, std::size_t seats);

}  // namespace playsheet

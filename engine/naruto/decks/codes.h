// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/naruto/cards/catalog.h"

/// Codes of cards as people and lists write them (N-CARD-11).
namespace naruto {

/// The code with capital letters and without the zeros in front of its number: "te-076" and "TE-76" are both "TE-76",
/// "ST-S02" is "ST-S2". A text that is no code comes back as it is, in capitals.
std::string plain_code(std::string_view code);

/// The two codes mean one printing; an empty code means none.
bool same_code(std::string_view a, std::string_view b);

/// What was meant by a code that no card has: the code that is written otherwise or is that of the Italian edition; the
/// codes of the card if its name was written ("N-001, N-085"); else the nearest code. Empty if nothing is near.
std::string nearest_card(std::string_view written, const Catalog& catalog);

/// For how many unknown codes of one list a near one is looked for.
inline constexpr int kMostLookups = 20;

}  // namespace naruto

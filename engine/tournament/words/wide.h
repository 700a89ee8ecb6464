// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tournament {

/// A whole number of 128 bits: all levels of a cost side by side (T-552), and products of exact fractions (T-546).
__extension__ typedef __int128 Wide;

}  // namespace tournament

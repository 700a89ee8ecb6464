// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace playsheet {

inline constexpr int kNoDisplay = 3;  ///< exit code: there is no display, or it has gone away

/// Qt aborts where no display can be opened, and ends without a word when it goes away. From this call on a sentence
/// says so, in the language of the system, and the program ends with `kNoDisplay`. Called before the application is
/// made; lasts as long as the program.
void tellDisplayFaults();

/// What is done before it ends because its display has gone away; nothing: nothing.
void whenDisplayIsLost(std::function<void()> last);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// One thing alone has the focus for a reader of the screen: a widget that hands its focus on, such as the viewport of
/// a list, says of itself that it has none. Holds for widgets without an interface of their own; may be called again.
void installFocusAccess();

}  // namespace playsheet

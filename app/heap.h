// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// What is freed goes back to the machine. To be called before there is a second thread.
void keepTheHeapSmall();

}  // namespace playsheet

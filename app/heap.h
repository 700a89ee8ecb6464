// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// What is freed goes back to the machine. To be called before there is a second thread.
void keepTheHeapSmall();

/// Pages that lie free between others go back, too. Takes a few milliseconds: for now and then.
void giveBackFreePages();

}  // namespace playsheet

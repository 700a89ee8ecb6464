// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/storage/settings.h"

namespace playsheet {

/// The keys that somebody has chosen, from the settings into the table of keys. Returns those that cannot be, as they
/// stand there ("key.undo = Ctrl+J"): the usual ones hold in their place.
QStringList keysFrom(const Settings& settings);
void keepKeys(Settings& settings);

}  // namespace playsheet

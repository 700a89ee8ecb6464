// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QStringList>

#include "ui/table/key_table.h"

/// Keys that a person has chosen in the place of the usual ones.
namespace playsheet {

/// By the names of their rows.
using OwnKeys = QMap<QString, QKeySequence>;

/// "undo", "pass.south": stands in the settings.
QString nameOf(const KeyRow& row);
/// One key that settings can keep.
bool isKey(const QKeySequence& key);
/// A person can choose another key for it.
bool mayChange(const KeyRow& row);
/// Why this cannot be the key of the row: a sentence in the program's language, empty if it can. What Qt itself does
/// with a key everywhere (Enter, Esc, Tab, Space, arrows), and digits, stay as they are; a key of one seat is held, so
/// it is a letter that is pressed alone; one of the window is none that is typed; no key means two things in one place.
QString whyNot(const KeyRow& row, const QKeySequence& key);

OwnKeys ownKeys();
/// These from now on. Returns the names whose key cannot be: the usual ones hold there.
QStringList setOwnKeys(const OwnKeys& keys);

}  // namespace playsheet

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace playsheet {

/// The languages that a seat can read: "en", "it", "pt_BR".
const std::vector<QString>& seatLanguages();

/// Its own name of a language.
QString languageTitle(const QString& language);

/// The language of a seat that the program itself speaks now.
QString programLanguage();

/// One of our strings, marked with QT_TRANSLATE_NOOP("Match", ...), in the language of a seat, whatever the language of
/// the program is. `tongue`: whose words are preferred where a game has its own ("baralho", not "deck"): the comment of
/// such a translation; nullptr: those of the game that the program speaks of (`programTongue`).
QString inLanguage(const QString& language, const char* text, const char* tongue = nullptr);
QString inLanguage(const QString& language, const char* text, int n);

}  // namespace playsheet

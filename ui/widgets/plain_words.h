// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace playsheet {

/// Words of strangers are words: no label, message box or tooltip of the program guesses that a text is markup, so that
/// no name of a card, deck or file can load a picture or pretend to be something else. What is meant to be markup says
/// so itself (`setTextFormat(Qt::RichText)`). Lasts as long as the application.
void showPlainWords(QApplication& application);

}  // namespace playsheet

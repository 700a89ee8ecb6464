// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/naruto/editions/edition.h"
#include "ui/widgets/look.h"

class QWidget;

namespace playsheet {

/// What came of a text.
struct ReadList {
  std::optional<naruto::Deck> deck;
  QString trouble;  ///< why it is no deck; empty without a deck: it was given up
  int settled = 0;  ///< lines of a name of several printings of which one was taken without a question
};

/// A deck from a text that somebody wrote or copied (docs/formats.md); what is not clear in it is asked on a sheet.
/// `source` is what sentences call it. Printings are proposed by the edition that the list names, else by this one.
ReadList readList(const std::string& text, const QString& source, const naruto::CardIndex& cards, const Look& look,
                  const QString& language, QWidget* parent,
                  const naruto::Edition& edition = naruto::editions().front());

/// The path of a list that somebody chooses; empty if it was given up.
QString askForListFile(QWidget* parent);

}  // namespace playsheet

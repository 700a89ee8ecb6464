// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>

#include "ui/widgets/number_field.h"

namespace naruto {
class Catalog;
}

namespace playsheet {

/// One house rule as a dialog asks for it, whatever the game: its words in the language of the reader, and how it is
/// answered. Of the three ways the first that is there: a list of cards, a number, one of several words.
struct RulingQuestion {
  QString id;    ///< "A-06", or the name of an option
  QString sign;  ///< what stands at its end: "A-06", "G-309"
  QString title;
  QString text;
  const naruto::Catalog* cards = nullptr;          ///< answered by a list of these; they outlive the dialog
  std::optional<NumberField::Range> numbers = {};  ///< of 0 and more
  QStringList words = {};                          ///< the values by number
  QString usual;                                   ///< how the default among the words is read: "%1 (default)"
  std::size_t own = 0;    ///< the default: a place among the words, the number itself, or that of a list
  std::size_t value = 0;  ///< as it is set now
};

/// What a question was answered with.
struct RulingAnswer {
  QString id;
  std::size_t value = 0;
};

}  // namespace playsheet
